"""Whole matches through a pseudo terminal: nothing wider than 80 columns, no screen that scrolls."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.games import VARIANTS
from tests.terminal.driver import Person, plain, too_large

# Short matches: a low target, or a level from which one step wins.
SHORT = {"rook": "target=50", "tractor": "start_level=A", "amerikaner": "target=10"}
PLAIN, SCREEN, NO_COLOR = ("--plain",), (), ("--no-color",)

# One match of each game, in one of the three ways; `make test-all` plays each game in all of them.
QUICK = [
    ("crowsnest", NO_COLOR, ()),
    ("tournament", PLAIN, ("rook=false",)),
    ("partnership", PLAIN, ()),
    ("one_high", SCREEN, ()),
    ("red_one", PLAIN, ("trump_before_nest=true",)),
    ("buckeye", PLAIN, ("counters_in_nest=none_unless_forced",)),
    ("dixie", PLAIN, ("buried_trump_shown=true",)),
    ("tractor", SCREEN, ()),
    ("amerikaner", SCREEN, ("players=6",)),
]
THOROUGH = [
    *((name, face, ()) for name in VARIANTS for face in (PLAIN, SCREEN, NO_COLOR)),
    *(("amerikaner", SCREEN, (f"players={n}", "kitty=four")) for n in (3, 4, 5, 6)),
    *(("tractor", SCREEN, ("throws=on", f"no_declaration={how}")) for how in ("redeal", "no_trump")),
]
_COLOUR = re.compile(r"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8]|9[0-7])[0-9;]*m")


def _play_to_the_end(
    folder: Path, name: str, face: tuple[str, ...], options: tuple[str, ...], seed: str
) -> None:
    given = [word for o in (SHORT[VARIANTS[name].family], *options) for word in ("--option", o)]
    with Person(folder, name, *given, "--seed", seed, *face) as person:
        assert not person.play()
        person.process.close()
        assert 0 == person.process.exitstatus
        assert person.match.is_over
        assert [] == too_large(person.output)
        text = plain(person.output)
        assert "The match is over" in text
        assert "table-" not in text
        assert "problem-" not in text
        if face == PLAIN:
            assert "\x1b" not in person.output
            assert not set("─│┌┐└┘♠♥♦♣▲●★■") & set(text)
        if face == NO_COLOR:
            assert not _COLOUR.search(person.output)


@pytest.mark.parametrize(("name", "face", "options"), QUICK)
def test_a_match_of_each_game_reaches_its_end(
    tmp_path: Path, name: str, face: tuple[str, ...], options: tuple[str, ...]
) -> None:
    _play_to_the_end(tmp_path, name, face, options, "1")


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["2", "3"])
@pytest.mark.parametrize(("name", "face", "options"), THOROUGH)
def test_every_game_in_every_way_reaches_its_end(
    tmp_path: Path, name: str, face: tuple[str, ...], options: tuple[str, ...], seed: str
) -> None:
    _play_to_the_end(tmp_path, name, face, options, seed)


def test_without_color_in_the_environment_there_is_none(tmp_path: Path) -> None:
    """https://no-color.org: any value that is not empty."""
    with Person(tmp_path, "crowsnest", "--seed", "1", environment={"NO_COLOR": "1"}) as person:
        person.play(most=3)
        person.wait()
        assert "Your call" in plain(person.output)
        assert not _COLOUR.search(person.output)


def test_with_colours_cards_have_some(tmp_path: Path) -> None:
    with Person(tmp_path, "crowsnest", "--seed", "1") as person:
        person.wait()
        assert _COLOUR.search(person.output)
