"""The kernel against the reference on very many deals: ``make study-kernel`` (python -m tests.kernel.study).

By default 20,000 random deals of every variant and 1,000 of every value of every option; of games with shapes
20,000 and 300. ``--scale 0.01`` takes a hundredth. Prints a row for each; ends with 1 if any differs.
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
from kibitz.rules.parts import SingleCards
from kibitz.rules.variant import Variant
from tests.conformance.every_option import house_rules
from tests.kernel import agreement
from tests.kernel.test_tractor_agrees import compare_deals

CHUNK = 250


@dataclass(frozen=True, slots=True)
class Work:
    """So many deals of a variant, named by its rule code, so that it can be sent to a process."""

    code: str
    seed: str
    n_deals: int


def faults_in(work: Work) -> list[str]:
    """Return where kernel and reference differ."""
    variant = parse_rule_code(work.code)
    if isinstance(variant.play, SingleCards):
        return agreement.in_deals(variant, work.seed, work.n_deals)
    return compare_deals(variant, work.seed, work.n_deals, None)


def rows(variants: list[str], scale: float) -> Iterator[tuple[Variant, int]]:
    """Yield every variant and option value with the number of its deals."""
    for name in variants:
        single = isinstance(VARIANTS[name].play, SingleCards)
        for at, (_, variant) in enumerate(house_rules(VARIANTS[name])):
            whole = 20_000 if at == 0 else 1_000 if single else 300
            yield variant, max(1, round(whole * scale))


def chunks(variant: Variant, n_deals: int) -> Iterator[Work]:
    """Yield the deals in parts, each a match of its own."""
    code = format_rule_code(variant)
    for first in range(0, n_deals, CHUNK):
        yield Work(code, f"study {code} {first}", min(CHUNK, n_deals - first))


def main() -> int:
    """Print a row for each variant and option value."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=[], metavar="VARIANT", help="by default all")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    n_wrong = n_all = 0
    begun = time.monotonic()
    with ProcessPoolExecutor(given.workers) as pool:
        for variant, n_deals in rows(given.variants or list(VARIANTS), given.scale):
            faults = [each for part in pool.map(faults_in, chunks(variant, n_deals)) for each in part]
            n_all += n_deals
            n_wrong += len(faults)
            print(f"{format_rule_code(variant):48} {n_deals:6} deals, {len(faults)} differ", flush=True)
            for fault in faults[:3]:
                print(f"  {fault}")
    print(f"{n_all} deals, {n_wrong} differ, {time.monotonic() - begun:.0f} s")
    return 1 if n_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
