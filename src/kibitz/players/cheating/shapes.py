"""Shapes with all hands open: playouts of the true deal, exact values in the last tricks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kibitz.errors import KernelError
from kibitz.kernel import LoweredShapes, ShapeState, lower_shapes, shape_playouts_of_plays
from kibitz.kernel.shape_policies import ShapePolicy
from kibitz.match.player import Decision
from kibitz.players.search.judged import number_of
from kibitz.players.search.shapes import levels_of_attackers
from kibitz.rules.actions import Play
from kibitz.rules.engine import legal_actions
from kibitz.rules.parts import Seat
from kibitz.rules.state import Playing
from kibitz.views import view

# All plays are tried where there are no more than so many, else the rulebook's best.
CANDIDATES = 60
PLAYOUTS = 40
# With so many cards in hand, or fewer, the ending is searched, for at most so many plays.
EXACT_FROM = 4
NODES = 200_000
_NOTHING = 1e-9


def choose(state: Playing, seat: Seat, seed: str, incumbent: Decision) -> Decision:
    """Return the play of the highest value, the incumbent if it is among the best."""
    lowered = lower_shapes(state)
    plays, points = _ending(state, lowered) or _played_on(state, seat, seed, incumbent, lowered)
    gains = levels_of_attackers(state.variant, points)
    attacks = state.variant.side_of(seat) == lowered.attackers
    values = (gains if attacks else -gains).mean(axis=1)
    kept = tuple((play, float(value)) for play, value in zip(plays, values, strict=True))
    best = float(values.max())
    own = next((value for play, value in kept if play == incumbent.action), -np.inf)
    if own >= best - _NOTHING:
        return Decision(incumbent.action, incumbent.reasons, kept)
    return Decision(plays[int(values.argmax())], (), kept)


_Valued = tuple[list[Play], NDArray[np.int64]]


def _ending(state: Playing, lowered: LoweredShapes) -> _Valued | None:
    """Return the legal plays and (plays, 1) the attackers' points each comes to; None if that is not known."""
    if max(map(len, state.hands)) > EXACT_FROM:
        return None
    try:
        ending = ShapeState(state, lowered).ending(budget=NODES)
    except KernelError:
        return None  # too many plays to try
    if not ending.values or any(low != high for low, high in ending.values.values()):
        return None
    plays = [Play(cards) for cards in ending.values]
    return plays, np.array([[low] for low, _ in ending.values.values()], dtype=np.int64)


def _played_on(state: Playing, seat: Seat, seed: str, incumbent: Decision, lowered: LoweredShapes) -> _Valued:
    """Return the candidates and (plays, playouts) the attackers' points they lead to."""
    legal = legal_actions(state)
    if len(legal) <= CANDIDATES:
        plays = [action for action in legal if isinstance(action, Play)]
    else:
        ranked = sorted(incumbent.values, key=lambda value: -value[1])
        plays = [action for action, _ in ranked if isinstance(action, Play)][:CANDIDATES]
        if isinstance(incumbent.action, Play) and incumbent.action not in plays:
            plays.append(incumbent.action)
    points = shape_playouts_of_plays(
        state,
        lowered.rows(state.hands)[np.newaxis],
        [play.cards for play in plays],
        seed=number_of(view(state, seat), seed),
        lowered=lowered,
        per_world=PLAYOUTS,
        policy=ShapePolicy.GREEDY,
        random_share=0.2,
    )
    return plays, points[0]
