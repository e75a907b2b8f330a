"""Words for people: Fluent messages, one folder per language.

The lowest layer: everything above may ask it to word a message, it knows nothing of cards. The Fluent
library is loaded on the first message, so importing Kibitz stays cheap.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[str, ...] = ("en",)
DEFAULT_LANGUAGE = "en"


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for mixed directions inside one line; a terminal prints them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def has_message(message_id: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Return whether the language has words for this id."""
    return _bundle(language).has_message(message_id)


def translate(
    message_id: str, arguments: Mapping[str, str | int] | None = None, language: str = DEFAULT_LANGUAGE
) -> str:
    """Return a message in words.

    A missing message or argument shows its id instead of failing: a wording fault must not end a deal.
    ``tests/unit/test_language.py`` finds both before a player does.
    """
    name, _, attribute = message_id.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return message_id
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return message_id
    text, _faults = bundle.format_pattern(pattern, dict(arguments or {}))
    return str(text)
