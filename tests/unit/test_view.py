"""What stands in a view, field by field, in each phase."""

from __future__ import annotations

import pytest

from kibitz.cards import parse_cards
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, Burying, Phase, Playing, State
from kibitz.views import observer_view, view
from tests.rulebook.table import (
    after,
    burying,
    deal_over,
    dealt,
    dealt_with,
    play_on,
    playing,
    tractor_playing,
)

CROWSNEST, TRACTOR, AMERIKANER = VARIANTS["crowsnest"], VARIANTS["tractor"], VARIANTS["amerikaner"]


def test_in_the_auction_a_seat_knows_its_hand_and_the_calls_and_the_sizes() -> None:
    state = after(dealt(CROWSNEST, dealer=3), "bid 80")
    assert isinstance(state, Auction)
    seen = view(state, Seat(1))
    assert (Phase.AUCTION, 1, 3, None) == (seen.phase, seen.to_act, seen.dealer, seen.level)
    assert (state.hands[1], (9, 9, 9, 9)) == (seen.hand, seen.hand_sizes)
    assert ["0 bid 80"] == [f"{called.seat} {called.call}" for called in seen.calls]
    assert (None, None, None) == (seen.contract, seen.kitty, seen.buried)
    assert list(legal_actions(state)) == list(seen.legal)
    assert 0 == len(view(state, Seat(2)).legal)


def test_while_burying_only_the_declarer_sees_the_kitty_among_his_cards() -> None:
    state = after(dealt(CROWSNEST), "bid 120")
    assert isinstance(state, Burying)
    own, other = view(state, Seat(0)), view(state, Seat(1))
    assert (state.kitty, 14) == (own.kitty, len(own.hand))
    assert (None, 9) == (other.kitty, len(other.hand))
    assert (14, 9, 9, 9) == own.hand_sizes == other.hand_sizes


def test_in_play_only_the_declarer_knows_what_was_buried() -> None:
    state = after(dealt(CROWSNEST), "bid 120")
    assert isinstance(state, Burying)
    state = play_on(state, "bury " + " ".join(state.hands[0][:5]), "trump G")
    assert [state.buried, None, None, None] == [view(state, seat).buried for seat in CROWSNEST.seats]
    assert [state.kitty, None, None, None] == [view(state, seat).kitty for seat in CROWSNEST.seats]
    assert {"G"} == {view(state, seat).contract.trump for seat in CROWSNEST.seats}  # type: ignore[union-attr]


def test_the_trick_on_the_table_and_finished_tricks_are_seen_by_all() -> None:
    start = playing(CROWSNEST, "R5 G6 / R6 G7 / R14 G8 / R8 CR", trump="G", contract=90)
    state = play_on(start, "play R5", "play R6", "play R14", "play R8", "play G8")
    for seen in (observer_view(state), *(view(state, seat) for seat in CROWSNEST.seats)):
        assert (2, (("G8",),), (1, 1, 0, 1)) == (seen.leader, seen.trick, seen.hand_sizes)
        (trick,) = seen.plays
        assert (0, (("R5",), ("R6",), ("R14",), ("R8",)), 2) == (trick.leader, trick.cards, trick.winner)
        assert ((1, 0), (15, 0)) == (seen.tricks, seen.points)


def test_after_the_deal_the_result_is_seen_and_the_buried_cards_are_shown() -> None:
    start = playing(CROWSNEST, "R5 / R6 / R14 / R8", trump="G", contract=90, buried="G10 B6")
    over = deal_over(start, "play R5", "play R6", "play R14", "play R8")
    for seen in (observer_view(over), *(view(over, seat) for seat in CROWSNEST.seats)):
        assert (over.result, ("G10", "B6"), None) == (seen.result, seen.buried, seen.to_act)
        assert (25, 0) == seen.points


def test_a_deal_thrown_in_shows_no_hidden_card() -> None:
    over = deal_over(dealt(CROWSNEST), "pass", "pass", "pass", "pass")
    seen = observer_view(over)
    assert (True, (), None) == (seen.result is not None and seen.result.thrown_in, seen.hand, seen.kitty)


def test_the_order_of_a_view_is_that_of_its_trump_as_far_as_settled() -> None:
    assert "trump" == view(dealt(CROWSNEST), Seat(0)).order.suit[parse_cards("CR")[0]]
    state = playing(CROWSNEST, "R5 / R6 / R14 / R8", trump="R", contract=90)
    assert "trump" == view(state, Seat(0)).order.suit[parse_cards("R5")[0]]


def test_tractor_shows_the_level_and_the_dealer_as_things_stand() -> None:
    state = dealt_with(TRACTOR, {1: "S2"}, dealer=0)
    assert ("2", 0) == (observer_view(state).level, observer_view(state).dealer)
    state = after(state, "pass", "declare S2")
    assert ("2", 1) == (observer_view(state).level, observer_view(state).dealer)
    later = dealt_with(TRACTOR, {1: "S9"}, dealer=0, number=2, levels="9 5")
    later = after(later, "pass", "declare S9")
    assert ("9", 0) == (observer_view(later).level, observer_view(later).dealer)


def test_points_are_shown_with_the_penalties_of_failed_throws() -> None:
    variant = variant_of("tractor", {"throws": "on", "throw_penalty": 10})
    state = play_on(tractor_playing(variant, "H3 H4 / H6 H7 / D8 D9 / HJ HQ"), "play H3 H4")
    assert ((1, 0), (0, 10)) == (observer_view(state).failed_throws, observer_view(state).points)


def test_buried_trumps_are_shown_from_the_first_lead_if_the_option_says_so() -> None:
    variant = variant_of("crowsnest", {"buried_trump_shown": True})
    state = burying(variant, "R6 CR / G7 G9 / Y7 Y8 / B7 B8", "G10", contract=100)
    assert () == observer_view(after(state, "bury CR")).buried_shown
    assert ("CR",) == observer_view(after(state, "bury CR", "trump Y")).buried_shown


PHASES = {
    "crowsnest": "auction bury name_trump play match_over",
    "partnership": "auction name_trump play match_over",
    "tractor": "auction bury play deal_over",
    "amerikaner": "auction play deal_over",
}


@pytest.mark.parametrize("name", PHASES)
def test_the_phases_a_deal_goes_through_as_seen_by_an_observer(name: str) -> None:
    variant = VARIANTS[name]
    won = (500, 0) if "match_over" in PHASES[name] else None
    state: State = dealt(variant, tally=won)
    met = []
    while True:
        met.append(str(observer_view(state).phase))
        legal = legal_actions(state)
        if not legal:
            break
        state = apply(state, legal[-1])
    assert PHASES[name].split() == list(dict.fromkeys(met))


def test_the_call_is_awaited_from_the_declarer_and_named_to_all() -> None:
    start = playing(AMERIKANER, "H4 C3 / H5 C4 / HK C5 / C6 C7", trump=None, contract=7)
    state = play_on(start, "play H4")
    assert isinstance(state, Playing)
    assert (True, 0) == (observer_view(state).calling, observer_view(state).to_act)
    state = play_on(state, "call HK")
    assert (False, "HK") == (observer_view(state).calling, observer_view(state).called)
