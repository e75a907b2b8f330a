"""The rules page of a variant in plain words, generated from its declaration with the options in force.

Every paragraph asks the parts of the declaration, so a house rule changes the page as it changes the play.
The text is Markdown with headings, lists and one table; it reads well as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from kibitz.games import VARIANTS
from kibitz.guide.before_play import (
    auction_section,
    cards_section,
    deal_section,
    kitty_section,
    order_section,
    trump_section,
)
from kibitz.guide.from_play_on import match_section, play_section, score_section, throws_section
from kibitz.guide.words import Paragraphs, Words, capital
from kibitz.rules.options import allowed_values, format_option_value, option_value
from kibitz.rules.parts import (
    AttackersPoints,
    ContractPoints,
    ContractTricks,
    OppositeSides,
    TrumpDeclaring,
)
from kibitz.rules.variant import Variant


def rules_page(variant: Variant, language: str = "en") -> str:
    """Return the rules page as Markdown text, ending with a newline."""
    words = Words(variant, language)
    sections: list[tuple[str, Callable[[Variant, Words], Paragraphs]]] = [
        ("rules-heading-cards", cards_section),
        ("rules-heading-order", order_section),
        ("rules-heading-deal", deal_section),
        ("rules-heading-auction", auction_section),
        ("rules-heading-kitty", kitty_section),
        ("rules-heading-trump", trump_section),
        ("rules-heading-play", play_section),
        ("rules-heading-throws", throws_section),
        ("rules-heading-score", score_section),
        ("rules-heading-match", match_section),
        ("rules-heading-options", _options),
        ("rules-heading-notes", _notes),
        ("rules-heading-sources", _sources),
    ]
    lines = [f"# {words('rules-title', name=words.name)}", "", *_introduction(variant, words)]
    lines += ["", *(f"- {line}" for line in _house_rules(variant, words))]
    for heading, section in sections:
        paragraphs = list(section(variant, words))
        if paragraphs:
            lines += ["", f"## {capital(words(heading, **_kind(variant)))}", ""]
            lines += [p if not p or p.startswith("|") else f"- {p}" for p in paragraphs]
    if has_trademark(variant):
        lines += ["", words("rules-trademark")]
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def has_trademark(variant: Variant) -> bool:
    """Return whether the page must say whose word the name of the special card is."""
    return ("kitty", "nest") in variant.labels


def standard_of(variant: Variant) -> Variant:
    """Return the declaration that the variant's house rules change."""
    return VARIANTS.get(variant.id, variant)


def _kind(variant: Variant) -> dict[str, str]:
    return {
        "sides": "two" if isinstance(variant.partner, OppositeSides) else "called",
        "sort": "declare" if isinstance(variant.auction, TrumpDeclaring) else "bid",
    }


def _introduction(variant: Variant, words: Words) -> Paragraphs:
    yield words("rules-intro", seats=variant.n_seats, **_kind(variant))
    yield words("rules-aim", score=_what_counts(variant))


def _what_counts(variant: Variant) -> str:
    match variant.score:
        case ContractPoints():
            return "points"
        case ContractTricks():
            return "tricks"
        case AttackersPoints():
            return "levels"


def _house_rules(variant: Variant, words: Words) -> Paragraphs:
    by_name = {option.name: option for option in variant.options}
    for name, value in variant.chosen:
        option = by_name[name]
        yield words(
            "rules-house-rule",
            option=capital(words.option_name(option)),
            value=words.option_value(option, value),
        )


def _options(variant: Variant, words: Words) -> Paragraphs:
    standard = standard_of(variant)
    for option in variant.options:
        value, usual = option_value(variant, option.name), option_value(standard, option.name)
        line = words(
            "rules-option" if value == usual else "rules-option-changed",
            name=option.name,
            option=capital(words.option_name(option)),
            value=words.option_value(option, value),
            standard=words.option_value(option, usual),
            allowed=allowed_values(option),
        )
        for other, needed in option.needs:
            line = words("rules-option-needs", line=line, other=other, needed=format_option_value(needed))
        yield line


def _notes(variant: Variant, words: Words) -> Paragraphs:
    for note in variant.notes:
        yield words(note)


def _sources(variant: Variant, words: Words) -> Paragraphs:
    for source in variant.sources:
        yield words(source)
