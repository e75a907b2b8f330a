"""The journal: an arena that was killed goes on where it was, and damage is told, not mended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import Counter
from pathlib import Path

import pytest

import kibitz
from kibitz.arena.journal import Journal
from kibitz.arena.run import run
from kibitz.arena.schedule import Arena
from kibitz.cli import main as kibitz_main
from kibitz.errors import KibitzError, RecordError
from kibitz.games import variant_of
from tests.arena.facts import PROGRAM, as_bytes, facts_of
from tests.arena.processes import descendants, is_running, needs_proc, wait_until

DIXIE = variant_of("dixie")
ARENA = Arena(("random", "random:"), DIXIE, "kept")
WORDS = ("easy", "random", "--variant", "dixie", "--pairs", "12", "--seed", "k")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the journal of four pairs."""
    path = tmp_path_factory.mktemp("journal") / "whole.jsonl"
    with Journal(path, ARENA) as journal:
        assert {} == journal.played
        run(ARENA, range(4), journal=journal)
    return path.read_bytes()


def opened(path: Path, text: bytes, arena: Arena = ARENA) -> int:
    """Return how many pairs a journal with this text holds."""
    path.write_bytes(text)
    with Journal(path, arena) as journal:
        return len(journal.played)


def code_of(path: Path, text: bytes, arena: Arena = ARENA) -> str:
    """Return how a journal with this text is refused; it must be left as it is."""
    path.write_bytes(text)
    with pytest.raises(KibitzError) as refused:
        Journal(path, arena)
    assert text == path.read_bytes()
    return refused.value.code


# --- being killed ---------------------------------------------------------------------------------


@needs_proc
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_arena_that_is_killed_again_and_again_comes_to_what_an_unbroken_one_does(
    workers: str, tmp_path: Path
) -> None:
    path = tmp_path / "arena.jsonl"
    words = (*PROGRAM, *WORDS, "--journal", str(path), "--workers", workers, "--json")
    for n_lines in (1, 4, 9):
        with subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=tmp_path) as running:
            wait_until(
                lambda least=n_lines: path.exists() and path.read_bytes().count(b"\n") >= least,  # type: ignore[misc]
                f"{n_lines} lines",
            )
            workers_of_it = descendants(running.pid)
            running.send_signal(signal.SIGKILL)
        wait_until(lambda ended=workers_of_it: not any(map(is_running, ended)), "its workers end")  # type: ignore[misc]
    kept = path.read_bytes()
    kept = kept[: kept.rindex(b"\n") + 1]
    last = subprocess.run(words, check=True, capture_output=True, text=True, cwd=tmp_path, timeout=100)
    assert as_bytes(facts_of(*WORDS)) == as_bytes(json.loads(last.stdout))
    assert path.read_bytes().startswith(kept)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    played = Counter((line["pair"], *line["meeting"]) for line in lines)
    assert {1} == set(played.values())
    assert 12 == len(played)


