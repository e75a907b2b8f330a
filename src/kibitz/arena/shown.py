"""What the pictures show of each player: his deals against all others together."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kibitz.arena.figures import DealFigures, Stage
from kibitz.arena.result import Played
from kibitz.arena.schedule import Arena

LONGEST_NAME = 36
# About so many bars for the points of a deal.
BARS = 25


@dataclass(frozen=True, slots=True)
class Shown:
    """One player. contracts: how many it declared and made, by bid; times: microseconds, by stage."""

    name: str
    gains: tuple[float, ...]
    contracts: dict[int | None, tuple[int, int]]
    times: dict[Stage, tuple[int, ...]]

    @property
    def n_contracts(self) -> int:
        """Return how many contracts it declared."""
        return sum(n for n, _ in self.contracts.values())

    @property
    def n_decisions(self) -> int:
        """Return how often it decided."""
        return sum(map(len, self.times.values()))


def shown_players(arena: Arena, played: Played) -> tuple[Shown, ...]:
    """Return what is shown of each player, in the order of the arena's list."""
    deals: list[list[tuple[DealFigures, int]]] = [[] for _ in arena.players]
    for task in sorted(played):
        for role, place in enumerate(task.meeting):
            deals[place] += [(deal, role) for deal in played[task]]
    return tuple(_shown(name, own) for name, own in zip(arena.players, deals, strict=True))


def _shown(name: str, deals: Sequence[tuple[DealFigures, int]]) -> Shown:
    contracts: dict[int | None, tuple[int, int]] = {}
    times: dict[Stage, list[int]] = {}
    for deal, role in deals:
        for stage, took in deal.times[role].items():
            times.setdefault(stage, []).extend(took)
        if deal.declaring == role:
            n, made = contracts.get(deal.bid, (0, 0))
            contracts[deal.bid] = (n + 1, made + deal.made)
    return Shown(
        _short(name),
        tuple(deal.gains[role] for deal, role in deals),
        contracts,
        {stage: tuple(times[stage]) for stage in Stage if stage in times},
    )


def _short(name: str) -> str:
    plain = "".join(letter if letter.isprintable() else "?" for letter in name)
    return plain if len(plain) <= LONGEST_NAME else plain[: LONGEST_NAME - 1] + "…"


def bids_of(players: Iterable[Shown]) -> list[int | None]:
    """Return the bids of all contracts, the lowest first, and last those without a number."""
    bids = {bid for player in players for bid in player.contracts}
    return [*sorted(bid for bid in bids if bid is not None), *([None] if None in bids else [])]


def bar_edges(values: Sequence[float]) -> list[float]:
    """Return the edges of bars of one round width over all the values, whole multiples of it in their middle."""
    low, high = min(values), max(values)
    width = _round_width((high - low) / BARS)
    first, last = math.floor(low / width + 0.5), math.floor(high / width + 0.5)
    return [(number - 0.5) * width for number in range(first, last + 2)]


def _round_width(least: float) -> float:
    """Return the least of 1, 2, 5, 10, 20, 50, 100 … that is no smaller."""
    width = 1.0
    while True:
        for factor in (1, 2, 5):
            if width * factor >= least:
                return width * factor
        width *= 10
