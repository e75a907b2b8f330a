"""Commands that work with texts and counts: cases, trace, perft, convert, replay, bench."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from kibitz.cli import main
from kibitz.games import VARIANTS, variant_of
from kibitz.records.rule_code import format_rule_code
from tests.second_reader.traces import check_trace_lines

CASES = Path(__file__).parents[1] / "cases"
CASE = {
    "id": "first-turn",
    "variant": "amerikaner",
    "start": {
        "phase": "play",
        "dealer": 3,
        "hands": ["HA C2", "H3 C9", "HK D4", "S5 H7"],
        "declarer": 0,
        "contract": 2,
    },
    "actions": ["play HA"],
    "expect": {"to_act": 0, "n_legal": 3, "trump": "H"},
    "source": "rules",
}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Return exit status, stdout and stderr of a command line."""
    status = main(words)
    out, err = capsys.readouterr()
    return status, out, err


def write_cases(path: Path, *cases: object) -> str:
    """Write cases to a file; return its name."""
    path.write_text("".join(f"{json.dumps(case)}\n" for case in cases), encoding="utf-8")
    return str(path)


# --- cases ----------------------------------------------------------------------------------------


def test_cases_that_hold_end_with_0(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = write_cases(tmp_path / "a.jsonl", CASE, CASE)
    assert (0, "2 cases, 0 failed\n", "") == run(capsys, "cases", name)


def test_a_case_that_fails_is_named_with_expected_and_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wrong = {**CASE, "expect": {"to_act": 1, "trump": "H"}}
    name = write_cases(tmp_path / "a.jsonl", CASE, wrong)
    status, out, _ = run(capsys, "cases", name)
    assert 1 == status
    assert [f"{name}:2: first-turn: to_act: expected 1, found 0", "2 cases, 1 failed"] == out.splitlines()


def test_an_illegal_action_fails_its_case(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = write_cases(tmp_path / "a.jsonl", {**CASE, "actions": ["play S5"]})
    status, out, _ = run(capsys, "cases", name)
    assert 1 == status
    assert "seat 0 played S5 but does not hold it" in out
    assert out.endswith("\n1 cases, 1 failed\n")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"variant": "whisk"}, ["whisk"]),
        ({"options": {"players": 9}}, ["players", "9"]),
        ({"surprise": 1}, ["surprise"]),
        ({"expect": {"surprise": 1}}, ["surprise"]),
        ({"start": {"dealer": 0, "surprise": 1}}, ["surprise"]),
        ({"start": {"phase": "play", "dealer": 9}}, ["9"]),
    ],
    ids=["variant", "option", "key", "key of expect", "key of start", "seat"],
)
def test_a_case_that_cannot_be_read_ends_with_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: dict[str, object], words: list[str]
) -> None:
    name = write_cases(tmp_path / "a.jsonl", CASE, {**CASE, **change})
    status, out, err = run(capsys, "cases", name)
    assert (2, "") == (status, out)
    assert 1 == len(err.splitlines())
    assert "line 2" in err and "a.jsonl" in err
    assert all(word in err for word in words), err


def test_a_line_that_is_no_json_ends_with_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(json.dumps(CASE) + "\n{not json\n", encoding="utf-8")
    status, _, err = run(capsys, "cases", str(tmp_path / "a.jsonl"))
    assert 2 == status
    assert "line 2" in err and "JSON" in err


def test_several_files_are_added_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names = [write_cases(tmp_path / f"{n}.jsonl", *[CASE] * n) for n in (1, 2, 3)]
    assert (0, "6 cases, 0 failed\n", "") == run(capsys, "cases", *names)


# --- trace ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VARIANTS)
def test_traces_satisfy_the_second_reader(capsys: pytest.CaptureFixture[str], name: str) -> None:
    status, out, err = run(capsys, "trace", name, "--deals", "3", "--seed", "t")
    assert (0, "") == (status, err)
    lines = out.splitlines()
    assert 3 == len(lines)
    assert [] == [fault for _, faults in check_trace_lines(lines, is_continued=False) for fault in faults]


def test_traces_with_options_name_those_that_are_not_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("trace", "tractor", "--option", "throws=on", "--option", "throw_beaten_by=all_components")
    status, out, _ = run(capsys, *words)
    assert 0 == status
    assert {"throws": "on"} == json.loads(out)["options"]
    assert [] == [f for _, faults in check_trace_lines([out], is_continued=False) for f in faults]


