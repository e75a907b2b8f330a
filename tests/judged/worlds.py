"""What actions come to over many worlds of a view: played on by simple policies, or exactly near the end.

This is evidence for the judgements, not a player: it may take seconds for a position.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.kernel import (
    Policy,
    Solver,
    WorldSampler,
    lower,
    lower_shapes,
    playouts_of_cards,
    shape_playouts_of_plays,
    taken_before,
)
from kibitz.kernel.shape_policies import ShapePolicy
from kibitz.players.rulebook import RulebookPlayer
from kibitz.rules.actions import Action, Play
from kibitz.rules.engine import apply, to_act
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import AttackersPoints, ContractPoints, ContractTricks, MadeScores, Seat, Shapes
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import View, view
from kibitz.views.worlds import state_of

Values = NDArray[np.float64]
# A trump is likelier with the declarer than with another, and hardly ever buried: nothing more is assumed.
TRUMP_WITH_DECLARER = 2.0
TRUMP_BURIED = 0.03
# So much is a point worth that changes no score; and taking over the deal, in levels.
POINT = 0.05
LEVEL_POINT = 0.005
TAKE_OVER = 0.5


def sampler_of(seen: View) -> WorldSampler:
    """Return a sampler of the worlds of a view, with odds for trumps where a contract has been bid."""
    contract = seen.contract
    if contract is None or contract.bid is None or seen.seat == contract.declarer:
        return WorldSampler(seen)
    n = seen.variant.n_seats
    faces = tuple(dict.fromkeys(seen.variant.cards))
    logs = np.zeros((n + 1, len(faces)))
    for face, card in enumerate(faces):
        if contract.trump is not None and seen.order.suit[card] == TRUMPS:
            logs[contract.declarer, face] = math.log(TRUMP_WITH_DECLARER)
            logs[n, face] = math.log(TRUMP_BURIED)
    return WorldSampler(seen, logs)


def states_of(seen: View, n: int, seed: int) -> Iterator[State]:
    """Yield states in which the unseen cards lie as in worlds of the view."""
    for world in sampler_of(seen).sample(n, seed=seed):
        yield state_of(seen, world)


# --- what a result is worth -----------------------------------------------------------------------


def gain_of_points(state: Playing, declares: bool, ours: NDArray[np.int16]) -> Values:
    """Return the gain in score over the others, from the points (or tricks) of our side."""
    score, contract, variant = state.variant.score, state.contract, state.variant
    mine = ours.astype(np.float64)
    if isinstance(score, ContractTricks):
        whole = variant.hand_size
        bidders = mine if declares else whole - mine
        bid = float(whole if contract.alone else contract.bid or 0)
        stake = float(score.alone if contract.alone else bid)
        gain = np.where(bidders >= bid, stake, -stake) - (whole - bidders) / (variant.n_seats - 2)
    else:
        assert isinstance(score, ContractPoints)
        bidders = mine if declares else variant.all_points - mine
        bid = float(contract.bid or 0)
        made = np.where(score.made is MadeScores.BID, bid, bidders)
        gain = np.where(bidders >= bid, made, -bid) - (variant.all_points - bidders)
    return (gain if declares else -gain) + POINT * mine


def gain_of_attackers(variant: Variant, points: NDArray[np.int64]) -> Values:
    """Return what final points are worth to the attackers, in levels."""
    rule = variant.score
    assert isinstance(rule, AttackersPoints)
    above = (points - rule.take_over) // rule.band
    below = np.where(points == 0, rule.shut_out_levels, (rule.take_over - 1 - points) // rule.band + 1)
    gain: Values = (
        np.where(points >= rule.take_over, above + TAKE_OVER, -below - TAKE_OVER) + LEVEL_POINT * points
    )
    return gain


def gain_of_result(over: DealOver, seat: Seat) -> float:
    """Return the gain of a seat's side over the others in a deal that is over."""
    variant, result = over.variant, over.result
    side = variant.side_of(seat)
    if isinstance(variant.score, AttackersPoints) and isinstance(over.last, Playing):
        attackers = 1 - variant.side_of(over.last.contract.declarer)
        gain = float(gain_of_attackers(variant, np.array([result.points[attackers]], dtype=np.int64))[0])
        return gain if side == attackers else -gain
    others = [delta for s, delta in enumerate(result.delta) if s != side]
    return result.delta[side] - sum(others) / len(others)


