"""A whole deal of every game with the keyboard alone; the log that is read aloud is what happened."""

from __future__ import annotations

import pytest

from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.deals import play
from tests.browser.looks import keyboard_looks
from tests.browser.site import Site


@pytest.mark.parametrize(("code", "look"), keyboard_looks(), ids=str)
def test_a_whole_deal_by_keyboard(site: Site, sit: Sit, code: str, look: Look) -> None:
    play(site, sit, code, look)
