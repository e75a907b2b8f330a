"""Playouts of shapes: the same on any number of threads, fair between the sides, like the reference's random play."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from kibitz.cards import FRENCH_SUITS, NO_TRUMP, Card, Rank, Suit, rank_of, sort_cards, suit_of
from kibitz.kernel.lower_shapes import lower_shapes, lower_shapes_for
from kibitz.kernel.shape_policies import ShapePolicy
from kibitz.kernel.tractor import (
    ShapePlayouts,
    ShapeState,
    shape_deals,
    shape_playouts,
    shape_playouts_of_plays,
)
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Playing, State
from tests.kernel.tractor_deals import TRACTOR, play_variants, random_start

VARIANTS = play_variants()
THROWS = VARIANTS["on all_components 10 tractor twice_cards"]


def same(a: ShapePlayouts, b: ShapePlayouts) -> bool:
    return all(
        np.array_equal(getattr(a, name), getattr(b, name))
        for name in ("points", "attackers_won_last", "last_trick_cards", "n_tricks")
    )


@pytest.mark.parametrize("policy", ShapePolicy)
def test_threads_and_cuts_change_nothing(policy: ShapePolicy) -> None:
    start = random_start(THROWS, Random(1))
    alone = shape_playouts(start, 1000, seed=3, policy=policy, random_share=0.2)
    assert same(alone, shape_playouts(start, 1000, seed=3, policy=policy, random_share=0.2, threads=3))
    assert not same(alone, shape_playouts(start, 1000, seed=4, policy=policy, random_share=0.2))
    fewer = shape_playouts(start, 130, seed=3, policy=policy, random_share=0.2)
    assert np.array_equal(alone.points[:130], fewer.points)
    lowered = lower_shapes_for(THROWS, Suit("H"), Rank("7"), Seat(2))
    assert same(
        shape_deals(lowered, 700, seed=9, policy=policy),
        shape_deals(lowered, 700, seed=9, policy=policy, threads=4),
    )


def test_worlds_take_turns() -> None:
    start = random_start(TRACTOR, Random(2), 3)
    lowered = lower_shapes_for(TRACTOR, start.contract.trump, start.contract.level, start.contract.declarer)
    rows = lowered.rows(start.hands)
    worlds = rows[[[0, 1, 2, 3], [2, 1, 0, 3]]]
    out = shape_playouts(start, 4000, seed=1, hands=worlds, buried_points=np.array([0, 50], dtype=np.int32))
    for world, buried in enumerate((0, 50)):
        hands = tuple(lowered.cards(row) for row in worlds[world])
        # With no buried points the mean is that of the first world alone; both are noisy.
        alone = shape_playouts(
            replace(start, hands=hands), 2000, seed=5, buried_points=np.array([buried], dtype=np.int32)
        )
        error = (alone.points.std() + 1) * (2 / 2000) ** 0.5
        assert abs(out.points[world::2].mean() - alone.points.mean()) < 5 * error


def test_plays_tried_in_worlds() -> None:
    """Each play leads to outcomes that the reference knows of, and where there is only one, to that."""
    variant = VARIANTS["on all_components 10 pairs twice_cards"]
    for i in range(20):
        state: State = random_start(variant, Random(f"tried/{i}"), 2, spread=3)
        for _ in range(3):
            assert isinstance(state, Playing)
            state = apply(state, legal_actions(state)[0])
        assert isinstance(state, Playing)
        plays = [play.cards for play in legal_actions(state) if isinstance(play, Play)]
        lowered = lower_shapes(state)
        world = lowered.rows(state.hands)
        values = shape_playouts_of_plays(
            state, np.stack([world, world]), plays, seed=i, per_world=3, policy=ShapePolicy.UNIFORM
        )
        assert (2, len(plays), 3) == values.shape
        for p, cards in enumerate(plays):
            possible = set(chances(apply(state, Play(cards))))
            assert set(values[:, p].flat) <= possible
            if len(possible) == 1:
                assert {int(v) for v in values[:, p].flat} == possible


@pytest.mark.parametrize("name", ["pairs twice_cards", "on longest_component 10 tractor two"])
def test_uniform_play_like_the_references(name: str) -> None:
    """Every outcome of a short ending comes as often as by the reference's legal actions, each equally likely."""
    for i in range(4):
        start = random_start(VARIANTS[name], Random(f"uniform/{i}"), 2, spread=3)
        expected = chances(start)
        n = 20_000
        out = shape_playouts(start, n, seed=i)
        seen = dict(zip(*np.unique(out.points, return_counts=True), strict=True))
        assert set(seen) == set(expected)
        for points, chance in expected.items():
            deviation = (n * chance * (1 - chance)) ** 0.5 + 1e-9
            assert abs(seen[points] - n * chance) <= 5 * deviation, (points, chance)


def chances(state: State) -> dict[int, float]:
    """Return the chance of every number of attackers' points under uniform play."""
    if isinstance(state, DealOver):
        assert state.outcome is not None
        return {state.result.points[1 - state.outcome.contract.declarer % 2]: 1.0}
    legal = legal_actions(state)
    total: dict[int, float] = {}
    for play in legal:
        for points, chance in chances(apply(state, play)).items():
            total[points] = total.get(points, 0.0) + chance / len(legal)
    return total


