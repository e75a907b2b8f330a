"""Options: read, checked all at once, applied, and written back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.errors import VariantError
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.house_rules import Choice, Flag, Number, Option, OptionValue, RankList
from kibitz.rules.options import (
    allowed_values,
    format_option_value,
    json_options,
    option_default,
    option_value,
    parse_option_text,
    with_options,
)
from kibitz.rules.variant import Variant

REFUSED = Path(__file__).parent.parent / "cases" / "refused.jsonl"


def every_option() -> list[tuple[Variant, Option]]:
    return [(variant, option) for variant in VARIANTS.values() for option in variant.options]


def values_of(option: Option) -> list[OptionValue]:
    """Return all values, or those at the edges of a number."""
    match option.kind:
        case Flag():
            return [False, True]
        case Number(lowest=lowest, multiple=multiple, words=words):
            return [*words, lowest, lowest + multiple, lowest + 7 * multiple]
        case Choice(values=values):
            return list(values)
        case RankList(ranks=ranks):
            return ["none", (ranks[0],), (ranks[3], ranks[-1]), tuple(ranks)]


def as_json(value: OptionValue) -> object:
    return list(value) if isinstance(value, tuple) else value


def with_what_it_needs(option: Option, value: OptionValue) -> dict[str, object]:
    return {**dict(option.needs), option.name: as_json(value)}


OPTIONS = pytest.mark.parametrize(
    ("variant", "option"), every_option(), ids=[f"{v.id}-{o.name}" for v, o in every_option()]
)


@OPTIONS
def test_every_value_is_accepted_and_in_force_and_its_default_changes_nothing(
    variant: Variant, option: Option
) -> None:
    default = option_default(variant, option)
    assert default in values_of(option) or isinstance(option.kind, Number)
    for value in values_of(option):
        if option.name == "minimum_bid" and isinstance(value, int) and value > variant.top_bid:
            continue
        changed = with_options(variant, with_what_it_needs(option, value))
        assert value == option_value(changed, option.name)
        assert (value == default) == (option.name not in json_options(changed))


@OPTIONS
def test_a_value_is_written_and_read_back_as_a_word(variant: Variant, option: Option) -> None:
    assert option in variant.options
    for value in values_of(option):
        word = format_option_value(value)
        assert " " not in word
        read = parse_option_text(option, word)
        assert as_json(value) == read
        assert type(as_json(value)) is type(read)


@OPTIONS
def test_json_options_name_the_variant_again(variant: Variant, option: Option) -> None:
    for value in values_of(option)[:3]:
        changed = with_options(variant, with_what_it_needs(option, value))
        again = with_options(variant, json.loads(json.dumps(json_options(changed))))
        assert (changed, hash(changed)) == (again, hash(again))
        assert changed.chosen == again.chosen


@OPTIONS
def test_other_values_are_refused_and_the_fault_says_what_is_allowed(
    variant: Variant, option: Option
) -> None:
    nonsense: list[object] = [None, 1.5, -5, "nonsense", {}, ["nonsense"], 10**12]
    nonsense += [1, 0, "true"] if isinstance(option.kind, Flag) else [True, False]
    for raw in nonsense:
        with pytest.raises(VariantError) as caught:
            with_options(variant, {**dict(option.needs), option.name: raw})
        (fault,) = caught.value.problems
        assert ("variant/option_value", option.name) == (fault.code, fault.arguments["option"])
        assert allowed_values(option) == fault.arguments["allowed"]


def test_a_list_without_ranks_is_none() -> None:
    assert VARIANTS["tractor"] == variant_of("tractor", {"forced_levels": []})


def test_numbers_are_multiples_from_the_lowest_up() -> None:
    refused = {"target": (0, 25, 310), "minimum_bid": (0, 3, 72), "last_trick_bonus": (-5, 7)}
    for name, values in refused.items():
        for value in values:
            with pytest.raises(VariantError):
                variant_of("crowsnest", {name: value})


def test_allowed_values_are_one_line_for_people() -> None:
    lines = {option.name: allowed_values(option) for _, option in every_option()}
    assert "true, false" == lines["rook"]
    assert "lowest, highest, ten_and_a_half" == lines["rook_rank"]
    assert "50, 100, 150, …" == allowed_values(
        next(o for o in VARIANTS["dixie"].options if o.name == "target")
    )
    assert lines["minimum_bid"].startswith("half, 1, 2, 3")
    assert "none, 2,3,4,5,6,7,8,9,T,J,Q,K,A" == lines["forced_levels"]
    assert "none, kentucky_45" == lines["preset"]


def test_all_faults_are_reported_at_once() -> None:
    given: dict[str, object] = {
        "target": 33,
        "made_scores": "double",
        "throws": "on",
        "rook": False,
        "rook_any_time": True,
        "minimum_bid": 500,
    }
    with pytest.raises(VariantError) as caught:
        variant_of("tournament", given)
    found = {str(fault.arguments["option"]): fault.code for fault in caught.value.problems}
    assert {
        "target": "variant/option_value",
        "made_scores": "variant/option_value",
        "throws": "variant/option_unknown",
        "rook_any_time": "variant/option_needs",
        "minimum_bid": "variant/option_above",
    } == found
    assert 5 == len(caught.value.problems)


def test_an_unknown_variant_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(VariantError) as caught:
        variant_of("crownest")
    (fault,) = caught.value.problems
    assert "variant/unknown" == fault.code
    assert "crowsnest" in str(fault.arguments["near"])


def test_options_chosen_are_canonical_whatever_the_order_they_were_given_in() -> None:
    one = variant_of("crowsnest", {"target": 500, "minimum_bid": 80})
    two = variant_of("crowsnest", {"minimum_bid": 80, "target": 500})
    assert one.chosen == two.chosen == (("minimum_bid", 80), ("target", 500))
    levels = [variant_of("tractor", {"forced_levels": given}) for given in (["K", "5", "T"], ["5", "T", "K"])]
    assert (("forced_levels", ("5", "T", "K")),) == levels[0].chosen == levels[1].chosen


def test_options_at_their_default_are_not_chosen() -> None:
    for variant in VARIANTS.values():
        defaults = {
            option.name: as_json(option_default(variant, option))
            for option in variant.options
            if not option.needs
        }
        assert variant == with_options(variant, defaults)
        assert () == with_options(variant, defaults).chosen


# --- presets --------------------------------------------------------------------------------------


def in_force(variant: Variant) -> dict[str, OptionValue]:
    return {name: option_value(variant, name) for name in ("minimum_bid", "all_pass", "target")}


def test_a_preset_sets_several_options() -> None:
    variant = variant_of("buckeye", {"preset": "kentucky_45"})
    assert {"minimum_bid": 100, "all_pass": "dealer_takes_minimum", "target": 500} == in_force(variant)
    assert {"preset": "kentucky_45"} == json_options(variant)


def test_explicit_options_override_a_preset_whichever_comes_first() -> None:
    for given in (
        {"preset": "kentucky_45", "minimum_bid": 90},
        {"minimum_bid": 90, "preset": "kentucky_45"},
    ):
        variant = variant_of("buckeye", given)
        assert {"minimum_bid": 90, "all_pass": "dealer_takes_minimum", "target": 500} == in_force(variant)


def test_a_value_of_the_declaration_also_overrides_a_preset() -> None:
    variant = variant_of(
        "buckeye", {"preset": "kentucky_45", "minimum_bid": 70, "all_pass": "redeal_same_dealer"}
    )
    assert {"minimum_bid": 70, "all_pass": "redeal_same_dealer", "target": 500} == in_force(variant)
    assert variant != variant_of("buckeye", {"preset": "kentucky_45"})
    assert variant == with_options(VARIANTS["buckeye"], json_options(variant))


def test_a_value_the_preset_gives_anyway_is_not_chosen() -> None:
    assert variant_of("buckeye", {"preset": "kentucky_45"}) == variant_of(
        "buckeye", {"preset": "kentucky_45", "target": 500}
    )


def test_preset_none_is_the_declaration() -> None:
    assert VARIANTS["buckeye"] == variant_of("buckeye", {"preset": "none"})


# --- refused --------------------------------------------------------------------------------------


def refused_lines() -> list[str]:
    return REFUSED.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", refused_lines())
def test_a_refused_choice_names_exactly_the_options_at_fault(line: str) -> None:
    case = json.loads(line)
    with pytest.raises(VariantError) as caught:
        variant_of(case["variant"], case["options"])
    named = sorted({str(fault.arguments["option"]) for fault in caught.value.problems})
    assert sorted(case["names"]) == named


def test_an_option_that_two_variants_share_has_the_same_words_and_kind_in_both() -> None:
    kinds: dict[tuple[str, str], set[str]] = {}
    for variant, option in every_option():
        kinds.setdefault((variant.family, option.name), set()).add(allowed_values(option))
    assert {1} == {len(words) for words in kinds.values()}
