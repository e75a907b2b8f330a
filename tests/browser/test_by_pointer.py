"""Whole deals by mouse and by touch."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.browser.chrome import SIZES, Look
from tests.browser.conftest import Sit
from tests.browser.deals import play
from tests.browser.looks import (
    GAMES,
    INPUTS,
    LANGUAGES,
    THEMES,
    every_look,
    keyboard_looks,
    pairs_met,
    pointer_looks,
)
from tests.browser.site import Site

MOUSE, TOUCH = pointer_looks()["mouse"], pointer_looks()["touch"]


@pytest.mark.parametrize(("code", "look"), MOUSE, ids=str)
def test_a_whole_deal_by_mouse(site: Site, sit: Sit, code: str, look: Look) -> None:
    play(site, sit, code, look)


@pytest.mark.parametrize(("code", "look"), TOUCH, ids=str)
def test_a_whole_deal_by_touch(site: Site, sit: Sit, code: str, look: Look) -> None:
    play(site, sit, code, look)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "look"), every_look(), ids=str)
def test_a_whole_deal_of_every_kind(site: Site, sit: Sit, code: str, look: Look) -> None:
    play(site, sit, code, look)


def test_the_default_run_meets_every_pair() -> None:
    """Every two of language, size, theme and input stand together in some deal, and each game is played."""
    played = [*keyboard_looks(), *MOUSE, *TOUCH]
    factors = (LANGUAGES, tuple(SIZES), THEMES, INPUTS)
    expected = {pair for one, other in combinations(factors, 2) for pair in product(one, other)}
    assert expected <= pairs_met([look for _, look in played])
    assert {code for code, _ in played} == set(GAMES)
