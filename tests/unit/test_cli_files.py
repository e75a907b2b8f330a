"""What the commands do with files and streams: nothing is lost, half written, or shown as it came."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from kibitz.cli import main
from kibitz.cli.wording import printable
from kibitz.records.text import escape

Run = tuple[int, str, str]
NAMES = ("Ann", "Bob", "Cid", "Dee")
HEAD = "kibitz record 1\nvariant: dixie@1\n" + "".join(
    f"seat {seat}: {name}\n" for seat, name in enumerate(NAMES)
)
WHOLE = HEAD + "date: 2026-11-30\ntag event: Sunday evening\n"
# A terminal would obey, or lose, each of these.
ORDERS = "\x1b[31m\x07\r\n\x9b2J\x7f\u2028\u202e"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Run:
    """Return exit status, stdout and stderr of a command line."""
    status = main(words)
    out, err = capsys.readouterr()
    return status, out, err


def in_shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run ``kibitz`` with words and redirections as a shell reads them."""
    line = f"{sys.executable} -m kibitz.cli {command}"
    return subprocess.run(
        ["/bin/sh", "-c", line], check=False, cwd=folder, capture_output=True, text=True, timeout=60
    )


@pytest.fixture
def deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> tuple[str, str]:
    """Return three deals as lines of JSON and as text."""
    lines = run(capsys, "trace", "dixie", "--deals", "3", "--seed", "7")[1]
    (tmp_path / "three.jsonl").write_text(lines, encoding="utf-8")
    status, text, _ = run(capsys, "convert", str(tmp_path / "three.jsonl"), "-", "--to", "kbz")
    assert 0 == status
    return lines, text


# --- converting -----------------------------------------------------------------------------------


def damaged(text: str) -> str:
    """Return a text of records with a fault in its second deal."""
    first, mark, rest = text.partition("\ndeal: 2\n")
    assert mark
    return first + mark + rest.replace("dealer: ", "dealer: x", 1)


@pytest.mark.parametrize("target", ["in.kbz", "./in.kbz", "other.kbz", "link.kbz", "other.jsonl"])
def test_a_damaged_record_replaces_no_file(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    deals: tuple[str, str],
    target: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("in.kbz", "other.kbz", "other.jsonl"):
        Path(name).write_text(damaged(deals[1]), encoding="utf-8")
    Path("link.kbz").symlink_to("in.kbz")
    status, out, err = run(capsys, "convert", "in.kbz", target, "--force")
    told, kept = err.splitlines()
    assert (2, "") == (status, out)
    assert "column 9" in told
    assert "is kept" in kept and target in kept and "in.kbz" in kept
    assert {damaged(deals[1])} == {path.read_text(encoding="utf-8") for path in Path().glob("*.kbz")}
    assert damaged(deals[1]) == Path("other.jsonl").read_text(encoding="utf-8")


def test_what_can_be_read_goes_to_a_new_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deals: tuple[str, str]
) -> None:
    (tmp_path / "in.kbz").write_text(damaged(deals[1]), encoding="utf-8")
    for more in ((), ("--force",)):
        target = tmp_path / f"out{len(more)}.kbz"
        assert 1 == run(capsys, "convert", str(tmp_path / "in.kbz"), str(target), *more)[0]
        assert 2 == target.read_text(encoding="utf-8").count("\ndeal: ")


def test_faults_are_told_even_if_nothing_can_be_written(tmp_path: Path, deals: tuple[str, str]) -> None:
    (tmp_path / "in.kbz").write_text(damaged(deals[1]), encoding="utf-8")
    ended = in_shell("convert in.kbz - --to kbz > /dev/full", tmp_path)
    assert 2 == ended.returncode
    assert ["column 9" in line for line in ended.stderr.splitlines()] == [True, False]


def test_a_whole_record_may_replace_its_own_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deals: tuple[str, str]
) -> None:
    path, link = tmp_path / "in.kbz", tmp_path / "link.kbz"
    path.write_text(deals[1], encoding="utf-8")
    path.chmod(0o640)
    link.symlink_to(path)
    assert (0, "", "") == run(capsys, "convert", str(link), str(link), "--force")
    assert deals[1] == path.read_text(encoding="utf-8")
    assert link.is_symlink()
    assert 0o640 == stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("deals")
def test_writing_that_fails_leaves_the_old_file_and_nothing_beside_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.kbz"
    target.write_text("mine", encoding="utf-8")
    names = sorted(path.name for path in tmp_path.iterdir())

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    status, _, err = run(capsys, "convert", str(tmp_path / "three.jsonl"), str(target), "--force")
    assert 2 == status
    assert "out.kbz" in err and "No space" in err
    assert "mine" == target.read_text(encoding="utf-8")
    assert names == sorted(path.name for path in tmp_path.iterdir())


# --- a record without deals -----------------------------------------------------------------------


