"""Words for people: Fluent messages, one folder per language.

The lowest layer: everything above may ask it to word a message, it knows nothing of cards. The Fluent
library is loaded on the first message, and a message is parsed when it is first asked for: reading all
of them would cost half a second at every start of the program.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from kibitz.language.catalogue import Catalogue

LANGUAGES: tuple[str, ...] = ("en",)
DEFAULT_LANGUAGE = "en"


@cache
def _catalogue(language: str) -> Catalogue:
    folder = files(__package__) / language
    texts = [
        entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda e: e.name)
        if entry.name.endswith(".ftl")
    ]
    return Catalogue(language, texts)


def has_message(message_id: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Return whether the language has words for this id."""
    return message_id in _catalogue(language)


def translate(
    message_id: str, arguments: Mapping[str, str | int] | None = None, language: str = DEFAULT_LANGUAGE
) -> str:
    """Return a message in words; ``id.attribute`` names an attribute of it.

    A missing message or argument shows its id instead of failing: a wording fault must not end a deal.
    ``tests/unit/test_language.py`` finds both before a player does.
    """
    name, _, attribute = message_id.partition(".")
    text = _catalogue(language).text(name, attribute, arguments or {})
    return message_id if text is None else text
