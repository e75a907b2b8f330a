"""Honest mistakes: what a weaker player forgets and misjudges. It never sees more than the view, only less."""

from __future__ import annotations

from dataclasses import replace

from kibitz.cards import Draw
from kibitz.views import View


def remembered(view: View, seed: str, percent: int) -> View:
    """Return the view without the finished tricks this seat has forgotten.

    The last trick is always remembered. Whether a trick is forgotten depends on seed, seat and trick only,
    so what has slipped the mind once does not come back.
    """
    if len(view.plays) < 2:
        return view
    kept = tuple(
        trick
        for number, trick in enumerate(view.plays[:-1])
        if Draw(f"{seed}/seat/{view.seat}/forgets/{number}").below(100) >= percent
    )
    return replace(view, plays=(*kept, view.plays[-1]))


def misjudged_steps(view: View, seed: str, percent: int) -> int:
    """Return by how many bids this seat misjudges its hand: -1, 0 or 1, the same all through the auction."""
    draw = Draw(f"{seed}/seat/{view.seat}/misjudges")
    if draw.below(100) >= percent:
        return 0
    return 1 if draw.below(2) else -1
