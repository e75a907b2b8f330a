"""What searches of all kinds have in common: their own seed, and when a difference counts."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from kibitz.views import View

Values = NDArray[np.float64]


def number_of(view: View, seed: str) -> int:
    """Return a search's own seed, from the deal's text, the seat and the moment."""
    return _number(f"{seed}/search/{view.seat}/{view.phase.value}/{len(view.calls)}/{sum(view.hand_sizes)}")


def number_of_plan(view: View, seed: str) -> int:
    """Return the seed of a declarer's plan, the same when he buries and when he names trump."""
    return _number(f"{seed}/search/{view.seat}/plan/{len(view.calls)}")


def _number(moment: str) -> int:
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big")


def beats(difference: Values, margin: float) -> bool:
    """Return whether the mean difference is above zero by so many standard errors."""
    n = len(difference)
    error = float(difference.std(ddof=1)) / n**0.5 if n > 1 else 0.0
    return float(difference.mean()) > margin * error


def tenths(number: float) -> str:
    """Return a number as reasons give it."""
    return f"{number:.1f}"
