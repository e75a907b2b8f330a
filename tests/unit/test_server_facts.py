"""What the server tells a page of a game: nothing a page would have to guess."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.records.rule_code import parse_rule_code
from kibitz.rules.house_rules import Choice, Number
from kibitz.rules.variant import Variant
from kibitz.server.facts import table_facts, value_label
from kibitz.server.lobby import lobby

games = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)


@games
def test_values_are_told_in_the_direction_the_game_is_played_in(variant: Variant) -> None:
    expected = "clockwise" if variant.clockwise else "counter"
    for option in variant.options:
        values = option.kind.values if isinstance(option.kind, Choice) else ()
        words = option.kind.words if isinstance(option.kind, Number) else ()
        for value in (*values, *words):
            told = value_label(variant, option, value).args.get("direction", expected)
            assert expected == told, (option.name, value)


def test_a_game_that_runs_the_other_way_has_such_a_value() -> None:
    told = [
        value_label(variant, option, value).args["direction"]
        for variant in (VARIANTS["tractor"], VARIANTS["crowsnest"])
        for option in variant.options
        if isinstance(option.kind, Choice)
        for value in option.kind.values
        if isinstance(value, str) and "direction" in value_label(variant, option, value).args
    ]
    assert {"clockwise", "counter"} == set(told)


@games
def test_the_family_of_a_game_is_told_at_the_table_and_before_it(variant: Variant) -> None:
    facts = table_facts("id", parse_rule_code(variant.id))
    (offered,) = [
        each for each in lobby(local=False, folder=None, keep=True).variants if each.id == variant.id
    ]
    assert variant.family == facts.family == offered.family
    assert variant.clockwise == facts.clockwise == offered.clockwise
