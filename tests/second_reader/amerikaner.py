"""A deal of Amerikaner."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from .amerikaner_rules import AmerikanerRules
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


class AmerikanerDeal(Deal):
    """A deal for three to six players."""

    def __init__(self, rules: AmerikanerRules, start: Start) -> None:
        super().__init__(rules.players, start.dealer)
        self.rules = rules
        self.scores = list(start.scores or [0] * rules.players)
        self.tricks = list(start.tricks or [0] * rules.players)
        self.phase = start.phase
        self.hands = [list(hand) for hand in start.hands]
        self.kitty = list(start.kitty)
        self.buried = list(start.buried)
        self.trump = start.trump
        self.called = start.called
        self.partner = start.partner
        self.awaiting_call = False
        self.is_first_trick = not any(self.tricks)
        self.passed = [False] * rules.players
        self.bidder: int | None = None
        self.bid: int | str | None = None
        self._check_cards()
        if self.phase == "auction":
            self.to_act = self.after(self.dealer)
            return
        if start.declarer is None or start.contract is None:
            raise UnreadableError(f"{self.phase}: declarer and contract are needed")
        self.declarer, self.contract = start.declarer, start.contract
        self.leader = self.declarer if start.leader is None else start.leader
        if self.phase == "bury":
            self._take_kitty()
        elif self.phase == "play":
            self.to_act = self.leader
        elif self.phase == "result":
            self._finish()
        else:
            raise UnreadableError(f"Amerikaner has no phase {self.phase}")

    def _check_cards(self) -> None:
        held = [card for hand in self.hands for card in hand] + self.kitty + self.buried
        if not is_within(held, self.rules.deck()):
            raise UnreadableError(f"cards outside the deck or given twice: {sorted(held)}")
        if self.trump is not None and self.trump not in tuple(FRENCH_SUITS):
            raise UnreadableError(f"trump {self.trump!r}")

    # Legal actions

    def _callable(self) -> list[str]:
        """Return the cards that may be called after the lead, highest first."""
        assert self.declarer is not None
        held = [
            card
            for seat, hand in enumerate(self.hands)
            if seat != self.declarer or self.rules.call_own_card
            for card in hand
            if card[0] == self.trump
        ]
        held.sort(key=lambda card: -FRENCH_RANKS.index(card[1]))
        return held[:1] if self.rules.highest_missing else held

    def _playable(self) -> list[str]:
        assert self.to_act is not None
        hand = self.hands[self.to_act]
        if (
            self.is_first_trick
            and self.partner is None
            and self.called in hand
            and self.to_act != self.declarer
        ):
            return [card for card in hand if card == self.called]
        if not self.trick:
            return hand
        return [card for card in hand if card[0] == self.trick[0][0][0]] or hand

    def legal(self) -> Iterator[str]:
        if self.phase == "auction":
            yield "pass"
            lowest = self.rules.minimum_bid if self.bid is None else int(self.bid) + 1
            yield from (f"bid {number}" for number in range(lowest, self.rules.hand + 1))
            yield "bid amerikaner"
        elif self.phase == "bury":
            assert self.declarer is not None
            for cards in combinations(self.hands[self.declarer], self.rules.kitty):
                yield as_action("bury", cards)
        elif self.phase == "play" and self.awaiting_call:
            yield from (f"call {card}" for card in self._callable())
        elif self.phase == "play":
            yield from (f"play {card}" for card in self._playable())

    def count_legal(self) -> int:
        if self.phase == "bury":
            return comb(self.rules.hand + self.rules.kitty, self.rules.kitty)
        return len(list(self.legal()))

    def permits(self, action: str) -> bool:
        if self.phase != "bury":
            return " ".join(action.split()) in self.legal()
        assert self.declarer is not None
        cards = cards_of(action, "bury")
        return (
            cards is not None
            and len(cards) == self.rules.kitty
            and is_within(cards, self.hands[self.declarer])
        )

    # Carrying out

    def apply(self, action: str) -> None:
        if self.to_act is None or not self.permits(action):
            raise NotLegalError(action)
        words = action.split()
        if self.phase == "auction":
            self._bid(words)
        elif self.phase == "bury":
            self.buried = words[1:]
            take_out(self.hands[self.to_act], self.buried)
            self._begin_play()
        elif self.awaiting_call:
            self.called, self.awaiting_call = words[1], False
            self.to_act = self.after(self.to_act)
        else:
            self._play(words[1])

    def _bid(self, words: list[str]) -> None:
        seat = self.to_act
        assert seat is not None
        if words[0] == "pass":
            self.passed[seat] = True
        else:
            self.bidder = seat
            self.bid = words[1] if words[1] == "amerikaner" else int(words[1])
        still_in = [s for s in range(self.n_seats) if not self.passed[s]]
        at_once = self.bid == "amerikaner" or (
            self.bid == self.rules.hand and self.rules.top_number_ends_auction
        )
        if self.bidder is not None and (at_once or still_in == [self.bidder]):
            self.declarer, self.contract = self.bidder, self.bid
            if self.rules.kitty:
                self._take_kitty()
            else:
                self._begin_play()
        elif not still_in:
            self.phase, self.to_act, self.thrown_in = "deal_over", None, True
            self.delta = [0] * self.n_seats
            same = self.rules.all_pass == "redeal_same_dealer"
            self.next_dealer = self.dealer if same else self.after(self.dealer)
        else:
            self.to_act = next(
                self.after(seat, n)
                for n in range(1, self.n_seats + 1)
                if not self.passed[self.after(seat, n)]
            )

    def _take_kitty(self) -> None:
        assert self.declarer is not None
        self.hands[self.declarer] += self.kitty
        self.kitty = []
        self.phase, self.to_act = "bury", self.declarer

    def _begin_play(self) -> None:
        assert self.declarer is not None
        self.phase = "play"
        self.leader = self.to_act = self.declarer

    def _play(self, card: str) -> None:
        seat = self.to_act
        assert seat is not None
        self.hands[seat].remove(card)
        self.trick.append([card])
        if card == self.called and seat != self.declarer:
            self.partner = seat
        sets_trump = self.trump is None and isinstance(self.contract, int)
        if sets_trump:
            # This is trick 1, also where a case begins with an ending and tricks already taken.
            self.trump, self.is_first_trick = card[0], True
        if sets_trump and self._callable():
            self.awaiting_call = True
        elif len(self.trick) < self.n_seats:
            self.to_act = self.after(seat)
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        led = self.trick[0][0][0]

        def height(place: int) -> tuple[int, int]:
            card = self.trick[place][0]
            suit = 2 if card[0] == self.trump else 1 if card[0] == led else 0
            return suit, FRENCH_RANKS.index(card[1])

        winner = self.after(self.leader, max(range(self.n_seats), key=height))
        self.trick_winner = winner
        self.tricks[winner] += 1
        self.trick, self.is_first_trick = [], False
        self.leader = self.to_act = winner
        lost = self.contract == "amerikaner" and winner != self.declarer
        if not self.hands[winner] or (lost and self.rules.stops_when_lost):
            self._finish()

    def _finish(self) -> None:
        assert self.declarer is not None
        delta = list(self.tricks)
        if self.contract == "amerikaner":
            alone = sum(self.tricks) == self.tricks[self.declarer]
            delta[self.declarer] = 52 if alone else -52
        else:
            assert isinstance(self.contract, int)
            side = {self.declarer} if self.partner is None else {self.declarer, self.partner}
            made = sum(self.tricks[seat] for seat in side) >= self.contract
            for seat in side:
                delta[seat] = self.contract if made else -self.contract
            if self.rules.bidder_double:
                delta[self.declarer] *= 2
        self.delta = delta
        self.scores = [score + gain for score, gain in zip(self.scores, delta, strict=True)]
        best = max(self.scores)
        if best >= self.rules.target:
            self.winners = [seat for seat in range(self.n_seats) if self.scores[seat] == best]
        self.phase = "match_over" if self.winners else "deal_over"
        self.to_act = None
        self.next_dealer = self.after(self.dealer)

    def running_points(self) -> list[int] | None:
        return None

    def standing(self) -> dict[str, object]:
        return {"scores": self.scores}
