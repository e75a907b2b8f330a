"""A registered variant lacks nothing: perft, playthrough, page, rule book; and no fixture lacks its variant."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.games import VARIANTS

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "path",
    ["tests/perft/{}.perft", "tests/playthroughs/{}.txt", "docs/games/{}.md", "tests/rulebook/test_{}.py"],
)
def test_the_variant_has_its_file(variant: str, path: str) -> None:
    file = ROOT / path.format(variant)
    assert file.is_file() and file.stat().st_size > 200, f"{file.relative_to(ROOT)} is missing"


@pytest.mark.parametrize("path", sorted(TESTS.glob("perft/*.perft")), ids=lambda path: path.name)
def test_a_perft_file_is_of_a_variant_there_is(path: Path) -> None:
    assert path.stem in VARIANTS


@pytest.mark.parametrize("path", sorted(TESTS.glob("playthroughs/*.txt")), ids=lambda path: path.name)
def test_a_playthrough_is_of_a_variant_there_is(path: Path) -> None:
    assert path.stem.partition("-")[0] in VARIANTS


@pytest.mark.parametrize("n_players", [3, 4, 5, 6])
def test_every_number_of_players_has_a_playthrough(n_players: int) -> None:
    sizes = {
        sum(line.startswith("hand ") for line in path.read_text(encoding="utf-8").splitlines())
        for path in TESTS.glob("playthroughs/amerikaner*.txt")
    }
    assert n_players in sizes


def test_throws_have_a_playthrough_and_perft_counts() -> None:
    assert (TESTS / "playthroughs" / "tractor-throws.txt").is_file()
    assert "throws.on" in (TESTS / "perft" / "tractor.perft").read_text(encoding="utf-8")
