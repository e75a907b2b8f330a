"""What is worked out from a declaration."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS, variant_of
from kibitz.rules.parts import Seat
from kibitz.rules.variant import Variant


def test_variants_are_equal_by_id_revision_and_options() -> None:
    one, two = variant_of("crowsnest", {"target": 500}), variant_of("crowsnest", {"target": 500})
    assert one is not two
    assert (one, hash(one)) == (two, hash(two))
    assert one != VARIANTS["crowsnest"]
    assert one != variant_of("tournament", {"target": 500})
    assert one != "crowsnest"


def test_a_variant_without_options_is_the_declaration_itself() -> None:
    assert variant_of("dixie") is VARIANTS["dixie"]
    assert variant_of("dixie", {}) is VARIANTS["dixie"]


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_next_seat_goes_round_all_seats(n: int) -> None:
    variant = variant_of("amerikaner", {"players": n})
    seat, met = Seat(0), []
    for _ in range(n):
        met.append(seat)
        seat = variant.next_seat(seat)
    assert (list(range(n)), 0) == (met, seat)
    assert tuple(range(n)) == variant.seats


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_cards_are_in_writing_order_and_dealt_out_exactly(variant: Variant) -> None:
    assert len(variant.cards) == variant.n_seats * variant.hand_size + variant.kitty_size
    assert (variant.kitty is None) == (variant.kitty_size == 0)
    assert set(variant.cards) == set(variant.card_points)
    assert all(variant.cards.count(card) == variant.deck.copies for card in variant.cards)


def test_labels_are_the_games_own_words_else_the_word_itself() -> None:
    assert ("nest", "crow") == tuple(VARIANTS["crowsnest"].label(w) for w in ("kitty", "special"))
    assert ("talon", "special") == tuple(VARIANTS["amerikaner"].label(w) for w in ("kitty", "special"))
    assert "kitty" == VARIANTS["tractor"].label("kitty")


def test_a_bonus_is_part_of_all_points_and_of_the_top_bid() -> None:
    variant = variant_of("tournament", {"last_trick_bonus": 15, "most_tricks_bonus": 10})
    assert (145, 145) == (variant.all_points, variant.top_bid)


def test_where_trumps_are_declared_there_is_no_number_to_bid() -> None:
    assert (0, 0) == (VARIANTS["tractor"].minimum_bid, VARIANTS["tractor"].top_bid)


def test_tallies_start_at_zero_or_at_the_start_level() -> None:
    assert (0, 0) == VARIANTS["crowsnest"].first_tally
    assert (0,) * 5 == variant_of("amerikaner", {"players": 5}).first_tally
    assert (12, 12) == variant_of("tractor", {"start_level": "A"}).first_tally
