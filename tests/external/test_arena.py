"""An arena with programs and with the player that sees all cards."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz.arena.faults import Fault
from kibitz.arena.result import MeetingResult, results
from kibitz.arena.run import run as run_arena
from kibitz.arena.schedule import Arena
from kibitz.cli.run import run
from kibitz.games import VARIANTS
from kibitz.language import LANGUAGES
from tests.external.bots import bot, is_alive, number_in, wait_until

CROWSNEST = VARIANTS["crowsnest"]


def result_of(first: str, second: str, pairs: int = 2, workers: int = 1) -> MeetingResult:
    arena = Arena((first, second), CROWSNEST, "external")
    (found,) = results(arena, run_arena(arena, range(pairs), workers)).values()
    return found


def test_a_program_that_does_all_right_has_no_faults(tmp_path: Path) -> None:
    assert () == result_of("rulebook", bot(tmp_path)).faults


def test_a_program_that_never_answers_right_plays_as_the_rulebook(tmp_path: Path) -> None:
    found = result_of("rulebook", bot(tmp_path, act="say({'action': 'bid 71'})"))
    assert 0.0 == found.gain.mean
    (fault,) = found.faults
    assert (1, "player/illegal") == (fault.player, fault.code)
    assert found.roles[1].thinking.decisions == fault.n
    assert fault.line.startswith("crowsnest seat=")


def test_faults_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    spec = bot(tmp_path, act="say({'action': action if action != 'pass' else 'pas'})")
    alone, together = (result_of("random", spec, 4, workers) for workers in (1, 2))
    assert alone.faults == together.faults and alone.faults
    assert alone.gain == together.gain


def test_both_sides_may_be_one_program(tmp_path: Path) -> None:
    spec = bot(tmp_path, act="say({'action': 'bid 71'})")
    assert {0, 1} == {fault.player for fault in result_of(spec, spec, 1).faults}


def test_the_report_tells_who_what_how_often_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = bot(tmp_path, act="say({'action': 'bid 71'})")
    words = ["arena", spec, "rulebook", "--pairs", "1"]
    assert 0 == run([*words, "--json"])
    (fault,) = json.loads(capsys.readouterr().out)["faults"]
    assert ("a", "player/illegal") == (fault["player"], fault["code"])
    assert fault["n"] > 10 and fault["view"].startswith("crowsnest seat=")
    for language in LANGUAGES:
        assert 0 == run(["--lang", language, *words])
        last = capsys.readouterr().out.splitlines()[-1]
        assert spec in last and "bid 71" in last and fault["view"] in last


def test_a_fault_goes_through_a_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = str(tmp_path / "journal")
    spec = bot(tmp_path, act="say({'action': 'bid 71'})")
    words = ["arena", spec, "rulebook", "--pairs", "1", "--journal", journal, "--json"]
    assert 0 == run(words)
    first = json.loads(capsys.readouterr().out)["faults"]
    assert 0 == run(words)
    assert first == json.loads(capsys.readouterr().out)["faults"]
    assert first


@pytest.mark.parametrize(
    ("spec", "told"), [("external:no-such-program", "no-such-program"), ("external:", "external:COMMAND")]
)
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(
    spec: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == run(["arena", "rulebook", spec])
    assert told in capsys.readouterr().err


def test_a_fault_gives_its_problem_back() -> None:
    fault = Fault(0, "player/late", {"seconds": "1"}, "line")
    assert "1 s" in fault.problem.text()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_an_arena_ended_by_hand_leaves_no_program_behind(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    act = f"open({str(pid)!r}, 'w').write(f'{{os.getpid()}}\\n'); time.sleep(600)"
    words = [sys.executable, "-m", "kibitz.cli", "arena", "rulebook", bot(tmp_path, act=act)]
    told = tmp_path / "stderr"
    with told.open("wb") as errors:
        arena = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=errors)
    try:
        wait_until(lambda: pid.exists() or arena.poll() is not None)
        assert pid.exists(), told.read_text("utf-8")
        thinking = number_in(pid)
        os.kill(arena.pid, signal.SIGINT)
        assert 130 == arena.wait()
        wait_until(lambda: not is_alive(thinking))
    finally:
        arena.kill()
        arena.wait()
