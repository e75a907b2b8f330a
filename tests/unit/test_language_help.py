"""The command line in every language: help of every command, without a gap, within the width."""

from __future__ import annotations

import re

import click
import pytest
from rich.cells import cell_len

from kibitz.cli.group import COMMANDS, group
from kibitz.language import LANGUAGES, translate

WIDTH = 80
MARKS = "\u2066\u2067\u2068\u2069\u202a\u202b\u202c"
# What a text that is missing shows.
RAW_ID = re.compile(r"\b(cli|problem|table|server)-[a-z]+(-[a-z]+)*\b")


def help_of(name: str | None, language: str) -> str:
    """Return what ``kibitz --lang LANGUAGE NAME --help`` prints."""
    with group.make_context("kibitz", ["--lang", language, "variants"], terminal_width=WIDTH) as ctx:
        if name is None:
            return group.get_help(ctx)
        command = group.get_command(ctx, name)
        assert command is not None
        context = command.context_class(command, info_name=name, parent=ctx, terminal_width=WIDTH)
        return command.get_help(context)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_help_has_no_gap_and_fits(language: str, name: str | None) -> None:
    text = help_of(name, language)
    assert not re.search(r"[{}]", text)
    assert [] == [found[0] for found in RAW_ID.finditer(text)]
    assert not set(MARKS) & set(text), "a terminal would show marks of direction as boxes"
    examples = {
        f"  {line}" for line in translate(f"cli-{name or 'kibitz'}.example", {}, language).splitlines()
    }
    wide = [line for line in text.splitlines() if cell_len(line) > WIDTH and line not in examples]
    assert [] == wide


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_help_is_in_the_language(language: str) -> None:
    for name in ("variants", "trace", "replay"):
        assert help_of(name, language) != help_of(name, "en")


def test_chinese_help_fills_its_lines_and_begins_none_with_a_comma() -> None:
    lines = [line for line in help_of("trace", "zh-Hans").splitlines() if line.strip()]
    assert not [line for line in lines if line.strip()[0] in "，。、；：？！）”"]
    assert max(map(cell_len, lines)) > WIDTH - 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complaint_begins_with_the_name_of_the_program(language: str) -> None:
    assert translate("cli-complaint", {"text": "x"}, language).startswith("kibitz")


def test_a_wrong_language_is_refused_and_a_locale_is_understood() -> None:
    with group.make_context("kibitz", ["--lang", "zh_CN", "variants"]) as ctx:
        assert "zh-Hans" == ctx.params["lang"]
    assert isinstance(group, click.Group)
