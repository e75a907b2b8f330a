"""Programs for the tests: a bot that plays the first legal action, and what is changed to make it misbehave."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kibitz.games import VARIANTS
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.external import ExternalPlayer, external_player
from kibitz.rules.engine import to_act
from kibitz.views import View, view

# Long enough for a busy machine; what is to be late is so after LATE.
SECONDS = 30
LATE = 0.3
PATIENCE = 60

_BOT = """
import json, os, signal, sys, time

def first_legal(message):
    if message["legal"]:
        return message["legal"][0]
    view = message["view"]
    hand = sorted(view["hand"].split(), key=lambda card: card[1:] in ("5", "10", "14", "1", "R", "13", "T", "K"))
    return "bury " + " ".join(hand[: len((view["kitty"] or "").split())])

def say(answer):
    sys.stdout.write((answer if isinstance(answer, str) else json.dumps(answer)) + "\\n")
    sys.stdout.flush()

{start}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "act":
        action = first_legal(message)
        {act}
    else:
        {end}
"""
HELLO = 'say({"type": "hello", "name": "bot", "protocol": 1})'
ACT = 'say({"action": action, "reasons": ["because"]})'


def bot(  # one keyword for each place where a bot may go wrong
    folder: Path,
    *,
    start: str = "",
    hello: str = HELLO,
    act: str = ACT,
    end: str = "pass",
    limits: str = f"seconds={SECONDS},start={SECONDS}",
) -> str:
    """Return the spec of a bot written into the folder; each keyword is a line of Python."""
    file = folder / "the bot.py"
    text = _BOT.replace("{start}", start).replace("{hello}", hello)
    file.write_text(text.replace("{act}", act).replace("{end}", end), encoding="utf-8")
    return f"external({limits}):{shlex.join([sys.executable, str(file)])}"


def player(folder: Path, **changes: str) -> ExternalPlayer:
    """Return the player of such a bot."""
    return external_player(bot(folder, **changes))


def first_view(variant_id: str = "crowsnest") -> View:
    """Return what the first seat to act sees in a deal."""
    variant = VARIANTS[variant_id]
    state = deal_from_seed(variant, match_start(variant, "s"), "s")
    seat = to_act(state)
    assert seat is not None
    return view(state, seat)


def is_alive(process_id: int) -> bool:
    """Return whether a process runs; a dead one that nobody has asked after does not."""
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process_id}/stat")
    try:
        return stat.read_text("ascii", errors="replace").rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return not Path("/proc/self").exists()


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for a condition; fails if it does not come."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


def number_in(file: Path) -> int:
    """Return the number that a bot has written into a file, once it is there."""
    wait_until(lambda: file.exists() and file.read_text("ascii").endswith("\n"))
    return int(file.read_text("ascii"))
