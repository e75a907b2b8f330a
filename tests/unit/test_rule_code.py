"""Rule codes: a variant and its house rules in one word."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.errors import RecordError, VariantError
from kibitz.games import VARIANTS, variant_of
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.rules.house_rules import Choice, Flag, Number, Option, RankList
from kibitz.rules.options import option_default
from kibitz.rules.variant import Variant
from tests.property.strategies import TABLES


def values_of(option: Option) -> st.SearchStrategy[object]:
    """Return a strategy of JSON values that an option allows."""
    match option.kind:
        case Flag():
            return st.booleans()
        case Number(lowest=lowest, multiple=multiple, words=words):
            return st.one_of(st.integers(0, 12).map(lambda k: lowest + k * multiple), *map(st.just, words))
        case Choice(values=values):
            return st.sampled_from(values)
        case RankList(ranks=ranks):
            return st.lists(st.sampled_from(ranks), min_size=1, unique=True)


@st.composite
def house_rules(draw: st.DrawFn) -> Variant:
    """Return a variant with a few of its options, as far as they agree."""
    base = VARIANTS[draw(st.sampled_from(list(VARIANTS)))]
    options = draw(st.lists(st.sampled_from(base.options), max_size=4, unique_by=lambda o: o.name))
    chosen = {option.name: draw(values_of(option)) for option in options}
    while True:
        try:
            return variant_of(base.id, chosen)
        except VariantError:
            chosen.popitem()


@given(house_rules())
def test_a_rule_code_reads_back_as_the_same_variant(variant: Variant) -> None:
    code = format_rule_code(variant)
    assert variant == parse_rule_code(code)
    assert variant.chosen == parse_rule_code(code).chosen


@given(house_rules(), st.randoms(use_true_random=False))
def test_options_of_a_rule_code_come_in_any_order(variant: Variant, random: object) -> None:
    name, *options = format_rule_code(variant).split("~")
    random.shuffle(options)  # type: ignore[attr-defined]
    assert variant == parse_rule_code("~".join((name, *options)))


@given(house_rules())
def test_a_rule_code_needs_no_escape_in_a_link(variant: Variant) -> None:
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", format_rule_code(variant))


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_every_table_has_a_rule_code_of_its_own(variant: Variant) -> None:
    assert [variant] == [other for other in TABLES if format_rule_code(other) == format_rule_code(variant)]


# Codes that were given out: they must mean the same for ever.
GIVEN_OUT: dict[str, tuple[str, dict[str, object]]] = {
    "crowsnest": ("crowsnest", {}),
    "crowsnest~rook.false~minimum_bid.75": ("crowsnest", {"rook": False, "minimum_bid": 75}),
    "buckeye~preset.kentucky_45~target.300": ("buckeye", {"preset": "kentucky_45", "target": 300}),
    "tractor~throws.on~throw_penalty.10~forced_levels.5.T.K~level_cap.3": (
        "tractor",
        {"throws": "on", "throw_penalty": 10, "forced_levels": ["5", "T", "K"], "level_cap": 3},
    ),
    "tractor~start_level.7": ("tractor", {"start_level": "7"}),
    "amerikaner~players.5~kitty.four~minimum_bid.6": (
        "amerikaner",
        {"players": 5, "kitty": "four", "minimum_bid": 6},
    ),
}


@pytest.mark.parametrize("code", GIVEN_OUT)
def test_codes_once_given_out_stay(code: str) -> None:
    name, options = GIVEN_OUT[code]
    assert variant_of(name, options) == parse_rule_code(code)
    assert code == format_rule_code(parse_rule_code(code))


def test_what_changes_nothing_is_left_out() -> None:
    assert format_rule_code(parse_rule_code("crowsnest~target.300~rook.true")) == "crowsnest"


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "rule_code/empty", 1),
        ("~target.300", "rule_code/empty", 1),
        ("crowsnest~", "rule_code/nothing", 11),
        ("crowsnest~~target.300", "rule_code/nothing", 11),
        ("crowsnest~target", "rule_code/option", 11),
        ("crowsnest~target.", "rule_code/option", 11),
        ("crowsnest~rook.true~.5", "rule_code/option", 21),
        ("crowsnest~target.300~target.400", "rule_code/twice", 22),
        ("crowsnest target", "rule_code/character", 10),
        ("crowsnest~target.٣", "rule_code/character", 18),
        ("crowsnest\n", "rule_code/character", 10),
    ],
)
def test_a_malformed_rule_code_is_refused_with_its_column(text: str, code: str, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_rule_code(text)
    assert (code, 1, column) == (caught.value.code, caught.value.line, caught.value.column)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("crowsnest~🐦", "“🐦”"),
        ("crowsnest~é", "“é”"),
        ("crowsnest target", "U+0020"),
        ("crowsnest\u202e", "U+202E"),
    ],
)
def test_a_strange_character_is_shown_where_it_can_be_seen(text: str, shown: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_rule_code(text)
    assert f"{shown} cannot stand in a rule code" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("crownest", ["variant/unknown"]),
        ("nope~~bad", ["variant/unknown"]),
        ("crowsnest~players.5~target.3", ["variant/option_unknown", "variant/option_value"]),
        ("crowsnest~target.300.400", ["variant/option_value"]),
        ("tractor~forced_levels.5.X", ["variant/option_value"]),
        ("tractor~throw_penalty.10", ["variant/option_needs"]),
        ("crowsnest~minimum_bid.125", ["variant/option_above"]),
    ],
)
def test_rules_that_cannot_be_played_are_refused_with_every_fault(text: str, codes: list[str]) -> None:
    with pytest.raises(VariantError) as caught:
        parse_rule_code(text)
    assert sorted(codes) == sorted(fault.code for fault in caught.value.problems)


def test_defaults_are_the_declarations_own() -> None:
    """A code leaves out defaults, so a default that moves would change what old codes mean."""
    found = {
        f"{variant.id}.{option.name}": option_default(variant, option)
        for variant in VARIANTS.values()
        for option in variant.options
        if option.name in {"minimum_bid", "target", "players", "throws", "made_scores", "start_level"}
    }
    assert found == {
        "crowsnest.minimum_bid": 70,
        "crowsnest.target": 300,
        "crowsnest.made_scores": "bid",
        "tournament.minimum_bid": 70,
        "tournament.target": 300,
        "tournament.made_scores": "captured",
        "partnership.minimum_bid": 70,
        "partnership.target": 300,
        "partnership.made_scores": "captured",
        "one_high.minimum_bid": 100,
        "one_high.target": 500,
        "one_high.made_scores": "captured",
        "red_one.minimum_bid": 70,
        "red_one.target": 300,
        "red_one.made_scores": "captured",
        "buckeye.minimum_bid": 70,
        "buckeye.target": 300,
        "buckeye.made_scores": "captured",
        "dixie.minimum_bid": 70,
        "dixie.target": 300,
        "dixie.made_scores": "captured",
        "tractor.throws": "off",
        "tractor.start_level": "2",
        "amerikaner.players": 4,
        "amerikaner.minimum_bid": "half",
        "amerikaner.target": 52,
    }
