"""No screen breaks a rule of WCAG 2.2 A or AA that a program can check: in each theme, in both directions.

The ordinary run has a language of each direction, the slow tests have all of them.
"""

from __future__ import annotations

import pytest

from kibitz.language import LANGUAGES as ALL_LANGUAGES
from tests.browser.axe import PROGRAM, violations
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.looks import LANGUAGES
from tests.browser.reach import Wish, asked_for, in_trick, is_match_over, is_over, reach
from tests.browser.site import Site
from tests.server.client import Json

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason="axe-core is not installed")


def _marked(*values: str) -> object:
    """Return the values for a test, slow unless they begin with a language of the ordinary run."""
    return pytest.param(*values, marks=() if values[0] in LANGUAGES else pytest.mark.slow)


EACH_LANGUAGE = [_marked(language) for language in ALL_LANGUAGES]
# The sizes take turns; the slow tests have both.
SIZED = [("en", "phone"), ("fa", "desktop")]
REST = [(language, size) for language in ALL_LANGUAGES for size in ("phone", "desktop")]
# Each screen, and how many headings it has at least when it is whole.
PATHS = {
    "/": 3,
    "/rules/crowsnest": 5,
    "/house-rules/tractor": 2,
    "/guide/crowsnest": 1,
    "/history": 1,
    "/verify": 2,
    "/settings": 3,
    "/t/no-such-table": 1,
}
# One point of a deal for everything that may be asked, and the size it is looked at.
POINTS: dict[str, tuple[str, str, Wish]] = {
    "auction": ("crowsnest", "phone", asked_for("call")),
    "bury": ("tractor", "phone", asked_for("bury")),
    "declare": ("tractor", "tablet", asked_for("declare")),
    "trump": ("crowsnest", "landscape", asked_for("trump")),
    "partner": ("amerikaner", "desktop", asked_for("partner")),
    "play": ("crowsnest", "desktop", in_trick(3)),
    "play a shape": ("tractor", "landscape", in_trick(2)),
    "over": ("crowsnest", "phone", is_over),
    "match over": ("crowsnest~target.50", "desktop", is_match_over),
}
DIALOGS = ("last-trick", "help", "log")
OF_MENU = ("invite", "seats")


@pytest.fixture(name="tables", scope="module")
def _tables(site: Site) -> dict[str, Json]:
    return {name: reach(site, code, ["easy"] * 3, wish) for name, (code, _, wish) in POINTS.items()}


@pytest.mark.parametrize(
    ("language", "size"),
    [*SIZED, *(pytest.param(*each, marks=pytest.mark.slow) for each in REST if each not in SIZED)],
)
@pytest.mark.parametrize("path", PATHS)
def test_screens(sit: Sit, path: str, language: str, size: str) -> None:
    person = sit(Look(language, size), fast=False)
    person.visit(path, n_headings=PATHS[path])
    assert violations(person.page) == []


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_a_mistyped_address(sit: Sit, language: str) -> None:
    person = sit(Look(language, "phone"), fast=False)
    person.visit("/no-such-screen", n_headings=1)
    assert violations(person.page) == []
    assert [fault for fault in person.faults if "404" not in fault] == []
    person.faults.clear()


@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("point", POINTS)
def test_points_of_a_deal(sit: Sit, tables: dict[str, Json], point: str, language: str) -> None:
    person = sit(Look(language, POINTS[point][1]), tables[point], fast=False)
    if "over" in point:
        person.button("over-again" if "match" in point else "next-deal").wait_for()
    else:
        assert person.until_asked()
    assert violations(person.page) == []


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_what_is_kept_of_a_match(sit: Sit, tables: dict[str, Json], language: str) -> None:
    """The lists of running and finished games, a finished match, and the proof of its deals."""
    match = tables["match over"]
    person = sit(Look(language, "phone"), match, fast=False)
    for path, n_headings in (
        ("/", 4),
        ("/history", 3),
        (f"/history/{match['table']}", 2),
        (f"/verify/{match['table']}", 5),
    ):
        person.visit(path, n_headings=n_headings)
        assert (path, violations(person.page)) == (path, [])


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_dialogs(sit: Sit, tables: dict[str, Json], language: str) -> None:
    person = sit(Look(language, "phone"), tables["play"], fast=False)
    person.until_asked()
    dialog = person.page.get_by_role("dialog")
    for name in (*DIALOGS, *OF_MENU):
        if name in OF_MENU:
            person.button("menu").click()
            assert ("menu", violations(person.page)) == ("menu", [])
        person.button(name).click()
        dialog.wait_for()
        assert (name, violations(person.page)) == (name, [])
        person.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
    person.visit("/settings", n_headings=3)
    person.button("settings-erase").click()
    dialog.wait_for()
    assert ("erase", violations(person.page)) == ("erase", [])


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_coming_to_a_table(site: Site, sit: Sit, language: str) -> None:
    """The room in which one waits, the form of who comes, what a watcher sees, and a first deal with a coach."""
    table = site.table("crowsnest", ["open", "easy", "open"])
    owner = sit(Look(language, "phone"), table, fast=False)
    owner.button("deal-now").wait_for()
    assert ("waiting", violations(owner.page)) == ("waiting", [])
    guest = sit(Look(language, "phone"), fast=False)
    guest.visit(f"/t/{table['table']}", n_headings=1)
    assert ("joining", violations(guest.page)) == ("joining", [])
    guest.button("watch").click()
    guest.page.get_by_role("main", name=guest.word("table"), exact=True).wait_for()
    assert ("watching", violations(guest.page)) == ("watching", [])
    guest.visit("/guide/crowsnest", n_headings=1)
    guest.button("guide-begin").click()
    assert guest.until_asked()
    assert ("coach", violations(guest.page)) == ("coach", [])
