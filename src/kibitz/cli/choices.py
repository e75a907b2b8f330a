"""Arguments and options that several commands share."""

from __future__ import annotations

import click

from kibitz.cli.command import Function, option
from kibitz.errors import KibitzError, problem


class WholeNumber(click.ParamType[int]):
    """A whole number in a range."""

    name = "number"

    def __init__(self, lowest: int = 0, highest: int = 10**9) -> None:
        self.lowest = lowest
        self.highest = highest

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number; raises KibitzError if it is none or out of range."""
        if isinstance(value, int):
            return value
        text = str(value)
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 20:
            if self.lowest <= int(text) <= self.highest:
                return int(text)
        raise KibitzError(
            problem(
                "usage/number", option=_flag(param), value=text[:40], lowest=self.lowest, highest=self.highest
            )
        )


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word; raises KibitzError for another."""
        if str(value) not in self.words:
            allowed = ", ".join(self.words)
            raise KibitzError(
                problem("usage/word", option=_flag(param), value=str(value)[:40], allowed=allowed)
            )
        return str(value)


def _flag(param: click.Parameter | None) -> str:
    return max(param.opts, key=len) if param else "-"


def variant_argument(function: Function) -> Function:
    """Add VARIANT, ``--option k=v`` (repeatable) and ``--code``: see ``chosen_variant``."""
    function = option("--code", metavar="CODE", words="code")(function)
    function = option("--option", "options", metavar="K=V", multiple=True, words="option")(function)
    return click.argument("name", metavar="VARIANT", required=False)(function)


def seed_option(function: Function) -> Function:
    """Add ``--seed``, any text; 0 if not given."""
    return option("--seed", metavar="S", default="0", words="seed")(function)


def json_option(function: Function) -> Function:
    """Add ``--json``."""
    return option("--json", "as_json", is_flag=True, words="json")(function)


def force_option(function: Function) -> Function:
    """Add ``--force``."""
    return option("--force", is_flag=True, words="force")(function)
