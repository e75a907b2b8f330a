"""How well a hand explains the cards its holder played: a policy that sees only what all saw, and one hand.

Each legal card is chosen with odds by marks for what it does in the trick. The marks were found by maximum
likelihood over plays of the rulebook and of searches; docs/players.md says what they gain.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.players.search import first_trick, plays_tricks
from kibitz.players.search.hands import Rows
from kibitz.players.search.plays_seen import Moment, Table, are_partners, faces_of, facing
from kibitz.rules.parts import ContractTricks, Seat
from kibitz.rules.state import Hand, Phase
from kibitz.views import View

# By feature of ``_leading`` and ``_following``.
LEADING = np.array((0.1, -2.0, -2.5, -2.3, -0.2, -2.7, 0.0, 3.2, 1.2, -0.3, -0.6, 0.7))
FOLLOWING = np.array(
    (1.8, -2.6, 1.6, 0.1, 1.0, 0.9, -0.8, 2.6, -4.5, -2.0, -1.7, 0.3, -1.2, -1.8, 0.7, -0.2, 0.7, 2.0)
)


def features(table: Table, moment: Moment) -> Rows:
    """Return the features of every face as a lead or as a follow, (faces, features)."""
    if _counts_tricks(table):
        return plays_tricks.following(table, moment) if moment.trick else plays_tricks.leading(table, moment)
    return _following(table, moment) if moment.trick else _leading(table, moment)


def marks(table: Table, moment: Moment) -> Rows:
    """Return what each feature counts."""
    if _counts_tricks(table):
        return plays_tricks.FOLLOWING if moment.trick else plays_tricks.LEADING
    return FOLLOWING if moment.trick else LEADING


def _counts_tricks(table: Table) -> bool:
    return isinstance(table.variant.score, ContractTricks)


def _leading(table: Table, moment: Moment) -> Rows:
    faces = faces_of(table)
    declarer = table.contract.declarer
    declares, is_declarer = are_partners(table, moment.seat, declarer), float(moment.seat == declarer)
    over = faces.over @ faces.left(moment)
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
    faces, to = faces_of(table), facing(table, moment)
    beats, last = to.beats, to.last
    ours = are_partners(table, moment.seat, to.winner)
    theirs, below = 1 - ours, 1.0 - beats
    points = faces.points
    stake = float(sum(points[face] for face in moment.trick))
    over = faces.over @ faces.left(moment)
    top, tall = (over == 0).astype(np.float64), 1.0 / (1.0 + over)
    ruffs = faces.trumps * float(not faces.trumps[moment.trick[0]])
    led_by_partner = float(to.best == 0 and len(moment.trick) > 1)
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
            tall * below * (1 - to.follows),
            points * below * last * ours,
        ],
        axis=-1,
    )


@lru_cache(maxsize=4096)
def _odds(table: Table, moment: Moment) -> Rows:
    """Return the odds of every face, and of those that follow, 0 for others: (faces, 3), last the suit led.

    Kept, because a play is explained anew at every later decision of the deal.
    """
    faces = faces_of(table)
    odds = np.exp(features(table, moment) @ marks(table, moment))
    if not moment.trick:
        return np.stack([odds, odds, np.ones_like(odds)], axis=-1)
    led = moment.trick[0]
    follow = (faces.suit == faces.suit[led]).astype(np.float64)
    may = follow if faces.trumps[led] else np.maximum(follow, faces.any_time)
    return np.stack([odds, odds * may, follow], axis=-1)


def moments(view: View, faces: tuple[Card, ...]) -> Iterator[Moment]:
    """Yield the plays of other seats that they chose, the last first."""
    n = view.variant.n_seats
    forced = _forced(view, faces)
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
            if seat != view.seat and (seat, down[place]) not in forced:
                yield Moment(seat, down[place], tuple(down[:place]), leader, gone)


def _forced(view: View, faces: tuple[Card, ...]) -> tuple[tuple[Seat, int], ...]:
    """Return the plays that say nothing of this kind: the called card, and the lead that sets trump.

    The one was owed, the other is told of in ``first_trick``.
    """
    forced: list[tuple[Seat, int]] = []
    if view.called is not None and view.partner is not None:
        forced.append((view.partner, faces.index(view.called)))
    led = first_trick.first_trump(view)
    if led is not None and view.contract is not None:
        forced.append((view.contract.declarer, faces.index(led)))
    return tuple(forced)


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
