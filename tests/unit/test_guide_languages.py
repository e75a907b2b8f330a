"""The rules page in every language: complete, as long as the English one, and in no other language."""

from __future__ import annotations

import re

import pytest

from kibitz.cards import NO_TRUMP, Card
from kibitz.games import VARIANTS, variant_of
from kibitz.guide import rules_page
from kibitz.guide.tables import facts_table, notes_list, options_table, sources_list
from kibitz.guide.words import Words
from kibitz.language import LANGUAGES
from tests.unit.test_guide import BESIDE, OPTIONS, RAW_ID, values_of

OTHERS = LANGUAGES[1:]
# English words of a sentence that no name of a game, a source or an option in code has.
ENGLISH = re.compile(
    r"\b(the|of|is|are|and|if|which|with|from|that|when|player|players|card|cards|trick|tricks|trump|wins|whoever|deals)\b"
)
CODE = re.compile(r"`[^`]*`( = [^\n(（]*)?")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_page_is_whole_and_has_no_english(language: str, name: str) -> None:
    page, english = rules_page(VARIANTS[name], language), rules_page(VARIANTS[name])
    for begin in ("# ", "## ", "- ", "| "):
        assert count(english, begin) == count(page, begin), begin
    assert [] == [found[0] for found in RAW_ID.finditer(CODE.sub("", page))]
    assert not re.search(r"[{}$]", page)
    rules = CODE.sub("", page.rpartition("\n## ")[0])  # without the sources, whose titles are what they are
    assert [] == [line for line in rules.splitlines() if len(ENGLISH.findall(line)) > 1]


def count(page: str, begin: str) -> int:
    return sum(line.startswith(begin) for line in page.splitlines())


@pytest.mark.parametrize("language", OTHERS)
def test_a_page_says_how_many_cards_are_dealt(language: str) -> None:
    for variant in VARIANTS.values():
        page = rules_page(variant, language).partition("\n## ")[2]
        digits = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
        assert str(variant.hand_size) in page.translate(digits)


@pytest.mark.parametrize("language", OTHERS)
def test_every_house_rule_changes_what_the_page_tells(language: str) -> None:
    faults = []
    for name, option_name in OPTIONS:
        option = next(option for option in VARIANTS[name].options if option.name == option_name)
        beside = BESIDE.get(option_name, {})
        value = values_of(VARIANTS[name], option)[-1]
        plain = rules_page(variant_of(name, beside), language)
        changed = rules_page(variant_of(name, {**beside, option_name: value}), language)
        if told(plain) == told(changed) or RAW_ID.search(CODE.sub("", changed)):
            faults.append(f"{name}: {option_name} = {value}")
    assert [] == faults


def told(page: str) -> str:
    """Return what a page says about the play, without what it lists as house rules."""
    sections = page.split("\n## ")[1:]
    return "\n".join(section for section in sections if "`" not in section)


@pytest.mark.parametrize("language", OTHERS)
def test_the_tables_of_a_page_have_words(language: str) -> None:
    for variant in VARIANTS.values():
        for table in (facts_table, options_table, notes_list, sources_list):
            text = CODE.sub("", table(variant, language))
            assert not re.search(r"[{}$]", text)
            assert not RAW_ID.search(text)


@pytest.mark.parametrize(
    ("language", "red_14", "ace_of_spades", "ten_of_hearts"),
    [
        ("en", "red 14", "ace of spades", "10 of hearts"),
        ("el", "κόκκινο 14", "άσος μπαστούνι", "10 κούπα"),
        ("fa", "14 قرمز", "آس پیک", "10 دل"),
        ("nb", "rød 14", "spar ess", "hjerter 10"),
        ("uk", "червона 14", "туз пік", "10 черв"),
        ("zh-Hans", "红14", "黑桃A", "红桃10"),
    ],
)
def test_cards_agree_with_their_suits(
    language: str, red_14: str, ace_of_spades: str, ten_of_hearts: str
) -> None:
    french = Words(VARIANTS["tractor"], language)
    assert red_14 == Words(VARIANTS["crowsnest"], language).card(Card("R14"))
    assert (ace_of_spades, ten_of_hearts) == (french.card(Card("SA")), french.card(Card("HT")))


def test_a_game_with_its_own_words_gets_them() -> None:
    tractor, amerikaner = Words(VARIANTS["tractor"], "zh-Hans"), Words(VARIANTS["amerikaner"], "zh-Hans")
    assert ("轮", "墩") == (tractor("deal-trick"), amerikaner("deal-trick"))
    assert ("无主", "无将") == (tractor.suit(NO_TRUMP), amerikaner.suit(NO_TRUMP))
    assert "拖拉机（双升）" == tractor.name
