"""No house rule makes the search act illegally or look at more worlds than it may (the whole: ``study``)."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from tests.conformance.every_option import house_rules
from tests.players.budgets import LOOKS, SMALL, WORLDS
from tests.players.conforming import faults_in_deal


@pytest.mark.parametrize("name", VARIANTS)
def test_the_search_obeys_every_option(name: str) -> None:
    for title, variant in house_rules(VARIANTS[name]):
        assert faults_in_deal(SMALL, variant, f"search {title}", LOOKS * WORLDS) == []


def test_a_search_that_looks_at_more_is_found() -> None:
    assert faults_in_deal(SMALL, VARIANTS["crowsnest"], "too many", 1)


def test_a_player_that_needs_no_worlds_draws_none() -> None:
    assert faults_in_deal("rulebook", VARIANTS["crowsnest"], "none") == []
