"""Positions from short texts, questions and answers in short texts, and the whole table when a test fails.

Hands are written in one line, seat 0 first: ``"Y9 G7 / Y7 CR / R9 B14 / Y8 R5"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from kibitz.cards import Card, Rank, Suit, parse_card, parse_cards, shuffle, sort_cards
from kibitz.errors import IllegalAction
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import apply, check, deal, legal_actions, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import (
    Auction,
    DealOver,
    Hand,
    LastTrick,
    NamingTrump,
    Phase,
    Playing,
    Result,
    Standing,
    State,
    phase_of,
)
from kibitz.rules.variant import Variant

# Sets of actions above this are not searched; tests/property compares them with brute force.
MANY = 20_000


def hands_of(text: str) -> tuple[Hand, ...]:
    """Return the hands of a text in which a slash stands between two seats."""
    return tuple(parse_cards(part.strip()) for part in text.split("/"))


def filled(variant: Variant, *hands: str) -> str:
    """Return the hands as one text, each filled up to the size of the longest with cards nobody holds."""
    size = max(len(hand.split()) for hand in hands)
    left = Counter(variant.cards)
    left.subtract(card for hand in hands for card in parse_cards(hand))
    rest = list(sort_cards((+left).elements()))
    full = []
    for hand in hands:
        words = hand.split()
        while len(words) < size:
            words.append(rest.pop(len(rest) // 2))
        full.append(" ".join(words))
    return " / ".join(full)


# --- setting up -----------------------------------------------------------------------------------


def dealt(
    variant: Variant,
    *,
    dealer: int = 3,
    seed: str = "rule book",
    number: int = 1,
    tally: tuple[int, ...] | None = None,
) -> Auction:
    """Return the start of a deal whose cards do not matter to the test."""
    standing = Standing(Seat(dealer), number, variant.first_tally if tally is None else tally)
    return deal(variant, standing, shuffle(variant.cards, seed))


def dealt_with(
    variant: Variant,
    holdings: Mapping[int, str],
    kitty: str = "",
    *,
    dealer: int = 0,
    number: int = 1,
    levels: str | None = None,
) -> State:
    """Return the start of a deal in which seats hold these cards and the kitty begins with those.

    All else is filled up in writing order, seat by seat, the kitty last.
    """
    given = {seat: parse_cards(text) for seat, text in holdings.items()}
    bottom = parse_cards(kitty)
    left = Counter(variant.cards)
    left.subtract([*bottom, *(card for cards in given.values() for card in cards)])
    rest = sort_cards((+left).elements())
    hands = []
    for seat in variant.seats:
        n_missing = variant.hand_size - len(given.get(seat, ()))
        hands.append((*given.get(seat, ()), *rest[:n_missing]))
        rest = rest[n_missing:]
    start = Start(
        phase=Phase.AUCTION,
        dealer=Seat(dealer),
        deal=number,
        levels=_levels(levels),
        hands=tuple(hands),
        kitty=(*bottom, *rest),
    )
    return state_from_start(variant, start)


def _levels(text: str | None) -> tuple[Rank, ...] | None:
    return tuple(Rank(word) for word in text.split()) if text else None


def playing(
    variant: Variant,
    hands: str,
    *,
    trump: str | None,
    declarer: int = 0,
    contract: int | str | None = None,
    dealer: int = 3,
    leader: int | None = None,
    buried: str = "",
    kitty: str = "",
    level: str | None = None,
    levels: str | None = None,
    number: int = 2,
    scores: tuple[int, ...] | None = None,
    points: tuple[int, ...] | None = None,
    tricks: tuple[int, ...] | None = None,
    called: str | None = None,
    partner: int | None = None,
) -> Playing:
    """Return a position before the lead to a trick. ``contract`` may be the word ``amerikaner``."""
    start = Start(
        phase=Phase.PLAY,
        dealer=Seat(dealer),
        deal=number,
        scores=scores,
        levels=_levels(levels),
        hands=hands_of(hands),
        kitty=parse_cards(kitty),
        buried=parse_cards(buried),
        trump=None if trump is None else Suit(trump),
        level=None if level is None else Rank(level),
        declarer=Seat(declarer),
        contract=contract if isinstance(contract, int) else None,
        alone=isinstance(contract, str),
        called=None if called is None else parse_card(called),
        partner=None if partner is None else Seat(partner),
        leader=None if leader is None else Seat(leader),
        points=points,
        tricks=tricks,
    )
    state = state_from_start(variant, start)
    assert isinstance(state, Playing)
    return state


def tractor_playing(
    variant: Variant, hands: str, *, trump: str = "S", level: str = "2", dealer: int = 0, **facts: int | str
) -> Playing:
    """Return a Tractor position: the dealer leads unless ``leader`` is given."""
    leader = int(facts.get("leader", dealer))
    buried = str(facts.get("buried", ""))
    return playing(
        variant,
        hands,
        trump=trump,
        level=level,
        dealer=dealer,
        declarer=dealer,
        leader=leader,
        buried=buried,
    )


def burying(
    variant: Variant,
    hands: str,
    kitty: str,
    *,
    declarer: int = 0,
    contract: int | str | None = None,
    dealer: int = 3,
    trump: str | None = None,
) -> State:
    """Return a position in which the declarer has just taken the kitty."""
    start = Start(
        phase=Phase.BURY,
        dealer=Seat(dealer),
        deal=2,
        hands=hands_of(hands),
        kitty=parse_cards(kitty),
        trump=None if trump is None else Suit(trump),
        declarer=Seat(declarer),
        contract=contract if isinstance(contract, int) else None,
        alone=isinstance(contract, str),
    )
    return state_from_start(variant, start)


def scored(
    variant: Variant,
    *,
    declarer: int = 0,
    contract: int | str | None = None,
    points: tuple[int, ...] | None = None,
    tricks: tuple[int, ...] | None = None,
    scores: tuple[int, ...] | None = None,
    levels: str | None = None,
    buried: str = "",
    last_winner: int = 0,
    last_cards: int = 1,
    last_winning: str = "",
    partner: int | None = None,
    dealer: int = 3,
    trump: str | None = None,
) -> Result:
    """Return what a deal comes to that was played to this end, nest and bonuses not yet counted."""
    start = Start(
        phase="result",
        dealer=Seat(dealer),
        deal=2,
        scores=scores,
        levels=_levels(levels),
        buried=parse_cards(buried),
        trump=None if trump is None else Suit(trump),
        declarer=Seat(declarer),
        contract=contract if isinstance(contract, int) else None,
        alone=isinstance(contract, str),
        partner=None if partner is None else Seat(partner),
        points=points,
        tricks=tricks,
        last_trick=LastTrick(Seat(last_winner), last_cards, parse_cards(last_winning)),
    )
    state = state_from_start(variant, start)
    assert isinstance(state, DealOver)
    return state.result


# --- acting ---------------------------------------------------------------------------------------


def after(state: State, *texts: str) -> State:
    """Return the state after these actions; one that is refused fails the test with the table shown."""
    for text in texts:
        try:
            state = apply(state, parse_action(text))
        except IllegalAction as error:
            raise AssertionError(f"{table_text(state)}\n{text!r} was refused: {error}") from error
    return state


def play_on(state: State, *texts: str) -> Playing:
    """Return the state after these actions; the deal must still be in play."""
    reached = after(state, *texts)
    assert isinstance(reached, Playing), table_text(reached)
    return reached


def deal_over(state: State, *texts: str) -> DealOver:
    """Return the end of the deal that these actions lead to."""
    reached = after(state, *texts)
    assert isinstance(reached, DealOver), table_text(reached)
    return reached


def result_of(state: State, *texts: str) -> Result:
    """Return the result that these actions lead to."""
    return deal_over(state, *texts).result


def trick_winner(state: State, *texts: str) -> int:
    """Return who wins the trick that these actions complete."""
    reached = after(state, *texts)
    last = reached.last if isinstance(reached, DealOver) else reached
    assert isinstance(last, Playing) and last.plays and not last.trick, table_text(reached)
    return last.plays[-1].winner


# --- asking ---------------------------------------------------------------------------------------


def legal_texts(state: State) -> list[str]:
    """Return the legal actions as texts, sorted."""
    return sorted(str(action) for action in legal_actions(state))


def assert_legal(state: State, expected: Sequence[str] | str) -> None:
    """Fail unless exactly these actions are legal: texts, or one line with commas between them."""
    texts = expected.split(", ") if isinstance(expected, str) else expected
    wanted = sorted(str(parse_action(text)) for text in texts)
    found = legal_texts(state)
    assert wanted == found, f"{table_text(state)}\nexpected: {wanted}\nfound:    {found}"
    for text in wanted:
        assert check(state, parse_action(text)) is None, f"{table_text(state)}\ncheck refuses {text}"


def assert_can(state: State, *texts: str) -> None:
    """Fail unless each of these is legal."""
    found = legal_actions(state)
    for text in texts:
        action = parse_action(text)
        fault = check(state, action)
        assert fault is None, f"{table_text(state)}\nexpected legal: {text}\nfound: {fault}"
        if len(found) <= MANY:
            assert action in found, f"{table_text(state)}\nnot among the legal actions: {text}"


def assert_cannot(state: State, text: str, code: str) -> None:
    """Fail unless the action is refused for this reason."""
    action = parse_action(text)
    fault = check(state, action)
    found = "legal" if fault is None else fault.code
    assert code == found, f"{table_text(state)}\n{text}: expected {code}, found {found}"
    found_legal = legal_actions(state)
    if len(found_legal) <= MANY:
        assert action not in found_legal, f"{table_text(state)}\namong the legal actions: {text}"


def assert_turn(state: State, seat: int | None, phase: str) -> None:
    """Fail unless this seat is to act (None: nobody) in this phase."""
    expected, found = (seat, phase), (to_act(state), str(phase_of(state)))
    assert expected == found, f"{table_text(state)}\nexpected: {expected}\nfound:    {found}"


def table_text(state: State) -> str:
    """Return everything on and under the table, one line a seat."""
    variant = state.variant
    lines = [f"{variant.id} {dict(variant.chosen) or ''}  phase {phase_of(state)}  to act {to_act(state)}"]
    lines.append(f"dealer {state.standing.dealer}  deal {state.standing.deal}  tally {state.standing.tally}")
    if isinstance(state, DealOver):
        before = [table_text(state.last)] if state.last else []
        return "\n".join([*lines, str(state.result), *before])
    lines += [f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(state.hands)]
    lines.append(f"kitty: {' '.join(state.kitty)}")
    lines.append("calls: " + ", ".join(f"{called.seat} {called.call}" for called in state.calls))
    if not isinstance(state, Auction):
        lines.append(f"{state.contract}")
    if isinstance(state, (NamingTrump, Playing)):
        lines.append(f"buried: {' '.join(state.buried)}")
    if isinstance(state, Playing):
        on_table = " / ".join(" ".join(cards) for cards in state.trick)
        lines.append(f"leader {state.leader}  trick: {on_table}  called {state.called}")
    return "\n".join(lines)


def cards_text(cards: Sequence[Card]) -> str:
    """Return cards as one line."""
    return " ".join(cards)
