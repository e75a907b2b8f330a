"""Play the deals of a pair, with every decision timed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter_ns

from kibitz.arena.faults import FaultsOfDeal
from kibitz.arena.figures import DealFigures, Stage, Times, figures_of, stage_of
from kibitz.arena.schedule import Arena, Sitting, Task, sittings
from kibitz.arena.seated import Seated, decision_of, seated, tell_result
from kibitz.match.player import Decision, Player
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed
from kibitz.players.registry import player_from_spec
from kibitz.rules.actions import Pass
from kibitz.rules.engine import apply, to_act
from kibitz.rules.state import DealOver, State
from kibitz.rules.variant import Variant
from kibitz.views import view

# The argument of a bid's reason that says how likely the contract is to be made, in percent.
CHANCE_ARGUMENT = "percent"


def play_task(arena: Arena, task: Task) -> tuple[DealFigures, ...]:
    """Return the figures of every deal of one pair of one meeting.

    The players are made anew, so nothing that one of them keeps goes from one pair to another.
    """
    players = [seated(arena.players[place]) for place in task.meeting]
    contracts = player_from_spec(arena.contracts_by) if arena.card_play else None
    return tuple(
        play_sitting(arena.variant, sitting, players, contracts)
        for sitting in sittings(arena.variant, arena.seed, task.pair)
    )


def play_sitting(
    variant: Variant, sitting: Sitting, players: Sequence[Seated], contracts: Player | None = None
) -> DealFigures:
    """Return the figures of one deal. contracts: decides before the play of the cards, if given."""
    times: tuple[dict[Stage, list[int]], dict[Stage, list[int]]] = ({}, {})
    percent: tuple[int, int | None] | None = None
    faults = FaultsOfDeal()
    state: State = deal_from_seed(variant, sitting.standing, sitting.seed)
    chance = player_seed(sitting.seed)
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        who = sitting.players[seat]
        seen = view(state, seat)
        stage = stage_of(seen)
        if contracts is not None and stage not in (Stage.CALL, Stage.PLAY):
            decision = contracts.act(seen, chance)
        else:
            started = perf_counter_ns()
            decision = decision_of(players[who], state, seen, chance)
            times[who].setdefault(stage, []).append((perf_counter_ns() - started) // 1000)
            if stage is Stage.AUCTION and not isinstance(decision.action, Pass):
                percent = (seat, chance_given(decision))
            faults.note(who, decision, seen)
        state = apply(state, decision.action)
    tell_result(players, state)
    return replace(_figures(sitting, state, times, percent), faults=faults.all())


def _figures(
    sitting: Sitting,
    over: DealOver,
    times: tuple[dict[Stage, list[int]], dict[Stage, list[int]]],
    percent: tuple[int, int | None] | None,
) -> DealFigures:
    kept: tuple[Times, Times] = (_kept(times[0]), _kept(times[1]))
    declarer = over.outcome.contract.declarer if over.outcome else None
    given = percent[1] if percent is not None and percent[0] == declarer else None
    return figures_of(sitting, over, kept, given)


def _kept(times: dict[Stage, list[int]]) -> Times:
    return {stage: tuple(times[stage]) for stage in Stage if stage in times}


def chance_given(decision: Decision) -> int | None:
    """Return the chance in percent that a bid's reasons give for making the contract, None if they give none."""
    for reason in decision.reasons:
        value = dict(reason.arguments).get(CHANCE_ARGUMENT)
        if isinstance(value, int) and 0 <= value <= 100:
            return value
    return None
