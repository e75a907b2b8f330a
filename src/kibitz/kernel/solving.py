"""Exact values of card play with all hands open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.kernel import _ext
from kibitz.kernel.arrays import checked_array
from kibitz.kernel.lower import Lowered, lower, taken_before
from kibitz.rules.parts import Seat
from kibitz.rules.state import Playing


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is proven of a value: equal when it is solved, apart when the budget ran out before."""

    low: int
    high: int

    @property
    def is_exact(self) -> bool:
        """Return whether the value is known."""
        return self.low == self.high

    def holds(self, value: int) -> bool:
        """Return whether a value is still possible."""
        return self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth for ``ours`` when both sides play as well as can be.

    value: card points, or tricks, of the whole deal: what was taken before counts. cards: the value after
    each legal card. line: cards of best play to the end (empty where the budget ran out).
    """

    ours: frozenset[Seat]
    value: Bounds
    cards: Mapping[Card, Bounds]
    line: tuple[Card, ...]
    nodes: int


class Solver:
    """An exact solver and its memory. One may be kept for many positions, but serves one thread at a time.

    The answers, and the number of nodes, do not depend on what it was used for before.
    """

    def __init__(self, table_mebibytes: int = 16) -> None:
        self._solver = _ext.Solver(table_mebibytes)

    def solve(
        self,
        state: Playing,
        *,
        ours: Sequence[Seat] | None = None,
        leads: Sequence[Card] | None = None,
        nodes: int = 0,
    ) -> Solution:
        """Return the values of a position and of each legal card.

        ours: the seats that maximise, by default the declarer's side. leads: only these cards are open to
        the seat to act. nodes: the budget for each card, 0 for none.
        """
        lowered = lower(state, ours=ours)
        found = self._solver.cards(
            lowered.game,
            lowered.hands(state.hands),
            **_where(state, lowered),
            nodes=nodes,
            guess=None,
        )
        n_nodes = self._solver.nodes()
        cards = {lowered.faces[face]: Bounds(low, high) for face, low, high in sorted(found)}
        if leads is not None:
            cards = {card: bounds for card, bounds in cards.items() if card in leads}
        to_act = (state.leader + len(state.trick)) % state.variant.n_seats
        pick = max if to_act in lowered.ours else min
        best = Bounds(pick(b.low for b in cards.values()), pick(b.high for b in cards.values()))
        line: tuple[Card, ...] = ()
        if all(bounds.is_exact for bounds in cards.values()):
            line = self._line(state, lowered, next(card for card, bounds in cards.items() if bounds == best))
        return Solution(lowered.ours, best, cards, line, n_nodes)

    def _line(self, state: Playing, lowered: Lowered, first: Card) -> tuple[Card, ...]:
        """Return a best line that begins with this card."""
        value, tricks = taken_before(state, lowered)
        hands, table = lowered.hands(state.hands), _table(state, lowered)
        n = state.variant.n_seats
        face = lowered.face(first)
        if len(table) == n - 1:
            # The card ends the trick: the kernel takes positions before a card, so it picks the line itself.
            faces = self._solver.line(
                lowered.game, hands, leader=state.leader, table=table, value=value, tricks=tricks
            )
        else:
            seat = (state.leader + len(table)) % n
            hands[seat] = int(hands[seat]) & ~(1 << face)
            rest = self._solver.line(
                lowered.game, hands, leader=state.leader, table=[*table, face], value=value, tricks=tricks
            )
            faces = [face, *rest]
        return tuple(lowered.faces[each] for each in faces)

    def value(self, state: Playing, *, ours: Sequence[Seat] | None = None, nodes: int = 0) -> Bounds:
        """Return the value of a position; cheaper than the values of all cards."""
        lowered = lower(state, ours=ours)
        return Bounds(
            *self._solver.value(
                lowered.game,
                lowered.hands(state.hands),
                **_where(state, lowered),
                nodes=nodes,
                guess=None,
            )
        )

    def at_least(
        self, state: Playing, threshold: int, *, ours: Sequence[Seat] | None = None, nodes: int = 0
    ) -> Bounds:
        """Return bounds that answer whether the value reaches a threshold; cheaper than the value."""
        lowered = lower(state, ours=ours)
        return Bounds(
            *self._solver.at_least(
                lowered.game,
                lowered.hands(state.hands),
                **_where(state, lowered),
                threshold=threshold,
                nodes=nodes,
            )
        )

    def value_of_world(
        self,
        state: Playing,
        hands: NDArray[np.uint64],
        *,
        lowered: Lowered,
        last_trick_value: int | None = None,
        nodes: int = 0,
    ) -> Bounds:
        """Return the value of a state with other hands, (seats,) sets of faces."""
        game = (
            lowered.game if last_trick_value is None else lowered.game.with_last_trick_value(last_trick_value)
        )
        return Bounds(
            *self._solver.value(
                game,
                checked_array("hands", hands, np.uint64, axes=1),
                **_where(state, lowered),
                nodes=nodes,
                guess=None,
            )
        )

    def nodes(self) -> int:
        """Return how many positions at the start of a trick the last call looked at."""
        return self._solver.nodes()

    def solve_worlds(
        self,
        state: Playing,
        hands: NDArray[np.uint64],
        cards: Sequence[Card],
        *,
        lowered: Lowered,
        values: NDArray[np.int16] | None = None,
        last_trick_values: NDArray[np.int16] | None = None,
        nodes: int = 0,
    ) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return lower and upper bounds of the same cards in many worlds: two arrays (worlds, cards).

        hands: (worlds, seats) uint64, sets of faces. values, last_trick_values: (worlds,) int16, what our
        side has already and what the last trick is worth beside its cards; by default those of the state.
        """
        value, tricks = taken_before(state, lowered)
        hands = checked_array("hands", hands, np.uint64, axes=2)
        if values is None:
            values = np.full(len(hands), value, dtype=np.int16)
        values = checked_array("values", values, np.int16, axes=1)
        if last_trick_values is not None:
            last_trick_values = checked_array("last_trick_values", last_trick_values, np.int16, axes=1)
        return self._solver.worlds(
            lowered.game,
            hands,
            leader=state.leader,
            table=_table(state, lowered),
            values=values,
            last_trick_values=last_trick_values,
            tricks=tricks,
            faces=[lowered.face(card) for card in cards],
            nodes=nodes,
        )


class _Where(TypedDict):
    leader: int
    table: list[int]
    value: int
    tricks: tuple[int, int]


def _where(state: Playing, lowered: Lowered) -> _Where:
    """Return what the kernel is told of a position beside the hands."""
    value, tricks = taken_before(state, lowered)
    return {"leader": state.leader, "table": _table(state, lowered), "value": value, "tricks": tricks}


def _table(state: Playing, lowered: Lowered) -> list[int]:
    return [lowered.face(cards[0]) for cards in state.trick]
