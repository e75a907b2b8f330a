"""Worlds where shapes are led, by how well they explain what others played.

Worlds drawn by the odds for single cards are changed card by card: two hidden cards change places where that is not
disproved, and stay there the likelier the better the rulebook explains all plays then. The evidence is let in by and
by, and of each chain of worlds some are taken once all of it counts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Suit
from kibitz.kernel import WorldSampler
from kibitz.kernel.lower_shapes import lower_shapes_for
from kibitz.kernel.shape_explained import ShapeHistory
from kibitz.kernel.shape_policies import Told
from kibitz.players.search.inference import played_by
from kibitz.players.search.shapes_inference import weights
from kibitz.rules.parts import Seat
from kibitz.rules.phases.handover import known_at_start
from kibitz.rules.state import Hand, Phase
from kibitz.views import View
from kibitz.views.knowledge import Knowledge, knowledge

Counts = NDArray[np.uint8]

# A part of the worlds explains nothing: others need not think as the rulebook does.
ALIKE = 0.1
# So much of the evidence counts at the first step.
FIRST = 0.1
# Steps between two worlds taken of one chain, as a part of those before the first.
BETWEEN = 1 / 8


@dataclass(frozen=True, slots=True)
class Belief:
    """How far plays are believed to be the rulebook's way; found by experiment (docs/players.md).

    other_play: the chance of a play that is not its choice; the likelier then the less worse it looks. scale: the
    gap in card points at which it is about a third as likely. chains: of worlds.
    """

    other_play: float = 0.06
    scale: float = 2.0
    chains: int = 15


BELIEF = Belief()


class LikelyShapeWorlds:
    """Worlds of a view in which everybody else played as the rulebook would, as far as can be."""

    def __init__(
        self, view: View, number: int, strength: float, n: int, moves: int, *, belief: Belief = BELIEF
    ) -> None:
        """strength: how far what others did is believed, 0 not at all. n: worlds that will be asked for; beyond
        them there are such as explain nothing. moves: steps before a world is taken, 0: nothing is explained.
        """
        self._view, self._number, self._strength = view, number, strength
        self._n, self._moves, self._belief = n, moves, belief
        self.faces = tuple(dict.fromkeys(view.variant.cards))
        self._odds = weights(view, self.faces, strength)
        self._sampler = WorldSampler(view, self._odds)
        self._worlds: Counts | None = None

    def counts(self, numbers: range) -> Counts:
        """Return the worlds of these numbers, (worlds, seats + 1, faces) copies; the last row is the pile."""
        if self._worlds is None:
            known = knowledge(self._view)
            # Proofs about whole hands are not looked at when single cards move.
            can_move = not known.conditions and len(known.cases) == 1
            is_explained = self._strength > 0 and self._moves > 0 and can_move and _is_told(self._view)
            self._worlds = self._explaining(known) if is_explained else np.empty((0,), dtype=np.uint8)
        if not len(self._worlds):
            return self._sampler.sample(len(numbers), seed=self._number, first=numbers.start).counts
        return np.ascontiguousarray(self._worlds[numbers.start : numbers.stop])

    def _explaining(self, known: Knowledge) -> Counts:
        n, belief, moves = self._n, self._belief, self._moves
        n_alike = round(ALIKE * n)
        n_chains = min(belief.chains, n - n_alike)
        drawn = self._sampler.sample(n_alike + n_chains, seed=self._number).counts
        n_times = -(-(n - n_alike) // n_chains)
        between = max(1, round(BETWEEN * moves))
        n_steps = moves + (n_times - 1) * between
        shares = np.ones(n_steps)
        shares[:moves] = FIRST ** (1 - np.arange(1, moves + 1) / moves)
        kept = np.zeros(n_steps, dtype=np.uint8)
        kept[moves - 1 :: between] = 1
        view = self._view
        played = played_by(view, self.faces).astype(np.uint8)
        played = np.vstack((played, np.zeros_like(played[:1])))
        assert view.seat is not None
        fixed, most = _free(view, known, self.faces)
        odds = self._odds
        wandered = _history(view, belief.scale).wandered(
            drawn[n_alike:] + played,
            viewer=view.seat,
            fixed=fixed + played,
            most=most,
            odds=np.zeros(fixed.shape) if odds is None else odds,
            other_play=belief.other_play,
            shares=self._strength * shares,
            kept=kept,
            seed=self._number,
        )
        worlds = np.concatenate((drawn[:n_alike], wandered.reshape(-1, *fixed.shape) - played))[:n]
        # Whatever part of them is asked for is like the whole: the worlds by turns, of steps that have no divisor
        # in common with their number.
        step = next(k for k in range(max(1, round(n * 0.382)), 2 * n + 2) if np.gcd(k, n) == 1)
        turns: Counts = worlds[np.arange(n) * step % n]
        return turns


def _free(view: View, known: Knowledge, faces: tuple[Card, ...]) -> tuple[Counts, Counts]:
    """Return the copies at each place that stay, of cards now held, and how many others may lie there."""
    index = {card: face for face, card in enumerate(faces)}
    shape = (view.variant.n_seats + 1, len(faces))
    fixed, most = np.zeros(shape, dtype=np.uint8), np.zeros(shape, dtype=np.uint8)
    for row, hand in enumerate((*known.known, known.pile)):
        for card in hand:
            fixed[row, index[card]] += 1
    for hidden in known.cases[0].hidden:
        if len(set(hidden.places)) > 1:
            continue  # one copy may lie where the other may not: both stay
        for place in range(shape[0]):
            may = hidden.places[0] >> place & 1
            most[place, index[hidden.card]] = may + (may & hidden.twice >> place)
    return fixed, most


def _history(view: View, scale: float) -> ShapeHistory:
    contract, variant = view.contract, view.variant
    assert contract is not None
    lowered = lower_shapes_for(
        variant, contract.trump, contract.level, contract.declarer, with_penalty=bool(view.failed_throws)
    )
    nothing = (frozenset[Suit](),) * variant.n_seats
    told = Told(nothing, nothing, known_at_start(variant, view.calls, contract.declarer))
    plays = _plays(view)
    return ShapeHistory(lowered, told, plays[0][0], [cards for _, cards in plays], scale)


def _is_told(view: View) -> bool:
    """Return whether others have played, and the deal from its first card on."""
    if view.phase is not Phase.PLAY or not view.calls:
        return False
    played = [0] * view.variant.n_seats
    for seat, cards in _plays(view):
        played[seat] += len(cards)
    whole = all(n + left == view.variant.hand_size for n, left in zip(played, view.hand_sizes, strict=True))
    return whole and any(played[seat] for seat in view.variant.seats if seat != view.seat)


def _plays(view: View) -> list[tuple[Seat, Hand]]:
    tricks = [(trick.leader, trick.cards) for trick in view.plays]
    if view.trick and view.leader is not None:
        tricks.append((view.leader, view.trick))
    n = view.variant.n_seats
    return [
        (Seat((leader + place) % n), cards) for leader, hands in tricks for place, cards in enumerate(hands)
    ]
