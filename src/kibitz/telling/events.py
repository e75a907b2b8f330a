"""What happened, a phrase for each fact, from the views before and after: only what the reader may know."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.match.log import Acted
from kibitz.rules.actions import Bid, BidAlone, Bury, CallPartner, Declare, NameTrump, Pass, Play
from kibitz.rules.parts import CalledCard, NumberAuction, TrumpDeclaring, TrumpFrom, Unit
from kibitz.rules.state import Hand, Phase
from kibitz.telling.cards import by_strength, keeps_points, points_in
from kibitz.telling.phrase import CardsOf, LevelOf, Phrase, PlaceOf, SuitOf, phrase
from kibitz.telling.reader import Reader, who
from kibitz.telling.result import outcome
from kibitz.telling.status import ALONE, KITTY
from kibitz.views import View


def deal_begins(view: View, reader: Reader) -> list[Phrase]:
    """Return the opening of a deal."""
    declares = isinstance(view.variant.auction, TrumpDeclaring)
    lines = [
        phrase(
            "event-deal",
            deal=view.standing.deal,
            **who(view.dealer, reader),
            initial="yes" if declares and view.standing.deal == 1 else "no",
        )
    ]
    if view.level is not None:
        lines.append(phrase("event-level", rank=LevelOf(view.level)))
    if view.variant.set_aside:
        lines.append(phrase("event-set-aside", cards=CardsOf(view.variant.set_aside)))
    return lines


def happened(before: View, acted: Acted, after: View, reader: Reader) -> list[Phrase]:
    """Return what an action did, in the order it was seen. The views are the reader's, before and after."""
    return [*_action(before, acted, after, reader), *_consequences(before, acted, after, reader)]


def _action(before: View, acted: Acted, after: View, reader: Reader) -> Iterator[Phrase]:
    seat = acted.seat
    about = who(seat, reader)
    match acted.action:
        case Pass():
            yield phrase("event-passes", **about)
        case Bid(amount=amount):
            unit = before.variant.auction.unit if isinstance(before.variant.auction, NumberAuction) else ""
            yield phrase("event-bids", **about, bid=amount, unit=Unit(unit).value)
        case BidAlone():
            yield phrase("event-bids-alone", **about, alone=ALONE)
        case Declare(cards=cards):
            yield phrase("event-declares", **about, cards=CardsOf(cards))
        case NameTrump(suit=suit):
            yield phrase("event-names-trump", **about, suit=SuitOf(suit))
        case Bury(cards=cards):
            if seat == reader:
                yield phrase("event-you-bury", cards=CardsOf(by_strength(after, cards)))
            else:
                yield phrase("event-buries", seat=PlaceOf(seat), n=len(cards))
        case CallPartner(card=card):
            yield phrase("event-calls", **about, card=CardsOf((card,)))
        case Play(cards=cards):
            yield from _play(before, acted, cards, after, reader)


def _play(before: View, acted: Acted, attempt: Hand, after: View, reader: Reader) -> Iterator[Phrase]:
    about = who(acted.seat, reader)
    trick = after.trick or after.plays[-1].cards
    put = trick[len(before.trick)]
    if attempt != put:
        yield phrase("event-throw-falls", **about, cards=CardsOf(attempt), put=CardsOf(put))
    elif not before.trick:
        yield phrase("event-leads", **about, cards=CardsOf(put))
    else:
        yield phrase("event-plays", **about, cards=CardsOf(put))
    trump = after.contract.trump if after.contract else None
    if before.variant.trump is TrumpFrom.FIRST_LEAD and before.contract and before.contract.trump != trump:
        assert trump is not None
        yield phrase("event-trump-set", suit=SuitOf(trump))
        if not after.calling and isinstance(before.variant.partner, CalledCard):
            yield phrase("event-nothing-to-call")
    if before.partner is None and after.partner is not None:
        yield phrase("event-partner", **who(after.partner, reader))


def _consequences(before: View, acted: Acted, after: View, reader: Reader) -> Iterator[Phrase]:
    if before.phase is Phase.AUCTION and after.contract is not None:
        yield from _contract_settled(before, after, reader)
    if before.kitty is None and after.phase is Phase.BURY:
        yield _kitty_taken(after, reader)
    if after.buried_shown and not before.buried_shown and acted.seat != reader:
        yield phrase("event-buried-trumps", cards=CardsOf(after.buried_shown))
    if len(after.plays) > len(before.plays):
        trick = after.plays[-1]
        points = points_in(after, trick.cards) if keeps_points(after) else 0
        yield phrase("event-trick", **who(trick.winner, reader), points=points, n=len(after.plays))
    if after.result is not None:
        yield from outcome(after, reader)


def _contract_settled(before: View, after: View, reader: Reader) -> Iterator[Phrase]:
    contract = after.contract
    assert contract is not None
    about = who(contract.declarer, reader)
    match before.variant.auction:
        case NumberAuction(unit=unit):
            if contract.alone:
                yield phrase("event-plays-alone", **about, alone=ALONE)
            else:
                yield phrase("event-contract", **about, bid=contract.bid or 0, unit=unit.value)
        case TrumpDeclaring():
            if after.kitty is not None and not _declared(after):
                yield phrase("event-kitty-shown", kitty=KITTY, cards=CardsOf(after.kitty))
            trump = contract.trump
            assert trump is not None
            kind = "none" if trump not in before.variant.deck.suits else "suit"
            yield phrase("event-dealer-plays", **about, suit=SuitOf(trump), kind=kind)


def _declared(view: View) -> bool:
    return any(isinstance(c.call, Declare) for c in view.calls)


def _kitty_taken(after: View, reader: Reader) -> Phrase:
    assert after.contract is not None
    seat = after.contract.declarer
    if seat == reader and after.kitty is not None:
        return phrase("event-you-take-kitty", kitty=KITTY, cards=CardsOf(by_strength(after, after.kitty)))
    return phrase("event-takes-kitty", kitty=KITTY, **who(seat, reader))