# --- ways to value --------------------------------------------------------------------------------


def by_rulebook(seen: View, actions: Sequence[Action], n: int, seed: int) -> Values:
    """Return the gain of each action in each world, (worlds, actions), when rulebook players go on."""
    assert seen.seat is not None
    player = RulebookPlayer()
    rows = []
    for number, start in enumerate(states_of(seen, n, seed)):
        row = []
        for action in actions:
            state = apply(start, action)
            while (turn := to_act(state)) is not None:
                state = apply(state, player.act(view(state, turn), f"{seed}/{number}").action)
            assert isinstance(state, DealOver)
            row.append(gain_of_result(state, seen.seat))
        rows.append(row)
    return np.array(rows)


def by_playouts(seen: View, actions: Sequence[Action], n: int, seed: int, per_world: int = 8) -> Values:
    """Return the gain of each play in each world, when the kernel's greedy policy goes on, a fifth at random."""
    if isinstance(seen.variant.play, Shapes):
        return _of_shapes(seen, actions, n, seed, per_world)
    return np.array([_of_cards(state, seen, actions, seed, per_world) for state in _playing(seen, n, seed)])


def exactly(seen: View, actions: Sequence[Action], n: int, seed: int) -> Values:
    """Return the gain of each play in each world, when everybody goes on with all hands open."""
    solver = Solver(table_mebibytes=4)
    rows = []
    for state in _playing(seen, n, seed):
        ours = _ours(state, seen)
        found = solver.solve(state, ours=ours).cards
        values = np.array([found[_card(action)].low for action in actions], dtype=np.int16)
        rows.append(gain_of_points(state, state.contract.declarer in ours, values))
    return np.array(rows)


def _playing(seen: View, n: int, seed: int) -> Iterator[Playing]:
    for state in states_of(seen, n, seed):
        assert isinstance(state, Playing)
        yield state


def _card(action: Action) -> Card:
    assert isinstance(action, Play)
    return action.cards[0]


def _ours(state: Playing, seen: View) -> tuple[Seat, ...]:
    """Return the side of the viewer, in a world where all is open."""
    declarers = lower(state).ours
    if seen.seat in declarers:
        return tuple(sorted(declarers))
    return tuple(s for s in state.variant.seats if s not in declarers)


def _of_cards(state: Playing, seen: View, actions: Sequence[Action], seed: int, per_world: int) -> Values:
    ours = _ours(state, seen)
    lowered = lower(state, ours=ours)
    value, _ = taken_before(state, lowered)
    last = lowered.bonus
    if lowered.buried_to_last:
        last += sum(state.variant.card_points[card] for card in state.buried)
    found = playouts_of_cards(
        state,
        lowered.hands(state.hands)[np.newaxis],
        [_card(action) for action in actions],
        seed=seed,
        lowered=lowered,
        values=np.array([value], dtype=np.int16),
        last_trick_values=np.array([last], dtype=np.int16),
        per_world=per_world,
        policy=Policy.GREEDY,
        random_share=0.2,
    )
    means: Values = gain_of_points(state, state.contract.declarer in ours, found[0]).mean(axis=1)
    return means


def _of_shapes(seen: View, actions: Sequence[Action], n: int, seed: int, per_world: int) -> Values:
    worlds = WorldSampler(seen).sample(n, seed=seed)
    state = state_of(seen, worlds[0])
    assert isinstance(state, Playing) and seen.seat is not None
    lowered = lower_shapes(state)
    card_points = np.array([seen.variant.card_points[card] for card in worlds.faces], dtype=np.int32)
    points = shape_playouts_of_plays(
        state,
        np.ascontiguousarray(worlds.hands),
        [action.cards for action in actions if isinstance(action, Play)],
        seed=seed,
        buried_points=(worlds.pile.astype(np.int32) @ card_points).astype(np.int32),
        lowered=lowered,
        per_world=per_world,
        policy=ShapePolicy.GREEDY,
        random_share=0.2,
    )
    gains = gain_of_attackers(seen.variant, points)
    attacks = seen.variant.side_of(seen.seat) == lowered.attackers
    means: Values = (gains if attacks else -gains).mean(axis=2)
    return means
