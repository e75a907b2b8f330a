"""Cutting the text of records into sections, and sections into lines with a key."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from kibitz.errors import Argument, KibitzError, RecordError, problem
from kibitz.records.format import HEAD
from kibitz.records.text import NAME, not_text

T = TypeVar("T")

DEAL = "deal:"
_ENTRY = re.compile(rf"([a-z]+)(?: ({NAME.pattern}))?:(?: (.*))?")
_STEP = re.compile(r"[0-9]")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text, without its end; lines count from 1."""

    number: int
    text: str


def sections_of(text: str) -> Iterator[list[Line]]:
    """Yield the sections: cut at blank lines and before every line that begins a match or a deal."""
    section: list[Line] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = Line(number, raw.removesuffix("\r"))
        if section and (not line.text.strip() or line.text.startswith((HEAD, DEAL))):
            yield section
            section = []
        if line.text.strip():
            section.append(line)
    if section:
        yield section


@dataclass(slots=True)
class Entries:
    """The lines of a section by key and name, those of actions apart; faults are collected, not raised."""

    first: Line
    faults: list[RecordError] = field(default_factory=list)
    values: dict[tuple[str, str], tuple[str, int, int]] = field(default_factory=dict)
    steps: list[Line] = field(default_factory=list)

    def read(self, key: str, parse: Callable[[str], T], name: str = "") -> T | None:
        """Return a value as the function reads it; None if it is not there or at fault."""
        entry = self.values.get((key, name))
        if entry is None:
            return None
        text, line, column = entry
        try:
            return parse(text)
        except KibitzError as error:
            self.faults.append(placed(error, line, column))
            return None

    def names(self, key: str) -> list[str]:
        """Return the names given with a key, in the order of the text."""
        return [name for found, name in self.values if found == key]

    def place(self, key: str, name: str = "") -> tuple[int, int]:
        """Return line and column of a value; of the section if it is not there."""
        _, line, column = self.values.get((key, name), ("", self.first.number, 1))
        return line, column

    def fault(self, code: str, at: str = "", at_name: str = "", /, **arguments: Argument) -> None:
        """Remember a fault, at the value of a key or at the first line of the section."""
        self.faults.append(RecordError(problem(code, **arguments), *self.place(at, at_name)))


def placed(error: KibitzError, line: int, column: int) -> RecordError:
    """Return an error found in a part of a line, at its place in the text."""
    within = error.column - 1 if isinstance(error, RecordError) else 0
    moved = RecordError(error.problems[0], line, column + within)
    moved.problems = error.problems
    return moved


def entries_of(first: Line, lines: list[Line], keys: dict[str, bool]) -> Entries:
    """Return the entries of a section. keys: those it may have, and whether they come with a name."""
    entries = Entries(first)
    for line in lines:
        no_text = not_text(line.text, line.number)
        if no_text is not None:
            entries.faults.append(no_text)
            continue
        if _STEP.match(line.text):
            entries.steps.append(line)
            continue
        found = _ENTRY.fullmatch(line.text)
        if found is None or found[1] not in keys or keys[found[1]] is not (found[2] is not None):
            shown = line.text.partition(":")[0][:40]
            allowed = " ".join(keys)
            entries.faults.append(
                RecordError(problem("record/line", text=shown, allowed=allowed), line.number)
            )
            continue
        entry = (found[1], found[2] or "")
        if entry in entries.values:
            shown = " ".join(entry).strip()
            entries.faults.append(RecordError(problem("record/twice", key=shown), line.number))
            continue
        column = found.start(3) + 1 if found[3] is not None else len(line.text) + 1
        entries.values[entry] = (found[3] or "", line.number, column)
    return entries


def pairs_of(text: str) -> list[tuple[str, str, int]]:
    """Return the words ``key=value`` of a text, each with its column."""
    pairs, column = [], 1
    for word in text.split(" "):
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise RecordError(problem("record/pair", text=word[:40]), column=column)
        pairs.append((key, value, column))
        column += len(word) + 1
    return pairs


def in_order(faults: list[RecordError]) -> list[RecordError]:
    """Return faults in the order of the text."""
    return sorted(faults, key=lambda fault: (fault.line, fault.column))
