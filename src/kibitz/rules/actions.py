"""Everything a seat can decide, and the texts of it.

Actions that read the same after sorting their cards are the same action: the card tuples are kept in
writing order, so equal actions are equal values.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kibitz.cards import (
    FRENCH_SUITS,
    ROOK_COLOURS,
    Card,
    Suit,
    parse_cards,
    sort_cards,
)
from kibitz.errors import RecordError, problem


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing in the auction."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Promise a number: points or tricks, as the variant says."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True, slots=True)
class BidAlone:
    """Promise every trick, alone: an Amerikaner."""

    def __str__(self) -> str:
        return f"bid {ALONE}"


# The word of the bid that outranks every number. It happens to be the name of the game that has it.
ALONE = "amerikaner"


@dataclass(frozen=True, slots=True)
class Declare:
    """Show cards that name the trump (Tractor)."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "declare " + " ".join(self.cards)


@dataclass(frozen=True, slots=True)
class Bury:
    """Put cards face down into the kitty."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "bury " + " ".join(self.cards)


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class CallPartner:
    """Name the card whose holder is the partner."""

    card: Card

    def __str__(self) -> str:
        return f"call {self.card}"


@dataclass(frozen=True, slots=True)
class Play:
    """Put cards on the table: one in most games, a shape in Tractor. A throw is the attempt."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "play " + " ".join(self.cards)


Call = Pass | Bid | BidAlone | Declare
Action = Call | Bury | NameTrump | CallPartner | Play


def play(*cards: Card) -> Play:
    """Return the play of these cards, in writing order."""
    return Play(sort_cards(cards))


def format_action(action: Action) -> str:
    """Return the action as text."""
    return str(action)


_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_SUITS = frozenset(FRENCH_SUITS + ROOK_COLOURS)


def parse_action(text: str) -> Action:
    """Return the action a text names, whatever the game; raises RecordError("action/…").

    Whether it is legal, or even possible in a game, is for ``check`` to say.
    """
    verb, _, rest = text.partition(" ")
    match verb:
        case "pass" if text == "pass":
            return Pass()
        case "bid" if rest == ALONE:
            return BidAlone()
        case "bid" if _NUMBER.fullmatch(rest):
            return Bid(int(rest))
        case "trump" if rest in _SUITS:
            return NameTrump(Suit(rest))
        case "declare" | "bury" | "play" | "call":
            try:
                cards = sort_cards(parse_cards(rest))
            except RecordError as error:
                raise RecordError(error.problems[0], column=len(verb) + 1 + error.column) from None
            if verb == "call" and len(cards) == 1:
                return CallPartner(cards[0])
            if verb != "call" and (cards or verb == "bury"):
                return _WITH_CARDS[verb](cards)
    raise RecordError(problem("action/unknown", text=text[:60]))


_WITH_CARDS: dict[str, type[Declare] | type[Bury] | type[Play]] = {
    "declare": Declare,
    "bury": Bury,
    "play": Play,
}
