"""Each house rule of the Rook family, and which of them are refused."""

from __future__ import annotations

import pytest

from kibitz.errors import VariantError
from kibitz.games import variant_of
from kibitz.rules.engine import legal_actions
from kibitz.rules.options import option_value
from kibitz.rules.state import Burying, NamingTrump
from kibitz.rules.variant import Variant
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
    scored,
    trick_winner,
)

EVEN = (4, 4)


def faults(variant: str, options: dict[str, object]) -> list[str]:
    """Return code and option of every fault found, sorted."""
    with pytest.raises(VariantError) as caught:
        variant_of(variant, options)
    return sorted(f"{p.code} {p.arguments['option']}" for p in caught.value.problems)


# --- the Rook -------------------------------------------------------------------------------------


def trump_order(variant: Variant, *cards: str) -> list[str]:
    """Return trumps from high to low, each pair tried on the table."""
    found = list(cards)
    for _ in cards:
        for place in range(len(found) - 1):
            low, high = found[place], found[place + 1]
            start = playing(variant, f"{low} / {high} / B6 / B7", trump="G", contract=100)
            if trick_winner(start, f"play {low}", f"play {high}", "play B6", "play B7") == 1:
                found[place : place + 2] = [high, low]
    return found


@pytest.mark.parametrize("name", ["crowsnest", "tournament"])
def test_rook_rank_is_its_place_among_the_trumps(name: str) -> None:
    def order(place: str) -> str:
        variant = variant_of(name, {"rook_rank": place})
        return " ".join(trump_order(variant, "CR", "G14", "G11", "G10", "G5"))

    assert "CR G14 G11 G10 G5" == order("highest")
    assert "G14 G11 G10 G5 CR" == order("lowest")
    assert "G14 G11 CR G10 G5" == order("ten_and_a_half")


def test_rook_rank_where_the_1_is_high() -> None:
    for name in ("one_high", "buckeye"):

        def order(place: str, name: str = name) -> str:
            return " ".join(
                trump_order(variant_of(name, {"rook_rank": place}), "CR", "G1", "G14", "G11", "G10")
            )

        assert "CR G1 G14 G11 G10" == order("highest")
        assert "G1 G14 G11 CR G10" == order("ten_and_a_half")
        assert "G1 G14 G11 G10 CR" == order("lowest")


def test_the_highest_rook_rank_in_red_one_is_just_below_the_red_1() -> None:
    def order(place: str) -> str:
        return " ".join(
            trump_order(variant_of("red_one", {"rook_rank": place}), "CR", "R1", "G14", "G11", "G10")
        )

    assert "R1 CR G14 G11 G10" == order("highest")
    assert "R1 G14 G11 CR G10" == order("ten_and_a_half")
    assert "R1 G14 G11 G10 CR" == order("lowest")


def test_rook_any_time_gives_and_takes_the_right() -> None:
    hands = "Y9 G7 B13 / Y7 R14 CR / R9 B14 Y6 / Y8 R6 G10"
    for name in ("crowsnest", "tournament", "red_one", "buckeye", "one_high"):
        for has_right, expected in ((True, "play Y7, play CR"), (False, "play Y7")):
            variant = variant_of(name, {"rook_any_time": has_right})
            start = playing(variant, hands, trump="G", contract=100)
            assert_legal(after(start, "play Y9"), expected)


def test_the_any_time_right_does_not_free_the_rook_from_following_trump() -> None:
    start = playing(
        variant_of("one_high", {"rook_any_time": True}),
        "G8 R9 / CR R14 / B9 G14 / Y6 B6",
        trump="G",
        contract=100,
    )
    assert_legal(after(start, "play G8"), "play CR")


# --- auction and lead -----------------------------------------------------------------------------


def test_minimum_bid() -> None:
    state = dealt(variant_of("crowsnest", {"minimum_bid": 100}))
    assert_legal(state, "pass, bid 100, bid 105, bid 110, bid 115, bid 120")


def test_minimum_bid_may_be_the_maximum_and_not_above_it() -> None:
    assert_legal(dealt(variant_of("dixie", {"minimum_bid": 120})), "pass, bid 120")
    assert ["variant/option_above minimum_bid"] == faults("dixie", {"minimum_bid": 125})
    # A bonus is part of the maximum, and without the Rook 20 points are missing.
    assert_legal(dealt(variant_of("dixie", {"minimum_bid": 140, "last_trick_bonus": 20})), "pass, bid 140")
    assert ["variant/option_above minimum_bid"] == faults("crowsnest", {"rook": False, "minimum_bid": 105})


