"""Amerikaner: the partner is found by calling a card."""

from __future__ import annotations

import pytest

from kibitz.cards import sort_cards
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.engine import next_standing
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant
from kibitz.views import observer_view, view
from tests.rulebook.table import (
    after,
    assert_can,
    assert_cannot,
    assert_legal,
    assert_turn,
    deal_over,
    dealt,
    play_on,
    playing,
    result_of,
    scored,
    trick_winner,
)

AMERIKANER = VARIANTS["amerikaner"]
MINIMUM = {3: 9, 4: 7, 5: 5, 6: 4}
HAND = {3: 17, 4: 13, 5: 10, 6: 8}
SET_ASIDE = {3: "C2", 4: "", 5: "S2 C2", 6: "S2 H2 D2 C2"}
every_number_of_players = pytest.mark.parametrize("n", [3, 4, 5, 6])


def for_players(n: int) -> Variant:
    return variant_of("amerikaner", {"players": n})


# --- deck and deal --------------------------------------------------------------------------------


@every_number_of_players
def test_twos_are_set_aside_so_that_all_cards_can_be_dealt_evenly(n: int) -> None:
    variant = for_players(n)
    state = dealt(variant, dealer=0)
    assert [HAND[n]] * n == [len(hand) for hand in state.hands]
    assert () == state.kitty
    assert SET_ASIDE[n].split() == list(sort_cards(variant.set_aside))
    assert not set(variant.set_aside) & set(variant.cards)
    assert 52 == len(variant.set_aside) + len(variant.cards)


def test_ranks_run_from_ace_high_to_two_low() -> None:
    start = playing(AMERIKANER, "H2 C3 / HK C4 / HA C5 / HT C6", trump="S", contract=7, leader=0)
    assert 2 == trick_winner(start, "play H2", "play HK", "play HA", "play HT")


def test_the_deal_passes_one_seat_on_after_every_deal_a_thrown_in_one_too() -> None:
    played = scored(AMERIKANER, dealer=2, contract=7, tricks=(7, 2, 2, 2))
    assert 3 == played.next_dealer
    over = deal_over(dealt(AMERIKANER, dealer=2), "pass", "pass", "pass", "pass")
    assert 3 == over.result.next_dealer


# --- auction --------------------------------------------------------------------------------------


@every_number_of_players
def test_the_seat_after_the_dealer_speaks_first(n: int) -> None:
    for dealer in range(n):
        assert_turn(dealt(for_players(n), dealer=dealer), (dealer + 1) % n, "auction")


@every_number_of_players
def test_a_turn_is_pass_a_number_from_half_the_hand_rounded_up_to_the_hand_size_or_amerikaner(n: int) -> None:
    state = dealt(for_players(n))
    assert_legal(state, ["pass", *(f"bid {k}" for k in range(MINIMUM[n], HAND[n] + 1)), "bid amerikaner"])
    assert_cannot(state, f"bid {MINIMUM[n] - 1}", "auction/too_low")
    assert_cannot(state, f"bid {HAND[n] + 1}", "auction/above_top")


def test_a_number_is_above_the_standing_one() -> None:
    state = after(dealt(AMERIKANER), "bid 9")
    assert_cannot(state, "bid 9", "auction/too_low")
    assert_legal(state, "pass, bid 10, bid 11, bid 12, bid 13, bid amerikaner")


def test_a_pass_is_final_and_the_auction_goes_round_until_only_the_high_bidder_is_left() -> None:
    state = after(dealt(AMERIKANER), "bid 7", "pass", "bid 8", "pass")
    assert_turn(state, 0, "auction")
    state = after(state, "bid 9")
    assert_turn(state, 2, "auction")
    state = after(state, "pass")
    assert isinstance(state, Playing)
    assert (0, 9) == (state.contract.declarer, state.contract.bid)


def test_when_all_but_one_have_passed_without_a_bid_the_last_player_still_gets_a_turn() -> None:
    state = after(dealt(AMERIKANER), "pass", "pass", "pass")
    assert_turn(state, 3, "auction")
    assert_can(state, "pass", "bid 7", "bid 13", "bid amerikaner")


def test_a_bid_by_the_last_player_ends_the_auction_at_once() -> None:
    state = after(dealt(AMERIKANER), "pass", "pass", "pass", "bid 7")
    assert_turn(state, 3, "play")


def test_amerikaner_outranks_a_number_equal_to_the_hand_size_which_does_not_end_the_auction() -> None:
    state = after(dealt(AMERIKANER), "bid 13")
    assert_turn(state, 1, "auction")
    assert_legal(state, "pass, bid amerikaner")


def test_amerikaner_cannot_be_overcalled_and_ends_the_auction_at_once() -> None:
    state = after(dealt(AMERIKANER), "bid 7", "bid amerikaner")
    assert_turn(state, 1, "play")
    assert isinstance(state, Playing)
    assert (1, True, None) == (state.contract.declarer, state.contract.alone, state.contract.bid)


