"""``kibitz check-player``: what it finds, what it says of it, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.cli.run import run
from kibitz.errors import problem
from kibitz.games import VARIANTS
from kibitz.match.player import Decision
from kibitz.players.external.checking import check_player
from kibitz.players.random import RandomPlayer
from kibitz.players.registry import player_from_spec
from kibitz.rules.actions import Bid
from kibitz.views import View
from tests.external.bots import LATE, SECONDS, bot, player

SMALL = ["--variant", "amerikaner", "--deals", "1"]


def table_of(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, object]]:
    """Return exit status and JSON of a check."""
    status = run(["check-player", *words, "--json"])
    out = capsys.readouterr().out
    assert 1 == out.count("\n")
    found = json.loads(out)
    assert isinstance(found, dict)
    return status, found


def found_in(capsys: pytest.CaptureFixture[str], spec: str, *words: str) -> tuple[int, dict[str, object]]:
    """Return exit status and the first finding of a check."""
    status, found = table_of(capsys, spec, *(words or SMALL))
    findings = found["findings"]
    assert isinstance(findings, list) and findings
    return status, findings[0]


def test_a_program_that_does_all_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, found = table_of(capsys, bot(tmp_path), *SMALL)
    assert (0, True, [], "bot", 1) == (status, *(found[k] for k in ("fine", "findings", "name", "protocol")))
    phases = found["phases"]
    assert isinstance(phases, dict)
    assert {"auction", "call", "play"} == phases.keys()
    assert sum(phases.values()) == found["answers"]
    median, p95, most, hello = (found[k] for k in ("median_ms", "p95_ms", "max_ms", "hello_ms"))
    assert isinstance(median, float) and isinstance(p95, float) and isinstance(most, float)
    assert 0 < median <= p95 <= most and isinstance(hello, float) and hello > 0


@pytest.mark.parametrize(
    ("changes", "code", "in_a_game"),
    [
        ({"act": "say({'action': 'pass'})"}, "player/illegal", True),
        ({"act": "say('well')"}, "player/malformed", True),
        ({"act": "sys.exit(1)"}, "player/ended", True),
        (
            {"act": "time.sleep(600)", "limits": f"seconds={LATE},start={SECONDS},restarts=0"},
            "player/late",
            True,
        ),
        ({"hello": "say({'type': 'hello', 'name': 'x', 'protocol': 7})"}, "player/protocol", False),
        ({"hello": "pass", "limits": f"start={LATE}"}, "player/no_hello", False),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, str], code: str, *, in_a_game: bool
) -> None:
    status, finding = found_in(capsys, bot(tmp_path, **changes))
    assert (1, code, False) == (status, finding["code"], finding["warning"])
    assert ("amerikaner" if in_a_game else None) == finding["variant"]
    assert in_a_game == str(finding["view"]).startswith("amerikaner seat=")


def test_two_answers_to_one_question_are_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    act = "n = globals().get('n', 0) + 1; legal = message['legal']; say({'action': legal[n % len(legal)] if legal else action})"
    status, finding = found_in(capsys, bot(tmp_path, act=act))
    assert (0, "player/two_answers", True) == (status, finding["code"], finding["warning"])


def test_leaving_with_the_deal_is_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--variant", "crowsnest", "--deals", "2")
    status, finding = found_in(capsys, bot(tmp_path, end="sys.exit(0)"), *words)
    assert (0, "player/leaves", True) == (status, finding["code"], finding["warning"])


def test_an_answer_to_the_end_was_not_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--variant", "crowsnest", "--deals", "2")
    status, finding = found_in(capsys, bot(tmp_path, end="say('bye')"), *words)
    # Told at the next question, or taken for its answer if it comes late.
    assert (1, True) == (status, finding["code"] in ("player/unasked", "player/malformed"))


def test_a_program_that_stays_when_its_input_is_closed(tmp_path: Path) -> None:
    start = "import threading; threading.Thread(target=time.sleep, args=(600,)).start()"
    checked = check_player(
        player(tmp_path, start=start), [VARIANTS["amerikaner"]], 1, "0", leave_seconds=LATE
    )
    assert ["player/stays"] == [finding.problem.code for finding in checked.findings]


def test_what_a_program_writes_on_its_error_output_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = bot(tmp_path, act="raise ValueError('no such card')", limits="start=30,seconds=30,restarts=0")
    assert 1 == run(["check-player", spec, *SMALL])
    out = capsys.readouterr().out
    assert "ValueError: no such card" in out
    assert "exit status 1" in out and "amerikaner seat=" in out


def test_a_flood_of_errors_stops_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """More than a pipe holds, before every answer."""
    status, found = table_of(
        capsys, bot(tmp_path, act="sys.stderr.write('oh\\n' * 40000); say({'action': action})"), *SMALL
    )
    assert (0, True) == (status, found["fine"])
    assert ["oh"] * 5 == found["stderr"]


def test_players_of_our_own_are_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    for spec in ("rulebook", "random", "easy"):
        status, found = table_of(capsys, spec, "--variant", "dixie", "--deals", "1")
        assert (0, []) == (status, found["findings"]), spec
    assert 0 == run(["check-player", "rulebook", *SMALL])
    assert "nothing wrong" in capsys.readouterr().out


class Careless:
    """Raises in the play, and bids what nobody may."""

    name = "careless"

    def act(self, view: View, seed: str) -> Decision:
        if view.phase == "auction":
            return Decision(Bid(71))
        if view.phase == "play":
            raise LookupError("no card")
        return RandomPlayer().act(view, seed)


def test_a_player_of_our_own_that_fails() -> None:
    checked = check_player(Careless(), [VARIANTS["crowsnest"]], 1, "0")
    found = {finding.problem.code: finding for finding in checked.findings}
    assert {"player/illegal", "player/raised"} == found.keys()
    assert problem("player/raised", error="LookupError: no card") == found["player/raised"].problem
    assert found["player/raised"].n > 30


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["cheating"], "sees all cards"),
        (["external:"], "names no program"),
        (["rulbook"], "rulebook"),
        (["rulebook", "--variant", "crow"], "crow"),
        (["rulebook", "--deals", "0"], "--deals"),
        ([], "SPEC"),
    ],
)
def test_what_cannot_be_checked_is_bad_usage(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == run(["check-player", *words])
    assert told in capsys.readouterr().err


def test_a_program_that_is_not_there_is_a_finding(capsys: pytest.CaptureFixture[str]) -> None:
    status, finding = found_in(capsys, "external:no-such-program")
    assert (1, "player/no_start") == (status, finding["code"])


def test_the_name_of_a_program_gives_no_orders_to_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hello = r"say({'type': 'hello', 'name': 'a\x1b[2Jb', 'protocol': 1})"
    assert 0 == run(["check-player", bot(tmp_path, hello=hello), *SMALL])
    assert "\x1b" not in capsys.readouterr().out


def test_who_is_asked_does_not_change_the_deals() -> None:
    first, second = (
        check_player(player_from_spec(spec), [VARIANTS["dixie"]], 1, "a").phases
        for spec in ("random", "easy")
    )
    assert first == second
