"""Singles, pairs, tractors, throws: taken apart, compared, split."""

from __future__ import annotations

import pytest

from kibitz.cards import Rank, Suit, parse_cards
from kibitz.games import VARIANTS
from kibitz.rules.order import TRUMPS, Order, order_of
from kibitz.rules.shape import (
    as_shape,
    best_split,
    can_beat,
    decompose,
    effective_suit,
    has_disjoint_tractors,
    longest_run,
    owed_tractors,
    pairs_by_step,
    tractors_of_length,
)

TRACTOR = VARIANTS["tractor"]


def order(trump: str = "S", level: str = "2") -> Order:
    return order_of(TRACTOR, Suit(trump), Rank(level))


def parts(cards: str, trump: str = "S", level: str = "2") -> str:
    """Return the components of cards, separated by slashes."""
    found = decompose(parse_cards(cards), order(trump, level))
    return " / ".join(" ".join(component.cards) for component in found)


def test_effective_suit_is_what_all_cards_share() -> None:
    assert "H" == effective_suit(parse_cards("H5 HA"), order())
    assert TRUMPS == effective_suit(parse_cards("H2 JR SA"), order())
    assert None is effective_suit(parse_cards("H5 H2"), order())


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("H5", "H5"),
        ("H5 H5", "H5 H5"),
        ("HA HK H5", "HA / HK / H5"),
        ("H5 H5 HA", "H5 H5 / HA"),
        ("H5 H5 H6 H6", "H5 H5 H6 H6"),
        ("H5 H5 H6 H6 HA HA H9", "H5 H5 H6 H6 / HA HA / H9"),
        ("H3 H3 H4 H4 H8 H8 H9 H9", "H8 H8 H9 H9 / H3 H3 H4 H4"),
        ("H3 H3 H4 H4 H5 H5 H8 H8 H9 H9", "H3 H3 H4 H4 H5 H5 / H8 H8 H9 H9"),
        ("HA HA H4 H4", "HA HA / H4 H4"),
    ],
)
def test_components_are_longest_tractor_first_then_pairs_then_singles_high_to_low(
    cards: str, expected: str
) -> None:
    assert expected == parts(cards)


def test_of_equal_level_pairs_the_tractor_takes_spades_hearts_diamonds_clubs_in_this_order() -> None:
    assert "SA SA H2 H2 / D2 D2" == parts("SA SA H2 H2 D2 D2")
    assert "HA HA S2 S2 / D2 D2" == parts("HA HA D2 D2 S2 S2", trump="H")
    assert "D2 D2 S2 S2 / C2 C2" == parts("S2 S2 D2 D2 C2 C2")
    assert "C2 C2 JB JB" == parts("C2 C2 JB JB", trump="NT")
    assert "H2 H2 JB JB JR JR / C2 C2" == parts("C2 C2 H2 H2 JB JB JR JR", trump="NT")


@pytest.mark.parametrize(
    ("cards", "shape"),
    [
        ("H5", (0, "single")),
        ("H5 H5", (1, "pair")),
        ("H5 H5 H6 H6", (2, "tractor")),
        ("H5 H6", None),
        ("H2 D2", None),
        ("H5 H5 H6", None),
        ("H5 H5 H7 H7", None),
        ("H5 H5 D6 D6", None),
        ("H2 H2 D2 D2", None),
        ("SA SA H2 H2 S2 S2 JB JB JR JR", (5, "tractor")),
    ],
)
def test_one_shape_or_none(cards: str, shape: tuple[int, str] | None) -> None:
    found = as_shape(parse_cards(cards), order())
    assert (shape[0] if shape else None) == (found.n_pairs if found else None)


def test_longest_run_counts_neighbouring_pairs() -> None:
    assert 0 == longest_run(parse_cards("H5 H6 H7"), order())
    assert 1 == longest_run(parse_cards("H5 H5 H7 H7"), order())
    assert 3 == longest_run(parse_cards("H3 H3 H5 H5 H6 H6 H7 H7"), order())


