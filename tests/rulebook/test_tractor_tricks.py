"""Tractor: leads, following, winning a trick."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.rules.state import Playing
from tests.rulebook.table import (
    after,
    assert_can,
    assert_cannot,
    assert_legal,
    assert_turn,
    filled,
    play_on,
    tractor_playing,
    trick_winner,
)

TRACTOR = VARIANTS["tractor"]


def leading(hand: str, trump: str = "S", level: str = "2") -> Playing:
    """Return a position in which seat 0 leads from this hand and the others hold cards of no matter."""
    return tractor_playing(TRACTOR, filled(TRACTOR, hand, "", "", ""), trump=trump, level=level)


def answering(lead: str, hand: str, trump: str = "S", level: str = "2") -> Playing:
    """Return a position in which seat 1 must answer this lead from this hand."""
    hands = filled(TRACTOR, lead, hand, "", "")
    return play_on(tractor_playing(TRACTOR, hands, trump=trump, level=level), f"play {lead}")


def won_by(plays: str, trump: str = "S", level: str = "2") -> int:
    """Return which of four plays, seat 0 leading, wins the trick."""
    start = tractor_playing(TRACTOR, plays, trump=trump, level=level)
    return trick_winner(start, *(f"play {part}" for part in plays.split(" / ")))


# --- leads ----------------------------------------------------------------------------------------


def test_a_lead_is_one_card_or_a_pair_or_a_tractor() -> None:
    assert_legal(
        leading("H5 H5 H6 H6 D8"),
        "play H5, play H6, play D8, play H5 H5, play H6 H6, play H5 H5 H6 H6",
    )


def test_several_shapes_at_once_are_no_lead() -> None:
    assert_cannot(leading("H5 H5 H6 D8"), "play H5 H5 H6", "play/not_a_shape")
    assert_cannot(leading("HA HK D8"), "play HA HK", "play/not_a_shape")
    assert_cannot(leading("H5 H5 H7 H7 D8"), "play H5 H5 H7 H7", "play/not_a_shape")


def test_a_lead_is_of_one_effective_suit() -> None:
    assert_cannot(leading("H5 D5 C8"), "play H5 D5", "play/mixed_suits")
    # Level cards of other suits are trumps: mixed printed suits may well be one effective suit.
    assert_can(leading("H2 H2 SA SA C8"), "play H2 H2 SA SA")


def test_two_equal_cards_that_are_not_identical_are_no_pair() -> None:
    assert_cannot(leading("H2 D2 C8"), "play H2 D2", "play/not_a_shape")


def test_a_tractor_may_have_any_number_of_consecutive_pairs() -> None:
    state = leading("H5 H5 H6 H6 H7 H7 H8 H8")
    assert_can(state, "play H5 H5 H6 H6 H7 H7", "play H5 H5 H6 H6 H7 H7 H8 H8", "play H7 H7 H8 H8")
    assert_cannot(state, "play H5 H5 H6 H6 H8 H8", "play/not_a_shape")


@pytest.mark.parametrize("suit", ["H", "S"])
def test_taking_out_the_level_rank_closes_the_gap_in_every_suit_including_trumps(suit: str) -> None:
    lead = f"play {suit}6 {suit}6 {suit}8 {suit}8"
    assert_can(leading(f"{suit}6 {suit}6 {suit}8 {suit}8 D3", level="7"), lead)
    assert_cannot(leading(f"{suit}6 {suit}6 {suit}8 {suit}8 D3", level="2"), lead, "play/not_a_shape")


def test_no_wrap_from_ace_to_two() -> None:
    assert_cannot(leading("HA HA H2 H2 D8", level="9"), "play HA HA H2 H2", "play/not_a_shape")


LADDER_AT_2 = ("SK SK", "SA SA", "H2 H2", "S2 S2", "JB JB", "JR JR")


@pytest.mark.parametrize("place", range(len(LADDER_AT_2) - 1))
def test_neighbours_on_the_trump_ladder_are_consecutive(place: int) -> None:
    pairs = f"{LADDER_AT_2[place]} {LADDER_AT_2[place + 1]}"
    assert_can(leading(f"{pairs} D8"), f"play {pairs}")


@pytest.mark.parametrize("place", range(len(LADDER_AT_2) - 2))
def test_steps_on_the_trump_ladder_cannot_be_left_out(place: int) -> None:
    # So SA SA S2 S2 at spades, level 2, is not a tractor.
    pairs = f"{LADDER_AT_2[place]} {LADDER_AT_2[place + 2]}"
    assert_cannot(leading(f"{pairs} D8"), f"play {pairs}", "play/not_a_shape")


def test_at_level_ace_the_king_of_trump_is_below_the_off_suit_level_cards() -> None:
    assert_can(leading("SK SK HA HA D8", level="A"), "play SK SK HA HA")
    assert_can(leading("SQ SQ SK SK D8", level="A"), "play SQ SQ SK SK")
    assert_cannot(leading("SK SK SA SA D8", level="A"), "play SK SK SA SA", "play/not_a_shape")


def test_two_off_suit_level_pairs_are_equal_and_never_stand_in_one_tractor() -> None:
    assert_cannot(leading("H2 H2 D2 D2 C8"), "play H2 H2 D2 D2", "play/not_a_shape")
    assert_cannot(leading("SA SA H2 H2 D2 D2 C8"), "play SA SA H2 H2 D2 D2", "play/not_a_shape")


def test_one_of_either_suit_fills_the_step_of_the_off_suit_level_cards() -> None:
    state = leading("SA SA H2 H2 D2 D2 S2 S2")
    assert_can(state, "play SA SA H2 H2", "play SA SA D2 D2", "play H2 H2 S2 S2", "play D2 D2 S2 S2")
    assert_can(state, "play SA SA H2 H2 S2 S2", "play SA SA D2 D2 S2 S2")


def test_the_no_trump_ladder_is_level_card_black_joker_red_joker() -> None:
    assert_can(leading("H9 H9 JB JB JR JR D8", trump="NT", level="9"), "play H9 H9 JB JB JR JR")
    assert_can(leading("JB JB JR JR D8", trump="NT", level="9"), "play JB JB JR JR")
    assert_cannot(leading("H9 H9 JR JR D8", trump="NT", level="9"), "play H9 H9 JR JR", "play/not_a_shape")
    assert_cannot(leading("H9 H9 D9 D9 D8", trump="NT", level="9"), "play H9 H9 D9 D9", "play/not_a_shape")


def test_at_no_trump_the_ranks_of_a_suit_close_the_gap_too() -> None:
    assert_can(leading("H8 H8 HT HT D8", trump="NT", level="9"), "play H8 H8 HT HT")


def test_cards_not_in_hand_cannot_be_played() -> None:
    assert_cannot(leading("H5 D8"), "play H5 H5", "play/not_held")
    assert_cannot(leading("H5 D8"), "play H6", "play/not_held")


# --- following ------------------------------------------------------------------------------------


def test_everyone_plays_as_many_cards_as_were_led() -> None:
    state = answering("H5 H5", "H6 H7 D8 D9")
    assert_cannot(state, "play H6", "play/wrong_number")
    assert_cannot(state, "play H6 H7 D8", "play/wrong_number")


def test_from_the_led_suit_as_far_as_possible() -> None:
    state = answering("H5 H5", "H6 H7 D8 D9")
    assert_legal(state, "play H6 H7")
    assert_cannot(state, "play H6 D8", "play/must_follow_number")


def test_to_a_pair_a_pair_must_be_given_if_held() -> None:
    state = answering("H5 H5", "H6 H6 H9 H8 D9")
    assert_legal(state, "play H6 H6")
    assert_cannot(state, "play H8 H9", "play/owes_pairs")
    assert_cannot(state, "play H6 H9", "play/owes_pairs")


def test_one_of_several_pairs_may_be_chosen() -> None:
    assert_legal(answering("H5 H5", "H6 H6 H9 H9 HA"), "play H6 H6, play H9 H9")


def test_without_a_pair_any_cards_of_the_suit_are_free() -> None:
    assert_legal(answering("H5 H5", "H6 H7 H8 D9"), "play H6 H7, play H6 H8, play H7 H8")


def test_to_a_single_card_a_pair_may_be_broken() -> None:
    assert_legal(answering("H5", "H6 H6 H9 D9"), "play H6, play H9")


def test_to_a_tractor_as_many_pairs_as_held_need_not_be_consecutive() -> None:
    state = answering("H5 H5 H6 H6", "H8 H8 HT HT HA HQ")
    assert_legal(state, "play H8 H8 HT HT")
    assert_cannot(state, "play H8 H8 HA HQ", "play/owes_pairs")


def test_beyond_the_pairs_owed_the_cards_of_the_suit_are_free() -> None:
    state = answering("H5 H5 H6 H6", "H8 H8 HT HA HQ D9")
    assert_legal(state, "play H8 H8 HT HA, play H8 H8 HT HQ, play H8 H8 HA HQ")


def test_a_tractor_in_hand_need_not_be_given_whole() -> None:
    state = answering("H5 H5 H6 H6", "H8 H8 H9 H9 HQ HQ")
    assert_legal(state, "play H8 H8 H9 H9, play H8 H8 HQ HQ, play H9 H9 HQ HQ")


def test_beyond_that_a_pair_may_be_broken() -> None:
    # A tractor of two pairs: two pairs are owed, and no more. Of three pairs to a pair, one is owed.
    state = answering("H5 H5 H6 H6 H7 H7", "H9 H9 HJ HJ HA HQ HK")
    assert_legal(
        state,
        "play H9 H9 HJ HJ HA HQ, play H9 H9 HJ HJ HA HK, play H9 H9 HJ HJ HQ HK",
    )
    assert_can(answering("H5 H5", "H9 H9 HJ HJ HA"), "play HJ HJ")


def test_pairs_of_other_suits_are_not_owed() -> None:
    state = answering("H5 H5", "H6 H7 D8 D8 D9")
    assert_legal(state, "play H6 H7")


def test_too_few_cards_of_the_suit_all_of_them_filled_up_with_anything_trumps_included() -> None:
    state = answering("H5 H5", "H6 D8 S9 JR")
    assert_legal(state, "play H6 D8, play H6 S9, play H6 JR")


def test_void_anything_and_trumping_is_never_required() -> None:
    state = answering("H5 H5", "D8 D8 S9 S9")
    assert_legal(state, "play D8 D8, play S9 S9, play D8 S9")
    assert_legal(answering("H5", "D8 S9 JR"), "play D8, play S9, play JR")


def test_trumps_led_are_followed_with_level_cards_and_jokers() -> None:
    state = answering("S5 S5", "H2 H2 JR D9 DT")
    assert_legal(state, "play H2 H2")
    state = answering("S5 S5", "H2 D2 JR D9 DT")
    assert_legal(state, "play H2 D2, play H2 JR, play D2 JR")


# --- winning --------------------------------------------------------------------------------------


def test_the_highest_card_of_the_led_suit_wins_without_trumps() -> None:
    assert 2 == won_by("H5 / H9 / HA / HK")


def test_a_single_trump_beats_the_led_suit_and_the_higher_trump_the_lower() -> None:
    assert 1 == won_by("H5 / S3 / HA / HK")
    assert 2 == won_by("H5 / S3 / H2 / HK")
    assert 3 == won_by("H5 / S3 / H2 / S2")


def test_only_a_play_of_the_same_shape_can_win() -> None:
    assert 0 == won_by("H5 H5 / HA HK / HQ HJ / D3 D4")


def test_a_pair_beats_by_rank() -> None:
    assert 1 == won_by("H5 H5 / H6 H6 / HA HK / H4 H4")


def test_a_mixed_play_cannot_win() -> None:
    assert 0 == won_by("H5 H5 / HA S3 / JR HK / D3 D3")


def test_a_pair_of_trumps_by_a_void_player_beats_a_pair() -> None:
    assert 1 == won_by("HA HA / S3 S3 / H4 H4 / H6 H7")
    assert 2 == won_by("HA HA / S3 S3 / S4 S4 / H6 H7")


def test_two_different_trumps_do_not_beat_a_pair() -> None:
    assert 0 == won_by("H3 H3 / SA SK / H2 D2 / H6 H7")


def test_a_tractor_beats_by_its_highest_pair() -> None:
    assert 1 == won_by("H5 H5 H6 H6 / H7 H7 H8 H8 / HA HA HQ HQ / D3 D3 D4 D4")


def test_pairs_that_are_not_consecutive_do_not_beat_a_tractor() -> None:
    assert 0 == won_by("H5 H5 H6 H6 / HA HA HQ HQ / SA SA SQ SQ / D3 D3 D4 D4")


def test_a_tractor_of_trumps_ruffs_a_tractor() -> None:
    assert 2 == won_by("H5 H5 H6 H6 / HA HA HK HK / SA SA H2 H2 / D3 D3 D4 D4")
    assert 3 == won_by("H5 H5 H6 H6 / HA HA HK HK / SA SA D2 D2 / H2 H2 S2 S2")


def test_of_equal_strength_the_earlier_play_wins() -> None:
    assert 1 == won_by("H5 / H2 / D2 / C2")
    assert 1 == won_by("H5 H5 / D2 D2 / H2 H2 / H6 H7")
    assert 0 == won_by("HA / HA / H6 / H7")


def test_at_no_trump_all_level_cards_are_equal_and_below_the_jokers() -> None:
    assert 1 == won_by("H5 / S9 / H9 / D5", trump="NT", level="9")
    assert 2 == won_by("H5 / S9 / JB / D5", trump="NT", level="9")
    assert 3 == won_by("H5 / S9 / JB / JR", trump="NT", level="9")


def test_the_winner_leads_next() -> None:
    state = tractor_playing(TRACTOR, "H5 C4 / H9 C5 / HA C6 / H7 C7")
    assert_turn(after(state, "play H5", "play H9", "play HA", "play H7"), 2, "play")
