"""Each house rule of Tractor but the throws, and which of them are refused."""

from __future__ import annotations

import pytest

from kibitz.errors import VariantError
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.engine import next_standing
from kibitz.rules.options import option_value
from kibitz.rules.state import Burying, Result
from kibitz.rules.variant import Variant
from kibitz.views import observer_view
from tests.rulebook.table import (
    after,
    assert_can,
    assert_cannot,
    assert_legal,
    deal_over,
    dealt_with,
    filled,
    play_on,
    scored,
    tractor_playing,
)

LEVELS = "2 3 4 5 6 7 8 9 T J Q K A".split()


def faults(options: dict[str, object]) -> list[str]:
    """Return code and option of every fault found, sorted."""
    with pytest.raises(VariantError) as caught:
        variant_of("tractor", options)
    return sorted(f"{p.code} {p.arguments['option']}" for p in caught.value.problems)


# --- following ------------------------------------------------------------------------------------


def test_follow_tractor_pairs_is_the_default() -> None:
    assert "pairs" == option_value(VARIANTS["tractor"], "follow_tractor")


def test_follow_tractor_one_of_the_same_length_must_be_given_if_held() -> None:
    variant = variant_of("tractor", {"follow_tractor": "tractor"})
    start = tractor_playing(variant, filled(variant, "H3 H3 H4 H4", "H8 H8 H9 H9 HQ HQ", "", ""))
    state = play_on(start, "play H3 H3 H4 H4")
    assert_legal(state, "play H8 H8 H9 H9")
    assert_cannot(state, "play H8 H8 HQ HQ", "play/owes_tractor")


def test_follow_tractor_a_part_of_a_longer_one_serves() -> None:
    variant = variant_of("tractor", {"follow_tractor": "tractor"})
    start = tractor_playing(variant, filled(variant, "H3 H3 H4 H4", "H8 H8 H9 H9 HT HT", "", ""))
    assert_legal(play_on(start, "play H3 H3 H4 H4"), "play H8 H8 H9 H9, play H9 H9 HT HT")


def test_follow_tractor_without_one_of_that_length_pairs_are_owed() -> None:
    variant = variant_of("tractor", {"follow_tractor": "tractor"})
    lead = "H3 H3 H4 H4 H5 H5"
    start = tractor_playing(variant, filled(variant, lead, "H8 H8 H9 H9 HQ HQ HK HK HA", "", ""))
    state = play_on(start, f"play {lead}")
    # Three of the four pairs; a shorter tractor among them is not owed.
    assert_legal(
        state,
        "play H8 H8 H9 H9 HQ HQ, play H8 H8 H9 H9 HK HK, play H8 H8 HQ HQ HK HK, play H9 H9 HQ HQ HK HK",
    )


# --- declaring ------------------------------------------------------------------------------------


def declared(variant: Variant) -> Burying:
    """Return the end of a first deal's declaring: seat 1 declares, seat 2 overcalls."""
    start = dealt_with(variant, {1: "S2", 2: "H2 H2"})
    state = after(start, "pass", "declare S2", "declare H2 H2", "pass", "pass", "pass")
    assert isinstance(state, Burying)
    return state


@pytest.mark.parametrize(("rule", "dealer"), [("first_declarer", 1), ("last_declarer", 2)])
def test_first_dealer(rule: str, dealer: int) -> None:
    state = declared(variant_of("tractor", {"first_dealer": rule}))
    assert (dealer, "H") == (state.contract.declarer, state.contract.trump)


def test_first_dealer_last_declarer_changes_no_later_deal() -> None:
    variant = variant_of("tractor", {"first_dealer": "last_declarer"})
    start = dealt_with(variant, {1: "S2", 2: "H2 H2"}, number=2)
    state = after(start, "pass", "declare S2", "declare H2 H2", "pass", "pass", "pass")
    assert isinstance(state, Burying)
    assert 0 == state.contract.declarer


@pytest.mark.parametrize(("rule", "trump", "shown"), [("kitty_suit", "D", True), ("no_trump", "NT", False)])
def test_no_declaration(rule: str, trump: str, shown: bool) -> None:
    variant = variant_of("tractor", {"no_declaration": rule})
    state = after(dealt_with(variant, {}, "D9 H3"), "pass", "pass", "pass", "pass")
    assert isinstance(state, Burying)
    assert (trump, shown) == (state.contract.trump, observer_view(state).kitty is not None)


def test_no_declaration_redeal_same_dealer_and_number_kitty_not_shown() -> None:
    variant = variant_of("tractor", {"no_declaration": "redeal"})
    over = deal_over(dealt_with(variant, {}, "D9 H3", dealer=2, number=3), "pass", "pass", "pass", "pass")
    assert (True, (0, 0), 2) == (over.result.thrown_in, over.result.delta, over.result.next_dealer)
    assert (2, 3) == (next_standing(over).dealer, next_standing(over).deal)
    assert None is observer_view(over).kitty


def test_start_level() -> None:
    for level in LEVELS:
        variant = variant_of("tractor", {"start_level": level})
        assert_can(dealt_with(variant, {0: f"S{level}"}), f"declare S{level}")
        assert (LEVELS.index(level),) * 2 == variant.first_tally


# --- score ----------------------------------------------------------------------------------------


def came_to(
    variant: Variant,
    points: int,
    levels: str,
    *,
    last: str = "",
    last_winner: int = 0,
    n: int = 1,
    buried: str = "",
) -> Result:
    """Return what a deal of seat 0 comes to in which the attackers' tricks held these points."""
    return scored(
        variant,
        dealer=0,
        declarer=0,
        trump="S",
        levels=levels,
        points=(200 - points, points) if points <= 200 else (0, points),
        buried=buried,
        last_winner=last_winner,
        last_cards=n,
        last_winning=last,
    )


