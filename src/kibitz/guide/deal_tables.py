"""A whole deal as Markdown tables, for the worked example on a game's page.

The deal comes as one line of JSON in the form of a case: a start (dealer, hands, kitty) and the actions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from kibitz.cards import Suit, format_cards, parse_cards
from kibitz.games import variant_of
from kibitz.guide.tables import table
from kibitz.guide.words import Words, capital
from kibitz.rules.actions import Call, Pass, parse_action
from kibitz.rules.engine import apply
from kibitz.rules.parts import AttackersPoints, ContractPoints, NumberAuction, Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Auction, DealOver, Phase, Playing, Trick
from kibitz.rules.variant import Variant

Paragraphs = Iterator[str]


def deal_tables(line: str, language: str = "en") -> str:
    """Return hands, calls, contract, tricks and score of a deal. Raises KibitzError for a deal that cannot be."""
    facts = json.loads(line)
    variant = variant_of(facts["variant"], facts.get("options", {}))
    start = facts["start"]
    hands = tuple(parse_cards(hand) for hand in start["hands"])
    kitty = parse_cards(start.get("kitty", ""))
    first = state_from_start(
        variant, Start(phase=Phase.AUCTION.value, dealer=Seat(start["dealer"]), hands=hands, kitty=kitty)
    )
    over = first
    for action in facts["actions"]:
        over = apply(over, parse_action(action))
    assert isinstance(first, Auction) and isinstance(over, DealOver)
    last = over.last
    assert isinstance(last, Playing)
    words = Words(variant, language)
    told = [*_before_play(first, last, words), _tricks(last, words), *_result(over, words)]
    return "\n\n".join(part.rstrip("\n") for part in told) + "\n"


def _before_play(first: Auction, last: Playing, words: Words) -> Paragraphs:
    variant = first.variant
    rows = []
    for seat, hand in enumerate(first.hands):
        word = "deal-dealer" if seat == first.standing.dealer else "deal-seat"
        rows.append((words(word, seat=seat), format_cards(hand)))
    if first.kitty:
        rows.append((capital(words("deal-kitty")), format_cards(first.kitty)))
    yield table(("", words("deal-hand")), rows)
    contract = last.contract
    calls = words.listed(_call(called.call) for called in last.calls)
    heading = words("deal-calls", seat=last.calls[0].seat)
    told = [words("deal-calls-line", heading=heading, calls=calls)]
    sort = "bid" if isinstance(variant.auction, NumberAuction) else "declare"
    bid, level = contract.bid or 0, words.rank(contract.level) if contract.level else ""
    told.append(words("deal-contract", sort=sort, seat=contract.declarer, bid=bid, level=level))
    if last.buried:
        told.append(words("deal-buried", seat=contract.declarer, cards=format_cards(last.buried)))
    told.append(_trump(last, words))
    yield " ".join(told)


def _call(call: Call) -> str:
    return str(call) if isinstance(call, Pass) else str(call).partition(" ")[2]


def _trump(last: Playing, words: Words) -> str:
    trump = words.suit(last.contract.trump or Suit("NT"))
    if last.called is None:
        return words("deal-trump", how="named", trump=trump)
    led = last.plays[0].cards[0][0]
    seat, called = last.contract.declarer, words.card(last.called)
    return words("deal-trump", how="led", trump=trump, card=words.card(led), seat=seat, called=called)


def _tricks(last: Playing, words: Words) -> str:
    variant = last.variant
    with_points = any(variant.card_points.values())
    head = [words("deal-trick"), *(words("deal-seat", seat=seat) for seat in variant.seats)]
    if with_points:
        head.append(words("deal-points"))
    rows = []
    for number, trick in enumerate(last.plays, start=1):
        row = [words.number(number), *(_played(variant, trick, seat, words) for seat in variant.seats)]
        if with_points:
            row.append(
                words.number(sum(variant.card_points[card] for cards in trick.cards for card in cards))
            )
        rows.append(tuple(row))
    return table(tuple(head), rows)


def _played(variant: Variant, trick: Trick, seat: Seat, words: Words) -> str:
    text = format_cards(trick.cards[(seat - trick.leader) % variant.n_seats])
    if seat == trick.winner:
        text = words("deal-wins", cards=text)
    return words("deal-leads", cards=text) if seat == trick.leader else text


def _result(over: DealOver, words: Words) -> Paragraphs:
    result = over.result
    match over.variant.score:
        case ContractPoints():
            first, second = result.points
            sides = (words("deal-score-side", side=side, points=n) for side, n in enumerate(result.delta))
            score = words("deal-result-score", scores=words.listed(sides))
            yield f"{words('deal-result-points', first=first, second=second)} {score}"
        case AttackersPoints():
            first, second = result.points
            gained = words("deal-result-levels", first=result.delta[0], second=result.delta[1])
            yield f"{words('deal-result-points', first=first, second=second)} {gained}"
        case _:
            assert isinstance(over.last, Playing)
            tricks = (words("deal-score-seat", seat=s, points=n) for s, n in enumerate(over.last.tricks))
            scores = (words("deal-score-seat", seat=s, points=n) for s, n in enumerate(result.delta))
            told = words("deal-result-tricks", tricks=words.listed(tricks))
            yield f"{told} {words('deal-result-score', scores=words.listed(scores))}"
