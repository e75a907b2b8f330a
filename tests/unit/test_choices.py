"""Pools and blocks: the i-th way without the ways before it."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from kibitz.cards import FRENCH_RANKS, Card, parse_cards, sort_cards
from kibitz.rules.actions import Bury, Play
from kibitz.rules.choices import Block, Choices, Pool, block_with_pairs, blocks_of_size, faces_by_count

CARDS = parse_cards("S2 S5 H3 H9 DT C4 CA")


@pytest.mark.parametrize("size", range(9))
def test_a_pool_of_one_size_is_its_combinations_in_their_order(size: int) -> None:
    pool = Pool(CARDS, size)
    expected = list(combinations(CARDS, size))
    assert (len(expected), expected) == (pool.count(), list(pool.ways()))
    assert expected == [pool.way(index) for index in range(pool.count())]


def test_a_pool_of_any_size_is_its_subsets() -> None:
    pool = Pool(CARDS, None)
    expected = [chosen for size in range(8) for chosen in combinations(CARDS, size)]
    assert (128, expected) == (pool.count(), list(pool.ways()))
    assert expected == [pool.way(index) for index in range(128)]


def test_a_block_adds_its_fixed_cards_and_takes_from_both_pools() -> None:
    block = Block(parse_cards("JR"), Pool(CARDS[:3], 2), Pool(CARDS[3:], 1))
    assert 3 * 4 == block.count()
    ways = [block.way(index) for index in range(12)]
    assert ways == list(block.ways())
    assert 12 == len(set(ways))
    assert all("JR" in way and len(way) == 4 and way == sort_cards(way) for way in ways)


def test_an_empty_set_of_choices_is_empty() -> None:
    none = Choices((), Play)
    assert (0, []) == (len(none), list(none))
    with pytest.raises(IndexError):
        none[0]


def test_slices_and_negative_numbers() -> None:
    choices = Choices([Block((), Pool(CARDS, 2)), Block((), Pool(CARDS, 3))], Bury)
    listed = list(choices)
    assert 21 + 35 == len(choices)
    assert (listed[-1], listed[20], listed[21]) == (choices[-1], choices[20], choices[21])
    assert listed[5:40:7] == list(choices[5:40:7])
    assert listed[::-1] == list(choices[::-1])
    assert listed[30] in choices
    assert listed.index(listed[30]) == choices.index(listed[30])


def test_faces_and_those_that_are_there_twice() -> None:
    assert (("H5", "S2", "D3"), ("H5",)) == faces_by_count(parse_cards("H5 H5 S2 D3"))
    assert (("H5", "S2"), ()) == faces_by_count(parse_cards("H5 S2"))


def test_blocks_of_a_size_make_every_multiset_once() -> None:
    cards = parse_cards("H5 H5 S2 D3 D3 C9 CA CA")
    for size in range(9):
        expected = {sort_cards(chosen) for chosen in combinations(cards, size)}
        made = [way for block in blocks_of_size(cards, size) for way in block.ways()]
        assert (len(expected), expected) == (len(made), set(made))


def test_blocks_with_a_fewest_number_of_pairs() -> None:
    cards = parse_cards("H5 H5 S2 D3 D3 C9 CA CA")
    made = {way for block in blocks_of_size(cards, 5, fewest_pairs=2) for way in block.ways()}
    expected = {sort_cards(chosen) for chosen in combinations(cards, 5)}
    assert {way for way in expected if len(way) - len(set(way)) >= 2} == made


def test_a_block_with_pairs_takes_exactly_these_faces_twice() -> None:
    block = block_with_pairs(parse_cards("H5 S2 D3"), parse_cards("H5"), 3)
    assert {("S2", "H5", "H5"), ("H5", "H5", "D3")} == set(block.ways())


def test_the_last_of_billions_is_as_quick_as_the_first() -> None:
    pack = tuple(Card(suit + rank) for suit in "SHDC" for rank in FRENCH_RANKS)
    choices = Choices([Block((), Pool(pack, 13))], Bury)
    assert comb(52, 13) == len(choices)
    assert Bury(pack[:13]) == choices[0]
    assert Bury(pack[-13:]) == choices[-1]
