"""What happened, in sentences: one a fact, from the views before and after, so only what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cli.terminal import facts
from kibitz.cli.terminal.outcome import outcome_lines
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Acted
from kibitz.rules.actions import Bid, BidAlone, Bury, CallPartner, Declare, NameTrump, Pass, Play
from kibitz.rules.parts import CalledCard, NumberAuction, Seat, TrumpDeclaring, TrumpFrom, Unit
from kibitz.rules.state import Hand, Phase
from kibitz.views import View


def deal_begins(view: View, words: TableWords) -> list[str]:
    """Return the opening of a deal."""
    first = view.variant.auction
    lines = [
        words(
            "event-deal",
            deal=view.standing.deal,
            seat=words.name(view.dealer),
            you=words.you(view.dealer),
            initial="yes" if isinstance(first, TrumpDeclaring) and view.standing.deal == 1 else "no",
        )
    ]
    if view.level is not None:
        lines.append(words("event-level", rank=view.level))
    if view.variant.set_aside:
        lines.append(words("event-set-aside", cards=words.cards(view.variant.set_aside)))
    return lines


def happened(before: View, acted: Acted, after: View, words: TableWords) -> list[str]:
    """Return what an action did, in the order it was seen."""
    return [*_action(before, acted, after, words), *_consequences(before, acted, after, words)]


def _action(before: View, acted: Acted, after: View, words: TableWords) -> Iterator[str]:
    seat = acted.seat
    who = {"seat": words.name(seat), "you": words.you(seat)}
    match acted.action:
        case Pass():
            yield words("event-passes", **who)
        case Bid(amount=amount):
            unit = before.variant.auction.unit if isinstance(before.variant.auction, NumberAuction) else ""
            yield words("event-bids", **who, bid=amount, unit=Unit(unit).value)
        case BidAlone():
            yield words("event-bids-alone", **who, alone=words.alone)
        case Declare(cards=cards):
            yield words("event-declares", **who, cards=words.cards(cards))
        case NameTrump(suit=suit):
            yield words("event-names-trump", **who, suit=words.suit(suit))
        case Bury(cards=cards):
            if seat == words.seat:
                cards = facts.by_strength(after, cards)
                yield words("event-you-bury", cards=words.cards(cards))
            else:
                yield words("event-buries", **who, n=len(cards))
        case CallPartner(card=card):
            yield words("event-calls", **who, card=words.card(card))
        case Play(cards=cards):
            yield from _play(before, acted, cards, after, words)


def _play(before: View, acted: Acted, attempt: Hand, after: View, words: TableWords) -> Iterator[str]:
    who = {"seat": words.name(acted.seat), "you": words.you(acted.seat)}
    trick = after.trick or after.plays[-1].cards
    put = trick[len(before.trick)]
    if attempt != put:
        yield words("event-throw-falls", **who, cards=words.cards(attempt), put=words.cards(put))
    elif not before.trick:
        yield words("event-leads", **who, cards=words.cards(put))
    else:
        yield words("event-plays", **who, cards=words.cards(put))
    trump = after.contract.trump if after.contract else None
    if before.variant.trump is TrumpFrom.FIRST_LEAD and before.contract and before.contract.trump != trump:
        assert trump is not None
        yield words("event-trump-set", suit=words.suit(trump))
        if not after.calling and isinstance(before.variant.partner, CalledCard):
            yield words("event-nothing-to-call")
    if before.partner is None and after.partner is not None:
        yield words("event-partner", seat=words.name(after.partner), you=words.you(after.partner))


def _consequences(before: View, acted: Acted, after: View, words: TableWords) -> Iterator[str]:
    if before.phase is Phase.AUCTION and after.contract is not None:
        yield from _contract_settled(before, after, words)
    if before.kitty is None and after.phase is Phase.BURY:
        assert after.contract is not None
        yield from _kitty_taken(after, words)
    if after.buried_shown and not before.buried_shown and acted.seat != words.seat:
        yield words("event-buried-trumps", cards=words.cards(after.buried_shown))
    if len(after.plays) > len(before.plays):
        trick = after.plays[-1]
        points = facts.points_in(after, trick.cards) if facts.keeps_points(after) else 0
        who = {"seat": words.name(trick.winner), "you": words.you(trick.winner)}
        yield words("event-trick", **who, points=points, n=len(after.plays))
    if after.result is not None:
        yield from outcome_lines(after, words)


def _contract_settled(before: View, after: View, words: TableWords) -> Iterator[str]:
    contract = after.contract
    assert contract is not None
    who = {"seat": words.name(contract.declarer), "you": words.you(contract.declarer)}
    match before.variant.auction:
        case NumberAuction(unit=unit):
            if contract.alone:
                yield words("event-plays-alone", **who, alone=words.alone)
            else:
                yield words("event-contract", **who, bid=contract.bid or 0, unit=unit.value)
        case TrumpDeclaring():
            if after.kitty is not None and after.contract and not _declared(after):
                yield words("event-kitty-shown", cards=words.cards(after.kitty))
            trump = contract.trump
            assert trump is not None
            kind = "none" if trump not in before.variant.deck.suits else "suit"
            yield words("event-dealer-plays", **who, suit=words.suit(trump), kind=kind)


def _declared(view: View) -> bool:
    return any(isinstance(c.call, Declare) for c in view.calls)


def _kitty_taken(after: View, words: TableWords) -> Iterator[str]:
    assert after.contract is not None
    seat = after.contract.declarer
    if seat == words.seat and after.kitty is not None:
        yield words("event-you-take-kitty", cards=words.cards(facts.by_strength(after, after.kitty)))
    else:
        yield words("event-takes-kitty", seat=words.name(Seat(seat)), you=words.you(seat))
