"""Every example of docs/format is read by the code it explains."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kibitz.errors import Problem
from kibitz.records.cases import read_cases, run_case
from kibitz.records.fields import Fields
from kibitz.records.format import format_records
from kibitz.records.jsonl import lines_to_record, record_to_lines
from kibitz.records.parse import read_record
from kibitz.records.position import format_position, parse_position
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.records.view_line import format_view_line, view_json
from kibitz.rules.state import Playing
from kibitz.views import view
from tests.docs.blocks import Block, blocks_of

FOLDER = Path(__file__).parents[2] / "docs" / "format"
BLOCKS = [block for file in sorted(FOLDER.glob("*.md")) for block in blocks_of(file)]


def rule_codes(text: str) -> None:
    for line in text.splitlines():
        assert parse_rule_code(line) == parse_rule_code(format_rule_code(parse_rule_code(line)))


def positions(text: str) -> None:
    for line in text.splitlines():
        state = parse_position(line)
        assert state == parse_position(format_position(state))


def view_lines(text: str) -> None:
    """A view line is not read back, but it is what the position beside it gives that seat."""
    line = text.strip()
    seat = Fields(line.partition(" ")[2]).seat("seat")
    assert seat is not None
    assert line in {format_view_line(view(state, seat)) for state in example_positions()}


def example_positions() -> list[Playing]:
    texts = [line for block in BLOCKS if block.words == "position" for line in block.text.splitlines()]
    return [state for state in map(parse_position, texts) if isinstance(state, Playing)]


def records(text: str) -> None:
    read = read_record(text)
    assert () == read.faults
    assert text == format_records(read.records)


def steps(text: str) -> None:
    """A line alone is read within the record of the same page."""
    (whole,) = (block.text for block in BLOCKS if block.words == "record" and block.language == "text")
    seat_and_call = text.strip().partition(" {")[0]
    lines = [text.strip() if line.startswith(seat_and_call) else line for line in whole.splitlines()]
    assert text.strip() in lines
    assert () == read_record("\n".join(lines)).faults


def json_records(text: str) -> None:
    read = lines_to_record(text.splitlines())
    assert () == read.faults
    assert read == lines_to_record(line for record in read.records for line in record_to_lines(record))


def cases(text: str) -> None:
    for case in read_cases(text, "docs"):
        assert [] == run_case(case)


def views(text: str) -> None:
    found = json.loads(text)
    assert found in [view_json(view(state, found["seat"])) for state in example_positions()]


READERS: dict[str, Callable[[str], None]] = {
    "text rule-code": rule_codes,
    "text position": positions,
    "text view-line": view_lines,
    "text record": records,
    "text steps": steps,
    "jsonl record": json_records,
    "jsonl cases": cases,
    "json view": views,
}


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_example_reads(block: Block) -> None:
    READERS[f"{block.language} {block.words}"](block.text)


@pytest.mark.parametrize("kind", READERS)
def test_every_format_has_an_example(kind: str) -> None:
    assert [block for block in BLOCKS if f"{block.language} {block.words}" == kind]


def test_every_key_of_a_position_is_explained() -> None:
    page = (FOLDER / "position.md").read_text(encoding="utf-8")
    with_every_key = {key for state in map(format_position, example_positions()) for key in _keys(state)}
    assert [] == sorted(key for key in with_every_key if f"`{key}`" not in page)


def _keys(line: str) -> list[str]:
    return list(Fields(line.partition(" ")[2]))


@pytest.mark.parametrize("area", ["rule_code", "position"])
def test_every_code_a_page_names_has_words(area: str) -> None:
    page = (FOLDER / f"{area.replace('_', '-')}.md").read_text(encoding="utf-8")
    named = [word for word in page.split("`") if word.startswith(f"{area}/")]
    assert len(named) > 3
    assert [] == [code for code in named if Problem(code).text().startswith("problem-")]
