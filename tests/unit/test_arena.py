"""The arena: what the schedule plays, what the figures say, and that workers change nothing."""

from __future__ import annotations

import json
import math

import pytest
from click.testing import CliRunner

from kibitz.arena.report import lines, table
from kibitz.arena.result import figures_of, summary
from kibitz.arena.run_local import Arena, play_pairs, run
from kibitz.arena.schedule import Sitting, seatings, sittings
from kibitz.arena.stats import interval, quantile, t_quantile
from kibitz.cli.arena import arena_command
from kibitz.errors import KibitzError
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.state import Contract, DealOver, LastTrick, Outcome, Result, Standing

CROWSNEST = variant_of("crowsnest")


# --- schedule -------------------------------------------------------------------------------------


def test_each_player_sits_on_each_side_once_in_a_pair() -> None:
    assert ((0, 1, 0, 1), (1, 0, 1, 0)) == seatings(CROWSNEST)


def test_an_odd_table_turns_through_all_rotations() -> None:
    assert ((0, 1, 0), (1, 0, 0), (0, 0, 1)) == seatings(variant_of("amerikaner", {"players": 3}))


def test_a_pair_has_the_same_cards_and_dealer_twice_and_the_dealer_cycles() -> None:
    pairs = [list(sittings(CROWSNEST, "s", pair)) for pair in range(5)]
    assert all(first.seed == second.seed and first.standing == second.standing for first, second in pairs)
    assert [0, 1, 2, 3, 0] == [first.standing.dealer for first, _ in pairs]
    assert 5 == len({first.seed for first, _ in pairs})


def test_levels_cycle_where_levels_are_played_and_the_dealer_is_given() -> None:
    variant = VARIANTS["tractor"]
    assert isinstance(variant.match, LevelMatch)
    standings = [
        next(iter(sittings(variant, "s", 4 * i))).standing for i in range(len(variant.match.levels) + 1)
    ]
    assert [*range(len(variant.match.levels)), 0] == [standing.tally[0] for standing in standings]
    assert {2} == {standing.deal for standing in standings}


# --- statistics -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (8, 2.306), (30, 2.042), (1000, 1.962)],
)
def test_the_quantile_agrees_with_printed_tables(freedom: int, printed: float) -> None:
    assert math.isclose(printed, t_quantile(freedom), rel_tol=0.008)


def test_the_interval_of_four_values() -> None:
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert 2.5 == found.mean
    assert found.low is not None and found.high is not None
    assert math.isclose(2.5 - 3.182 * math.sqrt(5 / 3) / 2, found.low, abs_tol=0.02)
    assert math.isclose(5.0, found.low + found.high)


def test_one_pair_has_no_interval() -> None:
    assert (None, None) == (interval([7.0]).low, interval([7.0]).high)


def test_quantiles_are_members_of_the_list() -> None:
    assert (2.0, 4.0) == (quantile([4.0, 1.0, 3.0, 2.0], 0.5), quantile([4.0, 1.0, 3.0, 2.0], 0.95))


# --- figures --------------------------------------------------------------------------------------


def over(delta: tuple[int, ...], points: tuple[int, ...], bid: int = 80) -> DealOver:
    """Return a CrowsNest deal of declarer 1 that came to this."""
    outcome = Outcome(Contract(Seat(1), bid), (4, 5), points, (), LastTrick(Seat(1), 1, ()))
    result = Result(False, points, delta, delta, Seat(1), ())
    return DealOver(CROWSNEST, Standing(Seat(0), 1, (0, 0)), result, None, outcome)


def test_sides_at_70_and_50_count_20_for_the_player_of_the_first() -> None:
    deal = over((70, 50), (70, 50), bid=40)
    a_first = Sitting(0, (0, 1, 0, 1), deal.standing, "s")
    b_first = Sitting(0, (1, 0, 1, 0), deal.standing, "s")
    assert (20.0, -20.0) == (
        figures_of(a_first, deal, ((), ())).difference,
        figures_of(b_first, deal, ((), ())).difference,
    )


