"""The Red 1: the red 1 is the highest trump in every contract, above the Rook."""

from __future__ import annotations

from kibitz.cards import parse_card
from kibitz.games import VARIANTS
from tests.rulebook.table import after, assert_cannot, assert_legal, dealt, playing, trick_winner

RED_ONE = VARIANTS["red_one"]


def test_the_red_1_is_the_highest_trump_above_the_rook() -> None:
    start = playing(RED_ONE, "G14 R9 / CR R14 / R1 G13 / Y6 G5", trump="G", contract=100)
    assert 2 == trick_winner(start, "play G14", "play CR", "play R1", "play G5")
    assert 1 == trick_winner(start, "play G14", "play CR", "play G13", "play G5")


def test_the_red_1_is_trump_also_when_red_is() -> None:
    start = playing(RED_ONE, "R14 G9 / CR B14 / R1 G13 / R6 G5", trump="R", contract=100)
    assert 2 == trick_winner(start, "play R14", "play CR", "play R1", "play R6")


def test_with_another_trump_colour_it_does_not_follow_red() -> None:
    start = playing(RED_ONE, "R9 G13 Y6 / R1 R6 Y8 / Y5 B9 G8 / R8 Y11 R10", trump="Y", contract=100)
    state = after(start, "play R9")
    assert_legal(state, "play R6")
    assert_cannot(state, "play R1", "play/must_follow")


def test_a_red_lead_does_not_force_it() -> None:
    start = playing(RED_ONE, "R9 G13 Y6 / R1 B6 Y8 / Y5 B9 G8 / R8 Y11 R10", trump="Y", contract=100)
    assert_legal(after(start, "play R9"), "play R1, play B6, play Y8")


def test_a_trump_lead_forces_it_if_it_is_the_only_trump() -> None:
    start = playing(RED_ONE, "Y10 B10 G9 / R1 R14 B9 / R13 R7 G6 / B6 Y14 B11", trump="Y", contract=100)
    assert_legal(after(start, "play Y10"), "play R1")


def test_led_it_leads_trump() -> None:
    start = playing(RED_ONE, "R1 G13 / R6 Y8 / CR B9 / R8 R10", trump="Y", contract=100)
    state = after(start, "play R1")
    assert_legal(state, "play Y8")
    state = after(state, "play Y8")
    assert_legal(state, "play CR")
    state = after(state, "play CR")
    assert_legal(state, "play R8, play R10")


def test_the_red_1_has_no_any_time_right_but_the_rook_has() -> None:
    start = playing(RED_ONE, "Y9 R9 B11 / Y7 R1 CR / B7 R5 B10 / B5 G12 G14", trump="G", contract=100)
    assert_legal(after(start, "play Y9"), "play Y7, play CR")


def test_the_red_1_counts_30_and_the_nest_has_six_cards() -> None:
    assert 30 == RED_ONE.card_points[parse_card("R1")]
    assert 6 == len(dealt(RED_ONE).kitty)


def test_no_other_colour_has_a_1() -> None:
    assert ["R1"] == [card for card in RED_ONE.cards if card[1:] == "1"]
