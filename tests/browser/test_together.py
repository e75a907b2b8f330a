"""People at one table, each in a browser of their own."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

from tests.browser.axe import PROGRAM, violations
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.site import Site
from tests.browser.until import until
from tests.browser.words import plain
from tests.server.client import Json

GRACE = "Grace"


def _two(site: Site, sit: Sit) -> tuple[Person, Person, Json]:
    """Return the owner of a table and somebody who has followed the invitation to the seat opposite."""
    table = site.table("crowsnest", ["easy", "open", "easy"])
    ada = sit(Look(), table)
    ada.page.get_by_role("main").get_by_role("button", name=ada.word("invite"), exact=True).click()
    link = ada.page.get_by_role("textbox", name=ada.word("invite-link")).input_value()
    assert link == f"{site.address}/t/{table['table']}"
    ada.page.keyboard.press("Escape")
    grace = sit(Look("fa", "phone", input="touch"))
    grace.page.goto(link)
    grace.page.get_by_role("textbox", name=grace.word("your-name")).fill(GRACE)
    grace.button("sit-down").tap()
    until(lambda: bool(ada.wire.seats) and ada.wire.seats[2]["name"] == GRACE, ada, grace)
    for person in (ada, grace):
        person.button("deal-now").click()
    until(
        lambda: all(p.wire.position is not None and not p.wire.position["waiting"] for p in (ada, grace)),
        ada,
        grace,
    )
    return ada, grace, table


def _play_until(wish: Callable[[], bool], *people: Person, seconds: float = 40) -> None:
    """Let everybody who is asked act, until something holds."""
    end = time.monotonic() + seconds
    while not wish():
        assert time.monotonic() < end
        for person in people:
            person.tick()
            if not wish() and person.main_button() is not None:
                person.act()


def test_two_browsers_play_a_deal(site: Site, sit: Sit) -> None:
    ada, grace, _ = _two(site, sit)
    _play_until(lambda: ada.wire.outcome is not None and grace.wire.outcome is not None, ada, grace)
    until(lambda: ada.is_over() and grace.is_over(), ada, grace)
    ours = [(entry["seq"], entry["seat"]) for entry in ada.wire.log]
    assert ours == [(entry["seq"], entry["seat"]) for entry in grace.wire.log]
    assert len(ada.log_lines()) == len(ours)
    # No later deal before both want it.
    next_deal = ada.button("next-deal")
    next_deal.click()
    until(lambda: bool(ada.wire.seats[0]["ready"]), ada)
    assert ada.wire.position is not None and ada.wire.position["deal"] == 1
    grace.button("next-deal").tap()
    until(lambda: ada.wire.position is not None and ada.wire.position["deal"] == 2, ada, grace)


def test_an_undo_needs_the_consent_of_the_other(site: Site, sit: Sit) -> None:
    ada, grace, _ = _two(site, sit)

    def may_undo() -> bool:
        return bool(ada.wire.position and ada.wire.position["can_undo"]) and ada.button("undo").count() == 1

    _play_until(may_undo, ada, grace)
    acts = sum(1 for entry in ada.wire.log if entry["kind"] == "act")
    ada.button("undo").click()
    dialog = grace.page.get_by_role("dialog", name=re.compile("."))
    dialog.wait_for()
    assert "Ada" in plain(dialog.inner_text())
    assert not PROGRAM.is_file() or violations(grace.page) == []
    grace.button("undo-refuse").tap()
    dialog.wait_for(state="hidden")
    until(lambda: not _question(ada)["open"], ada)
    assert sum(1 for entry in ada.wire.log if entry["kind"] == "act") >= acts
    _play_until(may_undo, ada, grace)
    ada.button("undo").click()
    dialog.wait_for()
    grace.button("undo-agree").tap()
    until(lambda: any(entry["kind"] == "undo" for entry in ada.wire.log), ada, grace)
    until(lambda: ada.main_button() is not None, ada, grace)
    assert [e["seq"] for e in ada.wire.log] == [e["seq"] for e in grace.wire.log]


def test_a_quick_phrase_is_read_in_the_language_of_the_reader(site: Site, sit: Sit) -> None:
    ada, grace, _ = _two(site, sit)
    ada.page.get_by_role("tab", name=ada.word("chat"), exact=True).click()
    ada.button("say-hello").click()
    grace.button("log").tap()
    grace.page.get_by_role("tab", name=grace.word("chat"), exact=True).tap()
    line = grace.page.get_by_role("listitem").filter(has_text=grace.word("say-hello"))
    line.wait_for()
    assert "Ada" in plain(line.inner_text())


def test_a_seat_is_given_to_a_computer_and_taken_back(site: Site, sit: Sit) -> None:
    ada, grace, _ = _two(site, sit)
    _play_until(lambda: ada.wire.own_acts() >= 1, ada, grace)
    acts = ada.wire.own_acts()
    ada.button("menu").click()
    ada.button("seats").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ada.word("seat-give"), exact=True).first.click()
    ada.page.get_by_role("dialog").get_by_role(
        "button", name=ada.word("seat-take-back"), exact=True
    ).wait_for()
    ada.page.keyboard.press("Escape")
    _play_until(lambda: ada.wire.own_acts() > acts, grace)  # the computer acts for Ada
    ada.button("seat-take-back").first.click()
    until(lambda: not ada.wire.seats[0]["held"], ada, grace)
    _play_until(lambda: ada.main_button() is not None or ada.wire.outcome is not None, grace, seconds=60)


def test_an_observer_sees_no_hand(site: Site, sit: Sit) -> None:
    ada, grace, table = _two(site, sit)
    watcher = sit(Look())
    watcher.open(table["table"])
    watcher.button("watch").click()
    _play_until(lambda: bool(ada.wire.position and ada.wire.position["n_tricks"] >= 1), ada, grace)
    until(lambda: bool(watcher.wire.position and watcher.wire.position["n_tricks"] >= 1), watcher)
    assert watcher.hand.count() == 0
    assert watcher.main_button() is None
    assert all(not told["hand"] for told in _positions(watcher))
    until(lambda: len(watcher.log_lines()) > 5, watcher)


def _told(person: Person) -> list[Json]:
    """Return every message a page was sent."""
    return [json.loads(text) for text in person.wire.texts]


def _positions(person: Person) -> list[Json]:
    """Return every position a page was told."""
    return [message["position"] for message in _told(person) if message.get("position")]


def _question(person: Person) -> Json:
    """Return the last word on whether something is taken back."""
    return next(message for message in reversed(_told(person)) if message["type"] == "asked")
