"""Each way to misbehave: the rulebook plays on, the fault is named, and nothing hangs or stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz.errors import Problem
from kibitz.match.player import Decision
from kibitz.players.external import ExternalPlayer, Forfeit, external_player
from kibitz.players.external.messages import MOST_BYTES
from kibitz.players.external.running import running
from kibitz.players.rulebook import RulebookPlayer
from tests.external.bots import (
    HELLO,
    LATE,
    SECONDS,
    bot,
    first_view,
    is_alive,
    number_in,
    player,
    wait_until,
)

LATE_LIMITS = f"seconds={LATE},start={SECONDS}"


def fault_of(who: ExternalPlayer) -> Problem:
    """Return what a player does wrong with its first decision, which must be the rulebook's."""
    return fault_in(who.act(first_view(), "s"))


def fault_in(decision: Decision) -> Problem:
    assert isinstance(decision, Forfeit)
    assert RulebookPlayer().act(first_view(), "s").action == decision.action
    assert ("external_forfeits",) == tuple(why.code for why in decision.reasons[:1])
    return decision.fault


def pid_of(who: ExternalPlayer) -> int | None:
    return running(who.settings).process_id


# --- answers that do not count --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "rule"),
    [("bid 71", "auction/not_a_multiple"), ("play R5", "phase/wrong_action"), ("raise", "action/unknown")],
)
def test_an_illegal_action_is_told_with_the_rule_and_the_program_goes_on(
    tmp_path: Path, action: str, rule: str
) -> None:
    who = player(tmp_path, act=f'say({{"action": {action!r}}})')
    fault = fault_of(who)
    assert ("player/illegal", action) == (fault.code, fault.arguments["action"])
    assert rule == fault.arguments["rule"]
    before = pid_of(who)
    assert before is not None
    assert "player/illegal" == fault_of(who).code
    assert before == pid_of(who)


@pytest.mark.parametrize(
    "answer",
    [
        "'nonsense'", "''", "'[]'", "'null'", "'{}'", "{'action': 5}", "{'action': None, 'reasons': []}",
        "{'action': 'pass', 'reasons': 'because'}", "{'action': 'pass', 'reasons': [{}]}",
        "'[' * 30000", r"'\udc80'.encode('utf-8', 'surrogateescape').decode('latin-1')",
    ],
)  # fmt: skip
def test_an_answer_that_is_no_answer(tmp_path: Path, answer: str) -> None:
    assert "player/malformed" == fault_of(player(tmp_path, act=f"say({answer})")).code


def test_an_answer_longer_than_any_answer_is(tmp_path: Path) -> None:
    who = player(tmp_path, act=f"say('x' * {2 * MOST_BYTES})")
    fault = fault_of(who)
    assert ("player/oversized", MOST_BYTES) == (fault.code, fault.arguments["limit"])
    assert pid_of(who) is None


def test_a_flood_is_not_read(tmp_path: Path) -> None:
    who = player(tmp_path, act="while True: say('{}')")
    assert "player/malformed" == fault_of(who).code
    # Sooner or later there is a line before the question.
    wait_until(lambda: fault_of(who).code == "player/unasked")
    assert pid_of(who) is None


def test_two_lines_for_one_question(tmp_path: Path) -> None:
    # In one write, so that both are there when the first is read.
    act = 'sys.stdout.write(\'{"action": "pass"}\\n{"action": "pass"}\\n\'); sys.stdout.flush()'
    who = player(tmp_path, act=act)
    assert not isinstance(who.act(first_view(), "s"), Forfeit)
    assert "player/unasked" == fault_of(who).code


# --- no answer ------------------------------------------------------------------------------------


