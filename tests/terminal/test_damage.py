"""A damaged save is named with its line, never changed, and what is whole of it can be gone on with."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from kibitz.cli import main
from kibitz.cli.terminal.saves import matches_folder
from kibitz.match.saved import read_match
from tests.terminal.driver import Person


@pytest.fixture(name="save")
def _save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of a match in which some actions were done."""
    with Person(tmp_path, "crowsnest", "--seed", "9", "--plain") as person:
        person.play(most=3)
        person.wait()
        person.type("quit")
        person.end()
    monkeypatch.setenv("KIBITZ_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return person.path


def _break_line(save: Path, number: int) -> bytes:
    lines = save.read_bytes().splitlines(keepends=True)
    assert len(lines) > number
    lines[number - 1] = b'{"event": "actt"}\n'
    save.write_bytes(b"".join(lines))
    return save.read_bytes()


@pytest.mark.parametrize("words", [("--resume",), ("--resume", "crowsnest-1")])
def test_resuming_names_file_and_line(
    save: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    damaged = _break_line(save, 4)
    assert 2 == main(["play", *words])
    complaint = capsys.readouterr().err
    assert f"{save}: line 4" in complaint
    assert "the 3 lines before it are whole: kibitz play --resume crowsnest-1 --salvage" in complaint
    assert damaged == save.read_bytes()


def test_the_list_names_what_cannot_be_read(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _break_line(save, 4)
    assert 0 == main(["play", "--list"])
    shown = capsys.readouterr().out
    assert f"crowsnest-1  cannot be read: {save}: line 4" in shown
    assert "No match is saved" not in shown


def test_salvaging_goes_on_in_a_new_match_and_leaves_the_file(
    save: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = save.read_bytes().splitlines(keepends=True)[:3]
    damaged = _break_line(save, 4)
    assert 0 == main(["play", "--resume", "crowsnest-1", "--salvage", "--plain"])
    shown = capsys.readouterr().out
    assert "Its first 3 lines were copied into crowsnest-2" in shown
    assert "To go on: kibitz play --resume crowsnest-2" in shown
    assert damaged == save.read_bytes()
    saved = (matches_folder() / "crowsnest-2.jsonl").read_bytes()
    assert saved.startswith(b"".join(whole))
    read_match(saved)


def test_of_a_file_without_a_head_nothing_is_promised(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = _break_line(save, 1)
    assert 2 == main(["play", "--resume", "crowsnest-1", "--salvage"])
    assert "line 1" in (complaint := capsys.readouterr().err)
    assert "nothing of crowsnest-1 can be saved" in complaint
    assert {save.name: damaged} == {path.name: path.read_bytes() for path in save.parent.iterdir()}


def test_a_whole_match_is_salvaged_by_going_on(save: Path) -> None:
    assert 0 == main(["play", "--resume", "crowsnest-1", "--salvage"])
    assert [save] == list(save.parent.iterdir())


@pytest.mark.parametrize("spec", ["medium", "person"])
def test_a_player_that_there_is_not_is_named(
    save: Path, capsys: pytest.CaptureFixture[str], spec: str
) -> None:
    save.write_bytes(save.read_bytes().replace(f'"{spec}"'.encode(), b'"wizard"'))
    assert 2 == main(["play", "--resume"])
    complaint = capsys.readouterr().err
    assert f"{save}: line 1" in complaint
    assert "there is no player “wizard”" in complaint


def test_two_people_at_one_table_are_refused(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_bytes(save.read_bytes().replace(b'"medium"', b'"person"'))
    assert 2 == main(["play", "--resume"])
    assert "more than one person" in capsys.readouterr().err


def test_the_start_menu_names_it_and_offers_the_match_before(save: Path) -> None:
    _break_line(save, 4)
    with Person(save.parent.parent) as person:
        person.wait()
        assert "crowsnest-1 cannot be read" in person.output
        assert "go on with" not in person.output
