"""What a match remembers of an undo: where it was, and whether whoever chose anew had seen cards meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.rules.engine import to_act
from kibitz.rules.state import State
from kibitz.views import View, view


@dataclass(frozen=True, slots=True)
class Undone:
    """The last ``n`` actions of a deal were taken back; ``at``: how many were left.

    saw_cards: the seat that now chooses again had seen cards that it does not know yet where it chooses.
    """

    at: int
    n: int
    saw_cards: bool


def undone(before: State, after: State, at: int, n: int) -> Undone:
    """Return what to remember of going back from one state of a deal to an earlier one."""
    seat = to_act(after)
    assert seat is not None, "only an action is taken back"
    then, now = view(before, seat), view(after, seat)
    kitty_seen = then.kitty is not None and now.kitty is None
    return Undone(at, n, saw_cards=kitty_seen or n_seen(then) > n_seen(now))


def n_seen(seen: View) -> int:
    """Return how many cards of the pack the seat has seen, a kitty that others hold aside."""
    others = sum(len(cards) for seat, cards in enumerate(seen.known) if seat != seen.seat)
    played = sum(len(cards) for trick in seen.plays for cards in trick.cards)
    on_table = sum(map(len, seen.trick))
    buried = seen.buried_shown if seen.buried is None else seen.buried
    return len(seen.hand) + others + played + on_table + len(buried)
