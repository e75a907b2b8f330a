"""Reading the text of records: whatever can be read is read, and every fault is told with its place.

A deal with a fault is left out and the others still load; a match whose rules cannot be read is left out
with its deals. Every deal is played through the engine, so a record that loads holds legal deals only.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from kibitz.errors import RecordError, problem
from kibitz.games import VARIANTS, variant_of
from kibitz.records.format import HEAD
from kibitz.records.parse_deal import deal_of
from kibitz.records.record import VERSION, DealRecord, ReadResult, Record
from kibitz.records.sections import DEAL, Entries, Line, entries_of, in_order, pairs_of, sections_of
from kibitz.records.text import not_text, unescape
from kibitz.rules.options import parse_option_text
from kibitz.rules.variant import Variant

_VARIANT = re.compile(r"([A-Za-z0-9_]{1,40})@([1-9][0-9]{0,8})")

# The lines of a head without which its deals can be read.
_REMARK = re.compile(r"(seat|tag) |(date|seed|comment):")

# The keys of a head, and whether a name stands between the key and its colon.
_HEAD_KEYS = {
    "variant": False,
    "options": False,
    "seat": True,
    "date": False,
    "seed": False,
    "tag": True,
    "comment": False,
}


def read_record(text: str) -> ReadResult:
    """Return every match a text holds, and every fault in the order of the text."""
    reading = _Reading()
    for section in sections_of(text):
        reading.take(section)
    return reading.result()


class _Reading:
    """The matches read so far; the last one may still get deals."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.faults: list[RecordError] = []
        self.match: Record | None = None
        self.deals: list[DealRecord] = []
        # Deals without a match are told once; those of a match that was told already, not at all.
        self.expects_deals = False

    def take(self, section: list[Line]) -> None:
        first = section[0]
        if first.text.startswith(HEAD) or any(line.text.startswith("variant:") for line in section):
            self._close()
            self.match, faults = _head_of(section)
            self.faults += faults
            self.expects_deals = True
        elif not first.text.startswith(DEAL):
            fault = RecordError(problem("record/section", text=first.text[:40]), first.number)
            self.faults.append(not_text(first.text, first.number) or fault)
        elif self.match is not None:
            deal, faults = deal_of(section, self.match.variant)
            self.faults += faults
            self.deals += [deal] if deal is not None else []
        elif not self.expects_deals:
            self.faults.append(RecordError(problem("record/no_match"), first.number))
            self.expects_deals = True

    def _close(self) -> None:
        if self.match is not None:
            self.records.append(replace(self.match, deals=tuple(self.deals)))
        self.match, self.deals = None, []

    def result(self) -> ReadResult:
        self._close()
        if not self.records and not self.faults:
            self.faults.append(RecordError(problem("record/empty")))
        return ReadResult(tuple(self.records), tuple(self.faults))


# --- the head -------------------------------------------------------------------------------------


def _head_of(section: list[Line]) -> tuple[Record | None, list[RecordError]]:
    """Return the match a head begins, without deals; None if its rules cannot be read."""
    first = section[0]
    version = first.text.removeprefix(HEAD).strip()
    if not first.text.startswith(HEAD) or not version.isascii() or not version.isdigit():
        fault = RecordError(problem("record/head", text=first.text[:40]), first.number)
        return None, [not_text(first.text, first.number) or fault]
    if len(version) > 9 or not 1 <= int(version) <= VERSION:
        unknown = problem("record/version", version=version[:20], known=VERSION)
        return None, [RecordError(unknown, first.number, len(HEAD) + 2)]
    entries = entries_of(first, section[1:], _HEAD_KEYS)
    for line in entries.steps:
        entries.faults.append(RecordError(problem("record/step_in_head"), line.number))
    rules = None if _may_hide_rules(section) else _rules_of(entries)
    if rules is None:
        return None, in_order(entries.faults)
    variant, revision = rules
    record = Record(
        variant,
        (),
        revision,
        _seats_of(entries, variant),
        entries.read("date", parse_date) or "",
        entries.read("seed", unescape) or "",
        _tags_of(entries),
        entries.read("comment", unescape) or "",
    )
    return record, in_order(entries.faults)


def _may_hide_rules(section: list[Line]) -> bool:
    """Return whether a line that is no text may be one of those that say by which rules was played."""
    return any(not_text(line.text) is not None and not _REMARK.match(line.text) for line in section)


def _rules_of(entries: Entries) -> tuple[Variant, int] | None:
    if ("variant", "") not in entries.values:
        entries.fault("record/missing", key="variant")
        return None
    named = entries.read("variant", _variant_and_revision)
    if named is None:
        return None
    name, revision = named
    variant = entries.read("variant", lambda _: variant_of(name))
    if variant is not None and ("options", "") in entries.values:
        variant = entries.read("options", lambda text: variant_of(name, _options(name, text)))
    if variant is None:
        return None
    if revision > variant.revision:
        entries.fault("record/revision", "variant", variant=name, revision=revision, known=variant.revision)
        return None
    return variant, revision


def _variant_and_revision(text: str) -> tuple[str, int]:
    found = _VARIANT.fullmatch(text)
    if found is None:
        raise RecordError(problem("record/variant", text=text[:40]))
    return found[1], int(found[2])


def _options(name: str, text: str) -> dict[str, object]:
    known = {option.name: option for option in VARIANTS[name].options}
    options: dict[str, object] = {}
    for key, value, column in pairs_of(text):
        if key in options:
            raise RecordError(problem("record/twice", key=key[:40]), column=column)
        options[key] = parse_option_text(known[key], value) if key in known else value
    return options


def _seats_of(entries: Entries, variant: Variant) -> tuple[str, ...]:
    names = entries.names("seat")
    if not names:
        return ()
    if names != [str(seat) for seat in variant.seats]:
        # A name that is no text was told already.
        if not any(fault.code == "record/encoding" for fault in entries.faults):
            entries.fault("record/seats", "seat", names[0], n=variant.n_seats)
        return ()
    return tuple(entries.read("seat", unescape, name) or "" for name in names)


def _tags_of(entries: Entries) -> tuple[tuple[str, str], ...]:
    return tuple((name, entries.read("tag", unescape, name) or "") for name in entries.names("tag"))


def parse_date(text: str) -> str:
    """Return a day as ISO 8601 writes it; raises RecordError for anything else."""
    try:
        read = date.fromisoformat(text)
    except ValueError:
        read = None
    # Other forms of ISO 8601 are read too, but one day has one text.
    if read is None or read.isoformat() != text:
        raise RecordError(problem("record/date", text=text[:40]))
    return text
