"""The hand as it is shown: by effective suit, trumps apart, from high to low; cards that may be played numbered."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import Card, Suit
from kibitz.rules.actions import Bury, Play
from kibitz.rules.state import Phase
from kibitz.telling import grouped_hand
from kibitz.views import View

# So many sets of cards are looked through for those a card may be part of; every face is met long before
# in what the rules can ask, and a card that was not would only lack its number.
MOST_LOOKED_AT = 60_000


@dataclass(frozen=True, slots=True)
class Held:
    """One card of the hand. number: what to type for it; None where it may not be played now."""

    card: Card
    number: int | None


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one effective suit, from high to low."""

    suit: Suit
    cards: tuple[Held, ...]


def holding(view: View) -> tuple[Group, ...]:
    """Return the hand in groups. Numbers count the cards that may be played or buried, from 1."""
    playable = playable_cards(view)
    groups, number = [], 0
    for suit, cards in grouped_hand(view):
        held = []
        for card in cards:
            if card in playable:
                number += 1
            held.append(Held(card, number if card in playable else None))
        groups.append(Group(suit, tuple(held)))
    return tuple(groups)


def playable_cards(view: View) -> frozenset[Card]:
    """Return the faces that are part of a legal play or burial; none while something else is asked."""
    faces = frozenset(view.hand)
    if view.phase is Phase.PLAY and view.legal and not view.trick and not view.calling:
        return faces  # any card may be led by itself
    found: set[Card] = set()
    for looked_at, action in enumerate(view.legal):
        if not isinstance(action, (Play, Bury)) or looked_at > MOST_LOOKED_AT:
            break
        found.update(action.cards)
        if len(found) == len(faces):
            break
    return frozenset(found)


def by_number(view: View) -> dict[int, Card]:
    """Return the numbered cards of the hand."""
    return {
        held.number: held.card for group in holding(view) for held in group.cards if held.number is not None
    }
