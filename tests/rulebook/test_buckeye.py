"""Buckeye: the 1 is high and worth 15, the Rook above it; the preset of Kentucky 45."""

from __future__ import annotations

from kibitz.games import VARIANTS, variant_of
from kibitz.rules.state import Burying
from tests.rulebook.table import after, assert_can, assert_cannot, dealt, playing, scored, trick_winner

BUCKEYE = VARIANTS["buckeye"]


def test_the_1_beats_the_14_of_its_colour() -> None:
    start = playing(BUCKEYE, "Y14 R9 / Y1 R14 / B9 G13 / R1 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y14", "play Y1", "play B9", "play R1")


def test_the_rook_is_above_the_1_of_trump() -> None:
    start = playing(BUCKEYE, "G1 R9 / CR R14 / B9 G13 / G5 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play G1", "play CR", "play G13", "play G5")


def test_each_1_counts_15() -> None:
    expected = {
        suit + rank: n for suit in "RGYB" for rank, n in (("1", 15), ("5", 5), ("10", 10), ("14", 10))
    }
    assert expected | {"CR": 20} == {card: n for card, n in BUCKEYE.card_points.items() if n}


def test_a_made_contract_scores_what_was_captured() -> None:
    assert (120, 60) == scored(BUCKEYE, contract=100, points=(120, 60), tricks=(5, 5)).delta


def test_there_is_no_bonus_for_most_tricks() -> None:
    assert (120, 60) == scored(BUCKEYE, contract=100, points=(120, 60), tricks=(10, 0)).points


def test_kentucky_45_has_minimum_100_the_dealer_takes_the_minimum_and_target_500() -> None:
    variant = variant_of("buckeye", {"preset": "kentucky_45"})
    state = dealt(variant, dealer=3)
    assert_cannot(state, "bid 95", "auction/too_low")
    assert_can(state, "bid 100")
    taken = after(state, "pass", "pass", "pass")
    assert isinstance(taken, Burying)
    assert (3, 100) == (taken.contract.declarer, taken.contract.bid)
    reached = [
        scored(variant, contract=100, points=(120, 60), tricks=(5, 5), scores=(score, 0)).winners
        for score in (375, 380)
    ]
    assert [(), (0,)] == reached
