"""What a card does in a trick, where tricks are counted: the features that explain plays, and their marks.

Found as those of ``plays`` were, over plays of Amerikaner.
"""

from __future__ import annotations

import numpy as np

from kibitz.players.search.hands import Rows
from kibitz.players.search.plays_seen import Faces, Moment, Table, are_partners, faces_of, facing

LEADING = np.array((-0.5, 2.5, -0.2, 4.5, -1.4, -0.7, 0.5, 1.5, 1.2, -1.0, 0.1, -0.8, -0.1, -1.3))
FOLLOWING = np.array(
    (6.4, 0.8, -0.7, -4.0, -1.3, -3.9, 0.5, -1.4, -6.5, -7.2, -3.4, -5.3, -1.0, -0.6, -1.2, -1.0, 0.5)
)


def leading(table: Table, moment: Moment) -> Rows:
    """Return the features of every face as a lead, (faces, features)."""
    faces = faces_of(table)
    declarer = table.contract.declarer
    is_declarer = float(moment.seat == declarer)
    declares = are_partners(table, moment.seat, declarer)
    left = faces.left(moment)
    over = faces.over @ left
    top, tall, rank = (over == 0).astype(np.float64), 1.0 / (1.0 + over), _rank(faces)
    trumps, plain = faces.trumps, 1.0 - faces.trumps
    trumps_left = float(trumps @ left) / max(1.0, float(trumps.sum()))
    n_left = (faces.over + faces.over.T) @ left
    return np.stack(
        [
            trumps * is_declarer,
            trumps * is_declarer * trumps_left,
            trumps * (declares - is_declarer),
            trumps * (declares - is_declarer) * trumps_left,
            trumps * (1 - declares),
            top * plain,
            top * plain * declares,
            top * trumps,
            tall * plain,
            tall * trumps,
            rank * plain,
            rank * trumps,
            (over == 1) * plain,
            n_left / 10 * plain,
        ],
        axis=-1,
    )


def following(table: Table, moment: Moment) -> Rows:
    """Return the features of every face as a card that is played to a lead, (faces, features)."""
    faces, to = faces_of(table), facing(table, moment)
    follows, beats, last = to.follows, to.beats, to.last
    ours = are_partners(table, moment.seat, to.winner)
    declares = are_partners(table, moment.seat, table.contract.declarer)
    # A fellow defender's trick is not one's own.
    fellow, theirs = ours * (1 - declares), 1 - ours
    below = 1.0 - beats
    left = faces.left(moment)
    over = faces.over @ left
    top, tall, rank = (over == 0).astype(np.float64), 1.0 / (1.0 + over), _rank(faces)
    ruffs = faces.trumps * float(not faces.trumps[moment.trick[0]])
    discards = 1 - follows
    n_left = (faces.over + faces.over.T) @ left
    return np.stack(
        [
            beats * last * theirs,
            beats * last * fellow,
            beats * (1 - last) * fellow,
            beats * ours * declares,
            top * beats * (1 - last),
            tall * beats * last,
            tall * beats * (1 - last),
            rank * beats * last,
            tall * below * follows,
            rank * below * follows,
            tall * below * discards,
            rank * below * discards,
            faces.trumps * below * discards,
            ruffs * beats * ours,
            ruffs * beats * theirs,
            n_left / 10 * below * discards,
            (over == 1) * below,
        ],
        axis=-1,
    )


def _rank(faces: Faces) -> Rows:
    """Return how high a card stands in its suit, from 1 down to 0."""
    above, below = faces.over.sum(axis=1), faces.over.sum(axis=0)
    found: Rows = below / np.maximum(1.0, above + below)
    return found
