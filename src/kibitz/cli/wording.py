"""The language of a run, and messages in it."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable

import click

from kibitz.language import language_for, language_of_environment, translate

LANGUAGE_VARIABLE = "KIBITZ_LANG"

# What is no letter on a terminal but an order to it: controls, half characters, line ends of Unicode.
_ORDERS = ("Cc", "Cs", "Zl", "Zp")
# Marks that turn the direction of what follows, so that a line reads as another.
_TURNS = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def language_of(ctx: click.Context | None = None) -> str:
    """Return the language asked for: ``--lang``, else ``KIBITZ_LANG``, else the locale's, else English.

    An unknown one in the environment is passed over (it may be set for another version); ``--lang`` refuses it.
    """
    ctx = ctx or click.get_current_context(silent=True)
    given = ctx.find_root().params.get("lang") if ctx else None
    for asked in (given, os.environ.get(LANGUAGE_VARIABLE)):
        language = language_for(asked or "")
        if language is not None:
            return language
    return language_of_environment(os.environ)


def say(message_id: str, language: str, missing: str | None = None, **arguments: str | int) -> str:
    """Return a message in words; ``missing`` (or the id) if the language has no such message."""
    shown = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
    text = translate(message_id, shown, language)
    return missing if text == message_id and missing is not None else text


def listed(items: Iterable[str], language: str) -> str:
    """Return the items as one list, with the comma of the language between them."""
    return translate("list-comma", {}, language).join(items)


def printable(text: str) -> str:
    """Return a text that came from outside as it may be shown: orders to the terminal as escapes."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    if unicodedata.category(character) not in _ORDERS and character not in _TURNS:
        return character
    code = ord(character)
    return _SHORT.get(character) or (f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}")
