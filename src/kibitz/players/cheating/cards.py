"""Single cards with all hands open: exact values where the solver gets there, else playouts of the true deal."""

from __future__ import annotations

import numpy as np

from kibitz.kernel import Lowered, Policy, Solver, lower, playouts_of_cards, taken_before
from kibitz.match.player import Decision
from kibitz.players.search.judged import number_of
from kibitz.players.search.utility import utility_of
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Playing
from kibitz.views import view

# Of the solver, for each card: about ten milliseconds. And how often a card that it cannot settle is played out.
NODES = 20_000
PLAYOUTS = 200
# Equal values differ by rounding only.
_NOTHING = 1e-9


def choose(state: Playing, seat: Seat, seed: str, incumbent: Decision) -> Decision:
    """Return the card of the highest value, the incumbent if it is among the best."""
    plays = [action for action in legal_actions(state) if isinstance(action, Play)]
    lowered = _lowered_for(state, seat)
    utility = utility_of(state, lowered)
    solver = Solver(table_mebibytes=4)
    bounds = [_after(state, play, lowered, solver) for play in plays]
    low, high = (np.array([side], dtype=np.int16) for side in zip(*bounds, strict=True))
    if np.array_equal(low, high):
        values = utility(low)[0]
    else:
        value, _ = taken_before(state, lowered)
        last = sum(state.variant.card_points[card] for card in state.buried) if lowered.buried_to_last else 0
        played = playouts_of_cards(
            state,
            lowered.hands(state.hands)[np.newaxis],
            [play.cards[0] for play in plays],
            seed=number_of(view(state, seat), seed),
            lowered=lowered,
            values=np.array([value], dtype=np.int16),
            last_trick_values=np.array([lowered.bonus + last], dtype=np.int16),
            per_world=PLAYOUTS,
            policy=Policy.CAREFUL,
            random_share=0.2,
        )
        # What is proven of a card holds whatever its playouts came to.
        values = utility(np.clip(played, low[..., np.newaxis], high[..., np.newaxis])).mean(axis=2)[0]
    kept = tuple((play, float(value)) for play, value in zip(plays, values, strict=True))
    best = float(values.max())
    own = next((value for play, value in kept if play == incumbent.action), -np.inf)
    if own >= best - _NOTHING:
        return Decision(incumbent.action, incumbent.reasons, kept)
    return Decision(plays[int(values.argmax())], (), kept)


def _after(state: Playing, play: Play, lowered: Lowered, solver: Solver) -> tuple[int, int]:
    """Return what is proven of the deal's value for our side once a card is played, lower and upper bound."""
    after = apply(state, play)
    if isinstance(after, Playing):
        bounds = solver.value(after, ours=sorted(lowered.ours), nodes=NODES)
        return bounds.low, bounds.high
    # Somebody who plays alone has lost a trick, and that is the end: no other deal ends with a card chosen.
    assert isinstance(after, DealOver) and after.outcome is not None
    tricks = sum(after.outcome.tricks[seat] for seat in lowered.ours)
    return tricks, tricks


def _lowered_for(state: Playing, seat: Seat) -> Lowered:
    """Return the tables by which the seat's own side gains."""
    lowered = lower(state)
    if seat in lowered.ours:
        return lowered
    return lower(state, ours=[Seat(s) for s in state.variant.seats if s not in lowered.ours])
