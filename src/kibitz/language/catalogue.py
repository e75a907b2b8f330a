"""The messages of one language, each parsed when it is first needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from kibitz.language.numbers import number_in, with_signs

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

# Fluent's grammar: an entry begins in the first column, all further lines of it are indented or blank.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")


class Catalogue:
    """The entries of some Fluent files by id; of two with one id the first counts."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        self._unparsed: dict[str, str] = {}
        for text in texts:
            for name, entry in _entries(text):
                self._unparsed.setdefault(name, entry)
        self._ids = frozenset(self._unparsed)
        self._bundle: FluentBundle | None = None

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._ids

    def text(self, name: str, attribute: str, arguments: Mapping[str, str | int]) -> str | None:
        """Return a message, or an attribute of it, in words; None if there is no such thing."""
        if name not in self._ids:
            return None
        message = self._parsed(name).get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        return self._resolve(pattern, arguments)

    def _parsed(self, name: str) -> FluentBundle:
        """Return the bundle with this entry in it, and all that the entry refers to."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            # Isolation marks are for mixed directions inside a line; a terminal prints them as boxes.
            self._bundle = FluentBundle([self._language], use_isolating=False)
            self._resolve = _resolver(self._bundle, self._language)
        needed = [name]
        while needed:
            entry = self._unparsed.pop(needed.pop(), None)
            if entry is not None:
                from fluent.runtime import FluentResource

                self._bundle.add_resource(FluentResource(entry))
                needed += _REFERENCE.findall(entry)
        return self._bundle


def _resolver(bundle: FluentBundle, language: str) -> Callable[[Pattern, Mapping[str, str | int]], str]:
    """Return what makes words of a pattern: as the bundle does, but with numbers as the language writes them.

    A number stays a number, so that a message can choose by it.
    """
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
    from fluent.runtime.types import FluentInt

    class Written(FluentInt):
        def format(self, _locale: object) -> str:
            return number_in(language, int(self))

    def resolve(pattern: Pattern, arguments: Mapping[str, str | int]) -> str:
        given = {
            name: Written(value) if isinstance(value, int) else value for name, value in arguments.items()
        }
        current = CurrentEnvironment(args=given)
        text = str(pattern(ResolverEnvironment(context=bundle, current=current, errors=[])))
        return with_signs(language, text)

    return resolve


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of each entry of a Fluent file."""
    plain = _COMMENT.sub("", text)
    begins = list(_ENTRY.finditer(plain))
    ends = [match.start() for match in begins[1:]] + [len(plain)]
    for match, end in zip(begins, ends, strict=True):
        yield match.group(1), plain[match.start() : end]