def test_minimum_bid_is_a_multiple_of_five() -> None:
    assert ["variant/option_value minimum_bid"] == faults("crowsnest", {"minimum_bid": 72})


@pytest.mark.parametrize(("rule", "next_dealer"), [("redeal_same_dealer", 2), ("redeal_next_dealer", 3)])
def test_all_pass_redeals_by_the_same_or_the_next_dealer(rule: str, next_dealer: int) -> None:
    start = dealt(variant_of("tournament", {"all_pass": rule}), dealer=2)
    over = deal_over(start, "pass", "pass", "pass", "pass")
    assert (True, next_dealer) == (over.result.thrown_in, over.result.next_dealer)


def test_all_pass_the_dealer_takes_the_minimum_at_once_after_three_opening_passes() -> None:
    state = after(
        dealt(variant_of("crowsnest", {"all_pass": "dealer_takes_minimum"}), dealer=2), "pass", "pass", "pass"
    )
    assert isinstance(state, Burying)
    assert_turn(state, 2, "bury")
    assert (2, 70) == (state.contract.declarer, state.contract.bid)


def test_the_dealer_takes_the_minimum_only_if_nobody_has_bid() -> None:
    start = dealt(variant_of("crowsnest", {"all_pass": "dealer_takes_minimum"}), dealer=2)
    state = after(start, "pass", "bid 75", "pass")
    assert_turn(state, 2, "auction")
    assert_can(state, "pass", "bid 80")


@pytest.mark.parametrize(
    ("rule", "leader"), [("left_of_dealer", 0), ("declarer", 1), ("left_of_declarer", 2)]
)
@pytest.mark.parametrize("name", ["crowsnest", "partnership", "red_one"])
def test_first_lead(name: str, rule: str, leader: int) -> None:
    variant = variant_of(name, {"first_lead": rule})
    state = after(dealt(variant, dealer=3), "pass", f"bid {variant.all_points}")
    if isinstance(state, Burying):
        state = after(state, str(legal_actions(state)[0]))
    assert_turn(after(state, "trump B"), leader, "play")


# --- nest -----------------------------------------------------------------------------------------


def test_trump_before_nest_is_named_before_the_nest_is_taken_and_buried() -> None:
    start = dealt(variant_of("crowsnest", {"trump_before_nest": True}))
    state = after(start, "bid 70", "pass", "pass", "pass")
    assert isinstance(state, NamingTrump)
    assert start.hands == state.hands
    assert view(state, state.contract.declarer).kitty is None
    state = after(state, "trump Y")
    assert isinstance(state, Burying)
    assert 14 == len(state.hands[0])
    assert "Y" == state.contract.trump
    assert_turn(after(state, str(legal_actions(state)[0])), 0, "play")


HAND_WITH_FEW_COUNTERS = "R5 R6 R7 R8 R9 / G5 G6 G7 G8 G9 / Y5 Y6 Y7 Y8 Y9 / B5 B6 B7 B8 B9"
HAND_FULL_OF_COUNTERS = "R5 R10 R14 CR G8 / G6 G7 G9 G11 G12 / Y5 Y6 Y7 Y8 Y9 / B5 B6 B7 B8 B9"


def test_counters_in_nest_any() -> None:
    state = burying(variant_of("crowsnest"), HAND_FULL_OF_COUNTERS, "G10 G14", contract=100)
    assert_can(state, "bury R5 R10", "bury CR G14", "bury G8 CR")


def test_counters_in_nest_none_unless_forced_allows_no_counter_while_the_hand_has_enough_others() -> None:
    variant = variant_of("crowsnest", {"counters_in_nest": "none_unless_forced"})
    state = burying(variant, HAND_WITH_FEW_COUNTERS, "G10 R11", contract=100)
    assert_legal(
        state,
        "bury R6 R7, bury R6 R8, bury R6 R9, bury R6 R11, bury R7 R8, bury R7 R9, bury R7 R11, "
        "bury R8 R9, bury R8 R11, bury R9 R11",
    )
    assert_cannot(state, "bury R5 R6", "bury/counters")


def test_counters_in_nest_none_unless_forced_allows_as_few_as_possible() -> None:
    variant = variant_of("crowsnest", {"counters_in_nest": "none_unless_forced"})
    state = burying(variant, HAND_FULL_OF_COUNTERS, "G10 G14", contract=100)
    assert_legal(state, "bury G8 R5, bury G8 R10, bury G8 R14, bury G8 CR, bury G8 G10, bury G8 G14")
    assert_cannot(state, "bury R5 R10", "bury/counters")


