"""Ratings: odds as the model has them, whatever the order, and nobody off the scale."""

from __future__ import annotations

import math

import pytest

from kibitz.arena.ratings import DRAWN_BEFORE, ratings
from kibitz.arena.result import Duties, MeetingResult, Role, Thinking
from kibitz.arena.schedule import Meeting
from kibitz.arena.stats import interval

NOTHING = Role(Duties(0, 0, 0, 0), (), Thinking(0, 0.0, 0.0, 0.0), {}, ())


def meeting(*differences: float) -> MeetingResult:
    return MeetingResult(interval(differences), differences, 2 * len(differences), 0, (NOTHING, NOTHING))


def test_two_players_stand_apart_by_the_odds_between_them() -> None:
    won, lost = 300, 100
    first, second = ratings(2, {(0, 1): meeting(*[5.0] * won, *[-90.0] * lost)}, "s")
    odds = (won + DRAWN_BEFORE / 2) / (lost + DRAWN_BEFORE / 2)
    assert math.isclose(400 * math.log10(odds), first.mean - second.mean, rel_tol=1e-6)
    assert first.low is not None and first.high is not None
    assert first.low < first.mean < first.high
    # By the delta method the standard error of the difference is 400/ln 10 · √(1/won + 1/lost), of a rating half.
    error = 400 / math.log(10) * math.sqrt(1 / won + 1 / lost) / 2
    assert math.isclose(2 * 1.96 * error, first.high - first.low, rel_tol=0.15)


def test_pairs_without_a_difference_are_half_a_win_for_each() -> None:
    assert [0.0, 0.0] == [
        pytest.approx(one.mean, abs=1e-9) for one in ratings(2, {(0, 1): meeting(0.0, 0.0, 0.0)}, "s")
    ]


def test_who_never_lost_stays_on_the_scale() -> None:
    best, worst = ratings(2, {(0, 1): meeting(*[1.0] * 50)}, "s")
    assert 0 < best.mean - worst.mean < 1000
    assert [best.mean, best.mean] == pytest.approx([best.low, best.high])


def test_numbering_the_players_otherwise_changes_no_rating() -> None:
    results: dict[Meeting, MeetingResult] = {
        (0, 1): meeting(1, 1, -1, 1, 0, -1),
        (0, 2): meeting(1, 1, 1, 1, -1, 1),
        (1, 2): meeting(-1, 1, 1, 0, 1, 1),
    }
    turned: dict[Meeting, MeetingResult] = {
        (0, 1): meeting(*(-d for d in results[1, 2].differences)),
        (0, 2): meeting(*(-d for d in results[0, 2].differences)),
        (1, 2): meeting(*(-d for d in results[0, 1].differences)),
    }
    before, after = ratings(3, results, "s"), ratings(3, turned, "s")
    for one, other in zip(before, reversed(after), strict=True):
        assert (one.mean, one.low, one.high) == pytest.approx((other.mean, other.low, other.high), abs=1e-3)


def test_one_pair_gives_no_interval_and_the_seed_decides_the_drawing() -> None:
    assert (None, None) == (ratings(2, {(0, 1): meeting(3.0)}, "s")[0].low,) * 2
    of_many = {(0, 1): meeting(*[1.0] * 20, *[-1.0] * 11)}
    assert ratings(2, of_many, "s") == ratings(2, of_many, "s") != ratings(2, of_many, "t")
