"""Endings of shapes: the search against plain minimax, by the reference's rules and by the kernel's."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.kernel.tractor import ShapeState, shape_endings
from kibitz.records.position import format_position
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.phases.play import to_act
from kibitz.rules.state import DealOver, Playing, State
from tests.kernel.tractor_deals import play_variants, random_start

VARIANTS = play_variants()


def best_by_reference(state: State) -> int:
    """Return the attackers' points under best play, every line tried by the reference."""
    if isinstance(state, DealOver):
        assert state.outcome is not None
        return state.result.points[1 - state.variant.side_of(state.outcome.contract.declarer)]
    assert isinstance(state, Playing)
    defends = state.variant.side_of(to_act(state)) == state.variant.side_of(state.contract.declarer)
    return (min if defends else max)(best_by_reference(apply(state, play)) for play in legal_actions(state))


def best_by_kernel(kernel: ShapeState) -> int:
    """Return the same, every line played by the kernel."""
    if kernel.is_over:
        return kernel.final_points
    values = []
    for cards in kernel.legal_cards():
        kernel.apply(cards)
        values.append(best_by_kernel(kernel))
        kernel.undo()
    return (max if kernel.to_act % 2 == kernel.lowered.attackers else min)(values)


@pytest.mark.parametrize("name", VARIANTS)
def test_endings_against_the_reference(name: str) -> None:
    for i in range(4):
        # Three cards with throws are many lines for the reference; the kernel's own minimax tries those.
        n_cards = 3 if i == 0 and not name.startswith("on") else 2
        start = random_start(VARIANTS[name], Random(f"endings/{name}/{i}"), n_cards, spread=3)
        ending = ShapeState(start).ending()
        expected = {
            play.cards: best_by_reference(apply(start, play))
            for play in legal_actions(start)
            if isinstance(play, Play)
        }
        assert {cards: (n, n) for cards, n in expected.items()} == ending.values, format_position(start)
        assert ending.is_exact
        attacks = to_act(start) % 2 != start.contract.declarer % 2
        assert (max if attacks else min)(expected.values()) == ending.lower


@pytest.mark.parametrize("name", VARIANTS)
def test_endings_from_the_middle_of_a_trick(name: str) -> None:
    for i in range(4):
        random = Random(f"middle/{name}/{i}")
        kernel = ShapeState(random_start(VARIANTS[name], random, 4, spread=3))
        for _ in range(random.randint(5, 9)):
            if not kernel.is_over:
                kernel.apply(kernel.lowered.cards(kernel.draw(1, random.getrandbits(60))[0]))
        if not kernel.is_over:
            assert (best_by_kernel(kernel),) * 2 == ((ending := kernel.ending()).lower, ending.upper)


def test_a_small_budget_leaves_honest_bounds() -> None:
    n_open = 0
    for i in range(30):
        kernel = ShapeState(
            random_start(VARIANTS["on all_components 10 pairs twice_cards"], Random(i), 4, spread=10)
        )
        exact = kernel.ending()
        assert exact.is_exact
        for budget in (0, 20, 200):
            quick = kernel.ending(budget)
            assert quick.n_nodes <= budget + len(quick.values)
            assert quick.lower <= exact.lower <= quick.upper
            for cards, (low, high) in quick.values.items():
                assert low <= exact.values[cards][0] <= high
            n_open += not quick.is_exact
    assert n_open > 0


def test_many_worlds_at_once() -> None:
    start = random_start(VARIANTS["pairs twice_cards"], Random(5), 4, spread=10)
    kernel = ShapeState(start)
    rows = kernel.lowered.rows(start.hands)
    worlds = rows[[[0, 1, 2, 3], [0, 3, 2, 1], [0, 2, 1, 3]]]
    bounds = shape_endings(start, worlds)
    for world, (low, high) in zip(worlds, bounds, strict=True):
        hands = tuple(kernel.lowered.cards(row) for row in world)
        alone = ShapeState(_with_hands(start, hands)).ending()
        assert (alone.lower, alone.upper) == (low, high)
        assert alone.is_exact


def _with_hands(state: Playing, hands: tuple[tuple[object, ...], ...]) -> Playing:
    from dataclasses import replace

    return replace(state, hands=hands)  # type: ignore[arg-type]
