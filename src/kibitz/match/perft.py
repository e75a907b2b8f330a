"""Perft: how many sequences of actions there are. Two programs that agree on it agree on the rules."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.rules.actions import Action
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.state import State


def perft(state: State, depth: int) -> int:
    """Return the number of different sequences of exactly ``depth`` actions.

    A deal that ends earlier has none of that length. Copies of a card are counted once. The last action is
    not carried out, only counted, so a set of choices too large to list costs nothing there.
    """
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action), depth - 1) for action in actions)


def divide(state: State, depth: int) -> Iterator[tuple[Action, int]]:
    """Yield each first action with the number of sequences that begin with it; depth is at least 1."""
    for action in legal_actions(state):
        yield action, perft(apply(state, action), depth - 1)
