"""A deal of single cards in the kernel, card by card: for tests, tools and counting."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.kernel import _ext
from kibitz.kernel.lower import Lowered, lower, taken_before
from kibitz.rules.parts import Seat
from kibitz.rules.state import Playing


class TrickState:
    """The kernel's state of a deal, from a state of the reference on. ``apply`` and ``undo`` change it."""

    def __init__(self, state: Playing, lowered: Lowered | None = None) -> None:
        self.lowered = lower(state) if lowered is None else lowered
        value, tricks = taken_before(state, self.lowered)
        self._state = _ext.TrickState(
            self.lowered.game,
            self.lowered.hands(state.hands),
            state.leader,
            [self.lowered.face(cards[0]) for cards in state.trick],
            value,
            tricks,
        )

    @property
    def is_over(self) -> bool:
        """Return whether the deal is played."""
        return self._state.is_over()

    @property
    def to_act(self) -> Seat:
        """Return the seat whose turn it is."""
        return Seat(self._state.to_act())

    @property
    def value(self) -> int:
        """Return what our seats have; the last trick's value and bonuses once the deal is over."""
        return self._state.value()

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that may be played, in writing order."""
        return self.lowered.cards(self._state.legal())

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards a seat holds."""
        return self.lowered.cards(self._state.hand(seat))

    def n_tricks(self, seat: Seat) -> int:
        """Return how many tricks a seat has taken since the start of this state."""
        return self._state.n_tricks(seat)

    def apply(self, card: Card) -> None:
        """Play a card. Raises KernelError("kernel/illegal_card")."""
        self._state.apply(self.lowered.face(card))

    def undo(self) -> None:
        """Take the last card back. Raises KernelError("kernel/nothing_to_undo")."""
        self._state.undo()

    def perft(self, depth: int) -> int:
        """Return the number of sequences of exactly so many cards."""
        return self._state.perft(depth)
