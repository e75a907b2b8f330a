"""Every declaration is listed, named, sourced, and comes to the numbers of the rules tables."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import kibitz.games
from kibitz.cards import sort_cards
from kibitz.games import DEFAULT_VARIANT, VARIANTS, variant_of
from kibitz.language import has_message
from kibitz.rules.parts import IndividualMatch, LevelMatch, TargetMatch
from kibitz.rules.variant import Variant


def declared() -> dict[str, Variant]:
    """Return every Variant that any module of the games folder holds, by module and name."""
    found: dict[str, Variant] = {}
    for module in pkgutil.walk_packages(kibitz.games.__path__, "kibitz.games."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Variant):
                found[f"{module.name}.{name}"] = value
    return found


def test_every_variant_declared_in_the_games_folder_is_listed() -> None:
    found = declared()
    assert len(found) >= 9
    listed = {id(variant) for variant in VARIANTS.values()}
    assert [] == [name for name, variant in found.items() if id(variant) not in listed]


def test_variants_are_listed_by_their_id_in_the_order_of_the_rules_pages() -> None:
    expected = "crowsnest tournament partnership one_high red_one buckeye dixie tractor amerikaner".split()
    assert expected == list(VARIANTS) == [variant.id for variant in VARIANTS.values()]
    assert "crowsnest" == DEFAULT_VARIANT.id


NAMES = {
    "crowsnest": "CrowsNest",
    "tournament": "Tournament Rook (Kentucky Discard)",
    "partnership": "Partnership Rook",
    "one_high": "1-High Partnership",
    "red_one": "The Red 1",
    "buckeye": "Buckeye",
    "dixie": "Dixie Rook",
    "tractor": "Tractor",
    "amerikaner": "Amerikaner",
}


def test_names_shown() -> None:
    assert NAMES == {variant.id: variant.name for variant in VARIANTS.values()}


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_every_variant_has_sources_and_words_for_sources_and_notes(variant: Variant) -> None:
    assert variant.sources
    assert [] == [name for name in (*variant.sources, *variant.notes) if not has_message(name)]
    assert variant.revision >= 1


# id: cards, hand, nest, all points, minimum, target (rules/rook.md, The versions).
ROOK = {
    "crowsnest": (41, 9, 5, 120, 70, 300),
    "tournament": (41, 9, 5, 120, 70, 300),
    "partnership": (56, 14, 0, 120, 70, 300),
    "one_high": (57, 13, 5, 200, 100, 500),
    "red_one": (42, 9, 6, 150, 70, 300),
    "buckeye": (45, 10, 5, 180, 70, 300),
    "dixie": (56, 13, 4, 120, 70, 300),
}


@pytest.mark.parametrize("name", ROOK)
def test_numbers_of_the_rook_versions(name: str) -> None:
    variant = VARIANTS[name]
    assert isinstance(variant.match, TargetMatch)
    found = (
        len(variant.cards),
        variant.hand_size,
        variant.kitty_size,
        variant.all_points,
        variant.minimum_bid,
        variant.match.target,
    )
    assert ROOK[name] == found
    assert variant.all_points == variant.top_bid


RANKS = {
    "crowsnest": "5 6 7 8 9 10 11 12 13 14",
    "tournament": "5 6 7 8 9 10 11 12 13 14",
    "partnership": "1 2 3 4 5 6 7 8 9 10 11 12 13 14",
    "one_high": "2 3 4 5 6 7 8 9 10 11 12 13 14 1",
    "red_one": "5 6 7 8 9 10 11 12 13 14",
    "buckeye": "5 6 7 8 9 10 11 12 13 14 1",
    "dixie": "1 2 3 4 5 6 7 8 9 10 11 12 13 14",
}


@pytest.mark.parametrize("name", ROOK)
def test_ranks_of_the_rook_versions_from_low_to_high(name: str) -> None:
    assert RANKS[name] == " ".join(VARIANTS[name].deck.ranks)
    assert "R G Y B" == " ".join(VARIANTS[name].deck.suits)


# players: hand, set aside, minimum (rules/amerikaner.md, Deck and deal, Auction).
AMERIKANER = {3: (17, "C2", 9), 4: (13, "", 7), 5: (10, "S2 C2", 5), 6: (8, "S2 H2 D2 C2", 4)}
AMERIKANER_KITTY = {3: (17, 1, 9), 4: (12, 4, 6), 5: (10, 2, 5), 6: (8, 4, 4)}


@pytest.mark.parametrize("n", AMERIKANER)
def test_numbers_of_amerikaner(n: int) -> None:
    variant = variant_of("amerikaner", {"players": n})
    set_aside = " ".join(sort_cards(variant.set_aside))
    assert AMERIKANER[n] == (variant.hand_size, set_aside, variant.minimum_bid)
    assert (0, variant.hand_size, n) == (variant.kitty_size, variant.top_bid, variant.n_sides)
    assert isinstance(variant.match, IndividualMatch)
    assert 52 == variant.match.target


@pytest.mark.parametrize("n", AMERIKANER_KITTY)
def test_numbers_of_amerikaner_with_a_kitty(n: int) -> None:
    variant = variant_of("amerikaner", {"players": n, "kitty": "four"})
    assert AMERIKANER_KITTY[n] == (variant.hand_size, variant.kitty_size, variant.minimum_bid)
    assert ((), 52, variant.hand_size) == (variant.set_aside, len(variant.cards), variant.top_bid)


def test_numbers_of_tractor() -> None:
    variant = VARIANTS["tractor"]
    found = (len(variant.cards), variant.hand_size, variant.kitty_size, variant.all_points, variant.n_sides)
    assert (108, 25, 8, 200, 2) == found
    assert isinstance(variant.match, LevelMatch)
    assert ("2", 13) == (variant.match.start_level, len(variant.match.levels))
    assert not variant.clockwise
