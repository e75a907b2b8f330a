"""What external players did wrong, as an arena tells it: who, what, how often, and where first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from kibitz.errors import Argument, Problem
from kibitz.match.player import Decision
from kibitz.players.external import Forfeit
from kibitz.records.view_line import format_view_line
from kibitz.views import View


@dataclass(frozen=True, slots=True)
class Fault:
    """One kind of fault of one player. player: A or B, or its place in the arena's list.

    code, arguments: of the first one; line: what the seat saw then, as a view line. n: how often it happened.
    """

    player: int
    code: str
    arguments: Mapping[str, Argument]
    line: str
    n: int = 1

    @property
    def problem(self) -> Problem:
        """Return what was wrong the first time."""
        return Problem(self.code, self.arguments)


class FaultsOfDeal:
    """Collects the faults of a deal."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def note(self, player: int, decision: Decision, seen: View) -> None:
        """Take down what was wrong with a decision, if anything was. player: A or B."""
        if isinstance(decision, Forfeit):
            fault = decision.fault
            self._faults.append(Fault(player, fault.code, dict(fault.arguments), format_view_line(seen)))

    def all(self) -> tuple[Fault, ...]:
        """Return one Fault for each player and code, in the order in which they first happened."""
        return together(self._faults)


def together(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return one Fault for each player and code: the first, with the numbers added up."""
    found: dict[tuple[int, str], Fault] = {}
    for fault in faults:
        key = (fault.player, fault.code)
        first = found.get(key)
        found[key] = fault if first is None else replace(first, n=first.n + fault.n)
    return tuple(found.values())
