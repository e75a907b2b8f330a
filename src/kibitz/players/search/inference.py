"""Worlds by how likely they are: odds for single cards, and how well whole hands explain what was done.

Nothing here is proof (that is the sampler's): a pool of worlds is drawn by the odds, and of these as many as
are wanted, the likelier the oftener.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.kernel.sampling import WorldSampler
from kibitz.players.search import calls, first_trick, plays
from kibitz.players.search.hands import Rows, rows_of
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import ContractTricks, NumberAuction
from kibitz.rules.state import Phase
from kibitz.views import View
from kibitz.views.worlds import World

# Odds, by which a trump is likelier with the declarer than with another, and a counter or the highest card of a suit.
# A declarer hardly ever buries a trump. Found by experiment: docs/players.md.
TRUMP_WITH_DECLARER = 2.0
TRUMP_BURIED = 0.03
COUNTER_BURIED = 0.5
# A part of the chance is shared by all worlds of the pool alike: others need not think like us.
ALIKE = 0.1
# The policy that explains plays is a poor one, so what it says is tempered.
PLAYS_STRENGTH = 0.6
# The one for games that count tricks explains twice as much of what is chosen.
TRICKS_STRENGTH = 0.8


def weights(view: View, faces: tuple[Card, ...], strength: float) -> NDArray[np.float64] | None:
    """Return log-weights (seats + 1, faces) for ``WorldSampler``, or None where nothing is told.

    strength: 1 as found, 0 nothing; between them the odds are tempered.
    """
    contract = view.contract
    if strength <= 0 or contract is None or view.seat == contract.declarer or contract.alone:
        return None
    n = view.variant.n_seats
    out = np.zeros((n + 1, len(faces)))
    suit, points = view.order.suit, view.variant.card_points
    for face, card in enumerate(faces):
        if suit[card] == TRUMPS:
            out[contract.declarer, face] += strength * math.log(TRUMP_WITH_DECLARER)
            out[n, face] += strength * math.log(TRUMP_BURIED)
        elif points[card]:
            out[n, face] += strength * math.log(COUNTER_BURIED)
    out[contract.declarer] += strength * first_trick.weights(view, faces)
    return out


class LikelyWorlds:
    """Worlds of a view, drawn by how well they explain what others did."""

    def __init__(self, view: View, number: int, strength: float, pool: int) -> None:
        """strength: how far what others did is believed, 0 not at all. pool: drawn to choose from."""
        self._view, self._number, self._strength, self._pool = view, number, strength, pool
        faces = tuple(dict.fromkeys(view.variant.cards))
        self._sampler = WorldSampler(view, weights(view, faces, strength))
        self.faces = self._sampler.faces

    def draw(self, n: int, turn: int) -> tuple[NDArray[np.uint64], NDArray[np.intp]]:
        """Return ``n`` worlds as sets of faces, (n, seats + 1), and their numbers. turn: others each time."""
        if self._strength <= 0 or not _is_told(self._view):
            first = turn * n
            return self._sampler.masks(n, seed=self._number, first=first), np.arange(first, first + n)
        pool = max(n, self._pool)
        masks = self._sampler.masks(pool, seed=self._number, first=turn * pool)
        chosen = _resampled(self._strength * self._likelihood(masks), n)
        return masks[chosen], chosen + turn * pool

    def world(self, number: int) -> World:
        """Return the world of this number."""
        return self._sampler.sample(1, seed=self._number, first=number)[0]

    def _likelihood(self, masks: NDArray[np.uint64]) -> NDArray[np.float64]:
        view = self._view
        rows = rows_of(masks, len(self.faces))
        played = played_by(view, self.faces)
        # Hands at the start of the play: for all but a declarer who took the kitty, those dealt.
        logs = calls.likelihood(view, rows[:, :-1] + played)
        if played.any():
            counts_tricks = isinstance(view.variant.score, ContractTricks)
            strength = TRICKS_STRENGTH if counts_tricks else PLAYS_STRENGTH
            logs += strength * plays.likelihood(view, self.faces, rows)
        return logs


def _is_told(view: View) -> bool:
    """Return whether calls were made, of the kind that tells about hands."""
    return bool(view.calls) and isinstance(view.variant.auction, NumberAuction)


def played_by(view: View, faces: tuple[Card, ...]) -> Rows:
    """Return what each seat has played, (seats, faces)."""
    out = np.zeros((view.variant.n_seats, len(faces)))
    tricks = [(trick.leader, trick.cards) for trick in view.plays]
    if view.phase is Phase.PLAY and view.leader is not None:
        tricks.append((view.leader, view.trick))
    index = {card: face for face, card in enumerate(faces)}
    for leader, hands in tricks:
        for place, cards in enumerate(hands):
            for card in cards:
                out[(leader + place) % view.variant.n_seats, index[card]] += 1
    return out


def _resampled(logs: NDArray[np.float64], n: int) -> NDArray[np.intp]:
    """Return ``n`` numbers of worlds, each about as often as its chance has it (systematic resampling)."""
    chances = np.exp(logs - logs.max())
    chances = (1 - ALIKE) * chances / chances.sum() + ALIKE / len(chances)
    steps = (np.arange(n) + 0.5) / n
    found: NDArray[np.intp] = np.searchsorted(np.cumsum(chances), steps)
    return np.minimum(found, len(chances) - 1)
