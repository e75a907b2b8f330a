"""How fast the reference plays: random deals with every legal set listed, as a trace does."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from kibitz.games import VARIANTS
from kibitz.match.deals import PlayedDeal, play_deals
from kibitz.players.random import RandomPlayer
from kibitz.records.rule_code import format_rule_code
from kibitz.records.traces import legal_json
from kibitz.rules.options import with_options
from kibitz.rules.parts import Shapes
from kibitz.rules.variant import Variant

SEED = "bench"


@dataclass(frozen=True, slots=True)
class Measured:
    """One row: what was played, what it came to (equal on every machine), and how long it took.

    n_legal: members of the legal sets that traces list.
    """

    rules: str
    n_deals: int
    n_actions: int
    n_legal: int
    seconds: float

    @property
    def deals_per_second(self) -> float:
        """Return the speed."""
        return self.n_deals / self.seconds


def benched_variants() -> Iterator[Variant]:
    """Yield every variant, and those with shapes also with throws, whose legal sets are the largest."""
    for variant in VARIANTS.values():
        yield variant
        if isinstance(variant.play, Shapes) and not variant.play.throws:
            yield with_options(variant, {"throws": "on"})


def measure_rules(variant: Variant, n_deals: int) -> Measured:
    """Return how fast the reference plays random deals with every legal set listed, as a trace does."""
    players = (RandomPlayer(),) * variant.n_seats
    n_actions = n_legal = 0
    begun = time.process_time()
    for played in play_deals(variant, SEED, n_deals, players):
        n_actions += len(played.steps)
        n_legal += _n_listed(played)
    return Measured(format_rule_code(variant), n_deals, n_actions, n_legal, time.process_time() - begun)


def _n_listed(played: PlayedDeal) -> int:
    """Return how many actions the legal sets of a deal hold, counted by listing them."""
    return sum(len(legal_json(step.before, step.seen.legal) or ()) for step in played.steps)
