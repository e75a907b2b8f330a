"""The ladder: players of known strength that stay as they are, for others to be measured against."""

from __future__ import annotations

from pathlib import Path

# A program of the examples, not of the package: it takes part where it lies in the folder one is in.
GREEDY_FILE = Path("examples", "greedy.py")
GREEDY = f"external:python {GREEDY_FILE.as_posix()}"


def ladder() -> tuple[str, ...]:
    """Return the specs of the ladder's players, the weakest first."""
    greedy = (GREEDY,) if GREEDY_FILE.is_file() else ()
    return ("random", *greedy, "easy", "medium", "search")
