"""Starting: what is refused touches nothing, what is begun has a name of its own."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from kibitz.cli import main
from tests.terminal.driver import Person, plain

REFUSED = [
    ("no_such_game",),
    ("crowsnest", "--option", "target=51"),
    ("crowsnest", "--option", "no_such=1"),
    ("--code", "no such code"),
    ("crowsnest", "--strength", "no_such_player"),
    ("crowsnest", "--seat", "4"),
    ("crowsnest", "--seat", "-1"),
    ("crowsnest", "--names", "Ann,Bo"),
    ("crowsnest", "--names", "Ann,Ann,Bo"),
    ("crowsnest", "--names", f"Ann,Bo,{'x' * 40}"),
    ("crowsnest", "--pace", "fast"),
    ("--resume", "no-such-match"),
    ("crowsnest", "--resume", "crowsnest-1"),
    ("--resume", "crowsnest-1", "--seed", "3"),
    ("--no-such-flag",),
    ("--list", "extra"),
    ("--list", "--seed", "3"),
    ("--list", "--resume"),
    ("--salvage",),
    ("--no-auto",),
    ("crowsnest", "--seed", "7"),
    ("--terminal", "--port", "0"),
]


def _files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.mark.parametrize("words", REFUSED)
def test_a_failed_start_touches_no_file(
    tmp_path: Path,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "crowsnest-1.jsonl").write_bytes(b"damaged, and still nobody's to change")
    before = _files(tmp_path)
    monkeypatch.setenv("KIBITZ_DATA", str(tmp_path))
    assert 2 == main(["play", *words])
    complaint = capsys.readouterr().err
    assert complaint.startswith("kibitz: ")
    assert "problem-" not in complaint
    assert before == _files(tmp_path)


class Run:
    """Runs ``kibitz play`` in this process, without a terminal, on a folder of its own."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._patch = patch
        self._capture = capture
        patch.setenv("KIBITZ_DATA", str(folder))

    def __call__(self, *words: str, typed: str = "") -> str:
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        assert 0 == main(["play", "--terminal", *words])
        shown = self._capture.readouterr()
        assert "" == shown.err
        return shown.out


@pytest.fixture(name="run")
def _run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(tmp_path, monkeypatch, capsys)


def test_without_a_terminal_it_speaks_and_ends_with_its_input(run: Run) -> None:
    shown = run("--seed", "1", typed="hand\nhint\n")
    assert "Your call: pass, or a number" in shown
    assert "A hint: " in shown
    assert "kibitz play --resume crowsnest-1" in shown


def test_a_name_is_never_used_twice_and_a_seed_deals_the_same_cards(run: Run) -> None:
    first, second = (run("--seed", "7", typed="hand\n") for _ in range(2))
    assert {"crowsnest-1.jsonl", "crowsnest-2.jsonl"} == {p.name for p in (run.folder / "matches").iterdir()}
    assert first.replace("crowsnest-1", "crowsnest-2") == second


def test_without_a_seed_the_cards_differ(run: Run) -> None:
    hands = {run(typed="hand\n").partition("Your call")[0].split("dealer.")[1] for _ in range(3)}
    assert 3 == len(hands)


def test_the_list_names_every_match(run: Run) -> None:
    assert "No match is saved yet" in run("--list")
    run("tractor", "--seed", "7")
    listed = run("--list")
    assert "tractor-1  Tractor, deal 1, running: We at level 2, They at level 2" in listed
    assert str(run.folder) in listed


def test_a_fault_of_several_names_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["play", "crowsnest", "--names", ",,"])
    assert 1 == capsys.readouterr().err.count("cannot be the name")


def test_enter_in_the_start_menu_starts_the_default_game(tmp_path: Path) -> None:
    with Person(tmp_path) as person:
        person.wait()
        assert "Enter: CrowsNest against medium" in plain(person.output)
        assert "CrowsNest · deal 1" in person.answer("")


def test_the_start_menu_asks_for_rules_strength_and_names(tmp_path: Path) -> None:
    with Person(tmp_path) as person:
        person.wait()
        assert "a number from 1 to 9" in person.answer("cards")
        assert "House rules" in person.answer("amer")
        assert "players=4" in person.answer("?")
        assert "cannot be" in person.answer("players=9")
        assert "Chosen: players=3" in person.answer("players = 3")
        assert "How strong" in person.answer("")
        assert "there is no player" in person.answer("superb").lower()
        assert "Names of the other 2" in person.answer("easy")
        assert "there are 3 names" in person.answer("Ann,Bo,Cy")
        assert "Ann (Left)" in person.answer("Ann, Bo")
        setup = person.match.setup
        assert ("Ann", "Bo") == tuple(s.name for s in setup.seats[1:])
        assert (("players", 3),) == setup.variant.chosen


def test_the_start_menu_offers_the_match_that_was_left(run: Run) -> None:
    run("dixie", "--seed", "7")
    with Person(run.folder) as person:
        person.wait()
        assert "go on with dixie-1" in plain(person.output)
        assert "Dixie Rook · deal 1" in person.answer("r")
