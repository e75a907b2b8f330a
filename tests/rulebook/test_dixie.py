"""Dixie Rook: no Rook, thirteens count instead of fourteens, 20 for most tricks."""

from __future__ import annotations

from kibitz.games import VARIANTS
from tests.rulebook.table import dealt, playing, result_of, scored, trick_winner

DIXIE = VARIANTS["dixie"]


def test_the_13_counts_10_and_the_14_nothing() -> None:
    expected = {suit + rank: n for suit in "RGYB" for rank, n in (("5", 5), ("10", 10), ("13", 10))}
    assert expected == {card: n for card, n in DIXIE.card_points.items() if n}


def test_the_14_still_beats_the_13() -> None:
    start = playing(DIXIE, "Y13 R9 / Y14 R14 / B9 G13 / Y1 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y13", "play Y14", "play B9", "play Y1")


def test_the_1_is_the_lowest_card_of_its_colour() -> None:
    start = playing(DIXIE, "Y1 R9 / Y2 R14 / B9 G13 / R1 B5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y1", "play Y2", "play B9", "play R1")


def test_the_nest_has_four_cards_and_there_is_no_rook() -> None:
    state = dealt(DIXIE)
    assert ([13, 13, 13, 13], 4) == ([len(hand) for hand in state.hands], len(state.kitty))
    assert "CR" not in DIXIE.cards


def test_most_tricks_are_worth_20_and_count_toward_the_contract() -> None:
    result = scored(DIXIE, contract=110, points=(90, 10), tricks=(7, 6))
    assert ((110, 10), (110, 10)) == (result.points, result.delta)


def test_nest_points_go_to_the_last_trick_as_in_tournament() -> None:
    hands, buried = "Y13 / Y14 / B9 / Y1", "R13 R5 G1 G2"
    state = playing(DIXIE, hands, trump="G", contract=70, buried=buried, points=(40, 35), tricks=(6, 6))
    # 10 in the trick, 15 in the nest, 20 for the seventh trick.
    assert (40, 80) == result_of(state, "play Y13", "play Y14", "play B9", "play Y1").points
