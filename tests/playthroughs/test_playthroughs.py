"""Whole deals, written out: each file is made again by the command in its first line, and must be the same.

After a change that is meant, make the file again with ``--write FILE --force`` and read the difference.
"""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from kibitz.cli import main

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_deal_is_played_and_seen_as_written(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expected = path.read_text(encoding="utf-8")
    program, *words = shlex.split(expected.splitlines()[0].removeprefix("# "))
    assert "kibitz" == program
    status = main(words)
    out, err = capsys.readouterr()
    assert (0, "") == (status, err)
    assert expected.splitlines() == out.splitlines()
    assert expected == out


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_seat_is_shown_at_every_phase(path: Path) -> None:
    """The rows of a phase name every seat, and no seat's row of the play shows another's hand."""
    text = path.read_text(encoding="utf-8")
    hands = {
        line.split(":")[0].removeprefix("hand "): line.split(": ")[1]
        for line in text.splitlines()
        if line.startswith("hand ")
    }
    phases = text.split("\n-- ")[1:]
    assert "auction" == phases[0].split()[0]
    assert phases[-1].split()[0] in ("deal_over", "match_over")
    for phase in phases[:-1]:
        full = phase.split("\n\n")[0]
        for seat in hands:
            assert f"seat {seat}  hand: " in full
    for seat, hand in hands.items():
        others = [n for n in hands if n != seat]
        assert f"seat {seat}  hand: {hand}" in phases[0]
        assert all(f"seat {other}  hand: {hand}" not in text for other in others)
