"""Colours of the screen. None of them says anything that a word or a sign does not say as well."""

from __future__ import annotations

from kibitz.cards import Card, Suit, suit_of
from kibitz.cli.terminal.words import TableWords
from kibitz.rules.parts import OppositeSides, Seat
from kibitz.views import View

# Amber means *now* and nothing else: whose turn it is, what wins, what may be played.
NOW = "bold dark_orange3"
QUIET = "dim"
TITLE = "bold"
WE = "cyan"
THEY = "magenta"

_SUITS = {
    "S": "bold",
    "H": "bold red",
    "D": "bold bright_blue",
    "C": "bold green",
    "R": "bold red",
    "G": "bold green",
    "Y": "bold yellow",
    "B": "bold",
}


def suit_style(suit: Suit | None) -> str:
    """Return the colour of a suit; the special cards have one of their own."""
    return _SUITS.get(suit or "", "bold bright_magenta")


def card_style(card: Card) -> str:
    """Return the colour of a card."""
    return suit_style(suit_of(card))


def side_style(view: View, words: TableWords, seat: Seat) -> str:
    """Return the colour of a seat's side, as far as sides are known."""
    if isinstance(view.variant.partner, OppositeSides):
        return f"bold {WE if view.variant.side_of(seat) == view.variant.side_of(words.seat) else THEY}"
    return f"bold {WE}" if seat == words.seat else "bold"
