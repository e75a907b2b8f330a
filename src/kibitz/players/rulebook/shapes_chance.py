"""How likely a play wins its trick where shapes are led, and what holding cards is worth.

All figures are in card points. The weights were settled by duplicate pairs against this player's own
earlier versions and a greedy one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.cards import Card, Suit
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.rules.order import TRUMPS
from kibitz.rules.shape import Component
from kibitz.rules.state import Hand
from kibitz.rules.variant import Seat

# How likely a seat behind beats a card that it was itself meant to beat by one not yet known.
BEATS_UNKNOWN = 0.5

WIN_SINGLE = 5.0
WIN_PAIR = 8.0
PAIR = 2.0
TRUMP = 2.0
TRUMP_PAIR = 2.5
TRUMP_TOP = 4.0
VOID = 3.0
# A low card goes before a high one where nothing else tells them apart.
STEP = 0.06


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
            theirs_unknown += ours * beats + ours_unknown * beats * BEATS_UNKNOWN
            ours *= 1.0 - beats
            ours_unknown *= 1.0 - beats * BEATS_UNKNOWN
    return ours + ours_unknown


def runs_in(cards: Hand, strength: dict[Card, int]) -> tuple[tuple[int, int], ...]:
    """Return what cards of one effective suit fall into: pairs of (n_pairs, top), 0 pairs for a single.

    Runs of neighbouring pairs are taken whole; a second pair at one strength stands alone.
    """
    found: list[tuple[int, int]] = []
    steps: list[int] = []
    seen: dict[Card, int] = {}
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
    for card, n in seen.items():
        step = strength[card]
        if n == 1:
            found.append((0, step))
        elif step in steps:
            found.append((1, step))
        else:
            steps.append(step)
    steps.sort()
    length = 0
    for index, step in enumerate(steps):
        length += 1
        if index + 1 == len(steps) or steps[index + 1] != step + 1:
            found.append((length, step))
            length = 0
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Holding:
    """What the cards in hand are worth by what they may still win: by suit, and all together."""

    memory: Memory
    n_trumps: int
    _chances: dict[tuple[Suit, int, int], float] = field(default_factory=dict)
    _worths: dict[tuple[Suit, Hand], float] = field(default_factory=dict)

    def chance_led(self, suit: Suit, n_pairs: int, top: int) -> float:
        """Return how likely no opponent beats this shape when it is led."""
        key = (suit, n_pairs, top)
        if key not in self._chances:
            best = Best(suit, max(1, 2 * n_pairs), n_pairs, top)
            chance = 1.0
            for seat in self.memory.opponents:
                chance *= 1.0 - chance_to_beat(self.memory, seat, best)
            self._chances[key] = chance
        return self._chances[key]

    def worth(self, suit: Suit, cards: Hand) -> float:
        """Return what holding just these cards of the suit is worth."""
        key = (suit, cards)
        if key not in self._worths:
            is_trump = suit == TRUMPS
            value = sum(
                self._trump(n_pairs, top) if is_trump else self._plain(suit, n_pairs, top)
                for n_pairs, top in runs_in(cards, self.memory.order.strength)
            )
            if not is_trump and len(cards) < 3:
                value += self._void_near(suit, len(cards))
            self._worths[key] = value
        return self._worths[key]

    def _plain(self, suit: Suit, n_pairs: int, top: int) -> float:
        wins = self.chance_led(suit, n_pairs, top)
        low = STEP * top
        if n_pairs == 0:
            return low + WIN_SINGLE * wins
        single = self.chance_led(suit, 0, top)
        return n_pairs * (2.0 * low + PAIR + max(WIN_PAIR * wins, 1.6 * WIN_SINGLE * single))

    def _trump(self, n_pairs: int, top: int) -> float:
        wins = self.chance_led(TRUMPS, n_pairs, top)
        low = TRUMP + STEP * top
        if n_pairs == 0:
            return low + TRUMP_TOP * wins
        single = self.chance_led(TRUMPS, 0, top)
        return n_pairs * (2.0 * low + TRUMP_PAIR + max(WIN_PAIR * wins, 2.0 * TRUMP_TOP * single))

    def _void_near(self, suit: Suit, n_left: int) -> float:
        """Return what a void, or being close to one, is worth with trumps to ruff and cards to come."""
        ruffs = min(1.0, self.n_trumps / 4) * min(1.0, self.memory.n_out.get(suit, 0) / 8)
        return VOID * ruffs * (1.0, 0.35, 0.12)[n_left]

