"""Weighing leads and answers where shapes are led, in card points.

A play is worth the points it brings the own side, less what its cards could still have won, and what it
does for drawing trumps and for the last trick.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.cards import Card, Suit, sort_cards, without
from kibitz.players.rulebook.shapes_chance import Best, best_of_lead, chance_to_win
from kibitz.players.rulebook.shapes_follow import answers
from kibitz.players.rulebook.shapes_lead import leads, shapes_in
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.players.rulebook.shapes_stakes import ENDING, Stakes
from kibitz.players.rulebook.shapes_worth import Holding
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import Seat, Shapes
from kibitz.rules.phases.shapes import winning_place
from kibitz.rules.shape import Component, best_split, decompose, effective_suit
from kibitz.rules.state import Hand
from kibitz.views import View

# How likely a point card kept back ends up with the own side after all; a trump can take its trick itself.
FUTURE = 0.36
FUTURE_TRUMP = 0.55
# What having the next lead is worth.
LEAD = 1.5
# What each further component of a throw is worth; trumps are not ruffed later, so there is less haste.
AT_ONCE = 4.5
AT_ONCE_TRUMP = 1.5
# What a pair in a plain suit is worth over its two cards led one by one.
AT_ONCE_PAIR = 2.0
# How much of the points a seat holds in the suit it still keeps after giving a card to its own side's trick
# (if it is void: of all its points), and how much it must give to the others' with each card.
UNWILLING = 0.4
UNWILLING_VOID = 0.7
FORCED = 0.12
MOST_POINTS = 10
# What drawing an opponent's trump is worth for each winner of ours in the plain suits.
DRAW = 0.25
# By so many trumps a hand must be longer than an opponent's for all of that.
DRAW_LENGTH = 4.0
# What drawing a trump of the partner's costs, where opponents have some as well and where they have none.
PARTNERS = 0.3
PARTNERS_ONLY = 2.0
# From this chance on the partner's trick counts as sure.
SURE = 0.9
# Keeping something for the last trick.
RESERVE = 0.5


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play and what it is worth, in card points.

    chance: that the own side wins the trick. points: what the trick brings. kept: what its cards could still
    have won. draws: what the trumps it draws are worth. end: what it does for the last trick.
    wins_now: it wins against all that lies on the table.
    """

    cards: Hand
    chance: float
    points: float
    kept: float
    draws: float
    end: float
    wins_now: bool

    @property
    def value(self) -> float:
        """Return what the play is worth, in card points."""
        return self.points - self.kept + self.draws + self.end


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything a decision in play is made from."""

    view: View
    rule: Shapes
    memory: Memory
    holding: Holding
    stakes: Stakes
    by_suit: dict[Suit, Hand]
    # What seats behind add, by suit led and number of cards, once it has been worked out.
    added: dict[tuple[Suit, int], tuple[float, float]] = field(default_factory=dict)

    @property
    def behind(self) -> tuple[Seat, ...]:
        """Return the seats still to play to this trick, in order."""
        n = self.view.variant.n_seats
        return tuple(Seat((self.memory.seat + k) % n) for k in range(1, n - len(self.view.trick)))

    def points_in(self, cards: Hand) -> int:
        """Return the card points of these cards."""
        points = self.view.variant.card_points
        return sum(points[card] for card in cards)

    def is_ruff(self, cards: Hand, table: Table) -> bool:
        """Return whether cards that win are trumps on a lead in another suit."""
        return table.best.led != TRUMPS and self.memory.order.suit[cards[0]] == TRUMPS

    def future_of(self, card: Card) -> float:
        """Return the points of the card that should come to the own side even if it is kept back now."""
        is_trump = self.memory.order.suit[card] == TRUMPS
        return self.view.variant.card_points[card] * (FUTURE_TRUMP if is_trump else FUTURE)

    def cost(self, cards: Hand) -> float:
        """Return what giving these cards up costs."""
        order = self.memory.order
        total = 0.0
        for suit in dict.fromkeys(order.suit[card] for card in cards):
            held = self.by_suit[suit]
            total += self.holding.worth(suit, held)
            total -= self.holding.worth(suit, without(held, order.cards_of(suit, cards)))
        return total


# --- leading --------------------------------------------------------------------------------------


def weigh_leads(situation: Situation) -> list[Weighed]:
    """Return every sensible lead with its worth."""
    view = situation.view
    found = leads(view.hand, situation.rule, view.variant.card_points, situation.memory)
    winners = _n_winners(situation)
    return [_weigh_lead(situation, pattern, winners) for pattern in found]


def _weigh_lead(situation: Situation, pattern: tuple[Component, ...], winners: float) -> Weighed:
    memory = situation.memory
    cards = sort_cards(card for component in pattern for card in component.cards)
    suit = memory.order.suit[cards[0]]
    best = best_of_lead(pattern, suit)
    chance = chance_to_win(memory, situation.behind, best, is_ours=True)
    # Many cards at once do in one trick what else would take several leads, before more seats can ruff.
    haste = AT_ONCE_TRUMP if suit == TRUMPS else AT_ONCE
    pairs = 0.0 if suit == TRUMPS else AT_ONCE_PAIR * sum(c.n_pairs for c in pattern)
    at_once = chance * (haste * (len(pattern) - 1) + pairs)
    return Weighed(
        cards,
        chance,
        _points(situation, cards, chance, suit) + at_once,
        situation.cost(cards),
        _drawing(situation, len(cards), winners) if suit == TRUMPS else 0.0,
        _end(situation, cards, chance),
        wins_now=True,
    )


def _n_winners(situation: Situation) -> float:
    """Return how many cards in plain suits should win if they are not ruffed, each by its chance today."""
    memory = situation.memory
    strength = memory.order.strength
    return sum(
        situation.holding.chance_led(suit, 0, strength[card])
        for suit, held in situation.by_suit.items()
        if suit != TRUMPS
        for card in held
        if memory.n_higher(suit, strength[card]) == 0
    )


def _drawing(situation: Situation, n: int, winners: float) -> float:
    """Return what leading n trumps is worth by the trumps it draws."""
    memory = situation.memory
    n_out = memory.n_out.get(TRUMPS, 0)
    theirs = sum(memory.share(seat, TRUMPS) for seat in memory.opponents) * n_out
    partners = memory.share(memory.partner, TRUMPS) * n_out
    longer = situation.holding.n_trumps - theirs / len(memory.opponents)
    drawn = min(theirs, 2.0 * n)
    lost = min(partners, 1.0 * n)
    gained = DRAW * drawn * winners * max(0.0, min(1.0, longer / DRAW_LENGTH))
    return gained - lost * (PARTNERS_ONLY if theirs < 0.5 else PARTNERS)


# --- following ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table: the play that wins so far, whose it is, and how likely the own side wins the
    trick if it plays nothing better.
    """

    best: Best
    pattern: tuple[Component, ...]
    is_ours: bool
    chance: float
    points: int