def test_a_program_that_hangs_is_ended_and_started_again(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    start = f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')"
    who = player(tmp_path, start=start, act="time.sleep(600)", limits=LATE_LIMITS)
    for _ in range(2):
        fault = fault_of(who)
        assert ("player/late", f"{LATE:g}") == (fault.code, fault.arguments["seconds"])
    first, second = map(int, pids.read_text("ascii").split())
    assert first != second
    assert not is_alive(first) and not is_alive(second)


def test_what_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    start = (
        "import subprocess\nchild = subprocess.Popen(['sleep', '600'])\n"
        f"open({str(child)!r}, 'w').write(f'{{child.pid}}\\n')"
    )
    who = player(tmp_path, start=start, act="time.sleep(600)", limits=LATE_LIMITS)
    assert "player/late" == fault_of(who).code
    wait_until(lambda: not is_alive(number_in(child)))


def test_a_program_deaf_to_signals_is_ended_too(tmp_path: Path) -> None:
    start = "[signal.signal(s, signal.SIG_IGN) for s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)]"
    who = player(tmp_path, start=start, act="time.sleep(600)", limits=LATE_LIMITS)
    assert "player/late" == fault_of(who).code
    assert pid_of(who) is None


@pytest.mark.parametrize(
    ("act", "how", "number"),
    [
        ("sys.exit(3)", "exit", 3),
        ("sys.exit(0)", "exit", 0),
        ("1 / 0", "exit", 1),
        ("os.kill(os.getpid(), signal.SIGKILL)", "signal", signal.SIGKILL),
    ],
)
def test_a_program_that_ends(tmp_path: Path, act: str, how: str, number: int) -> None:
    fault = fault_of(player(tmp_path, act=act))
    assert ("player/ended", how, number) == (fault.code, fault.arguments["how"], fault.arguments["number"])


def test_a_program_that_takes_too_much_memory(tmp_path: Path) -> None:
    limits = f"seconds={SECONDS},start={SECONDS},memory=256"
    who = player(tmp_path, act="bytearray(1 << 29); say({'action': action})", limits=limits)
    fault = fault_of(who)
    assert ("player/ended", 1) == (fault.code, fault.arguments["number"])  # MemoryError
    enough = player(tmp_path, act="bytearray(1 << 26); say({'action': action})", limits=limits)
    assert not isinstance(enough.act(first_view(), "s"), Forfeit)


def test_a_program_that_closes_its_input(tmp_path: Path) -> None:
    who = player(tmp_path, hello=f"os.close(0); {HELLO}; time.sleep(600)")
    fault = fault_of(who)
    assert ("player/closed", "input") == (fault.code, fault.arguments["stream"])


def test_a_program_that_closes_its_output(tmp_path: Path) -> None:
    who = player(tmp_path, act="os.close(1); time.sleep(600)")
    fault = fault_of(who)
    assert ("player/closed", "output") == (fault.code, fault.arguments["stream"])


def test_a_program_that_does_not_read_a_long_question(tmp_path: Path) -> None:
    """More than the pipe holds: writing must not wait for ever either."""
    who = player(tmp_path, hello=f"{HELLO}; time.sleep(600)", limits=LATE_LIMITS)
    assert "player/late" == fault_of(who).code
    program = running(who.settings).start()
    program.tell(b"x" * (1 << 20))
    with pytest.raises(Exception, match="player/late"):
        program.ask(b"{}\n", LATE)


# --- starting -------------------------------------------------------------------------------------


def test_a_program_that_says_nothing(tmp_path: Path) -> None:
    fault = fault_of(player(tmp_path, hello="pass", limits=f"start={LATE}"))
    assert ("player/no_hello", f"{LATE:g}") == (fault.code, fault.arguments["seconds"])


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('say({"type": "hello", "name": "bot", "protocol": 2})', "player/protocol"),
        ('say({"type": "hello", "name": "bot", "protocol": "1"})', "player/protocol"),
        ('say({"type": "hello", "name": "bot", "protocol": True})', "player/protocol"),
        ('say({"type": "hello", "name": "bot"})', "player/protocol"),
        ('say({"type": "hello", "protocol": 1})', "player/malformed"),
        ('say({"type": "hi", "name": "bot", "protocol": 1})', "player/malformed"),
        ('say("hello")', "player/malformed"),
        ("sys.exit(4)", "player/ended"),
    ],
)
def test_a_wrong_hello(tmp_path: Path, hello: str, code: str) -> None:
    who = player(tmp_path, hello=hello)
    assert code == fault_of(who).code
    assert pid_of(who) is None


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "/", "./nowhere.py"])
def test_a_program_that_is_not_there(command: str) -> None:
    fault = fault_of(external_player(f"external:{command} --deep 3"))
    assert ("player/no_start", command) == (fault.code, fault.arguments["command"])


def test_a_program_is_given_up_after_some_restarts(tmp_path: Path) -> None:
    who = player(tmp_path, act="sys.exit(1)", limits=f"seconds={SECONDS},start={SECONDS},restarts=1")
    codes = [fault_of(who).code for _ in range(4)]
    assert ["player/ended", "player/ended", "player/given_up", "player/given_up"] == codes


def test_a_program_may_leave_when_the_deal_is_over(tmp_path: Path) -> None:
    limits = f"seconds={SECONDS},start={SECONDS},restarts=0"
    who = player(tmp_path, end="sys.exit(0)", limits=limits)
    for _ in range(3):
        assert not isinstance(who.act(first_view(), "s"), Forfeit)
        before = pid_of(who)
        assert before is not None
        who.end({"thrown_in": True})
        wait_until(lambda pid=before: not is_alive(pid))  # type: ignore[misc]


# --- when we end ----------------------------------------------------------------------------------

_ASKER = """
import sys
from kibitz.players.external import external_player
from tests.external.bots import first_view
external_player(sys.argv[1]).act(first_view(), "s")
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a killed parent tells nobody")
def test_a_program_that_thinks_ends_with_us_however_we_end(tmp_path: Path, number: signal.Signals) -> None:
    pid = tmp_path / "pid"
    spec = bot(tmp_path, act=f"open({str(pid)!r}, 'w').write(f'{{os.getpid()}}\\n'); time.sleep(600)")
    root = Path(__file__).parents[2]
    asker = subprocess.Popen([sys.executable, "-c", _ASKER, spec], cwd=root, stderr=subprocess.DEVNULL)
    try:
        thinking = number_in(pid)
        assert is_alive(thinking)
        os.kill(asker.pid, number)
        assert 0 != asker.wait()
        wait_until(lambda: not is_alive(thinking))
    finally:
        asker.kill()
        asker.wait()
