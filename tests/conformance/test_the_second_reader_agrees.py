"""The engine against the independent second reader: every option of every variant, every legal set."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.match.deals import play_deals
from kibitz.players.registry import player_from_spec
from kibitz.records.traces import trace_line
from kibitz.rules.parts import Shapes
from kibitz.rules.variant import Variant
from tests.conformance.every_option import house_rules
from tests.second_reader.traces import check_trace_lines

# Wild seats reach what sensible ones never do, and the other way round.
SEATS = (("random", "random", "random"), ("rulebook", "random", "rulebook"))


def faults_of(variant: Variant, seed: str, n_deals: int, specs: tuple[str, ...]) -> list[str]:
    """Return what the second reader finds wrong in deals played here."""
    players = tuple(player_from_spec(specs[seat % len(specs)]) for seat in variant.seats)
    lines = [trace_line(played) for played in play_deals(variant, seed, n_deals, players)]
    return [fault for _, faults in check_trace_lines(lines) for fault in faults]


@pytest.mark.parametrize("variant_id", VARIANTS)
def test_on_every_option(variant_id: str) -> None:
    for name, variant in house_rules(VARIANTS[variant_id]):
        assert [] == faults_of(variant, f"slice {name}", 1, SEATS[0]), name


@pytest.mark.slow
@pytest.mark.parametrize("specs", SEATS, ids=" ".join)
@pytest.mark.parametrize("variant_id", VARIANTS)
def test_on_many_deals_of_every_option(variant_id: str, specs: tuple[str, ...]) -> None:
    for name, variant in house_rules(VARIANTS[variant_id]):
        n_deals = 10 if isinstance(variant.play, Shapes) else 40
        assert [] == faults_of(variant, f"many {name}", n_deals, specs), name
