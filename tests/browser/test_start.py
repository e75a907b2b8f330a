"""From the start page to a table in one tap, and what a person sets."""

from __future__ import annotations

import re

import pytest

from kibitz.games import VARIANTS
from kibitz.language import translate
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.deals import table_for
from tests.browser.person import focused
from tests.browser.site import Site
from tests.browser.words import plain


@pytest.mark.parametrize("language", ["en", "fa"])
def test_one_tap_to_play(site: Site, sit: Sit, language: str) -> None:
    person = sit(Look(language, "phone", input="touch"))
    person.page.goto(site.address)
    game = translate("variant-crowsnest", None, language)
    name = person.word("start-play", game=game)
    buttons = person.page.get_by_role("button").filter(has_text=re.compile(re.escape(game)))
    wanted = [button for button in buttons.all() if plain(button.inner_text()) == plain(name)]
    assert len(wanted) == 1
    wanted[0].tap()
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


def test_keys_that_ask(site: Site, sit: Sit) -> None:
    """Single letters answer what a person who does not see the table wants to know, and can be switched off."""
    person = sit(Look(), table_for(site, "crowsnest"))
    while person.wire.position is None or person.wire.position["n_tricks"] < 1:
        assert person.until_asked()
        person.act()
    person.until_asked()
    person.keys.reach_in(person.hand)
    heard = {}
    for key in "tshcwr":
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(20)
        spoken = person.page.get_by_role("status").all_inner_texts()
        heard[key] = plain(" ".join(spoken))
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


def test_an_illegal_card_names_the_rule(site: Site, sit: Sit) -> None:
    """A card that may not be played stays in reach, says so, and answers with the reason."""
    for _ in range(5):
        person = sit(Look(input="keys"), table_for(site, "crowsnest"))
        while person.until_asked():
            illegal = person.hand.get_by_role("button", disabled=True)
            if illegal.count():
                before = person.wire.own_acts()
                person.fingers.choose(person.hand, illegal.first)
                person.page.wait_for_timeout(150)
                assert person.wire.own_acts() == before
                assert len(plain(person.bar.get_by_role("paragraph").first.inner_text())) > 10
                assert any(message["type"] == "check" for message in person.wire.sent)
                return
            person.act()
    pytest.fail("no card was ever illegal")


def test_focus_stays_where_it_was_after_a_play(site: Site, sit: Sit) -> None:
    person = sit(Look(input="keys"), table_for(site, "crowsnest"))
    plays = 0
    while person.until_asked() and plays < 3:
        turn = person.wire.position and person.wire.position["turn"]
        person.act()
        if turn and turn["kind"] == "play":
            plays += 1
            person.tick()
            assert any(focused(card) for card in person.cards.all()), "the focus has left the hand"
    assert plays == 3
