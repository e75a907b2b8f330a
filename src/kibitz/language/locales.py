"""Which of our languages a person's settings ask for."""

from __future__ import annotations

import re
from collections.abc import Mapping

LANGUAGES: tuple[str, ...] = ("en", "el", "fa", "nb", "uk", "zh-Hans")
DEFAULT_LANGUAGE = "en"

# Languages whose readers read one of ours: a macrolanguage and its other written form, Chinese of any place.
_READ_AS = {"no": "nb", "nn": "nb", "zh": "zh-Hans"}
# Where a system keeps the language of messages, the strongest first; the first one set decides.
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_TAG = re.compile(r"[-_.@]")


def language_for(tag: str) -> str | None:
    """Return our language for a tag or locale: ``fa``, ``zh_CN.UTF-8``, ``nn-NO``; None if we have none."""
    if tag in LANGUAGES:
        return tag
    base = _TAG.split(tag)[0].lower()
    language = _READ_AS.get(base, base)
    return language if language in LANGUAGES else None


def language_of_environment(environment: Mapping[str, str]) -> str:
    """Return the language of a system's locale; English where it has none that we have."""
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    return language_for(locale) or DEFAULT_LANGUAGE
