"""The pictures: what they show, that they say what it is, and that the same figures give the same file."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from matplotlib.patches import Rectangle

from kibitz.arena.figures import DealFigures, Stage
from kibitz.arena.plots import FAMILIES, _drawing, _fonts, _made, _points, _ratings, _times, write_plots
from kibitz.arena.result import Played
from kibitz.arena.schedule import Arena, Task
from kibitz.arena.shown import LONGEST_NAME, bar_edges, bids_of, shown_players
from kibitz.arena.stats import Interval
from kibitz.games import variant_of
from kibitz.language import LANGUAGES, translate

CROWSNEST = variant_of("crowsnest")
PNG = b"\x89PNG\r\n"


def words(name: str, **arguments: str | int) -> str:
    return translate(name, arguments)


def deal(gains: tuple[float, float], declarer: int | None, bid: int | None, *, made: bool) -> DealFigures:
    """Return a deal that A plays on the even seats; A takes 2 ms a card, B 20."""
    times = ({Stage.AUCTION: (100,), Stage.PLAY: (2000, 2000)}, {Stage.PLAY: (20_000, 0)})
    return DealFigures((0, 1, 0, 1), gains, declarer, None, made, bid, None, times)


@pytest.fixture
def played() -> Played:
    """Return two pairs: A made 90 and was set at 100, B made 90, and one deal was thrown in."""
    return {
        Task(0, (0, 1)): (
            deal((90.0, 30.0), 0, 90, made=True),
            deal((-100.0, 60.0), 2, 100, made=False),
        ),
        Task(1, (0, 1)): (deal((10.0, 110.0), 1, 90, made=True), deal((0.0, 0.0), None, None, made=False)),
    }


def arena_of(*players: str) -> Arena:
    return Arena(players, CROWSNEST, "s")


def test_contracts_and_gains_are_each_players_own(played: Played) -> None:
    a, b = shown_players(arena_of("a", "b"), played)
    assert (90.0, -100.0, 10.0, 0.0) == a.gains
    assert (30.0, 60.0, 110.0, 0.0) == b.gains
    assert ({90: (1, 1), 100: (1, 0)}, {90: (1, 1)}) == (a.contracts, b.contracts)
    assert (12, 8) == (a.n_decisions, b.n_decisions)
    assert [90, 100] == bids_of((a, b))


def test_a_player_is_shown_with_its_deals_against_all_others(played: Played) -> None:
    task = Task(0, (1, 2))
    more = {**played, task: played[Task(0, (0, 1))]}
    _, b, c = shown_players(arena_of("a", "b", "c"), more)
    assert (30.0, 60.0, 90.0, -100.0, 110.0, 0.0) == b.gains
    assert (30.0, 60.0) == c.gains


@pytest.mark.parametrize("values", [(0.0,), (-2.0, 3.0), (-100.0, 7.5, 205.0), (-1310.0, 4000.0)])
def test_bars_hold_every_value_and_stand_on_round_numbers(values: tuple[float, ...]) -> None:
    edges = bar_edges(values)
    width = edges[1] - edges[0]
    assert edges[0] <= min(values) and max(values) < edges[-1]
    assert len(edges) <= 28
    assert all(math.isclose((edge / width + 0.5) % 1, 0, abs_tol=1e-9) for edge in edges)


def test_every_picture_says_what_it_shows_with_units_and_number(played: Played) -> None:
    players = shown_players(arena_of("a", "b"), played)
    rated = (Interval(12.0, 5.0, 20.0), Interval(-12.0, None, None))
    with _drawing(["DejaVu Sans"]):
        pictures = {
            "points": _points(players, "CrowsNest", "points", words),
            "made": _made(players, "CrowsNest", words),
            "times": _times(players, "CrowsNest", words),
            "ratings": _ratings(players, rated, 2, "CrowsNest", words),
        }
        titles = {name: picture.get_suptitle() for name, picture in pictures.items()}
        labels = {
            name: (picture.axes[-1].get_xlabel(), picture.axes[0].get_ylabel() or picture.get_supylabel())
            for name, picture in pictures.items()
        }
        ticks = [label.get_text() for label in pictures["made"].axes[-1].get_xticklabels()]
        rows = [label.get_text() for label in pictures["times"].axes[0].get_yticklabels()]
    assert {
        "points": "CrowsNest: what a deal brings (4 deals)",
        "made": "CrowsNest: contracts made, by bid (3 contracts)",
        "times": "CrowsNest: time for a decision (20 decisions)",
        "ratings": "CrowsNest: ratings (2 pairs)",
    } == titles
    assert ("points in a deal", "deals (%)") == labels["points"]
    assert ("bid", "made (%), with 95 % intervals") == labels["made"]
    assert "milliseconds" in labels["times"][0]
    assert ["90", "100"] == ticks
    assert ["auction", "play"] == rows


def test_the_shares_of_contracts_are_those_made(played: Played) -> None:
    players = shown_players(arena_of("a", "b"), played)
    with _drawing(["DejaVu Sans"]):
        upper, lower = _made(players, "CrowsNest", words).axes
    heights = [np.asarray(line.get_ydata()).tolist() for line in upper.lines]
    assert [[100.0, 0.0], [100.0]] == heights
    assert [1.0, 1.0, 1.0] == [bar.get_height() for bar in lower.patches if isinstance(bar, Rectangle)]


def test_where_nothing_is_bid_all_contracts_stand_together(played: Played) -> None:
    unbid = {
        task: tuple(deal((1.0, -1.0), 0, None, made=True) for _ in deals) for task, deals in played.items()
    }
    with _drawing(["DejaVu Sans"]):
        picture = _made(shown_players(arena_of("a", "b"), unbid), "Tractor", words)
        assert ["all"] == [label.get_text() for label in picture.axes[-1].get_xticklabels()]


def test_the_same_figures_give_the_same_files(played: Played, tmp_path: Path) -> None:
    arena, rated = arena_of("a", "b"), (Interval(1.0, 0.0, 2.0), Interval(-1.0, -2.0, 0.0))
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
        assert "en" == write_plots(arena, played, folder, "en", rated)
    names = sorted(path.name for path in folders[0].iterdir())
    kinds = ("made", "points", "ratings", "times")
    assert [f"{kind}.{ending}" for kind in kinds for ending in ("png", "svg")] == names
    for name in names:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes(), name
    assert (folders[0] / "made.png").read_bytes().startswith(PNG)
    assert b"<dc:date>" not in (folders[0] / "made.svg").read_bytes()


def test_a_name_may_be_long_and_hold_what_a_terminal_or_a_formula_would_obey(
    played: Played, tmp_path: Path
) -> None:
    strange = "external:bot $x_$ \x1b[31m" + "y" * 200
    assert LONGEST_NAME == len(shown_players(arena_of(strange, "b"), played)[0].name)
    write_plots(arena_of(strange, "b"), played, tmp_path, "en")
    assert (tmp_path / "points.png").exists() and not (tmp_path / "ratings.png").exists()


def test_deals_that_were_all_thrown_in_are_shown_without_contracts(played: Played, tmp_path: Path) -> None:
    passed = {
        task: tuple(deal((0.0, 0.0), None, None, made=False) for _ in deals) for task, deals in played.items()
    }
    write_plots(arena_of("a", "b"), passed, tmp_path, "en")
    assert {"points", "times"} == {path.stem for path in tmp_path.iterdir()}


def test_a_language_whose_letters_no_font_has_is_drawn_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibitz.arena.plots.FAMILIES", FAMILIES[:1])
    drawn = {language: _fonts(language)[1] for language in LANGUAGES}
    assert {**{language: language for language in LANGUAGES}, "zh-Hans": "en"} == drawn


@pytest.mark.parametrize("language", ["fa", "zh-Hans"])
def test_pictures_are_drawn_in_languages_with_other_letters(
    language: str, played: Played, tmp_path: Path
) -> None:
    write_plots(arena_of("a", "b"), played, tmp_path, language)
    assert 6 == len([*tmp_path.iterdir()])
