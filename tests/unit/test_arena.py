"""The arena: what the schedule plays, and what the figures say."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from kibitz.arena.figures import Stage, figures_of
from kibitz.arena.reliability import Told, reliability
from kibitz.arena.report import table
from kibitz.arena.result import Duties, MeetingResult, Played, results, summary, thinking_of
from kibitz.arena.run import run
from kibitz.arena.schedule import Arena, Sitting, seatings, sittings, tasks
from kibitz.arena.sitting import chance_given, play_sitting
from kibitz.arena.stats import interval, quantile, share_interval, t_quantile
from kibitz.arena.words import lines
from kibitz.games import VARIANTS, variant_of
from kibitz.match.player import Decision, reason
from kibitz.players.registry import player_from_spec
from kibitz.rules.actions import Pass
from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.state import Contract, DealOver, LastTrick, Outcome, Result, Standing
from kibitz.views import View

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


def test_each_player_meets_every_other_on_the_same_pairs() -> None:
    arena = Arena(("a", "b", "c"), CROWSNEST, "s")
    assert ((0, 1), (0, 2), (1, 2)) == arena.meetings
    assert [0, 0, 0, 5, 5, 5] == [task.pair for task in tasks(arena, (0, 5))]
    assert [*arena.meetings] * 2 == [task.meeting for task in tasks(arena, (0, 5))]


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


def test_the_interval_of_a_share_agrees_with_the_printed_one() -> None:
    # Newcombe, 'Two-sided confidence intervals for the single proportion', Statistics in Medicine 17 (1998),
    # table I, method 3: 81 of 263 gives 0.2553 to 0.3662, 15 of 148 gives 0.0624 to 0.1605, 0 of 20 up to 0.1611.
    for hits, n, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        found = share_interval(hits, n)
        assert found.low is not None and found.high is not None
        assert (low, high) == (round(found.low, 4), round(found.high, 4))


def test_times_are_told_in_milliseconds() -> None:
    thinking = thinking_of([*range(1000, 101_000, 1000)])
    assert (100, 50.0, 95.0, 100.0) == (thinking.decisions, thinking.median, thinking.p95, thinking.most)
    assert 0.0 == thinking_of([]).most


# --- reliability ----------------------------------------------------------------------------------


def test_chances_are_told_by_tenths_and_compared_with_what_was_made() -> None:
    told = [(0, False), (9, False), (70, True), (79, True), (75, False), (100, True), (90, False)]
    assert (
        Told(0, 9, 2, 4.5, 0),
        Told(70, 79, 3, 224 / 3, 2),
        Told(90, 100, 2, 95.0, 1),
    ) == reliability(told)
    assert () == reliability([])


def test_a_chance_is_taken_from_the_reasons_of_a_bid() -> None:
    with_chance = Decision(Pass(), (reason("bid_by_length"), reason("bid_by_sample", percent=64)))
    assert 64 == chance_given(with_chance)
    for other in (Decision(Pass()), Decision(Pass(), (reason("x", percent="64"), reason("x", percent=101)))):
        assert chance_given(other) is None


class Surer:
    """The rulebook, which says with every call that it will make it for certain, or nearly."""

    name = "surer"

    def act(self, view: View, seed: str) -> Decision:
        decision = player_from_spec("rulebook").act(view, seed)
        percent = 100 if isinstance(decision.action, Pass) else 90
        return replace(decision, reasons=(reason("surer", percent=percent),))


def test_only_the_winning_bid_counts_and_only_its_declarers() -> None:
    players = (Surer(), player_from_spec("rulebook"))
    deals = [
        play_sitting(CROWSNEST, sitting, players)
        for pair in range(4)
        for sitting in sittings(CROWSNEST, "sure", pair)
    ]
    assert {0, 1} == {deal.declaring for deal in deals}
    assert {(0, 90), (1, None)} == {(deal.declaring, deal.percent) for deal in deals}
    (row,) = summary([deals]).roles[0].reliability
    assert (90, 90.0) == (row.low, row.chance)
    assert sum(deal.declaring == 0 for deal in deals) == row.n


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
        figures_of(a_first, deal, ({}, {})).difference,
        figures_of(b_first, deal, ({}, {})).difference,
    )


def test_a_set_contract_counts_for_both_roles() -> None:
    deal = over((60, -80), (60, 60))
    result = summary([[figures_of(Sitting(0, (0, 1, 0, 1), deal.standing, "s"), deal, ({}, {}))]])
    a, b = result.roles
    assert Duties(declared=0, made=0, defended=1, set=1) == a.duties
    assert Duties(declared=1, made=0, defended=0, set=0) == b.duties


def test_roles_are_told_by_seat_too() -> None:
    deal = over((60, -80), (60, 60))
    result = summary([[figures_of(Sitting(0, (0, 1, 0, 1), deal.standing, "s"), deal, ({}, {}))]])
    nothing, beaten = Duties(0, 0, 0, 0), Duties(0, 0, 1, 1)
    assert (beaten, nothing, beaten, nothing) == result.roles[0].seats
    assert (nothing, Duties(1, 0, 0, 0), nothing, nothing) == result.roles[1].seats


def test_where_all_play_for_themselves_the_means_of_seats_are_compared() -> None:
    variant = variant_of("amerikaner", {"players": 3})
    contract = Contract(Seat(0), 9)
    outcome = Outcome(contract, (9, 5, 3), (), (), LastTrick(Seat(0), 1, ()), Seat(1))
    result = Result(False, (), (9, 9, 3), (9, 9, 3), Seat(1), ())
    deal = DealOver(variant, Standing(Seat(0), 1, (0, 0, 0)), result, None, outcome)
    figures = figures_of(Sitting(0, (0, 1, 0), deal.standing, "s"), deal, ({}, {}))
    assert (9 + 3) / 2 - 9 == figures.difference
    assert (0, (2,), True) == (figures.declaring, figures.defenders, figures.made)


# --- playing --------------------------------------------------------------------------------------


def meeting(arena: Arena, played: Played) -> MeetingResult:
    """Return the outcome for two players."""
    return results(arena, played)[0, 1]


def test_a_player_against_itself_comes_out_even() -> None:
    for name in ("crowsnest", "amerikaner"):
        arena = Arena(("rulebook", "rulebook"), variant_of(name), "even")
        assert 0.0 == meeting(arena, run(arena, range(3))).gain.mean


def test_an_arena_may_be_played_in_parts() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "parts")
    parts = {**run(arena, range(2, 4)), **run(arena, range(2))}
    whole = meeting(arena, run(arena, range(4)))
    assert (whole.gain, whole.differences) == (meeting(arena, parts).gain, meeting(arena, parts).differences)


def test_card_play_alone_gives_both_the_same_contracts() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "contracts", card_play=True)
    for deals in run(arena, range(4)).values():
        first, second = deals
        assert (first.bid, first.declarer) == (second.bid, second.declarer)
        assert {0, 1} == {first.declaring, second.declaring}
        assert {Stage.PLAY} == {stage for deal in deals for times in deal.times for stage in times}


def test_the_contracts_may_be_those_of_any_player() -> None:
    players = ("rulebook", "random")
    bids = {
        by: [
            deal.bid
            for deals in run(Arena(players, CROWSNEST, "by", True, by), range(4)).values()
            for deal in deals
        ]
        for by in ("rulebook", "random")
    }
    assert bids["rulebook"] != bids["random"]
    assert all(of[0::2] == of[1::2] for of in bids.values())


def test_every_decision_is_timed_by_what_it_is_about() -> None:
    arena = Arena(("rulebook", "rulebook"), variant_of("amerikaner"), "stages")
    deals = [deal for of_pair in run(arena, range(2)).values() for deal in of_pair]
    for deal in deals:
        counts = {stage: sum(len(times.get(stage, ())) for times in deal.times) for stage in Stage}
        assert 52 == counts[Stage.PLAY]
        assert counts[Stage.CALL] in (0, 1)
    assert any(stage is Stage.CALL for deal in deals for times in deal.times for stage in times)
    assert all(one >= 0 for deal in deals for times in deal.times for took in times.values() for one in took)


# --- the report -----------------------------------------------------------------------------------


def test_the_report_names_both_players_and_the_interval() -> None:
    arena = Arena(("rulebook", "random"), CROWSNEST, "report")
    result = meeting(arena, run(arena, range(2)))
    text = "\n".join(lines(arena, result, 1.5, "en"))
    assert "rulebook" in text and "random" in text and "95 %" in text
    assert all(f"{stage}:" in text for stage in ("auction", "burying", "naming trump", "play"))
    assert table(arena, result, 1.5)["mean"] == result.gain.mean


def test_the_report_tells_how_far_chances_held() -> None:
    players = (Surer(), player_from_spec("rulebook"))
    deals = [play_sitting(CROWSNEST, sitting, players) for sitting in sittings(CROWSNEST, "sure", 1)]
    arena = Arena(("surer", "rulebook"), CROWSNEST, "sure")
    result = summary([deals, deals])
    assert "90 to 100 % (90 % on average)" in "\n".join(lines(arena, result, 1.0, "en"))
    reliable = table(arena, result, 1.0)["reliability"]
    assert isinstance(reliable, dict)
    (row,) = reliable["a"]
    assert {"low": 90, "high": 100, "n": 2, "chance": 90.0, "made": row["made"]} == row
    assert [] == reliable["b"]
