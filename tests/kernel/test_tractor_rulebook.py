"""The rulebook's play inside playouts of shapes is the rulebook player's own, and remembers what a seat has seen."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from kibitz.arena.schedule import sittings
from kibitz.cards import Card
from kibitz.errors import KernelError
from kibitz.games import VARIANTS
from kibitz.kernel.lower_shapes import lower_shapes
from kibitz.kernel.shape_policies import ShapePolicy, Told
from kibitz.kernel.tractor import ShapeState, shape_playouts, shape_playouts_of_plays
from kibitz.match.seeds import deal_from_seed
from kibitz.players.rulebook import RulebookPlayer
from kibitz.players.rulebook.shapes_memory import remember
from kibitz.rules.actions import Action, Play
from kibitz.rules.engine import apply, to_act
from kibitz.rules.options import with_options
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import View, view

PLAYER = RulebookPlayer()
OPTIONS: dict[str, dict[str, object]] = {
    "as it is": {},
    "throws": {"throws": "on"},
    "throws, tractors owed": {"throws": "on", "follow_tractor": "tractor", "kitty_multiplier": "power"},
}
# Values of plays are rounded and summed in another order there: the second of two plays alike may be chosen.
ALIKE = 0.02


def told(seen: View) -> Told:
    memory = remember(seen)
    return Told(memory.void, memory.pairless, seen.known)


def positions(variant: Variant, deal: int) -> Iterator[tuple[Playing, View]]:
    """Yield the positions of a deal of four rulebook players, each with the view of the seat to act."""
    sitting = next(iter(sittings(variant, "kernel", deal)))
    state: State = deal_from_seed(variant, sitting.standing, sitting.seed)
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        seen = view(state, seat)
        if isinstance(state, Playing):
            yield state, seen
        state = apply(state, PLAYER.act(seen, sitting.seed).action)


@pytest.mark.parametrize("name", OPTIONS)
def test_chooses_as_the_rulebook(name: str) -> None:
    variant = with_options(VARIANTS["tractor"], OPTIONS[name])
    n = n_same = 0
    for deal in (3, 21):
        for state, seen in positions(variant, deal):
            if len(seen.legal) == 1:
                continue
            decision = PLAYER.act(seen, "any")
            assert isinstance(decision.action, Play)
            mine = ShapeState(state).choice(told(seen), state.buried)
            values = {action.cards: value for action, value in decision.values if isinstance(action, Play)}
            n += 1
            n_same += mine == decision.action.cards
            where = f"{deal}, trick {len(seen.plays) + 1}, seat {seen.seat}: {' '.join(seen.hand)}"
            if name != "throws, tractors owed":
                assert mine in values, where
                assert values[mine] >= values[decision.action.cards] - ALIKE, where
    assert n > 80
    assert n_same >= 0.98 * n


def test_what_is_buried_must_fit_the_worlds() -> None:
    state, _ = next(positions(VARIANTS["tractor"], 4))
    lowered = lower_shapes(state)
    with pytest.raises(KernelError) as caught:
        shape_playouts(state, 1, seed=1, buried=lowered.rows([state.buried, state.buried]))
    assert "kernel/shape" == caught.value.code


def test_a_playout_goes_on_as_four_rulebook_players_do() -> None:
    """Whatever is told and forgotten between: the points of the deal come out alike."""
    variant = VARIANTS["tractor"]
    for deal in (5, 6):
        states = list(positions(variant, deal))
        last, _ = states[-1]
        over: State = last
        while not isinstance(over, DealOver):
            seat = to_act(over)
            assert seat is not None
            over = apply(over, PLAYER.act(view(over, seat), "any").action)
        points = over.result.points[1 - variant.side_of(last.contract.declarer)]
        for state, seen in states[:: len(states) // 3]:
            lowered = lower_shapes(state)
            buried = lowered.rows([state.buried])
            result = shape_playouts(
                state, 3, seed=1, buried=buried, told=told(seen), policy=ShapePolicy.RULEBOOK
            )
            assert result.points.tolist() == [points] * 3
            tried = shape_playouts_of_plays(
                state,
                lowered.rows(state.hands)[np.newaxis],
                [_cards(PLAYER.act(seen, "any").action)],
                seed=1,
                buried=buried,
                told=told(seen),
                policy=ShapePolicy.RULEBOOK,
                random_share=0.0,
            )
            assert tried.tolist() == [[[points]]]


def _cards(action: Action) -> tuple[Card, ...]:
    assert isinstance(action, Play)
    return action.cards
