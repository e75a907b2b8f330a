"""The order of cards in Tractor, and pairs and tractors in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .cards import FRENCH_RANKS, FRENCH_SUITS

TRUMP = "trump"
POINTS = {"5": 5, "T": 10, "K": 10}


def card_points(cards: Iterable[str]) -> int:
    """Return the points of the cards: fives 5, tens and kings 10."""
    return sum(POINTS.get(card[1], 0) for card in cards if card[0] != "J")


@dataclass(frozen=True)
class Component:
    """A shape: a single (pairs 0), a pair (1) or a tractor (2 or more pairs), and the step of its top."""

    cards: tuple[str, ...]
    pairs: int
    top: int


class Order:
    """Every card's effective suit and its step: equal cards share one, neighbours differ by one.

    Steps are counted within an effective suit after the level rank is taken out, so pairs are
    consecutive if their steps are.
    """

    def __init__(self, level: str, trump: str) -> None:
        self.suits: dict[str, str] = {}
        self.steps: dict[str, int] = {}
        plain = [rank for rank in FRENCH_RANKS if rank != level]
        for suit in FRENCH_SUITS:
            for step, rank in enumerate(plain):
                self.suits[suit + rank] = TRUMP if suit == trump else suit
                self.steps[suit + rank] = step
        off_suit = 0 if trump == "NT" else len(plain)
        ladder_end = off_suit if trump == "NT" else off_suit + 1
        for suit in FRENCH_SUITS:
            self.suits[suit + level] = TRUMP
            self.steps[suit + level] = ladder_end if suit == trump else off_suit
        for higher, joker in enumerate(("JB", "JR"), start=1):
            self.suits[joker] = TRUMP
            self.steps[joker] = ladder_end + higher

    def by_height(self, cards: Iterable[str]) -> list[str]:
        """Return the cards from high to low, equal ones in the order S H D C."""
        return sorted(cards, key=lambda card: (-self.steps[card], "SHDCJ".index(card[0])))

    def of_suit(self, cards: Iterable[str], suit: str) -> list[str]:
        """Return the cards of that effective suit."""
        return [card for card in cards if self.suits[card] == suit]

    def pair_steps(self, cards: Iterable[str]) -> Counter[int]:
        """Return how many pairs the cards (of one effective suit) hold at each step."""
        return Counter(self.steps[card] for card, copies in Counter(cards).items() if copies == 2)

    def components(self, cards: Sequence[str]) -> list[Component]:
        """Return the shapes of a lead in component order.

        The longest tractor first, of equal length the higher, of equal level pairs in the order
        S H D C; then pairs, then singles, each by height.
        """
        left = Counter(cards)
        found: list[Component] = []
        while True:
            pairs = self.by_height(card for card, copies in left.items() if copies == 2)
            by_step: dict[int, str] = {}
            for card in pairs:
                by_step.setdefault(self.steps[card], card)
            runs = [run for run in _runs(by_step) if len(run) >= 2]
            if not runs:
                break
            run = max(runs, key=lambda steps: (len(steps), max(steps)))
            tractor = [by_step[step] for step in run]
            found.append(Component(tuple(card for card in tractor for _ in "12"), len(run), max(run)))
            left -= Counter(dict.fromkeys(tractor, 2))
        found += [Component((card, card), 1, self.steps[card]) for card in pairs]
        singles = self.by_height(card for card, copies in left.items() if copies == 1)
        found += [Component((card,), 0, self.steps[card]) for card in singles]
        return found

    def holds_higher(self, cards: Sequence[str], component: Component) -> bool:
        """Return whether these cards of its suit hold the same shape, strictly higher."""
        if component.pairs == 0:
            return any(self.steps[card] > component.top for card in cards)
        steps = self.pair_steps(cards)
        return any(
            all(top - down in steps for down in range(component.pairs))
            for top in steps
            if top > component.top
        )


def _runs(steps: Iterable[int]) -> list[list[int]]:
    """Return the longest stretches of consecutive steps."""
    runs: list[list[int]] = []
    for step in sorted(steps):
        if runs and runs[-1][-1] == step - 1:
            runs[-1].append(step)
        else:
            runs.append([step])
    return runs


def can_hold_tractors(steps: Counter[int], lengths: Sequence[int]) -> bool:
    """Return whether pairs at these steps make up disjoint tractors of all these lengths."""
    if not lengths:
        return True
    first, rest = lengths[0], lengths[1:]
    for low in list(steps):
        needed = range(low, low + first)
        is_held = all(steps[step] > 0 for step in needed)
        if is_held and can_hold_tractors(steps - Counter(needed), rest):
            return True
    return False


def best_split(order: Order, cards: Sequence[str], shapes: Sequence[int]) -> tuple[int, ...] | None:
    """Return the tops of the best split of the cards into these shapes, or None if there is none.

    `shapes` gives the pairs of each component in component order (0 for a single); the best split has
    the tops that are highest when compared one after the other in that order.
    """
    if not shapes:
        return () if not cards else None
    if shapes[0] == 0:
        # Only singles are left: every card is one.
        steps = sorted((order.steps[card] for card in cards), reverse=True)
        return tuple(steps) if len(cards) == len(shapes) else None
    held = Counter(cards)
    faces: dict[int, list[str]] = {}
    for card, copies in held.items():
        if copies == 2:
            faces.setdefault(order.steps[card], []).append(card)
    for top in sorted(faces, reverse=True):
        stretch = range(top - shapes[0] + 1, top + 1)
        if not all(step in faces for step in stretch):
            continue
        # Which of equal level pairs is used can't matter for the tops that remain, so take any.
        used = Counter({faces[step][0]: 2 for step in stretch})
        rest = best_split(order, list((held - used).elements()), shapes[1:])
        if rest is not None:
            return (top, *rest)
    return None
