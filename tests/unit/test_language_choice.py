"""Which language a run speaks, and how it writes numbers and ends sentences."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.language import (
    LANGUAGES,
    language_for,
    language_of_environment,
    number_in,
    sentence,
    translate,
)

# What a browser shows for these numbers (Intl.NumberFormat of Node 22 with all of its data).
NUMBERS = (0, 5, 1234, -35, 1234567)
IN_A_BROWSER = {
    "en": ("0", "5", "1,234", "-35", "1,234,567"),
    "el": ("0", "5", "1.234", "-35", "1.234.567"),
    "fa": ("۰", "۵", "۱٬۲۳۴", "\u200e\u2212۳۵", "۱٬۲۳۴٬۵۶۷"),
    "nb": ("0", "5", "1\u00a0234", "\u221235", "1\u00a0234\u00a0567"),
    "uk": ("0", "5", "1\u00a0234", "-35", "1\u00a0234\u00a0567"),
    "zh-Hans": ("0", "5", "1,234", "-35", "1,234,567"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_a_browser_writes_them(language: str) -> None:
    assert IN_A_BROWSER[language] == tuple(number_in(language, n) for n in NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_write_numbers_so_too(language: str) -> None:
    for n, written in zip(NUMBERS, IN_A_BROWSER[language], strict=True):
        assert written in translate("rules-target", {"target": n}, language)


def test_a_number_in_other_digits_still_chooses_between_words() -> None:
    assert "۱" not in translate("table-choose-bury", {"n": 1, "counters": "any"}, "fa")
    assert "۳" in translate("table-choose-bury", {"n": 3, "counters": "any"}, "fa")
    assert {"1 взятка", "2 взятки", "5 взяток"} == {
        translate("table-tag-tricks", {"n": n}, "uk") for n in (1, 2, 5)
    }


def test_ranks_and_codes_keep_their_latin_digits() -> None:
    assert "14" in translate("card-name", {"suit": "R", "rank": "14"}, "fa")


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        *zip(LANGUAGES, LANGUAGES, strict=True),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("no_NO", "nb"),
        ("nn_NO.UTF-8", "nb"),
        ("nb_NO@euro", "nb"),
        ("fa_IR", "fa"),
        ("EL", "el"),
        ("en-GB", "en"),
        ("de_DE.UTF-8", None),
        ("C", None),
        ("C.UTF-8", None),
        ("", None),
        ("english", None),
    ],
)
def test_a_tag_or_locale_finds_its_language(tag: str, language: str | None) -> None:
    assert language == language_for(tag)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "el_GR.UTF-8"}, "el"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_locale_chooses(environment: dict[str, str], language: str) -> None:
    assert language == language_of_environment(environment)


@pytest.mark.parametrize(
    ("text", "language", "whole"),
    [
        ("red 14 wins", "en", "Red 14 wins."),
        ("is that so?", "en", "Is that so?"),
        ("红14最大", "zh-Hans", "红14最大。"),
        ("红14最大。", "zh-Hans", "红14最大。"),
        ("真的吗？", "zh-Hans", "真的吗？"),
        ("好！", "zh-Hans", "好！"),
        ("آیا چنین است؟", "fa", "آیا چنین است؟"),
        ("چنین است", "fa", "چنین است."),
        ("червона 14", "uk", "Червона 14."),
    ],
)
def test_a_sentence_begins_and_ends_as_its_language_does(text: str, language: str, whole: str) -> None:
    assert whole == sentence(text, language)


def test_english_has_the_names_the_declarations_have() -> None:
    assert {v.name for v in VARIANTS.values()} == {translate(f"variant-{name}") for name in VARIANTS}


def test_every_language_names_itself() -> None:
    assert len(LANGUAGES) == len({translate("language-name", {}, language) for language in LANGUAGES})


def test_a_plus_stands_where_a_minus_does_in_a_line_that_runs_from_right_to_left() -> None:
    def change(n: int, sign: str, language: str) -> str:
        return translate("table-score-change", {"side": "X", "n": n, "sign": sign}, language)

    assert change(5, "plus", "fa").endswith("\u200e+۵")
    assert change(-5, "minus", "fa").endswith("\u200e\u2212۵")
    assert "\u200e" not in change(5, "plus", "en")
    # A phrase within another is not marked twice.
    outer = translate("table-deal-scores", {"scores": change(5, "plus", "fa")}, "fa")
    assert 1 == outer.count("\u200e")
