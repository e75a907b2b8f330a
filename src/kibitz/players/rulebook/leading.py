"""Leading to a trick."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.cards import Card, suit_of
from kibitz.match.player import Decision, Reason, reason
from kibitz.players.rulebook.judging import Held, best_trump
from kibitz.players.rulebook.table import Table
from kibitz.players.rulebook.weighing import Weighed
from kibitz.players.rulebook.worth import Sense
from kibitz.rules.actions import Play
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import TrumpFrom
from kibitz.views import View

# From this chance on a lead counts as a winner in the reasons given.
SURE = 0.8


def sets_trump(view: View) -> bool:
    """Return whether the card led becomes trump with its suit."""
    return (
        view.variant.trump is TrumpFrom.FIRST_LEAD
        and view.contract is not None
        and view.contract.trump is None
        and not view.contract.alone
        and not view.plays
    )


def first_trump(view: View) -> Decision:
    """Return the declarer's first lead: the lowest card of his best suit, which becomes trump."""
    judged = best_trump(view.variant, view.hand, Held.PLAYED)
    strength = order_of(view.variant, None).strength
    suit = [card for card in view.hand if suit_of(card) == judged.suit]
    card = min(suit, key=strength.__getitem__)
    return Decision(Play((card,)), (reason("leads_lowest_trump", card=card, trump=judged.suit, n=len(suit)),))


def plan(table: Table, card: Card, sense: Sense) -> float:
    """Return what a lead does for the tricks after this one, beyond the card itself."""
    suit = table.order.suit[card]
    memory = table.memory
    if suit == TRUMPS:
        if not table.view.contract or table.view.contract.alone:
            return 0.0
        if not table.n_trumps_against():
            has = any(memory.may_hold(seat, TRUMPS) for seat in table.partners())
            return sense.only_partner_has_trump if has else 0.0
        if table.seat == table.declarer:
            n_own = table.n_own(TRUMPS)
            if n_own == 1:
                return 0.0
            return sense.draw if n_own * 2 > len(memory.unseen_of(TRUMPS)) else 0.0
        return sense.draw_ally if memory.is_ally(table.declarer) else sense.lead_trump_against
    value = 0.0
    if table.view.variant.card_points[card] and memory.is_master(card) and not table.n_trumps_against():
        # What is not led while it wins may have to be thrown away on a trick of theirs.
        value += sense.bank_now
    if memory.n_higher(card) == 1 and table.n_own(suit) > 1:
        value += sense.lead_from_guarded
    elif memory.n_higher(table.held[suit][0]) == 1:
        value += sense.lead_from_guarded / 2
    if table.n_own(suit) == 1 and table.n_own(TRUMPS) and table.seat != table.declarer:
        value += sense.short_suit
    return value


def reasons(table: Table, best: Weighed, weighed: Sequence[Weighed]) -> tuple[Reason, ...]:
    """Return why this card is led."""
    card, memory = best.card, table.memory
    suit = table.order.suit[card]
    if table.is_last_trick():
        return (reason("last_card", card=card),)
    if suit == TRUMPS and table.n_trumps_against():
        out = len(memory.unseen_of(TRUMPS))
        if memory.is_ally(table.declarer):
            return (reason("draws_trump", card=card, out=out, n=table.n_own(TRUMPS)),)
        return (reason("leads_trump_against", card=card, out=out),)
    if memory.is_master(card) and best.ours >= SURE:
        return (reason("leads_winner", card=card),)
    ruffer = next((seat for seat in table.partners() if suit in memory.voids[seat]), None)
    if ruffer is not None and suit != TRUMPS and memory.may_hold(ruffer, TRUMPS) and best.ally > best.mine:
        return (reason("leads_for_ruff", card=card, seat=ruffer),)
    if table.n_own(suit) == 1 and table.n_own(TRUMPS) and suit != TRUMPS:
        return (reason("leads_singleton", card=card, n=table.n_own(TRUMPS)),)
    if memory.is_master(card):
        return (reason("leads_best", card=card),)
    kept = max(weighed, key=lambda w: w.kept).card
    return (reason("leads_low", card=card, kept=kept),)
