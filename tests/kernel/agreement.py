"""Deals of single cards in the kernel and in the reference, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kibitz.cards import sort_cards
from kibitz.kernel import TrickState
from kibitz.match.deals import PlayedDeal, play_deals
from kibitz.players.random import RandomPlayer
from kibitz.records.position import format_position
from kibitz.rules.actions import Action, Play
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.parts import ContractPoints
from kibitz.rules.phases.play import to_act
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant


def is_settled(state: State) -> bool:
    """Return whether only cards remain to be played."""
    return (
        isinstance(state, Playing)
        and not state.calling
        and (state.contract.trump is not None or state.contract.alone)
    )


def reference_value(over: DealOver, ours: Iterable[int]) -> int:
    """Return what these seats have at the end of a deal: card points with everything added, or tricks."""
    sides = {over.variant.side_of(seat) for seat in ours}
    assert over.outcome is not None
    isolated = over.result.points if isinstance(over.variant.score, ContractPoints) else over.outcome.tricks
    return sum(n for side, n in enumerate(isolated) if side in sides)


def disagreements(start: Playing, actions: Iterable[Action]) -> Iterator[str]:
    """Yield where kernel and reference differ on a line of play from a settled position on."""
    kernel = TrickState(start)
    first = (kernel.to_act, kernel.legal(), kernel.value)
    state: State = start
    n_played = 0
    for action in actions:
        assert isinstance(state, Playing)
        assert isinstance(action, Play)
        here = format_position(state)
        wanted = sort_cards(each.cards[0] for each in legal_actions(state) if isinstance(each, Play))
        if kernel.legal() != wanted:
            yield f"legal {wanted}, kernel {kernel.legal()}: {here}"
            return
        if kernel.to_act != to_act(state):
            yield f"to act {to_act(state)}, kernel {kernel.to_act}: {here}"
            return
        kernel.apply(action.cards[0])
        n_played += 1
        state = apply(state, action)
        if kernel.is_over != isinstance(state, DealOver):
            yield f"over {isinstance(state, DealOver)}, kernel {kernel.is_over}: {here} {action}"
            return
    if isinstance(state, DealOver):
        wanted_value = reference_value(state, kernel.lowered.ours)
        if kernel.value != wanted_value:
            yield f"value {wanted_value}, kernel {kernel.value}: {format_position(start)}"
    for _ in range(n_played):
        kernel.undo()
    if (kernel.to_act, kernel.legal(), kernel.value) != first:
        yield f"undo does not lead back to {format_position(start)}"


def in_deal(played: PlayedDeal) -> list[str]:
    """Return the disagreements in a played deal, from the first settled position, and from one in mid-deal."""
    settled = [at for at, step in enumerate(played.steps) if is_settled(step.before)]
    faults: list[str] = []
    for at in {settled[0], settled[len(settled) // 2], settled[-1]} if settled else ():
        start = played.steps[at].before
        assert isinstance(start, Playing)
        faults += disagreements(start, [step.action for step in played.steps[at:]])
    return faults


def in_deals(variant: Variant, seed: str, n_deals: int) -> list[str]:
    """Return the disagreements in so many random deals of a variant."""
    players = (RandomPlayer(),) * variant.n_seats
    return [fault for played in play_deals(variant, seed, n_deals, players) for fault in in_deal(played)]
