"""Random deals by this program's own rules, as a trace; the checker's own exercise."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from math import comb

from .cards import FRENCH_SUITS, as_action
from .deal import Deal
from .games import Rules, begin, rules_of, sizes
from .rook import RookDeal
from .traces import LISTED_AT_MOST, match_start
from .tractor import TractorDeal
from .tractor_order import TRUMP, Order
from .tractor_sets import Choice, paired_choices


def random_choice(rng: random.Random, order: Order, chosen: Choice) -> list[str]:
    """Return one of the many follows (or burials), each equally likely."""
    faces = len(chosen.pool)
    paired = list(paired_choices(order, chosen))
    weights = [comb(faces - len(cards), chosen.size - 2 * len(cards)) for cards in paired]
    twice = rng.choices(paired, weights)[0]
    rest = sorted(card for card in chosen.pool if card not in twice)
    return [*chosen.fixed, *twice, *twice, *rng.sample(rest, chosen.size - 2 * len(twice))]


def random_throw(rng: random.Random, deal: TractorDeal, *, eager: bool) -> list[str]:
    """Return cards of one effective suit: any, or (eager) its highest few."""
    assert deal.to_act is not None
    hand = deal.hands[deal.to_act]
    suit = rng.choice([s for s in (TRUMP, *FRENCH_SUITS) if deal.order.of_suit(hand, s)])
    cards = deal.order.of_suit(hand, suit)
    if eager and rng.random() < 0.8:
        return deal.order.by_height(cards)[: rng.randint(1, 6)]
    while True:
        held = Counter(cards)
        some = [card for card, copies in held.items() for _ in range(rng.randint(0, copies))]
        if some:
            return some


def random_action(rng: random.Random, deal: Deal, *, eager: bool) -> str:
    """Return a legal action."""
    assert deal.to_act is not None
    if isinstance(deal, TractorDeal):
        if deal.phase == "bury":
            cards = rng.sample(deal.hands[deal.to_act], 8)
            if eager:
                # Void a plain suit if possible, so that ruffs come up.
                cards = sorted(deal.hands[deal.to_act], key=lambda c: (deal.order.suits[c], rng.random()))[:8]
            return as_action("bury", cards)
        if deal.phase == "play" and not deal.trick and deal.rules.throws:
            return as_action("play", random_throw(rng, deal, eager=eager))
        if deal.phase == "play" and deal.trick:
            follow = random_choice(rng, deal.order, deal.following())
            for _ in range(20 if eager else 0):
                # Prefer all trumps, to ruff.
                if all(deal.order.suits[card] == TRUMP for card in follow):
                    break
                follow = random_choice(rng, deal.order, deal.following())
            return as_action("play", follow)
    if isinstance(deal, RookDeal) and deal.phase == "bury" and deal.count_legal() > LISTED_AT_MOST:
        while True:
            action = as_action("bury", rng.sample(deal.hands[deal.to_act], deal.rules.nest))
            if deal.permits(action):
                return action
    legal = sorted(deal.legal_set())
    if deal.phase == "auction" and eager:
        # A uniform bid is too high too often; prefer passing and the lowest bids.
        ordered = list(deal.legal())
        return ordered[min(len(ordered) - 1, int(rng.expovariate(1.0)))]
    return rng.choice(legal)


def play_deal(
    rng: random.Random, rules: Rules, start: Mapping[str, object], *, eager: bool
) -> tuple[Deal, list[dict[str, object]]]:
    """Return the finished deal and its steps."""
    deal = begin(rules, start)
    steps: list[dict[str, object]] = []
    while not deal.is_over:
        action = random_action(rng, deal, eager=eager)
        listed = None
        if deal.phase != "bury" and deal.count_legal() <= LISTED_AT_MOST:
            listed = sorted(deal.legal_set())
        steps.append({"seat": deal.to_act, "legal": listed, "action": action})
        deal.apply(action)
    return deal, steps


def play_deals(
    variant: str, options: Mapping[str, object], n_deals: int, seed: int, *, eager: bool = False
) -> Iterator[str]:
    """Yield trace lines of deals that follow each other as in a match."""
    rules = rules_of(variant, options)
    rng = random.Random(seed)
    n_seats, hand, _ = sizes(rules)
    going: dict[str, object] = {}
    for _ in range(n_deals):
        if not going:
            going = {"dealer": rng.randrange(n_seats), **match_start(rules)}
        deck = rules.deck()
        rng.shuffle(deck)
        hands = [" ".join(deck[seat * hand : (seat + 1) * hand]) for seat in range(n_seats)]
        start = {**going, "hands": hands, "kitty": " ".join(deck[n_seats * hand :])}
        deal, steps = play_deal(rng, rules, start, eager=eager)
        yield json.dumps(
            {"variant": variant, "options": options, "start": start, "steps": steps, "result": deal.result()}
        )
        going = {}
        if deal.phase != "match_over":
            going = {"dealer": deal.next_dealer, **deal.standing()}
            if isinstance(deal, TractorDeal):
                going["deal"] = deal.deal if deal.thrown_in else deal.deal + 1
