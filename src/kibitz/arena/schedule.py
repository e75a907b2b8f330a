"""The schedule of a match between two players: duplicate pairs, so that both get the same cards.

A pair is one deal played several times. Two sides: twice, the players swapped. Everybody for himself: A on
the even seats and B on the odd ones, then swapped; with an odd number of seats all rotations of that
seating. The dealer, and where levels are played the level, cycle over the pairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.state import Standing
from kibitz.rules.variant import Variant

A, B = 0, 1


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
