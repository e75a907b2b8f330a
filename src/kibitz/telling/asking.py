"""What is asked of the seat to act, and why the choice is what it is."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import Card
from kibitz.rules.actions import Bid, BidAlone, Play
from kibitz.rules.parts import CountersInKitty, Shapes, TrumpDeclaring
from kibitz.rules.phases.shapes import led_pattern
from kibitz.rules.state import Phase
from kibitz.telling.cards import winning_seat
from kibitz.telling.phrase import CardsOf, Phrase, SuitOf, phrase, sentence
from kibitz.telling.reader import who
from kibitz.telling.status import ALONE
from kibitz.views import View


def asked(view: View) -> list[Phrase]:
    """Return what the seat to act is to decide, a phrase for each sentence; nothing if it is another's turn."""
    if view.seat is None or view.to_act != view.seat:
        return []
    match view.phase:
        case Phase.AUCTION if isinstance(view.variant.auction, TrumpDeclaring):
            return [phrase("choose-declare")]
        case Phase.AUCTION:
            return [_bid(view)]
        case Phase.BURY:
            assert view.kitty is not None
            rule = view.variant.kitty
            counters = rule.counters.value if rule else CountersInKitty.ANY.value
            return [phrase("choose-bury", n=len(view.kitty), counters=counters)]
        case Phase.NAME_TRUMP:
            return [phrase("choose-trump")]
        case Phase.PLAY if view.calling:
            trump = view.contract.trump if view.contract else None
            assert trump is not None
            return [phrase("ask-call", suit=SuitOf(trump))]
        case Phase.PLAY:
            return [*_follow(view)] if view.trick else [_lead(view)]
        case _:
            return []


def _bid(view: View) -> Phrase:
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    alone = "yes" if any(isinstance(action, BidAlone) for action in view.legal) else "no"
    if not bids:
        return phrase("ask-no-bid", alone=alone, word=ALONE)
    step = bids[1] - bids[0] if len(bids) > 1 else 1
    return phrase("ask-bid", low=bids[0], high=bids[-1], step=step, alone=alone, word=ALONE)


def _lead(view: View) -> Phrase:
    if view.contract is not None and view.contract.trump is None and not view.contract.alone:
        return phrase("ask-first-lead")
    if isinstance(view.variant.play, Shapes):
        return phrase("ask-lead-shapes", throws="yes" if view.variant.play.throws else "no")
    return phrase("ask-lead")


def _follow(view: View) -> Iterator[Phrase]:
    """Yield what must be played to the lead, then who is winning."""
    yield from _owed(view)
    winner = winning_seat(view)
    assert winner is not None
    place = (winner - (view.leader or 0)) % view.variant.n_seats
    yield phrase("winning", **who(winner, view.seat), cards=CardsOf(view.trick[place]))


def _owed(view: View) -> Iterator[Phrase]:
    order = view.order
    lead = view.trick[0]
    led, n = order.suit[lead[0]], len(lead)
    held = [card for card in view.hand if order.suit[card] == led]
    suit = SuitOf(led)
    if _is_forced(view, held):
        yield sentence(phrase("follow-called", card=CardsOf(tuple(_single_cards(view)[:1]))))
    elif not held:
        yield phrase("follow-void", suit=suit, n=n)
    elif len(held) < n:
        yield phrase("follow-short", suit=suit, n=n, held=len(held))
    else:
        yield phrase("follow", suit=suit, n=n, held=len(held))
        free = [card for card in _single_cards(view) if order.suit[card] != led]
        if free:
            yield sentence(phrase("follow-any-time", card=CardsOf((free[0],))))
        pairs_led = sum(c.n_pairs for c in led_pattern(lead, order)) if n > 1 else 0
        n_pairs = min(pairs_led, sum(held.count(card) == 2 for card in set(held)))
        if n_pairs and len(held) > n:
            yield phrase("follow-pairs", n=n_pairs)


def _single_cards(view: View) -> list[Card]:
    if view.trick and len(view.trick[0]) > 1:
        return []
    return [action.cards[0] for action in view.legal if isinstance(action, Play)]


def _is_forced(view: View, held: list[Card]) -> bool:
    """Return whether one must play the called card, whatever else one holds."""
    return (
        view.called is not None
        and view.called in view.hand
        and view.partner is None
        and len(view.legal) == 1
        and len(held) > 1
    )
