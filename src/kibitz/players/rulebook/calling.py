"""Calling the partner's card."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.match.player import Decision, reason
from kibitz.rules.actions import Action, CallPartner
from kibitz.views import View


def decide(view: View) -> Decision:
    """Return the call of the highest card that another seat holds: it draws trump and wins the first trick."""
    strength = view.order.strength
    calls = {_card(action): action for action in view.legal}
    missing = [card for card in calls if card not in view.hand]
    if missing:
        card = max(missing, key=strength.__getitem__)
        return Decision(calls[card], (reason("calls_highest", card=card),))
    card = max(calls, key=strength.__getitem__)
    return Decision(calls[card], (reason("calls_own_card", card=card),))


def _card(action: Action) -> Card:
    assert isinstance(action, CallPartner)
    return action.card
