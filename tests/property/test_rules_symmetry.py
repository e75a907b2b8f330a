"""Turning the table or renaming suits changes nothing but the names of seats and suits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import Card, Draw, Suit, sort_cards
from kibitz.rules.actions import (
    Action,
    Bid,
    BidAlone,
    Bury,
    CallPartner,
    Declare,
    NameTrump,
    Pass,
    Play,
)
from kibitz.rules.engine import apply, legal_actions, to_act
from kibitz.rules.parts import Seat, Shapes
from kibitz.rules.state import Auction, DealOver, Playing, Result, State
from kibitz.rules.variant import Variant
from tests.property.strategies import TABLES, PlayedDeal, deals, examples

MANY = 2_000


def legal_set(state: State, renamed: Callable[[Action], Action]) -> list[str] | int:
    """Return the legal actions as sorted texts, or only their number where there are many."""
    legal = legal_actions(state)
    if len(legal) > MANY:
        return len(legal)
    return sorted(str(renamed(action)) for action in legal)


def same(action: Action) -> Action:
    return action


# --- turning the table ----------------------------------------------------------------------------


def turned_row(row: tuple[int, ...], by: int) -> tuple[int, ...]:
    """Return totals per side or seat after every seat has moved up by so many places."""
    n = len(row)
    return tuple(row[(place - by) % n] for place in range(n))


def turned_start(state: Auction, by: int) -> Auction:
    """Return the same deal with every seat moved up by so many places."""
    n = state.variant.n_seats
    standing = replace(
        state.standing,
        dealer=Seat((state.standing.dealer + by) % n),
        tally=turned_row(state.standing.tally, by),
    )
    return replace(state, standing=standing, hands=tuple(state.hands[(s - by) % n] for s in range(n)))


def turned_result(result: Result, by: int, n_seats: int) -> Result:
    """Return the result as it must be after turning."""
    n = len(result.delta)
    return replace(
        result,
        points=turned_row(result.points, by) if result.points else (),
        delta=turned_row(result.delta, by),
        tally=turned_row(result.tally, by),
        next_dealer=Seat((result.next_dealer + by) % n_seats),
        winners=tuple(sorted((winner + by) % n for winner in result.winners)),
    )


@given(deals(), st.integers(1, 5))
@examples(80)
def test_turning_the_table_changes_no_legal_set_no_winner_and_no_result(played: PlayedDeal, by: int) -> None:
    n = played.variant.n_seats
    first = played.states[0]
    assert isinstance(first, Auction)
    state: State = turned_start(first, by % n)
    for original, action in zip(played.states, played.actions, strict=False):
        turn = to_act(original)
        assert turn is not None and (turn + by) % n == to_act(state)
        assert legal_set(original, same) == legal_set(state, same)
        state = apply(state, action)
    assert isinstance(state, DealOver)
    expected = turned_result(played.over.result, by % n, n)
    assert expected == replace(state.result, winners=tuple(sorted(state.result.winners)))
    if isinstance(played.over.last, Playing) and isinstance(state.last, Playing):
        winners = [(trick.winner + by) % n for trick in played.over.last.plays]
        assert winners == [trick.winner for trick in state.last.plays]


# --- renaming suits -------------------------------------------------------------------------------


class Renaming:
    """A permutation of the suits; special cards keep their names."""

    def __init__(self, variant: Variant, suits: tuple[Suit, ...]) -> None:
        self.by_suit = dict(zip(variant.deck.suits, suits, strict=True))
        fixed = {s.card for s in variant.deck.specials} | set(variant.deck.jokers)
        self.by_card = {
            card: card if card in fixed else Card(self.by_suit[Suit(card[0])] + card[1:])
            for card in variant.cards
        }

    def cards(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return sort_cards(self.by_card[card] for card in cards)

    def action(self, action: Action) -> Action:
        match action:
            case Pass() | Bid() | BidAlone():
                return action
            case Declare(cards=cards):
                return Declare(self.cards(cards))
            case Bury(cards=cards):
                return Bury(self.cards(cards))
            case Play(cards=cards):
                return Play(self.cards(cards))
            case NameTrump(suit=suit):
                return NameTrump(self.by_suit[suit])
            case CallPartner(card=card):
                return CallPartner(self.by_card[card])

    def start(self, state: Auction) -> Auction:
        return replace(
            state,
            hands=tuple(self.cards(hand) for hand in state.hands),
            kitty=tuple(self.by_card[card] for card in state.kitty),
        )


def renamings(variant: Variant) -> Iterator[Renaming]:
    """Yield every renaming that maps the pack to itself (where twos are set aside not all do)."""
    for suits in permutations(variant.deck.suits):
        kept = {card[0] for card in variant.set_aside}
        if {str(a) for a, b in zip(variant.deck.suits, suits, strict=True) if b in kept} == kept:
            yield Renaming(variant, suits)


# With throws, equal level pairs are told apart by the order S H D C (rules: Throws, Lead), so names matter.
WITHOUT_THROWS = tuple(t for t in TABLES if not (isinstance(t.play, Shapes) and t.play.throws))


@given(deals(WITHOUT_THROWS))
@examples(80)
def test_renaming_the_suits_changes_no_legal_set_no_winner_and_no_result(played: PlayedDeal) -> None:
    options = list(renamings(played.variant))
    renaming = options[Draw(played.seed).below(len(options))]
    first = played.states[0]
    assert isinstance(first, Auction)
    state: State = renaming.start(first)
    for original, action in zip(played.states, played.actions, strict=False):
        assert to_act(original) == to_act(state)
        assert legal_set(original, renaming.action) == legal_set(state, same)
        state = apply(state, renaming.action(action))
    assert isinstance(state, DealOver)
    assert played.over.result == state.result
    if isinstance(played.over.last, Playing) and isinstance(state.last, Playing):
        assert [t.winner for t in played.over.last.plays] == [t.winner for t in state.last.plays]


def test_there_are_renamings_to_try() -> None:
    for variant in WITHOUT_THROWS:
        assert len(list(renamings(variant))) >= 4
