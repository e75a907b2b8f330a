"""From the start page to a table in one tap, and what a person sets."""

from __future__ import annotations

import re

import pytest

from kibitz.games import VARIANTS
from kibitz.language import translate
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.deals import table_for
from tests.browser.person import Person
from tests.browser.site import Site
from tests.browser.until import until
from tests.browser.words import plain, said_as


@pytest.mark.parametrize("language", ["en", "fa"])
def test_one_tap_to_play(site: Site, sit: Sit, language: str) -> None:
    person = sit(Look(language, "phone", input="touch"))
    person.page.goto(site.address)
    game = translate("variant-crowsnest", None, language)
    person.page.get_by_role("button", name=said_as(person.word("start-play", game=game))).tap()
    assert person.until_asked()
    person.act()
    # The felt is drawn alike for everybody; the rest runs as the language does.
    direction = "getComputedStyle(it).direction"
    assert person.hand.evaluate(f"it => {direction}") == "ltr"
    assert person.bar.evaluate(f"it => {direction}") == ("rtl" if language == "fa" else "ltr")


def test_every_game_is_offered_and_says_where_the_games_lie(site: Site, sit: Sit) -> None:
    person = sit(Look())
    person.page.goto(site.address)
    person.page.get_by_text(person.word("promise-local")).wait_for()
    text = plain(person.page.get_by_role("main").inner_text())
    assert [variant.name for variant in VARIANTS.values() if variant.name not in text] == []


def test_an_unfinished_game_is_found_again(site: Site, sit: Sit) -> None:
    """A new browser on the same device, with no memory of its own, goes on with the last game."""
    table = table_for(site, "crowsnest")
    person = sit(Look(), table)
    person.until_asked()
    other = sit(Look())
    other.page.goto(site.address)
    other.page.get_by_role("link", name=re.compile(other.word("start-continue"))).or_(
        other.page.get_by_role("button", name=re.compile(other.word("start-continue")))
    ).first.click()
    assert other.until_asked()
    assert other.wire.seat == person.wire.seat


def _spoken(person: Person) -> str:
    """Return what was said last to those who hear the page."""
    return plain(" ".join(person.page.get_by_role("status").all_inner_texts()))


def test_keys_that_ask(site: Site, sit: Sit) -> None:
    """Single letters answer what a person who does not see the table wants to know, and can be switched off."""
    person = sit(Look(), table_for(site, "crowsnest"))
    while person.wire.position is None or person.wire.position["n_tricks"] < 1:
        assert person.until_asked()
        person.act()
    person.until_asked()
    person.keys.reach_in(person.hand)
    heard = {" ": _spoken(person)}
    for key in "tshcwr":
        before = _spoken(person)
        person.page.keyboard.press(key)
        until(lambda before=before: _spoken(person) != before, person)  # type: ignore[misc]
        heard[key] = _spoken(person)
        held = person.hand.evaluate("it => it.contains(document.activeElement)")
        assert held, f"{key} takes the focus away"
    assert len(set(heard.values())) == len(heard)
    person.page.keyboard.press("l")
    person.page.get_by_role("dialog", name=person.word("last-trick")).wait_for()
    person.page.keyboard.press("Escape")
    assert person.hand.evaluate("it => it.contains(document.activeElement)"), "the focus is not given back"
    quiet = sit(Look(settings={"shortcuts": False}), table_for(site, "crowsnest"))
    quiet.until_asked()
    quiet.page.keyboard.press("l")
    assert quiet.page.get_by_role("dialog").count() == 0


def _asked(person: Person) -> str:
    """Return what stands above the hand."""
    return plain(person.bar.get_by_role("paragraph").first.inner_text())


def test_an_illegal_card_names_the_rule(site: Site, sit: Sit) -> None:
    """A card that may not be played stays in reach, says so, and answers with the reason."""
    for _ in range(5):
        person = sit(Look(input="keys"), table_for(site, "crowsnest"))
        while person.until_asked():
            illegal = person.hand.get_by_role("button", disabled=True)
            if illegal.count():
                before = person.wire.own_acts()
                asked = _asked(person)
                person.fingers.choose(person.hand, illegal.first)
                until(lambda: _asked(person) not in ("", asked), person)  # noqa: B023 - the loop ends here
                assert len(_asked(person)) > 10
                assert any(message["type"] == "check" for message in person.wire.sent)
                assert person.wire.own_acts() == before
                return
            person.act()
    pytest.fail("no card was ever illegal")


def _holds_focus(person: Person) -> bool:
    """Return whether a card of the hand has the focus."""
    return bool(
        person.hand.evaluate("it => it !== document.activeElement && it.contains(document.activeElement)")
    )


def test_focus_stays_where_it_was_after_a_play(site: Site, sit: Sit) -> None:
    person = sit(Look(input="keys"), table_for(site, "crowsnest"))
    plays = 0
    while person.until_asked() and plays < 3:
        turn = person.wire.position and person.wire.position["turn"]
        person.act()
        if turn and turn["kind"] == "play":
            plays += 1
            until(lambda: _holds_focus(person), person, seconds=5)
    assert plays == 3
