"""Burying where shapes are led: structured burials, each played out in the same worlds by the rulebook's play."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kibitz.kernel import WorldSampler, lower_shapes
from kibitz.kernel.shape_policies import ShapePolicy, Told
from kibitz.kernel.tractor import shape_playouts
from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.shapes_burying import burials
from kibitz.players.search.budget import Budget
from kibitz.players.search.judged import Values, number_of, tenths
from kibitz.players.search.shapes import best_of, levels_of_attackers
from kibitz.players.search.shapes_inference import weights
from kibitz.rules.actions import Bury
from kibitz.rules.engine import apply
from kibitz.rules.state import Burying, Hand, Playing
from kibitz.views import View
from kibitz.views.worlds import state_of

# The rulebook's burials at these prices of a point: the kitty is a fine place for points, no matter, or a bad one.
PRICES = (-0.6, 0.0, 0.8)
PER_PRICE = 5


def choose(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    """Return the burial that is best on average, or the incumbent if none beats it by the margin twice."""
    if not isinstance(incumbent.action, Bury):
        return incumbent
    own = incumbent.action.cards
    candidates = list(dict.fromkeys((own, *(cards for price in PRICES for cards in _ranked(view, price)))))
    candidates = candidates[: budget.candidates]
    if len(candidates) == 1:
        return incumbent
    look = _Look(view, number_of(view, seed), budget)
    found = best_of(candidates, 0, look.values, budget)
    kept = tuple((Bury(cards), float(mean)) for cards, mean in zip(candidates, found.means, strict=True))
    if found.best == 0:
        return Decision(incumbent.action, incumbent.reasons, kept)
    why = reason(
        "better_in_deals",
        card=" ".join(candidates[found.best]),
        other=" ".join(own),
        gain=tenths(found.gain),
        deals=found.deals,
    )
    return Decision(Bury(candidates[found.best]), (why,), kept)


def _ranked(view: View, price: float) -> list[Hand]:
    found = sorted(burials(view, price), key=lambda burial: -burial.value)
    return [burial.cards for burial in found[:PER_PRICE]]


class _Look:
    """What burials come to in worlds of a view, as levels for the declarer's side."""

    def __init__(self, view: View, number: int, budget: Budget) -> None:
        self._view, self._number = view, number
        faces = tuple(dict.fromkeys(view.variant.cards))
        self._sampler = WorldSampler(view, weights(view, faces, budget.inference))

    def values(self, burials: Sequence[Hand], numbers: range) -> Values:
        """Return what each burial comes to in each world of these numbers, (worlds, burials)."""
        view, n = self._view, len(numbers)
        assert view.seat is not None
        worlds = self._sampler.sample(n, seed=self._number, first=numbers.start)
        before = state_of(view, worlds[0])
        assert isinstance(before, Burying)
        out = np.empty((n, len(burials)))
        told = Told((frozenset(),) * 4, (frozenset(),) * 4, view.known)
        for i, cards in enumerate(burials):
            state = apply(before, Bury(cards))
            assert isinstance(state, Playing)
            lowered = lower_shapes(state)
            counts = lowered.counts(cards)
            hands = worlds.hands.copy()
            hands[:, view.seat] -= counts
            result = shape_playouts(
                state,
                n,
                seed=self._number,
                hands=hands,
                buried_points=np.full(n, lowered.points(cards), dtype=np.int32),
                buried=np.tile(counts, (n, 1)),
                told=told,
                lowered=lowered,
                policy=ShapePolicy.RULEBOOK,
            )
            out[:, i] = -levels_of_attackers(view.variant, result.points)
        return out
