"""What every deal under way offers to the checkers, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from .cards import canonical


class Deal(ABC):
    """One deal, from a start to its score. It changes with every action applied."""

    def __init__(self, n_seats: int, dealer: int) -> None:
        self.n_seats = n_seats
        self.dealer = dealer
        self.phase = "auction"
        self.to_act: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(n_seats)]
        self.kitty: list[str] = []
        self.buried: list[str] = []
        self.declarer: int | None = None
        self.contract: int | str | None = None
        self.partner: int | None = None
        self.trump: str | None = None
        self.leader = 0
        self.trick: list[list[str]] = []
        self.trick_winner: int | None = None
        self.trick_points: int | None = None
        self.thrown_in = False
        self.delta: list[int] | None = None
        self.next_dealer: int | None = None
        self.winners: list[int] = []

    def after(self, seat: int, steps: int = 1) -> int:
        """Return the seat that many places further on."""
        return (seat + steps) % self.n_seats

    @property
    def is_over(self) -> bool:
        """Whether the deal is scored or thrown in."""
        return self.phase in ("deal_over", "match_over")

    @abstractmethod
    def count_legal(self) -> int:
        """Return the number of legal actions, copies of one card counted once."""

    @abstractmethod
    def legal(self) -> Iterator[str]:
        """Yield every legal action once, in canonical form; there may be millions."""

    @abstractmethod
    def permits(self, action: str) -> bool:
        """Return whether the action is legal; decided without listing the legal set."""

    @abstractmethod
    def apply(self, action: str) -> None:
        """Carry out a legal action. Raises NotLegalError for another."""

    @abstractmethod
    def running_points(self) -> list[int] | None:
        """Return the points per side as now known, or None where the game has none."""

    @abstractmethod
    def standing(self) -> dict[str, object]:
        """Return `scores` or `levels` of the match, as now known."""

    def facts(self) -> dict[str, object]:
        """Return the value of every key an `expect` may name, but for those about the legal set."""
        return {
            "to_act": self.to_act,
            "phase": self.phase,
            "trick": [" ".join(cards) for cards in self.trick],
            "trick_winner": self.trick_winner,
            "trick_points": self.trick_points,
            "trump": self.trump,
            "declarer": self.declarer,
            "contract": self.contract,
            "partner": self.partner,
            "dealer": self.dealer,
            "points": self.running_points(),
            "delta": self.delta,
            "next_dealer": self.next_dealer,
            "winners": self.winners,
            "thrown_in": self.thrown_in,
            **self.standing(),
        }

    def result(self) -> dict[str, object]:
        """Return what a trace line says under `result`."""
        facts = self.facts()
        keys = ["phase", "thrown_in", "delta", "points", "next_dealer", "winners", *self.standing()]
        return {key: facts[key] for key in keys}

    def legal_set(self) -> set[str]:
        """Return the legal set; only where it is small enough to be listed."""
        return {canonical(action) for action in self.legal()}
