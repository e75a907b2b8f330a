"""No card that a person may not see is anywhere on the page or in what the page was told."""

from __future__ import annotations

import json
import re

import pytest

from kibitz.cards import CARD_INDEX
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.deals import table_for
from tests.browser.person import Person
from tests.browser.site import Site
from tests.server.client import Json

_FACES = "|".join(sorted(map(str, CARD_INDEX), key=len, reverse=True))
_CARD = re.compile(rf"(?<![A-Za-z0-9~.])(?:{_FACES})(?![A-Za-z0-9])")
# Fields of a table's facts that list faces of the pack, whoever holds them.
_OF_THE_PACK = ("card_points", "specials", "set_aside")


def _cards_in(value: object) -> set[str]:
    """Return every text in a message that is a card, or an action's cards."""
    if isinstance(value, dict):
        return set().union(
            *(_cards_in(each) for key, each in value.items() if key not in _OF_THE_PACK), set()
        )
    if isinstance(value, list):
        return set().union(*(_cards_in(each) for each in value), set())
    return set(_CARD.findall(value)) if isinstance(value, str) else set()


def _allowed(person: Person) -> set[str]:
    """Return the cards this person has seen: the own ones, those put down, shown, called or won in the open."""
    seen: set[str] = set()
    for text in person.wire.texts:
        message = json.loads(text)
        position = message.get("position")
        if not position:
            continue
        for group in position["hand"]:
            seen |= set(group["cards"])
        for trick in (position["trick"], position["last_trick"]):
            seen |= {card for cards in trick["cards"] for card in cards} if trick else set()
        for cards in (position["kitty"], position["buried"], position["buried_shown"]):
            seen |= set(cards or [])
        seen |= {position["called"]} if position["called"] else set()
        seen |= {card for cards in position["known"] for card in cards}
        for call in position["calls"]:
            seen |= _cards_in(call["action"])
    return seen


def _entries(person: Person) -> set[str]:
    """Return the cards of acts that everybody sees."""
    acts = [entry["action"] for entry in person.wire.log if entry["kind"] == "act" and entry["action"]]
    return set().union(*(_cards_in(act) for act in acts), set())


@pytest.mark.parametrize("code", ["crowsnest", "partnership", "tractor", "amerikaner"])
def test_page_and_wire_hold_no_hidden_card(site: Site, sit: Sit, code: str) -> None:
    person = sit(Look(), table_for(site, code))
    moments = 0
    while person.until_asked():
        if person.wire.position and person.wire.position["turn"]["kind"] != "partner":
            told: set[str] = set()
            for text in person.wire.texts:
                told |= _cards_in(json.loads(text))
            seen = _allowed(person) | _entries(person)
            assert told - seen == set(), "the server told of cards that nobody has shown"
            assert _on_page(person) - seen == set(), "the page holds cards that nobody has shown"
            moments += 1
        person.act()
    assert moments >= 5


def _on_page(person: Person) -> set[str]:
    """Return the cards that stand in the attributes of the page or in what the browser keeps."""
    html = person.page.evaluate("document.documentElement.outerHTML")
    kept = person.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    attributes = re.findall(r'data-card="([^"#]+)', html) + re.findall(r'data-action="([^"]+)"', html)
    return _cards_in([*attributes, *_quoted(kept)])


def _quoted(text: str) -> list[str]:
    storage: Json = json.loads(text)
    return [value for name, value in storage.items() if name != "kibitz.tokens"]


def test_the_search_finds_a_card_that_is_not_hidden_well() -> None:
    """A doctored message is caught: the test above can fail."""
    assert _cards_in({"position": {"note": ["play R14"]}, "card_points": {"R5": 5}}) == {"R14"}
    assert _cards_in({"code": "crowsnest", "name": "Ada"}) == set()
