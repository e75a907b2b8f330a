"""Honest mistakes: what a weaker player forgets and misjudges. It never sees more than the view, only less."""

from __future__ import annotations

from dataclasses import replace

from kibitz.cards import Draw
from kibitz.players.rulebook.worth import Sense
from kibitz.views import View

# By so much of what it is worth a short-sighted player goes by what a card may still win.
SHORT_SIGHTED_WORTH = 0.15

# Who does not look ahead: cards are hardly worth keeping, and no lead prepares the next.
SHORT_SIGHTED = Sense(
    late=0.15,
    bank=0.5,
    last=0.0,
    last_alone=0.0,
    draw=0.0,
    draw_ally=0.0,
    lead_trump_against=0.0,
    only_partner_has_trump=0.0,
    lead_from_guarded=0.0,
    short_suit=0.0,
    any_time=0.0,
    bank_now=0.0,
)


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


def is_short_sighted(view: View, seed: str, percent: int) -> bool:
    """Return whether this seat sees only the trick on the table this time."""
    draw = Draw(f"{seed}/seat/{view.seat}/looks-ahead/{len(view.hand)}")
    return draw.below(100) < percent


def overlooks_combinations(view: View, seed: str, percent: int) -> bool:
    """Return whether this seat sees its hand as single cards this time, and no pairs among them."""
    draw = Draw(f"{seed}/seat/{view.seat}/combines/{len(view.hand)}")
    return draw.below(100) < percent
