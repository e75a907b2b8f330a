"""What a search judges by: many hands at once as the rulebook judges one, calls, plays, the end of a match."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from kibitz.cards import Card, shuffle, sort_cards
from kibitz.games import VARIANTS
from kibitz.match.seeds import deal_from_seed
from kibitz.players.registry import player_from_spec
from kibitz.players.rulebook.burying import best_burial
from kibitz.players.rulebook.judging import Held, judge
from kibitz.players.search.burials import best_burials
from kibitz.players.search.ending import worth_alone, worth_of_gains
from kibitz.players.search.hands import masks_of, rows_of, worths
from kibitz.players.search.inference import LikelyWorlds
from kibitz.rules.actions import Bury, NameTrump
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.parts import NumberAuction, Seat
from kibitz.rules.state import Auction, Burying, NamingTrump, Playing, Standing, State
from kibitz.rules.variant import Variant
from kibitz.views import view

CROWSNEST, AMERIKANER = VARIANTS["crowsnest"], VARIANTS["amerikaner"]
BY_NUMBERS = [v for v in VARIANTS.values() if isinstance(v.auction, NumberAuction)]
WITH_KITTY = [v for v in BY_NUMBERS if v.kitty is not None]


def hands_of(variant: Variant, size: int, n: int) -> list[tuple[Card, ...]]:
    return [sort_cards(shuffle(variant.cards, f"hand {i}")[:size]) for i in range(n)]


def rows(variant: Variant, hands: list[tuple[Card, ...]]) -> np.ndarray:
    return np.array([[float(card in hand) for card in variant.cards] for hand in hands])


@pytest.mark.parametrize("variant", BY_NUMBERS, ids=lambda v: v.id)
@pytest.mark.parametrize("held", list(Held))
def test_many_hands_are_judged_as_the_rulebook_judges_one(variant: Variant, held: Held) -> None:
    hands = hands_of(variant, variant.hand_size, 12)
    found = worths(variant, rows(variant, hands), held)
    for hand, of_hand in zip(hands, found, strict=True):
        expected = {judged.suit: judged.worth for judged in judge(variant, hand, held)}
        by_suit = dict(zip(variant.deck.suits, of_hand, strict=True))
        assert pytest.approx(expected) == {suit: worth for suit, worth in by_suit.items() if suit in expected}
        assert all(worth == -np.inf for suit, worth in by_suit.items() if suit not in expected)


@pytest.mark.parametrize("variant", WITH_KITTY, ids=lambda v: v.id)
def test_many_burials_are_worth_what_the_rulebook_finds_for_one(variant: Variant) -> None:
    hands = hands_of(variant, variant.hand_size + variant.kitty_size, 6)
    trump = variant.deck.suits[1]
    buried, worth = best_burials(variant, rows(variant, hands), trump)
    assert (buried.sum(axis=-1) == variant.kitty_size).all()
    assert pytest.approx([best_burial(variant, hand, trump).worth for hand in hands]) == worth


def test_rows_and_sets_of_faces_are_the_same_hands() -> None:
    hands = rows(CROWSNEST, hands_of(CROWSNEST, 9, 5))
    assert (hands == rows_of(masks_of(hands), len(CROWSNEST.cards))).all()


def after_the_auction(variant: Variant, seed: str) -> State:
    rulebook = player_from_spec("rulebook")
    state: State = deal_from_seed(variant, Standing(Seat(0), 1, variant.first_tally), seed)
    while isinstance(state, Auction):
        seat = to_act(state)
        assert seat is not None
        state = apply(state, rulebook.act(view(state, seat), seed).action)
    return state


def test_the_declarer_is_given_the_better_hands_the_further_the_auction_is_believed() -> None:
    # Over deals, a world drawn by the calls puts more worth into the declarer's hand than one drawn by proof alone.
    more = []
    for i in range(6):
        state = after_the_auction(CROWSNEST, f"believed {i}")
        rulebook = player_from_spec("rulebook")
        while not isinstance(state, Playing):
            seat = to_act(state)
            assert seat is not None
            state = apply(state, rulebook.act(view(state, seat), "x").action)
        declarer = state.contract.declarer
        seen = view(state, Seat((declarer + 1) % 4))
        worth = []
        for strength in (0.0, 1.0):
            masks, _ = LikelyWorlds(seen, 7, strength, 240).draw(60, 0)
            judged = worths(CROWSNEST, rows_of(masks[:, declarer], len(CROWSNEST.cards)), Held.PLAYED)
            worth.append(judged[:, CROWSNEST.deck.suits.index(state.contract.trump)].mean())
        more.append(worth[1] - worth[0])
    assert min(more) > 0


def test_worlds_drawn_again_are_the_same() -> None:
    state = after_the_auction(CROWSNEST, "again")
    assert isinstance(state, Burying)
    seen = view(state, Seat((state.contract.declarer + 1) % 4))
    first, second = (LikelyWorlds(seen, 3, 1.0, 120).draw(20, 1)[0] for _ in range(2))
    assert (first == second).all()


def plans_of(variant: Variant, n: int) -> list[Burying]:
    states = (after_the_auction(variant, f"plan {i}") for i in range(100))
    return list(islice((s for s in states if isinstance(s, Burying)), n))


@pytest.mark.parametrize("variant", WITH_KITTY[:2], ids=lambda v: v.id)
def test_trump_goes_with_what_was_buried(variant: Variant) -> None:
    # A burial that deals chose for a trump is followed by that trump.
    search = player_from_spec("search")
    for state in plans_of(variant, 6):
        seat = state.contract.declarer
        burial = search.act(view(state, seat), "plan")
        assert isinstance(burial.action, Bury)
        assert check(state, burial.action) is None
        named = apply(state, burial.action)
        assert isinstance(named, NamingTrump)
        trump = search.act(view(named, seat), "plan").action
        assert isinstance(trump, NameTrump)
        for reason in burial.reasons:
            if reason.code == "buries_by_deals":
                assert dict(reason.arguments)["suit"] == trump.suit


def test_a_search_without_plans_buries_as_the_rulebook_does() -> None:
    state = plans_of(CROWSNEST, 1)[0]
    seen = view(state, state.contract.declarer)
    expected = player_from_spec("rulebook").act(seen, "plan")
    assert expected == player_from_spec("search:plan_worlds=0").act(seen, "plan")


def points(*values: float) -> np.ndarray:
    return np.array(values)


def test_in_the_middle_of_a_match_a_gain_is_the_difference_of_the_scores() -> None:
    standing = Standing(Seat(0), 1, (50, 80))
    worth = worth_of_gains(CROWSNEST, standing, 0, bids=True, is_aware=True)
    assert [40.0] == list(worth(points(100), points(60)))


def test_at_the_end_of_a_match_winning_it_counts_and_by_how_much_does_not() -> None:
    standing = Standing(Seat(0), 5, (230, 280))
    worth = worth_of_gains(CROWSNEST, standing, 0, bids=True, is_aware=True)
    small, large, short = worth(points(75, 120, 65), points(0, 0, 0))
    assert small == large > short
    # Both there: the higher total wins.
    lost, won = worth(points(75, 105), points(45, 45))
    assert won > lost


def test_where_each_plays_for_himself_the_end_counts_by_who_is_first() -> None:
    early = Standing(Seat(0), 1, (10, 12, 8, 20))
    gains = np.array([[8.0, 2.0, 8.0, 3.0]])
    assert pytest.approx([8.0 - 13.0 / 3]) == worth_alone(AMERIKANER, early, 0, is_aware=True)(gains)
    late = Standing(Seat(0), 9, (45, 12, 44, 20))
    worth = worth_alone(AMERIKANER, late, 0, is_aware=True)
    first, shared, behind = worth(
        np.array([[8.0, 2.0, 8.0, 3.0], [8.0, 2.0, 9.0, 3.0], [8.0, 2.0, 10.0, 3.0]])
    )
    assert first > shared > behind
