"""``make load``: many tables at once, measured from outside. ``python -m bench.load --help`` lists the options.

A server with SQLite in a temporary folder, and in this process a crowd: at each table a person who acts every
two seconds, three computers and two people who watch. Measured is how long a person waits for the event of his
own action. Every event must come to everybody once, in order, and be stored. Ends with 0 if all bounds hold.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from time import monotonic

from bench.crowd import Noted, Seating, seated
from bench.server_process import ServerProcess, server_process
from kibitz.server.storage.open import storage_from

MEDIAN_MS, P95_MS = 50.0, 150.0
IDLE_KB = 100.0
# The last third of a run may hold this much more memory than the second. A match takes some eight minutes here, its
# table grows with each deal, and another follows it: before that many times over there is no last third to judge.
GROWTH = 0.05
GROWTH_SECONDS = 1200.0
SAMPLE_SECONDS = 2.0
AT_ONCE = 8
# On a machine where others work too a busy server may say nothing for a second.
SILENT_SECONDS = 3
# Longer than a room without people stays in memory.
UNLOADED_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be run. pause: seconds between two actions of a person; pace: the computers' at the table.

    Three computers that wait 0.6 s each leave a person just time for an action every two seconds.
    players: processes for computer players, None for the server's own choice.
    """

    tables: int = 500
    seconds: float = 1800.0
    rules: str = "crowsnest"
    observers: int = 2
    pause: float = 2.0
    pace: float = 0.6
    seed: int = 1
    players: int | None = None
    profile: Path | None = None

    @property
    def options(self) -> tuple[str, ...]:
        """Return the options of ``kibitz serve``."""
        more = () if self.players is None else ("--workers-of-players", str(self.players))
        return ("--max-tables", "1000000", *more)


@dataclass(slots=True)
class Report:
    """What was found. stored: events in the storage that nobody at the table got, or the other way round.

    memory: of the server in kB, one sample every two seconds, while the crowd played.
    """

    noted: Noted
    stored: int = 0
    n_stored: int = 0
    memory: list[int] = field(default_factory=list)
    load: tuple[float, float, float] = (0.0, 0.0, 0.0)
    server_share: float = 0.0
    players_share: float = 0.0
    own_share: float = 0.0
    seconds: float = 0.0
    n_tables: int = 0
    n_happened: int = 0
    log: str = ""

    @property
    def rate(self) -> float:
        """Return how many actions a person did in a minute; in a deal at most 30, between deals none."""
        return 60 * len(self.noted.seconds) / max(1e-9, self.seconds) / max(1, self.n_tables)

    @property
    def ms_an_event(self) -> float:
        """Return the server's processor time for each event that happened, in ms."""
        return 1000 * self.server_share * self.seconds / max(1, self.n_happened)

    @property
    def growth(self) -> float:
        """Return by what share the memory of the last third of the run is above that of the second."""
        third = len(self.memory) // 3
        if not third:
            return 0.0
        return mean(self.memory[-third:]) / mean(self.memory[third : 2 * third]) - 1


def run(plan: Plan) -> Report:
    """Run a server and a crowd; return what was found."""
    with tempfile.TemporaryDirectory() as folder:
        storage, log = str(Path(folder) / "load.db"), Path(folder) / "log"
        with server_process(storage, log, options=plan.options, profile=plan.profile) as server:
            report, last = asyncio.run(_play(plan, server))
            server.end()
        asyncio.run(_compare(storage, last, report))
        report.log = log.read_text()
    return report


async def _play(plan: Plan, server: ServerProcess) -> tuple[Report, dict[str, list[int]]]:
    """Return what was found, and for each table the last event that each of its people got."""
    noted = Noted()
    chance = random.Random(plan.seed)
    last: dict[str, list[int]] = {}
    tables = await _seat_all(plan, server, noted, chance)
    gc.freeze()  # what is there stays: the collector need not look at it during the measurement
    noted.seconds.clear()
    n_before = noted.n_events
    report = Report(noted, n_tables=plan.tables)
    began, own, used, players = _times(server)
    keeping = [
        asyncio.create_task(_keep_playing(plan, server, noted, chance, tables=tables, place=place, last=last))
        for place in range(len(tables))
    ]
    await _watch(plan, server, report, noted)
    for task in keeping:
        task.cancel()
    await asyncio.gather(*keeping, return_exceptions=True)
    ended, own_now, used_now, players_now = _times(server)
    report.seconds = ended - began
    report.own_share = (own_now - own) / report.seconds
    report.server_share = (used_now - used) / report.seconds
    report.players_share = (players_now - players) / report.seconds
    report.n_happened = (noted.n_events - n_before) // (1 + plan.observers)
    report.load = os.getloadavg()
    for seating in tables:
        seating.player.stop()
    await _quiet(tables)
    for seating in tables:
        _leave(seating, last)
    await asyncio.sleep(0.5)
    return report, last


