"""No card that a person may not see is anywhere on the page or in what the page was told; no seed either.

What is hidden is read in the server's own store, beside the page.
"""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

import pytest

from kibitz.cards import CARD_INDEX, Card, suit_of
from kibitz.server.log import Committed, Did, decode_event
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.deals import table_for
from tests.browser.person import Person
from tests.browser.site import Site
from tests.browser.words import plain, words_of
from tests.server.client import Json

_FACES = "|".join(sorted(map(str, CARD_INDEX), key=len, reverse=True))
_CARD = re.compile(rf"(?<![A-Za-z0-9~.])(?:{_FACES})(?![A-Za-z0-9])")
# Fields of a table's facts that list faces of the pack, whoever holds them.
_OF_THE_PACK = ("card_points", "specials", "set_aside")
# What the page holds beside what it shows: all that it keeps, and where it has asked for anything.
_KEPT = """() => ({
    html: document.documentElement.outerHTML,
    stored: {...localStorage, ...sessionStorage},
    cookies: document.cookie,
    asked: performance.getEntriesByType('resource').map(it => new URL(it.name).pathname),
})"""


@dataclass
class Watch:
    """What one person at one table may know, and what the page was told so far."""

    person: Person
    table: Json
    told: set[str] = field(default_factory=set)
    seen: set[str] = field(default_factory=set)
    n_texts: int = 0

    def read(self) -> None:
        """Read what has come since."""
        for text in self.person.wire.texts[self.n_texts :]:
            message = json.loads(text)
            self.told |= _cards_in(message)
            position = message.get("position")
            if position:
                self.seen |= _allowed(position)
            entries = [*message.get("log", []), *(message.get("told") or [])]
            self.seen |= _cards_in([entry["action"] for entry in entries if entry["kind"] == "act"])
            self.n_texts += 1
        self.seen |= set(self.person.wire.welcome["table"]["set_aside"])


def _cards_in(value: object) -> set[str]:
    """Return every text in a message that is a card, or an action's cards."""
    if isinstance(value, dict):
        if value.get("kind") == "partner":
            return set()  # what one may call: every card one does not hold, whoever does
        return set().union(
            *(_cards_in(each) for key, each in value.items() if key not in _OF_THE_PACK), set()
        )
    if isinstance(value, list):
        return set().union(*(_cards_in(each) for each in value), set())
    return set(_CARD.findall(value)) if isinstance(value, str) else set()


def _allowed(position: Json) -> set[str]:
    """Return the cards a position may show: the own ones, those put down, shown, called or won in the open."""
    if position["outcome"] is None and position["declarer"] != position["seat"]:
        assert (position["kitty"], position["buried"]) == (None, None), "not the declarer's, and yet told"
    seen = {card for group in position["hand"] for card in group["cards"]}
    for trick in (position["trick"], position["last_trick"]):
        seen |= {card for cards in trick["cards"] for card in cards} if trick else set()
    for cards in (position["kitty"], position["buried"], position["buried_shown"]):
        seen |= set(cards or [])
    seen |= {position["called"]} if position["called"] else set()
    seen |= {card for cards in position["known"] for card in cards}
    return seen | _cards_in([call["action"] for call in position["calls"]])


@pytest.mark.parametrize(
    ("code", "passes"),
    [
        ("crowsnest", True),  # another seat buries
        ("amerikaner", False),
        *(
            pytest.param(code, passes, marks=pytest.mark.slow)
            for code, passes in (
                ("crowsnest", False),
                ("amerikaner", True),
                ("partnership", False),
                ("partnership", True),
                ("tractor", False),
                ("tractor", True),
            )
        ),
    ],
)
def test_page_and_wire_hold_no_hidden_card(site: Site, sit: Sit, code: str, *, passes: bool) -> None:
    table = table_for(site, code)
    person = sit(Look(), table)
    person.passes = passes
    watch = Watch(person, table)
    moments = 0
    while person.until_asked():
        watch.read()
        if person.wire.position and person.wire.position["turn"]["kind"] != "partner":
            assert watch.told - watch.seen == set(), "the server told of cards that nobody has shown"
            assert _on_page(person) - watch.seen == set(), "the page holds cards that nobody has shown"
            moments += 1
            if moments == 3:
                _doctored(person, min(_pack(person) - watch.seen), watch.seen)
        _no_secret(site, watch)
        person.act()
    assert moments >= 5


def _no_secret(site: Site, watch: Watch) -> None:
    """See that neither the seed of the deal nor what another seat has buried is known to the page."""
    person = watch.person
    secret, buried = _hidden(site, watch)
    kept: Json = person.page.evaluate(_KEPT)
    assert [path for path in kept["asked"] if path.startswith("/api/")] == [], "the table asks for more"
    for text in (*person.wire.texts, *person.spoken, *person.faults, json.dumps(kept)):
        assert secret not in text
    assert (buried - watch.seen) & watch.told == set()


def _hidden(site: Site, watch: Watch) -> tuple[str, set[str]]:
    """Return the secret of the deal that is played, and the cards that another seat has buried in it."""
    secret, buried = "", set()
    with closing(sqlite3.connect(f"file:{site.folder / 'tables.db'}?mode=ro", uri=True)) as store:
        rows = store.execute(
            "select body from events where table_id = ? order by seq", (watch.table["table"],)
        ).fetchall()
    for (body,) in rows:
        match decode_event(bytes(body)):
            case Committed(secret=drawn):
                secret = drawn
            case Did(seat=seat, action=action) if action.startswith("bury") and seat != watch.table["seat"]:
                buried |= set(action.split()[1:])
            case _:
                pass
    assert len(secret) == 64
    return secret, buried


def _doctored(person: Person, hidden: str, seen: set[str]) -> None:
    """See that a card which hides in the page, in either way, is found there."""
    name = words_of(person.wire, person.language).card(Card(hidden))
    for attribute, value in (("data-card", f"{hidden}#0"), ("aria-label", f"{name}, 5 points")):
        person.page.evaluate("([name, value]) => document.body.setAttribute(name, value)", [attribute, value])
        assert _on_page(person) - seen == {hidden}
        person.page.evaluate("name => document.body.removeAttribute(name)", attribute)


def _on_page(person: Person) -> set[str]:
    """Return the cards that stand anywhere in the page: by their texts, in words, or in what is kept."""
    kept: Json = person.page.evaluate(_KEPT)
    html: str = kept["html"]
    attributes = re.findall(r'data-card="([^"#]+)', html) + re.findall(r'data-action="([^"]+)"', html)
    stored = [value for name, value in kept["stored"].items() if name != "kibitz.tokens"]
    words = words_of(person.wire, person.language)
    names = {words.card(Card(card)): card for card in _pack(person)}
    longest_first = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    named = re.findall(rf"(?<!\w)(?:{longest_first})(?!\w)", plain(html))
    return _cards_in([*attributes, *stored, kept["cookies"], *person.spoken]) | {
        names[name] for name in named
    }


def _pack(person: Person) -> set[str]:
    """Return the faces of the game that have a suit; jokers and birds are named in other sentences too."""
    suits = set(person.wire.welcome["table"]["suits"])
    return {str(card) for card in CARD_INDEX if suit_of(card) in suits}


def test_the_search_finds_a_card_that_is_not_hidden_well() -> None:
    """A doctored message is caught: the test above can fail."""
    assert _cards_in({"position": {"note": ["play R14"]}, "card_points": {"R5": 5}}) == {"R14"}
    assert _cards_in({"code": "crowsnest", "name": "Ada"}) == set()
