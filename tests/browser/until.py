"""Waiting for what must come, never for a span of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page

from tests.browser.words import plain

if TYPE_CHECKING:
    from tests.browser.person import Person

# Two frames are drawn: the first tells those who watch sizes, the second has what they made of it; then what fades
# and slides comes to its end.
_SETTLED = """async () => {
    for (const _ of [1, 2]) await new Promise(drawn => requestAnimationFrame(drawn));
    const ends = document.getAnimations().filter(it => it.effect.getComputedTiming().endTime !== Infinity);
    await Promise.all(ends.map(it => it.finished.catch(() => null)));  // what is taken back never finishes
}"""


def settled(page: Page) -> None:
    """Wait until nothing on the page is on its way."""
    page.evaluate(_SETTLED)


def until(holds: Callable[[], bool], *people: Person, seconds: float = 15) -> float:
    """Wait until something holds, letting time pass on all pages; return how many seconds it took."""
    begin = time.monotonic()
    while not holds():
        if time.monotonic() > begin + seconds:
            shown = [plain(person.page.get_by_role("main").inner_text())[:300] for person in people]
            raise AssertionError(f"it does not come: {shown}")
        for person in people:
            person.tick()
    return time.monotonic() - begin
