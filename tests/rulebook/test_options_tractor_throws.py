"""Tractor with throws: leading, standing and falling, following, winning, penalties."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kibitz.games import variant_of
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant
from kibitz.views import observer_view, view
from tests.rulebook.table import (
    assert_can,
    assert_cannot,
    assert_legal,
    deal_over,
    filled,
    play_on,
    result_of,
    tractor_playing,
    trick_winner,
)

THROWS = variant_of("tractor", {"throws": "on"})
LONGEST = variant_of("tractor", {"throws": "on", "throw_beaten_by": "longest_component"})
OWED_TRACTORS = variant_of("tractor", {"throws": "on", "follow_tractor": "tractor"})


def on_table(attempt: str, *others: str, trump: str = "S", level: str = "2") -> str:
    """Return what an attempt of seat 0 puts on the table when the others hold these cards of its suit."""
    return " ".join(thrown(attempt, *others, trump=trump, level=level).trick[0])


def thrown(
    attempt: str, *others: str, trump: str = "S", level: str = "2", variant: Variant = THROWS
) -> Playing:
    """Return the position after the attempt; hands are filled up as ``filled_up`` does."""
    hands = filled_up(attempt, *others)
    return play_on(tractor_playing(variant, hands, trump=trump, level=level), f"play {attempt}")


def filled_up(*hands: str) -> str:
    """Return four hands of the size of the longest, filled up with small minor cards nobody asks for."""
    size = max(len(hand.split()) for hand in hands)
    fill = [f"{suit}{rank}" for suit in "CD" for rank in "346789JQ" for _ in "12"]
    fill = [card for card in fill if all(card not in hand for hand in hands)]
    full = []
    for hand in (*hands, *[""] * (4 - len(hands))):
        words = hand.split()
        n_missing = size - len(words)
        full.append(" ".join([*words, *fill[:n_missing]]))
        fill = fill[n_missing:]
    return " / ".join(full)


# --- lead -----------------------------------------------------------------------------------------


def test_any_two_or_more_shapes_of_one_effective_suit_may_be_tried() -> None:
    state = tractor_playing(THROWS, filled(THROWS, "HA HK HK D5 S3 H2", "", "", ""))
    assert_can(state, "play HA HK", "play HK HK HA", "play H2 S3", "play HA", "play HK HK")
    assert_cannot(state, "play HA D5", "play/mixed_suits")
    # A level card is a trump and no heart.
    assert_cannot(state, "play HA H2", "play/mixed_suits")


def test_with_throws_off_only_single_shapes_are_led() -> None:
    off = variant_of("tractor")
    state = tractor_playing(off, filled(off, "HA HK HK D5", "", "", ""))
    assert_cannot(state, "play HA HK", "play/not_a_shape")


def test_a_throw_stands_if_no_other_seat_can_beat_a_component() -> None:
    assert "HK HA" == on_table("HK HA", "HQ", "HJ", "HT")
    assert "HQ HQ HA" == on_table("HA HQ HQ", "HK", "HJ HJ", "")


def test_it_falls_to_the_beatable_component() -> None:
    assert "HQ" == on_table("HA HQ", "HK", "", "")


def test_the_partner_can_make_it_fall_too() -> None:
    assert "HQ" == on_table("HA HQ", "", "HK", "")


def test_equal_cards_do_not_beat_a_component() -> None:
    assert "HQ HQ HA" == on_table("HA HQ HQ", "HA HK", "HJ HJ", "")


def test_cards_of_another_suit_trumps_included_do_not_make_it_fall() -> None:
    assert "HQ HK" == on_table("HQ HK", "DA", "SA", "JR")


def test_a_pair_component_falls_only_to_a_higher_pair() -> None:
    assert "HJ HJ HA" == on_table("HA HJ HJ", "HK HQ", "", "")
    assert "HJ HJ" == on_table("HA HJ HJ", "HQ HQ", "", "")


def test_a_tractor_component_falls_to_a_higher_tractor_also_inside_a_longer_one() -> None:
    attempt = "HA H3 H3 H4 H4"
    assert 5 == len(on_table(attempt, "HQ HQ HT HT", "", "").split())
    assert "H3 H3 H4 H4" == on_table(attempt, "H6 H6 H7 H7", "", "")
    assert "H3 H3 H4 H4" == on_table(attempt, "H5 H5 H6 H6 H7 H7", "", "")


def test_of_several_beatable_components_the_one_of_fewest_cards_then_the_lowest_is_played() -> None:
    # Beatable: the pair (by queens), the jack and the nine (by the king). The nine is lowest of the singles.
    assert "H9" == on_table("HT HT HJ H9", "HQ HQ HK", "", "")
    assert "H3 H3" == on_table("H3 H3 H5 H5 HA", "H8 H8", "", "")
    # Fewest cards come before lowest: the jack, though the pair is lower.
    assert "HJ" == on_table("H9 H9 HJ", "HQ HQ HK", "", "")


def test_components_are_the_longest_tractor_first_then_pairs_then_singles() -> None:
    # H3-H4-H5 is one tractor of three pairs, so two pairs in a row do not beat it, three do.
    attempt = "H3 H3 H4 H4 H5 H5 HA"
    assert 7 == len(on_table(attempt, "H8 H8 H9 H9", "", "").split())
    assert "H3 H3 H4 H4 H5 H5" == on_table(attempt, "H8 H8 H9 H9 HT HT", "", "")


def test_of_tractors_of_equal_length_the_higher_is_a_component_first() -> None:
    # H3-H4-…-H6 is one run of four. With a gap there are two tractors: the lower falls to 7-8.
    assert "H3 H3 H4 H4" == on_table("H3 H3 H4 H4 HQ HQ HK HK", "H7 H7 H8 H8", "", "")


def test_of_equal_level_pairs_the_tractor_takes_them_in_the_order_s_h_d_c() -> None:
    # Trumps at level 2, spades: S2 S2 with H2 H2 or D2 D2. The tractor takes H2; left over is D2 D2.
    state = thrown("H2 H2 D2 D2 S2 S2", "", "", "", trump="S")
    assert "S2 S2 H2 H2 D2 D2" == " ".join(state.trick[0])
    fallen = thrown("H2 H2 D2 D2 SA SA", "JB JB", "", "", trump="S")
    # The tractor SA-H2 stands; the beatable pair is the one left over.
    assert "D2 D2" == " ".join(fallen.trick[0])


def test_the_other_cards_return_to_the_hand_known_to_all() -> None:
    state = thrown("HA HQ", "HK", "", "")
    assert "HA" in state.hands[0]
    for seen in (observer_view(state), *(view(state, seat) for seat in state.variant.seats)):
        assert ("HA",) == seen.known[0]
        assert (("HQ",),) == seen.trick


def test_trumps_can_be_thrown() -> None:
    assert "S2 JR" == on_table("JR S2", "SA H2", "", "")
    assert "S2" == on_table("JR S2", "JB", "", "")


# --- following ------------------------------------------------------------------------------------


def test_pairs_owed_are_the_smaller_of_all_pairs_in_the_throw_and_the_pairs_held() -> None:
    state = thrown("HA HA HK HK HQ", "H3 H3 H5 H5 H7 H8 H9", "", "")
    assert_legal(state, "play H3 H3 H5 H5 H7, play H3 H3 H5 H5 H8, play H3 H3 H5 H5 H9")
    state = thrown("HA HA HK HK HQ", "H3 H3 H5 H6 H7 H8", "", "")
    assert_cannot(state, "play H3 H5 H6 H7 H8", "play/owes_pairs")
    assert_can(state, "play H3 H3 H5 H6 H7")


def test_a_throw_of_singles_owes_no_pair() -> None:
    state = thrown("HA HK", "H3 H3 H5", "", "")
    assert_legal(state, "play H3 H3, play H3 H5")


def test_with_follow_tractor_each_tractor_is_owed_longest_first() -> None:
    state = thrown("HQ HQ HK HK HA", "H3 H3 H4 H4 H6 H6 H8", "", "", variant=OWED_TRACTORS)
    assert_legal(state, "play H3 H3 H4 H4 H6, play H3 H3 H4 H4 H8")
    assert_cannot(state, "play H3 H3 H6 H6 H8", "play/owes_tractor")
    # Without the option any two pairs do.
    assert_can(thrown("HQ HQ HK HK HA", "H3 H3 H4 H4 H6 H6 H8", "", ""), "play H3 H3 H6 H6 H8")


# --- winning --------------------------------------------------------------------------------------


def won_by(attempt: str, *others: str, variant: Variant = THROWS, trump: str = "S") -> int:
    """Return who wins a throw that stands, to which the others play these cards."""
    start = tractor_playing(variant, " / ".join((attempt, *others)), trump=trump)
    return trick_winner(start, f"play {attempt}", *(f"play {cards}" for cards in others))


def test_nothing_of_its_own_suit_beats_a_throw_that_stood() -> None:
    assert 0 == won_by("HA HA HK", "HK HQ HJ", "HT H9 H8", "H3 H4 H6")


def test_an_all_trump_play_by_a_void_seat_with_the_same_components_beats_it() -> None:
    assert 1 == won_by("HA HK", "S3 S4", "HQ HJ", "H3 H4")
    assert 1 == won_by("HA HA HK", "S3 S3 S4", "HQ HJ HT", "H3 H4 H6")


def test_a_ruff_without_the_same_components_does_not_beat_it() -> None:
    assert 0 == won_by("HA HA HK", "S3 S4 S6", "HQ HJ HT", "H3 H4 H6")
    assert 0 == won_by("HQ HQ HK HK HA", "S3 S3 S6 S6 S8", "HJ HT H9 H8 H7", "H3 H4 H6 D3 D4")


def test_a_mixed_play_does_not_beat_it() -> None:
    assert 0 == won_by("HA HK", "S3 D4", "HQ HJ", "H3 H4")


def test_any_split_that_gives_the_same_components_will_do() -> None:
    # Two singles asked for: a pair splits into two singles.
    assert 1 == won_by("HA HK", "S3 S3", "HQ HJ", "H3 H4")
    # A pair and a tractor asked for: a run of three pairs splits into them.
    assert 1 == won_by("HA HA HJ HJ HT HT", "S6 S6 S7 S7 S8 S8", "HQ H9 H8 H7 H6 H5", "H3 H4 D3 D4 D6 D7")


def test_a_later_ruff_must_beat_the_first_in_every_component() -> None:
    assert 2 == won_by("HA HK", "S3 S6", "S4 S7", "H3 H4")
    # The lower component is not beaten: S3 against S4.
    assert 1 == won_by("HA HK", "S4 S6", "S3 SA", "H3 H4")
    # Equal in one component is not strictly higher.
    assert 1 == won_by("HA HK", "S4 S6", "S4 SA", "H3 H4")
    assert 1 == won_by("HA HA HK", "S4 S4 S6", "S7 S7 S3", "H3 H4 H6")


def test_longest_component_compares_the_largest_by_its_top() -> None:
    assert 2 == won_by("HA HA HK", "S4 S4 S6", "S7 S7 S3", "H3 H4 H6", variant=LONGEST)
    assert 1 == won_by("HA HA HK", "S7 S7 S3", "S4 S4 SA", "H3 H4 H6", variant=LONGEST)
    assert 2 == won_by("HA HK", "S4 S6", "S3 SA", "H3 H4", variant=LONGEST)


def test_longest_component_of_equal_tops_the_earlier_wins() -> None:
    assert 1 == won_by("HA HK", "S3 S6", "S4 S6", "H3 H4", variant=LONGEST)


def test_a_players_split_is_the_one_with_the_highest_tops() -> None:
    # Pair and two singles asked for. S9 S9 SA SA gives SA SA and the nines as singles: top SA beats S8.
    assert 2 == won_by("HA HA HK HQ", "S8 S8 S4 S3", "S9 S9 SA SA", "H3 H4 H6 H7", variant=LONGEST)


def test_in_trumps_nothing_beats_a_throw_that_stood() -> None:
    assert 0 == won_by("JR JR JB", "JB SA SA", "SK SQ SJ", "S3 S4 S6")


@pytest.mark.parametrize("n_cards", [2, 3])
def test_kitty_multiplier_counts_all_cards_played(n_cards: int) -> None:
    throw = ("HK HA", "HK HA HA")[n_cards - 2]
    others = (
        ("HQ HJ", "HQ HJ HT")[n_cards - 2],
        ("H3 H4", "H3 H4 H6")[n_cards - 2],
        ("H7 H8", "H7 H8 H9")[n_cards - 2],
    )
    start = tractor_playing(THROWS, " / ".join((*others[:1], throw, *others[1:])), leader=1, buried="D5")
    in_tricks = 10 + (10 if n_cards == 3 else 0)
    result = result_of(
        start, f"play {throw}", *(f"play {cards}" for cards in (others[1], others[2], others[0]))
    )
    assert in_tricks + 5 * 2 * n_cards == result.points[1]


# --- penalty --------------------------------------------------------------------------------------


def with_failed_throw(leader: int, penalty: int) -> tuple[int, ...]:
    """Return the points of a deal of two tricks in which this seat's first throw falls.

    Seat 0 deals. Attackers have 40 points before.
    """
    variant = variant_of("tractor", {"throws": "on", "throw_penalty": penalty})
    hands = ["H3 H4", "H6 H7", "H8 H9", "HJ HQ"]
    hands[leader], hands[0] = hands[0], hands[leader]
    start = tractor_playing(variant, " / ".join(hands), leader=leader)
    start = replace(start, points=(100, 40))
    state = play_on(start, f"play {hands[leader]}")
    rest = [f"play {state.hands[(leader + k) % 4][0]}" for k in (1, 2, 3)]
    state = play_on(state, *rest)
    second = [f"play {state.hands[(state.leader + k) % 4][0]}" for k in range(4)]
    return deal_over(state, *second).result.points


def test_throw_penalty_costs_the_side_that_failed_ten_points() -> None:
    assert ((100, 50), (100, 50)) == (with_failed_throw(0, 10), with_failed_throw(2, 10))
    assert ((100, 30), (100, 30)) == (with_failed_throw(1, 10), with_failed_throw(3, 10))
    assert (100, 40) == with_failed_throw(0, 0)


def test_throw_penalty_never_takes_the_attackers_below_zero() -> None:
    variant = variant_of("tractor", {"throws": "on", "throw_penalty": 10})
    start = tractor_playing(variant, "H6 H7 / H3 H4 / H8 H9 / HJ HQ", leader=1)
    state = play_on(start, "play H3 H4")
    assert (0, 1) == state.failed_throws
    assert 0 == observer_view(state).points[1]