@every_number_of_players
def test_all_pass_is_thrown_in_and_nobody_scores_and_the_next_dealer_deals(n: int) -> None:
    variant = for_players(n)
    tally = tuple(range(n))
    over = deal_over(dealt(variant, dealer=n - 1, tally=tally), *["pass"] * n)
    assert (True, (0,) * n, tally, 0) == (
        over.result.thrown_in,
        over.result.delta,
        over.result.tally,
        over.result.next_dealer,
    )
    assert (0, 1) == (next_standing(over).dealer, next_standing(over).deal)


# --- a number as the contract ---------------------------------------------------------------------

FOUR_HANDS = "H4 HQ C3 SA / H5 D4 C4 S4 / HK HA C5 S5 / C6 C7 C8 S6"


def test_the_declarer_leads_any_card_and_its_suit_is_trump() -> None:
    state = playing(AMERIKANER, FOUR_HANDS, trump=None, contract=7, declarer=0, dealer=2)
    assert_turn(state, 0, "play")
    assert_legal(state, "play H4, play HQ, play C3, play SA")
    assert "H" == play_on(state, "play H4").contract.trump
    assert "C" == play_on(state, "play C3").contract.trump


def test_before_anyone_else_plays_the_declarer_calls_a_card_of_that_suit_another_player_holds() -> None:
    state = after(playing(AMERIKANER, FOUR_HANDS, trump=None, contract=7), "play H4")
    assert_turn(state, 0, "play")
    assert_legal(state, "call H5, call HK, call HA")
    assert_cannot(state, "call HQ", "call/own_card")
    assert_cannot(state, "call C4", "call/wrong_suit")
    assert_cannot(state, "call H4", "call/not_callable")
    assert_cannot(state, "play HQ", "phase/wrong_action")


def test_any_card_in_play_the_declarer_cannot_see_may_be_called() -> None:
    state = after(dealt(AMERIKANER), "bid 7", "pass", "pass", "pass")
    assert isinstance(state, Playing)
    lead = state.hands[0][0]
    own = [card for card in state.hands[0] if card[0] == lead[0]]
    callable_cards = [lead[0] + rank for rank in "23456789TJQKA" if lead[0] + rank not in own]
    assert_legal(after(state, f"play {lead}"), [f"call {card}" for card in callable_cards])


def test_a_card_set_aside_cannot_be_called() -> None:
    hands = "C4 H3 / C5 H4 / C6 H5"
    state = after(playing(for_players(3), hands, trump=None, contract=9, dealer=2), "play C4")
    assert_legal(state, "call C5, call C6")
    assert_cannot(state, "call C2", "call/not_callable")


def test_the_holder_must_play_the_called_card_when_his_turn_comes_in_trick_one() -> None:
    state = after(playing(AMERIKANER, FOUR_HANDS, trump=None, contract=7), "play H4", "call HK", "play H5")
    assert_turn(state, 2, "play")
    assert_legal(state, "play HK")
    assert_cannot(state, "play HA", "play/called_card")


def test_the_partner_need_not_win_the_trick() -> None:
    start = playing(AMERIKANER, "H4 C3 / HA C4 / H5 C5 / H6 C6", trump=None, contract=7)
    state = play_on(start, "play H4", "call H5", "play HA", "play H5", "play H6")
    assert (1, 2) == (state.leader, state.partner)


def test_until_the_called_card_is_played_only_the_holder_knows() -> None:
    state = play_on(playing(AMERIKANER, FOUR_HANDS, trump=None, contract=7), "play H4", "call HK", "play H5")
    for seat in state.variant.seats:
        seen = view(state, seat)
        assert ("HK", None) == (seen.called, seen.partner)
        assert (seat == 2) == ("HK" in seen.hand)
    assert None is observer_view(state).partner
    state = play_on(state, "play HK")
    assert [2, 2, 2, 2] == [view(state, seat).partner for seat in state.variant.seats]


def test_if_no_card_can_be_called_play_goes_on_without_a_partner() -> None:
    hands = "H4 HQ / D5 D4 / C9 C5 / C6 C7"
    state = play_on(playing(AMERIKANER, hands, trump=None, contract=7), "play H4")
    assert_turn(state, 1, "play")
    assert not state.calling
    result = result_of(state, "play D5", "play C9", "play C6", "play HQ", "play D4", "play C5", "play C7")
    # Two tricks of seven: only the declarer is scored as the bidding side.
    assert (-7, 0, 0, 0) == result.delta


def test_follow_suit_if_able_otherwise_any_card_without_duty_to_trump() -> None:
    start = playing(AMERIKANER, "H4 C3 / D5 S4 / H9 S5 / C6 S6", trump="S", contract=7, leader=0)
    state = after(start, "play H4")
    assert_legal(state, "play D5, play S4")
    state = after(state, "play D5")
    assert_legal(state, "play H9")
    assert_cannot(state, "play S5", "play/must_follow")


