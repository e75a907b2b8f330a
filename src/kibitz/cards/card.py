"""A card is its text: ``R14`` (Rook), ``HT`` (French), ``CR`` the Rook, ``JR`` and ``JB`` the jokers.

One text names one card in every game, so a card needs no deck to be read or printed. Two copies of a
card (Tractor) are equal; a hand is a sorted tuple that may hold both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from kibitz.errors import RecordError, problem

Card = NewType("Card", str)
Suit = NewType("Suit", str)
Rank = NewType("Rank", str)

FRENCH_SUITS: tuple[Suit, ...] = tuple(Suit(s) for s in "SHDC")
FRENCH_RANKS: tuple[Rank, ...] = tuple(Rank(r) for r in "23456789TJQKA")
ROOK_COLOURS: tuple[Suit, ...] = tuple(Suit(s) for s in "RGYB")
ROOK_RANKS: tuple[Rank, ...] = tuple(Rank(str(r)) for r in range(1, 15))
ROOK = Card("CR")
JOKER_BLACK = Card("JB")
JOKER_RED = Card("JR")

# What a contract without a trump suit of its own names (Tractor); level cards and jokers stay trumps.
NO_TRUMP = Suit("NT")

_FACES: dict[Card, tuple[Suit | None, Rank | None]] = {
    Card(suit + rank): (suit, rank) for suit in ROOK_COLOURS for rank in ROOK_RANKS
}
_FACES[ROOK] = (None, None)
_FACES.update({Card(suit + rank): (suit, rank) for suit in FRENCH_SUITS for rank in FRENCH_RANKS})
_FACES[JOKER_BLACK] = (None, None)
_FACES[JOKER_RED] = (None, None)

# The order in which cards are written everywhere: suit by suit, low to high, special cards last.
CARD_INDEX: dict[Card, int] = {card: index for index, card in enumerate(_FACES)}
_index = CARD_INDEX.__getitem__


def suit_of(card: Card) -> Suit | None:
    """Return the printed suit; None for the Rook and the jokers."""
    return _FACES[card][0]


def rank_of(card: Card) -> Rank | None:
    """Return the printed rank; None for the Rook and the jokers."""
    return _FACES[card][1]


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in writing order; equal lists of cards become equal tuples."""
    return tuple(sorted(cards, key=_index))


def format_cards(cards: Iterable[Card]) -> str:
    """Return the cards as text, separated by one space, in the order given."""
    return " ".join(cards)


def parse_card(text: str) -> Card:
    """Return the card a text names; raises RecordError("card/unknown")."""
    card = Card(text)
    if card not in _FACES:
        raise RecordError(problem("card/unknown", card=text[:20]))
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text separated by spaces, in its order."""
    cards = []
    column = 1
    for word in text.split(" "):
        if word:
            if word not in _FACES:
                raise RecordError(problem("card/unknown", card=word[:20]), column=column)
            cards.append(Card(word))
        column += len(word) + 1
    return tuple(cards)


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the hand less these cards, copy by copy. Raises ValueError if one is not there."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
