"""What a computer player says: what it would do or did, and why.

A reason may tell what its player holds: a card by name, or in the auction what the hand is worth. While the
deal runs such a reason is kept back: a table that shows hidden cards on request is no table.
"""

from __future__ import annotations

from kibitz.match.player import Reason
from kibitz.rules.actions import Action, Bid, BidAlone, Bury, CallPartner, Declare, NameTrump, Pass, Play
from kibitz.telling.cards import by_strength, cards_seen
from kibitz.telling.phrase import ArgumentValue, CardsOf, Listed, Phrase, PlaceOf, SuitOf, phrase
from kibitz.telling.reader import Reader
from kibitz.telling.status import ALONE, KITTY
from kibitz.telling.written import cards_in, suits_in
from kibitz.views import View

# Reasons for a play that name no card and yet tell what its player holds, or how many of something.
TELL_OF_THE_HAND = frozenset({
    "cannot_win", "discards_to_void", "draws_trump", "draws_trump_for_winners", "external_says", "feeds_enough",
    "gives_points_to_keep", "gives_points_unwillingly", "gives_smallest_counter", "keeps_points_back",
    "kept_card", "kept_high_trump", "kept_winner", "leads_cheapest", "leads_likely_winner", "leads_singleton",
    "leads_trump_against", "not_worth_taking", "only_card", "only_play",
})  # fmt: skip

# What a reason for anything but a play may be about without telling of the hand behind it.
OPEN_ARGUMENTS = frozenset({"bid", "seat", "card"})


def is_open(reason: Reason, action: Action, view: View) -> bool:
    """Return whether a reason tells nothing of a hand that the seat whose view it is has not seen."""
    if isinstance(action, Play):
        tells_of_the_hand = reason.code in TELL_OF_THE_HAND
    else:
        tells_of_the_hand = not OPEN_ARGUMENTS.issuperset(key for key, _ in reason.arguments)
    if tells_of_the_hand:
        return False
    named = [card for _, value in reason.arguments for card in cards_in(value)]
    return not named or cards_seen(view).issuperset(named)


def reason_phrase(reason: Reason, reader: Reader) -> Phrase:
    """Return why something was done, as a sentence."""
    arguments = {key: _argument(key, value, reader) for key, value in reason.arguments}
    return Phrase(f"reason-{reason.code}", {"kitty": KITTY, **arguments}, sentence=True)


def _argument(key: str, value: str | int, reader: Reader) -> ArgumentValue:
    if key == "seat" and isinstance(value, int):
        # In the middle of a sentence, and none of these has a verb that must agree.
        return phrase("you") if value == reader else PlaceOf(value)
    cards = cards_in(value)
    if cards:
        return CardsOf(cards)
    match suits_in(value):
        case ():
            return value
        case (suit,):
            return SuitOf(suit)
        case suits:
            return Listed(tuple(SuitOf(suit) for suit in suits))


def action_phrase(action: Action, view: View, *, own: bool = True) -> Phrase:
    """Return an action in words, for the middle of a sentence. own: one may see what is buried."""
    match action:
        case Pass():
            return phrase("do-pass")
        case Bid(amount=amount):
            return phrase("do-bid", bid=amount)
        case BidAlone():
            return phrase("do-bid-alone", alone=ALONE)
        case Declare(cards=cards):
            return phrase("do-declare", cards=CardsOf(cards))
        case Bury(cards=cards):
            if own:
                return phrase("do-bury", cards=CardsOf(by_strength(view, cards)))
            return phrase("do-bury-hidden", n=len(cards))
        case NameTrump(suit=suit):
            return phrase("do-trump", suit=SuitOf(suit))
        case CallPartner(card=card):
            return phrase("do-call", card=CardsOf((card,)))
        case Play(cards=cards):
            return phrase("do-play", cards=CardsOf(cards))