def table_of(situation: Situation) -> Table:
    """Return what lies on the table, as the seat to answer sees it."""
    view, memory = situation.view, situation.memory
    order, lead = memory.order, view.trick[0]
    pattern = decompose(lead, order)
    place = winning_place(view.trick, situation.rule, order)
    winner = ((view.leader or 0) + place) % view.variant.n_seats
    best = _best_with(view.trick[place], pattern, order.suit[lead[0]], order)
    is_ours = winner == memory.partner
    chance = chance_to_win(memory, situation.behind, best, is_ours=is_ours)
    points = sum(situation.points_in(cards) for cards in view.trick)
    return Table(best, pattern, is_ours, chance, points)


def _best_with(cards: Hand, pattern: tuple[Component, ...], led: Suit, order: Order) -> Best:
    """Return cards that win so far as the best play."""
    tops = best_split(cards, pattern, order)
    assert tops is not None
    is_ruff = led != TRUMPS and order.suit[cards[0]] == TRUMPS
    n_cards = sum(len(c.cards) for c in pattern)
    return Best(led, n_cards, pattern[0].n_pairs, tops[0], is_throw=len(pattern) > 1, is_ruff=is_ruff)


def weigh_answers(situation: Situation, table: Table) -> list[Weighed]:
    """Return every sensible answer with its worth."""
    points, worth = situation.view.variant.card_points, situation.holding.worth

    def price(suit: Suit, held: Hand, card: Card) -> float:
        given_up = worth(suit, held) - worth(suit, without(held, (card,)))
        return given_up + situation.future_of(card) - table.chance * points[card]

    weighed = [
        _weigh_answer(situation, table, cards) for cards in answers(situation.view, situation.rule, price)
    ]
    if table.is_ours and table.chance >= SURE and table.best.led != TRUMPS:
        # A trick that the partner is sure to win is not ruffed, whatever the figures say.
        return [w for w in weighed if not w.wins_now or not situation.is_ruff(w.cards, table)] or weighed
    return weighed


