"""Each house rule of Amerikaner, and which of them are refused."""

from __future__ import annotations

import pytest

from kibitz.errors import VariantError
from kibitz.games import variant_of
from kibitz.rules.state import Burying
from kibitz.views import observer_view, view
from tests.rulebook.table import (
    after,
    assert_can,
    assert_cannot,
    assert_legal,
    assert_turn,
    burying,
    deal_over,
    dealt,
    play_on,
    playing,
    result_of,
    scored,
)

KITTY = {3: (17, 1, 9), 4: (12, 4, 6), 5: (10, 2, 5), 6: (8, 4, 4)}
FOUR_HANDS = "H4 HQ C3 SA / H5 D4 C4 S4 / HK HA C5 S5 / C6 C7 C8 S6"


def faults(options: dict[str, object]) -> list[str]:
    """Return code and option of every fault found, sorted."""
    with pytest.raises(VariantError) as caught:
        variant_of("amerikaner", options)
    return sorted(f"{p.code} {p.arguments['option']}" for p in caught.value.problems)


# --- players, kitty -------------------------------------------------------------------------------


def test_players_are_3_to_6() -> None:
    assert [3, 4, 5, 6] == [variant_of("amerikaner", {"players": n}).n_seats for n in (3, 4, 5, 6)]
    for n in (2, 7, "4", True):
        assert ["variant/option_value players"] == faults({"players": n})


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_a_kitty_of_four_sets_no_twos_aside(n: int) -> None:
    hand, kitty, minimum = KITTY[n]
    variant = variant_of("amerikaner", {"players": n, "kitty": "four"})
    state = dealt(variant, dealer=n - 1)
    assert ([hand] * n, kitty) == ([len(cards) for cards in state.hands], len(state.kitty))
    assert () == variant.set_aside
    assert_legal(state, ["pass", *(f"bid {k}" for k in range(minimum, hand + 1)), "bid amerikaner"])


@pytest.mark.parametrize("bid", ["bid 7", "bid amerikaner"])
def test_the_auction_winner_takes_the_kitty_and_buries_as_many_before_play(bid: str) -> None:
    start = dealt(variant_of("amerikaner", {"kitty": "four"}))
    state = after(start, "pass", bid, *(["pass", "pass"] if bid == "bid 7" else []))
    assert isinstance(state, Burying)
    assert_turn(state, 1, "bury")
    assert sorted((*start.hands[1], *start.kitty)) == sorted(state.hands[1])
    buried = " ".join(state.hands[1][:4])
    assert_turn(after(state, f"bury {buried}"), 1, "play")


def test_buried_cards_lie_face_down_to_the_end() -> None:
    start = burying(
        variant_of("amerikaner", {"kitty": "four"}), "H4 / H5 / HK / C6", "HA", contract="amerikaner"
    )
    state = play_on(start, "bury HA")
    assert [("HA",), None, None, None] == [view(state, seat).buried for seat in state.variant.seats]
    over = deal_over(state, "play H4", "play H5", "play HK", "play C6")
    assert [("HA",), None, None, None] == [view(over, seat).buried for seat in over.variant.seats]
    assert None is observer_view(over).buried


def test_buried_cards_cannot_be_called() -> None:
    hands = "H4 C3 / H5 D4 / HK C5 / C6 C7"
    start = burying(variant_of("amerikaner", {"kitty": "four"}), hands, "HA", contract=7)
    state = after(start, "bury HA", "play H4")
    assert_legal(state, "call H5, call HK")
    assert_cannot(state, "call HA", "call/not_callable")


# --- auction --------------------------------------------------------------------------------------


def test_minimum_bid_is_half_or_a_number_up_to_the_hand_size() -> None:
    assert_legal(
        dealt(variant_of("amerikaner", {"minimum_bid": 11})), "pass, bid 11, bid 12, bid 13, bid amerikaner"
    )
    assert_can(dealt(variant_of("amerikaner", {"minimum_bid": 1})), "bid 1")
    assert_cannot(dealt(variant_of("amerikaner", {"minimum_bid": "half"})), "bid 6", "auction/too_low")
    assert_can(dealt(variant_of("amerikaner", {"minimum_bid": 13})), "bid 13")
    assert ["variant/option_above minimum_bid"] == faults({"minimum_bid": 14})
    assert ["variant/option_above minimum_bid"] == faults({"minimum_bid": 13, "kitty": "four"})
    assert ["variant/option_above minimum_bid"] == faults({"minimum_bid": 9, "players": 6})
    assert ["variant/option_value minimum_bid"] == faults({"minimum_bid": 0})


def test_top_number_ends_auction() -> None:
    state = after(dealt(variant_of("amerikaner", {"top_number_ends_auction": True})), "bid 13")
    assert_turn(state, 0, "play")


@pytest.mark.parametrize(("rule", "next_dealer"), [("redeal_next_dealer", 3), ("redeal_same_dealer", 2)])
def test_all_pass(rule: str, next_dealer: int) -> None:
    start = dealt(variant_of("amerikaner", {"all_pass": rule}), dealer=2)
    assert next_dealer == deal_over(start, "pass", "pass", "pass", "pass").result.next_dealer


def test_no_dealer_takes_the_minimum_in_amerikaner() -> None:
    assert ["variant/option_value all_pass"] == faults({"all_pass": "dealer_takes_minimum"})


# --- the call -------------------------------------------------------------------------------------


