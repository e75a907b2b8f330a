"""How fast the kernel is, and beside it, in the same run, the programs of others where they are installed.

Times are of the processor. Every measurement asserts its result: a sum that must come out, values that two
programs must agree on.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

import numpy as np

from kibitz.cards import Card, Suit, sort_cards
from kibitz.cli.benches.peers_run import Deal, dds_answers, openspiel_rate
from kibitz.games import DEFAULT_VARIANT, VARIANTS, variant_of
from kibitz.kernel import Lowered, Solver, lower, playouts, playouts_of_worlds, random_deals
from kibitz.kernel.lower_shapes import lower_shapes
from kibitz.kernel.sampling import WorldSampler
from kibitz.kernel.tractor import shape_deals
from kibitz.match.deals import play_deals
from kibitz.players.random import RandomPlayer
from kibitz.rules.parts import Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Phase, Playing
from kibitz.rules.variant import Variant
from kibitz.views import view

SEED = "bench"
PEER_MS = "ms"
# The games measured: their figures are compared with those of like games, so here they have names.
NINE_CARDS = variant_of("tournament", {"rook_any_time": False})  # the high Rook follows like any trump
FRENCH = VARIANTS["amerikaner"]
SHAPES = VARIANTS["tractor"]


@dataclass(frozen=True, slots=True)
class Row:
    """A figure of ours, and of a peer where there is one. ratio: how many times better ours is."""

    name: str
    amount: float
    unit: str
    peer_name: str = ""
    peer: float | None = None
    ratio: float | None = None


Measure = Callable[[], Sequence[Row]]


def measurements(seconds: int) -> tuple[Measure, ...]:
    """Return everything that is measured, each for about so many seconds."""
    return (
        lambda: _one_deal(seconds),
        lambda: _whole_deals(seconds),
        lambda: _two_threads(seconds),
        lambda: _shapes(seconds),
        lambda: _worlds(seconds),
        lambda: _bridge_like(13, seconds),
        lambda: _bridge_like(9, seconds),
        lambda: _rook(seconds),
    )


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Return how many a second of processor time; ``play`` is told a number and returns how many it did."""
    n = turn = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        n += play(turn)
        turn += 1
    return n / taken


def first_settled(variant: Variant, seed: str) -> Playing:
    """Return the first position of a random deal at which only cards remain to be played."""
    for played in play_deals(variant, seed, 20, (RandomPlayer(),) * variant.n_seats):
        for step in played.steps:
            state = step.before
            if isinstance(state, Playing) and not state.calling and state.contract.trump is not None:
                return state
    raise AssertionError("no deal was played")


def _one_deal(seconds: float) -> list[Row]:
    state = first_settled(NINE_CARDS, SEED)
    lowered, n = lower(state), 1 << 17

    def play(turn: int) -> int:
        values = playouts(state, n, seed=turn, lowered=lowered).values
        assert 0 <= values.min() <= values.max() <= state.variant.all_points
        return n

    return [Row(f"{NINE_CARDS.name}, one deal", _rate(play, seconds), "playouts/s")]


def _bridge_state(variant: Variant, deal: Deal) -> tuple[Playing, Lowered]:
    """Return a deal of the French pack as a position of Amerikaner with two fixed sides."""
    start = Start(
        phase=Phase.PLAY.value,
        dealer=Seat(3),
        hands=tuple(sort_cards(Card(card) for card in hand) for hand in deal.hands),
        trump=None if deal.trump is None else Suit(deal.trump),
        declarer=Seat(deal.leader),
        contract=None if deal.trump is None else variant.minimum_bid,
        alone=deal.trump is None,
        leader=Seat(deal.leader),
    )
    state = state_from_start(variant, start)
    assert isinstance(state, Playing)
    return state, lower(state, ours=(Seat(deal.leader), Seat((deal.leader + 2) % 4)))


def bridge_deals(n_deals: int, per_hand: int) -> list[Deal]:
    """Return random deals of the highest ranks, a random strain and a random leader."""
    chance = random.Random(f"{SEED} {per_hand}")
    ranks = "23456789TJQKA"[-per_hand:]
    found = []
    for _ in range(n_deals):
        deck = [suit + rank for suit in "SHDC" for rank in ranks]
        chance.shuffle(deck)
        hands = tuple(tuple(deck[i::4]) for i in range(4))
        found.append(
            Deal(
                hands,
                chance.choice((*"SHDC", None) if per_hand == 13 else tuple("SHDC")),
                chance.randrange(4),
            )
        )
    return found