def test_a_match_without_deals_converts_there_and_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text, lines, again = (str(tmp_path / name) for name in ("a.kbz", "b.jsonl", "c.kbz"))
    Path(text).write_text(WHOLE, encoding="utf-8")
    assert (0, "", "") == run(capsys, "convert", text, lines)
    assert (0, "", "") == run(capsys, "convert", lines, again)
    assert WHOLE == Path(again).read_text(encoding="utf-8")


@pytest.mark.parametrize("form", ["kbz", "jsonl"])
def test_replay_of_a_match_without_deals_shows_its_head(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str
) -> None:
    (tmp_path / "a.kbz").write_text(WHOLE, encoding="utf-8")
    name = str(tmp_path / f"b.{form}")
    assert 0 == run(capsys, "convert", str(tmp_path / "a.kbz"), name)[0]
    status, out, err = run(capsys, "replay", name)
    assert (0, "") == (status, err)
    for word in ("Dixie", "without deals", *NAMES, "2026-11-30", "Sunday evening"):
        assert word in out


def test_replay_of_a_match_without_deals_on_a_terminal(tmp_path: Path) -> None:
    (tmp_path / "a.kbz").write_text(WHOLE, encoding="utf-8")
    shown = pexpect.spawn(
        sys.executable, ["-m", "kibitz.cli", "replay", "a.kbz"], cwd=tmp_path, timeout=60, encoding="utf-8"
    )
    shown.expect("without deals")
    shown.expect("step 1 of 1")
    shown.sendline("")
    shown.expect("there are the steps 1 to 1")
    shown.sendline("q")
    shown.expect(pexpect.EOF)
    shown.close()
    assert 0 == shown.exitstatus


# --- damage that spreads no further ---------------------------------------------------------------


@pytest.mark.parametrize("form", ["kbz", "jsonl"])
def test_a_bad_byte_damages_one_deal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deals: tuple[str, str], form: str
) -> None:
    data = deals[form == "kbz"].encode()
    mark = b"\ndeal: 2\ndealer: " if form == "kbz" else b"\n{"
    at = data.index(mark) + len(mark)
    path = tmp_path / f"a.{form}"
    path.write_bytes(data[:at] + b"\xe9" + data[at:])
    status, out, err = run(capsys, "convert", str(path), "-", "--to", "kbz")
    assert 1 == status
    assert 2 == out.count("\ndeal: ")
    line = data[:at].count(b"\n") + 1
    column = at - data.rindex(b"\n", 0, at)
    assert f"line {line}, column {column}: " in err and "UTF-8" in err
    assert 1 == len(err.splitlines())


@pytest.mark.parametrize("first", ["\x01", "x", "}", "{{"])
@pytest.mark.parametrize("name", ["a.jsonl", "a.txt", "a"])
def test_a_damaged_first_line_leaves_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deals: tuple[str, str], first: str, name: str
) -> None:
    (tmp_path / name).write_text(first + deals[0][1:], encoding="utf-8")
    status, out, err = run(capsys, "convert", str(tmp_path / name), "-", "--to", "kbz")
    assert (1, 2) == (status, out.count("\ndeal: "))
    assert "line 1" in err and "JSON" in err


def test_a_damaged_only_line_is_told_as_what_its_ending_says(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, words in (("a.jsonl", "JSON"), ("a.kbz", "begins neither a match")):
        (tmp_path / name).write_text("x", encoding="utf-8")
        status, _, err = run(capsys, "replay", str(tmp_path / name))
        assert 2 == status
        assert words in err


# --- streams that are closed or full --------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        "trace dixie >&-",
        "rules >&-",
        "replay a.kbz >&-",
        "deal >&-",
        "--help >&-",
        "variants >&- 2>&1",
        "cases - <&-",
        "replay - <&-",
        "convert - - --to kbz <&-",
        "trace dixie > /dev/full",
        "rules --plain > /dev/full",
        "convert a.kbz - --to kbz > /dev/full",
    ],
)
def test_a_closed_or_full_stream_is_one_clear_line(tmp_path: Path, command: str) -> None:
    (tmp_path / "a.kbz").write_text(WHOLE, encoding="utf-8")
    ended = in_shell(command, tmp_path)
    assert 2 == ended.returncode, ended.stderr
    assert "" == ended.stdout
    told = ended.stderr.splitlines()
    assert [] == told if "2>&1" in command else 1 == len(told)
    if told:
        words = (
            "No space left"
            if "full" in command
            else "input is closed"
            if "<&-" in command
            else "output is closed"
        )
        assert words in told[0] and "“-”" not in told[0]