def test_call_highest_missing_allows_only_the_highest_callable_card() -> None:
    variant = variant_of("amerikaner", {"call": "highest_missing"})
    assert_legal(after(playing(variant, FOUR_HANDS, trump=None, contract=7), "play H4"), "call HA")
    # Own cards are skipped: the declarer holds ace and king.
    hands = "HA HK C3 / H5 HQ C4 / HT D2 C5 / C6 C7 C8"
    state = after(playing(variant, hands, trump=None, contract=7), "play HA")
    assert_legal(state, "call HQ")
    assert_cannot(state, "call HT", "call/not_callable")


def test_call_highest_missing_skips_buried_cards() -> None:
    variant = variant_of("amerikaner", {"call": "highest_missing", "kitty": "four"})
    start = burying(variant, "H4 C3 / H5 D4 / HK C5 / C6 C7", "HA", contract=7)
    assert_legal(after(start, "bury HA", "play H4"), "call HK")


def test_call_highest_missing_skips_set_aside_cards() -> None:
    variant = variant_of("amerikaner", {"call": "highest_missing", "players": 3})
    assert "C2" in variant.set_aside
    state = after(playing(variant, "C3 H3 / C4 H4 / H6 H5", trump=None, contract=9, dealer=2), "play C3")
    assert_legal(state, "call C4")


def test_call_own_card_may_be_another_card_of_the_led_suit_in_the_declarers_hand() -> None:
    variant = variant_of("amerikaner", {"call_own_card": True})
    state = after(playing(variant, FOUR_HANDS, trump=None, contract=7), "play H4")
    assert_legal(state, "call H5, call HQ, call HK, call HA")
    assert_cannot(state, "call H4", "call/not_callable")
    assert_cannot(state, "call SA", "call/wrong_suit")


def test_nobody_must_play_a_card_called_from_the_own_hand_and_the_declarer_is_scored_alone() -> None:
    variant = variant_of("amerikaner", {"call_own_card": True})
    start = playing(variant, "H4 HQ H7 / H5 D4 D5 / HK HA HT / C6 C7 C8", trump=None, contract=3)
    state = after(start, "play H4", "call HQ")
    assert_legal(state, "play H5")
    state = after(state, "play H5")
    assert_legal(state, "play HK, play HA, play HT")
    state = play_on(state, "play HK", "play C6")
    assert None is state.partner
    # Nor must the declarer himself.
    state = after(state, "play HA", "play C7")
    assert_legal(state, "play HQ, play H7")
    state = play_on(state, "play HQ")
    assert None is state.partner
    state = play_on(state, "play D4")
    assert (-3, 0, 3, 0) == result_of(state, "play HT", "play C8", "play H7", "play D5").delta


def test_call_own_card_does_not_go_together_with_highest_missing() -> None:
    with pytest.raises(VariantError) as caught:
        variant_of("amerikaner", {"call": "highest_missing", "call_own_card": True})
    (fault,) = caught.value.problems
    assert "variant/options_clash" == fault.code
    assert {"call", "call_own_card"} == {fault.arguments["option"], fault.arguments["other"]}


# --- score ----------------------------------------------------------------------------------------


def test_amerikaner_stops_when_lost_and_the_winner_of_that_trick_scores_1() -> None:
    variant = variant_of("amerikaner", {"amerikaner_stops_when_lost": True})
    start = playing(
        variant, "HK CA / HA C2 / H3 C3 / H4 C4", trump=None, contract="amerikaner", tricks=(3, 0, 0, 0)
    )
    result = result_of(start, "play HK", "play HA", "play H3", "play H4")
    assert (-52, 1, 0, 0) == result.delta


def test_amerikaner_stops_when_lost_plays_on_while_the_declarer_wins() -> None:
    variant = variant_of("amerikaner", {"amerikaner_stops_when_lost": True})
    start = playing(variant, "HA CA / HK C2 / H3 C3 / H4 C4", trump=None, contract="amerikaner")
    state = play_on(start, "play HA", "play HK", "play H3", "play H4")
    assert (52, 0, 0, 0) == result_of(state, "play CA", "play C2", "play C3", "play C4").delta


def test_a_number_contract_is_played_to_the_end_whatever_the_option() -> None:
    variant = variant_of("amerikaner", {"amerikaner_stops_when_lost": True})
    start = playing(variant, "HK CA / HA C2 / H3 C3 / H4 C4", trump="S", contract=7, leader=0)
    assert_turn(after(start, "play HK", "play HA", "play H3", "play H4"), 1, "play")


def test_bidder_double_gives_and_takes_twice_the_bid_from_the_declarer_only() -> None:
    variant = variant_of("amerikaner", {"bidder_double": True})
    assert (16, 3, 8, 1) == scored(variant, contract=8, partner=2, tricks=(5, 3, 4, 1)).delta
    assert (-16, 4, -8, 2) == scored(variant, contract=8, partner=2, tricks=(4, 4, 3, 2)).delta
    assert (52, 0, 0, 0) == scored(variant, contract="amerikaner", tricks=(13, 0, 0, 0)).delta
    assert (-52, 1, 0, 0) == scored(variant, contract="amerikaner", tricks=(12, 1, 0, 0)).delta


def test_target() -> None:
    variant = variant_of("amerikaner", {"target": 20})
    for before, expected in ((12, ()), (13, (0,))):
        result = scored(variant, contract=7, partner=2, tricks=(4, 3, 3, 3), scores=(before, 0, 0, 0))
        assert expected == result.winners
