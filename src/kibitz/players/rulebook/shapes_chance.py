"""How likely a play wins its trick where shapes are led."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import Suit
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import Seat
from kibitz.rules.shape import Component

# How often an opponent that can take the trick does, and raises what its own side already wins with.
TAKES = 0.88
RAISES = 0.85
# How likely a seat behind beats what another seat behind has put down, which is not known yet.
BEATS_UNKNOWN = 0.5


@dataclass(frozen=True, slots=True)
class Best:
    """The play that wins so far: what was led (cards, pairs, whether a throw) and the tops that count.

    is_ruff: the best is all in trumps on a lead in another suit.
    """

    led: Suit
    n_cards: int
    n_pairs: int
    top: int
    is_throw: bool = False
    is_ruff: bool = False


def best_of_lead(pattern: tuple[Component, ...], led: Suit) -> Best:
    """Return the lead itself as the best play; of a throw the largest component counts."""
    first = pattern[0]
    n_cards = sum(len(c.cards) for c in pattern)
    return Best(led, n_cards, first.n_pairs, first.top, is_throw=len(pattern) > 1)


def chance_to_beat(memory: Memory, seat: int, best: Best) -> float:
    """Return how likely the seat holds cards that beat the best play."""
    in_suit = 0.0
    if not best.is_ruff and not best.is_throw:
        in_suit = memory.chance_higher(seat, best.led, best.n_pairs, best.top)
    if best.led == TRUMPS:
        return in_suit
    void = memory.chance_void(seat, best.led)
    if void <= 0.0:
        return in_suit
    ruff = memory.chance_higher(seat, TRUMPS, best.n_pairs, best.top if best.is_ruff else -1)
    if best.is_throw:
        # The other components must be matched as well; a hand seldom does.
        ruff *= 0.5 ** (best.n_cards - max(1, 2 * best.n_pairs))
    return min(1.0, in_suit + void * ruff)


def chance_to_win(memory: Memory, behind: tuple[Seat, ...], best: Best, *, is_ours: bool) -> float:
    """Return how likely the own side wins the trick when these seats still play, in this order."""
    ours, theirs = (1.0, 0.0) if is_ours else (0.0, 1.0)
    ours_unknown = theirs_unknown = 0.0
    for seat in behind:
        beats = chance_to_beat(memory, seat, best)
        if seat == memory.partner:
            ours_unknown += theirs * beats + theirs_unknown * beats * BEATS_UNKNOWN
            theirs *= 1.0 - beats
            theirs_unknown *= 1.0 - beats * BEATS_UNKNOWN
        else:
            takes = beats * TAKES
            theirs_unknown += ours * takes + ours_unknown * takes * BEATS_UNKNOWN
            ours *= 1.0 - takes
            ours_unknown *= 1.0 - takes * BEATS_UNKNOWN
            theirs_unknown += theirs * beats * RAISES
            theirs *= 1.0 - beats * RAISES
    return ours + ours_unknown
