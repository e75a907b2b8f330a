"""Records and traces as JSON lines, and the published schema of a line."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import jsonschema
import pytest

from kibitz.records.format import format_records
from kibitz.records.jsonl import lines_to_record, record_to_lines, records_to_lines
from kibitz.records.parse import read_record
from kibitz.records.record import ReadResult, Record
from kibitz.records.record_line import generated_schema, record_schema
from kibitz.records.rule_code import format_rule_code
from kibitz.records.text import decode_text
from kibitz.records.traces import LISTED_AT_MOST, trace_line
from kibitz.rules.state import Burying
from kibitz.rules.variant import Variant
from tests.property.mutations import record_of, recorded
from tests.property.strategies import TABLES, PlayedDeal, play_out
from tests.second_reader.traces import check_trace_lines


def trace_of(played: PlayedDeal) -> str:
    """Return the trace line of a deal."""
    steps = [
        SimpleNamespace(before=state, action=action)
        for state, action in zip(played.states, played.actions, strict=False)
    ]
    return trace_line(SimpleNamespace(start=played.states[0], steps=steps, over=played.over))


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_a_record_of_every_table_goes_through_json_lines(variant: Variant) -> None:
    record = record_of(variant, "json", 2)
    lines = record_to_lines(record)
    assert ReadResult((record,)) == lines_to_record(lines)
    for line in lines:
        jsonschema.validate(json.loads(line), record_schema())


def test_matches_that_look_alike_stay_apart() -> None:
    records = (record_of(TABLES[0], "a"), record_of(TABLES[0], "a"), record_of(TABLES[7], "b", 2))
    assert ReadResult(records) == lines_to_record(records_to_lines(records))


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_a_trace_is_a_record(variant: Variant) -> None:
    played = play_out(variant, "trace")
    line = trace_of(played)
    read = lines_to_record([line])
    assert () == read.faults
    assert recorded(played).result == read.records[0].deals[0].result
    assert tuple(played.actions) == tuple(step.action for step in read.records[0].deals[0].steps)
    jsonschema.validate(json.loads(line), record_schema())


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_the_second_reader_accepts_every_step_of_a_trace(variant: Variant) -> None:
    line = trace_of(play_out(variant, "trace"))
    assert [("line 1", [])] == list(check_trace_lines([line], is_continued=True))


def test_legal_sets_are_whole_or_null_where_the_format_says() -> None:
    n_null = 0
    for variant in TABLES:
        played = play_out(variant, "trace")
        steps = json.loads(trace_of(played))["steps"]
        for state, step in zip(played.states, steps, strict=False):
            if step["legal"] is None:
                n_null += 1
                continue
            assert not isinstance(state, Burying)
            assert step["action"] in step["legal"]
            assert 1 <= len(step["legal"]) <= LISTED_AT_MOST
    assert n_null > 10


def test_deals_of_traces_are_numbered_and_matches_end_with_a_winner() -> None:
    """A trace of a game without levels leaves out the number of the deal."""
    lines = [json.loads(line) for line in record_to_lines(record_of(TABLES[0], "numbers", 1)) * 3]
    winner = {**lines[0]["result"], "winners": [0]}
    for line in lines:
        for key in ("match", "record", "revision", "seats", "date", "seed", "tags", "match_comment"):
            line.pop(key, None)
        del line["start"]["deal"]
    after = lines[0]["result"]
    lines[1]["start"] |= {"dealer": after["next_dealer"], "scores": after["scores"]}
    lines[1]["steps"], lines[1]["result"] = [], None
    read = lines_to_record(json.dumps(line) for line in lines[:2])
    assert () == read.faults
    assert [1, 2] == [deal.start.standing.deal for record in read.records for deal in record.deals]
    assert winner["winners"] == [0]


# --- damage ---------------------------------------------------------------------------------------

SOUND = record_to_lines(record_of(TABLES[0], "json", 3))


Path = tuple[str | int, ...]
ABSENT = object()


def changed(path: Path, value: object) -> str:
    """Return the second line with another value at a place, or without it."""
    line: Any = json.loads(SOUND[1])
    node = line
    for step in path[:-1]:
        node = node[step]
    if value is ABSENT:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return json.dumps(line)


SCHEMA_FAULTS: dict[str, tuple[Path, object]] = {
    "json/missing": (("steps",), ABSENT),
    "json/unknown_key": (("start", "colour"), "red"),
    "json/value": (("start", "dealer"), "0"),
}
RULE_FAULTS: dict[str, tuple[Path, object]] = {
    "record/version": (("record",), 2),
    "variant/unknown": (("variant",), "crownest"),
    "variant/option_unknown": (("options", "colour"), "red"),
    "record/revision": (("revision",), 9),
    "record/seats": (("seats",), ["Ann"]),
    "record/date": (("date",), "today"),
    "record/pair": (("tags", "a b"), "c"),
    "start/seat": (("start", "dealer"), 4),
    "start/length": (("start", "scores"), [0]),
    "start/hand_sizes": (("start", "hands"), ["R5", "R6 R7", "", ""]),
    "record/turn": (("steps", 0, "seat"), 9),
    "action/unknown": (("steps", 0, "action"), "sing"),
    "auction/too_low": (("steps", 0, "action"), "bid 5"),
    "record/result": (("result", "points"), [1, 2]),
    "record/nonce": (("fairness", "nonces"), [{"seat": 5, "nonce": ""}]),
}


@pytest.mark.parametrize("code", [*SCHEMA_FAULTS, *RULE_FAULTS])
def test_a_damaged_line_is_told_and_the_others_are_read(code: str) -> None:
    line = changed(*(SCHEMA_FAULTS | RULE_FAULTS)[code])
    read = lines_to_record([SOUND[0], line, SOUND[2]])
    whole = lines_to_record([SOUND[0], SOUND[2]])
    assert whole.records == read.records
    assert [(code, 2)] == [(fault.code, fault.line) for fault in read.faults]


@pytest.mark.parametrize("code", SCHEMA_FAULTS)
def test_the_schema_refuses_what_is_not_of_the_form(code: str) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(json.loads(changed(*SCHEMA_FAULTS[code])), record_schema())


@pytest.mark.parametrize("line", ["{", '{"variant": "crowsnest",}', "[" * 5000, "nonsense", '"\\ud800"'])
def test_what_is_no_json_is_told(line: str) -> None:
    read = lines_to_record([line, *SOUND])
    assert 1 == len(read.records)
    (fault,) = read.faults
    assert (1, True) == (fault.line, 1 <= fault.column <= len(line) + 1)
    assert fault.code.startswith("json/")


def test_empty_lines_are_let_pass() -> None:
    assert lines_to_record(SOUND) == lines_to_record(["", SOUND[0], "  ", *SOUND[1:], "\n"])


def test_the_schema_in_the_package_is_the_one_the_reader_obeys() -> None:
    """If this fails, write what generated_schema() gives into the file, and read the difference."""
    assert generated_schema() == record_schema()


def test_the_schema_is_sound() -> None:
    jsonschema.Draft202012Validator.check_schema(record_schema())


# --- matches without deals ------------------------------------------------------------------------

NAMED = replace(
    record_of(TABLES[0], "named"),
    deals=(),
    tags=(("deals", '"deals": 0'), ("steps", "x")),
    comment='"deals": 1',
)


def test_a_match_without_deals_keeps_its_names_and_tags() -> None:
    records = (NAMED, record_of(TABLES[0], "a", 2), NAMED, replace(NAMED, seats=()), Record(TABLES[7]))
    lines = records_to_lines(records)
    assert ReadResult(records) == lines_to_record(lines)
    assert records == read_record(format_records(records)).records
    for line in lines:
        jsonschema.validate(json.loads(line), record_schema())


def test_a_deal_of_a_match_with_such_a_tag_is_a_deal() -> None:
    record = replace(record_of(TABLES[0], "named"), tags=NAMED.tags, comment=NAMED.comment)
    assert ReadResult((record,)) == lines_to_record(record_to_lines(record))


def test_deals_may_follow_the_line_of_their_match() -> None:
    record = record_of(TABLES[0], "later", 2)
    lines = record_to_lines(replace(record, deals=())) + record_to_lines(record)
    assert ReadResult((record,)) == lines_to_record(lines)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [("deals", 1, "json/value"), ("comment", "x", "json/unknown_key"), ("date", "today", "record/date")],
)
def test_a_damaged_line_of_a_match_is_told(key: str, value: object, code: str) -> None:
    line: dict[str, object] = json.loads(record_to_lines(NAMED)[0])
    read = lines_to_record([json.dumps({**line, key: value}), *SOUND])
    assert [(code, 1)] == [(fault.code, fault.line) for fault in read.faults]
    assert lines_to_record(SOUND).records == read.records


def test_a_byte_that_is_no_text_damages_its_line_only() -> None:
    at = SOUND[1].index("crowsnest") + 3
    bad = decode_text(SOUND[1][:at].encode() + b"\xff" + SOUND[1][at:].encode())
    read = lines_to_record([SOUND[0], bad, SOUND[2]])
    assert lines_to_record([SOUND[0], SOUND[2]]).records == read.records
    assert [("record/encoding", 2, at + 1)] == [(f.code, f.line, f.column) for f in read.faults]


def test_a_key_given_twice_damages_its_line_only() -> None:
    line = SOUND[1].replace('"steps": [', '"steps": [], "steps": [', 1)
    read = lines_to_record([SOUND[0], line, SOUND[2]])
    assert lines_to_record([SOUND[0], SOUND[2]]).records == read.records
    (fault,) = read.faults
    assert ("json/twice", 2, line.rindex('"steps"') + 1) == (fault.code, fault.line, fault.column)


def test_a_result_that_does_not_hold_is_told_in_words_of_json() -> None:
    (fault,) = lines_to_record([changed(("result", "points"), None)]).faults
    assert "“null”" in fault.text() and "None" not in fault.text()
