"""Whether a player's bids promise what they keep: ``python -m tests.players.calibration`` (about an hour).

At a table of four such players each deal is played once. Prints how many contracts were made, by what was bid, and
the chances its bids told against what came of them. With ``--journal FILE`` it goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from kibitz.arena.figures import DealFigures
from kibitz.arena.reliability import reliability
from kibitz.arena.schedule import sittings
from kibitz.arena.seated import seated
from kibitz.arena.sitting import play_sitting
from kibitz.records.rule_code import parse_rule_code

CHUNK = 10
# A bin of the table says something from so many contracts on, and may be off by so many points of percentage.
ENOUGH, WITHIN = 100, 5.0
MADE = (60.0, 75.0)


@dataclass(frozen=True, slots=True)
class Work:
    """Deals that one process plays; numbers from ``first`` to ``end``, the latter not included."""

    spec: str
    code: str
    seed: str
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class Contract:
    """What became of a contract; percent: the chance that was told with the bid, if one was."""

    deal: int
    bid: int | None
    percent: int | None
    made: bool


def contracts(work: Work) -> list[Contract]:
    """Play the deals; return their contracts, none of deals that were thrown in."""
    variant = parse_rule_code(work.code)
    players = (seated(work.spec), seated(work.spec))
    found = []
    for deal in range(work.first, work.end):
        figures: DealFigures = play_sitting(variant, next(iter(sittings(variant, work.seed, deal))), players)
        if not figures.thrown_in:
            found.append(Contract(deal, figures.bid, figures.percent, figures.made))
    return found


def lines_of(found: Sequence[Contract]) -> tuple[list[str], bool]:
    """Return what is printed, and whether the bounds hold."""
    n, made = len(found), sum(each.made for each in found)
    share = 100 * made / max(1, n)
    holds = MADE[0] <= share <= MADE[1]
    lines = [f"made {made} of {n}: {share:.1f} % ({MADE[0]:.0f} to {MADE[1]:.0f} wanted)"]
    by_bid: dict[int, list[bool]] = defaultdict(list)
    for each in found:
        if each.bid is not None:
            by_bid[each.bid].append(each.made)
    lines += [
        f"  bid {bid:3}: {sum(of):4} of {len(of):4}, {100 * sum(of) / len(of):.0f} %"
        for bid, of in sorted(by_bid.items())
    ]
    lines.append("chance told, its mean, what was made:")
    for told in reliability((each.percent, each.made) for each in found if each.percent is not None):
        came = 100 * told.made / told.n
        off = abs(came - told.chance)
        is_off = told.n >= ENOUGH and off > WITHIN
        holds = holds and not is_off
        lines.append(
            f"  {told.low:3} to {told.high:3} %: {told.chance:5.1f} told, {came:5.1f} made, of {told.n}"
            + ("  NOT OK" if is_off else "")
        )
    return lines, holds


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print; return 0 if the bounds hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.players.calibration", description=__doc__)
    parser.add_argument("--player", default="search")
    parser.add_argument("--variant", default="crowsnest", help="a rule code")
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--journal", type=Path)
    given = parser.parse_args(arguments)
    done, found = _read(given.journal)
    work = [
        Work(given.player, given.variant, given.seed, first, min(given.deals, first + CHUNK))
        for first in range(0, given.deals, CHUNK)
        if first not in done
    ]
    with ProcessPoolExecutor(given.workers) as pool:
        for part, of in zip(work, pool.map(contracts, work), strict=True):
            found += of
            _write(given.journal, part, of)
    lines, holds = lines_of(sorted(found, key=lambda each: each.deal))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if holds else 1


def _read(journal: Path | None) -> tuple[set[int], list[Contract]]:
    """Return the first deals of the parts that were played, and their contracts."""
    done: set[int] = set()
    found: list[Contract] = []
    if journal is not None and journal.exists():
        for line in journal.read_text().splitlines():
            first, rows = json.loads(line)
            done.add(first)
            found += (Contract(*row) for row in rows)
    return done, found


def _write(journal: Path | None, part: Work, found: Iterable[Contract]) -> None:
    if journal is not None:
        with journal.open("a") as file:
            rows = [[each.deal, each.bid, each.percent, each.made] for each in found]
            file.write(json.dumps([part.first, rows]) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
