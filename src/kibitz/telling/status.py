"""What stands on the table, as short phrases: each says one thing."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import NO_TRUMP
from kibitz.rules.actions import Bid, BidAlone, Call, Declare, Pass
from kibitz.rules.parts import (
    AttackersPoints,
    ContractPoints,
    ContractTricks,
    IndividualMatch,
    LevelMatch,
    Seat,
    TargetMatch,
    TrumpDeclaring,
    TrumpFrom,
)
from kibitz.rules.state import Contract, Phase
from kibitz.telling.cards import by_strength, keeps_points, points_in
from kibitz.telling.phrase import (
    ArgumentValue,
    CardsOf,
    LabelOf,
    LevelOf,
    Listed,
    Phrase,
    PlaceOf,
    SideOf,
    SuitOf,
    phrase,
)
from kibitz.telling.reader import Reader, seats_in_order, sides_in_order, who
from kibitz.views import View

# Between two facts of one line. A client without this sign puts another.
DOT = "·"
KITTY = LabelOf("kitty")
ALONE = LabelOf("alone")


def status(view: View, reader: Reader) -> list[Phrase]:
    """Return all that stands on the table, the most important first."""
    facts = contract(view, reader)
    if view.level is not None:
        facts[:2] = reversed(facts[:2])  # the trump suit before the level
    return [*facts, *captured(view, reader), *shown(view, reader)]


def title(view: View) -> Phrase:
    """Return game and number of the deal."""
    return phrase("title", game=Phrase(f"variant-{view.variant.id}"), deal=view.standing.deal, dot=DOT)


def standing(view: View, reader: Reader, tally: tuple[int, ...] | None = None) -> ArgumentValue:
    """Return the score of the match, as of before this deal unless a tally is given."""
    tally = view.standing.tally if tally is None else tally
    scores = Listed(tuple(_score(view, side, tally) for side in sides_in_order(view.variant, reader)))
    match view.variant.match:
        case TargetMatch(target=target) | IndividualMatch(target=target):
            return phrase("score-to", scores=scores, target=target, dot=DOT)
        case LevelMatch():
            return scores


def _score(view: View, side: int, tally: tuple[int, ...]) -> Phrase:
    match view.variant.match:
        case LevelMatch(levels=levels):
            return phrase("side-score", side=SideOf(side), value=LevelOf(levels[tally[side]]), kind="level")
        case _:
            return phrase("side-score", side=SideOf(side), value=tally[side], kind="points")


def standing_in_short(view: View, reader: Reader, tally: tuple[int, ...] | None = None) -> Phrase:
    """Return one's own score and the best of the others, where there is no room for all."""
    tally = view.standing.tally if tally is None else tally
    own, *others = sides_in_order(view.variant, reader)
    best = max(others, key=lambda side: tally[side])
    assert isinstance(view.variant.match, (TargetMatch, IndividualMatch))
    target = view.variant.match.target
    if min(tally) == max(tally):
        return phrase("score-equal", points=tally[own], target=target, dot=DOT)
    return phrase(
        "score-in-short",
        own=SideOf(own),
        points=tally[own],
        best=SideOf(best),
        best_points=tally[best],
        target=target,
        dot=DOT,
    )


def contract(view: View, reader: Reader) -> list[Phrase]:
    """Return level, trump, contract, sides, called card and partner, as far as they are known."""
    facts = []
    if view.level is not None:
        facts.append(phrase("level-rank", rank=LevelOf(view.level)))
    facts.append(_trump(view))
    settled = view.contract
    if settled is None:
        return facts
    facts.append(_plays_for(view, settled, reader))
    if view.called is not None:
        facts.append(phrase("called", card=CardsOf((view.called,))))
        if view.partner is not None:
            facts.append(phrase("partner-is", **who(view.partner, reader)))
        else:
            facts.append(phrase("partner-unknown"))
    return facts


def _plays_for(view: View, settled: Contract, reader: Reader) -> Phrase:
    about = who(settled.declarer, reader)
    match view.variant.score:
        case ContractPoints():
            return phrase("plays-for-points", **about, bid=settled.bid or 0)
        case ContractTricks() if settled.alone:
            return phrase("plays-alone", **about, alone=ALONE)
        case ContractTricks():
            return phrase("plays-for-tricks", **about, bid=settled.bid or 0)
        case AttackersPoints():
            return phrase("dealers-side", seat=PlaceOf(settled.declarer))


