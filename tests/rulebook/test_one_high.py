"""1-High Partnership: the 1 is high and worth 15, the Rook the lowest trump without the any-time right."""

from __future__ import annotations

from kibitz.games import VARIANTS
from tests.rulebook.table import after, assert_cannot, assert_legal, dealt, playing, scored, trick_winner

ONE_HIGH = VARIANTS["one_high"]


def test_the_1_beats_the_14_of_its_colour() -> None:
    start = playing(ONE_HIGH, "Y14 R9 / Y1 R14 / B9 G13 / R1 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y14", "play Y1", "play B9", "play R1")


def test_the_1_of_trump_is_the_highest_trump() -> None:
    start = playing(ONE_HIGH, "G14 R9 / G1 R14 / B9 G13 / CR B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play G14", "play G1", "play G13", "play CR")


def test_the_rook_is_the_lowest_trump_below_the_2() -> None:
    start = playing(ONE_HIGH, "CR R9 / G2 R14 / B9 Y13 / Y8 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play CR", "play G2", "play B9", "play Y8")


def test_the_rook_has_no_any_time_right() -> None:
    start = playing(ONE_HIGH, "Y9 G7 B13 / Y7 R14 CR / R9 B14 Y6 / Y8 R6 G10", trump="G", contract=100)
    state = after(start, "play Y9")
    assert_legal(state, "play Y7")
    assert_cannot(state, "play CR", "play/must_follow")


def test_a_void_seat_may_ruff_with_the_rook() -> None:
    start = playing(ONE_HIGH, "Y9 G7 B13 / B7 R14 CR / R9 B14 Y6 / Y8 R6 G10", trump="G", contract=100)
    state = after(start, "play Y9")
    assert_legal(state, "play B7, play R14, play CR")
    assert 1 == trick_winner(state, "play CR", "play Y6", "play Y8")


def test_each_1_counts_15() -> None:
    values = {card: ONE_HIGH.card_points[card] for card in ONE_HIGH.cards if ONE_HIGH.card_points[card]}
    expected = {
        suit + rank: n for suit in "RGYB" for rank, n in (("1", 15), ("5", 5), ("10", 10), ("14", 10))
    }
    assert expected | {"CR": 20} == values


def test_most_tricks_are_worth_20() -> None:
    assert (120, 80) == scored(ONE_HIGH, declarer=0, contract=100, points=(100, 80), tricks=(7, 6)).points
    assert (100, 100) == scored(ONE_HIGH, declarer=0, contract=100, points=(100, 80), tricks=(6, 7)).points


def test_bids_run_from_100_to_200() -> None:
    assert_legal(dealt(ONE_HIGH), ["pass", *(f"bid {n}" for n in range(100, 205, 5))])


def test_the_target_is_500() -> None:
    def winners(before: int) -> tuple[int, ...]:
        facts = scored(ONE_HIGH, contract=100, points=(110, 70), tricks=(6, 6), scores=(before, 0))
        return facts.winners

    assert ((), (0,)) == (winners(385), winners(390))
