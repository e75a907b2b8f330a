"""Positions with a judgement: whose turn it is, what a good player does there, and why.

One JSON object a line, a file a game. ``start`` and ``actions`` are those of a case, from the first call on, so
every position is reached by legal play and every view has its whole history.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from kibitz.cards import parse_cards
from kibitz.games import variant_of
from kibitz.records.json_start import StartLine, decode_line, start_of
from kibitz.rules.actions import Action, Bury, parse_action
from kibitz.rules.engine import apply, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.setup import state_from_start
from kibitz.rules.state import Hand, State
from kibitz.views import View, view

FOLDER = Path(__file__).parent / "positions"


class PositionLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a file of positions.

    good: the acceptable actions. Burials are too many to list, so they may be judged by ``keeps``, cards a good
    burial leaves in the hand, and ``gives``, cards it holds.
    """

    id: str
    kind: str
    variant: str
    start: StartLine
    why: str
    options: dict[str, object] = {}
    actions: list[str] = []
    good: list[str] = []
    keeps: str = ""
    gives: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """A position ready to be played. state: with the turn at ``seat``."""

    id: str
    kind: str
    state: State
    seat: Seat
    good: tuple[Action, ...]
    keeps: Hand
    gives: Hand
    why: str

    @property
    def view(self) -> View:
        """Return what the seat to act knows."""
        return view(self.state, self.seat)

    def is_good(self, action: Action) -> bool:
        """Return whether a good player might do this."""
        if self.good:
            return action in self.good
        assert isinstance(action, Bury)
        return not set(self.keeps) & set(action.cards) and set(self.gives) <= set(action.cards)


_DECODER = msgspec.json.Decoder(PositionLine)


def read_positions(text: str) -> Iterator[Judged]:
    """Yield the positions of a file. Raises RecordError or IllegalAction where one cannot be reached."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            yield _judged(decode_line(_DECODER, line, number))


def _judged(read: PositionLine) -> Judged:
    state = state_from_start(variant_of(read.variant, read.options), start_of(read.start))
    for text in read.actions:
        state = apply(state, parse_action(text))
    seat = to_act(state)
    assert seat is not None, f"{read.id}: the deal is over"
    return Judged(
        id=read.id,
        kind=read.kind,
        state=state,
        seat=seat,
        good=tuple(map(parse_action, read.good)),
        keeps=parse_cards(read.keeps),
        gives=parse_cards(read.gives),
        why=read.why,
    )


def all_positions() -> tuple[Judged, ...]:
    """Return every position of every game, file by file."""
    return tuple(
        judged for path in sorted(FOLDER.glob("*.jsonl")) for judged in read_positions(path.read_text())
    )
