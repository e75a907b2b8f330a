"""Cards and actions as the plain texts the formats use, and the trouble an input can give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

FRENCH_SUITS = "SHDC"
FRENCH_RANKS = "23456789TJQKA"
ROOK_COLOURS = "RGYB"
JOKERS = ("JR", "JB")


class UnreadableError(ValueError):
    """The input is not of the format, so nothing can be said about the rules."""


class RefusedError(UnreadableError):
    """Options that the rules refuse; all faults at once."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = list(faults)


class NotLegalError(ValueError):
    """The action is not legal in this position."""


def canonical(action: str) -> str:
    """Return the action with its cards sorted: what reads the same then is the same action."""
    words = action.split()
    return " ".join(words[:1] + sorted(words[1:]))


def as_action(verb: str, cards: Iterable[str]) -> str:
    """Return the canonical action of that verb and those cards."""
    return " ".join([verb, *sorted(cards)])


def cards_of(action: str, verb: str) -> list[str] | None:
    """Return the cards an action of that verb names, or None if it is another action."""
    words = action.split()
    if len(words) < 2 or words[0] != verb:
        return None
    return words[1:]


def is_within(cards: Iterable[str], hand: Iterable[str]) -> bool:
    """Return whether the hand holds every one of the cards, copies counted."""
    return Counter(cards) <= Counter(hand)


def take_out(hand: list[str], cards: Iterable[str]) -> None:
    """Remove the cards, copy by copy, from the hand."""
    for card in cards:
        hand.remove(card)


def one_french_pack() -> list[str]:
    """Return the 52 cards."""
    return [suit + rank for suit in FRENCH_SUITS for rank in FRENCH_RANKS]
