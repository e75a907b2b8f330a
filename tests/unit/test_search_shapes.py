"""Searching where shapes are led: when a candidate replaces the rulebook's choice, burials, odds, and results."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from kibitz.cards import Card
from kibitz.games import VARIANTS
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.rulebook import RulebookPlayer
from kibitz.players.search import SearchPlayer
from kibitz.players.search.budget import Budget
from kibitz.players.search.judged import Values
from kibitz.players.search.shapes import Found, best_of, levels_of_attackers
from kibitz.players.search.shapes_inference import weights
from kibitz.rules.actions import Bury
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Burying, Hand, Playing, State
from kibitz.views import view

TRACTOR = VARIANTS["tractor"]
CANDIDATES: list[Hand] = [(Card(name),) for name in ("S3", "S4", "S5", "S6")]


N = 60
BUDGET = Budget(shape_worlds=N)


def values_of(worth: dict[str, float], fresh: dict[str, float] | None = None) -> Values:
    """Return what candidates come to, (deals, candidates): alike in all deals, but for the fresh ones, if given."""
    later = worth if fresh is None else fresh
    rows = [
        [(worth if deal < N else later).get(card, 0.0) for (card,) in CANDIDATES] for deal in range(2 * N)
    ]
    # Deals differ, alike for all candidates.
    return np.array(rows) + np.arange(2 * N)[:, np.newaxis] / 10


def found_in(table: Values, own: int = 1) -> tuple[Found, list[int]]:
    """Return what is found, and how many deals each look had."""
    looks: list[int] = []

    def values(candidates: Sequence[Hand], numbers: range) -> Values:
        looks.append(len(numbers))
        columns = [CANDIDATES.index(candidate) for candidate in candidates]
        return table[numbers.start : numbers.stop, columns]

    return best_of(CANDIDATES, own, values, BUDGET), looks


def test_a_better_candidate_is_taken() -> None:
    found, looks = found_in(values_of({"S6": 0.5}))
    assert 3 == found.best
    assert found.gain == pytest.approx(0.5)
    assert found.means[3] > found.means[1]
    assert [20, 40, 40] == looks
    assert 100 == found.deals


def test_luck_in_the_first_deals_is_not_enough() -> None:
    found, _ = found_in(values_of({"S6": 0.5}, {"S6": -0.1}))
    assert 1 == found.best


def test_what_is_clearly_worse_costs_no_more_deals() -> None:
    found, looks = found_in(values_of({"S4": 1.0}))
    assert 1 == found.best
    assert [20] == looks


def test_attackers_levels_follow_the_bands() -> None:
    points = np.array([[[0, 5, 35, 40, 75, 80, 115, 120, 200]]])
    gains = levels_of_attackers(TRACTOR, points)[0, 0]
    assert [-3, -2, -2, -1, -1, 0, 0, 1, 3] == [
        round(float(g) - 0.004 * p) for g, p in zip(gains, points[0, 0], strict=True)
    ]
    assert (np.diff(gains) > 0).all()


def until(phase: type[State], deal: int) -> State:
    """Return the first state of this phase in a deal of four rulebook players."""
    seed = f"burying/{deal}"
    state: State = deal_from_seed(TRACTOR, match_start(TRACTOR, seed), seed)
    while not isinstance(state, phase):
        seat = to_act(state)
        assert seat is not None
        state = apply(state, RulebookPlayer().act(view(state, seat), player_seed(seed)).action)
    return state


def test_burials_are_searched_and_stay_the_same() -> None:
    player = SearchPlayer(budget=Budget(shape_worlds=6))
    state = until(Burying, 1)
    seat = to_act(state)
    assert seat is not None
    decision = player.act(view(state, seat), "seed")
    assert check(state, decision.action) is None
    assert len(decision.values) > 4
    assert all(isinstance(action, Bury) and check(state, action) is None for action, _ in decision.values)
    assert decision == player.act(view(state, seat), "seed")


def test_a_defender_hardly_ever_thinks_trumps_or_aces_buried() -> None:
    state = until(Playing, 2)
    assert isinstance(state, Playing)
    declarer = state.contract.declarer
    seen = view(state, TRACTOR.seats[(declarer + 1) % 4])
    faces = tuple(dict.fromkeys(TRACTOR.cards))
    odds = weights(seen, faces, 1.0)
    assert odds is not None
    trump = [seen.order.suit[face] == TRUMPS for face in faces]
    for face, name in enumerate(faces):
        buried = odds[-1, face] - odds[(declarer + 1) % 4, face]
        if trump[face] or name.endswith("A"):
            assert buried < -2
        if not trump[face] and name[1:] in "346":
            assert buried > 0
    assert (odds[declarer][trump] > 0).all()
    assert weights(seen, faces, 0.0) is None