def _weigh_answer(situation: Situation, table: Table, cards: Hand) -> Weighed:
    led, chance = table.best.led, table.chance
    better = _better(situation, table, cards)
    if better is not None:
        chance = chance_to_win(situation.memory, situation.behind, better, is_ours=True)
    return Weighed(
        cards,
        chance,
        _points(situation, cards, chance, led),
        situation.cost(cards),
        0.0,
        _end(situation, cards, chance),
        better is not None,
    )


def _better(situation: Situation, table: Table, cards: Hand) -> Best | None:
    """Return the cards as the best play, or None if they do not win against what lies on the table."""
    order, best = situation.memory.order, table.best
    suit = effective_suit(cards, order)
    if suit not in (best.led, TRUMPS) or (best.is_ruff and suit != TRUMPS):
        return None
    if best.is_throw:
        trick = (*situation.view.trick, cards)
        if winning_place(trick, situation.rule, order) != len(situation.view.trick):
            return None
        return _best_with(cards, table.pattern, best.led, order)
    tops = best_split(cards, table.pattern, order)
    is_ruff = suit == TRUMPS and best.led != TRUMPS
    if tops is None or (is_ruff == best.is_ruff and tops[0] <= best.top):
        return None
    return Best(best.led, best.n_cards, best.n_pairs, tops[0], is_ruff=is_ruff)


# --- the terms ------------------------------------------------------------------------------------


def _points(situation: Situation, cards: Hand, chance: float, led: Suit) -> float:
    """Return what the trick is expected to bring in points, its own cards and those behind included."""
    view = situation.view
    ours, theirs = _behind(situation, led, len(cards))
    table = sum(situation.points_in(played) for played in view.trick)
    own = situation.points_in(cards)
    expected = sum(situation.future_of(card) for card in cards)
    bands = situation.stakes.crossing(table)
    more_bands = situation.stakes.crossing(table + own) - bands
    # What lies on the table counts whole; what others and the seat itself still hold might come anyhow.
    value = chance * (table + bands + own + LEAD) - expected + (chance - FUTURE) * more_bands
    return value + chance * ours * (1.0 - FUTURE) - (1.0 - chance) * theirs * FUTURE


def _behind(situation: Situation, led: Suit, n: int) -> tuple[float, float]:
    """Return the points that seats behind are expected to add to the own side's trick, and to the others'."""
    if (led, n) not in situation.added:
        ours = theirs = 0.0
        for seat in situation.behind:
            willing, forced = _adds(situation.memory, seat, led, n)
            is_partner = seat == situation.memory.partner
            ours += willing if is_partner else forced
            theirs += forced if is_partner else willing
        situation.added[led, n] = (ours, theirs)
    return situation.added[led, n]


def _adds(memory: Memory, seat: int, led: Suit, n: int) -> tuple[float, float]:
    """Return the points a seat behind is expected to add to its own side's trick, and to the others'."""
    held = memory.share(seat, led) * memory.points_out.get(led, 0)
    void = memory.chance_void(seat, led)
    most = float(MOST_POINTS * n)
    willing = (1.0 - void) * min(most, (1.0 - UNWILLING**n) * held)
    if void > 0.0:
        anything = sum(memory.share(seat, suit) * points for suit, points in memory.points_out.items())
        willing += void * min(most, (1.0 - UNWILLING_VOID**n) * anything)
    return willing, min(most, FORCED * held * n)


def _end(situation: Situation, cards: Hand, chance: float) -> float:
    """Return what the play does for the last trick: wins it, or keeps something for it."""
    stakes, hand = situation.stakes, situation.view.hand
    if len(cards) == len(hand):
        return chance * stakes.last_trick(cards)
    if len(hand) > ENDING:
        return 0.0
    left = without(hand, cards)
    order, holding = situation.memory.order, situation.holding
    best = 0.0
    for suit in dict.fromkeys(order.suit[card] for card in left):
        held = order.cards_of(suit, left)
        for shape in shapes_in(held, order):
            wins = holding.chance_led(suit, shape.n_pairs, shape.top)
            best = max(best, wins * stakes.last_trick(shape.cards))
    return RESERVE * best
