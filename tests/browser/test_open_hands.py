"""All hands lie open in the first deal of a lesson, for whoever sees the page and whoever hears it, and never again."""

from __future__ import annotations

from kibitz.cards import Card
from tests.browser.chrome import Look
from tests.browser.conftest import Sit
from tests.browser.person import Person
from tests.browser.until import until
from tests.browser.words import plain, words_of
from tests.server.client import Json


def _position(person: Person) -> Json:
    assert person.wire.position is not None
    return person.wire.position


def test_the_first_deal_of_a_lesson_lies_open_and_no_other(sit: Sit) -> None:
    person = sit(Look("en", "phone"))
    person.visit("/guide/crowsnest", n_headings=1)
    person.button("guide-begin").click()
    assert person.until_asked()
    person.button("open-hands").click()
    dialog = person.page.get_by_role("dialog", name=person.word("open-hands"))
    dialog.wait_for()
    words = words_of(person.wire, "en")
    hands = [
        [card for group in groups for card in group["cards"]] for groups in _position(person)["open_hands"]
    ]
    others = [hand for seat, hand in enumerate(hands) if seat != person.wire.seat]
    spoken = [plain(", ".join(words.card(Card(card)) for card in hand)) for hand in others]
    read = dialog.get_by_role("img").evaluate_all("all => all.map(it => it.ariaLabel)")
    assert spoken == [plain(name) for name in read]
    assert all(len(hand) == len(others[0]) > 0 for hand in others)
    person.page.keyboard.press("Escape")
    person.play_deal()
    deal = _position(person)["deal"]
    person.new_deal()
    person.button("next-deal").click()
    until(lambda: _position(person)["deal"] == deal + 1, person)
    person.until_asked()
    assert not any(_position(person)["open_hands"])
    assert person.button("open-hands").count() == 0
