"""Effective suit and strength of every card once trump is known."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kibitz.cards import NO_TRUMP, Card, Rank, Suit, parse_cards, rank_of, suit_of
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.order import TRUMPS, Order, order_of
from kibitz.rules.parts import LevelMatch
from kibitz.rules.variant import Variant

TRACTOR = VARIANTS["tractor"]
ROOK = [variant for variant in VARIANTS.values() if variant.family == "rook"]


def high_to_low(order: Order, suit: str) -> str:
    """Return the faces of an effective suit from high to low, equals joined by =."""
    steps: dict[int, list[Card]] = {}
    for face, strength in order.strength.items():
        if order.suit[face] == suit:
            steps.setdefault(strength, []).append(face)
    return " ".join("=".join(steps[step]) for step in sorted(steps, reverse=True))


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_every_card_in_play_has_a_suit_and_a_strength_at_every_trump(variant: Variant) -> None:
    levels = variant.match.levels if isinstance(variant.match, LevelMatch) else (None,)
    for trump in (*variant.deck.suits, NO_TRUMP if len(levels) > 1 else None):
        for level in levels:
            order = order_of(variant, trump, level)
            assert set(variant.cards) == set(order.suit) == set(order.strength)
            for card in variant.cards:
                assert order.suit[card] in (TRUMPS, suit_of(card))
                if suit_of(card) == trump or rank_of(card) == level != None:  # noqa: E711
                    assert TRUMPS == order.suit[card]


@pytest.mark.parametrize("variant", ROOK, ids=[v.id for v in ROOK])
def test_no_two_cards_of_an_effective_suit_are_equal_in_rook(variant: Variant) -> None:
    for trump in variant.deck.suits:
        order = order_of(variant, trump)
        for suit in (TRUMPS, *variant.deck.suits):
            cards = [card for card in variant.cards if order.suit[card] == suit]
            assert len(cards) == len({order.strength[card] for card in cards})


def test_trumps_of_the_rook_versions_from_high_to_low() -> None:
    expected = {
        "crowsnest": "G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 CR",
        "tournament": "CR G14 G13 G12 G11 G10 G9 G8 G7 G6 G5",
        "partnership": "G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2 G1",
        "one_high": "G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2 CR",
        "red_one": "R1 CR G14 G13 G12 G11 G10 G9 G8 G7 G6 G5",
        "buckeye": "CR G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5",
        "dixie": "G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2 G1",
    }
    assert expected == {v.id: high_to_low(order_of(v, Suit("G")), TRUMPS) for v in ROOK}


def test_with_red_trump_the_red_1_tops_the_red_cards() -> None:
    order = order_of(VARIANTS["red_one"], Suit("R"))
    assert high_to_low(order, TRUMPS).startswith("R1 CR R14 R13")


def test_a_rook_at_ten_and_a_half_stands_between_11_and_10() -> None:
    order = order_of(variant_of("crowsnest", {"rook_rank": "ten_and_a_half"}), Suit("Y"))
    assert "Y14 Y13 Y12 Y11 CR Y10 Y9 Y8 Y7 Y6 Y5" == high_to_low(order, TRUMPS)


def test_the_any_time_right_is_the_rooks_where_the_version_gives_it() -> None:
    found = {v.id: " ".join(order_of(v, Suit("G")).any_time) for v in ROOK}
    expected = dict.fromkeys(("crowsnest", "tournament", "red_one", "buckeye"), "CR")
    assert expected | {"partnership": "", "one_high": "", "dixie": ""} == found


def test_before_trump_is_named_only_special_cards_are_trumps() -> None:
    order = order_of(VARIANTS["red_one"], None)
    assert "R1 CR" == high_to_low(order, TRUMPS)
    assert "" == high_to_low(order_of(VARIANTS["amerikaner"], None), TRUMPS)


@pytest.mark.parametrize("level", "2 3 7 T K A".split())
@pytest.mark.parametrize("trump", ["S", "H", "D", "C"])
def test_the_ladder_of_tractor_trumps_has_no_gaps(trump: str, level: str) -> None:
    order = order_of(TRACTOR, Suit(trump), Rank(level))
    ranks = [rank for rank in "23456789TJQKA" if rank != level]
    others = "=".join(suit + level for suit in "SHDC" if suit != trump)
    own = " ".join(trump + rank for rank in reversed(ranks))
    assert f"JR JB {trump}{level} {others} {own}" == high_to_low(order, TRUMPS)
    for suit in (TRUMPS, *TRACTOR.deck.suits):
        steps = sorted({order.strength[face] for face in order.suit if order.suit[face] == suit})
        assert all(b - a == 1 for a, b in pairwise(steps))


def test_at_no_trump_the_four_level_cards_are_equal_below_the_jokers() -> None:
    order = order_of(TRACTOR, NO_TRUMP, Rank("T"))
    assert "JR JB ST=HT=DT=CT" == high_to_low(order, TRUMPS)
    assert "HA HK HQ HJ H9 H8 H7 H6 H5 H4 H3 H2" == high_to_low(order, "H")


def test_cards_of_keeps_copies_and_order() -> None:
    order = order_of(TRACTOR, Suit("S"), Rank("2"))
    hand = parse_cards("H2 SA H5 H5 S3")
    assert ("H2", "SA", "S3") == order.cards_of(TRUMPS, hand)
    assert ("H5", "H5") == order.cards_of(Suit("H"), hand)


def test_an_order_is_worked_out_once() -> None:
    assert order_of(TRACTOR, Suit("S"), Rank("9")) is order_of(TRACTOR, Suit("S"), Rank("9"))
