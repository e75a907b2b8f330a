"""A play as all saw it, and the faces it is judged against."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from kibitz.players.search.hands import Rows
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import Seat
from kibitz.rules.state import Contract
from kibitz.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Table:
    """What all know of a deal while cards are played; partner: as far as the called card has shown him."""

    variant: Variant
    contract: Contract
    partner: Seat | None


@dataclass(frozen=True, slots=True)
class Moment:
    """A card that was played, as all saw it: what lay on the table, and what was gone before (as bits)."""

    seat: Seat
    card: int
    trick: tuple[int, ...]
    leader: Seat
    gone: int


class Faces:
    """The faces of a variant at one trump suit, as arrays."""

    __slots__ = ("any_time", "n", "over", "points", "strength", "suit", "trumps")

    def __init__(self, table: Table) -> None:
        variant = table.variant
        order = order_of(variant, table.contract.trump, table.contract.level)
        faces = tuple(dict.fromkeys(variant.cards))
        suits = list(dict.fromkeys(order.suit[card] for card in faces))
        self.n = len(faces)
        self.suit = np.array([suits.index(order.suit[card]) for card in faces])
        self.trumps = np.array([order.suit[card] == TRUMPS for card in faces], dtype=np.float64)
        self.strength = np.array([order.strength[card] for card in faces], dtype=np.float64)
        self.any_time = np.array([card in order.any_time for card in faces], dtype=np.float64)
        most = max(variant.card_points.values()) or 1
        self.points = np.array([variant.card_points[card] for card in faces]) / most
        # over[f, g]: whether g is above f in its suit.
        same = self.suit[:, np.newaxis] == self.suit
        self.over = (same & (self.strength > self.strength[:, np.newaxis])).astype(np.float64)

    def left(self, moment: Moment) -> Rows:
        """Return which faces had not been played, (faces,)."""
        return np.array([float(not moment.gone >> face & 1) for face in range(self.n)])


@dataclass(frozen=True, slots=True)
class Facing:
    """What a card is played to, by face. follows: in the suit led; beats: all that lies there.

    best: the place in the trick of the card that wins so far; winner: whose it is; last: 1 if nobody plays after.
    """

    follows: Rows
    beats: Rows
    best: int
    winner: Seat
    last: float


def facing(table: Table, moment: Moment) -> Facing:
    """Return the trick that a moment's card was played to; some card lies there."""
    faces, n = faces_of(table), table.variant.n_seats
    follows = (faces.suit == faces.suit[moment.trick[0]]).astype(np.float64)
    contends = (follows > 0) | (faces.trumps > 0)
    height = faces.strength + 1000.0 * faces.trumps
    on_table = [height[face] if contends[face] else -np.inf for face in moment.trick]
    best = int(np.argmax(on_table))
    beats = (contends & (height > on_table[best])).astype(np.float64)
    return Facing(follows, beats, best, Seat((moment.leader + best) % n), float(len(moment.trick) == n - 1))


@lru_cache(maxsize=256)
def faces_of(table: Table) -> Faces:
    """Return the faces at the table's trump suit."""
    return Faces(table)


def are_partners(table: Table, one: Seat, other: Seat) -> float:
    """Return 1 for seats of one side, else 0."""
    variant = table.variant
    if one == other:
        return 1.0
    if variant.n_sides == 2:
        return float(variant.side_of(one) == variant.side_of(other))
    # Where the partner is found by a card, those not of the declarer's side play against it.
    sides = (table.contract.declarer, table.partner)
    return float((one in sides) == (other in sides))
