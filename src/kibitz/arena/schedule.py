"""The schedule of an arena: every player against every other, over the same duplicate pairs.

A pair is one deal played several times. Two sides: twice, the players swapped. Everybody for himself: A on
the even seats and B on the odd ones, then swapped; with an odd number of seats all rotations of that
seating. The dealer, and where levels are played the level, cycle over the pairs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.state import Standing
from kibitz.rules.variant import Variant

A, B = 0, 1

# Who bids, buries and names trump for everybody when only the card play is compared.
CONTRACTS_BY = "rulebook"

# Two players by their places in the arena's list, the earlier one first.
Meeting = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Arena:
    """What is to be played: player specs (two or more) at a variant, and the seed of the deals.

    card_play: contracts and burials are one player's for all; they only play the cards. contracts_by: the spec of
    that player.
    """

    players: tuple[str, ...]
    variant: Variant
    seed: str
    card_play: bool = False
    contracts_by: str = CONTRACTS_BY

    @property
    def meetings(self) -> tuple[Meeting, ...]:
        """Return who meets whom: each player every other."""
        return tuple(combinations(range(len(self.players)), 2))


@dataclass(frozen=True, slots=True, order=True)
class Task:
    """One duplicate pair of one meeting, the least that is played as a whole."""

    pair: int
    meeting: Meeting


def tasks(arena: Arena, pairs: Sequence[int]) -> tuple[Task, ...]:
    """Return all that is to be played, pair by pair, so that all meetings get on alike."""
    return tuple(Task(pair, meeting) for pair in pairs for meeting in arena.meetings)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One deal to be played: who sits where (A or B for each seat), from what standing, with which cards."""

    pair: int
    players: tuple[int, ...]
    standing: Standing
    seed: str


def sittings(variant: Variant, seed: str, pair: int) -> Iterator[Sitting]:
    """Yield the deals of the pair with this number, counted from 0."""
    standing = _standing(variant, pair)
    for players in seatings(variant):
        yield Sitting(pair, players, standing, f"{seed}/pair/{pair}")


def seatings(variant: Variant) -> tuple[tuple[int, ...], ...]:
    """Return the seatings of a pair, each with A or B for every seat."""
    n = variant.n_seats
    turns = 2 if n % 2 == 0 else n
    return tuple(tuple((seat + turn) % n % 2 for seat in range(n)) for turn in range(turns))


def _standing(variant: Variant, pair: int) -> Standing:
    dealer = Seat(pair % variant.n_seats)
    if not isinstance(variant.match, LevelMatch):
        return Standing(dealer, 1, variant.first_tally)
    # In a first deal the auction makes the dealer; from the second on he is given, and so is his level.
    level = pair // variant.n_seats % len(variant.match.levels)
    return Standing(dealer, 2, (level,) * variant.n_sides)