def test_there_is_no_duty_to_beat() -> None:
    start = playing(AMERIKANER, "H9 C3 / H2 HA / H5 S5 / C6 S6", trump="S", contract=7, leader=0)
    assert_legal(after(start, "play H9"), "play H2, play HA")


def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led_and_the_winner_leads_next() -> None:
    hands = "H9 C3 / SA S4 / S5 D2 / HA C6"
    start = playing(AMERIKANER, hands, trump="S", contract=7, leader=0)
    assert 1 == trick_winner(start, "play H9", "play SA", "play S5", "play HA")
    assert 1 == trick_winner(start, "play H9", "play S4", "play D2", "play HA")
    start = playing(AMERIKANER, hands, trump="D", contract=7, leader=0)
    state = play_on(start, "play H9", "play SA", "play S5", "play HA")
    assert_turn(state, 3, "play")


# --- Amerikaner as the contract -------------------------------------------------------------------


def test_an_amerikaner_has_no_trump_and_no_partner_and_the_declarer_leads() -> None:
    state = playing(
        AMERIKANER, "HA C3 / H2 SA / H3 SK / H4 DA", trump=None, contract="amerikaner", declarer=2, leader=2
    )
    assert_turn(after(dealt(AMERIKANER), "pass", "bid amerikaner"), 1, "play")
    state = play_on(state, "play SK")
    assert_turn(state, 3, "play")
    assert (None, False) == (state.contract.trump, state.calling)
    assert 1 == trick_winner(state, "play DA", "play HA", "play SA")


def test_an_amerikaner_is_played_to_the_end_even_after_a_lost_trick() -> None:
    state = playing(
        AMERIKANER, "HK CA / HA C2 / H3 C3 / H4 C4", trump=None, contract="amerikaner", tricks=(11, 0, 0, 0)
    )
    state = play_on(state, "play HK", "play HA", "play H3", "play H4")
    assert_turn(state, 1, "play")
    result = result_of(state, "play C2", "play C3", "play C4", "play CA")
    assert (-52, 1, 0, 0) == result.delta


# --- score ----------------------------------------------------------------------------------------


def test_worked_example_bid_8_and_the_side_takes_9() -> None:
    result = scored(AMERIKANER, contract=8, declarer=0, partner=2, tricks=(5, 3, 4, 1))
    assert (8, 3, 8, 1) == result.delta


def test_a_number_that_falls_costs_both_the_bid_and_the_others_score_their_tricks() -> None:
    result = scored(AMERIKANER, contract=8, declarer=0, partner=2, tricks=(4, 4, 3, 2))
    assert (-8, 4, -8, 2) == result.delta


def test_overtricks_earn_nothing() -> None:
    assert (7, 0, 7, 0) == scored(AMERIKANER, contract=7, partner=2, tricks=(10, 0, 3, 0)).delta


def test_without_a_partner_only_the_declarer_is_scored_as_the_bidding_side() -> None:
    assert (7, 2, 3, 1) == scored(AMERIKANER, contract=7, tricks=(7, 2, 3, 1)).delta


def test_an_amerikaner_with_all_tricks_scores_52_and_the_others_nothing() -> None:
    assert (0, 52, 0, 0) == scored(AMERIKANER, contract="amerikaner", declarer=1, tricks=(0, 13, 0, 0)).delta


def test_an_amerikaner_with_a_trick_lost_costs_52_and_the_others_score_their_tricks() -> None:
    assert (1, -52, 0, 2) == scored(AMERIKANER, contract="amerikaner", declarer=1, tricks=(1, 10, 0, 2)).delta


def test_scores_may_go_below_zero() -> None:
    result = scored(AMERIKANER, contract=8, partner=2, tricks=(4, 4, 3, 2), scores=(3, 0, 0, 0))
    assert (-5, 4, -8, 2) == result.tally


# --- end ------------------------------------------------------------------------------------------


def test_with_52_or_more_the_match_is_over_and_the_highest_score_wins() -> None:
    for before, expected in (((44, 0, 0, 0), ()), ((45, 0, 0, 0), (0,)), ((46, 0, 50, 0), (2,))):
        result = scored(AMERIKANER, contract=7, partner=2, tricks=(4, 3, 3, 3), scores=before)
        assert expected == result.winners


def test_any_player_may_finish_it_also_by_trick_points() -> None:
    result = scored(AMERIKANER, contract=7, partner=2, tricks=(4, 3, 3, 3), scores=(0, 49, 0, 0))
    assert ((1,), 52) == (result.winners, result.tally[1])


def test_all_who_are_equal_at_the_top_are_winners() -> None:
    result = scored(AMERIKANER, contract=7, partner=2, tricks=(4, 3, 3, 3), scores=(45, 49, 45, 0))
    assert (0, 1, 2) == result.winners