def test_counters_in_nest_one_allows_one_at_most() -> None:
    variant = variant_of("crowsnest", {"counters_in_nest": "one"})
    state = burying(variant, HAND_WITH_FEW_COUNTERS, "G10 R11", contract=100)
    assert_can(state, "bury R5 R6", "bury G10 R6", "bury R6 R7")
    assert_cannot(state, "bury R5 G10", "bury/counters")


def test_counters_in_nest_one_allows_as_few_as_possible_if_one_is_not_enough() -> None:
    variant = variant_of("crowsnest", {"counters_in_nest": "one"})
    state = burying(
        variant,
        "R5 R10 R14 CR G8 / G6 G7 G9 G11 G12 / Y5 Y6 Y7 Y8 Y9 / B6 B7 B8 B9 B11",
        "G10 G14 B5",
        contract=100,
    )
    # One plain card and three to bury: two counters are forced, a third is not.
    assert_can(state, "bury G8 R5 CR", "bury G8 G10 G14")
    assert_cannot(state, "bury R5 CR G14", "bury/counters")


def test_counters_are_all_cards_worth_points_the_rook_and_the_red_1_included() -> None:
    variant = variant_of("red_one", {"counters_in_nest": "none_unless_forced"})
    state = burying(variant, "R1 CR G14 G13 / R6 R7 R8 R9 / Y6 Y7 Y8 Y9 / B6 B7 B8 B9", "G12", contract=100)
    assert_legal(state, "bury G12, bury G13")
    dixie = variant_of("dixie", {"counters_in_nest": "none_unless_forced"})
    state = burying(dixie, "R13 G14 G5 G10 / R6 R7 R8 R9 / Y6 Y7 Y8 Y9 / B6 B7 B8 B9", "G12", contract=100)
    assert_legal(state, "bury G12, bury G14")


def test_buried_trump_shown() -> None:
    hands = "R6 R7 G8 CR / G6 G7 G9 G11 / Y5 Y6 Y7 Y8 / B5 B6 B7 B8"
    for shown, expected in ((True, ("R6", "CR")), (False, ())):
        variant = variant_of("crowsnest", {"buried_trump_shown": shown})
        state = play_on(burying(variant, hands, "G10 G12 G13", contract=100), "bury R6 CR G10", "trump R")
        assert expected == observer_view(state).buried_shown
        assert expected == view(state, state.leader).buried_shown
        assert observer_view(state).buried is None


def test_nest_points_to_the_declarer_even_if_the_others_win_the_last_trick() -> None:
    facts = {"last_trick": (70, 50), "declarer": (85, 35)}
    for rule, expected in facts.items():
        variant = variant_of("crowsnest", {"nest_points_to": rule})
        result = scored(variant, contract=70, points=(70, 35), tricks=EVEN, buried="R5 G10", last_winner=1)
        assert expected == result.points


# --- score ----------------------------------------------------------------------------------------


def test_last_trick_bonus_is_part_of_all_points_and_goes_to_the_last_trick() -> None:
    variant = variant_of("crowsnest", {"last_trick_bonus": 10})
    assert 130 == variant.top_bid
    assert_can(dealt(variant), "bid 130")
    result = scored(variant, contract=80, points=(80, 40), tricks=EVEN, last_winner=3)
    assert (80, 50) == result.points


def test_last_trick_bonus_counts_toward_the_contract() -> None:
    variant = variant_of("tournament", {"last_trick_bonus": 10})
    assert (90, 40) == scored(variant, contract=90, points=(80, 40), tricks=EVEN, last_winner=2).delta


@pytest.mark.parametrize("name", ["crowsnest", "partnership", "dixie", "one_high"])
def test_most_tricks_bonus_goes_to_the_side_with_more_and_to_nobody_on_equal_tricks(name: str) -> None:
    variant = variant_of(name, {"most_tricks_bonus": 30})
    assert 30 == variant.all_points - sum(variant.card_points[card] for card in variant.cards)
    assert (80, 50) == scored(variant, contract=100, points=(80, 20), tricks=(4, 5)).points
    assert (80, 20) == scored(variant, contract=100, points=(80, 20), tricks=(5, 5)).points


def test_bonuses_are_multiples_of_five() -> None:
    options: dict[str, object] = {"most_tricks_bonus": 12, "last_trick_bonus": -5}
    assert ["variant/option_value last_trick_bonus", "variant/option_value most_tricks_bonus"] == faults(
        "crowsnest", options
    )


