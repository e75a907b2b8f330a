"""Partnership Rook: no Rook, no nest, the 1 low, 20 for most tricks and none on 7–7."""

from __future__ import annotations

from kibitz.games import VARIANTS
from kibitz.rules.state import NamingTrump
from tests.rulebook.table import after, assert_legal, assert_turn, dealt, playing, scored, trick_winner

PARTNERSHIP = VARIANTS["partnership"]


def test_all_56_cards_are_dealt_and_there_is_no_rook() -> None:
    state = dealt(PARTNERSHIP)
    assert [14, 14, 14, 14] == [len(hand) for hand in state.hands]
    assert () == state.kitty
    assert "CR" not in PARTNERSHIP.cards


def test_without_a_nest_the_auction_winner_names_trump_at_once() -> None:
    state = after(dealt(PARTNERSHIP), "bid 70", "pass", "pass", "pass")
    assert isinstance(state, NamingTrump)
    assert_turn(state, 0, "name_trump")
    assert_legal(state, "trump R, trump G, trump Y, trump B")
    assert_turn(after(state, "trump B"), 0, "play")


def test_the_1_is_the_lowest_card_of_its_colour() -> None:
    start = playing(PARTNERSHIP, "Y1 R9 / Y2 R14 / B9 G13 / G1 B5", trump="G", contract=100)
    assert 3 == trick_winner(start, "play Y1", "play Y2", "play B9", "play G1")
    start = playing(PARTNERSHIP, "Y1 R9 / Y2 R14 / B9 G13 / R1 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y1", "play Y2", "play B9", "play R1")


def test_most_tricks_are_worth_20() -> None:
    result = scored(PARTNERSHIP, declarer=0, contract=70, points=(55, 45), tricks=(8, 6))
    assert (75, 45) == result.points
    assert (75, 45) == result.delta


def test_the_bonus_counts_toward_the_contract_and_the_other_side_scores_it_too() -> None:
    result = scored(PARTNERSHIP, declarer=0, contract=70, points=(65, 35), tricks=(6, 8))
    assert (65, 55) == result.points
    assert (-70, 55) == result.delta


def test_tricks_split_seven_seven_give_nobody_the_bonus() -> None:
    result = scored(PARTNERSHIP, declarer=0, contract=70, points=(65, 35), tricks=(7, 7))
    assert (65, 35) == result.points


def test_a_bid_may_go_up_to_120_of_which_20_are_for_tricks() -> None:
    assert (100, 120) == (sum(PARTNERSHIP.card_points.values()), PARTNERSHIP.top_bid)
