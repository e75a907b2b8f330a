"""A lost connection, a killed server and a closed tab lose nothing."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.deals import differing_lines, table_for
from tests.browser.person import Person
from tests.browser.reach import in_trick, reach
from tests.browser.site import Site
from tests.browser.words import plain


def _until(holds: Callable[[], bool], person: Person, seconds: float = 15) -> float:
    """Wait until something holds; return how long it took."""
    begin = time.monotonic()
    while not holds():
        assert time.monotonic() < begin + seconds, plain(person.page.get_by_role("main").inner_text())[:300]
        person.page.wait_for_timeout(10)
    return time.monotonic() - begin


def _trouble(person: Person) -> str:
    """Return what is said at once, because something is wrong."""
    return plain(" ".join(person.page.get_by_role("alert").all_inner_texts()))


def _hurry(person: Person) -> None:
    """Press the button that tries again, unless the page has been quicker, and wait for the connection."""
    with contextlib.suppress(TooLate):
        person.button("try-now").first.click(timeout=300)
    _until(lambda: _trouble(person) == "", person)


def test_a_killed_server_comes_back_to_the_same_position(site: Site, sit: Sit) -> None:
    table = reach(site, "crowsnest", ["easy"] * 3, in_trick(2))
    person = sit(Look(), table, fast=False)
    person.until_asked()
    before = (person.wire.seq, person.log_lines(), person.hand.inner_text())
    site.stop()
    _until(lambda: plain(person.word("reconnecting")) in _trouble(person), person, 3)
    site.start()
    _hurry(person)
    assert person.until_asked()
    assert (person.wire.seq, person.log_lines(), person.hand.inner_text()) == before
    person.act()
    assert person.wire.seq > before[0]


def test_an_act_made_while_the_server_was_gone_counts_once(site: Site, sit: Sit) -> None:
    table = reach(site, "crowsnest", ["easy"] * 3, in_trick(2))
    person = sit(Look(), table, fast=False)
    person.until_asked()
    own = person.wire.own_acts()
    site.stop()
    _until(lambda: plain(person.word("reconnecting")) in _trouble(person), person, 3)
    card = person.hand.get_by_role("button", disabled=False).first
    name = card.get_attribute("aria-label")
    person.fingers.choose(person.hand, card)
    main = person.main_button()
    assert main is not None and name is not None
    main.click()
    site.start()
    _hurry(person)
    _until(lambda: person.wire.own_acts() == own + 1, person)
    person.until_asked()
    assert person.wire.own_acts() == own + 1
    assert person.hand.get_by_role("button", name=name, exact=True).count() == 0


def test_a_page_without_network_says_so_and_goes_on(site: Site, sit: Sit) -> None:
    person = sit(Look("fa", "phone", input="touch"), table_for(site, "crowsnest"), fast=False)
    person.until_asked()
    context = person.page.context
    for _ in range(2):
        context.set_offline(True)
        site.restart()  # an open socket outlives set_offline; this cuts it
        _until(lambda: plain(person.word("reconnecting")) in _trouble(person), person, 3)
        person.page.wait_for_timeout(500)
        assert _trouble(person) != ""
        context.set_offline(False)
        _hurry(person)
        if person.until_asked():
            person.act()


@pytest.mark.parametrize("code", ["crowsnest", "tractor", pytest.param("amerikaner", marks=pytest.mark.slow)])
def test_a_closed_tab_finds_its_place_again(
    site: Site, sit: Sit, code: str, record_property: Callable[[str, object], None]
) -> None:
    """The same link shows the same position again, at whatever moment the tab was closed."""
    table = table_for(site, code)
    chance = random.Random(code)
    longest = 0.0
    person = sit(Look(), table)
    for _ in range(6):
        for _ in range(chance.randrange(1, 4)):
            if not person.until_asked():
                return
            person.act()
        person.page.wait_for_timeout(chance.randrange(0, 60))
        seen = person.wire.seq
        context = person.page.context
        person.page.close()
        again = Person(context, site.address)
        begin = time.monotonic()
        again.open(table["table"])
        again.page.get_by_role("region", name=again.word("status"), exact=True).wait_for()
        _until(lambda again=again: bool(again.wire.welcome), again)  # type: ignore[misc]
        longest = max(longest, time.monotonic() - begin)
        # Computers may have gone on in between, but nothing that was seen is gone.
        assert again.wire.seq >= seen
        assert again.until_asked() or again.is_over()
        assert differing_lines(again) == []
        held = [card for group in (again.wire.position or {"hand": []})["hand"] for card in group["cards"]]
        assert again.cards.count() == len(held)
        person = again
    record_property("longest until the position was shown again", round(longest, 2))
