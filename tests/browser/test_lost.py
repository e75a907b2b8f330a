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
from tests.browser.until import until
from tests.browser.words import plain

MOST_SECONDS = (
    2.0  # until a tab that is opened again shows the position; the median, as the machine is shared
)


def _trouble(person: Person) -> str:
    """Return what is said at once, because something is wrong."""
    return plain(" ".join(person.page.get_by_role("alert").all_inner_texts()))


def _hurry(person: Person) -> None:
    """Press the button that tries again, unless the page has been quicker, and wait for the connection."""
    with contextlib.suppress(TooLate):
        person.button("try-now").first.click(timeout=300)
    until(lambda: _trouble(person) == "", person)


def test_a_killed_server_comes_back_to_the_same_position(site: Site, sit: Sit) -> None:
    table = reach(site, "crowsnest", ["easy"] * 3, in_trick(2))
    person = sit(Look(), table, fast=False)
    person.until_asked()
    before = (person.wire.seq, person.log_lines(), person.hand.inner_text())
    site.stop()
    until(lambda: plain(person.word("reconnecting")) in _trouble(person), person, seconds=3)
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
    until(lambda: plain(person.word("reconnecting")) in _trouble(person), person, seconds=3)
    card = person.hand.get_by_role("button", disabled=False).first
    name = card.get_attribute("aria-label")
    person.fingers.choose(person.hand, card)
    main = person.main_button()
    assert main is not None and name is not None
    main.click()
    site.start()
    _hurry(person)
    until(lambda: person.wire.own_acts() == own + 1, person)
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
        until(lambda: plain(person.word("reconnecting")) in _trouble(person), person, seconds=3)
        person.page.wait_for_timeout(500)
        assert _trouble(person) != ""
        context.set_offline(False)
        _hurry(person)
        if person.until_asked():
            person.act()


@pytest.mark.parametrize(
    ("code", "most_acts"),
    [
        ("crowsnest", 3),
        *(
            pytest.param(code, 1, marks=[pytest.mark.slow, pytest.mark.timeout(600)])
            for code in ("crowsnest", "tractor", "amerikaner")
        ),
    ],
)
def test_a_closed_tab_finds_its_place_again(
    site: Site, sit: Sit, code: str, most_acts: int, record_property: Callable[[str, object], None]
) -> None:
    """The same link shows the same position again, at whatever moment of a deal the tab was closed."""
    table = table_for(site, code)
    chance = random.Random(code)
    seconds: list[float] = []
    person = sit(Look(), table)
    while person.until_asked():
        for _ in range(chance.randrange(most_acts) + 1):
            if person.until_asked():
                person.act()
        # Some moment while the others act.
        person.page.wait_for_timeout(chance.randrange(60))
        seen = [entry["seq"] for entry in person.wire.log]
        context = person.page.context
        person.page.close()
        person = Person(context, site.address)
        begin = time.monotonic()
        person.open(table["table"])
        person.hand.or_(person.button("next-deal")).first.wait_for()
        seconds.append(time.monotonic() - begin)
        assert [entry["seq"] for entry in person.wire.welcome["log"]][: len(seen)] == seen
        if person.until_asked():
            assert person.wire.position is not None
            held = [card for group in person.wire.position["hand"] for card in group["cards"]]
            assert person.cards.count() == len(held)
        assert differing_lines(person) == []
    record_property("seconds until the position was shown again", [round(each, 2) for each in seconds])
    assert min(seconds) <= MOST_SECONDS