def _times(server: ServerProcess) -> tuple[float, float, float, float]:
    used = os.times()
    return monotonic(), used.user + used.system, server.processor_seconds, server.players_processor_seconds


async def _seat_all(plan: Plan, server: ServerProcess, noted: Noted, chance: random.Random) -> list[Seating]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Seating:
        async with gate:
            return await _seated(plan, server, noted, chance)

    return list(await asyncio.gather(*(one() for _ in range(plan.tables))))


async def _seated(plan: Plan, server: ServerProcess, noted: Noted, chance: random.Random) -> Seating:
    return await seated(
        server.address,
        noted,
        chance,
        rules=plan.rules,
        n_observers=plan.observers,
        pause=plan.pause,
        pace=plan.pace,
    )


async def _keep_playing(
    plan: Plan,
    server: ServerProcess,
    noted: Noted,
    chance: random.Random,
    *,
    tables: list[Seating],
    place: int,
    last: dict[str, list[int]],
) -> None:
    """Open a new table whenever the match at one is over."""
    while True:
        await tables[place].player.over
        await asyncio.sleep(plan.pause)
        if not tables[place].player.is_over:
            return
        _leave(tables[place], last)
        tables[place] = await _seated(plan, server, noted, chance)


async def _watch(plan: Plan, server: ServerProcess, report: Report, noted: Noted) -> None:
    """Sample the memory and one's own lag until the time is over."""
    until = monotonic() + plan.seconds
    while (rest := until - monotonic()) > 0:
        due = monotonic() + min(rest, SAMPLE_SECONDS)
        await asyncio.sleep(due - monotonic())
        noted.lag = max(noted.lag, monotonic() - due)
        report.memory.append(server.memory)


async def _quiet(tables: Sequence[Seating], seconds: float = 120.0) -> None:
    """Wait until nothing has come for a while: the computers act until it is a person's turn."""
    until = monotonic() + seconds
    before, n_silent = -1, 0
    while n_silent < SILENT_SECONDS and monotonic() < until:
        now = sum(watcher.seq for seating in tables for watcher in seating.everybody)
        n_silent = n_silent + 1 if now == before else 0
        before = now
        await asyncio.sleep(1.0)


def _leave(seating: Seating, last: dict[str, list[int]]) -> None:
    last[seating.player.table] = [watcher.seq for watcher in seating.everybody]
    seating.go()


async def _compare(storage: str, last: dict[str, list[int]], report: Report) -> None:
    """Compare what is stored with what everybody got last."""
    kept = storage_from(storage)
    await kept.open()
    try:
        for table, seen in last.items():
            n = len(await kept.events(table))
            report.n_stored += n
            report.stored += sum(abs(n - seq) for seq in seen)
    finally:
        await kept.close()


# --- idle tables --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Idle:
    """Memory in kB a table: people sit there and do nothing; everybody has gone."""

    sitting: float
    gone: float


def run_idle(plan: Plan) -> Idle:
    """Measure what a table costs at which nothing happens."""
    with tempfile.TemporaryDirectory() as folder:
        storage, log = str(Path(folder) / "load.db"), Path(folder) / "log"
        with server_process(storage, log, options=plan.options) as server:
            return asyncio.run(_idle(plan, server))


async def _idle(plan: Plan, server: ServerProcess) -> Idle:
    chance = random.Random(plan.seed)
    # One table first: modules, caches and connections to the storage are not any table's.
    warm = await _idle_tables(Plan(tables=4, seconds=plan.seconds, seed=plan.seed), server, chance)
    before = server.memory
    tables = await _idle_tables(plan, server, chance)
    sitting = server.memory
    for seating in [*tables, *warm]:
        seating.go()
    await asyncio.sleep(UNLOADED_SECONDS)
    gone = server.memory
    return Idle((sitting - before) / plan.tables, (gone - before) / plan.tables)


async def _idle_tables(plan: Plan, server: ServerProcess, chance: random.Random) -> list[Seating]:
    """Return tables at which a deal has been played for a while."""
    tables = await _seat_all(plan, server, Noted(), chance)
    await asyncio.sleep(plan.seconds)
    for seating in tables:
        seating.player.stop()
    await _quiet(tables)
    return tables


# --- what is printed ----------------------------------------------------------------------------------


