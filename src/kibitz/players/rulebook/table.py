"""The trick on the table as one seat sees it: who wins, who is still to play, what may happen."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import Card, Suit
from kibitz.players.rulebook.chances import Chances, chances
from kibitz.players.rulebook.memory import Memory, by_suit, points_on_table, remember
from kibitz.players.rulebook.stakes import Stakes, stakes
from kibitz.rules.order import TRUMPS, Order
from kibitz.rules.parts import Seat
from kibitz.rules.state import Hand
from kibitz.views import View

# A second seat that would have to beat an unknown card that has already beaten a known one.
BEATS_UNKNOWN = 0.5
# A fellow defender who plays for his own tricks takes one from me about so often when he can.
FELLOW_OVERTAKES = 0.5


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a seat needs for choosing a card.

    led: the effective suit led, None when leading. best, winner: the card that wins so far and its seat.
    rest: the seats that play after this one. held: the hand by effective suit, the strongest first.
    """

    view: View
    memory: Memory
    chances: Chances
    stakes: Stakes
    seat: Seat
    declarer: Seat
    led: Suit | None
    best: Card | None
    winner: Seat | None
    rest: tuple[Seat, ...]
    points: int
    held: dict[Suit, Hand]

    @property
    def order(self) -> Order:
        """Return effective suits and strengths."""
        return self.memory.order

    def is_last_trick(self) -> bool:
        """Return whether this is the last trick of the deal."""
        return len(self.view.hand) == 1

    def beats_best(self, card: Card) -> bool:
        """Return whether the card would win the trick as it lies."""
        return self.best is None or _wins_over(card, self.best, self.order)

    def after(self, card: Card) -> tuple[float, float, float]:
        """Return the chances that I, an ally, an opponent win the trick after I play this card."""
        if self.beats_best(card):
            best, mine, ally, theirs = card, 1.0, 0.0, 0.0
        else:
            assert self.best is not None and self.winner is not None
            best, mine = self.best, 0.0
            ally, theirs = (1.0, 0.0) if self.memory.is_ally(self.winner) else (0.0, 1.0)
        led = self.led if self.led is not None else self.order.suit[card]
        individual = self.stakes.own > 0.0
        known = 1.0
        for seat in self.rest:
            beat = self.chances.beats(seat, led, best)
            over = beat * known + beat * BEATS_UNKNOWN * (1.0 - known)
            if self.memory.is_ally(seat):
                from_them = theirs * over
                from_me = mine * over * FELLOW_OVERTAKES if individual else 0.0
                theirs -= from_them
                mine -= from_me
                ally += from_them + from_me
                known *= 1.0 - over * (theirs if not individual else 0.5)
            else:
                from_us = (mine + ally) * over
                mine -= mine * over
                ally -= ally * over
                theirs += from_us
                known *= 1.0 - over
        return mine, ally, theirs

    def opponents(self) -> tuple[Seat, ...]:
        """Return the other seats that are not known to be allies."""
        return tuple(s for s in self.view.variant.seats if not self.memory.is_ally(s))

    def partners(self) -> tuple[Seat, ...]:
        """Return the other seats that are known to be allies."""
        return tuple(s for s in self.memory.allies if s != self.seat)

    def n_trumps_against(self) -> int:
        """Return how many unseen trumps may be with opponents."""
        if not any(self.memory.may_hold(seat, TRUMPS) for seat in self.opponents()):
            return 0
        return len(self.memory.unseen_of(TRUMPS))

    def n_own(self, suit: Suit) -> int:
        """Return how many cards of the effective suit the hand holds."""
        return len(self.held.get(suit, ()))


def _wins_over(card: Card, best: Card, order: Order) -> bool:
    suit, other = order.suit[card], order.suit[best]
    if suit == other:
        return order.strength[card] > order.strength[best]
    return suit == TRUMPS


def table_of(view: View) -> Table:
    """Return the table as the view's seat sees it."""
    assert view.seat is not None and view.contract is not None and view.leader is not None
    memory = remember(view)
    order = memory.order
    n_seats = view.variant.n_seats
    best: Card | None = None
    winner: Seat | None = None
    for place, (card,) in enumerate(view.trick):
        if best is None or _wins_over(card, best, order):
            best, winner = card, Seat((view.leader + place) % n_seats)
    n_rest = n_seats - len(view.trick) - 1
    return Table(
        view=view,
        memory=memory,
        chances=chances(memory, view.hand_sizes, view.contract.declarer),
        stakes=stakes(view, memory),
        seat=view.seat,
        declarer=view.contract.declarer,
        led=order.suit[view.trick[0][0]] if view.trick else None,
        best=best,
        winner=winner,
        rest=tuple(Seat((view.seat + 1 + i) % n_seats) for i in range(n_rest)),
        points=points_on_table(view),
        held=by_suit(view.hand, order),
    )
