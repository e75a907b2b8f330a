"""A view does not change when cards the seat cannot see do, and never holds one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from hypothesis import given

from kibitz.cards import CARD_INDEX, Card, Draw, sort_cards
from kibitz.rules.actions import Bury, CallPartner, Declare, Play
from kibitz.rules.engine import legal_actions
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, Burying, DealOver, NamingTrump, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import View, observer_view, view
from tests.property.redeal import redealt
from tests.property.strategies import TABLES, each_table, few, moments, play_out, seeds
from tests.property.test_rules_conservation import all_cards
from tests.rulebook.table import table_text

MANY = 2_000


def seen_by(state: State, seat: Seat | None) -> View:
    """Return the view of a seat, or of an observer."""
    return observer_view(state) if seat is None else view(state, seat)


def everybody(state: State) -> tuple[Seat | None, ...]:
    """Return all seats and the observer."""
    return (*state.variant.seats, None)


def differences(one: View, other: View) -> list[str]:
    """Return the names of the fields in which two views differ; large sets are compared in part."""
    names = [f.name for f in fields(View) if f.name != "legal"]
    found = [name for name in names if getattr(one, name) != getattr(other, name)]
    n = len(one.legal)
    if n != len(other.legal):
        return [*found, "legal"]
    places: Sequence[int] = range(n) if n <= MANY else range(0, n, n // 50)
    if [one.legal[i] for i in places] != [other.legal[i] for i in places]:
        found.append("legal")
    return found


@each_table
@given(seed=seeds())
@few
def test_a_view_does_not_change_when_the_unseen_cards_are_dealt_anew(table: int, seed: str) -> None:
    played = play_out(TABLES[table], seed)
    draw = Draw(f"{played.seed}/redeal")
    for state in moments(played, 20):
        for seat in everybody(state):
            other = redealt(state, seat, draw)
            assert all_cards(state) == all_cards(other)
            found = differences(seen_by(state, seat), seen_by(other, seat))
            assert [] == found, f"seat {seat}\n{table_text(state)}\n{table_text(other)}"


def test_the_new_deals_are_really_others() -> None:
    for variant in TABLES:
        played = play_out(variant, "others")
        draw = Draw("others")
        for state in played.states[: len(played.states) // 2]:
            for seat in everybody(state):
                assert redealt(state, seat, draw) != state


def test_a_view_does_change_when_a_seen_card_does() -> None:
    """The comparison above would be worth nothing if it let this pass."""
    for variant in TABLES:
        state = play_out(variant, "seen").states[0]
        one, two = variant.seats[0], variant.seats[1]
        other = redealt(state, one, Draw("seen"))
        assert ["hand"] == [
            name for name in differences(view(state, two), view(other, two)) if name != "legal"
        ]


# --- no hidden card anywhere in a view ------------------------------------------------------------


def cards_in(value: object, *, legal: bool = True) -> Iterator[Card]:
    """Yield every card that stands anywhere inside a value."""
    assert not isinstance(value, (Auction, NamingTrump, Burying, Playing, DealOver)), "a view holds a state"
    if isinstance(value, str):
        if value in CARD_INDEX:
            yield Card(value)
    elif isinstance(value, Variant):
        return
    elif is_dataclass(value):
        for f in fields(value):
            if legal or f.name != "legal":
                yield from cards_in(getattr(value, f.name))
    elif isinstance(value, Sequence):
        n = len(value)
        for place in range(n) if n <= 300 else range(0, n, n // 100):
            yield from cards_in(value[place])
    else:
        assert value is None or isinstance(value, (int, bool)), type(value)


def visible_to(state: State, seat: Seat | None) -> set[Card]:
    """Return the faces a seat has seen or been told of, read off the state rule by rule."""
    inner = state.last if isinstance(state, DealOver) else state
    assert inner is not None
    seen: set[Card] = set()
    if seat is not None:
        seen.update(inner.hands[seat])
    for called in inner.calls:
        if isinstance(called.call, Declare):
            seen.update(called.call.cards)
    if isinstance(inner, Auction):
        return seen
    own = seat == inner.contract.declarer
    if isinstance(inner, Burying) and (own or inner.kitty_shown):
        seen.update(inner.kitty)
    if isinstance(inner, NamingTrump) and own and inner.buried:
        seen.update((*inner.kitty, *inner.buried))
    if isinstance(inner, Playing):
        for cards in (*inner.trick, *(cards for trick in inner.plays for cards in trick.cards)):
            seen.update(cards)
        seen.update(card for cards in inner.known for card in cards)
        seen.update({inner.called} if inner.called else ())
        if own or inner.kitty_shown:
            seen.update(inner.kitty)
        rule = inner.variant.kitty
        if own or (isinstance(state, DealOver) and rule is not None and rule.buried_shown_at_end):
            seen.update((*inner.buried, *inner.kitty))
        elif rule is not None and rule.buried_trump_shown:
            order = order_of(inner.variant, inner.contract.trump, inner.contract.level)
            seen.update(order.cards_of(TRUMPS, inner.buried))
    return seen


@each_table
@given(seed=seeds())
@few
def test_no_view_holds_a_card_its_seat_has_not_seen(table: int, seed: str) -> None:
    played = play_out(TABLES[table], seed)
    for state in moments(played, 20):
        for seat in everybody(state):
            found = set(cards_in(seen_by(state, seat), legal=False))
            hidden = found - visible_to(state, seat)
            assert set() == hidden, f"seat {seat}\n{table_text(state)}"


@each_table
@given(seed=seeds())
@few
def test_only_the_seat_to_act_is_told_legal_actions_and_they_are_made_of_its_own_cards(
    table: int, seed: str
) -> None:
    played = play_out(TABLES[table], seed)
    for state in moments(played, 20)[:-1]:
        assert not isinstance(state, DealOver)
        for seat in everybody(state):
            told = seen_by(state, seat)
            if seat is None or seat != told.to_act:
                assert 0 == len(told.legal)
                continue
            assert len(legal_actions(state)) == len(told.legal)
            for action in told.legal[:50]:
                if isinstance(action, (Play, Bury, Declare)):
                    assert set(action.cards) <= set(state.hands[seat])
                if isinstance(action, CallPartner):
                    # Which cards are not his own he sees himself; the list says nothing of who holds them.
                    assert list(told.legal) == sorted(
                        told.legal, key=lambda a: CARD_INDEX[a.card] if isinstance(a, CallPartner) else 0
                    )


@each_table
@given(seed=seeds())
@few
def test_an_observer_is_told_what_all_seats_are_told(table: int, seed: str) -> None:
    """Whatever an observer's view holds, every seat's view holds too, so it gives nothing away."""
    played = play_out(TABLES[table], seed)
    public = [f.name for f in fields(View) if f.name not in ("seat", "hand", "legal", "kitty", "buried")]
    for state in moments(played, 10):
        watched = observer_view(state)
        assert ((), None) == (watched.hand, watched.seat)
        for seat in state.variant.seats:
            told = view(state, seat)
            assert [] == [name for name in public if getattr(told, name) != getattr(watched, name)]
            for name in ("kitty", "buried"):
                assert getattr(watched, name) in (None, getattr(told, name))
            hand = state.last.hands[seat] if isinstance(state, DealOver) and state.last else told.hand
            assert sort_cards(hand) == told.hand
