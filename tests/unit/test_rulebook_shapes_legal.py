"""The rulebook player under every option of the game with shapes: legal, cheap, pure, and every reason worded."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from kibitz.cards import FRENCH_RANKS
from kibitz.games import variant_of
from kibitz.language import has_message, translate
from kibitz.match.player import Decision
from kibitz.match.seeds import deal_from_seed
from kibitz.players.rulebook import RulebookPlayer
from kibitz.rules.actions import Action
from kibitz.rules.choices import Choices
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.state import DealOver, Standing, State
from kibitz.rules.variant import Variant
from kibitz.views import View, view

OPTIONS: list[dict[str, object]] = [
    {},
    {"throws": "on"},
    {"throws": "on", "throw_beaten_by": "longest_component"},
    {"throws": "on", "throw_penalty": 10, "follow_tractor": "tractor"},
    {"follow_tractor": "tractor"},
    {"first_dealer": "last_declarer"},
    {"no_declaration": "no_trump"},
    {"no_declaration": "redeal"},
    {"must_defend_ace": True},
    {"forced_levels": ["5", "T", "K"]},
    {"jack_back_to_two": True, "start_level": "J"},
    {"kitty_multiplier": "two"},
    {"kitty_multiplier": "power", "throws": "on"},
    {"level_cap": 3},
]
OPTIONS += [{"start_level": str(level)} for level in FRENCH_RANKS[1:]]


class NeverListed(Sequence[Action]):
    """Legal actions of which the length may be asked and single ones taken, as a bound on what is read."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = actions
        self.n_read = 0

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        self.n_read += 1
        return self.actions[index]


def decisions(variant: Variant, standing: Standing, seed: str) -> Iterator[tuple[State, View, Decision]]:
    """Yield every decision of a deal between four rulebook players, before it is applied."""
    player = RulebookPlayer()
    state: State = deal_from_seed(variant, standing, seed)
    while (seat := to_act(state)) is not None:
        seen = view(state, seat)
        decision = player.act(seen, seed)
        yield state, seen, decision
        state = apply(state, decision.action)
    assert isinstance(state, DealOver)


def standings(variant: Variant) -> Iterator[Standing]:
    """Yield the first deal of a match (not at every level), and a later one between unequal sides."""
    assert isinstance(variant.match, LevelMatch)
    if not (variant.chosen and variant.chosen[0][0] == "start_level"):
        yield Standing(Seat(1), 1, variant.first_tally)
    start = variant.match.levels.index(variant.match.start_level)
    yield Standing(Seat(2), 4, (min(start + 3, len(variant.match.levels) - 1), start))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_illegal_action_and_every_reason_worded(options: dict[str, object]) -> None:
    variant = variant_of("tractor", options)
    for standing in standings(variant):
        for state, seen, decision in decisions(variant, standing, "legal"):
            assert check(state, decision.action) is None, (decision.action, seen.hand, seen.trick)
            assert decision.reasons
            for reason in decision.reasons:
                message = f"reason-{reason.code}"
                assert has_message(message)
                assert not re.search(r"[{}$]", translate(message, dict(reason.arguments))), reason


@pytest.mark.parametrize("options", [{}, {"throws": "on"}], ids=str)
def test_a_large_legal_set_is_never_listed(options: dict[str, object]) -> None:
    """A burial has millions of members; the player builds what it wants and reads a few at most."""
    variant = variant_of("tractor", options)
    largest = 0
    for _, seen, decision in decisions(variant, Standing(Seat(1), 1, variant.first_tally), "large"):
        if isinstance(seen.legal, Choices):
            listed = NeverListed(seen.legal)
            assert decision == RulebookPlayer().act(replace(seen, legal=listed), "large")
            assert listed.n_read <= 40
            largest = max(largest, len(listed))
    assert largest > 1_000_000


def test_the_seed_and_the_deals_before_change_nothing() -> None:
    variant = variant_of("tractor", {"throws": "on"})
    for _, seen, decision in decisions(variant, Standing(Seat(0), 2, (3, 3)), "pure"):
        assert decision == RulebookPlayer().act(seen, "another seed")


def test_a_failed_throw_never_happens() -> None:
    """Only throws that nobody can beat are tried, as far as the seat can know."""
    variant = variant_of("tractor", {"throws": "on", "throw_penalty": 10})
    n_throws = 0
    for number in range(6):
        for state, seen, decision in decisions(
            variant, Standing(Seat(number % 4), 2, (5, 5)), f"throw {number}"
        ):
            n_throws += any(reason.code == "throws_sure_cards" for reason in decision.reasons)
            assert not any(seen.failed_throws), state
    assert n_throws > 0
