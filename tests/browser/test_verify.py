"""The proof of a match on the page: without a seat there is the server's word, and a record of somebody who has one."""

from __future__ import annotations

import re
import urllib.request

import pytest
from playwright.sync_api import FilePayload

from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.reach import is_over, reach
from tests.browser.site import Site
from tests.server.client import Json


@pytest.fixture(name="over", scope="module")
def _over(site: Site) -> Json:
    return reach(site, "crowsnest", ["easy"] * 3, is_over)


def _record(site: Site, table: Json) -> str:
    """Return the record, as whoever has a seat saves it."""
    request = urllib.request.Request(
        f"{site.address}/api/tables/{table['table']}/record",
        headers={"Authorization": f"Bearer {table['token']}"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return str(answer.read().decode())


def _open(person: Person, record: str) -> None:
    """Choose a record on the device."""
    chosen: FilePayload = {"name": "match.kbz", "mimeType": "text/plain", "buffer": record.encode()}
    person.page.get_by_label(person.word("verify-file-label")).set_input_files(chosen)


def test_without_a_seat_there_is_the_word_of_the_server(site: Site, sit: Sit, over: Json) -> None:
    person = sit(Look(), fast=False)
    person.visit(f"/verify/{over['table']}", n_headings=3)
    person.page.get_by_text(person.word("verify-word-only")).wait_for()
    assert person.page.get_by_text(person.word("verify-promise-yes")).count() == 0
    _open(person, _record(site, over))
    person.page.get_by_text(person.word("verify-promise-yes")).wait_for()
    person.page.get_by_text(person.word("verify-chain-yes")).wait_for()


def test_a_changed_record_is_found_out(site: Site, sit: Sit, over: Json) -> None:
    """The browser works it out itself: another action does not make the chain."""
    person = sit(Look("fa"), fast=False)
    record = _record(site, over)
    changed = re.sub(r": play (\w+)", ": play CR", record, count=1)  # whatever was led first
    assert changed.splitlines() != record.splitlines()
    person.visit("/verify", n_headings=2)
    _open(person, changed)
    person.page.get_by_text(person.word("verify-chain-no")).wait_for()
    assert person.page.get_by_text(person.word("verify-chain-yes")).count() == 0