def _whole_deals(seconds: float) -> list[Row]:
    deal = bridge_deals(1, 13)[0]
    state, lowered = _bridge_state(FRENCH, Deal(deal.hands, "S", 0))
    n = 1 << 15
    hands, _ = random_deals(lowered, n, seed=1)  # the peer's states are dealt beforehand, too

    def play(turn: int) -> int:
        played = playouts_of_worlds(state, hands, n, seed=turn, lowered=lowered)
        assert (played.tricks.sum(axis=1) == 13).all()
        return n

    rate = _rate(play, seconds)
    peer = openspiel_rate(seconds)
    row = Row(f"{FRENCH.name}, dealt hands", rate, "deals/s")
    return [row if peer is None else Row(row.name, rate, row.unit, "OpenSpiel spades", peer, rate / peer)]


def _two_threads(seconds: float) -> list[Row]:
    """Wall time: two threads on two idle cores."""
    state = first_settled(NINE_CARDS, SEED)
    lowered, n = lower(state), 1 << 20

    def wall(threads: int) -> float:
        best = float("inf")
        for turn in range(max(2, round(seconds))):
            begun = time.perf_counter()
            values = playouts(state, n, seed=turn, lowered=lowered, threads=threads).values
            best = min(best, time.perf_counter() - begun)
            assert len(values) == n
        return best

    one, two = wall(1), wall(2)
    return [Row("two threads, times faster", one / two, "(wall time)")]


def _shapes(seconds: float) -> list[Row]:
    state = first_shapes(SHAPES)
    lowered = lower_shapes(state)

    def play(turn: int) -> int:
        n = 512
        found = shape_deals(lowered, n, seed=turn, hand_size=25)
        assert (found.points >= 0).all()
        return n

    return [Row(f"{SHAPES.name}, new deals", _rate(play, seconds), "deals/s")]


def first_shapes(variant: Variant) -> Playing:
    """Return the first position of play of a random deal of shapes."""
    played = next(play_deals(variant, SEED, 1, (RandomPlayer(),) * variant.n_seats))
    return next(step.before for step in played.steps if isinstance(step.before, Playing))


def _worlds(seconds: float) -> list[Row]:
    rows = []
    for variant in (DEFAULT_VARIANT, FRENCH, SHAPES):
        state = first_shapes(variant) if variant is SHAPES else first_settled(variant, SEED)
        seat = Seat((state.leader + len(state.trick)) % variant.n_seats)
        sampler = WorldSampler(view(state, seat))

        def play(turn: int, sampler: WorldSampler = sampler, n: int = 256) -> int:
            return len(sampler.sample(n, seed=turn))

        rows.append(Row(f"{variant.name}, worlds", _rate(play, seconds / 2), "worlds/s"))
    return rows


def _bridge_like(per_hand: int, seconds: float) -> list[Row]:
    n_deals = max(10, round(seconds * (15 if per_hand == 13 else 100)))
    deals = bridge_deals(n_deals, per_hand)
    solver, times, values = Solver(), [], []
    for deal in deals:
        state, lowered = _bridge_state(FRENCH, deal)
        begun = time.process_time()
        bounds = solver.value(state, ours=sorted(lowered.ours))
        times.append(time.process_time() - begun)
        assert bounds.is_exact
        values.append(bounds.low)
    ours = 1e3 * median(times)
    name = f"bridge-like, {per_hand} cards, median"
    answers = dds_answers(deals)
    if answers is None:
        return [Row(name, ours, PEER_MS)]
    assert values == [answer.tricks for answer in answers], "DDS and this solver disagree"
    theirs = 1e3 * median(answer.seconds for answer in answers)
    return [Row(name, ours, PEER_MS, "DDS", theirs, theirs / ours)]


def _rook(seconds: float) -> list[Row]:
    state = first_settled(NINE_CARDS, SEED)
    lowered = lower(state)
    hands, kitties = random_deals(lowered, max(10, round(seconds * 20)), seed=1)
    points = np.array([state.variant.card_points[card] for card in lowered.faces])
    bits = (kitties[:, None] >> np.arange(len(points), dtype=np.uint64)) & np.uint64(1)
    last = (bits.astype(np.int64) @ points).astype(np.int16)
    solver = Solver()
    one: list[float] = []
    every: list[float] = []
    for i in range(len(hands)):
        for times, cards in ((one, None), (every, state.hands[state.leader])):
            world = hands[i : i + 1]
            begun = time.process_time()
            if cards is None:
                bounds = solver.value_of_world(
                    state, world[0], lowered=lowered, last_trick_value=int(last[i])
                )
                assert bounds.is_exact
            else:
                held = list(lowered.cards(int(world[0, state.leader])))
                solver.solve_worlds(state, world, held, lowered=lowered, last_trick_values=last[i : i + 1])
            times.append(time.process_time() - begun)
    return [
        Row(f"{NINE_CARDS.name}, value, median", 1e3 * median(one), PEER_MS),
        Row(f"{NINE_CARDS.name}, value, 95 %", 1e3 * float(np.quantile(one, 0.95)), PEER_MS),
        Row(f"{NINE_CARDS.name}, every card, median", 1e3 * median(every), PEER_MS),
    ]
