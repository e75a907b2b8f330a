"""The lines of the protocol: what a program is told, and what its answers must be."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from kibitz.errors import Problem, problem
from kibitz.match.player import Reason, reason
from kibitz.records.traces import LISTED_AT_MOST, Json
from kibitz.records.view_line import view_json
from kibitz.rules.state import Phase
from kibitz.views import View

PROTOCOL = 1
# A longer line than any answer needs.
MOST_BYTES = 65_536
# What of a program's own words is shown.
MOST_REASONS = 8
LONGEST_REASON = 200
LONGEST_QUOTE = 60
# Marks that turn the direction of what follows, so that a line reads as another.
_TURNS = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a program decided: the action as text, not looked at yet, and its reasons."""

    action: str
    reasons: tuple[Reason, ...]


class BadAnswer(Exception):
    """A line that breaks the protocol; ``fault`` says how."""

    def __init__(self, fault: Problem) -> None:
        super().__init__(fault.code)
        self.fault = fault


def hello_line() -> bytes:
    """Return what a program is told first."""
    return _line({"type": "hello", "protocol": PROTOCOL})


def act_line(view: View, seconds: float) -> bytes:
    """Return the question for a decision. seconds: when the answer must be there."""
    return _line(
        {"type": "act", "view": view_json(view), "legal": legal_of(view), "budget": {"seconds": seconds}}
    )


def end_line(result: Mapping[str, Json]) -> bytes:
    """Return what a program is told when a deal is over. result: as in a trace."""
    return _line({"type": "end", "result": dict(result)})


def legal_of(view: View) -> list[str] | None:
    """Return the legal actions as texts; None for burying, and where there are too many to list."""
    if view.phase is Phase.BURY or len(view.legal) > LISTED_AT_MOST:
        return None
    return [str(action) for action in view.legal]


def _line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def read_hello(line: bytes) -> str:
    """Return the name a program gives itself. Raises BadAnswer."""
    said = _table(line)
    if said.get("type") != "hello":
        raise BadAnswer(problem("player/malformed", text=quoted(line)))
    if said.get("protocol") != PROTOCOL or isinstance(said.get("protocol"), bool):
        found = quoted(json.dumps(said.get("protocol")))
        raise BadAnswer(problem("player/protocol", found=found, allowed=PROTOCOL))
    name = said.get("name")
    if not isinstance(name, str):
        raise BadAnswer(problem("player/malformed", text=quoted(line)))
    return shown(name, LONGEST_QUOTE)


def read_answer(line: bytes) -> Answer:
    """Return what a line answers. Raises BadAnswer("player/malformed")."""
    said = _table(line)
    action, reasons = said.get("action"), said.get("reasons", [])
    if not isinstance(action, str) or not isinstance(reasons, list):
        raise BadAnswer(problem("player/malformed", text=quoted(line)))
    if not all(isinstance(text, str) for text in reasons):
        raise BadAnswer(problem("player/malformed", text=quoted(line)))
    texts = [shown(text, LONGEST_REASON) for text in reasons[:MOST_REASONS]]
    return Answer(action, tuple(reason("external_says", text=text) for text in texts if text))


def _table(line: bytes) -> dict[str, object]:
    try:
        said: object = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(problem("player/malformed", text=quoted(line))) from None
    if not isinstance(said, dict):
        raise BadAnswer(problem("player/malformed", text=quoted(line)))
    return said


def quoted(text: bytes | str) -> str:
    """Return the beginning of what a program wrote, as it may be shown."""
    if isinstance(text, bytes):
        text = text[: 8 * LONGEST_QUOTE].decode(errors="replace")
    return shown(text, LONGEST_QUOTE)


def shown(text: str, longest: int) -> str:
    """Return a text from outside as one short line without orders to a terminal."""
    kept = "".join(c if _is_plain(c) else " " for c in text[: 8 * longest])
    kept = " ".join(kept.split())
    return kept if len(kept) <= longest else kept[: longest - 1] + "…"


def _is_plain(character: str) -> bool:
    return character not in _TURNS and unicodedata.category(character) not in (
        "Cc",
        "Cs",
        "Zl",
        "Zp",
        "Cn",
        "Co",
    )
