"""The language of a run, and messages in it."""

from __future__ import annotations

import os

import click

from kibitz.language import DEFAULT_LANGUAGE, LANGUAGES, translate

LANGUAGE_VARIABLE = "KIBITZ_LANG"


def language_of(ctx: click.Context | None = None) -> str:
    """Return the language asked for: ``--lang``, else the environment, else English.

    An unknown one in the environment is passed over (it may be set for another version); ``--lang`` refuses it.
    """
    ctx = ctx or click.get_current_context(silent=True)
    given = ctx.find_root().params.get("lang") if ctx else None
    for language in (given, os.environ.get(LANGUAGE_VARIABLE)):
        if language in LANGUAGES:
            return str(language)
    return DEFAULT_LANGUAGE


def say(message_id: str, language: str, missing: str | None = None, **arguments: str | int) -> str:
    """Return a message in words; ``missing`` (or the id) if the language has no such message."""
    text = translate(message_id, arguments, language)
    return missing if text == message_id and missing is not None else text
