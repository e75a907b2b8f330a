"""Naming trump."""

from __future__ import annotations

from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.judging import Held, judge
from kibitz.rules.actions import NameTrump
from kibitz.rules.order import TRUMPS, order_of
from kibitz.views import View


def decide(view: View) -> Decision:
    """Return the suit in which the hand is worth most; the burial was chosen by the same judgement."""
    variant = view.variant
    # Where trump is named first the kitty is still to come.
    held = Held.PLAYED if variant.kitty is None or view.buried is not None else Held.DEALT
    judged = sorted(judge(variant, view.hand, held), key=lambda j: j.worth, reverse=True)
    best = judged[0]
    n = len(order_of(variant, best.suit).cards_of(TRUMPS, view.hand))
    return Decision(
        NameTrump(best.suit),
        (reason("names_trump", suit=best.suit, n=n, worth=round(best.worth)),),
        tuple((NameTrump(j.suit), j.worth) for j in judged),
    )
