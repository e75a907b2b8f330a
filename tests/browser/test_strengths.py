"""Computers of a strength of their own at each seat, and what the strongest of them advises."""

from __future__ import annotations

import json
import re

import pytest

from kibitz.cards import Card
from tests.browser.axe import PROGRAM, violations
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.reach import in_trick, reach
from tests.browser.site import Site
from tests.browser.until import until
from tests.browser.words import plain, said, words_of


def test_each_seat_may_have_a_strength_of_its_own(sit: Sit) -> None:
    """Chosen on the start page, kept there, and changed at the table."""
    person = sit(Look(), fast=False)
    person.visit("/", n_headings=3)
    person.page.get_by_role("switch", name=person.word("start-apart")).click()
    for n, spec in ((1, "easy"), (2, "hard"), (3, "medium")):
        seat = person.page.get_by_role("combobox", name=person.word("start-seat-after", n=n), exact=True)
        seat.select_option(spec)
    assert not PROGRAM.is_file() or violations(person.page) == []
    person.page.reload()
    person.page.get_by_role("button", name=re.compile("CrowsNest")).first.click()
    assert person.until_asked()
    assert [seat["player"] for seat in person.wire.seats] == ["person", "easy", "hard", "medium"]
    person.button("menu").click()
    person.button("seats").click()
    dialog = person.page.get_by_role("dialog", name=person.word("seats"))
    dialog.get_by_role("combobox").nth(0).select_option("hard")
    until(lambda: person.wire.seats[1]["player"] == "hard", person)
    assert [seat["player"] for seat in person.wire.seats][2:] == ["hard", "medium"]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_hint_tells_what_was_weighed(site: Site, sit: Sit, language: str) -> None:
    """Every card the adviser has weighed stands there with its gain, the one advised with none."""
    table = reach(site, "crowsnest", ["easy"] * 3, in_trick(2))
    person = sit(Look(language, "phone"), table, fast=False)
    while person.until_asked():
        turn = person.wire.position and person.wire.position["turn"]
        if turn and len(turn["actions"]) > 1:
            break
        person.act()
    person.button("hint").click()
    items = person.bar.get_by_role("list", name=person.word("hint-values")).get_by_role("listitem")
    items.first.wait_for()
    messages = (json.loads(text) for text in reversed(person.wire.texts))
    told = next(message for message in messages if message["type"] == "hint")
    words = words_of(person.wire, language)
    for weighed, text in zip(told["weighed"], items.all_inner_texts(), strict=False):
        assert plain(words.card(Card(weighed["action"].split()[1]))) in plain(text)
    assert [each["gain"] for each in told["weighed"] if each["action"] == told["action"]] == [0]
    assert said(words, [told["says"]]) in plain(person.bar.inner_text())
    assert not PROGRAM.is_file() or violations(person.page) == []
