"""Whether a player's own chances hold: of the contracts it gave 70 %, about 70 % should be made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

WIDTH = 10


@dataclass(frozen=True, slots=True)
class Told:
    """The contracts whose chance was told to be between ``low`` and ``high`` percent, both included.

    chance: the mean of what was told, in percent. made: how many of the ``n`` were made.
    """

    low: int
    high: int
    n: int
    chance: float
    made: int


def reliability(contracts: Iterable[tuple[int, bool]]) -> tuple[Told, ...]:
    """Return the table of (chance told in percent, made), a row for each tenth that has any; 100 is in the last."""
    rows: dict[int, list[tuple[int, bool]]] = {}
    for percent, made in contracts:
        rows.setdefault(min(percent, 99) // WIDTH, []).append((percent, made))
    return tuple(
        Told(
            low=tenth * WIDTH,
            high=100 if tenth == 100 // WIDTH - 1 else tenth * WIDTH + WIDTH - 1,
            n=len(of),
            chance=sum(percent for percent, _ in of) / len(of),
            made=sum(made for _, made in of),
        )
        for tenth, of in sorted(rows.items())
    )
