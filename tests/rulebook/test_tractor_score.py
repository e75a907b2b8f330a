"""Tractor: the attackers' points, the levels climbed, the next dealer, the end of the match."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.rules.state import Result
from kibitz.views import observer_view
from tests.rulebook.table import deal_over, result_of, scored, tractor_playing

TRACTOR = VARIANTS["tractor"]


def came_to(points: int, levels: str = "2 2", dealer: int = 0, **facts: int | str) -> Result:
    """Return what a deal comes to in which the attackers' tricks held these points.

    Seat 0 deals unless ``dealer`` says otherwise; the dealer's side wins the last trick.
    """
    return scored(
        TRACTOR,
        dealer=dealer,
        declarer=dealer,
        trump="S",
        levels=levels,
        points=(200 - points, points) if dealer % 2 == 0 else (points, 200 - points),
        buried=str(facts.get("buried", "")),
        last_winner=int(facts.get("last_winner", dealer)),
        last_cards=int(facts.get("last_cards", 1)),
    )


BANDS = {
    (0,): (3, 0),
    (5, 20, 35): (2, 0),
    (40, 60, 75): (1, 0),
    (80, 100, 115): (0, 0),
    (120, 155): (0, 1),
    (160, 195): (0, 2),
    (200, 235): (0, 3),
    (240, 275): (0, 4),
    (400,): (0, 8),
}


@pytest.mark.parametrize(("points", "delta"), [(p, delta) for band, delta in BANDS.items() for p in band])
def test_levels_by_the_attackers_points(points: int, delta: tuple[int, int]) -> None:
    result = scored(TRACTOR, dealer=0, declarer=0, trump="S", levels="3 4", points=(0, points), last_winner=0)
    assert delta == result.delta
    levels = TRACTOR.match.levels  # type: ignore[union-attr]
    assert (levels.index("3") + delta[0], levels.index("4") + delta[1]) == result.tally


def test_levels_go_to_the_side_of_the_dealer_or_of_the_attackers_whoever_they_are() -> None:
    assert (0, 3) == came_to(0, dealer=1).delta
    assert (2, 0) == came_to(160, dealer=3).delta


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_next_dealer_is_the_dealers_partner_below_80_else_the_seat_after_the_old_dealer(
    dealer: int,
) -> None:
    assert (dealer + 2) % 4 == came_to(75, dealer=dealer).next_dealer
    assert (dealer + 1) % 4 == came_to(80, dealer=dealer).next_dealer


@pytest.mark.parametrize(("n_cards", "times"), [(1, 2), (2, 4), (4, 8), (6, 12)])
def test_attackers_who_win_the_last_trick_add_the_buried_points_twice_for_each_card(
    n_cards: int, times: int
) -> None:
    result = came_to(40, buried="H5 HT", last_winner=1, last_cards=n_cards)
    assert 40 + 15 * times == result.points[1]


def test_the_kitty_bonus_counts_toward_the_80() -> None:
    assert (0, 1) == came_to(60, buried="H5 HT", last_winner=3, last_cards=2).delta


def test_no_bonus_if_the_dealers_side_wins_the_last_trick() -> None:
    for seat in (0, 2):
        assert (160, 40) == came_to(40, buried="H5 HT", last_winner=seat, last_cards=2).points


def test_points_in_tricks_go_to_the_side_of_the_winner() -> None:
    start = tractor_playing(TRACTOR, "H5 / HK / HT / HA")
    assert (0, 25) == result_of(start, "play H5", "play HK", "play HT", "play HA").points


def test_the_last_trick_of_a_pair_quadruples_what_was_buried() -> None:
    start = tractor_playing(TRACTOR, "H3 H3 / H4 H4 / H6 H7 / D3 D4", buried="H5 H5 HK")
    # Twice two cards: four times the 20 buried.
    assert (0, 80) == result_of(start, "play H3 H3", "play H4 H4", "play H6 H7", "play D3 D4").points


def test_the_buried_cards_are_shown_to_all_at_the_end_of_the_deal() -> None:
    start = tractor_playing(TRACTOR, "H5 / HK / HT / HA", buried="D3 D5")
    assert None is observer_view(start).buried
    assert ("D3", "D5") == observer_view(deal_over(start, "play H5", "play HK", "play HT", "play HA")).buried


# --- levels and the end of the match --------------------------------------------------------------


def levels_after(result: Result) -> str:
    """Return the sides' levels after the deal."""
    return " ".join(TRACTOR.match.levels[index] for index in result.tally)  # type: ignore[union-attr]


def test_both_sides_start_at_level_2() -> None:
    assert (0, 0) == TRACTOR.first_tally
    assert "2" == TRACTOR.match.levels[0]  # type: ignore[union-attr]


def test_levels_climb_to_the_ace() -> None:
    assert "2 3 4 5 6 7 8 9 T J Q K A" == " ".join(TRACTOR.match.levels)  # type: ignore[union-attr]
    assert "A 5" == levels_after(came_to(0, levels="J 5"))
    assert () == came_to(0, levels="J 5").winners


@pytest.mark.parametrize(("level", "points"), [("A", 75), ("K", 35), ("Q", 0), ("A", 0)])
def test_a_dealers_side_that_would_go_beyond_the_ace_wins_from_any_level(level: str, points: int) -> None:
    result = came_to(points, levels=f"{level} 5")
    assert ((0,), "A 5") == (result.winners, levels_after(result))


@pytest.mark.parametrize(("level", "points"), [("A", 120), ("K", 160), ("Q", 200)])
def test_attackers_who_would_go_beyond_the_ace_win_too(level: str, points: int) -> None:
    result = came_to(points, levels=f"5 {level}")
    assert ((1,), "5 A") == (result.winners, levels_after(result))


def test_taking_the_deal_over_without_climbing_does_not_win_at_the_ace() -> None:
    assert () == came_to(80, levels="5 A").winners


def test_levels_awarded_are_those_of_the_table_before_any_stop() -> None:
    assert (3, 0) == came_to(0, levels="A 5").delta
