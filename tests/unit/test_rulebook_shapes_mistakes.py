"""Honest mistakes where shapes are led: pairs overlooked, the future not seen, a hand misjudged by a step."""

from __future__ import annotations

from kibitz.games import VARIANTS, variant_of
from kibitz.match.seeds import deal_from_seed
from kibitz.players.rulebook import RulebookPlayer, declaring, shapes_play
from kibitz.rules.actions import Declare, Play
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Standing, State
from kibitz.views import view
from tests.rulebook.table import tractor_playing

TRACTOR = VARIANTS["tractor"]


def dealt(number: int) -> State:
    return deal_from_seed(TRACTOR, Standing(Seat(number % 4), 2, (0, 0)), f"mistakes/{number}")


def test_who_overlooks_pairs_leads_a_single_card() -> None:
    state = tractor_playing(variant_of("tractor"), "HA HA H3 C3 / S5 H4 C4 C4 / HK HQ H6 C6 / H7 H7 H8 C8")
    seen = view(state, Seat(0))
    sharp, dull = shapes_play.decide(seen, "seed"), shapes_play.decide(seen, "seed", 100)
    assert isinstance(sharp.action, Play)
    assert isinstance(dull.action, Play)
    assert 2 == len(sharp.action.cards)
    assert 1 == len(dull.action.cards)
    assert dull == shapes_play.decide(seen, "seed", 100)


def test_without_mistakes_nothing_is_drawn() -> None:
    state = tractor_playing(variant_of("tractor"), "HA HA H3 C3 / S5 H4 C4 C4 / HK HQ H6 C6 / H7 H7 H8 C8")
    seen = view(state, Seat(0))
    assert shapes_play.decide(seen, "one") == shapes_play.decide(seen, "another")


def test_a_hand_that_looks_better_declares_more_and_one_that_looks_worse_less() -> None:
    declared = [0, 0, 0]
    for number in range(30):
        state = dealt(number)
        seat = to_act(state)
        assert seat is not None
        seen = view(state, seat)
        choices = [isinstance(declaring.decide(seen, "seed", step).action, Declare) for step in (-1, 0, 1)]
        assert choices == sorted(choices)
        declared = [n + choice for n, choice in zip(declared, choices, strict=True)]
    assert declared[0] < declared[1] < declared[2]


def test_easy_breaks_no_rule() -> None:
    player = RulebookPlayer("easy", mistakes=60)
    state = dealt(3)
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        decision = player.act(view(state, seat), "seed")
        assert check(state, decision.action) is None
        assert decision == player.act(view(state, seat), "seed")
        state = apply(state, decision.action)
