"""A deal of Tractor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .cards import (
    FRENCH_RANKS,
    FRENCH_SUITS,
    NotLegalError,
    UnreadableError,
    as_action,
    cards_of,
    is_within,
    take_out,
)
from .deal import Deal
from .start import Start
from .tractor_order import Component, Order, card_points
from .tractor_rules import TractorRules
from .tractor_score import climb, kitty_bonus, levels_awarded, winning_place
from .tractor_sets import (
    Choice,
    Demand,
    choice,
    count_follows,
    count_thrown_leads,
    follows,
    is_follow,
    is_simple_lead,
    simple_leads,
    thrown_leads,
)

BURIED = 8


class TractorDeal(Deal):
    """A deal of double upgrade."""

    def __init__(self, rules: TractorRules, start: Start) -> None:
        super().__init__(4, start.dealer)
        self.rules = rules
        self.deal = start.deal
        self.levels = list(start.levels or [rules.start_level] * 2)
        self.level = start.level or self.levels[start.dealer % 2]
        self.captured = list(start.points or [0, 0])
        self.bonus = 0
        self.failed_throws = [0, 0]
        self.phase = start.phase
        self.hands = [list(hand) for hand in start.hands]
        self.kitty = list(start.kitty)
        self.buried = list(start.buried)
        self.standing_declaration: tuple[int, str] | None = None
        self.passes = 0
        self.lead: list[Component] = []
        self._check_cards(start)
        if self.phase == "auction":
            self.to_act = self.dealer
            return
        if self.phase == "name_trump":
            raise UnreadableError("Tractor has no phase name_trump")
        if start.trump is None:
            raise UnreadableError(f"{self.phase}: trump is needed")
        self.dealer = self.declarer = start.dealer if start.declarer is None else start.declarer
        self._settle_trump(start.trump)
        self.leader = self.dealer if start.leader is None else start.leader
        if self.phase == "bury":
            self._take_kitty()
        elif self.phase == "play":
            self.to_act = self.leader
        elif start.last_trick is None:
            raise UnreadableError("result without last_trick")
        else:
            last = start.last_trick
            self._finish(last.winner, last.cards, last.winning)

    def _check_cards(self, start: Start) -> None:
        held = [card for hand in self.hands for card in hand] + self.kitty + self.buried
        if not is_within(held, self.rules.deck()):
            raise UnreadableError(f"cards outside the deck or given too often: {sorted(held)}")
        if start.trump is not None and start.trump not in (*FRENCH_SUITS, "NT"):
            raise UnreadableError(f"trump {start.trump!r}")
        if self.level not in tuple(FRENCH_RANKS):
            raise UnreadableError(f"level {self.level!r}")

    # Declaring

    def _declarations(self) -> list[tuple[int, str]]:
        """Return the strength and the cards of each declaration the seat to act holds."""
        assert self.to_act is not None
        held = Counter(self.hands[self.to_act])
        found = []
        for suit in FRENCH_SUITS:
            card = suit + self.level
            if held[card] >= 1:
                found.append((1, card))
            if held[card] == 2:
                found.append((2, f"{card} {card}"))
        if held["JB"] == 2:
            found.append((3, "JB JB"))
        if held["JR"] == 2:
            found.append((4, "JR JR"))
        above = 0 if self.standing_declaration is None else self.standing_declaration[0]
        return [(strength, cards) for strength, cards in found if strength > above]

    def _declare(self, words: list[str]) -> None:
        seat = self.to_act
        assert seat is not None
        if words[0] == "pass":
            self.passes += 1
        else:
            strength = next(s for s, cards in self._declarations() if cards == " ".join(words[1:]))
            is_first = self.standing_declaration is None
            self.standing_declaration = strength, "NT" if words[1] in ("JB", "JR") else words[1][0]
            self.passes = 0
            if self.deal == 1 and (is_first or self.rules.last_declarer):
                self.dealer = seat
        self.to_act = self.after(seat)
        if self.standing_declaration is None:
            if self.passes == 4:
                self._nobody_declared()
        elif self.passes == 3 or self.standing_declaration[0] == 4:
            self._settle_trump(self.standing_declaration[1])
            self._take_kitty()

    def _nobody_declared(self) -> None:
        if self.rules.no_declaration == "redeal":
            self.phase, self.to_act, self.thrown_in = "deal_over", None, True
            self.delta, self.next_dealer = [0, 0], self.dealer
            return
        if self.rules.no_declaration == "no_trump":
            self._settle_trump("NT")
        else:
            self._settle_trump(next(card[0] for card in self.kitty if card not in ("JR", "JB")))
        self._take_kitty()

    def _settle_trump(self, trump: str) -> None:
        self.trump = trump
        self.order = Order(self.level, trump)

    def _take_kitty(self) -> None:
        self.declarer = self.leader = self.to_act = self.dealer
        self.hands[self.dealer] += self.kitty
        self.kitty = []
        self.phase = "bury"

    # Legal actions

    def burials(self) -> Choice:
        """Return what the dealer may choose to bury."""
        return Choice((), Counter(self.hands[self.dealer]), BURIED, 0, ())

    def following(self) -> Choice:
        """Return what the seat to act, which follows, may choose."""
        assert self.to_act is not None
        return choice(self.order, self.hands[self.to_act], self._demand())

    def _demand(self) -> Demand:
        return Demand.of(self.order, self.lead, follow_tractor=self.rules.follow_tractor)

    def legal(self) -> Iterator[str]:
        if self.to_act is None:
            return
        if self.phase == "auction":
            yield "pass"
            yield from (f"declare {cards}" for _, cards in self._declarations())
            return
        hand = self.hands[self.to_act]
        if self.phase == "bury":
            yield from (as_action("bury", cards) for cards in follows(self.order, self.burials()))
        elif self.trick:
            yield from (as_action("play", cards) for cards in follows(self.order, self.following()))
        else:
            leads = thrown_leads if self.rules.throws else simple_leads
            yield from (as_action("play", cards) for cards in leads(self.order, hand))

    def count_legal(self) -> int:
        if self.phase == "bury":
            return count_follows(self.order, self.burials())
        if self.phase == "play" and self.trick:
            return count_follows(self.order, self.following())
        if self.phase == "play" and self.rules.throws:
            assert self.to_act is not None
            return count_thrown_leads(self.order, self.hands[self.to_act])
        return len(list(self.legal()))

    def permits(self, action: str) -> bool:
        if self.to_act is None:
            return False
        if self.phase == "auction":
            return " ".join(action.split()) in self.legal()
        hand = self.hands[self.to_act]
        cards = cards_of(action, "bury" if self.phase == "bury" else "play")
        if cards is None or not is_within(cards, hand):
            return False
        if self.phase == "bury":
            return len(cards) == BURIED
        if self.trick:
            return is_follow(self.order, hand, self._demand(), cards)
        if self.rules.throws:
            return len({self.order.suits[card] for card in cards}) == 1
        return is_simple_lead(self.order, cards)

    # Carrying out

    def apply(self, action: str) -> None:
        if self.to_act is None or not self.permits(action):
            raise NotLegalError(action)
        words = action.split()
        if self.phase == "auction":
            self._declare(words)
        elif self.phase == "bury":
            self.buried = words[1:]
            take_out(self.hands[self.to_act], self.buried)
            self.phase = "play"
        else:
            self._play(words[1:])

    def _what_stands(self, attempt: list[str]) -> list[Component]:
        """Return the shapes put on the table when this lead is tried; counts a failed throw."""
        assert self.to_act is not None
        components = self.order.components(attempt)
        if len(components) == 1:
            return components
        suit = self.order.suits[attempt[0]]
        others = [
            self.order.of_suit(hand, suit) for seat, hand in enumerate(self.hands) if seat != self.to_act
        ]
        beatable = [c for c in components if any(self.order.holds_higher(hand, c) for hand in others)]
        if not beatable:
            return components
        self.failed_throws[self.to_act % 2] += 1
        # min keeps the first of equals, which is the first in component order.
        return [min(beatable, key=lambda component: (len(component.cards), component.top))]

    def _play(self, cards: list[str]) -> None:
        seat = self.to_act
        assert seat is not None
        if not self.trick:
            self.lead = self._what_stands(cards)
            cards = [card for component in self.lead for card in component.cards]
        take_out(self.hands[seat], cards)
        self.trick.append(cards)
        if len(self.trick) < 4:
            self.to_act = self.after(seat)
            return
        place = winning_place(
            self.order, self.lead, self.trick, longest_component=self.rules.longest_component
        )
        winner = self.after(self.leader, place)
        winning = self.trick[place][0]
        self.trick_winner = winner
        self.trick_points = card_points(card for played in self.trick for card in played)
        self.captured[winner % 2] += self.trick_points
        self.trick = []
        self.leader = self.to_act = winner
        if not self.hands[winner]:
            self._finish(winner, len(cards), winning)

    # Scoring

    def running_points(self) -> list[int] | None:
        """Return the points per side; the attackers' with kitty bonus and the throws' penalties."""
        dealers = self.dealer % 2
        points = list(self.captured)
        failed = self.failed_throws[dealers] - self.failed_throws[1 - dealers]
        attackers = points[1 - dealers] + self.bonus + self.rules.throw_penalty * failed
        points[1 - dealers] = max(0, attackers)
        return points

    def _finish(self, winner: int, cards: int, winning: str | None) -> None:
        dealers = self.dealer % 2
        attackers = 1 - dealers
        if winner % 2 == attackers:
            self.bonus = kitty_bonus(self.rules, card_points(self.buried), cards)
        total = self.running_points()
        assert total is not None
        points = total[attackers]
        gains = levels_awarded(self.rules, points)
        self.delta = [0, 0]
        for side, gain in ((dealers, gains[0]), (attackers, gains[1])):
            self.delta[side] = gain
            self.levels[side], has_won = climb(
                self.rules, self.levels[side], gain, as_dealers=side == dealers
            )
            if has_won:
                self.winners.append(side)
        if (
            self.rules.jack_back_to_two
            and self.level == "J"
            and winner % 2 == attackers
            and cards == 1
            and winning in ("SJ", "HJ", "DJ", "CJ")
        ):
            self.levels[dealers] = "2"
        self.phase = "match_over" if self.winners else "deal_over"
        self.to_act = None
        self.next_dealer = self.after(self.dealer, 2 if points < 80 else 1)

    def standing(self) -> dict[str, object]:
        return {"levels": self.levels}
