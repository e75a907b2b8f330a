"""Taking all the tricks that are left, where no lie of the unseen cards can prevent it.

``kibitz.match.claim`` decides the same for a seat on lead that wants to lay its hand down; this also sees the card
that wins the lead, and counts shown voids.
"""

from __future__ import annotations

from kibitz.cards import Card, Suit
from kibitz.players.rulebook.table import Table
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Hand

CERTAIN = 0.9999


def claiming_card(table: Table, legal: Hand) -> Card | None:
    """Return a card after which every trick is this seat's, this one included; None if none is certain."""
    held = table.held
    if table.led is None:
        return _first_lead(table) if _runs(table, held) else None
    strength = table.order.strength
    for card in sorted(legal, key=strength.__getitem__):
        if table.beats_best(card) and table.after(card)[0] >= CERTAIN and _runs(table, _less(table, card)):
            return card
    return None


def _less(table: Table, card: Card) -> dict[Suit, Hand]:
    suit = table.order.suit[card]
    return {
        s: tuple(c for c in cards if c != card) if s == suit else cards for s, cards in table.held.items()
    }


def _first_lead(table: Table) -> Card:
    """Return the lead to begin with: trumps from the top while others have some, then counters."""
    trumps = table.held.get(TRUMPS, ())
    if trumps and _trumps_out(table):
        return trumps[0]
    points = table.view.variant.card_points
    tops = [cards[0] for suit, cards in table.held.items() if cards and suit != TRUMPS] or [trumps[0]]
    return max(tops, key=points.__getitem__)


def _runs(table: Table, held: dict[Suit, Hand]) -> bool:
    """Return whether these cards, led suit by suit, win every trick though one seat may hold all unseen ones."""
    are_out = _trumps_out(table)
    if are_out and not held.get(TRUMPS):
        return not any(held.values())
    return all(
        _suit_runs(table, suit, cards, drawn=suit == TRUMPS and are_out)
        for suit, cards in held.items()
        if cards
    )


def _trumps_out(table: Table) -> bool:
    """Return whether another seat may hold a trump; a partner's may win as well, and then he leads."""
    others = (seat for seat in table.view.variant.seats if seat != table.seat)
    return any(table.memory.may_hold(seat, TRUMPS) for seat in others)


def _suit_runs(table: Table, suit: Suit, cards: Hand, *, drawn: bool) -> bool:
    """Return whether the suit wins throughout; drawn: and whether nobody else has any of it left then."""
    strength = table.order.strength
    out = table.memory.unseen_of(suit)
    n_tops = sum(not out or strength[card] > strength[out[0]] for card in cards)
    return n_tops >= len(out) or (n_tops == len(cards) and not drawn)
