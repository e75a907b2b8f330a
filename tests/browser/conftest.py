"""A browser and a server for each file of tests; without Chromium all of them are left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chrome import Look, launched, program, window
from tests.browser.person import Person
from tests.browser.site import Site

HERE = Path(__file__).parent
WHY_NOT = "Chromium is not installed"

Sit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, and leave it out where there is no browser."""
    mine = [item for item in items if HERE in item.path.parents]
    for item in mine:
        item.add_marker(pytest.mark.browser)
        if program() is None:
            item.add_marker(pytest.mark.skip(reason=WHY_NOT))


# Not for the whole session: Playwright's loop must not be there when another file runs async tests.
@pytest.fixture(name="chromium", scope="module")
def _chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(name="site", scope="module")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site")).start()
    yield site
    site.stop()


@pytest.fixture(name="sit")
def _sit(chromium: Browser, site: Site) -> Iterator[Sit]:
    """Return what opens a window of its own for a person; at the end no page may have complained."""
    people: list[Person] = []
    with ExitStack() as stack:

        def sit(look: Look | None = None, *tables: dict[str, Any], fast: bool = True, **more: Any) -> Person:
            seen = look or Look()
            tokens = {table["table"]: table["token"] for table in tables}
            context = stack.enter_context(window(chromium, site.address, seen, tokens, **more))
            person = Person(context, site.address, seen.language, seen.input, fast=fast)
            people.append(person)
            if tables:
                person.open(tables[0]["table"])
            return person

        yield sit
        faults = [fault for person in people for fault in person.faults]
    assert faults == []
