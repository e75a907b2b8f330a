"""docs/reference.md says what the program says."""

from __future__ import annotations

from kibitz.cli.group import COMMANDS
from kibitz.errors import Problem
from kibitz.language import has_message
from tests.docs.reference import PAGE, codes, help_of, page_anew


def test_help_and_codes_are_those_of_the_program() -> None:
    text = PAGE.read_text("utf-8")
    assert page_anew(text) == text, "run: python -m tests.docs.reference"


def test_every_command_has_help_with_an_example() -> None:
    without = [name for name in COMMANDS if f"\n  kibitz {name}" not in help_of(name)]
    assert [] == without


def test_every_code_listed_has_words() -> None:
    listed = codes()
    assert ("play", "must_follow") in listed
    assert [] == [code for code in listed if not has_message(Problem("/".join(code)).message_id)]
