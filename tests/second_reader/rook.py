"""A deal of Rook, by the seven versions' rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from .cards import ROOK_COLOURS, NotLegalError, UnreadableError, as_action, cards_of, is_within, take_out
from .deal import Deal
from .rook_rules import RookRules
from .start import Start


class RookDeal(Deal):
    """A deal of one of the seven versions."""

    def __init__(self, rules: RookRules, start: Start) -> None:
        super().__init__(4, start.dealer)
        self.rules = rules
        self.scores = list(start.scores or [0, 0])
        self.points = list(start.points or [0, 0])
        self.tricks = list(start.tricks or [0, 0])
        self.phase = start.phase
        self.hands = [list(hand) for hand in start.hands]
        self.kitty = list(start.kitty)
        self.buried = list(start.buried)
        self.trump = start.trump
        self.passed = [False] * 4
        self.bid: int | None = None
        self.bidder: int | None = None
        self._check_cards()
        if self.phase == "auction":
            self.to_act = self.after(self.dealer)
            return
        if start.declarer is None or not isinstance(start.contract, int):
            raise UnreadableError(f"{self.phase}: declarer and contract are needed")
        self.declarer = start.declarer
        self.contract = start.contract
        self.leader = self._first_leader() if start.leader is None else start.leader
        if self.phase == "bury":
            if (self.trump is not None) != rules.trump_before_nest:
                raise UnreadableError("bury: trump is given with trump_before_nest, and only then")
            self._take_nest()
        elif self.phase == "name_trump":
            self.to_act = self.declarer
        elif self.phase == "play":
            if self.trump is None:
                raise UnreadableError("play: no trump given")
            self.to_act = self.leader
        elif start.last_trick is None:
            raise UnreadableError("result without last_trick")
        else:
            self._finish(start.last_trick.winner)

    def _check_cards(self) -> None:
        deck = self.rules.deck()
        held = [card for hand in self.hands for card in hand] + self.kitty + self.buried
        if not is_within(held, deck):
            raise UnreadableError(f"cards outside the deck or given twice: {sorted(held)}")
        if self.trump is not None and self.trump not in tuple(ROOK_COLOURS):
            raise UnreadableError(f"trump {self.trump!r}")

    def _first_leader(self) -> int:
        assert self.declarer is not None
        if self.rules.first_lead == "declarer":
            return self.declarer
        if self.rules.first_lead == "left_of_declarer":
            return self.after(self.declarer)
        return self.after(self.dealer)

    # Legal actions

    def _bids(self) -> range:
        lowest = self.rules.minimum_bid if self.bid is None else self.bid + 5
        return range(lowest, self.rules.all_points() + 1, 5)

    def _most_counters(self) -> int:
        """Return how many counters the declarer may bury."""
        assert self.declarer is not None
        empty = sum(1 for card in self.hands[self.declarer] if self.rules.value(card) == 0)
        forced = max(0, self.rules.nest - empty)
        if self.rules.counters_in_nest == "none_unless_forced":
            return forced
        if self.rules.counters_in_nest == "one":
            return max(1, forced)
        return self.rules.nest

    def _playable(self) -> list[str]:
        assert self.to_act is not None and self.trump is not None
        hand = self.hands[self.to_act]
        if not self.trick:
            return hand
        led = self.rules.suit(self.trick[0][0], self.trump)
        able = [card for card in hand if self.rules.suit(card, self.trump) == led]
        if not able:
            return hand
        if self.rules.rook_any_time and "CR" in hand and "CR" not in able:
            able.append("CR")
        return able

    def legal(self) -> Iterator[str]:
        if self.phase == "auction":
            yield "pass"
            yield from (f"bid {number}" for number in self._bids())
        elif self.phase == "bury":
            assert self.declarer is not None
            most = self._most_counters()
            for cards in combinations(self.hands[self.declarer], self.rules.nest):
                if sum(1 for card in cards if self.rules.value(card)) <= most:
                    yield as_action("bury", cards)
        elif self.phase == "name_trump":
            yield from (f"trump {colour}" for colour in ROOK_COLOURS)
        elif self.phase == "play":
            yield from (f"play {card}" for card in self._playable())

    def count_legal(self) -> int:
        if self.phase != "bury":
            return len(list(self.legal()))
        assert self.declarer is not None
        hand = self.hands[self.declarer]
        counters = sum(1 for card in hand if self.rules.value(card))
        nest = self.rules.nest
        return sum(
            comb(counters, some) * comb(len(hand) - counters, nest - some)
            for some in range(min(nest, self._most_counters()) + 1)
        )

    def permits(self, action: str) -> bool:
        if self.phase != "bury":
            return " ".join(action.split()) in self.legal()
        assert self.declarer is not None
        cards = cards_of(action, "bury")
        if cards is None or len(cards) != self.rules.nest or not is_within(cards, self.hands[self.declarer]):
            return False
        return sum(1 for card in cards if self.rules.value(card)) <= self._most_counters()

    # Carrying out

    def apply(self, action: str) -> None:
        if self.to_act is None or not self.permits(action):
            raise NotLegalError(action)
        words = action.split()
        if self.phase == "auction":
            self._call(words)
        elif self.phase == "bury":
            self.buried = words[1:]
            take_out(self.hands[self.to_act], self.buried)
            self._after_nest()
        elif self.phase == "name_trump":
            self.trump = words[1]
            if self.rules.trump_before_nest and self.rules.nest:
                self._take_nest()
            else:
                self._begin_play()
        else:
            self._play(words[1])

    def _call(self, words: list[str]) -> None:
        seat = self.to_act
        assert seat is not None
        if words[0] == "pass":
            self.passed[seat] = True
        else:
            self.bid, self.bidder = int(words[1]), seat
        still_in = [s for s in range(4) if not self.passed[s]]
        if self.bidder is not None and (still_in == [self.bidder] or self.bid == self.rules.all_points()):
            self._win_auction()
        elif not still_in:
            self._throw_in()
        elif still_in == [self.dealer] and self.rules.all_pass == "dealer_takes_minimum":
            # Three opening passes: the dealer is declarer at the minimum at once.
            self.bid, self.bidder = self.rules.minimum_bid, self.dealer
            self._win_auction()
        else:
            self.to_act = next(
                self.after(seat, n) for n in range(1, 5) if not self.passed[self.after(seat, n)]
            )

    def _throw_in(self) -> None:
        self.phase, self.to_act = "deal_over", None
        self.thrown_in, self.delta = True, [0, 0]
        same = self.rules.all_pass == "redeal_same_dealer"
        self.next_dealer = self.dealer if same else self.after(self.dealer)

    def _win_auction(self) -> None:
        self.declarer, self.contract = self.bidder, self.bid
        self.to_act = self.declarer
        self.leader = self._first_leader()
        if self.rules.nest and not self.rules.trump_before_nest:
            self._take_nest()
        else:
            self.phase = "name_trump"

    def _take_nest(self) -> None:
        assert self.declarer is not None
        self.hands[self.declarer] += self.kitty
        self.kitty = []
        self.phase, self.to_act = "bury", self.declarer

    def _after_nest(self) -> None:
        if self.rules.trump_before_nest:
            self._begin_play()
        else:
            self.phase = "name_trump"

    def _begin_play(self) -> None:
        self.phase, self.to_act = "play", self.leader

    def _play(self, card: str) -> None:
        assert self.to_act is not None and self.trump is not None
        self.hands[self.to_act].remove(card)
        self.trick.append([card])
        if len(self.trick) < 4:
            self.to_act = self.after(self.to_act)
            return
        trump = self.trump
        led = self.rules.suit(self.trick[0][0], trump)

        def height(place: int) -> tuple[int, float]:
            played = self.trick[place][0]
            suit = self.rules.suit(played, trump)
            return (2 if suit == trump else 1 if suit == led else 0), self.rules.strength(played)

        winner = self.after(self.leader, max(range(4), key=height))
        self.trick_winner = winner
        self.trick_points = sum(self.rules.value(cards[0]) for cards in self.trick)
        self.points[winner % 2] += self.trick_points
        self.tricks[winner % 2] += 1
        self.trick = []
        self.leader = self.to_act = winner
        if not self.hands[winner]:
            self._finish(winner)

    def _finish(self, last_winner: int) -> None:
        """Score the deal: nest and bonuses, contract, match."""
        assert self.declarer is not None and isinstance(self.contract, int)
        rules = self.rules
        ours = self.declarer % 2
        nest_to = ours if rules.nest_points_to == "declarer" else last_winner % 2
        self.points[nest_to] += sum(map(rules.value, self.buried))
        self.points[last_winner % 2] += rules.last_trick_bonus
        if self.tricks[0] != self.tricks[1]:
            self.points[0 if self.tricks[0] > self.tricks[1] else 1] += rules.most_tricks_bonus
        delta = list(self.points)
        if self.points[ours] < self.contract:
            delta[ours] = -self.contract
        elif rules.made_scores == "bid":
            delta[ours] = self.contract
        self.delta = delta
        self.scores = [score + gain for score, gain in zip(self.scores, delta, strict=True)]
        there = [side for side in (0, 1) if self.scores[side] >= rules.target]
        if len(there) == 1:
            self.winners = there
        elif there and rules.both_reach_target == "bidder":
            self.winners = [ours]
        elif there and self.scores[0] != self.scores[1]:
            self.winners = [0 if self.scores[0] > self.scores[1] else 1]
        self.phase = "match_over" if self.winners else "deal_over"
        self.to_act = None
        self.next_dealer = self.after(self.dealer)

    def running_points(self) -> list[int] | None:
        return self.points

    def standing(self) -> dict[str, object]:
        return {"scores": self.scores}
