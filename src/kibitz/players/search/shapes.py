"""Choosing a play where shapes are led: the rulebook's sensible plays, each played on in the same worlds.

Everybody goes on as the rulebook would from what his seat then knows, so the worlds differ in nothing but the
cards, and one playout in each is all there is to see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.kernel import LoweredShapes, Worlds, lower_shapes, shape_playouts_of_plays
from kibitz.kernel.shape_policies import ShapePolicy, Told
from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.shapes_memory import remember
from kibitz.players.search.budget import Budget
from kibitz.players.search.judged import Values, beats, number_of, tenths
from kibitz.players.search.shapes_worlds import LikelyShapeWorlds
from kibitz.rules.actions import Play
from kibitz.rules.parts import AttackersPoints
from kibitz.rules.state import Hand, Playing
from kibitz.rules.variant import Variant
from kibitz.views import View
from kibitz.views.worlds import state_of

# A take-over climbs nothing by itself; the deal it brings is worth a little (four rulebook players: 0.1 levels).
TAKE_OVER = 0.05
# Points that change no level are still better had: later play may yet need them.
POINT = 0.004
# So many others are looked at longer.
FINALISTS = 5
# Of the margin asked for; the playouts are the other seats' own play where these are rulebook players, so half
# the usual caution finds more than it spoils.
MARGIN = 0.5


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
    found = best_of([action.cards for action in plays], own, look.values, budget)
    kept = tuple((play, float(mean)) for play, mean in zip(plays, found.means, strict=True))
    if found.best == own:
        return Decision(incumbent.action, incumbent.reasons, kept)
    why = reason(
        "better_in_deals",
        card=" ".join(plays[found.best].cards),
        other=" ".join(plays[own].cards),
        gain=tenths(found.gain),
        deals=found.deals,
    )
    return Decision(plays[found.best], (why,), kept)


@dataclass(frozen=True, slots=True)
class Found:
    """Which candidate is the best, what each came to, and by how much that one gained in so many deals."""

    best: int
    means: Values
    gain: float
    deals: int


def best_of(
    candidates: Sequence[Hand], own: int, values: Callable[[Sequence[Hand], range], Values], budget: Budget
) -> Found:
    """Return the best candidate; the own one unless another beats it by the margin, and again in fresh deals.

    values: (deals, candidates) what they come to in the deals of these numbers. All are looked at in a third of
    the budget's worlds, the best few that are not clearly worse in the others too.
    """
    n = budget.shape_worlds
    n_first, n_fresh = max(1, n // 3), max(1, n - n // 3)
    first = values(candidates, range(n_first))
    means: Values = first.mean(axis=0)
    ranked = [int(i) for i in np.argsort(-means, kind="stable") if i != own]
    few = [own, *(i for i in ranked[:FINALISTS] if not beats(first[:, own] - first[:, i], 1.0))]
    if len(few) == 1:
        return Found(own, means, 0.0, len(first))
    final = [candidates[i] for i in few]
    looks = np.concatenate((first[:, few], values(final, range(n_first, n))))
    means[few] = looks.mean(axis=0)
    best = int(looks.mean(axis=0).argmax())
    if not best or not beats(looks[:, best] - looks[:, 0], budget.margin * MARGIN):
        return Found(own, means, 0.0, len(looks))
    fresh = values((final[0], final[best]), range(n, n + n_fresh))
    gain = float((fresh[:, 1] - fresh[:, 0]).mean())
    return Found(few[best] if gain > 0 else own, means, gain, len(looks) + len(fresh))


def n_worlds(budget: Budget) -> int:
    """Return how many worlds ``best_of`` looks at, at most."""
    n = budget.shape_worlds
    return n + max(1, n - n // 3)


class _Look:
    """What the plays come to in worlds of a view, as levels for the viewer's side."""

    def __init__(self, view: View, number: int, budget: Budget) -> None:
        self._view = view
        self._number = number
        self._worlds = LikelyShapeWorlds(view, number, budget.inference, n_worlds(budget), budget.shape_moves)
        points = view.variant.card_points
        self._points = np.array([points[card] for card in self._worlds.faces], dtype=np.int32)
        memory = remember(view)
        self._table: tuple[Playing, LoweredShapes] | None = None
        self._told = Told(memory.void, memory.pairless, view.known)

    def values(self, plays: Sequence[Hand], numbers: range) -> Values:
        """Return what each play comes to in each world of these numbers, (worlds, plays)."""
        view = self._view
        worlds = Worlds(self._worlds.faces, self._worlds.counts(numbers), len(numbers))
        if self._table is None:
            # Worlds differ in hands and burial only, which are given beside it.
            state = state_of(view, worlds[0])
            assert isinstance(state, Playing)
            self._table = state, lower_shapes(state)
        state, lowered = self._table
        points = shape_playouts_of_plays(
            state,
            np.ascontiguousarray(worlds.hands),
            plays,
            seed=self._number,
            buried_points=(worlds.pile.astype(np.int32) @ self._points).astype(np.int32),
            buried=np.ascontiguousarray(worlds.pile),
            told=self._told,
            lowered=lowered,
            policy=ShapePolicy.RULEBOOK,
            random_share=0.0,
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
