"""A process that decides for computer players: views come in on standard input, decisions go out.

Each frame is its length in four bytes and then its content: a pickled ``(spec, view, seed)`` in, JSON out.
A view's variant travels as its rule code, so a frame is small and the variant is built once per process.
The process ends when its input does, which is also when the server dies.
"""

from __future__ import annotations

import copyreg
import io
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, BinaryIO, get_args

import msgspec

from kibitz.match.player import Decision, Player
from kibitz.players.registry import player_from_spec
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.rules.actions import Action, Call, Play
from kibitz.rules.parts import Seat
from kibitz.rules.state import Called, Contract, Result, Standing, Trick
from kibitz.rules.variant import Variant
from kibitz.server.log import StoredReason, action_of, reasons_of
from kibitz.server.parts import Parts
from kibitz.views import View

LENGTH = struct.Struct(">I")


class Decided(msgspec.Struct, frozen=True):
    """A decision as it comes back; fault: what went wrong instead."""

    action: str = ""
    reasons: list[StoredReason] = []
    fault: str = ""
    values: list[tuple[str, float]] = []

    def decision(self) -> Decision:
        """Return the decision; raises RecordError for an action that is none."""
        values = tuple((action_of(action), value) for action, value in self.values)
        return Decision(action_of(self.action), reasons_of(self.reasons), values)


@lru_cache(maxsize=256)
def _code_of(variant: Variant) -> str:
    return format_rule_code(variant)


@lru_cache(maxsize=256)
def variant_by_code(code: str) -> Variant:
    """Return the variant of a rule code, the same object each time."""
    return parse_rule_code(code)


def _by_fields(kind: type) -> Callable[[object], tuple[type, tuple[object, ...]]]:
    """Return what reduces a value of a dataclass to its fields in their order; several times as fast as it does."""
    names = [field.name for field in fields(kind)]
    if len(names) < 2:
        # A getter of one name returns the value itself, and one of none there is not.
        return lambda value: (kind, tuple(getattr(value, name) for name in names))
    values = attrgetter(*names)

    def reduced(value: object) -> tuple[type, tuple[object, ...]]:
        return kind, values(value)

    return reduced


_TABLE = copyreg.dispatch_table.copy()
# All that a view is made of, beside its variant and what is taken apart below.
for _kind in (Standing, Called, Contract, Result, *get_args(Action)):
    _TABLE[_kind] = _by_fields(_kind)

_FIELDS = [field.name for field in fields(View)]
_VALUES = attrgetter(*_FIELDS)
_VARIANT, _CALLS, _PLAYS, _LEGAL = map(_FIELDS.index, ("variant", "calls", "plays", "legal"))


def _taken_apart(seen: View, parts: Parts) -> list[object]:
    """Return the fields of a view; variant, calls, tricks and plays as what is pickled without a call."""
    values = list(_VALUES(seen))
    values[_VARIANT] = _code_of(seen.variant)
    values[_CALLS] = parts.get("asked_calls", seen.calls, lambda: _calls_apart(seen))
    values[_PLAYS] = [(trick.leader, trick.cards, trick.winner) for trick in seen.plays]
    legal = seen.legal
    if isinstance(legal, list) and legal and isinstance(legal[0], Play):
        values[_LEGAL] = {"plays": [play.cards for play in legal]}
    return values


def _calls_apart(seen: View) -> tuple[tuple[Seat, str], ...]:
    return tuple((called.seat, str(called.call)) for called in seen.calls)


@lru_cache(maxsize=256)
def _called(calls: tuple[tuple[Seat, str], ...]) -> tuple[Called, ...]:
    return tuple(
        Called(seat, call) for seat, text in calls if isinstance(call := action_of(text), get_args(Call))
    )


def put_together(values: list[Any]) -> View:
    """Return the view whose fields a question holds."""
    values[_VARIANT] = variant_by_code(values[_VARIANT])
    values[_CALLS] = _called(values[_CALLS])
    values[_PLAYS] = tuple(Trick(*trick) for trick in values[_PLAYS])
    if isinstance(values[_LEGAL], dict):
        values[_LEGAL] = [Play(cards) for cards in values[_LEGAL]["plays"]]
    return View(*values)


def question(spec: str, seen: View, seed: str, parts: Parts | None = None) -> bytes:
    """Return the frame that asks a player for a decision. parts: of what was asked before at the same table."""
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, protocol=pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _TABLE
    pickler.dump((spec, _taken_apart(seen, parts or Parts()), seed))
    body = buffer.getvalue()
    return LENGTH.pack(len(body)) + body


_DECODER = msgspec.json.Decoder(Decided)


def answer(body: bytes) -> Decided:
    """Return what a process answered; raises msgspec.MsgspecError for anything else."""
    return _DECODER.decode(body)


@lru_cache(maxsize=32)
def _player(spec: str) -> Player:
    return player_from_spec(spec)


def _decide(body: bytes) -> Decided:
    try:
        spec, values, seed = pickle.loads(body)
        decision = _player(spec).act(put_together(values), seed)
    except Exception as error:  # noqa: BLE001  (whatever a player does wrong, the table goes on)
        return Decided(fault=f"{type(error).__name__}")
    reasons = [StoredReason(r.code, dict(r.arguments)) for r in decision.reasons]
    return Decided(str(decision.action), reasons, values=[(str(a), value) for a, value in decision.values])


def _serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        body = questions.read(LENGTH.unpack(head)[0])
        reply = msgspec.json.encode(_decide(body))
        answers.write(LENGTH.pack(len(reply)) + reply)
        answers.flush()


def main() -> None:
    """Answer questions until there are none."""
    # The server says when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    # What a player prints must not come between two frames.
    os.dup2(2, 1)
    try:
        _serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        # The server was killed and nobody waits for the answer. Not to be tried again on the way out.
        os._exit(1)


if __name__ == "__main__":
    main()
