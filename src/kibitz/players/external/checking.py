"""What is wrong with a player: it is asked about every decision of deals that the rulebook plays.

For who writes one; an arena tells the same faults, but asks only where the player itself has led.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Protocol

from kibitz.errors import Problem, problem
from kibitz.match.deals import PlayedDeal, play_deals
from kibitz.match.player import Player
from kibitz.match.referee import Step, player_seed
from kibitz.players.external import ExternalPlayer
from kibitz.players.external.legality import action_in
from kibitz.players.external.messages import BadAnswer, quoted, read_answer
from kibitz.players.external.program import Broken
from kibitz.players.external.running import Running
from kibitz.players.rulebook import RulebookPlayer
from kibitz.records.traces import Json, result_json
from kibitz.records.view_line import format_view_line
from kibitz.rules.variant import Variant
from kibitz.views import View

# Every so many questions are asked twice.
TWICE_EVERY = 5
# How long a program may take to end once its input is closed, in seconds.
LEAVE_SECONDS = 2.0
# Thrown-in deals have no play in them and do not count; a game in which all are thrown in must end, too.
MOST_DEALT = 20
KEPT_WORDS = 5


@dataclass(frozen=True, slots=True)
class Finding:
    """One kind of thing wrong in one game. line: the view line where it was seen first; n: how often.

    variant, line: None where no question was asked. is_warning: allowed, but better otherwise.
    """

    problem: Problem
    variant: str | None = None
    line: str | None = None
    n: int = 1
    is_warning: bool = False


@dataclass(slots=True)
class Checked:
    """What was found. phases: answers by phase; seconds: what each answer took.

    hello: the program's name for itself and the seconds until it said hello; mebibytes: most address space it had;
    words: its last lines on stderr. All of them None, or empty, for players that are no programs.
    """

    player: str
    findings: list[Finding] = field(default_factory=list)
    phases: dict[str, int] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    hello: tuple[str, float] | None = None
    mebibytes: int | None = None
    words: tuple[str, ...] = ()

    @property
    def n_wrong(self) -> int:
        """Return how many findings are more than warnings."""
        return sum(not finding.is_warning for finding in self.findings)

    def add(self, fault: Problem, seen: View | None = None, *, is_warning: bool = False) -> None:
        """Take down a fault; of one kind in one game only the first, and how many there were."""
        variant = seen.variant.id if seen is not None else None
        for place, old in enumerate(self.findings):
            if (old.problem.code, old.variant) == (fault.code, variant):
                self.findings[place] = replace(old, n=old.n + 1)
                return
        line = format_view_line(seen) if seen is not None else None
        self.findings.append(Finding(fault, variant, line, is_warning=is_warning))


class _Questioned(Protocol):
    """Who is asked."""

    def get_ready(self, checked: Checked) -> None: ...
    def ask(self, seen: View, chance: str) -> str: ...
    def end(self, result: dict[str, Json]) -> None: ...
    def finish(self, checked: Checked) -> None: ...


class _GivenUp(Exception):
    """Nothing more can be asked."""


def check_player(
    player: Player,
    variants: Sequence[Variant],
    n_deals: int,
    seed: str,
    *,
    progress: Callable[[], None] = lambda: None,
    leave_seconds: float = LEAVE_SECONDS,
) -> Checked:
    """Return what is wrong with a player in so many deals of each game. progress: told after each deal."""
    checked = Checked(player.name)
    asked: _Questioned = _Inside(player)
    if isinstance(player, ExternalPlayer):
        asked = _Outside(player, leave_seconds)
    try:
        asked.get_ready(checked)
        for variant in variants:
            seats = (RulebookPlayer(),) * variant.n_seats
            deals = play_deals(variant, seed, MOST_DEALT * n_deals, seats)
            for _ in islice(_check_deals(asked, deals, checked), n_deals):
                progress()
    except _GivenUp:
        pass
    finally:
        asked.finish(checked)
    return checked


def _check_deals(asked: _Questioned, deals: Iterable[PlayedDeal], checked: Checked) -> Iterator[None]:
    """Ask about every decision of the deals; yield after each that was not thrown in."""
    for deal in deals:
        chance = player_seed(deal.seed)
        for number, step in enumerate(deal.steps):
            asked.get_ready(checked)
            first = _answer(asked, step, chance, checked)
            if first is None or number % TWICE_EVERY:
                continue
            second = _answer(asked, step, chance, checked)
            if second not in (None, first):
                fault = problem("player/two_answers", first=quoted(first), second=quoted(second or ""))
                checked.add(fault, step.seen, is_warning=True)
        asked.end(result_json(deal.start.variant, deal.over))
        if not deal.over.result.thrown_in:
            yield


def _answer(asked: _Questioned, step: Step, chance: str, checked: Checked) -> str | None:
    """Return the action answered, as text; None if the answer does not count."""
    seen = step.seen
    began = perf_counter()
    try:
        text = asked.ask(seen, chance)
    except (Broken, BadAnswer) as broken:
        checked.add(broken.fault, seen)
        return None
    checked.seconds.append(perf_counter() - began)
    phase = "call" if seen.calling else seen.phase.value
    checked.phases[phase] = checked.phases.get(phase, 0) + 1
    action = action_in(seen, text)
    if isinstance(action, Problem):
        checked.add(action, seen)
        return None
    return str(action)


class _Inside:
    """A player of this program."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def get_ready(self, checked: Checked) -> None: ...

    def ask(self, seen: View, chance: str) -> str:
        try:
            return str(self._player.act(seen, chance).action)
        except Exception as error:  # noqa: BLE001  (whatever it is, its author wants to know)
            text = quoted(f"{type(error).__name__}: {error}")
            raise Broken(problem("player/raised", error=text)) from None

    def end(self, result: dict[str, Json]) -> None: ...

    def finish(self, checked: Checked) -> None: ...


class _Outside:
    """A program; one that only this check asks, with its words kept."""

    def __init__(self, player: ExternalPlayer, leave_seconds: float) -> None:
        self._running = Running(player.settings, keeps_words=True)
        self._leave_seconds = leave_seconds

    def get_ready(self, checked: Checked) -> None:
        began = perf_counter()
        try:
            program = self._running.start()
        except Broken as broken:
            checked.add(broken.fault)
            raise _GivenUp from None
        if checked.hello is None:
            checked.hello = (program.name, perf_counter() - began)

    def ask(self, seen: View, chance: str) -> str:
        return read_answer(self._running.ask(seen)).action

    def end(self, result: dict[str, Json]) -> None:
        self._running.end(result)

    def finish(self, checked: Checked) -> None:
        checked.mebibytes = _most_mebibytes(self._running.process_id)
        if not self._running.close(self._leave_seconds):
            checked.add(problem("player/stays", seconds=f"{self._leave_seconds:g}"))
        if self._running.n_left:
            checked.add(problem("player/leaves"), is_warning=True)
        checked.words = self._running.words[-KEPT_WORDS:]


def _most_mebibytes(process_id: int | None) -> int | None:
    """Return the most address space a process has had; None where the system does not say."""
    if process_id is None or not sys.platform.startswith("linux"):
        return None
    try:
        status = Path(f"/proc/{process_id}/status").read_text("ascii", errors="replace")
    except OSError:
        return None
    peak = next((line.split()[1] for line in status.splitlines() if line.startswith("VmPeak:")), None)
    return None if peak is None else int(peak) // 1024
