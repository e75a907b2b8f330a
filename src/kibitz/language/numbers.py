"""Numbers as a language writes them, the same in a terminal as in a browser.

A browser writes numbers by the Unicode data it brings along, Python has no such thing of its own, and the
data of Fluent's Python library gives Latin digits where a browser gives Persian ones. Whole numbers need
three facts of a language, so they stand here: digits, what parts the thousands, and the sign of minus.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class _Writing(NamedTuple):
    digits: str = "0123456789"
    apart: str = ","
    minus: str = "-"


# Keeps a sign before its digits in a line that runs from right to left.
_MARK = "\u200e"
_RIGHT_TO_LEFT = ("fa",)
_PLUS = re.compile(rf"(?<![\w{_MARK}])\+(?=\d)")
_NO_BREAK = "\u00a0"
_PLAIN = _Writing()
_WRITING = {
    "el": _Writing(apart="."),
    "fa": _Writing(digits="۰۱۲۳۴۵۶۷۸۹", apart="٬", minus=f"{_MARK}\u2212"),
    "nb": _Writing(apart=_NO_BREAK, minus="\u2212"),
    "uk": _Writing(apart=_NO_BREAK),
}


def number_in(language: str, value: int, *, grouped: bool = True) -> str:
    """Return a whole number in the digits of a language. grouped: with a sign between the thousands."""
    writing = _WRITING.get(language, _PLAIN)
    plain = f"{abs(value):,}" if grouped else f"{abs(value)}"
    shown = "".join(writing.apart if sign == "," else writing.digits[int(sign)] for sign in plain)
    return writing.minus + shown if value < 0 else shown


def with_signs(language: str, text: str) -> str:
    """Return a text in which each plus stands on the side of its number that a minus stands on."""
    return _PLUS.sub(f"{_MARK}+", text) if language in _RIGHT_TO_LEFT else text
