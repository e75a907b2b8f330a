"""docs/add-a-variant.md, done to the letter in a copy of the project: the new game plays, with five files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Block, blocks_of

PAGE = ROOT / "docs" / "add-a-variant.md"
COPIED = ("src/kibitz", "tests/__init__.py", "tests/rulebook/table.py", "docs/games")
NEW = "half_way"


def apply_difference(file: Path, difference: str) -> None:
    """Insert the added lines of a difference behind the line that stands before them."""
    text = file.read_text("utf-8")
    before = ""
    for line in difference.splitlines():
        if line.startswith("+"):
            assert 1 == text.count(f"\n{before}\n"), f"not once in {file.name}: {before}"
            text = text.replace(f"\n{before}\n", f"\n{before}\n{line[1:]}\n")
            before = line[1:]
        elif line != "@@":
            before = line[1:]
            assert f"\n{before}\n" in text, f"not in {file.name}: {before}"
    file.write_text(text, "utf-8")


def write_block(project: Path, block: Block) -> None:
    file = project / block.words
    file.parent.mkdir(parents=True, exist_ok=True)
    if block.language == "diff":
        apply_difference(file, block.text)
    else:
        assert not file.exists(), f"{block.words} is there already"
        file.write_text(block.text, "utf-8")


def run(project: Path, *words: str) -> str:
    """Return what a Python command prints that sees the copy alone; fail with its stderr if it fails."""
    # -S leaves out the .pth file of the editable installation, which would win over PYTHONPATH.
    path = os.pathsep.join((str(project / "src"), sysconfig.get_paths()["purelib"]))
    done = subprocess.run(
        [sys.executable, "-S", *words],
        cwd=project,
        env={**os.environ, "PYTHONPATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert 0 == done.returncode, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def kibitz(project: Path, *words: str) -> str:
    return run(project, "-m", "kibitz.cli", *words)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the five files of the page in it."""
    folder = tmp_path_factory.mktemp("project")
    for name in COPIED:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target)
        else:
            shutil.copy(ROOT / name, target)
    for block in handwritten():
        write_block(folder, block)
    return folder


def handwritten() -> list[Block]:
    return [block for block in blocks_of(PAGE) if block.words and block.words != "generated"]


def generating() -> list[list[str]]:
    (block,) = [block for block in blocks_of(PAGE) if block.words == "generated"]
    return [line.split() for line in block.text.splitlines()]


def test_five_files_are_written_by_hand_and_the_table_of_the_page_names_them() -> None:
    named = [line.split("`")[1] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert 5 == len(named)
    assert named == [block.words for block in handwritten()]


def test_the_new_game_is_listed_and_prints_its_rules(project: Path) -> None:
    assert any(line.startswith(f"{NEW} ") for line in kibitz(project, "variants").splitlines())
    page = kibitz(project, "rules", NEW)
    assert "57 cards." in page
    assert "The Rook is always trump; it stands between the 10 and the 11 of trump." in page


def test_its_rule_book_passes(project: Path) -> None:
    found = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/rulebook/test_{NEW}.py")
    assert "5 passed" in found


@pytest.mark.parametrize("player", ["random", "rulebook"])
def test_the_players_play_it_at_once(project: Path, player: str) -> None:
    lines = kibitz(project, "trace", NEW, "--deals", "3", "--seed", "1", "--players", player).splitlines()
    deals = [json.loads(line) for line in lines]
    assert 3 == len(deals)
    played = [deal for deal in deals if not deal["result"]["thrown_in"]]
    assert played
    assert [120] * len(played) == [sum(deal["result"]["points"]) for deal in played]


def test_what_is_generated_is_generated(project: Path) -> None:
    (project / "tests" / "perft").mkdir()
    (project / "tests" / "playthroughs").mkdir()
    for program, *words in generating():
        if program == "kibitz":
            kibitz(project, *words)
        else:
            run(project, *words)
    assert "perft 1 12\n" in (project / "tests" / "perft" / f"{NEW}.perft").read_text("utf-8")
    playthrough = (project / "tests" / "playthroughs" / f"{NEW}.txt").read_text("utf-8")
    assert NEW in playthrough and "-- play\n" in playthrough
    page = (project / "docs" / "games" / f"{NEW}.md").read_text("utf-8")
    assert "| Cards | 57 |" in page
    assert "the Rook (between the 10 and the 11, may be played at any time)" in page
    assert f"[Half-Way Rook]({NEW}.md)" in (project / "docs" / "games" / "README.md").read_text("utf-8")


def test_a_page_that_no_longer_fits_the_source_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "source.py"
    file.write_text("\nfirst\nsecond\n", "utf-8")
    with pytest.raises(AssertionError, match="not in"):
        apply_difference(file, " gone\n+added\n")
    apply_difference(file, " first\n+added\n second\n")
    assert "\nfirst\nadded\nsecond\n" == file.read_text("utf-8")
