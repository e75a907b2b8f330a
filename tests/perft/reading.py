"""Reading perft files: a position and its counts, any number of times."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Entry:
    """A position as its line, and how many sequences of each length lead on from it."""

    file: str
    line: int
    position: str
    counts: dict[int, int]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def read_perft(path: Path) -> list[Entry]:
    """Return the entries of a file."""
    entries: list[Entry] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        match word:
            case "":
                continue
            case "position":
                entries.append(Entry(path.name, number, rest, {}))
            case "perft":
                depth, count = map(int, rest.split())
                assert depth not in entries[-1].counts, f"{path.name}:{number}: depth {depth} again"
                entries[-1].counts[depth] = count
            case _:
                raise AssertionError(f"{path.name}:{number}: unknown word {word!r}")
    return entries


def all_entries() -> list[Entry]:
    """Return the entries of all perft files."""
    return [entry for path in sorted(FOLDER.glob("*.perft")) for entry in read_perft(path)]
