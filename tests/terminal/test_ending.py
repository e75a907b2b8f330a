"""However the program is told to end, it says where the match is; without its streams it begins none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.driver import Person, plain

MATCH = ("crowsnest", "--seed", "9")


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
@pytest.mark.parametrize("face", [(), ("--plain",)])
def test_a_signal_ends_like_control_c(
    tmp_path: Path, number: signal.Signals, status: int, face: tuple[str, ...]
) -> None:
    with Person(tmp_path, *MATCH, *face) as person:
        person.wait()
        before = person.path.read_bytes()
        person.process.kill(number)
        assert status == person.end()
        assert "The match is saved as crowsnest-1." in plain(person.output)
        assert "Traceback" not in person.output
        assert before == person.path.read_bytes()


def test_a_signal_ends_the_start_menu(tmp_path: Path) -> None:
    with Person(tmp_path) as person:
        person.wait()
        person.process.kill(signal.SIGTERM)
        assert 143 == person.end()
        assert "Traceback" not in person.output


@pytest.mark.parametrize(("closed", "stream"), [("<&-", "input"), (">&-", "output")])
def test_without_a_stream_no_match_begins(tmp_path: Path, closed: str, stream: str) -> None:
    line = f'exec "{sys.executable}" -m kibitz.cli play crowsnest --terminal --seed a {closed}'
    ended = subprocess.run(
        ["/bin/sh", "-c", line],
        env={**os.environ, "KIBITZ_DATA": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (2, f"kibitz: standard {stream} is closed\n") == (ended.returncode, ended.stderr)
    assert [] == list(tmp_path.iterdir())


def _answer_after_resizing(person: Person, text: str, expected: str) -> str:
    """Return what is shown up to the question; line editing may have painted the old prompt once more before."""
    before = len(person.output)
    person.type(text)
    while person.wait() and expected not in person.output[before:]:
        pass
    return plain(person.output[before:])


def test_a_terminal_made_smaller_is_spoken_to_and_made_larger_painted_again(tmp_path: Path) -> None:
    with Person(tmp_path, *MATCH) as person:
        person.wait()
        person.process.setwinsize(24, 50)
        small = _answer_after_resizing(person, "table-less nonsense", "Your call")
        assert "CrowsNest · deal 1" in small
        assert "Your call: pass" in small
        assert "───" not in small
        assert all(len(line.rstrip("\r\n")) <= 50 for line in person.answer("hand").splitlines())
        person.process.setwinsize(24, 80)
        assert "───" in _answer_after_resizing(person, "", "Your call")
