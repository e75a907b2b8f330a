"""The fenced blocks of a Markdown file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^(`{3,})([a-z]*)[ ]?([^\n]*)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: language and the words behind it, its text, and the line it begins in."""

    file: Path
    line: int
    language: str
    words: str
    text: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"


def blocks_of(file: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a file."""
    text = file.read_text("utf-8")
    for found in _FENCE.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Block(file, line, found[2], found[3].strip(), found[4])


def documents() -> list[Path]:
    """Return README, CONTRIBUTING and everything under docs/."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
