"""The legal leads and follows of Tractor: counted, listed, and judged one at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, prod

from .cards import FRENCH_SUITS
from .tractor_order import TRUMP, Component, Order, can_hold_tractors

Cards = tuple[str, ...]


# Leads


def simple_leads(order: Order, hand: Sequence[str]) -> Iterator[Cards]:
    """Yield every single, pair and tractor in the hand."""
    for suit in (TRUMP, *FRENCH_SUITS):
        held = Counter(order.of_suit(hand, suit))
        pairs: dict[int, list[str]] = {}
        for card, copies in held.items():
            yield (card,)
            if copies == 2:
                yield (card, card)
                pairs.setdefault(order.steps[card], []).append(card)
        for low in pairs:
            high = low + 1
            while high in pairs:
                # One of the equal level pairs fills its step; each choice is another lead.
                for faces in product(*(pairs[step] for step in range(low, high + 1))):
                    yield tuple(card for card in faces for _ in "12")
                high += 1


def is_simple_lead(order: Order, cards: Sequence[str]) -> bool:
    """Return whether the cards are a single, a pair or a tractor."""
    return len({order.suits[card] for card in cards}) == 1 and len(order.components(cards)) == 1


def thrown_leads(order: Order, hand: Sequence[str]) -> Iterator[Cards]:
    """Yield every lead with throws on: any cards of one effective suit."""
    for suit in (TRUMP, *FRENCH_SUITS):
        held = Counter(order.of_suit(hand, suit))
        for copies in product(*(range(number + 1) for number in held.values())):
            if any(copies):
                yield tuple(Counter(dict(zip(held, copies, strict=True))).elements())


def count_thrown_leads(order: Order, hand: Sequence[str]) -> int:
    """Return the number of leads with throws on."""
    return sum(
        prod(copies + 1 for copies in Counter(order.of_suit(hand, suit)).values()) - 1
        for suit in (TRUMP, *FRENCH_SUITS)
    )


# Follows


@dataclass(frozen=True)
class Demand:
    """What a lead asks of the others."""

    suit: str
    size: int
    pairs: int
    tractors: tuple[int, ...]

    @classmethod
    def of(cls, order: Order, lead: Sequence[Component], *, follow_tractor: bool) -> Demand:
        """Return the demand of a lead on the table; tractors only where the option asks for them."""
        cards = [card for component in lead for card in component.cards]
        return cls(
            suit=order.suits[cards[0]],
            size=len(cards),
            pairs=sum(component.pairs for component in lead),
            tractors=tuple(c.pairs for c in lead if c.pairs >= 2) if follow_tractor else (),
        )


def owed_tractors(order: Order, suit_cards: Sequence[str], demand: Demand) -> list[int]:
    """Return the lengths of the tractors a player must give: each one led, longest first, if held."""
    steps = order.pair_steps(suit_cards)
    owed: list[int] = []
    for length in demand.tractors:
        if can_hold_tractors(steps, [*owed, length]):
            owed.append(length)
    return owed


@dataclass(frozen=True)
class Choice:
    """Cards that must all be played, and a pool of which `size` more are chosen."""

    fixed: Cards
    pool: Counter[str]
    size: int
    least_pairs: int
    tractors: tuple[int, ...]


def choice(order: Order, hand: Sequence[str], demand: Demand) -> Choice:
    """Return what a hand may choose when it follows."""
    suit_cards = order.of_suit(hand, demand.suit)
    if len(suit_cards) <= demand.size:
        others = Counter(card for card in hand if order.suits[card] != demand.suit)
        return Choice(tuple(suit_cards), others, demand.size - len(suit_cards), 0, ())
    held = order.pair_steps(suit_cards).total()
    owed = owed_tractors(order, suit_cards, demand)
    return Choice((), Counter(suit_cards), demand.size, min(demand.pairs, held), tuple(owed))


def paired_choices(order: Order, chosen: Choice) -> Iterator[Cards]:
    """Yield every set of faces that may be the ones played twice."""
    twice = [card for card, copies in chosen.pool.items() if copies == 2]
    for number in range(chosen.least_pairs, min(len(twice), chosen.size // 2) + 1):
        for faces in combinations(twice, number):
            if not chosen.tractors or can_hold_tractors(
                Counter(order.steps[card] for card in faces), chosen.tractors
            ):
                yield faces


def count_follows(order: Order, chosen: Choice) -> int:
    """Return the number of legal follows without listing them."""
    faces = len(chosen.pool)
    if chosen.tractors:
        return sum(
            comb(faces - len(paired), chosen.size - 2 * len(paired))
            for paired in paired_choices(order, chosen)
        )
    twice = sum(1 for copies in chosen.pool.values() if copies == 2)
    return sum(
        comb(twice, number) * comb(faces - number, chosen.size - 2 * number)
        for number in range(chosen.least_pairs, min(twice, chosen.size // 2) + 1)
    )


def follows(order: Order, chosen: Choice) -> Iterator[Cards]:
    """Yield every legal follow."""
    for paired in paired_choices(order, chosen):
        rest = [card for card in chosen.pool if card not in paired]
        for singles in combinations(rest, chosen.size - 2 * len(paired)):
            yield (*chosen.fixed, *paired, *paired, *singles)


def is_follow(order: Order, hand: Sequence[str], demand: Demand, cards: Sequence[str]) -> bool:
    """Return whether cards held in the hand follow the demand; literally by the rules' sentences."""
    suit_cards = order.of_suit(hand, demand.suit)
    given = order.of_suit(cards, demand.suit)
    if len(cards) != demand.size or len(given) != min(demand.size, len(suit_cards)):
        return False
    if len(suit_cards) <= demand.size:
        return True
    held = order.pair_steps(suit_cards).total()
    steps = order.pair_steps(given)
    if steps.total() < min(demand.pairs, held):
        return False
    return can_hold_tractors(steps, owed_tractors(order, suit_cards, demand))
