"""Free words inside a line of a record: what would break the line is written with a backslash."""

from __future__ import annotations

import re
import unicodedata

from kibitz.errors import RecordError, problem

# The name of a tag or of a value in an evaluation; a seat's number is one as well.
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")

_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_LETTERS = {"\\": "\\", "n": "\n", "r": "\r", "t": "\t", "s": " "}
_ESCAPED = re.compile(r"\\(u[0-9a-f]{4}|U[0-9a-f]{8}|.?)", re.DOTALL)
# Controls, surrogates, and the line ends of Unicode; a direction mark or a joiner belongs to its language.
_HIDDEN = ("Cc", "Cs", "Zl", "Zp")


def escape(text: str, also: str = "") -> str:
    """Return words as they stand in a line. also: further characters that would end them there."""
    inner = "".join(_escaped(character, also) for character in text)
    # Blanks at either end would be lost.
    bare = inner.strip(" ")
    before, after = len(inner) - len(inner.lstrip(" ")), len(inner) - len(inner.rstrip(" "))
    return "\\s" * before + bare + "\\s" * after if bare else "\\s" * len(inner)


def _escaped(character: str, also: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    if character == " " and " " in also:
        return "\\s"
    if character in also or unicodedata.category(character) in _HIDDEN:
        code = ord(character)
        return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
    return character


def unescape(text: str) -> str:
    """Return the words a part of a line stands for. Raises RecordError("record/escape")."""

    def plain(match: re.Match[str]) -> str:
        escaped = match[1]
        if escaped in _LETTERS:
            return _LETTERS[escaped]
        if len(escaped) > 1 and not _is_surrogate(code := int(escaped[1:], 16)) and code <= 0x10FFFF:
            return chr(code)
        raise RecordError(problem("record/escape", text=match[0][:10]), column=match.start() + 1)

    return _ESCAPED.sub(plain, text)


def has_surrogate(text: str) -> bool:
    """Return whether a text holds half a character, which no file can."""
    return not_text(text) is not None


def _is_surrogate(code: int) -> bool:
    return 0xD800 <= code < 0xE000


def decode_text(data: bytes) -> str:
    """Return the text of a file's bytes, without a byte order mark.

    A byte that is not UTF-8 becomes half a character, which no reader lets pass: ``not_text`` finds it, and
    only what stands beside it is lost.
    """
    return data.decode("utf-8", errors="surrogateescape").removeprefix("\ufeff")


def not_text(text: str, line: int = 1) -> RecordError | None:
    """Return the error of the first half character in a line, or None if all of it is text."""
    place = next((place for place, character in enumerate(text) if _is_surrogate(ord(character))), None)
    return None if place is None else RecordError(problem("record/encoding"), line, place + 1)
