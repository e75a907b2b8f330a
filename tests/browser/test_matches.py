"""Whole matches, shortened by house rules, against computers of every strength."""

from __future__ import annotations

import time

import pytest

from tests.browser.chrome import SIZES, Look
from tests.browser.conftest import Sit
from tests.browser.deals import table_for
from tests.browser.looks import GAMES, INPUTS, LANGUAGES, THEMES
from tests.browser.site import Site

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]
SHORT = {"tractor": "start_level.A", "amerikaner": "target.15"}
STRENGTHS = ("easy", "medium", "hard")
LONGEST = 900


def _matches() -> list[tuple[str, str, Look]]:
    """Return every game with every strength; what makes a look takes turns."""
    found = []
    for at, code in enumerate(GAMES):
        short = f"{code}~{SHORT.get(code.split('~')[0], 'target.50')}"
        for step, strength in enumerate(STRENGTHS):
            n = at + step
            look = Look(LANGUAGES[n % 2], tuple(SIZES)[n % 4], THEMES[(n // 2) % 2], INPUTS[n % 3])
            found.append((short, strength, look))
    return found


@pytest.mark.parametrize(("code", "strength", "look"), _matches(), ids=str)
def test_a_whole_match(site: Site, sit: Sit, code: str, strength: str, look: Look) -> None:
    person = sit(look, table_for(site, code, strength))
    end = time.monotonic() + LONGEST
    while True:
        person.play_deal()
        outcome = person.wire.outcome
        assert outcome is not None
        if outcome["winners"]:
            break
        assert time.monotonic() < end, "the match does not end"
        deal = person.wire.position and person.wire.position["deal"]
        person.new_deal()
        person.fingers.press(person.button("next-deal"))
        while person.wire.position and person.wire.position["deal"] == deal:
            person.tick()
    person.button("over-again").wait_for()