def lines_of(report: Report, *, times: bool = True) -> list[tuple[str, str, str, bool]]:
    """Return each figure with its bound and whether it holds. times: whether times have a bound."""
    noted = report.noted
    ms = sorted(1000 * seconds for seconds in noted.seconds) or [0.0]
    p95 = ms[min(len(ms) - 1, int(0.95 * len(ms)))]
    faults = sorted(set(noted.faults))
    return [
        ("own event, median", f"{median(ms):.1f} ms", *_bound(median(ms), MEDIAN_MS, is_bound=times)),
        ("own event, 95th percentile", f"{p95:.1f} ms", *_bound(p95, P95_MS, is_bound=times)),
        ("own event, longest", f"{ms[-1]:.1f} ms", "", True),
        ("actions", str(len(noted.seconds)), "1 at least", bool(noted.seconds)),
        ("actions of a person in a minute", f"{report.rate:.1f}", "", True),
        ("events received", str(noted.n_events), "", True),
        ("events lost", str(noted.n_lost), "0", not noted.n_lost),
        ("events twice", str(noted.n_doubled), "0", not noted.n_doubled),
        ("events out of order", str(noted.n_disordered), "0", not noted.n_disordered),
        ("events stored", str(report.n_stored), "", True),
        ("stored, not received (or reverse)", str(report.stored), "0", not report.stored),
        ("faults, refusals, closed", str(len(noted.faults)), "0", not noted.faults),
        *((f"  {fault}", str(noted.faults.count(fault)), "", True) for fault in faults),
        ("deals, matches played", f"{noted.n_deals}, {noted.n_matches}", "", True),
        ("memory of the server", _range(report.memory), "", True),
        ("its growth", f"{100 * report.growth:.1f} %", *_growth_bound(report)),
        ("processor: server", f"{report.server_share:.2f} cores", "", True),
        ("processor: server, each event", f"{report.ms_an_event:.2f} ms", "", True),
        ("processor: computer players", f"{report.players_share:.2f} cores", "", True),
        ("processor: this crowd", f"{report.own_share:.2f} cores", "", True),
        ("this crowd's worst delay", f"{1000 * noted.lag:.0f} ms", "", True),
        ("load average", " ".join(f"{load:.1f}" for load in report.load), "", True),
    ]


def _bound(ms: float, most: float, *, is_bound: bool) -> tuple[str, bool]:
    return (f"{most:.0f} ms", ms <= most) if is_bound else ("", True)


def _growth_bound(report: Report) -> tuple[str, bool]:
    if report.seconds < GROWTH_SECONDS:
        return "", True
    return f"{100 * GROWTH:.0f} %", report.growth <= GROWTH


def _range(memory: list[int]) -> str:
    if not memory:
        return "-"
    return f"{memory[0] / 1024:.0f} to {memory[-1] / 1024:.0f} MB, most {max(memory) / 1024:.0f} MB"


def idle_lines_of(idle: Idle) -> list[tuple[str, str, str, bool]]:
    """Return the figures of idle tables."""
    bound = f"{IDLE_KB:.0f} kB"
    return [
        ("a table with people who wait", f"{idle.sitting:.0f} kB", "", True),
        ("a table everybody has left", f"{idle.gone:.0f} kB", bound, idle.gone <= IDLE_KB),
    ]


def show(lines: Sequence[tuple[str, str, str, bool]]) -> bool:
    """Print figures; return whether all bounds hold."""
    for name, value, bound, holds in lines:
        verdict = ("OK" if holds else "NOT OK") if bound else ""
        sys.stdout.write(f"{name:36} {value:>30}  {bound:12} {verdict}".rstrip() + "\n")
    return all(holds for *_, holds in lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure as asked; return 0 if all bounds hold."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seconds", type=float, help="instead of minutes")
    parser.add_argument("--rules", default="crowsnest")
    parser.add_argument("--observers", type=int, default=Plan().observers, help="who watch, at each table")
    parser.add_argument("--pace", type=float, default=Plan().pace, help="seconds a computer waits")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers-of-players", dest="players", type=int)
    parser.add_argument("--profile", type=Path, help="write a cProfile of the server to this file (slower)")
    parser.add_argument(
        "--no-bound-on-times", action="store_true", help="show times only: on a slow day they say little"
    )
    parser.add_argument("--idle", action="store_true", help="the memory of idle tables instead")
    given = parser.parse_args(arguments)
    seconds = given.seconds if given.seconds is not None else 60 * given.minutes
    plan = Plan(
        given.tables,
        seconds,
        given.rules,
        given.observers,
        pace=given.pace,
        seed=given.seed,
        players=given.players,
        profile=given.profile,
    )
    sys.stdout.write(f"{plan.tables} tables of {plan.rules}, {plan.seconds:.0f} s\n")
    if given.idle:
        return 0 if show(idle_lines_of(run_idle(plan))) else 1
    report = run(plan)
    holds = show(lines_of(report, times=not given.no_bound_on_times))
    warnings = [line for line in report.log.splitlines() if " WARNING " in line or " ERROR " in line]
    for line in warnings[:10]:
        sys.stdout.write(f"server: {line}\n")
    return 0 if holds else 1


if __name__ == "__main__":
    raise SystemExit(main())
