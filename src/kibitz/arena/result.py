"""What comes out of an arena: one meeting's deals together, seen from both players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kibitz.arena.faults import Fault, together
from kibitz.arena.figures import DealFigures, Stage
from kibitz.arena.reliability import Told, reliability
from kibitz.arena.schedule import A, Arena, B, Meeting, Task
from kibitz.arena.stats import Interval, interval, quantile
from kibitz.rules.parts import LevelMatch
from kibitz.rules.variant import Variant

# The figures of every task that was played.
Played = Mapping[Task, Sequence[DealFigures]]


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long decisions took, in milliseconds; all 0 where there were none."""

    decisions: int
    median: float
    p95: float
    most: float


@dataclass(frozen=True, slots=True)
class Duties:
    """How often somebody declared and made it, defended and set it."""

    declared: int
    made: int
    defended: int
    set: int


@dataclass(frozen=True, slots=True)
class Role:
    """What one player did: in all, by seat, and how long it thought, in all and by stage."""

    duties: Duties
    seats: tuple[Duties, ...]
    thinking: Thinking
    stages: Mapping[Stage, Thinking]
    reliability: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class MeetingResult:
    """The outcome of a meeting; ``gain`` is A's side less B's per deal, over pairs.

    differences: the mean of each pair, in the order of their numbers. faults: of external players.
    """

    gain: Interval
    differences: tuple[float, ...]
    deals: int
    thrown_in: int
    roles: tuple[Role, Role]
    faults: tuple[Fault, ...] = ()

    @property
    def pairs(self) -> int:
        """Return how many pairs were played."""
        return len(self.differences)


def unit_of(variant: Variant) -> str:
    """Return what a deal is counted in: levels where levels are played, else points."""
    return "levels" if isinstance(variant.match, LevelMatch) else "points"


def results(arena: Arena, played: Played) -> dict[Meeting, MeetingResult]:
    """Return the outcome of every meeting; the order in which its tasks were played does not matter."""
    found: dict[Meeting, list[Task]] = {meeting: [] for meeting in arena.meetings}
    for task in sorted(played):
        found[task.meeting].append(task)
    return {meeting: summary([played[task] for task in of]) for meeting, of in found.items()}


def summary(pairs: Sequence[Sequence[DealFigures]]) -> MeetingResult:
    """Return the outcome of these pairs, each with all its deals."""
    deals = [deal for pair in pairs for deal in pair]
    means = tuple(sum(deal.difference for deal in pair) / len(pair) for pair in pairs)
    return MeetingResult(
        gain=interval(means),
        differences=means,
        deals=len(deals),
        thrown_in=sum(deal.thrown_in for deal in deals),
        roles=(role_of(deals, A), role_of(deals, B)),
        faults=together(fault for deal in deals for fault in deal.faults),
    )


def role_of(deals: Sequence[DealFigures], player: int) -> Role:
    """Return what a player did in these deals."""
    n_seats = len(deals[0].players)
    times = [(stage, took) for deal in deals for stage, took in deal.times[player].items()]
    return Role(
        duties=_duties(deals, player, range(n_seats)),
        seats=tuple(_duties(deals, player, (seat,)) for seat in range(n_seats)),
        thinking=thinking_of(one for _, took in times for one in took),
        stages={
            stage: thinking_of(one for of, took in times if of is stage for one in took)
            for stage in Stage
            if any(of is stage for of, _ in times)
        },
        reliability=reliability(
            (deal.percent, deal.made)
            for deal in deals
            if deal.declaring == player and deal.percent is not None
        ),
    )


def _duties(deals: Iterable[DealFigures], player: int, seats: Sequence[int]) -> Duties:
    declared = made = defended = beaten = 0
    for deal in deals:
        if deal.declaring == player and deal.declarer in seats:
            declared += 1
            made += deal.made
        # A deal in which a player sits on both sides (only where all play for themselves) counts for both.
        if any(deal.players[seat] == player and seat in seats for seat in deal.defenders):
            defended += 1
            beaten += not deal.made
    return Duties(declared, made, defended, beaten)


def thinking_of(microseconds: Iterable[int]) -> Thinking:
    """Return what these times come to."""
    took = sorted(microseconds)
    if not took:
        return Thinking(0, 0.0, 0.0, 0.0)
    return Thinking(len(took), quantile(took, 0.5) / 1000, quantile(took, 0.95) / 1000, took[-1] / 1000)