def _trump(view: View) -> Phrase:
    trump = view.contract.trump if view.contract else None
    if trump == NO_TRUMP:
        return phrase("trump-none")
    if trump is not None:
        return phrase("trump-is", suit=SuitOf(trump))
    if view.contract is not None and view.contract.alone:
        return phrase("trump-none")
    if view.variant.trump is TrumpFrom.FIRST_LEAD and view.contract is not None:
        return phrase("trump-first-lead")
    return phrase("trump-open")


def captured(view: View, reader: Reader) -> list[Phrase]:
    """Return the points or tricks so far, and in Tractor how far the attackers are from taking over."""
    if view.phase not in (Phase.PLAY, Phase.DEAL_OVER, Phase.MATCH_OVER) or view.contract is None:
        return []
    match view.variant.score:
        case AttackersPoints(take_over=needed):
            attackers = 1 - view.variant.side_of(view.contract.declarer)
            points = view.points[attackers]
            return [phrase("attackers", side=SideOf(attackers), points=points, needed=needed)]
        case ContractPoints():
            taken = [
                phrase("taken-in", side=SideOf(side), points=view.points[side], tricks=view.tricks[side])
                for side in sides_in_order(view.variant, reader)
            ]
            return [phrase("taken", taken=Listed(tuple(taken)))]
        case ContractTricks():
            tricks = [
                phrase("tricks-of", seat=PlaceOf(seat), n=view.tricks[seat])
                for seat in seats_in_order(view.variant, reader)
            ]
            return [phrase("tricks-so-far", tricks=Listed(tuple(tricks)))]


def call_said(call: Call) -> ArgumentValue:
    """Return an act of the auction in the fewest words: ``pass``, ``75``, the cards declared."""
    match call:
        case Pass():
            return phrase("call-pass")
        case Bid(amount=amount):
            return amount
        case BidAlone():
            return ALONE
        case Declare(cards=cards):
            return CardsOf(cards)


def auction(view: View, n_left_out: int = 0, *, dots: str = "…") -> Phrase | None:
    """Return everything called so far, or None. So many of the first calls are left out, dots instead."""
    if not view.calls:
        return None
    calls: list[ArgumentValue] = [
        phrase("call", seat=PlaceOf(c.seat), call=call_said(c.call)) for c in view.calls[n_left_out:]
    ]
    listed = Listed((dots, *calls) if n_left_out else tuple(calls), apart=True)
    declares = isinstance(view.variant.auction, TrumpDeclaring)
    return phrase("auction-declaring" if declares else "auction", calls=listed)


def put_on_table(view: View) -> Iterator[Phrase]:
    """Yield what each seat has put down in the trick on the table, from the leader on."""
    if view.leader is not None:
        yield from _put(view, view.leader, view.trick)


def _put(view: View, leader: Seat, trick: tuple[tuple[str, ...], ...]) -> Iterator[Phrase]:
    for step, cards in enumerate(trick):
        seat = (leader + step) % view.variant.n_seats
        yield phrase("put", seat=PlaceOf(seat), cards=CardsOf(cards))


def last_trick(view: View) -> Phrase | None:
    """Return the last finished trick, said to the seat whose view it is, or None if there is none."""
    if not view.plays:
        return None
    trick = view.plays[-1]
    return phrase(
        "last-trick",
        n=len(view.plays),
        cards=Listed(tuple(_put(view, trick.leader, trick.cards)), apart=True),
        **who(trick.winner, view.seat),
        points=points_in(view, trick.cards) if keeps_points(view) else 0,
    )


def shown(view: View, reader: Reader) -> list[Phrase]:
    """Return what else lies open: cards set aside, declared cards still held, the kitty, buried cards."""
    facts = []
    if view.variant.set_aside:
        facts.append(phrase("set-aside", cards=CardsOf(view.variant.set_aside)))
    for seat, cards in enumerate(view.known):
        if cards and seat != reader:
            facts.append(phrase("known", seat=PlaceOf(seat), cards=CardsOf(cards)))
    if view.kitty and view.buried is None:
        facts.append(phrase("kitty-seen", kitty=KITTY, cards=CardsOf(by_strength(view, view.kitty))))
    if view.buried:
        facts.append(phrase("buried-seen", cards=CardsOf(by_strength(view, view.buried))))
    elif view.buried_shown:
        facts.append(phrase("buried-trumps", cards=CardsOf(view.buried_shown)))
    return facts
