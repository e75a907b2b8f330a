"""What a card is worth if it is kept for later, in card points as the difference between the sides."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import Card
from kibitz.players.rulebook.table import Table
from kibitz.rules.order import TRUMPS


@dataclass(frozen=True, slots=True)
class Sense:
    """The numbers behind the rules of thumb; found by duplicate matches against other numbers.

    master, guarded, bare, low: how often a plain card of that standing takes a trick later. trump, trump_step:
    the same of the lowest trump, and what it gains up to the highest. late: how much of a trick that is still
    to come counts now. bank: how often a counter that takes no trick ends on our side.
    draw, draw_ally, lead_trump_against: leading trump as declarer, as his partner, as a defender.
    any_time: how often a card that may be played at any time takes a plain trick while lower trumps shield it.
    bank_now: leading a winner that counts while no opponent can ruff it.
    """

    master: float = 0.9
    guarded: float = 0.35
    bare: float = 0.12
    low: float = 0.04
    trump: float = 0.4
    trump_step: float = 0.45
    sure_trump: float = 0.95
    late: float = 0.9
    bank: float = 0.42
    last: float = 0.3
    last_alone: float = 0.9
    draw: float = 10.0
    draw_ally: float = 14.0
    lead_trump_against: float = -5.0
    only_partner_has_trump: float = -12.0
    lead_from_guarded: float = -1.5
    short_suit: float = 2.0
    any_time: float = 0.85
    bank_now: float = 8.0


SENSE = Sense()


def later(table: Table, card: Card, sense: Sense = SENSE) -> float:
    """Return what keeping this card is worth."""
    stakes = table.stakes
    if table.is_last_trick():
        return 0.0
    n_seats = table.view.variant.n_seats
    trick = stakes.trick + stakes.feed * (n_seats - 1)
    wins = chance_later(table, card, sense)
    value = 2.0 * wins * trick * sense.late
    points = table.view.variant.card_points[card]
    if points:
        banked = wins + (1.0 - wins) * sense.bank
        value += points * (2.0 * banked - 1.0)
    if stakes.last and table.order.suit[card] == TRUMPS and table.n_own(TRUMPS) == 1:
        # The last trump is what fights for the last trick.
        alone = not table.n_trumps_against()
        value += 2.0 * stakes.last * (sense.last_alone if alone else sense.last) * wins
    value += _guards(table, card, sense) * 2.0 * trick * sense.late
    return value + wins * stakes.own * sense.late


def _guards(table: Table, card: Card, sense: Sense) -> float:
    """Return by how much less often the card above wins if this card no longer guards it."""
    suit = table.order.suit[card]
    own = table.held[suit]
    if suit == TRUMPS or suit == table.led or len(own) != 2 or card != own[1]:
        return 0.0
    return sense.guarded - sense.bare if table.memory.n_higher(own[0]) == 1 else 0.0


def chance_later(table: Table, card: Card, sense: Sense = SENSE) -> float:
    """Return how likely this card takes a trick later."""
    memory = table.memory
    suit = table.order.suit[card]
    higher = memory.n_higher(card)
    if suit == TRUMPS:
        against = table.n_trumps_against()
        if not against or not higher:
            return sense.sure_trump
        out = len(memory.unseen_of(TRUMPS))
        chance = sense.trump + sense.trump_step * (1.0 - higher / out)
        if card in table.order.any_time and table.n_own(TRUMPS) > 1:
            # It need not wait to be void, and while other trumps follow it is not drawn.
            return max(chance, sense.any_time)
        return chance
    if table.n_trumps_against():
        safe = _stands_later(table, card)
    else:
        safe = 1.0
    # Cards above it in the own hand fall first.
    own_above = sum(table.order.strength[c] > table.order.strength[card] for c in table.held[suit])
    below = table.n_own(suit) - own_above - 1
    if not higher:
        return sense.master * safe
    if higher <= own_above:
        return sense.guarded * safe
    if higher == 1:
        return (sense.guarded if below else sense.bare) * safe
    if higher == 2:
        return sense.bare * safe
    return sense.low * (1.0 - higher / (len(memory.out[suit]) + 1))


def _stands_later(table: Table, card: Card) -> float:
    """Return how likely no opponent ruffs the suit the next time it is led."""
    memory = table.memory
    suit = table.order.suit[card]
    n_out = len(memory.out.get(suit, ()))
    if suit == table.led:
        # The trick on the table takes its share of the suit first.
        n_out = max(0, n_out - len(table.rest))
    stands = 1.0
    for seat in table.opponents():
        if not memory.may_hold(seat, TRUMPS):
            continue
        void = 1.0 - table.chances.holds_any(seat, suit, n_out)
        stands *= 1.0 - 0.85 * void
    return stands
