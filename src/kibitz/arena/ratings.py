"""Ratings of all players of an arena on one scale, like Elo's: 400 points are odds of ten to one.

Bradley and Terry's model (1952) in its maximum likelihood, by ``choix``: unlike a rating that is carried on from
game to game it does not depend on the order in which the pairs are taken. A pair is won by the player with the
better difference over its deals; one without a difference is half a win for each.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from kibitz.arena.extras import require
from kibitz.arena.result import MeetingResult
from kibitz.arena.schedule import Meeting
from kibitz.arena.stats import CONFIDENCE, Interval, quantile
from kibitz.cards import Draw

LIBRARY, EXTRA = "choix", "arena"
# Points for a unit of the model's logarithmic strength.
SCALE = 400 / math.log(10)
# Each two players are taken to have drawn this many more pairs: a player that never lost stays on the scale.
DRAWN_BEFORE = 1.0
RESAMPLES = 500
MOST_STEPS = 10_000
TOLERANCE = 1e-7

Scores = NDArray[np.float64]


def require_ratings() -> None:
    """Raise KibitzError if the library is not installed."""
    require(LIBRARY, EXTRA)


def ratings(n_players: int, results: Mapping[Meeting, MeetingResult], seed: str) -> tuple[Interval, ...]:
    """Return the rating of each player with its 95 % interval; the mean of all ratings is 0.

    The interval is by bootstrap: the pairs are drawn anew, with replacement. A pair has the same cards in all
    meetings, so it is drawn for all of them together. seed: of the drawing.
    """
    scores = np.array([[_score(one) for one in result.differences] for result in results.values()])
    meetings, n_pairs = list(results), scores.shape[1]
    found = _fitted(n_players, meetings, scores)
    if n_pairs < 2:
        return tuple(Interval(SCALE * one, None, None) for one in found.tolist())
    draw = Draw(f"{seed}/ratings")
    samples = []
    for _ in range(RESAMPLES):
        drawn = [draw.below(n_pairs) for _ in range(n_pairs)]
        samples.append(_fitted(n_players, meetings, scores[:, drawn], found))
    tail = (1 - CONFIDENCE) / 2
    return tuple(
        Interval(SCALE * one, SCALE * quantile(spread, tail), SCALE * quantile(spread, 1 - tail))
        for one, spread in zip(found.tolist(), np.array(samples).T.tolist(), strict=True)
    )


def _score(difference: float) -> float:
    """Return what a pair counts for A: 1, 0, or one half."""
    return 0.5 + 0.5 * ((difference > 0) - (difference < 0))


def _fitted(
    n_players: int, meetings: Sequence[Meeting], scores: Scores, start: Scores | None = None
) -> Scores:
    """Return the model's strengths. scores: (meetings, pairs) of A. start: where to begin looking."""
    import choix

    wins = np.full((n_players, n_players), DRAWN_BEFORE / 2)
    np.fill_diagonal(wins, 0.0)
    for (a, b), score in zip(meetings, scores.sum(axis=1), strict=True):
        wins[a, b] += score
        wins[b, a] += scores.shape[1] - score
    found = choix.ilsr_pairwise_dense(wins, initial_params=start, max_iter=MOST_STEPS, tol=TOLERANCE)
    return np.asarray(found - found.mean(), dtype=np.float64)