@pytest.mark.parametrize("trump", [*FRENCH_SUITS, NO_TRUMP])
def test_random_deals_are_whole_and_fair(trump: Suit) -> None:
    lowered = lower_shapes_for(TRACTOR, trump, Rank("2"), Seat(0))
    out = shape_deals(lowered, 20_000, seed=11)
    assert (out.points % 5 == 0).all()
    assert (out.points >= 0).all()
    assert (out.n_tricks <= 25).all()
    assert (out.n_tricks >= 1).all()
    # By symmetry the attackers win half of the last tricks, give or take the first lead.
    assert abs(out.attackers_won_last.mean() - 0.5) < 0.03
    # Without the kitty both sides' points add up to 200 less what is buried, 8/108 of 200 on the average.
    plain = out.points[~out.attackers_won_last].mean()
    assert 75 < plain < 100


def test_greedy_play_is_another_play() -> None:
    lowered = lower_shapes_for(VARIANTS["pairs two"], Suit("S"), Rank("5"), Seat(1))
    greedy = shape_deals(lowered, 4000, seed=1, policy=ShapePolicy.GREEDY)
    uniform = shape_deals(lowered, 4000, seed=1)
    # Long shapes are led, so tricks are fewer.
    assert greedy.n_tricks.mean() < uniform.n_tricks.mean() - 1
    half = shape_deals(lowered, 4000, seed=1, policy=ShapePolicy.GREEDY, random_share=0.5)
    assert greedy.n_tricks.mean() + 0.5 < half.n_tricks.mean() < uniform.n_tricks.mean() - 0.5


# --- what must not matter -------------------------------------------------------------------------


def renamed(state: Playing, names: dict[str, str]) -> Playing:
    """Return the state with its suits renamed."""

    def card(old: Card) -> Card:
        suit, rank = suit_of(old), rank_of(old)
        return old if suit is None or rank is None else Card(names[suit] + rank)

    def cards(old: tuple[Card, ...]) -> tuple[Card, ...]:
        return sort_cards(card(c) for c in old)

    trump = state.contract.trump
    new_trump = trump if trump is None or trump == NO_TRUMP else Suit(names[trump])
    return replace(
        state,
        hands=tuple(map(cards, state.hands)),
        kitty=cards(state.kitty),
        buried=cards(state.buried),
        contract=replace(state.contract, trump=new_trump),
    )


def turned(state: Playing) -> Playing:
    """Return the state with everybody one seat on."""
    contract = state.contract
    return replace(
        state,
        hands=state.hands[3:] + state.hands[:3],
        leader=Seat((state.leader + 1) % 4),
        contract=replace(contract, declarer=Seat((contract.declarer + 1) % 4)),
        points=state.points[::-1],
        failed_throws=state.failed_throws[::-1],
    )


@pytest.mark.parametrize("name", ["tractor twice_cards", "on longest_component 10 pairs power"])
def test_names_of_suits_and_seats_do_not_matter(name: str) -> None:
    for i in range(15):
        random = Random(f"names/{name}/{i}")
        start = random_start(VARIANTS[name], random, 4, spread=10)
        suits = random.sample(FRENCH_SUITS, 4)
        other = turned(renamed(start, dict(zip(FRENCH_SUITS, suits, strict=True))))
        a, b = ShapeState(start), ShapeState(other)
        assert a.n_legal == b.n_legal
        assert a.perft(5) == b.perft(5)
        mine, theirs = a.ending(), b.ending()
        # A throw may fall apart otherwise where equal level pairs go by the order S H D C; values stay.
        assert (mine.lower, mine.upper) == (theirs.lower, theirs.upper)


def test_points_are_conserved() -> None:
    for i in range(30):
        random = Random(f"points/{i}")
        start = random_start(THROWS, random)
        kernel = ShapeState(start)
        while not kernel.is_over:
            kernel.apply(kernel.lowered.cards(kernel.draw(1, random.getrandbits(60))[0]))
        assert 200 == sum(kernel.points) + kernel.lowered.points(start.buried)


def test_the_last_trick_is_told() -> None:
    """Last trick, its winner and the tricks of a playout are those of a deal that can go one way only."""
    base = random_start(TRACTOR, Random(4), 1)
    out = shape_playouts(base, 1, seed=1)
    state: State = base
    while isinstance(state, Playing):
        play = legal_actions(state)[0]
        assert isinstance(play, Play)
        state = apply(state, play)
    assert isinstance(state, DealOver)
    assert state.outcome is not None
    last = state.outcome.last_trick
    assert last is not None
    attackers = 1 - base.contract.declarer % 2
    assert (1, 1) == (out.n_tricks[0], out.last_trick_cards[0])
    assert (last.winner % 2 == attackers) == out.attackers_won_last[0]
    assert state.result.points[attackers] == out.points[0]
