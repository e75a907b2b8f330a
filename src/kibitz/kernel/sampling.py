"""Worlds consistent with a view, drawn uniformly from all there are.

Physical cards are dealt: of two copies each is its own card, so a world in which two hands have one copy each
counts twice, as it is dealt twice as often as one in which the first hand has both. What a world must respect
is in ``kibitz.views.knowledge``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.errors import KernelError, problem
from kibitz.kernel import _ext
from kibitz.kernel.arrays import checked_array
from kibitz.rules.state import Hand, Phase
from kibitz.views import View
from kibitz.views.knowledge import Condition, Knowledge, knowledge
from kibitz.views.worlds import World

_ALL_BITS = (1 << 64) - 1


@dataclass(frozen=True, eq=False, slots=True)
class Worlds:
    """Worlds, each a ``World`` by its index.

    faces: the cards by face index, the variant's own order of writing. counts: (n, seats + 1, faces) uint8,
    copies in each hand and, in the last row, in the pile (the kitty before it is taken, buried cards after).
    n_drawn: how many were drawn until n met all conditions.
    """

    faces: tuple[Card, ...]
    counts: NDArray[np.uint8]
    n_drawn: int

    @property
    def hands(self) -> NDArray[np.uint8]:
        """Return the hands, (n, seats, faces)."""
        return self.counts[:, :-1]

    @property
    def pile(self) -> NDArray[np.uint8]:
        """Return the pile, (n, faces)."""
        return self.counts[:, -1]

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, index: int) -> World:
        *hands, pile = (self._cards(row) for row in self.counts[index])
        return World(tuple(hands), pile)

    def __iter__(self) -> Iterator[World]:
        return (self[index] for index in range(len(self)))

    def _cards(self, row: NDArray[np.uint8]) -> Hand:
        return tuple(self.faces[face] for face in np.repeat(np.arange(len(row)), row))


class WorldSampler:
    """Everything worked out once for a view; worlds are then cheap. Safe to share between threads."""

    def __init__(self, view: View, weights: NDArray[np.float64] | None = None) -> None:
        """Count the worlds of a view.

        weights: (seats + 1, faces) float64, natural logarithms; the chance of a world is multiplied by the
        weight of each card where it lies (last row: the pile); -inf: never there. Those of one card should
        differ by less than about 6, or the product over two packs is too small a number. Raises KernelError:
        "kernel/view_over", "kernel/view_cards" (hand sizes and cards do not fit), "kernel/no_world",
        "kernel/bad_array", "kernel/bad_weight".
        """
        if view.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER):
            raise KernelError(problem("kernel/view_over"))
        known = knowledge(view)
        self.faces = known.faces
        self._sampler = _sampler(view, known, weights)

    @property
    def n_deals(self) -> float:
        """Return how many physical deals fit what each place may hold, each times its weights.

        Conditions on whole hands (``knowledge.Condition``) may leave fewer.
        """
        return self._sampler.n_deals

    def sample(self, n: int, *, seed: int, first: int = 0) -> Worlds:
        """Return ``n`` worlds: numbers first, first + 1 … of the endless row the seed gives.

        Raises KernelError("kernel/no_world_found") if conditions on whole hands are met too rarely.
        """
        counts, n_drawn = self._sampler.counts(*_numbers(n, seed, first))
        return Worlds(self.faces, counts, n_drawn)

    def masks(self, n: int, *, seed: int, first: int = 0) -> NDArray[np.uint64]:
        """Return the same worlds as sets of faces, (n, seats + 1); two copies of a face are one bit."""
        masks, _ = self._sampler.masks(*_numbers(n, seed, first))
        return masks


def sample_worlds(view: View, n: int, *, seed: int, weights: NDArray[np.float64] | None = None) -> Worlds:
    """Return ``n`` worlds consistent with a view, uniform over all that are (see ``WorldSampler``)."""
    return WorldSampler(view, weights).sample(n, seed=seed)


def _numbers(n: int, seed: int, first: int) -> tuple[int, int, int]:
    if n < 0 or first < 0:
        raise KernelError(problem("kernel/bad_number", value=min(n, first)))
    return n, seed & _ALL_BITS, first & _ALL_BITS


def _sampler(view: View, known: Knowledge, weights: NDArray[np.float64] | None) -> _ext.Sampler:
    n, index = view.variant.n_seats, {card: face for face, card in enumerate(known.faces)}
    faces = np.zeros((len(known.cases), len(index), 3), dtype=np.uint8)
    sizes = np.array([case.sizes for case in known.cases], dtype=np.uint8)
    for rows, case in zip(faces, known.cases, strict=True):
        for hidden in case.hidden:
            # A copy that may be nowhere would look like none at all.
            if 0 in hidden.places:
                sizes[:] = 0
            copies = (*hidden.places, 0)[:2]
            rows[index[hidden.card]] = (*copies, hidden.twice)
    base = np.zeros((n + 1, len(index)), dtype=np.uint8)
    for row, hand in enumerate((*known.known, known.pile)):
        for card in hand:
            base[row, index[card]] += 1
    row_of = np.array([*range(n + 1), n], dtype=np.uint8)
    conditions = [_condition(condition, index) for condition in known.conditions]
    return _ext.Sampler(sizes, faces, row_of, base, _by_place(weights, n, len(index)), conditions)


def _condition(
    condition: Condition, index: dict[Card, int]
) -> tuple[bool, list[tuple[int, list[int]]], list[list[int]], list[int]]:
    hands = []
    for seat, since in condition.hands:
        counts = [0] * len(index)
        for card in since:
            counts[index[card]] += 1
        hands.append((int(seat), counts))
    steps = [[index[card] for card in step] for step in condition.steps]
    return condition.wanted, hands, steps, list(condition.lengths)


def _by_place(weights: NDArray[np.float64] | None, n_seats: int, n_faces: int) -> NDArray[np.float64] | None:
    """Return the weights by face and place, the largest of a face 1; both parts of the pile weigh the same."""
    if weights is None:
        return None
    checked_array("weights", weights, np.float64, axes=2)
    if weights.shape != (n_seats + 1, n_faces):
        raise KernelError(problem("kernel/bad_shape", value=f"weights {weights.shape}"))
    if np.isnan(weights).any() or (weights == np.inf).any():
        raise KernelError(problem("kernel/bad_weight", value=str(weights.max())))
    logs = np.vstack((weights, weights[-1:]))
    most = logs.max(axis=0)
    most[most == -np.inf] = 0.0
    return np.ascontiguousarray(np.exp(logs - most).T)