def test_a_set_contract_counts_for_both_roles() -> None:
    deal = over((60, -80), (60, 60))
    result = summary(CROWSNEST, [figures_of(Sitting(0, (0, 1, 0, 1), deal.standing, "s"), deal, ((), ()))])
    a, b = result.roles
    assert (0, 0, 1, 1) == (a.declared, a.made, a.defended, a.set)
    assert (1, 0, 0, 0) == (b.declared, b.made, b.defended, b.set)


def test_where_all_play_for_themselves_the_means_of_seats_are_compared() -> None:
    variant = variant_of("amerikaner", {"players": 3})
    contract = Contract(Seat(0), 9)
    outcome = Outcome(contract, (9, 5, 3), (), (), LastTrick(Seat(0), 1, ()), Seat(1))
    result = Result(False, (), (9, 9, 3), (9, 9, 3), Seat(1), ())
    deal = DealOver(variant, Standing(Seat(0), 1, (0, 0, 0)), result, None, outcome)
    figures = figures_of(Sitting(0, (0, 1, 0), deal.standing, "s"), deal, ((), ()))
    assert (9 + 3) / 2 - 9 == figures.difference
    assert (0, (0,), True) == (figures.declaring, figures.defended_by, figures.made)


# --- playing --------------------------------------------------------------------------------------


def test_a_player_against_itself_comes_out_even() -> None:
    for name in ("crowsnest", "amerikaner"):
        assert 0.0 == run(Arena(("rulebook", "rulebook"), variant_of(name), "even"), range(3)).gain.mean


def test_the_same_seed_gives_the_same_result_however_many_workers() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "workers")
    alone, together = (play_pairs(arena, range(6), workers) for workers in (1, 2))
    assert [(d.pair, d.difference, d.declaring, d.made) for d in alone] == [
        (d.pair, d.difference, d.declaring, d.made) for d in together
    ]


def test_a_match_may_be_played_in_parts() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "parts")
    parts = [*play_pairs(arena, range(2, 4)), *play_pairs(arena, range(2))]
    assert run(arena, range(4)).gain == summary(CROWSNEST, parts).gain


def test_card_play_alone_gives_both_the_same_contracts() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "contracts", card_play=True)
    deals = play_pairs(arena, range(4))
    assert [deal.bid for deal in deals[::2]] == [deal.bid for deal in deals[1::2]]
    assert [{0, 1}] * 4 == [{deals[i].declaring, deals[i + 1].declaring} for i in range(0, 8, 2)]


# --- the command ----------------------------------------------------------------------------------


def test_the_command_prints_one_json_object() -> None:
    words = ["rulebook", "random", "--variant", "dixie", "--pairs", "3", "--seed", "7", "--json"]
    ran = CliRunner().invoke(arena_command, words, standalone_mode=False)
    found = json.loads(ran.stdout)
    assert ("dixie", 3, 6, "7", "points") == tuple(
        found[k] for k in ("variant", "pairs", "deals", "seed", "unit")
    )
    assert found["low"] <= found["mean"] <= found["high"]
    assert 6 == found["roles"]["a"]["declared"] + found["roles"]["b"]["declared"] + found["thrown_in"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["rulbook", "random"], "player/unknown"),
        (["rulebook", "random:x=1"], "player/parameter"),
        (["rulebook:mistakes=many", "random"], "player/value"),
        (["rulebook", "random", "--variant", "crow"], "variant/unknown"),
        (["rulebook", "random", "--pairs", "0"], "usage/number"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_starts(words: list[str], code: str) -> None:
    ran = CliRunner().invoke(arena_command, words, standalone_mode=False)
    assert isinstance(ran.exception, KibitzError)
    assert code == ran.exception.code


def test_the_report_names_both_players_and_the_interval() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "report")
    result = run(arena, range(2))
    text = "\n".join(lines(arena, result, 1.5, "en"))
    assert "rulebook" in text and "random" in text and "95 %" in text
    assert table(arena, result, 1.5)["mean"] == result.gain.mean