@pytest.mark.parametrize("name", ["crowsnest", "dixie"])
@pytest.mark.parametrize(("rule", "expected"), [("captured", (95, 25)), ("bid", (80, 25))])
def test_made_scores(name: str, rule: str, expected: tuple[int, int]) -> None:
    variant = variant_of(name, {"made_scores": rule, "most_tricks_bonus": 0})
    assert expected == scored(variant, contract=80, points=(95, 25), tricks=EVEN).delta


def test_target() -> None:
    variant = variant_of("crowsnest", {"target": 500})
    for before, expected in ((415, ()), (420, (0,))):
        result = scored(variant, contract=80, points=(95, 25), tricks=EVEN, scores=(before, 0))
        assert expected == result.winners
    assert ["variant/option_value target"] == faults("crowsnest", {"target": 320})


def test_both_reach_target_the_bidder_wins_also_with_less_and_with_equal_totals() -> None:
    bidder = variant_of("crowsnest", {"both_reach_target": "bidder"})
    for before, higher_wins in (((290, 225), (0,)), ((275, 220), ())):
        by_height = scored(
            variant_of("crowsnest"), declarer=1, contract=80, points=(25, 95), tricks=EVEN, scores=before
        )
        by_bid = scored(bidder, declarer=1, contract=80, points=(25, 95), tricks=EVEN, scores=before)
        assert (higher_wins, (1,)) == (by_height.winners, by_bid.winners)


def test_both_reach_target_bidder_does_not_help_a_bidder_who_is_not_there() -> None:
    bidder = variant_of("crowsnest", {"both_reach_target": "bidder"})
    result = scored(bidder, declarer=1, contract=80, points=(25, 95), tricks=EVEN, scores=(290, 100))
    assert (0,) == result.winners


def test_explicit_options_override_the_preset() -> None:
    variant = variant_of("buckeye", {"preset": "kentucky_45", "minimum_bid": 120})
    assert_cannot(dealt(variant), "bid 115", "auction/too_low")
    found = [option_value(variant, name) for name in ("minimum_bid", "all_pass", "target")]
    assert [120, "dealer_takes_minimum", 500] == found


# --- refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["partnership", "dixie", "one_high", "red_one", "buckeye"])
def test_rook_in_or_out_is_only_for_crowsnest_and_tournament(name: str) -> None:
    assert ["variant/option_unknown rook"] == faults(name, {"rook": False})


@pytest.mark.parametrize("name", ["partnership", "dixie"])
def test_rook_options_are_refused_where_there_is_no_rook(name: str) -> None:
    expected = ["variant/option_unknown rook_any_time", "variant/option_unknown rook_rank"]
    assert expected == faults(name, {"rook_rank": "highest", "rook_any_time": True})


@pytest.mark.parametrize("name", ["crowsnest", "tournament"])
def test_rook_options_are_refused_after_rook_false(name: str) -> None:
    options: dict[str, object] = {"rook": False, "rook_rank": "lowest", "rook_any_time": False}
    expected = ["variant/option_needs rook_any_time", "variant/option_needs rook_rank"]
    assert expected == faults(name, options)


def test_nest_options_are_refused_in_partnership() -> None:
    options: dict[str, object] = {
        "trump_before_nest": True,
        "counters_in_nest": "any",
        "buried_trump_shown": False,
        "nest_points_to": "declarer",
    }
    assert sorted(f"variant/option_unknown {name}" for name in options) == faults("partnership", options)


@pytest.mark.parametrize("name", ["crowsnest", "tournament", "partnership", "one_high", "red_one", "dixie"])
def test_the_preset_is_refused_off_buckeye(name: str) -> None:
    assert ["variant/option_unknown preset"] == faults(name, {"preset": "kentucky_45"})


def test_all_faults_are_reported_at_once() -> None:
    options: dict[str, object] = {
        "preset": "kentucky_45",
        "target": 10,
        "rook": False,
        "rook_rank": "highest",
        "minimum_bid": 105,
    }
    expected = [
        "variant/option_above minimum_bid",
        "variant/option_needs rook_rank",
        "variant/option_unknown preset",
        "variant/option_value target",
    ]
    assert expected == faults("crowsnest", options)


def test_only_explicitly_given_values_clash() -> None:
    # rook_rank is "lowest" by default, and the default does not clash with playing without the Rook.
    assert "CR" not in variant_of("crowsnest", {"rook": False}).cards


def test_options_at_their_default_are_the_version_itself() -> None:
    assert variant_of("crowsnest") == variant_of(
        "crowsnest", {"target": 300, "rook": True, "made_scores": "bid"}
    )
