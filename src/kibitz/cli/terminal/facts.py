"""What stands on the table, as short phrases: each says one thing, and both screen and speech use them."""

from __future__ import annotations

from kibitz.cards import NO_TRUMP, Card
from kibitz.cli.terminal.words import TableWords
from kibitz.rules.actions import Bid, BidAlone, Call, Declare, Pass
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import (
    AttackersPoints,
    ContractPoints,
    ContractTricks,
    IndividualMatch,
    LevelMatch,
    OppositeSides,
    Seat,
    Shapes,
    SingleCards,
    TargetMatch,
    TrumpDeclaring,
    TrumpFrom,
)
from kibitz.rules.phases import shapes, single
from kibitz.rules.state import Hand, Phase
from kibitz.views import View


def title(view: View, words: TableWords) -> str:
    """Return game and number of the deal."""
    return words("title", game=view.variant.name, deal=view.standing.deal)


def standing(view: View, words: TableWords, tally: tuple[int, ...] | None = None) -> str:
    """Return the score of the match, as of before this deal unless a tally is given."""
    tally = view.standing.tally if tally is None else tally
    items = []
    for side in _own_first(view, words):
        value = words.level(tally[side]) if isinstance(view.variant.match, LevelMatch) else str(tally[side])
        kind = "level" if isinstance(view.variant.match, LevelMatch) else "points"
        items.append(words("side-score", side=words.side(side), value=value, kind=kind))
    match view.variant.match:
        case TargetMatch(target=target) | IndividualMatch(target=target):
            return words("score-to", scores=words.listed(items), target=str(target))
        case LevelMatch():
            return words.listed(items)


def standing_in_short(view: View, words: TableWords, tally: tuple[int, ...] | None = None) -> str:
    """Return one's own score and the best of the others, where there is no room for all."""
    tally = view.standing.tally if tally is None else tally
    own, *others = _own_first(view, words)
    best = max(others, key=lambda side: tally[side])
    assert isinstance(view.variant.match, (TargetMatch, IndividualMatch))
    if min(tally) == max(tally):
        return words("score-equal", points=str(tally[own]), target=str(view.variant.match.target))
    return words(
        "score-in-short",
        own=words.side(own),
        points=str(tally[own]),
        best=words.side(best),
        best_points=str(tally[best]),
        target=str(view.variant.match.target),
    )


def _own_first(view: View, words: TableWords) -> list[int]:
    own = view.variant.side_of(words.seat)
    return [(own + n) % view.variant.n_sides for n in range(view.variant.n_sides)]


def contract(view: View, words: TableWords) -> list[str]:
    """Return trump, contract, sides, called card and partner, as far as they are known."""
    facts = []
    if view.level is not None:
        facts.append(words("level-rank", rank=view.level))
    facts.append(_trump(view, words))
    settled = view.contract
    if settled is None:
        return facts
    name, you = words.name(settled.declarer), words.you(settled.declarer)
    match view.variant.score:
        case ContractPoints():
            facts.append(words("plays-for-points", seat=name, you=you, bid=settled.bid or 0))
        case ContractTricks() if settled.alone:
            facts.append(words("plays-alone", seat=name, you=you, alone=words.alone))
        case ContractTricks():
            facts.append(words("plays-for-tricks", seat=name, you=you, bid=settled.bid or 0))
        case AttackersPoints():
            facts.append(words("dealers-side", seat=name))
    if view.called is not None:
        facts.append(words("called", card=words.card(view.called)))
        if view.partner is not None:
            facts.append(words("partner-is", seat=words.name(view.partner), you=words.you(view.partner)))
        else:
            facts.append(words("partner-unknown"))
    return facts


def _trump(view: View, words: TableWords) -> str:
    trump = view.contract.trump if view.contract else None
    if trump == NO_TRUMP:
        return words("trump-none")
    if trump is not None:
        return words("trump-is", suit=words.suit(trump))
    if view.contract is not None and view.contract.alone:
        return words("trump-none")
    if view.variant.trump is TrumpFrom.FIRST_LEAD and view.contract is not None:
        return words("trump-first-lead")
    return words("trump-open")