def test_a_new_match_starts_when_one_ends(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("trace", "crowsnest", "--option", "target=50", "--deals", "12")
    lines = run(capsys, *words)[1].splitlines()
    ends = [n for n, line in enumerate(lines) if json.loads(line)["result"]["winners"]]
    assert ends and ends[0] < 11
    assert [0, 0] == json.loads(lines[ends[0] + 1])["start"]["scores"]
    assert [] == [fault for _, faults in check_trace_lines(lines, is_continued=False) for fault in faults]


def test_more_deals_only_add_lines(capsys: pytest.CaptureFixture[str]) -> None:
    few = run(capsys, "trace", "dixie", "--deals", "2", "--seed", "7")[1]
    more = run(capsys, "trace", "dixie", "--deals", "4", "--seed", "7")[1]
    assert more.startswith(few)


@pytest.mark.parametrize("players", ["random", "rulebook"])
def test_traces_do_not_depend_on_the_hash_seed(players: str) -> None:
    words = [sys.executable, "-m", "kibitz.cli", "trace", "tractor", "--deals", "1", "--players", players]
    outputs = {
        subprocess.run(
            words, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True, timeout=100
        ).stdout
        for seed in ("0", "4242")
    }
    assert 1 == len(outputs)
    assert next(iter(outputs)).endswith(b"}\n")


def test_two_players_alternate_over_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    mixed = run(capsys, "trace", "dixie", "--players", "rulebook", "--players", "random")
    same = run(capsys, "trace", "dixie", "--players", "rulebook", "--players", "rulebook")
    alone = run(capsys, "trace", "dixie", "--players", "rulebook")
    assert 0 == mixed[0]
    assert same == alone != mixed


def test_write_needs_a_playthrough(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = run(capsys, "trace", "dixie", "--write", str(tmp_path / "x.txt"))
    assert 2 == status
    assert "--playthrough" in err


def test_a_playthrough_is_written_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = str(tmp_path / "x.txt")
    words = ("trace", "dixie", "--playthrough", "--write", name)
    assert (0, "", "") == run(capsys, *words)
    text = Path(name).read_text(encoding="utf-8")
    status, _, err = run(capsys, *words, "--seed", "2")
    assert 2 == status
    assert name in err and "--force" in err
    assert text == Path(name).read_text(encoding="utf-8")
    assert 0 == run(capsys, *words, "--seed", "2", "--force")[0]
    assert text != Path(name).read_text(encoding="utf-8")


# --- perft ----------------------------------------------------------------------------------------


def test_perft_gives_a_count_for_each_depth(capsys: pytest.CaptureFixture[str]) -> None:
    # 12 calls; after a pass 12, after a bid those above it, after the highest C(14,5) burials.
    expected = "perft 1 12\nperft 2 2079\n"
    assert (0, expected, "") == run(capsys, "perft", "crowsnest", "--depth", "2")


def test_perft_of_no_action_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert (0, "perft 0 1\n", "") == run(capsys, "perft", "dixie", "--depth", "0")


def test_perft_divided_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "perft", "crowsnest", "--depth", "2", "--divide", "--json")[1])
    assert 12 == found["divide"]["pass"]
    assert 2002 == found["divide"]["bid 120"]
    assert 2079 == found["count"] == sum(found["divide"].values())