def test_what_needs_no_stream_does_not_miss_it(tmp_path: Path) -> None:
    (tmp_path / "a.kbz").write_text(WHOLE, encoding="utf-8")
    for command in ("convert a.kbz b.jsonl <&- >&- 2>&-", "replay a.kbz <&-", "deal 2>&-"):
        ended = in_shell(command, tmp_path)
        assert (0, "") == (ended.returncode, ended.stderr)
    assert (tmp_path / "b.jsonl").read_text(encoding="utf-8").endswith('"deals": 0}\n')
    assert 2 == in_shell("deal nonsense 2>&-", tmp_path).returncode


# --- words from outside ---------------------------------------------------------------------------


def is_tame(text: str) -> bool:
    """Return whether a text gives no orders to a terminal but new lines."""
    return text.replace("\n", "").isprintable()


def test_orders_to_the_terminal_are_shown_as_escapes() -> None:
    assert r"\x1b[31m\x07\r\n\x9b2J\x7f\u2028\u202e" == printable(ORDERS)
    for text in ("Zoë “müde” 東京 🂡 a\\b", "प्रिया\u200d\u200c", ""):
        assert text == printable(text)


@pytest.mark.parametrize(
    "words",
    [
        (ORDERS,),
        ("deal", ORDERS),
        ("deal", f"--{ORDERS}"),
        ("deal", "--option", f"{ORDERS}=1"),
        ("deal", "--option", f"target={ORDERS}"),
        ("deal", "--option", ORDERS),
        ("deal", "--code", ORDERS),
        ("deal", "--code", f"dixie~target.{ORDERS}"),
        ("trace", "dixie", "--players", ORDERS),
        ("trace", "dixie", "--players", f"random:{ORDERS}=1"),
        ("trace", "dixie", "--deals", ORDERS),
        ("trace", "dixie", "--playthrough", "--write", f"no{ORDERS}/x"),
        ("cases", ORDERS),
        ("replay", ORDERS),
        ("convert", ORDERS, f"a{ORDERS}"),
        ("perft", "--depth", "1", "--position", ORDERS),
        ("perft", "--depth", "1", "--position", f"dixie phase={ORDERS}"),
        ("arena", ORDERS, "random"),
        ("bench", ORDERS),
        ("--lang", ORDERS),
    ],
    ids=lambda words: " ".join(word.replace(ORDERS, "X") for word in words),
)
def test_no_complaint_gives_orders_to_the_terminal(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    status, out, err = run(capsys, *words)
    assert (2, "") == (status, out)
    assert 1 == len(err.splitlines())
    assert is_tame(err)
    assert r"\x1b" in err or "U+001B" in err


def test_replay_shows_names_and_remarks_without_orders(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deals: tuple[str, str]
) -> None:
    lines = deals[1].splitlines()
    seats = [f"seat {seat}: {escape(ORDERS)}" for seat in range(4)]
    step = next(place for place, line in enumerate(lines) if line[0:1].isdigit())
    lines[step] += f" ; {escape(ORDERS)}"
    text = "\n".join([*lines[:2], *seats, *lines[2:]]) + "\n"
    (tmp_path / "a.kbz").write_text(text + "\n" + WHOLE.replace("Ann", escape(ORDERS)), encoding="utf-8")
    status, out, err = run(capsys, "replay", str(tmp_path / "a.kbz"))
    assert (0, "") == (status, err)
    assert is_tame(out)
    assert 3 * 4 + 1 + 1 == out.count(printable(ORDERS))


def test_cases_show_ids_and_keys_without_orders(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    start = {
        "phase": "play",
        "dealer": 3,
        "hands": ["HA C2", "H3 C9", "HK D4", "S5 H7"],
        "declarer": 0,
        "contract": 2,
    }
    case = {"id": ORDERS, "variant": "amerikaner", "start": start, "expect": {"trump": ORDERS}}
    path = tmp_path / "a.jsonl"
    path.write_text(json.dumps({**case, "actions": [ORDERS]}) + f"\n{json.dumps(case)}\n", encoding="utf-8")
    status, out, _ = run(capsys, "cases", str(path))
    assert 1 == status
    assert is_tame(out) and r"\x1b" in out
    for change in ({ORDERS: 1}, {"variant": ORDERS}, {"options": {ORDERS: 1}}, {"start": {ORDERS: 1}}):
        path.write_text(json.dumps({**case, **change}) + "\n", encoding="utf-8")
        status, _, err = run(capsys, "cases", str(path))
        assert (2, 1) == (status, len(err.splitlines()))
        assert is_tame(err) and r"\x1b" in err
        assert err.startswith(f"kibitz: {path}: line 1, column ")


# --- names of files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [("", "cannot be empty"), ("none/x", "there is no folder “none”"), (".", "a folder, not a file")],
)
def test_a_file_that_cannot_be_written_is_told_for_its_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for more in ((), ("--force",)):
        status, out, err = run(capsys, "trace", "dixie", "--playthrough", "--write", name, *more)
        assert (2, "") == (status, out)
        assert words in err
