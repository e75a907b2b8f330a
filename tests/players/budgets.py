"""Searches that look at next to nothing, for tests that ask whether they are honest and legal, not strong."""

from __future__ import annotations

from kibitz.players.search.budget import PARAMETERS

WORLDS = 2


def small_search(worlds: int = WORLDS) -> str:
    """Return the spec of a search in which everything that is counted in worlds is this small."""
    counts = {name: worlds for name in PARAMETERS if name.endswith("worlds")}
    counts |= {name: 1 for name in PARAMETERS if name.endswith(("playouts", "moves"))}
    return "search:" + ",".join(f"{name}={value}" for name, value in sorted(counts.items()))


SMALL = small_search()
# A first look, and the nominee's second one on fresh worlds.
LOOKS = 2
