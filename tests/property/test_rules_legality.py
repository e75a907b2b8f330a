"""``legal_actions``, ``check`` and ``apply`` say the same of every action that can be written down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given

from kibitz.cards import CARD_INDEX, FRENCH_SUITS, ROOK_COLOURS, Card, Draw, sort_cards
from kibitz.errors import IllegalAction
from kibitz.language import has_message
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
    format_action,
    parse_action,
)
from kibitz.rules.engine import apply, check, legal_actions, to_act
from kibitz.rules.state import Burying, DealOver, State
from tests.property.strategies import (
    TABLES,
    PlayedDeal,
    deals,
    each_table,
    examples,
    few,
    moments,
    play_out,
    seeds,
)
from tests.rulebook.table import table_text

# Up to here a set of actions is listed whole.
MANY = 3_000


def some_cards(cards: tuple[Card, ...], draw: Draw, size: int) -> tuple[Card, ...]:
    """Return size of the cards, drawn without putting back."""
    left = list(cards)
    return sort_cards([left.pop(draw.below(len(left))) for _ in range(min(size, len(left)))])


def attempts(state: State, draw: Draw) -> Iterator[Action]:
    """Yield all kinds of actions, most of them illegal in any one position."""
    yield Pass()
    yield BidAlone()
    for _ in range(8):
        yield Bid(1 + draw.below(20))
        yield Bid(5 * (1 + draw.below(50)))
    for suit in (*FRENCH_SUITS, *ROOK_COLOURS):
        yield NameTrump(suit)
    pack = tuple(CARD_INDEX)
    seat = to_act(state)
    hand = () if seat is None or isinstance(state, DealOver) else state.hands[seat]
    for card in (*hand, *some_cards(state.variant.cards, draw, 8), *some_cards(pack, draw, 4)):
        yield Play((card,))
        yield Play((card, card))
        yield CallPartner(card)
        yield Declare((card,))
        yield Declare((card, card))
    for _ in range(12):
        yield Play(some_cards(hand, draw, 2 + draw.below(4)))
        yield Play(some_cards(state.variant.cards, draw, 2 + draw.below(3)))
        yield Declare(some_cards(hand, draw, 2))
    yield Play(())
    n_kitty = len(state.kitty) if isinstance(state, Burying) else 3
    for size in (0, 1, n_kitty - 1, n_kitty, n_kitty, n_kitty, n_kitty + 1):
        yield Bury(some_cards(hand, draw, max(0, size)))
        yield Bury(some_cards(state.variant.cards, draw, max(0, size)))


def some_of(state: State, draw: Draw) -> list[Action]:
    """Return all legal actions, or a sample by number where there are many."""
    legal = legal_actions(state)
    if len(legal) <= 200:
        return list(legal)
    return [legal[draw.below(len(legal))] for _ in range(60)]


@each_table
@given(seed=seeds())
@few
def test_every_legal_action_is_accepted_and_written_and_read_back(table: int, seed: str) -> None:
    played = play_out(TABLES[table], seed)
    draw = Draw(f"{played.seed}/legal")
    for state in moments(played, 16):
        texts = set()
        for action in some_of(state, draw):
            assert check(state, action) is None, f"{table_text(state)}\n{action}"
            apply(state, action)
            text = format_action(action)
            assert action == parse_action(text)
            texts.add(text)
        n = len(legal_actions(state))
        assert n > 200 or n == len(texts), "each legal action stands in the list once"


@each_table
@given(seed=seeds())
@few
def test_check_and_legal_actions_agree_on_whatever_is_tried(table: int, seed: str) -> None:
    played = play_out(TABLES[table], seed)
    draw = Draw(f"{played.seed}/tried")
    for state in moments(played, 10):
        legal = legal_actions(state)
        known = set(legal) if len(legal) <= MANY else None
        for action in attempts(state, draw):
            fault = check(state, action)
            if known is not None:
                assert (action in known) == (fault is None), f"{table_text(state)}\n{action}: {fault}"
            if fault is not None:
                assert has_message(fault.message_id), fault.code
                with pytest.raises(IllegalAction) as caught:
                    apply(state, action)
                assert fault == caught.value.problems[0]
            elif known is None:
                apply(state, action)


@given(deals())
def test_somebody_can_always_act_until_the_deal_is_over(played: PlayedDeal) -> None:
    for state in played.states[:-1]:
        assert to_act(state) in state.variant.seats
        assert len(legal_actions(state)) > 0
    over = played.over
    assert (None, ()) == (to_act(over), legal_actions(over))
    fault = check(over, Pass())
    assert fault is not None and fault.code == "deal/over"


@given(deals())
@examples(30)
def test_apply_leaves_the_state_as_it_was(played: PlayedDeal) -> None:
    before = [str(state) for state in played.states[:-1:5]]
    for state, action in zip(played.states[:-1:5], played.actions[::5], strict=True):
        apply(state, action)
    assert before == [str(state) for state in played.states[:-1:5]]