def test_wherever_a_kill_tears_the_last_line_the_ones_before_it_hold(whole: bytes, tmp_path: Path) -> None:
    lines = whole.splitlines(keepends=True)
    assert 5 == len(lines)
    path = tmp_path / "torn.jsonl"
    for n_whole in (0, 1, 4):
        before = b"".join(lines[:n_whole])
        for n_bytes in (1, 2, len(lines[n_whole]) // 2, len(lines[n_whole]) - 1):
            assert max(0, n_whole - 1) == opened(path, before + lines[n_whole][:n_bytes])
            # Cut off, so that the next line does not stand behind it.
            assert (before or lines[0]) == path.read_bytes()


def test_what_is_played_after_a_tear_makes_the_journal_whole(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(whole[:-40])
    with Journal(path, ARENA) as journal:
        played = run(ARENA, range(4), journal=journal)
    assert played.keys() == run(ARENA, range(4)).keys()
    with Journal(path, ARENA) as journal:
        assert played == journal.played


def test_nothing_is_played_twice(whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "whole.jsonl"
    path.write_bytes(whole)
    monkeypatch.setattr("kibitz.arena.sitting.play_sitting", None)
    with Journal(path, ARENA) as journal:
        assert 4 == len(run(ARENA, range(4), journal=journal))
        assert 2 == len(run(ARENA, range(1, 3), journal=journal))
    assert whole == path.read_bytes()


def test_more_pairs_go_on_behind_those_that_are_there(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    path.write_bytes(whole)
    with Journal(path, ARENA) as journal:
        assert 5 == len(run(ARENA, range(5), journal=journal))
    assert path.read_bytes().startswith(whole)
    assert 6 == path.read_bytes().count(b"\n")


# --- what is refused ------------------------------------------------------------------------------


def test_damage_before_the_end_is_told_with_its_line_and_nothing_is_touched(
    whole: bytes, tmp_path: Path
) -> None:
    head, first, second, *rest = whole.splitlines(keepends=True)
    path = tmp_path / "damaged.jsonl"
    for text, code in (
        (head + first[:-9] + b"\n" + second, "arena/journal_line"),
        (head + first + b"\n" + second, "arena/journal_line"),
        (head + first + b"\xff\n", "arena/journal_line"),
        (head + first.replace(b'"pair":0', b'"pair":-1') + second, "arena/journal_strange"),
        (head + first.replace(b'"meeting":[0,1]', b'"meeting":[0,2]') + second, "arena/journal_strange"),
        (head + first + second + first, "arena/journal_twice"),
    ):
        assert text != whole
        assert code == code_of(path, text), text
        with pytest.raises(RecordError) as refused:
            Journal(path, ARENA)
        assert refused.value.line in (2, 3, 4)
    assert rest


@pytest.mark.parametrize(
    "text", [b"Dear diary\n", b"Dear diary", b"{}\n", b"\xff\xfe", b'{"kibitz_arena":1}\n']
)
def test_a_file_that_is_no_journal_is_left_alone(text: bytes, tmp_path: Path) -> None:
    assert "arena/no_journal" == code_of(tmp_path / "diary", text)


@pytest.mark.parametrize(
    ("arena", "key"),
    [
        (Arena(("random", "easy"), DIXIE, "kept"), "players"),
        (Arena(("random", "random:"), variant_of("crowsnest"), "kept"), "rules"),
        (Arena(("random", "random:"), variant_of("dixie", {"target": 500}), "kept"), "rules"),
        (Arena(("random", "random:"), DIXIE, "other"), "seed"),
        (Arena(("random", "random:"), DIXIE, "kept", card_play=True), "card_play"),
        (Arena(("random", "random:"), DIXIE, "kept", contracts_by="easy"), "contracts_by"),
    ],
    ids=["players", "variant", "option", "seed", "card play", "contracts by"],
)
def test_the_journal_of_another_arena_is_refused_with_what_differs(
    arena: Arena, key: str, whole: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(whole)
    with pytest.raises(KibitzError) as refused:
        Journal(path, arena)
    assert [("arena/journal_differs", key)] == [
        (fault.code, fault.arguments["key"]) for fault in refused.value.problems
    ]
    assert whole == path.read_bytes()


def test_everything_that_differs_is_told(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(whole)
    monkeypatch.setattr("kibitz.arena.journal.__version__", "99")
    with pytest.raises(KibitzError) as refused:
        Journal(path, Arena(("random", "random:"), DIXIE, "other"))
    assert ["version", "seed"] == [fault.arguments["key"] for fault in refused.value.problems]
    assert f'its version is "{kibitz.__version__}", not "99"' in str(refused.value)


def test_two_arenas_do_not_write_one_journal(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="the system has no locks of this kind")
    path = tmp_path / "one.jsonl"
    with Journal(path, ARENA), pytest.raises(KibitzError) as refused:
        Journal(path, ARENA)
    assert "arena/journal_open" == refused.value.code
    with Journal(path, ARENA):
        pass


def test_the_command_names_the_file_and_the_line(
    whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(whole.replace(b'"pair":1', b'"pair":"1"'))
    words = ["arena", "random", "random:", "--variant", "dixie", "--seed", "kept", "--journal", str(path)]
    assert 2 == kibitz_main(words)
    error = capsys.readouterr().err
    assert "damaged.jsonl" in error and "line 3" in error
    assert 2 == kibitz_main([*words[:-1], str(tmp_path / "none" / "x.jsonl")])
    assert "none" in capsys.readouterr().err
    assert 2 == kibitz_main([*words[:-1], str(tmp_path)])
    assert os.fspath(tmp_path) in capsys.readouterr().err
