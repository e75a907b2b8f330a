"""The command: what it prints, that workers change nothing, and what it refuses before anything is played."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from kibitz.arena.ladder import GREEDY, ladder
from kibitz.cli.arena import arena_command
from kibitz.errors import KibitzError
from tests.arena.facts import as_bytes, facts_of

THREE = ("easy", "random", "rulebook")


def test_two_players_give_one_json_object() -> None:
    found = facts_of("rulebook", "random", "--variant", "dixie", "--pairs", "3", "--seed", "7")
    expected = ("dixie", 3, 6, "7", "points")
    assert expected == tuple(found[k] for k in ("variant", "pairs", "deals", "seed", "unit"))
    assert found["low"] <= found["mean"] <= found["high"]
    assert found["seconds"] > 0
    a, b = found["roles"]["a"], found["roles"]["b"]
    assert 6 == a["declared"] + b["declared"] + found["thrown_in"]
    for role in (a, b):
        for duty in ("declared", "made"):
            assert role[duty] == sum(seat[duty] for seat in role["by_seat"])
        assert role["decisions"] == sum(stage["decisions"] for stage in role["by_stage"].values())
        assert role["median_ms"] <= role["p95_ms"] <= role["max_ms"]
    assert {"a": [], "b": []} == found["reliability"]


@pytest.mark.parametrize("players", [("rulebook", "random"), THREE], ids=["two", "three"])
def test_the_same_seed_gives_the_same_bytes_however_many_workers(players: tuple[str, ...]) -> None:
    words = (*players, "--variant", "crowsnest", "--pairs", "4", "--seed", "w")
    alone, again, together = (as_bytes(facts_of(*words, "--workers", n)) for n in ("1", "1", "3"))
    assert alone == again == together


def test_in_a_round_robin_each_meeting_is_what_the_two_alone_would_play() -> None:
    found = facts_of(*THREE, "--pairs", "3", "--seed", "r")
    assert [("easy", "random"), ("easy", "rulebook"), ("random", "rulebook")] == [
        (meeting["a"], meeting["b"]) for meeting in found["meetings"]
    ]
    alone = facts_of("random", "rulebook", "--pairs", "3", "--seed", "r")
    of_three = found["meetings"][2]
    assert {key: alone[key] for key in ("mean", "low", "high", "deals")} == {
        key: of_three[key] for key in ("mean", "low", "high", "deals")
    }


def test_ratings_come_with_intervals_the_best_first() -> None:
    found = facts_of(*THREE, "--pairs", "6", "--seed", "r")
    rated = found["ratings"]
    assert {*THREE} == {row["player"] for row in rated}
    assert "random" == rated[-1]["player"]
    assert all(better["rating"] >= worse["rating"] for better, worse in pairwise(rated))
    assert all(row["low"] <= row["rating"] <= row["high"] for row in rated)
    assert abs(sum(row["rating"] for row in rated)) < 1e-6


def test_a_round_robin_is_a_table_and_a_list_of_ratings_for_people() -> None:
    ran = CliRunner().invoke(arena_command, [*THREE, "--pairs", "2"], standalone_mode=False)
    lines = ran.stdout.splitlines()
    assert lines[0].startswith("points a deal")
    assert ["1", "2", "3"] == [line.split()[0] for line in lines[2:5]]
    assert {*THREE} == {line.split()[1] for line in lines[2:5]} == {line.split()[1] for line in lines[7:10]}
    assert 3 == sum(" – " in f"{line} " for line in lines[2:5])
    assert lines[-1].startswith("6 pairs, 12 deals")


def test_the_ladder_has_the_greedy_player_where_its_program_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert ("random", "easy", "medium", "search") == ladder()
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "greedy.py").touch()
    assert ("random", GREEDY, "easy", "medium", "search") == ladder()


def test_who_is_given_plays_against_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("kibitz.cli.arena.ladder", lambda: ("random", "easy"))
    found = facts_of("rulebook", "--ladder", "--pairs", "1")
    assert ["rulebook", "random", "easy"] == found["players"]
    assert ["random", "easy"] == [facts_of("easy", "--ladder", "--pairs", "1")[key] for key in ("b", "a")]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([], "arena/too_few"),
        (["rulebook"], "arena/too_few"),
        (["rulbook", "random"], "player/unknown"),
        (["rulebook", "random", "rulbook"], "player/unknown"),
        (["rulebook", "random:x=1"], "player/parameter"),
        (["rulebook:mistakes=many", "random"], "player/value"),
        (["rulebook", "random", "rulebook"], "arena/twice"),
        (["rulebook", "random", "--variant", "crow"], "variant/unknown"),
        (["rulebook", "random", "--pairs", "0"], "usage/number"),
        (["rulebook", "random", "--journal", ""], "file/no_name"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_starts(words: list[str], code: str) -> None:
    with pytest.raises(KibitzError) as refused:
        facts_of(*words)
    assert code == refused.value.code


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        (["random", "easy", "rulebook"], "choix", "arena"),
        (["random", "easy", "--plots", "pictures"], "matplotlib", "arena"),
        (["random", "easy", "--ray"], "ray", "ray"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    words: list[str], library: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(KibitzError) as refused:
        facts_of(*words, "--journal", "kept.jsonl")
    assert "arena/not_installed" == refused.value.code
    assert f"“{library}”" in str(refused.value) and f'"kibitz[{extra}]"' in str(refused.value)
    assert [] == [*tmp_path.iterdir()]
