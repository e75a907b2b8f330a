"""Cards and suits as reasons and problems write them: ``H5 HA``, ``S``."""

from __future__ import annotations

from functools import lru_cache

from kibitz.cards import CARD_INDEX, FRENCH_SUITS, NO_TRUMP, ROOK_COLOURS, Card, Suit
from kibitz.errors import Argument

_SUITS = frozenset((*FRENCH_SUITS, *ROOK_COLOURS, NO_TRUMP))


@lru_cache(maxsize=4096)
def cards_in(value: Argument) -> tuple[Card, ...]:
    """Return the cards that an argument writes, or none if it is something else."""
    tokens = value.split() if isinstance(value, str) else []
    return tuple(Card(token) for token in tokens) if all(token in CARD_INDEX for token in tokens) else ()


@lru_cache(maxsize=4096)
def suits_in(value: Argument) -> tuple[Suit, ...]:
    """Return the suits that an argument writes, or none if it is something else."""
    tokens = value.split() if isinstance(value, str) else []
    return tuple(Suit(token) for token in tokens) if all(token in _SUITS for token in tokens) else ()
