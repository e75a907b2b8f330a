"""The judged positions are sound, and the players play them as their levels promise."""

from __future__ import annotations

from collections import Counter

import pytest

from kibitz.games import VARIANTS
from kibitz.players.registry import player_from_spec
from kibitz.rules.actions import Bury
from kibitz.rules.engine import check
from kibitz.rules.state import Auction
from tests.judged.positions import FOLDER, Judged, all_positions
from tests.judged.run import answers, report, share_good

POSITIONS = all_positions()
# What a player of each level must at least get right.
MEDIUM = 0.85
HARD = 0.95
ROOK_EACH = 4
every_position = pytest.mark.parametrize("judged", POSITIONS, ids=[judged.id for judged in POSITIONS])


def test_there_are_enough_positions_in_every_game() -> None:
    assert len(POSITIONS) >= 60
    of_game = Counter(judged.state.variant.id for judged in POSITIONS)
    assert set(VARIANTS) == set(of_game)
    assert all(n >= ROOK_EACH for n in of_game.values())
    tables = {j.state.variant.n_seats for j in POSITIONS if j.state.variant.id == "amerikaner"}
    assert {3, 4, 5, 6} == tables


def test_ids_are_unique_and_files_hold_one_game_each() -> None:
    ids = [judged.id for judged in POSITIONS]
    assert len(set(ids)) == len(ids)
    assert sorted(VARIANTS) == sorted(path.stem for path in FOLDER.glob("*.jsonl"))


@every_position
def test_a_position_can_be_judged(judged: Judged) -> None:
    # Reading it has already played it from the first call on, each action by the rules.
    assert judged.why and judged.kind
    assert judged.seat == judged.view.to_act
    if judged.good:
        faults = [check(judged.state, action) for action in judged.good]
        assert [None] * len(faults) == faults
        assert len(judged.good) < len(judged.view.legal), "every action would do: nothing is judged"
        return
    assert judged.keeps or judged.gives
    assert set(judged.keeps) | set(judged.gives) <= set(judged.view.hand)
    assert not set(judged.keeps) & set(judged.gives)
    legal = judged.view.legal
    some = [legal[number] for number in range(0, len(legal), max(1, len(legal) // 500))]
    assert all(isinstance(action, Bury) for action in some)
    assert not all(judged.is_good(action) for action in some)


@every_position
def test_a_position_is_reached_from_the_whole_deal(judged: Judged) -> None:
    seen = judged.view
    n_played = sum(len(cards) for trick in seen.plays for cards in trick.cards)
    n_played += sum(len(cards) for cards in seen.trick)
    n_kitty = seen.variant.kitty_size if isinstance(judged.state, Auction) else 0
    n_kitty += len(getattr(judged.state, "buried", ()))
    assert len(seen.variant.cards) == n_played + sum(seen.hand_sizes) + n_kitty


def test_medium_plays_most_positions_well() -> None:
    found = list(answers(player_from_spec("medium"), POSITIONS))
    assert share_good(found) >= MEDIUM, report("medium", found)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_hard_plays_nearly_all_positions_well() -> None:
    found = list(answers(player_from_spec("hard"), POSITIONS))
    assert share_good(found) >= HARD, report("hard", found)
