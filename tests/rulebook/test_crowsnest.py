"""CrowsNest: the Crow is the lowest trump, and a made contract scores the bid."""

from __future__ import annotations

from kibitz.games import DEFAULT_VARIANT, VARIANTS
from tests.rulebook.table import after, assert_legal, playing, scored, trick_winner

CROWSNEST = VARIANTS["crowsnest"]


def test_crowsnest_is_the_default_version() -> None:
    assert CROWSNEST == DEFAULT_VARIANT


def test_the_crow_is_the_lowest_trump_and_loses_to_the_5_of_trump() -> None:
    start = playing(CROWSNEST, "G5 R9 / CR R14 / B9 G6 / Y6 B6", trump="G", contract=100)
    assert 2 == trick_winner(start, "play G5", "play CR", "play G6", "play Y6")
    start = playing(CROWSNEST, "CR R9 / G5 R14 / B9 Y5 / Y6 B6", trump="G", contract=100)
    assert 1 == trick_winner(start, "play CR", "play G5", "play B9", "play Y6")


def test_a_led_crow_wins_if_nobody_has_another_trump() -> None:
    start = playing(CROWSNEST, "CR R9 / Y14 R14 / B14 Y5 / Y6 B6", trump="G", contract=100)
    assert 0 == trick_winner(start, "play CR", "play Y14", "play B14", "play Y6")


def test_the_crow_still_takes_any_plain_card() -> None:
    start = playing(CROWSNEST, "Y14 R9 / CR Y7 / Y13 B9 / Y6 G6", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y14", "play CR", "play Y13", "play Y6")


def test_the_crow_keeps_its_any_time_right() -> None:
    start = playing(CROWSNEST, "Y14 R9 / CR Y7 / Y13 B9 / Y6 G6", trump="G", contract=100)
    assert_legal(after(start, "play Y14"), "play CR, play Y7")


def test_a_made_contract_scores_the_bid_only() -> None:
    result = scored(CROWSNEST, declarer=0, contract=80, points=(95, 25), tricks=(5, 4))
    assert (80, 25) == result.delta
    assert (95, 25) == result.points


def test_points_equal_to_the_bid_make_the_contract() -> None:
    assert (95, 25) == scored(CROWSNEST, declarer=0, contract=95, points=(95, 25), tricks=(5, 4)).delta
    assert (-100, 25) == scored(CROWSNEST, declarer=0, contract=100, points=(95, 25), tricks=(5, 4)).delta


def test_the_crow_counts_20() -> None:
    assert 20 == CROWSNEST.card_points[CROWSNEST.deck.specials[0].card]
    assert "crow" == CROWSNEST.label("special")


def test_there_is_no_bonus_for_most_tricks() -> None:
    assert (95, 25) == scored(CROWSNEST, declarer=0, contract=95, points=(95, 25), tricks=(9, 0)).points
