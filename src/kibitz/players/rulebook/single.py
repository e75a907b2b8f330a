"""Playing one card to a trick: each card is weighed by this trick and by what it is worth later."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.match.player import Decision, Reason, reason
from kibitz.players.rulebook import leading
from kibitz.players.rulebook.claiming import claiming_card
from kibitz.players.rulebook.following import follow_reasons
from kibitz.players.rulebook.table import Table, table_of
from kibitz.players.rulebook.weighing import Weighed
from kibitz.players.rulebook.worth import SENSE, Sense, later
from kibitz.rules.actions import Action, Play
from kibitz.rules.order import TRUMPS
from kibitz.views import View

# From this chance on an ally's trick counts as sure.
SURE = 0.9


def decide(view: View, sense: Sense = SENSE) -> Decision:
    """Return the card to play, with the reasons that decided."""
    legal = view.legal
    if len(legal) == 1:
        return Decision(legal[0], (_only(legal[0]),))
    table = table_of(view)
    if table.led is None and leading.sets_trump(view):
        return leading.first_trump(view)
    weighed = _without_vain_ruffs(table, [weigh(table, _card(action), sense) for action in legal])
    claims = claiming_card(table, tuple(w.card for w in weighed))
    best = max(weighed, key=lambda w: (w.card == claims, w.value))
    reasons = (
        leading.reasons(table, best, weighed) if table.led is None else follow_reasons(table, best, weighed)
    )
    return Decision(Play((best.card,)), reasons)


def _without_vain_ruffs(table: Table, weighed: list[Weighed]) -> list[Weighed]:
    """Return the cards without those that would ruff a trick an ally is sure to win, whatever the figures say."""
    if table.led in (None, TRUMPS) or table.winner is None or not table.memory.is_ally(table.winner):
        return weighed
    kept = [w for w in weighed if not table.beats_best(w.card) or table.order.suit[w.card] != TRUMPS]
    if kept and max(w.ally for w in kept) >= SURE and not table.is_last_trick():
        return kept
    return weighed


def weigh(table: Table, card: Card, sense: Sense) -> Weighed:
    """Return the card with its chances in this trick and its value."""
    mine, ally, theirs = table.after(card)
    stakes = table.stakes
    points = table.view.variant.card_points[card]
    trick = stakes.trick + table.points + points + stakes.feed * len(table.rest)
    if table.is_last_trick():
        trick += stakes.last
    kept = later(table, card, sense)
    plan = leading.plan(table, card, sense) if table.led is None else 0.0
    plain = trick * (mine + ally - theirs) + stakes.own * mine - kept + plan
    if not stakes.contract:
        return Weighed(card, points, mine, ally, theirs, kept, plain)
    declares = table.memory.is_ally(table.declarer)
    won, extra = (mine + ally, (plan - kept) / 2) if declares else (theirs, (kept - plan) / 2)
    made = won * stakes.chance_made(trick, 0.0, extra) + (1.0 - won) * stakes.chance_made(0.0, trick, extra)
    for_us = made if declares else 1.0 - made
    value = (1.0 - stakes.contract) * plain + stakes.contract * stakes.contract_worth() * for_us
    return Weighed(card, points, mine, ally, theirs, kept, value)


def _card(action: Action) -> Card:
    assert isinstance(action, Play)
    return action.cards[0]


def _only(action: Action) -> Reason:
    return reason("only_card", card=_card(action))
