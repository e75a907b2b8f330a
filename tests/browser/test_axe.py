"""No screen breaks a rule of WCAG 2.2 A or AA that a program can check: in each theme, in both directions."""

from __future__ import annotations

from itertools import product

import pytest

from tests.browser.axe import PROGRAM, violations
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.looks import LANGUAGES, THEMES
from tests.browser.reach import Wish, asked_for, in_trick, is_over, reach
from tests.browser.site import Site
from tests.server.client import Json

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason="axe-core is not installed")

KINDS = [Look(language, theme=theme) for language, theme in product(LANGUAGES, THEMES)]
# Every screen in every language and theme; the sizes take turns, and the slow tests do the rest.
SIZED = [(kind, ("phone", "desktop")[at in (1, 2)]) for at, kind in enumerate(KINDS)]
REST = [(kind, ("desktop", "phone")[at in (1, 2)]) for at, kind in enumerate(KINDS)]
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
}
DIALOGS = ("last-trick", "help", "log")
OF_MENU = ("invite", "seats")


@pytest.fixture(name="tables", scope="module")
def _tables(site: Site) -> dict[str, Json]:
    return {name: reach(site, code, ["easy"] * 3, wish) for name, (code, _, wish) in POINTS.items()}


@pytest.mark.parametrize(
    ("look", "size"), [*SIZED, *(pytest.param(*each, marks=pytest.mark.slow) for each in REST)], ids=str
)
def test_screens(sit: Sit, look: Look, size: str) -> None:
    person = sit(Look(look.language, size, look.theme), fast=False)
    found = []
    for path, n_headings in PATHS.items():
        person.visit(path, n_headings=n_headings)
        found += [f"{path}: {each}" for each in violations(person.page)]
    assert found == []


@pytest.mark.parametrize("look", KINDS, ids=str)
@pytest.mark.parametrize("point", POINTS)
def test_points_of_a_deal(sit: Sit, tables: dict[str, Json], point: str, look: Look) -> None:
    person = sit(Look(look.language, POINTS[point][1], look.theme), tables[point], fast=False)
    person.page.get_by_role("main").wait_for()
    if point != "over":
        assert person.until_asked()
    assert violations(person.page) == []


@pytest.mark.parametrize("look", KINDS, ids=str)
def test_dialogs(sit: Sit, tables: dict[str, Json], look: Look) -> None:
    person = sit(Look(look.language, "phone", look.theme), tables["play"], fast=False)
    person.until_asked()
    found = []
    for name in (*DIALOGS, *OF_MENU):
        if name in OF_MENU:
            person.button("menu").click()
            found += [f"menu: {each}" for each in violations(person.page)]
        person.button(name).click()
        person.page.get_by_role("dialog").wait_for()
        found += [f"{name}: {each}" for each in violations(person.page)]
        person.page.keyboard.press("Escape")
        person.page.get_by_role("dialog").wait_for(state="hidden")
    assert found == []


@pytest.mark.parametrize("look", KINDS, ids=str)
def test_joining(site: Site, sit: Sit, look: Look) -> None:
    table = site.table("crowsnest", ["open", "easy", "open"])
    person = sit(Look(look.language, "phone", look.theme), fast=False)
    person.visit(f"/t/{table['table']}", n_headings=1)
    assert violations(person.page) == []
