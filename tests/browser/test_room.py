"""There is room for everything: cards can be hit, nothing scrolls sideways, and large text loses nothing."""

from __future__ import annotations

import pytest

from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.hit import too_small
from tests.browser.person import Person
from tests.browser.reach import asked_for, in_trick, reach
from tests.browser.site import Site
from tests.browser.until import settled
from tests.server.client import Json

PLACES = ["easy"] * 3
SMALL = [(360, 640), (640, 360), (320, 640)]
# Each screen, and how many headings it has at least when it is whole.
PATHS = {
    "/": 3,
    "/rules/tractor": 5,
    "/house-rules/tractor": 2,
    "/guide/crowsnest": 1,
    "/history": 1,
    "/verify": 2,
    "/settings": 3,
}


@pytest.fixture(name="burying", scope="module")
def _burying(site: Site) -> Json:
    return reach(site, "tractor", PLACES, asked_for("bury"))


@pytest.fixture(name="playing", scope="module")
def _playing(site: Site) -> Json:
    return reach(site, "partnership", PLACES, in_trick(1))


def _sideways(person: Person) -> list[str]:
    """Return what sticks out of the window sideways, if the page can be scrolled there."""
    found: list[str] = person.page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        [...document.querySelectorAll('body *')].filter(it => it.getBoundingClientRect().right > innerWidth + 1
            || it.getBoundingClientRect().left < -1).map(it => it.outerHTML.slice(0, 120))"""
    )
    return found


@pytest.mark.parametrize(("language", "size"), [("fa", SMALL[0]), *(("en", size) for size in SMALL)], ids=str)
def test_33_cards_can_be_hit(sit: Sit, burying: Json, size: tuple[int, int], language: str) -> None:
    person = sit(Look(language, input="touch"), burying, fast=False, size=size)
    person.until_asked()
    assert person.cards.count() == 33
    assert too_small(person.cards) == []
    assert _sideways(person) == []


def test_a_covered_card_is_noticed(sit: Sit, burying: Json) -> None:
    """The probe can fail: a card drawn wholly over its neighbour is found."""
    person = sit(Look(size="phone", input="touch"), burying, fast=False)
    person.until_asked()
    person.cards.nth(1).evaluate("it => { it.style.marginLeft = `-${it.offsetWidth}px`; }")
    assert person.cards.first.get_attribute("aria-label") in [name for name, _ in too_small(person.cards)]


def test_raised_cards_leave_the_others_in_reach(sit: Sit, burying: Json) -> None:
    person = sit(Look(size="phone", input="touch"), burying, fast=False)
    person.until_asked()
    for at in (3, 14, 25):
        person.fingers.choose(person.hand, person.cards.nth(at))
    assert person.hand.get_by_role("button", pressed=True).count() == 3
    assert too_small(person.cards) == []


@pytest.mark.parametrize("size", [*SMALL, (768, 1024), (1440, 900)], ids=str)
def test_a_hand_of_14_can_be_hit(sit: Sit, playing: Json, size: tuple[int, int]) -> None:
    person = sit(Look(input="touch"), playing, fast=False, size=size)
    person.until_asked()
    assert too_small(person.cards) == []
    assert _sideways(person) == []


@pytest.mark.parametrize("language", ["en", "fa"])
def test_no_screen_scrolls_sideways_at_320(sit: Sit, language: str) -> None:
    person = sit(Look(language), fast=False, size=(320, 640))
    for path, n_headings in PATHS.items():
        person.visit(path, n_headings=n_headings)
        assert _sideways(person) == [], path


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_text_of_double_size_loses_nothing(sit: Sit, playing: Json, size: str) -> None:
    """With the root font doubled all that is asked can still be read and pressed."""
    person = sit(Look(size=size), playing, fast=False)
    person.until_asked()
    root = "document.documentElement.style"
    person.page.evaluate(
        f"{root}.fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize) * 2 + 'px'"
    )
    settled(person.page)
    assert _sideways(person) == []
    main = person.main_button()
    assert main is not None
    for wanted in (main, person.button("hint"), person.bar, person.cards.first, person.cards.last):
        wanted.scroll_into_view_if_needed()
        box = wanted.bounding_box()
        assert box is not None and box["width"] > 0
        x, y = box["x"] + min(4.0, box["width"] / 2), box["y"] + box["height"] / 2
        there = wanted.evaluate("(it, [x, y]) => it.contains(document.elementFromPoint(x, y))", [x, y])
        assert there, f"{wanted} is covered or cut off"
    clipped = person.bar.evaluate(
        """bar => [bar, ...bar.querySelectorAll('p, button')].filter(it => getComputedStyle(it).overflow !== 'visible'
            && it.scrollHeight > it.clientHeight + 2 && !['auto', 'scroll'].includes(getComputedStyle(it).overflowY))
            .map(it => it.textContent)"""
    )
    assert clipped == []
    assert too_small(person.cards) == []
