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
from kibitz.language.locales import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    language_for,
    language_of_environment,
)
from kibitz.language.numbers import number_in

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "has_message",
    "language_for",
    "language_of_environment",
    "number_in",
    "sentence",
    "translate",
]

# What ends a sentence in any of the languages; a stop in quotation marks or brackets counts too.
_ENDS = ".!?…。！？؟"
_FULL_STOPS = {"zh-Hans": "。"}


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

    What a language lacks is said in English. A missing message or argument shows its id instead of failing:
    a wording fault must not end a deal. ``tests/unit/test_language.py`` and ``test_every_language.py`` find
    all three before a player does.
    """
    name, _, attribute = message_id.partition(".")
    for spoken in dict.fromkeys((language, DEFAULT_LANGUAGE)):
        text = _catalogue(spoken).text(name, attribute, arguments or {})
        if text is not None:
            return text
    return message_id


def sentence(text: str, language: str = DEFAULT_LANGUAGE) -> str:
    """Return the text with a capital at its beginning and a stop at its end."""
    whole = text[:1].upper() + text[1:]
    return whole if text[-1:] in _ENDS else whole + _FULL_STOPS.get(language, ".")
