"""Means, intervals and quantiles of an arena's figures."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and its 95 % interval by Student's t; no bounds where a single value gives none."""

    mean: float
    low: float | None
    high: float | None


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of independent values (one for each pair) and its 95 % interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    reach = t_quantile(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def t_quantile(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t.

    Exact for one and two degrees of freedom, else the Cornish-Fisher expansion about the normal quantile,
    which is right to 0.8 % for three and to 0.1 % from eight on.
    """
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        return math.sqrt(2 * CONFIDENCE**2 / (1 - CONFIDENCE**2))
    z = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(share * len(ordered)) - 1))]


def share_interval(hits: int, n: int) -> Interval:
    """Return the share of hits among n and its 95 % interval by Wilson, which stays within 0 and 1.

    Wilson, 'Probable inference, the law of succession, and statistical inference', JASA 22 (1927).
    """
    z = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share, weight = hits / n, z * z / n
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(share * (1 - share) / n + weight / (4 * n))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))