def captured(view: View, words: TableWords) -> list[str]:
    """Return the points or tricks so far, and in Tractor how far the attackers are from taking over."""
    if view.phase not in (Phase.PLAY, Phase.DEAL_OVER, Phase.MATCH_OVER) or view.contract is None:
        return []
    match view.variant.score:
        case AttackersPoints(take_over=needed):
            attackers = 1 - view.variant.side_of(view.contract.declarer)
            return [
                words("attackers", side=words.side(attackers), points=view.points[attackers], needed=needed)
            ]
        case ContractPoints():
            taken = [
                words("taken-in", side=words.side(side), points=view.points[side], tricks=view.tricks[side])
                for side in _own_first(view, words)
            ]
            return [words("taken", taken=words.listed(taken))]
        case ContractTricks():
            tricks = [f"{words.name(seat)} {view.tricks[seat]}" for seat in _from_viewer(view, words)]
            return [words("tricks-so-far", tricks=words.listed(tricks))]


def _from_viewer(view: View, words: TableWords) -> list[Seat]:
    n = view.variant.n_seats
    return [Seat((words.seat + step) % n) for step in range(n)]


def call_text(call: Call, words: TableWords) -> str:
    """Return an act of the auction in the fewest words: ``pass``, ``75``, the cards declared."""
    match call:
        case Pass():
            return words("call-pass")
        case Bid(amount=amount):
            return str(amount)
        case BidAlone():
            return words.alone
        case Declare(cards=cards):
            return words.cards(cards)


def auction(view: View, words: TableWords, n_left_out: int = 0) -> str:
    """Return everything called so far, less the first few if so many are left out; empty if nothing was."""
    if not view.calls:
        return ""
    calls = [
        words("call", seat=words.name(c.seat), call=call_text(c.call, words)) for c in view.calls[n_left_out:]
    ]
    calls = ["…" if words.signs else "...", *calls] if n_left_out else calls
    declares = isinstance(view.variant.auction, TrumpDeclaring)
    return words("auction-declaring" if declares else "auction", calls=words.listed_apart(calls))


def winning_seat(view: View) -> Seat | None:
    """Return who is winning the trick on the table, or None on an empty table."""
    if not view.trick or view.leader is None:
        return None
    return Seat((view.leader + _winning_place(view)) % view.variant.n_seats)


def _winning_place(view: View) -> int:
    match view.variant.play:
        case SingleCards():
            return single.winning_place(view.trick, view.order)
        case Shapes() as rule:
            return shapes.winning_place(view.trick, rule, view.order)


def points_in(view: View, cards: tuple[Hand, ...]) -> int:
    """Return the card points among the cards of a trick."""
    points = view.variant.card_points
    return sum(points[card] for put in cards for card in put)


def keeps_points(view: View) -> bool:
    """Return whether captured card points matter in this game."""
    return isinstance(view.variant.partner, OppositeSides)


def last_trick(view: View, words: TableWords) -> str:
    """Return the last finished trick on one line, empty if there is none."""
    if not view.plays:
        return ""
    trick = view.plays[-1]
    n = view.variant.n_seats
    cards = [
        words("put", seat=words.name(Seat((trick.leader + step) % n)), cards=words.cards(put))
        for step, put in enumerate(trick.cards)
    ]
    return words(
        "last-trick",
        n=len(view.plays),
        cards=words.listed_apart(cards),
        seat=words.name(trick.winner),
        you=words.you(trick.winner),
        points=points_in(view, trick.cards) if keeps_points(view) else 0,
    )


def shown(view: View, words: TableWords) -> list[str]:
    """Return what else lies open: cards set aside, declared cards still held, the kitty, buried cards."""
    facts = []
    if view.variant.set_aside:
        facts.append(words("set-aside", cards=words.cards(view.variant.set_aside)))
    for seat, cards in enumerate(view.known):
        if cards and seat != words.seat:
            facts.append(words("known", seat=words.name(Seat(seat)), cards=words.cards(cards)))
    if view.kitty and view.buried is None:
        facts.append(words("kitty-seen", cards=words.cards(by_strength(view, view.kitty))))
    if view.buried:
        facts.append(words("buried-seen", cards=words.cards(by_strength(view, view.buried))))
    elif view.buried_shown:
        facts.append(words("buried-trumps", cards=words.cards(view.buried_shown)))
    return facts


def by_strength(view: View, cards: Hand) -> tuple[Card, ...]:
    """Return the cards as a hand is sorted: trumps first, then suit by suit, each from high to low."""
    order = view.order
    suits = [TRUMPS, *view.variant.deck.suits]
    return tuple(sorted(cards, key=lambda c: (suits.index(order.suit[c]), -order.strength[c])))
