"""Completeness: each option of each game has rule cases of its own."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from kibitz.games import VARIANTS
from kibitz.rules.options import with_options

CASES = Path(__file__).parents[1] / "cases"
FAMILIES = sorted({variant.family for variant in VARIANTS.values()})
FEWEST = 2


def options_in_cases() -> Counter[tuple[str, str]]:
    """Return how many of our own cases play with each option, by family and option."""
    counts: Counter[tuple[str, str]] = Counter()
    for family in FAMILIES:
        for line in (CASES / f"{family}.jsonl").read_text().splitlines():
            case = json.loads(line)
            counts.update((family, option) for option in case.get("options", {}))
    return counts


@pytest.mark.parametrize("family", FAMILIES)
def test_each_option_has_two_cases(family: str) -> None:
    counts = options_in_cases()
    options = {o.name for v in VARIANTS.values() if v.family == family for o in v.options}
    assert [] == sorted(option for option in options if counts[family, option] < FEWEST)


def test_the_cases_use_options_their_variant_has() -> None:
    for family in FAMILIES:
        for line in (CASES / f"{family}.jsonl").read_text().splitlines():
            case = json.loads(line)
            assert VARIANTS[case["variant"]].family == family, case["id"]
            with_options(VARIANTS[case["variant"]], case.get("options", {}))  # raises VariantError
