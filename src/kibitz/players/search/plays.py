"""How well a hand explains the cards its holder played: a policy that sees only what all saw, and one hand.

Each legal card is chosen with odds by marks for what it does in the trick. The marks were found by maximum
likelihood over plays of the rulebook and of searches; docs/players.md says what they gain.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.players.search.hands import Rows
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import Seat
from kibitz.rules.state import Contract, Hand, Phase
from kibitz.rules.variant import Variant
from kibitz.views import View

# By feature of ``_leading`` and ``_following``.
LEADING = np.array((0.1, -2.0, -2.5, -2.3, -0.2, -2.7, 0.0, 3.2, 1.2, -0.3, -0.6, 0.7))
FOLLOWING = np.array(
    (1.8, -2.6, 1.6, 0.1, 1.0, 0.9, -0.8, 2.6, -4.5, -2.0, -1.7, 0.3, -1.2, -1.8, 0.7, -0.2, 0.7, 2.0)
)


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


class _Faces:
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


@lru_cache(maxsize=256)
def _faces(table: Table) -> _Faces:
    return _Faces(table)


def features(table: Table, moment: Moment) -> Rows:
    """Return the features of every face as a lead or as a follow, (faces, features)."""
    return _following(table, moment) if moment.trick else _leading(table, moment)


def _leading(table: Table, moment: Moment) -> Rows:
    faces = _faces(table)
    declarer = table.contract.declarer
    declares, is_declarer = _are_partners(table, moment.seat, declarer), float(moment.seat == declarer)
    over = faces.over @ _left(faces, moment)
    top, height = (over == 0).astype(np.float64), 1.0 / (1.0 + over)
    trumps, points, plain = faces.trumps, faces.points, 1.0 - faces.trumps
    return np.stack(
        [
            trumps * is_declarer,
            trumps * (declares - is_declarer),
            trumps * (1 - declares),
            top * plain,
            top * trumps,
            points * plain,
            points * trumps,
            points * top,
            height * plain,
            height * trumps,
            plain * (faces.over.sum(axis=1) / 10),
            top * plain * declares,
        ],
        axis=-1,
    )


def _following(table: Table, moment: Moment) -> Rows:
    faces, n = _faces(table), table.variant.n_seats
    led = faces.suit[moment.trick[0]]
    follows = (faces.suit == led).astype(np.float64)
    contends = (follows > 0) | (faces.trumps > 0)
    height = faces.strength + 1000.0 * faces.trumps
    on_table = [height[face] if contends[face] else -np.inf for face in moment.trick]
    best = int(np.argmax(on_table))
    ours = _are_partners(table, moment.seat, Seat((moment.leader + best) % n))
    theirs, last = 1 - ours, float(len(moment.trick) == n - 1)
    points = faces.points
    stake = float(sum(points[face] for face in moment.trick))
    beats = (contends & (height > on_table[best])).astype(np.float64)
    below = 1.0 - beats
    over = faces.over @ _left(faces, moment)
    top, tall = (over == 0).astype(np.float64), 1.0 / (1.0 + over)
    ruffs = faces.trumps * float(not faces.trumps[moment.trick[0]])
    led_by_partner = float(best == 0 and len(moment.trick) > 1)
    return np.stack(
        [
            points * below * ours,
            points * below * theirs,
            points * beats,
            points * beats * last,
            beats * last * theirs,
            beats * (1 - last) * theirs,
            beats * ours,
            beats * stake * theirs,
            tall * below,
            tall * beats * last,
            tall * beats * (1 - last),
            top * beats * (1 - last),
            ruffs * ours,
            ruffs * theirs,
            ruffs * stake,
            points * below * ours * led_by_partner,
            tall * below * (1 - follows),
            points * below * last * ours,
        ],
        axis=-1,
    )


def _left(faces: _Faces, moment: Moment) -> Rows:
    """Return which faces had not been played, (faces,)."""
    return np.array([float(not moment.gone >> face & 1) for face in range(faces.n)])


def _are_partners(table: Table, one: Seat, other: Seat) -> float:
    variant = table.variant
    if one == other:
        return 1.0
    if variant.n_sides == 2:
        return float(variant.side_of(one) == variant.side_of(other))
    # Where the partner is found by a card, those not of the declarer's side play against it.
    sides = (table.contract.declarer, table.partner)
    return float((one in sides) == (other in sides))


@lru_cache(maxsize=4096)
def _odds(table: Table, moment: Moment) -> Rows:
    """Return the odds of every face, and of those that follow, 0 for others: (faces, 3), last the suit led.

    Kept, because a play is explained anew at every later decision of the deal.
    """
    faces = _faces(table)
    odds = np.exp(features(table, moment) @ (FOLLOWING if moment.trick else LEADING))
    if not moment.trick:
        return np.stack([odds, odds, np.ones_like(odds)], axis=-1)
    led = moment.trick[0]
    follow = (faces.suit == faces.suit[led]).astype(np.float64)
    may = follow if faces.trumps[led] else np.maximum(follow, faces.any_time)
    return np.stack([odds, odds * may, follow], axis=-1)


def moments(view: View, faces: tuple[Card, ...]) -> Iterator[Moment]:
    """Yield the plays of other seats, the last first."""
    n = view.variant.n_seats
    index = {card: face for face, card in enumerate(faces)}
    tricks: list[tuple[Seat, tuple[Hand, ...]]] = [(trick.leader, trick.cards) for trick in view.plays]
    if view.phase is Phase.PLAY and view.leader is not None and view.trick:
        tricks.append((view.leader, view.trick))
    gone = sum(1 << index[cards[0]] for _, plays in tricks for cards in plays)
    for leader, plays in reversed(tricks):
        down = [index[cards[0]] for cards in plays]
        for place in range(len(down) - 1, -1, -1):
            gone &= ~(1 << down[place])
            seat = Seat((leader + place) % n)
            if seat != view.seat:
                yield Moment(seat, down[place], tuple(down[:place]), leader, gone)


def likelihood(view: View, faces: tuple[Card, ...], rows: Rows) -> NDArray[np.float64]:
    """Return the logarithm of how well each world explains the plays; rows: (worlds, seats, faces) now held."""
    assert view.contract is not None
    table = Table(view.variant, view.contract, view.partner)
    out = np.zeros(len(rows))
    by_seat: dict[Seat, list[Moment]] = {}
    for moment in moments(view, faces):
        by_seat.setdefault(moment.seat, []).append(moment)
    for seat, plays in by_seat.items():
        odds = np.stack([_odds(table, moment) for moment in plays])
        # Cards since played were in the hand: they add the same in every world.
        later = np.zeros((len(plays), len(faces)))
        for i, moment in enumerate(plays):
            later[i:, moment.card] = 1.0
        # Counted from the last play back: the hand at a play held that card and all played after it.
        by_face = np.ascontiguousarray(odds.transpose(1, 0, 2)).reshape(len(faces), -1)
        held = (rows[:, seat] @ by_face).reshape(len(rows), len(plays), 3)
        held += (later[:, :, np.newaxis] * odds).sum(axis=1)
        total = np.where(held[..., 2] > 0, held[..., 1], held[..., 0])
        chosen = np.array([odds[i, moment.card, 0] for i, moment in enumerate(plays)])
        out += (np.log(chosen) - np.log(total)).sum(axis=-1)
    return out