def test_perft_depends_on_options(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("perft", "amerikaner", "--option", "players=3", "--depth", "1")
    assert (0, "perft 1 11\n", "") == run(capsys, *words)


def test_perft_writes_a_file_that_it_does_not_overwrite(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    name = str(tmp_path / "x.perft")
    words = ("perft", "dixie", "--depth", "1", "--write", name)
    assert (0, "", "") == run(capsys, *words)
    lines = Path(name).read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("position dixie phase=auction ")
    assert "perft 1 12" == lines[-1]
    assert 2 == run(capsys, *words)[0]


def test_a_position_says_everything(capsys: pytest.CaptureFixture[str]) -> None:
    line = run(capsys, "deal", "dixie", "--position")[1].strip()
    for more in (["--seed", "3"], ["--option", "target=500"], ["--code", "dixie"]):
        assert 2 == run(capsys, "perft", "--position", line, "--depth", "1", *more)[0]
    assert 2 == run(capsys, "perft", "tractor", "--position", line, "--depth", "1")[0]
    assert 0 == run(capsys, "perft", "dixie", "--position", line, "--depth", "1")[0]


def test_a_position_that_cannot_be_read_is_refused_with_its_column(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, _, err = run(
        capsys, "perft", "--position", "dixie phase=auction dealer=0 hand=B1", "--depth", "1"
    )
    assert 2 == status
    assert "column" in err and "hand" in err
    assert 1 == len(err.splitlines())


# --- convert and replay -----------------------------------------------------------------------------


@pytest.fixture
def traced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """Return a file of two deals as lines of JSON."""
    path = tmp_path / "traced.jsonl"
    path.write_text(run(capsys, "trace", "dixie", "--deals", "2", "--seed", "7")[1], encoding="utf-8")
    return path


def test_records_convert_there_and_back(
    capsys: pytest.CaptureFixture[str], traced: Path, tmp_path: Path
) -> None:
    text, lines, again = (str(tmp_path / name) for name in ("a.kbz", "b.jsonl", "c.kbz"))
    assert (0, "", "") == run(capsys, "convert", str(traced), text)
    assert (0, "", "") == run(capsys, "convert", text, lines)
    assert (0, "", "") == run(capsys, "convert", lines, again)
    assert Path(text).read_text(encoding="utf-8") == Path(again).read_text(encoding="utf-8")
    assert Path(text).read_text(encoding="utf-8").startswith("kibitz record 1\nvariant: dixie@")


def test_convert_overwrites_only_by_force(
    capsys: pytest.CaptureFixture[str], traced: Path, tmp_path: Path
) -> None:
    target = tmp_path / "a.kbz"
    target.write_text("mine", encoding="utf-8")
    assert 2 == run(capsys, "convert", str(traced), str(target))[0]
    assert "mine" == target.read_text(encoding="utf-8")
    assert 0 == run(capsys, "convert", str(traced), str(target), "--force")[0]


def test_convert_asks_for_a_form_it_knows(capsys: pytest.CaptureFixture[str], traced: Path) -> None:
    status, _, err = run(capsys, "convert", str(traced), "out.txt")
    assert 2 == status
    assert "kbz, jsonl" in err
    assert 0 == run(capsys, "convert", str(traced), "-", "--to", "kbz")[0]


def test_a_damaged_deal_is_told_and_the_others_are_written(
    capsys: pytest.CaptureFixture[str], traced: Path, tmp_path: Path
) -> None:
    first, second = traced.read_text(encoding="utf-8").splitlines()
    traced.write_text(
        first.replace('"action": "play ', '"action": "plays ', 1) + f"\n{second}\n", encoding="utf-8"
    )
    status, _, err = run(capsys, "convert", str(traced), str(tmp_path / "a.kbz"))
    assert 1 == status
    assert 1 == len(err.splitlines())
    assert "line 1" in err and "plays" in err
    assert 1 == (tmp_path / "a.kbz").read_text(encoding="utf-8").count("\nresult: ")


def test_nothing_but_damage_is_bad_usage(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.kbz").write_text("a letter\n", encoding="utf-8")
    for words in (
        ("replay", str(tmp_path / "a.kbz")),
        ("convert", str(tmp_path / "a.kbz"), "-", "--to", "kbz"),
    ):
        status, out, err = run(capsys, *words)
        assert (2, "") == (status, out)
        assert 1 == len(err.splitlines())


def test_replay_prints_every_step(capsys: pytest.CaptureFixture[str], traced: Path) -> None:
    status, out, _ = run(capsys, "replay", str(traced))
    assert 0 == status
    for line in traced.read_text(encoding="utf-8").splitlines():
        for n, step in enumerate(json.loads(line)["steps"], start=1):
            assert f"\n{n}. seat {step['seat']}: {step['action']}\n" in out
    assert 2 == out.count("the deal brings")
    assert 26 == out.count(" takes ")


def test_replay_steps_on_a_terminal(traced: Path) -> None:
    shown = pexpect.spawn(
        sys.executable, ["-m", "kibitz.cli", "replay", str(traced)], timeout=60, encoding="utf-8"
    )
    shown.expect("deal 1 of 2")
    shown.expect("step 1 of")
    shown.sendline("")
    shown.expect(r"1\. seat \d: ")
    shown.expect("step 2 of")
    shown.sendline("n")
    shown.expect(r"2\. seat \d: ")
    shown.expect("step 3 of")
    shown.sendline("b")
    shown.expect("step 2 of")
    shown.sendline("1")
    shown.expect("deal 1 of 2")
    shown.sendline("b")
    shown.expect("there are the steps 1 to")
    shown.sendline("what")
    shown.expect("a number")
    shown.sendline("q")
    shown.expect(pexpect.EOF)
    shown.close()
    assert 0 == shown.exitstatus


# --- bench ----------------------------------------------------------------------------------------


def test_bench_measures_every_variant(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "rules", "--deals", "1", "--json")
    assert 0 == status
    rows = json.loads(out)["rules"]
    throws = format_rule_code(variant_of("tractor", {"throws": "on"}))
    assert sorted([*VARIANTS, throws]) == sorted(row["rules"] for row in rows)
    assert all(row["deals_per_second"] > 0 and row["n_legal"] >= row["n_actions"] > 0 for row in rows)


def test_bench_as_a_table_has_a_row_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "rules", "--deals", "1")
    assert 0 == status
    assert 2 + len(VARIANTS) == len(out.splitlines())


def test_bench_counts_what_is_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    """The fixed run: the counts move only with the rules, the shuffle or the random player."""
    expected = json.loads((Path(__file__).parents[2] / "bench" / "rules.json").read_text(encoding="utf-8"))
    rows = json.loads(run(capsys, "bench", "rules", "--deals", "5", "--json")[1])["rules"]
    assert expected == [{key: row[key] for key in expected[0]} for row in rows]
