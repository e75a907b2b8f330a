"""Shapes: the kernel plays by the reference's rules, for every option, trump and level.

``compare_deals`` is the whole comparison; a study may call it with any number of deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from kibitz.cards import Card, sort_cards
from kibitz.kernel.lower_shapes import lower_shapes
from kibitz.kernel.tractor import ShapeState
from kibitz.records.position import format_position, parse_position
from kibitz.rules.actions import Action, Play
from kibitz.rules.engine import apply, check, legal_actions
from kibitz.rules.phases.play import to_act
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from tests.kernel.tractor_deals import answering_start, play_variants, random_start, ruffing_start
from tests.perft.reading import Entry, all_entries

PLAYED = [
    entry
    for entry in all_entries()
    if entry.position.startswith("tractor") and "phase=play" in entry.position
]
VARIANTS = play_variants()


def chosen(legal: Sequence[Action], random: Random) -> Play:
    """Return a legal play; plays of many pairs are taken more often than chance would."""
    tries = [legal[random.randrange(len(legal))] for _ in range(random.choice((1, 1, 30)))]
    plays = [play for play in tries if isinstance(play, Play)]
    return max(plays, key=lambda play: len(play.cards) - len(set(play.cards)))


def odd_play(state: Playing, random: Random) -> tuple[Card, ...]:
    """Return cards that may or may not be legal: mostly from the hand and of the size led."""
    hand = list(state.hands[to_act(state)])
    n = len(state.trick[0]) if state.trick else random.randint(1, 4)
    if random.random() < 0.1:
        n += random.choice((-1, 1))
    cards = random.sample(hand, max(0, min(n, len(hand))))
    if random.random() < 0.1:
        other = random.choice(state.variant.cards)
        cards = [*cards[1:], other] if cards.count(other) < 2 else cards
    return sort_cards(cards)


def differences(state: Playing, kernel: ShapeState, random: Random, at_most: int) -> list[str]:
    """Return where kernel and reference differ about one position."""
    legal = legal_actions(state)
    found = []
    if kernel.to_act != to_act(state):
        found.append(f"to act: expected {to_act(state)}, kernel {kernel.to_act}")
    if kernel.n_legal != len(legal):
        found.append(f"plays: expected {len(legal)}, kernel {kernel.n_legal}")
    if len(legal) <= at_most:
        expected = {play.cards for play in legal if isinstance(play, Play)}
        listed = kernel.legal_cards()
        if expected != set(listed) or len(set(listed)) != len(listed):
            missing, more = expected - set(listed), set(listed) - expected
            found.append(
                f"plays: kernel lacks {list(missing)[:3]}, has {list(more)[:3]}, {len(listed)} in all"
            )
    else:
        for play in (legal[random.randrange(len(legal))] for _ in range(10)):
            assert isinstance(play, Play)
            if kernel.check(play.cards) is not None:
                found.append(f"kernel refuses {play}: {kernel.check(play.cards)}")
    for counts in kernel.draw(5, random.getrandbits(64)):
        cards = kernel.lowered.cards(counts)
        if check(state, Play(cards)) is not None:
            found.append(f"kernel draws {cards}")
    for _ in range(4):
        cards = odd_play(state, random)
        fault = check(state, Play(cards))
        if kernel.check(cards) != (fault.code if fault else None):
            found.append(f"{cards}: expected {fault and fault.code}, kernel {kernel.check(cards)}")
    return found


def compare_deal(start: Playing, random: Random, at_most: int = 300) -> list[str]:
    """Return where kernel and reference differ on a random line of play to the end of the deal.

    at_most: larger sets of legal plays are compared by their number and by samples.
    """
    kernel = ShapeState(start)
    state: State = start
    n_plays = 0
    while isinstance(state, Playing):
        found = differences(state, kernel, random, at_most)
        play = chosen(legal_actions(state), random)
        before = state
        state = apply(state, play)
        after = state.last if isinstance(state, DealOver) else state
        assert isinstance(after, Playing)
        down = kernel.apply(play.cards)
        n_plays += 1
        on_table = after.trick[-1] if after.trick else after.plays[-1].cards[-1]
        facts = (on_table, after.hands, after.points, after.failed_throws, after.trick, after.leader)
        hands = tuple(kernel.hand(seat) for seat in start.variant.seats)
        leader = kernel.to_act if not after.trick else after.leader
        seen = (down, hands, kernel.points, kernel.failed_throws, kernel.table(), leader)
        if facts != seen:
            found.append(f"after {play}: expected {facts}, kernel {seen}")
        if found:
            return [f"{fault}\n  {format_position(before)}" for fault in found]
    assert isinstance(state, DealOver)
    expected = state.result.points[kernel.lowered.attackers]
    if not kernel.is_over or kernel.final_points != expected or kernel.n_legal:
        return [f"points: expected {expected}, kernel {kernel.final_points}\n  {format_position(start)}"]
    for _ in range(n_plays):
        kernel.undo()
    return differences(start, kernel, random, at_most)


def compare_deals(
    variant: Variant, seed: str, n_deals: int, hand_size: int | None, at_most: int = 300
) -> list[str]:
    """Return the differences in so many deals of hands of this size (None: the whole deal)."""
    found = []
    for i in range(n_deals):
        random = Random(f"{seed}/{i}")
        found += compare_deal(random_start(variant, random, hand_size), random, at_most)
    return found


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("hand_size", [4, 8, None], ids=["4 cards", "8 cards", "whole deals"])
def test_random_deals(name: str, hand_size: int | None) -> None:
    n_deals = {4: 6, 8: 6, None: 1}[hand_size]
    assert [] == compare_deals(VARIANTS[name], f"{name} {hand_size}", n_deals, hand_size)


@pytest.mark.parametrize("name", [name for name in VARIANTS if name.startswith("on")])
def test_ruffs_of_throws(name: str) -> None:
    found = []
    for i in range(5):
        random = Random(f"ruffs/{name}/{i}")
        found += compare_deal(ruffing_start(VARIANTS[name], random, random.randint(3, 9)), random)
    assert [] == found


@pytest.mark.parametrize("name", [name for name in VARIANTS if name.startswith("on")])
def test_answers_to_throws_of_pairs(name: str) -> None:
    found = []
    for i in range(10):
        random = Random(f"answers/{name}/{i}")
        found += compare_deal(answering_start(VARIANTS[name], random), random)
    assert [] == found


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", VARIANTS)
def test_many_random_deals(name: str) -> None:
    for hand_size in (1, 2, 3, 5, 8, 12, 20, None):
        assert [] == compare_deals(VARIANTS[name], f"many {name} {hand_size}", 10, hand_size, at_most=5000)
    for i in range(100 if name.startswith("on") else 0):
        random = Random(f"many {name} {i}")
        assert [] == compare_deal(answering_start(VARIANTS[name], random), random)
        assert [] == compare_deal(ruffing_start(VARIANTS[name], random, random.randint(3, 9)), random)


@pytest.mark.parametrize("entry", PLAYED, ids=str)
def test_counts_of_sequences(entry: Entry) -> None:
    state = parse_position(entry.position)
    assert isinstance(state, Playing)
    kernel = ShapeState(state)
    assert entry.counts == {depth: kernel.perft(depth) for depth in entry.counts}


def test_the_comparison_sees_another_rule() -> None:
    """A kernel told the wrong follow rule is found out: the comparison can fail."""
    pairs, tractor = (VARIANTS[f"{follow} two"] for follow in ("pairs", "tractor"))
    found = 0
    for i in range(40):
        random = Random(f"wrong/{i}")
        start = random_start(tractor, random, 9, spread=2)
        wrong = lower_shapes(random_start(pairs, Random(f"wrong/{i}"), 9, spread=2))
        kernel = ShapeState(start, wrong)
        state: State = start
        while isinstance(state, Playing) and not differences(state, kernel, random, 300):
            play = chosen(legal_actions(state), random)
            state = apply(state, play)
            kernel.apply(play.cards)
        found += isinstance(state, Playing)
    assert found > 0
