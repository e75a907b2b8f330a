"""Programs of others, run beside ours where they are installed: each in a process that imports them.

The package itself imports none of them; ``pip install "kibitz[bench]"`` installs what is compared with.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path

PROGRAMS = Path(__file__).parent / "peers"


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands of the French pack, the strain (None: no trump) and who leads."""

    hands: tuple[tuple[str, ...], ...]
    trump: str | None
    leader: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What a solver says: tricks of the side on lead, and the processor time it took."""

    tricks: int
    seconds: float


def openspiel_rate(seconds: float) -> float | None:
    """Return how many rollouts of a dealt game of spades OpenSpiel plays a second, or None without it."""
    if find_spec("pyspiel") is None:
        return None
    return float(_run("openspiel.py", json.dumps({"game": "spades", "seconds": seconds})))


def dds_answers(deals: Sequence[Deal]) -> list[Answer] | None:
    """Return what DDS says of each deal, one leader and one value, or None without endplay."""
    if find_spec("endplay") is None:
        return None
    rows = json.loads(_run("dds.py", json.dumps([asdict(deal) for deal in deals])))
    return [Answer(tricks, seconds) for tricks, seconds in rows]


def _run(program: str, text: str) -> str:
    command = [sys.executable, str(PROGRAMS / program)]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
