"""A seat's key in a link: going on elsewhere, two keys in one browser, a key that opens nothing, and its page by axe.

These are matters of a server that others reach; at home the link would lead nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.axe import PROGRAM, violations
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.looks import LANGUAGES
from tests.browser.person import Person
from tests.browser.reach import in_trick, reach
from tests.browser.site import Site
from tests.browser.until import until
from tests.server.client import Json

OTHER_KEY = "0" * 32


@pytest.fixture(name="site", scope="module")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("guests"), command="serve").start()
    yield site
    site.stop()


@pytest.fixture(name="table", scope="module")
def _table(site: Site) -> Json:
    return reach(site, "crowsnest", ["easy"] * 3, in_trick(2))


def _handover_link(person: Person) -> str:
    """Open the dialog for another device, and return the link in it."""
    person.button("menu").click()
    person.button("handover").click()
    person.page.get_by_role("dialog", name=person.word("handover")).wait_for()
    return person.page.get_by_role("textbox", name=person.word("handover-link")).input_value()


def _kept(person: Person, table: Json) -> str | None:
    """Return the key this browser keeps for a table."""
    keys = person.page.evaluate("JSON.parse(localStorage.getItem('kibitz.tokens') ?? '{}')")
    key: str | None = keys.get(table["table"])
    return key


def test_a_seat_goes_on_on_another_device(site: Site, sit: Sit) -> None:
    table = reach(site, "crowsnest", ["easy"] * 3, in_trick(2))
    first = sit(Look(), table, fast=False)
    first.until_asked()
    link = _handover_link(first)
    assert link == f"{site.address}/t/{table['table']}#key={table['token']}"
    second = sit(Look("fa", "phone", input="touch"), fast=False)
    second.page.goto(link)
    assert second.until_asked()
    assert second.wire.seat == first.wire.seat
    assert second.page.url == f"{site.address}/t/{table['table']}", "the key stays in the address"
    acts = first.wire.own_acts()
    second.act()
    until(lambda: first.wire.own_acts() == acts + 1, first)


def test_a_link_may_be_pasted_on_the_start_page(site: Site, sit: Sit, table: Json) -> None:
    person = sit(Look(), fast=False)
    person.visit("/", n_headings=3)
    field = person.page.get_by_role("textbox", name=person.word("start-link"))
    field.fill(f"{site.address}/t/{table['table']}#key={table['token']}.")  # as it stands in a sentence
    field.press("Enter")
    assert person.until_asked()
    assert _kept(person, table) == table["token"]


def test_a_second_key_is_not_taken_unasked(site: Site, sit: Sit, table: Json) -> None:
    """Keeping one's own goes on with the seat; the other one is taken only by saying so."""
    person = sit(Look(), table, fast=False)
    assert person.until_asked()
    link = f"{site.address}/t/{table['table']}#key={OTHER_KEY}"
    person.page.goto("about:blank")
    person.page.goto(link)
    person.page.get_by_role("heading", name=person.word("seat-key-other"), exact=True).wait_for()
    assert not PROGRAM.is_file() or violations(person.page) == []
    person.button("seat-key-other-keep").click()
    assert person.until_asked()
    assert _kept(person, table) == table["token"]
    person.page.goto("about:blank")
    person.page.goto(link)
    person.button("seat-key-other-use").click()
    forget = person.button("seat-key-forget")
    forget.wait_for()
    assert person.page.get_by_text(person.word("seat-key-wrong")).count() == 1
    assert not PROGRAM.is_file() or violations(person.page) == []
    forget.click()
    person.button("watch").wait_for()
    assert _kept(person, table) is None


@pytest.mark.skipif(not PROGRAM.is_file(), reason="axe-core is not installed")
@pytest.mark.parametrize(
    "language",
    [
        pytest.param(each, marks=() if each in LANGUAGES else pytest.mark.slow)
        for each in ("en", "fa", "el", "uk", "nb", "zh-Hans")
    ],
)
def test_the_dialog_keeps_the_rules_of_accessibility(sit: Sit, table: Json, language: str) -> None:
    person = sit(Look(language, "phone"), table, fast=False)
    person.until_asked()
    _handover_link(person)
    assert violations(person.page) == []
