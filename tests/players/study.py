"""Honest and legal over very many decisions: ``make study-players`` (python -m tests.players.study).

5,000 decisions of every player at every game with the unseen cards dealt anew; 200 deals of the cheap players and
five of a search with two worlds at every value of every option. ``--scale 0.1`` takes a tenth. Prints a row for
each; ends with 1 if anything is wrong. ``--only honest`` or ``--only options`` leaves out the other half.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from kibitz.games import VARIANTS
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from tests.conformance.every_option import house_rules
from tests.players.budgets import LOOKS, SMALL, WORLDS
from tests.players.conforming import faults_in_deal
from tests.players.honest import compare

CHEAP = ("random", "easy", "rulebook")
DECISIONS, DEALS, SEARCH_DEALS = 5_000, 200, 5
CHUNK = 250


@dataclass(frozen=True, slots=True)
class Work:
    """A part of the study that one process does. kind: "honest" (n decisions) or "conforms" (n deals)."""

    kind: str
    spec: str
    code: str
    seed: str
    n: int


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it: so many decisions or deals, so many of them really with other cards, and the faults."""

    n: int
    n_redealt: int
    faults: tuple[str, ...]


def study(work: Work) -> Found:
    """Do a part."""
    variant = parse_rule_code(work.code)
    if work.kind == "honest":
        tally = compare(work.spec, variant, work.seed, work.n)
        return Found(tally.n_decisions, tally.n_redealt, tuple(tally.faults))
    most = LOOKS * WORLDS if work.spec == SMALL else None
    faults = [f for i in range(work.n) for f in faults_in_deal(work.spec, variant, f"{work.seed} {i}", most)]
    return Found(work.n, 0, tuple(faults))


def rows(names: list[str], scale: float) -> Iterator[tuple[str, list[Work]]]:
    """Yield each row's title and its parts, of both halves."""
    yield from honest_rows(names, scale)
    yield from option_rows(names, scale)


def honest_rows(names: list[str], scale: float) -> Iterator[tuple[str, list[Work]]]:
    """Yield the rows of decisions with the unseen cards dealt anew."""
    for name in names:
        for spec in (*CHEAP, "search"):
            title = f"{name}: {spec}, unseen cards dealt anew"
            yield title, list(_parts("honest", spec, name, name, round(DECISIONS * scale)))


def option_rows(names: list[str], scale: float) -> Iterator[tuple[str, list[Work]]]:
    """Yield the rows of deals under every value of every option."""
    for name in names:
        for spec in (*CHEAP, SMALL):
            whole = SEARCH_DEALS if spec == SMALL else DEALS
            parts = [
                part
                for title, variant in house_rules(VARIANTS[name])
                for part in _parts("conforms", spec, format_rule_code(variant), title, round(whole * scale))
            ]
            yield f"{name}: {spec.partition(':')[0]}, every option", parts


HALVES = {"honest": honest_rows, "options": option_rows}


def _parts(kind: str, spec: str, code: str, title: str, n: int) -> Iterator[Work]:
    n = max(1, n)
    for first in range(0, n, CHUNK):
        yield Work(kind, spec, code, f"{kind} {title} {first}", min(CHUNK, n - first))


def main() -> int:
    """Print a row for each player and game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=[], metavar="VARIANT", help="by default all")
    parser.add_argument("--only", choices=HALVES, help="one half of it")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    n_wrong = 0
    begun = time.monotonic()
    with ProcessPoolExecutor(given.workers) as pool:
        for title, parts in HALVES.get(given.only, rows)(given.variants or list(VARIANTS), given.scale):
            found = list(pool.map(study, parts))
            faults = [fault for each in found for fault in each.faults]
            n, redealt = sum(each.n for each in found), sum(each.n_redealt for each in found)
            n_wrong += len(faults)
            print(
                f"{title:56} {n:6}{f' ({redealt} dealt otherwise)' if redealt else ''}, {len(faults)} wrong",
                flush=True,
            )
            for fault in faults[:3]:
                print(f"  {fault}")
    print(f"{n_wrong} wrong, {time.monotonic() - begun:.0f} s")
    return 1 if n_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
