"""The player that sees all cards: only an arena has it, and seeing helps."""

from __future__ import annotations

import ast

import pytest

from kibitz.arena.result import MeetingResult, results
from kibitz.arena.run import run
from kibitz.arena.schedule import Arena
from kibitz.arena.seated import seated
from kibitz.errors import PlayerError
from kibitz.games import VARIANTS, variant_of
from kibitz.kernel import Solver
from kibitz.match.player import Player
from kibitz.match.referee import decisions, player_seed
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.cheating import CheatingPlayer
from kibitz.players.registry import player_from_spec, player_names
from kibitz.players.rulebook import RulebookPlayer
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from tests.architecture.source import imports, name_of, python_files, tree_of


def gain(variant_id: str, other: str, pairs: int) -> MeetingResult:
    arena = Arena(("cheating", other), VARIANTS[variant_id], "seeing", card_play=True)
    (found,) = results(arena, run(arena, range(pairs))).values()
    return found


def states_of(variant: Variant, seed: str) -> list[State]:
    state = deal_from_seed(variant, match_start(variant, seed), seed)
    return [step.before for step in decisions(state, seed, (RulebookPlayer(),) * variant.n_seats)]


def test_it_is_no_player_and_has_no_way_to_be_one() -> None:
    assert not hasattr(CheatingPlayer(), "act")
    assert not isinstance(CheatingPlayer(), type(player_from_spec("rulebook")))
    assert "cheating" not in player_names()
    with pytest.raises(PlayerError) as raised:
        player_from_spec("cheating")
    assert "player/sees_all" == raised.value.code
    assert "kibitz arena" in raised.value.text()
    player: Player | CheatingPlayer = seated("cheating")
    assert isinstance(player, CheatingPlayer)


def importers_of(module: str, text_of: dict[str, ast.Module]) -> list[str]:
    return sorted(
        name
        for name, tree in text_of.items()
        if any(found == module or found.startswith(f"{module}.") for _, found in imports(tree))
    )


def test_only_the_arena_imports_it() -> None:
    files = [path for path in python_files() if "cheating" in path.read_text("utf-8")]
    trees = {name_of(path): tree_of(path) for path in files}
    outsiders = [
        name for name in importers_of("kibitz.players.cheating", trees) if "players/cheating/" not in name
    ]
    assert ["kibitz/arena/seated.py"] == outsiders
    assert ["x"] == importers_of(
        "kibitz.players.cheating", {"x": ast.parse("import kibitz.players.cheating")}
    )


@pytest.mark.parametrize("variant_id", VARIANTS)
def test_it_is_legal_in_every_game_and_decides_alike_twice(variant_id: str) -> None:
    variant, who = VARIANTS[variant_id], CheatingPlayer()
    for state in states_of(variant, "legal")[::9]:
        assert check(state, who.act_seeing(state, "s").action) is None
    assert who.act_seeing(state, "s") == who.act_seeing(state, "s")


@pytest.mark.parametrize("players", [3, 5])
def test_it_is_legal_at_tables_of_other_sizes(players: int) -> None:
    variant, who = variant_of("amerikaner", {"players": players}), CheatingPlayer()
    for state in states_of(variant, "sizes")[::9]:
        assert check(state, who.act_seeing(state, "s").action) is None


@pytest.mark.parametrize("variant_id", ["crowsnest", "dixie"])
def test_once_it_can_solve_the_deal_its_side_gets_what_the_deal_is_worth(variant_id: str) -> None:
    """Four of them play perfectly from the last cards on; the points are those the solver promised."""
    who, solver, n_tried = CheatingPlayer(), Solver(), 0
    for number in range(3):
        state = next(
            state
            for state in states_of(VARIANTS[variant_id], f"perfect {number}")
            if isinstance(state, Playing) and len(state.hands[to_act(state) or 0]) == 5 and not state.trick
        )
        ours = [
            s
            for s in state.variant.seats
            if state.variant.side_of(s) == state.variant.side_of(state.contract.declarer)
        ]
        promised = solver.solve(state, ours=ours).value
        assert promised.is_exact
        now: State = state
        while not isinstance(now, DealOver):
            action = who.act_seeing(now, player_seed("s")).action
            assert isinstance(action, Play)
            now = apply(now, action)
        n_tried += 1
        assert promised.low == now.result.points[state.variant.side_of(state.contract.declarer)]
    assert 3 == n_tried


def test_seeing_the_cards_helps() -> None:
    found = gain("crowsnest", "random", 16)
    assert found.gain.low is not None and found.gain.low > 0
    assert () == found.faults


@pytest.mark.slow
@pytest.mark.parametrize(("variant_id", "pairs"), [("crowsnest", 40), ("tractor", 20)])
def test_seeing_the_cards_beats_the_rulebook(variant_id: str, pairs: int) -> None:
    found = gain(variant_id, "rulebook", pairs)
    assert found.gain.low is not None and found.gain.low > 0
