"""Choosing a play where shapes are led: the rulebook's sensible plays, each played on in the same worlds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel import Policy, WorldSampler, lower_shapes, shape_playouts_of_plays
from kibitz.match.player import Decision, reason
from kibitz.players.search.budget import Budget
from kibitz.players.search.judged import Values, beats, number_of, tenths
from kibitz.rules.actions import Play
from kibitz.rules.parts import AttackersPoints
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant
from kibitz.views import View
from kibitz.views.worlds import state_of

# A take-over climbs nothing by itself, but the dealer's side is the one that scores.
TAKE_OVER = 0.5
# Points that change no level are still better had: later play may yet need them.
POINT = 0.004


def choose(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    """Return the play that is best on average, or the incumbent if none beats it by the margin twice."""
    ranked = sorted(incumbent.values, key=lambda value: -value[1])
    plays = [action for action, _ in ranked if isinstance(action, Play)][: budget.candidates]
    if not isinstance(incumbent.action, Play):
        return incumbent
    if incumbent.action not in plays:
        plays.append(incumbent.action)
    if len(plays) == 1:
        return incumbent
    own = plays.index(incumbent.action)
    look = _Look(view, number_of(view, seed), budget)
    first = look.values(plays, 0)
    means = first.mean(axis=0)
    kept = tuple((play, float(mean)) for play, mean in zip(plays, means, strict=True))
    best = int(np.argmax(means))
    if best == own or not beats(first[:, best] - first[:, own], budget.margin):
        return Decision(incumbent.action, incumbent.reasons, kept)
    second = look.values([plays[own], plays[best]], 1)
    if float((second[:, 1] - second[:, 0]).mean()) <= 0:
        return Decision(incumbent.action, incumbent.reasons, kept)
    gain = float((second[:, 1] - second[:, 0]).mean())
    why = reason(
        "better_in_deals",
        card=" ".join(plays[best].cards),
        other=" ".join(plays[own].cards),
        gain=tenths(gain),
        deals=len(first) + len(second),
    )
    return Decision(plays[best], (why,), kept)


class _Look:
    """What the plays come to in worlds of a view, as levels for the viewer's side."""

    def __init__(self, view: View, number: int, budget: Budget) -> None:
        self._view = view
        self._number = number
        self._budget = budget
        self._sampler = WorldSampler(view)
        faces = self._sampler.faces
        self._points = np.array([view.variant.card_points[card] for card in faces], dtype=np.int32)

    def values(self, plays: list[Play], turn: int) -> Values:
        view, n = self._view, self._budget.shape_worlds
        worlds = self._sampler.sample(n, seed=self._number, first=turn * n)
        state = state_of(view, worlds[0])
        assert isinstance(state, Playing)
        lowered = lower_shapes(state)
        points = shape_playouts_of_plays(
            state,
            np.ascontiguousarray(worlds.hands),
            [play.cards for play in plays],
            seed=self._number + turn,
            buried_points=(worlds.pile.astype(np.int32) @ self._points).astype(np.int32),
            lowered=lowered,
            per_world=self._budget.shape_playouts,
            policy=Policy.GREEDY,
            random_share=0.2,
        )
        assert view.seat is not None
        gains = levels_of_attackers(view.variant, points)
        attacks = view.variant.side_of(view.seat) == lowered.attackers
        means: Values = (gains if attacks else -gains).mean(axis=2)
        return means


def levels_of_attackers(variant: Variant, points: NDArray[np.int64]) -> Values:
    """Return what final points are worth to the attackers: levels they climb less those of the dealer's side."""
    rule = variant.score
    assert isinstance(rule, AttackersPoints)
    above = (points - rule.take_over) // rule.band
    below = np.where(points == 0, rule.shut_out_levels, (rule.take_over - 1 - points) // rule.band + 1)
    if rule.level_cap is not None:
        above, below = np.minimum(above, rule.level_cap), np.minimum(below, rule.level_cap)
    gains: Values = np.where(points >= rule.take_over, above + TAKE_OVER, -below - TAKE_OVER) + POINT * points
    return gains
