"""Every player plays every variant with every value of every option: no illegal action, no unworded reason."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.language import has_message, translate
from kibitz.match.player import Player, Reason
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.registry import player_from_spec
from kibitz.rules.engine import apply, to_act
from kibitz.rules.state import DealOver, State
from kibitz.rules.variant import Variant
from kibitz.views import view
from tests.conformance.every_option import house_rules

SPECS = ("rulebook", "random", "easy", "random")


def play(variant: Variant, seed: str, players: list[Player]) -> tuple[DealOver, list[Reason]]:
    """Return a deal that is over, and all reasons given on the way."""
    state: State = deal_from_seed(variant, match_start(variant, seed), seed)
    reasons: list[Reason] = []
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        decision = players[seat % len(players)].act(view(state, seat), seed)
        reasons += decision.reasons
        state = apply(state, decision.action)  # raises IllegalAction
    return state, reasons


def unworded(reasons: list[Reason]) -> list[str]:
    """Return the codes that have no words, or whose words ask for an argument that is not given."""
    texts = {
        why.code: translate(f"reason-{why.code}", dict(why.arguments))
        for why in reasons
        if has_message(f"reason-{why.code}")
    }
    return sorted({why.code for why in reasons if "{" in texts.get(why.code, "{")})


@pytest.mark.parametrize("variant_id", VARIANTS)
def test_no_option_makes_a_player_act_illegally(variant_id: str) -> None:
    players = [player_from_spec(spec) for spec in SPECS]
    for name, variant in house_rules(VARIANTS[variant_id]):
        over, reasons = play(variant, f"conformance {name}", players)
        assert over.result.thrown_in or sum(over.outcome.tricks if over.outcome else ()) > 0, name
        assert [] == unworded(reasons), name


@pytest.mark.parametrize("variant_id", VARIANTS)
def test_four_of_a_kind_play_deals_to_the_end_and_every_reason_has_words(variant_id: str) -> None:
    for spec in ("rulebook", "easy"):
        players = [player_from_spec(spec)]
        for number in range(6):
            _over, reasons = play(VARIANTS[variant_id], f"alike {spec} {number}", players)
            assert reasons
            assert [] == unworded(reasons)
