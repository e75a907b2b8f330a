"""Help laid out by the width that text takes on a terminal, where a Chinese character takes two columns.

Click counts characters and breaks lines at spaces, of which Chinese has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import click
from rich.cells import cell_len, set_cell_size

# Where a wide text may break: after any wide sign, but not before a mark that ends something, nor after one
# that begins something.
_PIECES = re.compile(
    r"[（“「《]*[\u2e80-\u303f\u3040-\u9fff\uff00-\uffef][，。、；：？！）”」》…]*|\s+|[^\s\u2e80-\u9fff\uff00-\uffef（“]+|."
)
_WIDE = re.compile(r"[\u2e80-\u9fff\uff00-\uffef]")


class WidthFormatter(click.HelpFormatter):
    """Click's layout of help, for texts with wide characters too."""

    def write_text(self, text: str) -> None:
        """Write text into the space there is, indented."""
        if not _WIDE.search(text):
            super().write_text(text)
            return
        indent = " " * self.current_indent
        width = max(self.width - self.current_indent, 11)
        self.write("".join(f"{indent}{line}\n" for line in _lines(text, width)))

    def write_heading(self, heading: str) -> None:
        """Write the name of a part of the help."""
        self.write(f"{'':>{self.current_indent}}{heading}{'：' if _WIDE.search(heading) else ':'}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write names and what they mean as two columns."""
        rows = list(rows)
        if not any(_WIDE.search(text) for row in rows for text in row):
            super().write_dl(rows, col_max, col_spacing)
            return
        first = min(max(cell_len(name) for name, _ in rows), col_max) + col_spacing
        width = max(self.width - first - self.current_indent - 2, 10)
        indent = " " * self.current_indent
        for name, meaning in rows:
            lines = _lines(meaning, width)
            fits = cell_len(name) <= first - col_spacing
            begin = set_cell_size(name, first) + lines.pop(0) if fits and lines else name
            self.write(f"{indent}{begin.rstrip()}\n")
            self.write("".join(f"{indent}{' ' * first}{line}\n" for line in lines))


class WidthContext(click.Context):
    """A context whose help is laid out by width."""

    formatter_class = WidthFormatter


def _lines(text: str, width: int) -> list[str]:
    """Return the text in lines no wider than this, where no single piece is."""
    lines = [""]
    for piece in _pieces(text):
        if cell_len(lines[-1] + piece.rstrip()) > width and lines[-1].strip():
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines]


def _pieces(text: str) -> Iterator[str]:
    """Yield what may not be broken: words, wide signs with the marks that belong to them, spaces."""
    return (found[0] for found in _PIECES.finditer(" ".join(text.split())))
