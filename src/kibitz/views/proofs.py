"""What the plays prove about hands: voids, broken pairs, and what nobody held when a throw stood.

Part of ``knowledge``; nothing here guesses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kibitz.cards import Card, Suit
from kibitz.errors import KernelError, problem
from kibitz.rules.actions import Declare
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import FollowTractor, Seat, Shapes
from kibitz.rules.phases.handover import at_least
from kibitz.rules.shape import Component, as_shape, decompose, has_disjoint_tractors
from kibitz.rules.state import Hand, Phase
from kibitz.views.view import View

Steps = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """What one of these hands must hold (``wanted``), or none of them may.

    hands: seats, each with the cards it has played since the moment the condition is about. steps: faces of
    one effective suit by strength, neighbours consecutive. lengths: runs of so many pairs, longest first, all
    at once; empty: any one card of the steps.
    """

    wanted: bool
    hands: tuple[tuple[Seat, Hand], ...]
    steps: Steps
    lengths: tuple[int, ...]


class Seen:
    """The cards a view shows, and those it does not.

    Raises KernelError("kernel/view_cards") if a card is shown more often than there are copies.
    """

    __slots__ = ("is_whole", "known", "pile", "played", "tricks", "unseen")

    def __init__(self, view: View) -> None:
        variant, n = view.variant, view.variant.n_seats
        self.tricks = [(trick.leader, trick.cards) for trick in view.plays]
        if view.trick and view.leader is not None:
            self.tricks.append((view.leader, view.trick))
        played: list[list[Card]] = [[] for _ in variant.seats]
        for leader, plays in self.tricks:
            for place, cards in enumerate(plays):
                played[(leader + place) % n] += cards
        self.played = tuple(map(tuple, played))
        self.known = tuple(view.hand if s == view.seat else view.known[s] for s in variant.seats)
        self.pile: Hand = view.buried if view.buried is not None else view.buried_shown
        left = Counter(variant.cards)
        for hand in (*self.played, *self.known, self.pile):
            left.subtract(hand)
        if any(copies < 0 for copies in left.values()):
            raise KernelError(problem("kernel/view_cards"))
        self.unseen = {card: copies for card, copies in left.items() if copies}
        # Of an ending set up by hand the first tricks are missing.
        self.is_whole = view.phase is not Phase.PLAY or all(
            view.hand_sizes[s] + len(self.played[s]) == variant.hand_size for s in variant.seats
        )


class Plays:
    """Reads the tricks from the last to the first, with the cards each seat has played since."""

    def __init__(self, view: View, seen: Seen) -> None:
        self.view, self.seen, self.order = view, seen, view.order
        self.seats = view.variant.seats
        # By seat and face, how many copies may now be in the hand; not listed: all.
        self.most: list[dict[Card, int]] = [{} for _ in self.seats]
        self.since: list[list[Card]] = [[] for _ in self.seats]
        self.conditions: list[Condition] = []
        self.steps: dict[Suit, dict[int, list[Card]]] = {}
        for card in dict.fromkeys(view.variant.cards):
            by_strength = self.steps.setdefault(self.order.suit[card], {})
            by_strength.setdefault(self.order.strength[card], []).append(card)

    def proofs(self) -> tuple[list[dict[Card, int]], list[Condition]]:
        """Return ``most`` and the conditions."""
        n = len(self.seats)
        for leader, plays in reversed(self.seen.tricks):
            for place, cards in enumerate(plays):
                self.since[(leader + place) % n] += cards
            lead = plays[0]
            pattern = decompose(lead, self.order) if len(lead) > 1 else ()
            for place, cards in enumerate(plays[1:], start=1):
                self._followed((leader + place) % n, lead, pattern, cards)
            if len(pattern) > 1:
                self._stood(leader, self.order.suit[lead[0]], pattern)
        self._fell()
        return self.most, self.conditions

    def _limit(self, seat: int, card: Card, then: int) -> None:
        """Take down that at the trick now read the seat held at most so many of the face."""
        now = max(0, then - self.since[seat].count(card))
        self.most[seat][card] = min(now, self.most[seat].get(card, now))

    def _followed(self, seat: int, lead: Hand, pattern: tuple[Component, ...], cards: Hand) -> None:
        order = self.order
        led = order.suit[lead[0]]
        given = order.cards_of(led, cards)
        if len(given) < len(lead):
            # A card with the any-time right tells nothing on a plain lead: its holder need not be void.
            if led == TRUMPS or not any(card in order.any_time for card in cards):
                for card in self._suit(led):
                    self.most[seat][card] = 0
            return
        if len(lead) == 1:
            return
        pairs = faces_by_count(given)[1]
        if len(pairs) < sum(c.n_pairs for c in pattern):
            # All pairs he held are among those given (or these were all his cards of the suit).
            for card in self._suit(led):
                if card not in pairs:
                    self._limit(seat, card, 1)
        rule = self.view.variant.play
        if isinstance(rule, Shapes) and rule.follow_tractor is FollowTractor.TRACTOR:
            owed: tuple[int, ...] = ()
            for length in (c.n_pairs for c in pattern if c.n_pairs > 1):
                if has_disjoint_tractors(given, (*owed, length), order):
                    owed = (*owed, length)
                elif seat != self.view.seat:
                    self._deny((Seat(seat),), led, (*owed, length))

    def _stood(self, leader: int, suit: Suit, pattern: tuple[Component, ...]) -> None:
        """Take down that nobody could beat any component of a throw."""
        others = tuple(s for s in self.seats if s != leader)
        lowest: dict[int, int] = {}
        for component in pattern:
            lowest[component.n_pairs] = min(component.top, lowest.get(component.n_pairs, component.top))
        for n_pairs, top in lowest.items():
            if n_pairs > 1:
                unseen = tuple(s for s in others if s != self.view.seat)
                self._deny(unseen, suit, (n_pairs,), above=top - n_pairs + 1)
                continue
            for strength, faces in self.steps[suit].items():
                if strength > top:
                    for seat in others:
                        for card in faces:
                            self._limit(seat, card, n_pairs)

    def _deny(
        self, seats: tuple[Seat, ...], suit: Suit, lengths: tuple[int, ...], above: int | None = None
    ) -> None:
        self.conditions.append(self._condition(seats, suit, lengths, above=above, wanted=False))

    def _condition(
        self,
        seats: tuple[Seat, ...],
        suit: Suit,
        lengths: tuple[int, ...],
        *,
        above: int | None,
        wanted: bool,
    ) -> Condition:
        steps = self.steps[suit]
        low = min(steps) if above is None else above + 1
        ladder = tuple(tuple(steps.get(step, ())) for step in range(low, max(steps) + 1))
        hands = tuple((s, self.order.cards_of(suit, tuple(self.since[s]))) for s in seats)
        return Condition(wanted, hands, ladder, lengths)

    def _fell(self) -> None:
        """Take down that somebody can beat what a throw fell to, where it is plain which lead that was.

        A seat known to hold a card it has not declared took it back from a throw of that suit.
        """
        view, order = self.view, self.order
        if not isinstance(view.variant.play, Shapes) or not any(view.known):
            return
        for seat in self.seats:
            declared: Hand = ()
            for called in view.calls:
                if called.seat == seat and isinstance(called.call, Declare):
                    declared = at_least(declared, called.call.cards)
            taken_back = Counter(view.known[seat]) - Counter(declared)
            for suit in dict.fromkeys(order.suit[card] for card in taken_back):
                self._fell_in(seat, suit)

    def _fell_in(self, seat: Seat, suit: Suit) -> None:
        tricks = self.seen.tricks
        leads = [
            index
            for index, (leader, plays) in enumerate(tricks)
            if leader == seat and self.order.suit[plays[0][0]] == suit and as_shape(plays[0], self.order)
        ]
        if len(leads) != 1:
            return
        shape = as_shape(tricks[leads[0]][1][0], self.order)
        assert shape is not None
        n = len(self.seats)
        self.since = [[] for _ in self.seats]
        for leader, plays in tricks[leads[0] :]:
            for place, cards in enumerate(plays):
                self.since[(leader + place) % n] += cards
        others = tuple(s for s in self.seats if s != seat)
        lengths = (shape.n_pairs,) if shape.n_pairs else ()
        above = shape.top - max(0, shape.n_pairs - 1)
        self.conditions.append(self._condition(others, suit, lengths, above=above, wanted=True))

    def _suit(self, suit: Suit) -> Iterator[Card]:
        for faces in self.steps[suit].values():
            yield from faces


__all__ = ["Condition", "Plays", "Seen"]
