"""Cards and their texts, sorting, and taking cards from a hand."""

from __future__ import annotations

import pytest

from kibitz.cards import (
    CARD_INDEX,
    FRENCH_RANKS,
    FRENCH_SUITS,
    ROOK_COLOURS,
    Card,
    format_cards,
    parse_card,
    parse_cards,
    rank_of,
    sort_cards,
    suit_of,
    without,
)
from kibitz.errors import RecordError


def test_every_card_of_every_pack_has_one_text() -> None:
    rook = [colour + str(n) for colour in "RGYB" for n in range(1, 15)]
    french = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
    assert {*rook, "CR", *french, "JR", "JB"} == set(CARD_INDEX)
    assert 4 * 14 + 1 + 52 + 2 == len(CARD_INDEX)


def test_parsing_is_the_inverse_of_formatting() -> None:
    every = tuple(CARD_INDEX)
    assert every == parse_cards(format_cards(every))
    assert [parse_card(str(card)) for card in every] == list(every)


def test_suit_and_rank_are_what_is_printed() -> None:
    assert ("R", "14") == (suit_of(Card("R14")), rank_of(Card("R14")))
    assert ("B", "7") == (suit_of(Card("B7")), rank_of(Card("B7")))
    assert ("H", "T") == (suit_of(Card("HT")), rank_of(Card("HT")))


@pytest.mark.parametrize("text", ["CR", "JR", "JB"])
def test_the_rook_and_the_jokers_have_no_suit_and_no_rank(text: str) -> None:
    assert (None, None) == (suit_of(Card(text)), rank_of(Card(text)))


def test_no_text_names_cards_of_two_packs() -> None:
    # R and B are Rook colours, and no French suit; a J is a rank before it is a joker.
    assert not set(FRENCH_SUITS) & set(ROOK_COLOURS)
    assert "J" in FRENCH_RANKS and "J" not in FRENCH_SUITS


@pytest.mark.parametrize(
    "text", ["", "R0", "R15", "R", "H10", "H1", "h5", "SX", "C R", "R5 ", "JX", "R05", "Ｈ5"]
)
def test_other_texts_are_no_cards(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_card(text)
    assert "card/unknown" == caught.value.code


@pytest.mark.parametrize(("text", "column"), [("XX", 1), ("R5 XX", 4), ("R5  R14 r5 G5", 9), ("R5,G5", 1)])
def test_an_unknown_card_in_a_list_is_named_with_its_column(text: str, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_cards(text)
    assert ("card/unknown", column) == (caught.value.code, caught.value.column)


def test_a_list_of_cards_keeps_its_order_and_copies() -> None:
    assert ("H5", "S2", "H5") == parse_cards("H5 S2 H5")
    assert () == parse_cards("")


def test_cards_are_sorted_suit_by_suit_low_to_high_special_cards_last() -> None:
    assert "R1 R5 R14 G5 Y5 B5 CR" == " ".join(sort_cards(parse_cards("CR B5 R14 Y5 R5 G5 R1")))
    assert "S2 SA H2 D2 C2 JB JR" == " ".join(sort_cards(parse_cards("JR C2 JB SA D2 H2 S2")))


def test_taking_cards_from_a_hand_takes_as_many_copies_as_named() -> None:
    hand = parse_cards("H5 H5 S2")
    assert ("H5", "S2") == without(hand, parse_cards("H5"))
    assert ("S2",) == without(hand, parse_cards("H5 H5"))
    with pytest.raises(ValueError, match="not in"):
        without(hand, parse_cards("S2 S2"))
