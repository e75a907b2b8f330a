"""Numbers as a language writes them, the same in a terminal as in a browser.

A browser writes numbers by the Unicode data it brings along, Python has no such thing of its own, and the
data of Fluent's Python library gives Latin digits where a browser gives Persian ones. Whole numbers need
three facts of a language, so they stand here: digits, what parts the thousands, and the sign of minus.
"""

from __future__ import annotations

from typing import NamedTuple


class _Writing(NamedTuple):
    digits: str = "0123456789"
    apart: str = ","
    minus: str = "-"


_NO_BREAK = "\u00a0"
_PLAIN = _Writing()
_WRITING = {
    "el": _Writing(apart="."),
    # The mark keeps the minus before the digits in a line that runs from right to left.
    "fa": _Writing(digits="۰۱۲۳۴۵۶۷۸۹", apart="٬", minus="\u200e\u2212"),
    "nb": _Writing(apart=_NO_BREAK, minus="\u2212"),
    "uk": _Writing(apart=_NO_BREAK),
}


def number_in(language: str, value: int, *, grouped: bool = True) -> str:
    """Return a whole number in the digits of a language. grouped: with a sign between the thousands."""
    writing = _WRITING.get(language, _PLAIN)
    plain = f"{abs(value):,}" if grouped else f"{abs(value)}"
    shown = "".join(writing.apart if sign == "," else writing.digits[int(sign)] for sign in plain)
    return writing.minus + shown if value < 0 else shown