def levels_after(result: Result) -> str:
    return " ".join(LEVELS[index] for index in result.tally)


@pytest.mark.parametrize(
    ("rule", "times"),
    [("twice_cards", (2, 4, 8, 12)), ("two", (2, 2, 2, 2)), ("power", (2, 4, 16, 64))],
)
def test_kitty_multiplier(rule: str, times: tuple[int, ...]) -> None:
    variant = variant_of("tractor", {"kitty_multiplier": rule})
    found = [
        came_to(variant, 40, "2 2", last_winner=1, n=n, buried="HT").points[1] - 40 for n in (1, 2, 4, 6)
    ]
    assert [10 * k for k in times] == found


def test_level_cap() -> None:
    capped = variant_of("tractor", {"level_cap": 3})
    assert ((0, 3), "2 5") == (came_to(capped, 280, "2 2").delta, levels_after(came_to(capped, 280, "2 2")))
    assert (0, 5) == came_to(variant_of("tractor"), 280, "2 2").delta
    assert ["variant/option_value level_cap"] == faults({"level_cap": 2})


@pytest.mark.parametrize("options", [{"must_defend_ace": True}, {"forced_levels": ["A"]}], ids=str)
def test_nobody_passes_the_ace_except_by_defending_at_it(options: dict[str, object]) -> None:
    variant = variant_of("tractor", options)
    leap = came_to(variant, 0, "Q 5")
    assert ("A 5", ()) == (levels_after(leap), leap.winners)
    attack = came_to(variant, 200, "5 A")
    assert ("5 A", ()) == (levels_after(attack), attack.winners)
    attack = came_to(variant, 200, "5 Q")
    assert ("5 A", ()) == (levels_after(attack), attack.winners)
    defended = came_to(variant, 75, "A 5")
    assert ("A 5", (0,)) == (levels_after(defended), defended.winners)


def test_forced_levels_stop_a_climb_at_the_first_listed_level_above() -> None:
    variant = variant_of("tractor", {"forced_levels": ["5", "T", "K"]})
    assert "5 2" == levels_after(came_to(variant, 0, "3 2"))
    assert "5 2" == levels_after(came_to(variant, 0, "4 2"))
    assert "2 T" == levels_after(came_to(variant, 240, "2 8"))


def test_a_side_at_a_forced_level_leaves_it_only_by_winning_as_the_dealers_side() -> None:
    variant = variant_of("tractor", {"forced_levels": ["5", "T", "K"]})
    assert "2 5" == levels_after(came_to(variant, 200, "2 5"))
    assert "7 2" == levels_after(came_to(variant, 35, "5 2"))
    assert "8 2" == levels_after(came_to(variant, 0, "5 2"))


def test_beyond_the_ace_may_be_reached_past_levels_not_listed() -> None:
    variant = variant_of("tractor", {"forced_levels": ["5"]})
    assert (0,) == came_to(variant, 0, "Q 2").winners


def test_levels_awarded_do_not_show_the_stop() -> None:
    variant = variant_of("tractor", {"forced_levels": ["5"]})
    assert (3, 0) == came_to(variant, 0, "3 2").delta


def test_jack_back_to_two_sends_the_dealers_side_back_after_scoring() -> None:
    variant = variant_of("tractor", {"jack_back_to_two": True})
    result = came_to(variant, 80, "J 5", last="HJ", last_winner=1)
    assert "2 5" == levels_after(result)
    # Also when the dealer's side has won the deal: scored first, then sent back.
    result = came_to(variant, 40, "J 5", last="HJ", last_winner=1)
    assert ((1, 0), "2 5") == (result.delta, levels_after(result))


@pytest.mark.parametrize(
    ("levels", "last", "winner", "expected"),
    [
        ("T 5", "HJ", 1, "T 5"),
        ("J 5", "HJ HJ", 1, "J 5"),
        ("J 5", "HQ", 1, "J 5"),
        ("J 5", "HJ", 2, "J 5"),
    ],
    ids=["not level J", "a pair", "no jack", "the dealer's side wins it"],
)
def test_jack_back_to_two_needs_level_j_and_a_single_jack_of_the_attackers(
    levels: str, last: str, winner: int, expected: str
) -> None:
    variant = variant_of("tractor", {"jack_back_to_two": True})
    n = len(last.split())
    assert expected == levels_after(came_to(variant, 80, levels, last=last, last_winner=winner, n=n))


def test_jack_back_to_two_is_off_by_default() -> None:
    assert "J 5" == levels_after(came_to(variant_of("tractor"), 80, "J 5", last="HJ", last_winner=1))


# --- refused --------------------------------------------------------------------------------------


def test_throw_options_are_refused_without_throws() -> None:
    expected = ["variant/option_needs throw_beaten_by", "variant/option_needs throw_penalty"]
    assert expected == faults({"throw_penalty": 10, "throw_beaten_by": "longest_component"})
    assert expected == faults({"throws": "off", "throw_penalty": 10, "throw_beaten_by": "longest_component"})


def test_forced_levels_with_an_unknown_level_are_refused() -> None:
    for value in (["1"], ["5", "X"], ["10"], "5"):
        assert ["variant/option_value forced_levels"] == faults({"forced_levels": value})
    assert "none" == option_value(variant_of("tractor", {"forced_levels": "none"}), "forced_levels")


def test_all_faults_at_once() -> None:
    options: dict[str, object] = {"throw_penalty": 10, "forced_levels": ["1"], "start_level": 2, "rook": True}
    assert [
        "variant/option_needs throw_penalty",
        "variant/option_unknown rook",
        "variant/option_value forced_levels",
        "variant/option_value start_level",
    ] == faults(options)