def test_tractors_of_a_length_are_all_of_them_also_inside_longer_ones() -> None:
    cards = parse_cards("H5 H5 H6 H6 H7 H7")
    found = [" ".join(t.cards) for t in tractors_of_length(cards, 2, order())]
    assert ["H5 H5 H6 H6", "H6 H6 H7 H7"] == found
    assert 1 == len(list(tractors_of_length(cards, 3, order())))
    assert 0 == len(list(tractors_of_length(cards, 4, order())))
    either = parse_cards("SA SA H2 H2 D2 D2")
    assert 2 == len(list(tractors_of_length(either, 2, order())))


def test_pairs_by_step_holds_equal_level_pairs_at_one_step() -> None:
    found = pairs_by_step(parse_cards("D2 D2 H2 H2 SA SA S3"), order())
    assert [["SA"], ["H2", "D2"]] == list(found.values())


@pytest.mark.parametrize(
    ("held", "component", "expected"),
    [
        ("HK", "HQ", True),
        ("HQ", "HQ", False),
        ("HK HQ", "HJ HJ", False),
        ("HK HK", "HJ HJ", True),
        ("HK HK HQ HQ", "H5 H5 H6 H6", True),
        ("HK HK HJ HJ", "H5 H5 H6 H6", False),
        ("H6 H6 H7 H7", "H5 H5 H6 H6", True),
        ("H3 H3 H4 H4", "H5 H5 H6 H6", False),
        ("H5 H5 H6 H6 H7 H7", "H4 H4 H5 H5", True),
    ],
)
def test_what_can_beat_a_component(held: str, component: str, expected: bool) -> None:
    shape = as_shape(parse_cards(component), order())
    assert shape is not None
    assert expected == can_beat(parse_cards(held), shape, order())


@pytest.mark.parametrize(
    ("cards", "lengths", "expected"),
    [
        ("H3 H3 H4 H4 H5 H5 H6 H6", (2, 2), True),
        ("H3 H3 H4 H4 H5 H5", (2, 2), False),
        ("H3 H3 H4 H4 H5 H5 H6 H6 H7 H7", (3, 2), True),
        ("H3 H3 H4 H4 H6 H6 H7 H7 H8 H8", (3, 2), True),
        ("H3 H3 H4 H4", (3,), False),
        ("SA SA H2 H2 D2 D2 S2 S2", (2, 2), True),
    ],
)
def test_tractors_that_can_be_taken_at_once(cards: str, lengths: tuple[int, ...], expected: bool) -> None:
    assert expected == has_disjoint_tractors(parse_cards(cards), lengths, order())


def test_tractors_are_owed_longest_first() -> None:
    held = parse_cards("H3 H3 H4 H4 H5 H5")
    assert (3,) == owed_tractors(held, (3, 2), order())
    assert (2,) == owed_tractors(held, (4, 2), order())
    assert () == owed_tractors(parse_cards("H3 H3 H5 H5"), (2,), order())


@pytest.mark.parametrize(
    ("cards", "pattern", "expected"),
    [
        ("S3 S4", "HA HK", "S4 S3"),
        ("S3 S3", "HA HK", "S3 S3"),
        ("S3 S3 S4", "HA HA HK", "S3 S4"),
        ("S3 S4 S5", "HA HA HK", None),
        ("S9 S9 SA SA", "HA HA HK HQ", "SA S9 S9"),
        ("S6 S6 S7 S7 S8 S8", "HA HA HT HT HJ HJ", "S8 S6"),
        ("S6 S6 S7 S7", "HA HA HT HT HJ HJ", None),
        ("S3 S3 S5 S5 S6 S6 S7 S7", "H9 H9 HT HT HQ HQ HK HK", None),
        ("S4 S4 S5 S5 S6 S6 S7 S7", "H9 H9 HT HT HQ HQ HK HK", "S7 S5"),
    ],
)
def test_the_highest_split_into_a_pattern(cards: str, pattern: str, expected: str | None) -> None:
    shapes = decompose(parse_cards(pattern), order())
    found = best_split(parse_cards(cards), shapes, order())
    if expected is None:
        assert None is found
    else:
        assert tuple(order().strength[card] for card in parse_cards(expected)) == found
