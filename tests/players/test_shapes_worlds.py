"""Worlds where shapes are led: consistent, alike each time, and nearer to the truth for what others did."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from kibitz.arena.schedule import sittings
from kibitz.games import VARIANTS
from kibitz.kernel.sampling import Worlds
from kibitz.match.seeds import deal_from_seed
from kibitz.players.rulebook import RulebookPlayer
from kibitz.players.search.shapes_worlds import LikelyShapeWorlds
from kibitz.rules.engine import apply, to_act
from kibitz.rules.options import with_options
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import view
from kibitz.views.worlds import state_of

PLAYER = RulebookPlayer()
TRACTOR = VARIANTS["tractor"]


def states(variant: Variant, number: int) -> Iterator[State]:
    """Yield the states of a deal of four rulebook players."""
    sitting = next(iter(sittings(variant, "worlds", number)))
    state: State = deal_from_seed(variant, sitting.standing, sitting.seed)
    while not isinstance(state, DealOver):
        yield state
        seat = to_act(state)
        assert seat is not None
        state = apply(state, PLAYER.act(view(state, seat), sitting.seed).action)


def some(variant: Variant, numbers: range, every: int) -> Iterator[Playing]:
    for number in numbers:
        playing = [state for state in states(variant, number) if isinstance(state, Playing)]
        yield from playing[7::every]


@pytest.mark.parametrize("throws", ["off", "on"])
def test_every_world_is_one_the_seat_may_be_in(throws: str) -> None:
    variant = with_options(TRACTOR, {"throws": throws})
    for state in some(variant, range(3), 23):
        seat = to_act(state)
        assert seat is not None
        seen = view(state, seat)
        likely = LikelyShapeWorlds(seen, 5, 1.0, 40, 30)
        for world in Worlds(likely.faces, likely.counts(range(40)), 40):
            assert view(state_of(seen, world), seat) == seen


def test_the_same_number_gives_the_same_worlds() -> None:
    state = next(some(TRACTOR, range(1, 2), 30))
    seat = to_act(state)
    assert seat is not None
    seen = view(state, seat)
    whole = LikelyShapeWorlds(seen, 9, 1.0, 30, 30).counts(range(30))
    again = LikelyShapeWorlds(seen, 9, 1.0, 30, 30)
    assert whole[20:].tolist() == again.counts(range(20, 30)).tolist()
    assert whole[:20].tolist() == again.counts(range(20)).tolist()
    assert whole.tolist() != LikelyShapeWorlds(seen, 10, 1.0, 30, 30).counts(range(30)).tolist()


def score(state: Playing, strength: float) -> float:
    """Return the mean log score of where the hidden cards lie."""
    seat = to_act(state)
    assert seat is not None
    likely = LikelyShapeWorlds(view(state, seat), 3, strength, 100, 60)
    counts = likely.counts(range(100))
    truth = np.array([[h.count(face) for face in likely.faces] for h in (*state.hands, state.buried)])
    chance = (100 * counts.mean(axis=0) / np.maximum(truth.sum(axis=0), 1) + 0.1) / 100.4
    return float((truth * np.log(chance)).sum())


def test_what_others_did_tells_where_cards_lie() -> None:
    positions = list(some(TRACTOR, range(10, 20), 20))
    gains = [score(state, 1.0) - score(state, 0.0) for state in positions]
    assert len(gains) > 30
    assert np.mean(gains) > 1.0
