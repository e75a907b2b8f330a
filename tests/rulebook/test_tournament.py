"""Tournament Rook (Kentucky Discard): the Rook is the highest trump, a made contract scores what was captured."""

from __future__ import annotations

from kibitz.games import VARIANTS
from tests.rulebook.table import playing, scored, trick_winner

TOURNAMENT = VARIANTS["tournament"]


def test_the_rook_is_the_highest_trump() -> None:
    start = playing(TOURNAMENT, "G14 R9 / CR R14 / B9 G13 / Y6 G5", trump="G", contract=100)
    assert 1 == trick_winner(start, "play G14", "play CR", "play G13", "play G5")


def test_ranks_run_from_5_to_14() -> None:
    ranks = [str(rank) for rank in TOURNAMENT.deck.ranks]
    assert [str(n) for n in range(5, 15)] == ranks
    start = playing(TOURNAMENT, "Y5 R9 / Y10 R14 / Y9 G13 / Y6 G5", trump="B", contract=100)
    assert 1 == trick_winner(start, "play Y5", "play Y10", "play Y9", "play Y6")


def test_a_made_contract_scores_what_was_captured() -> None:
    assert (95, 25) == scored(TOURNAMENT, declarer=0, contract=80, points=(95, 25), tricks=(5, 4)).delta


def test_a_set_contract_costs_the_bid() -> None:
    assert (-100, 25) == scored(TOURNAMENT, declarer=0, contract=100, points=(95, 25), tricks=(5, 4)).delta


def test_counters_are_5_10_14_and_the_rook() -> None:
    points = {card: n for card, n in TOURNAMENT.card_points.items() if n}
    expected = {suit + rank: n for suit in "RGYB" for rank, n in (("5", 5), ("10", 10), ("14", 10))}
    assert expected | {"CR": 20} == points


def test_there_is_no_bonus_for_most_tricks() -> None:
    assert (95, 25) == scored(TOURNAMENT, declarer=0, contract=95, points=(95, 25), tricks=(9, 0)).points
