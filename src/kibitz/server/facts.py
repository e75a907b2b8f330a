"""What a table is, for a page: the facts of its game that no deal changes."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kibitz.cards import ROOK_COLOURS
from kibitz.language import has_message
from kibitz.records.rule_code import format_rule_code
from kibitz.rules.house_rules import Option, OptionValue
from kibitz.rules.parts import (
    AttackersPoints,
    ContractPoints,
    ContractTricks,
    IndividualMatch,
    LevelMatch,
    OppositeSides,
    TargetMatch,
)
from kibitz.rules.variant import Variant
from kibitz.server.protocol import Special, TableFacts
from kibitz.telling import LabelOf, Listed, Phrase, RankOf


def table_facts(table_id: str, variant: Variant) -> TableFacts:
    """Return the facts of a table's game."""
    return msgspec.structs.replace(_facts(variant), id=table_id)


@lru_cache(maxsize=256)
def _facts(variant: Variant) -> TableFacts:
    """Return the facts that all tables of a game share."""
    target = variant.match.target if isinstance(variant.match, (TargetMatch, IndividualMatch)) else None
    return TableFacts(
        id="",
        code=format_rule_code(variant),
        variant=variant.id,
        family=variant.family,
        name=variant.name,
        n_seats=variant.n_seats,
        clockwise=variant.clockwise,
        sides=sides_of(variant),
        deck=deck_of(variant),
        suits=list(variant.deck.suits),
        hand_size=variant.hand_size,
        card_points={card: points for card, points in variant.card_points.items() if points},
        specials=_specials(variant),
        labels=dict(variant.labels),
        levels=list(variant.match.levels) if isinstance(variant.match, LevelMatch) else [],
        target=target,
        counts=counts_of(variant),
        set_aside=list(variant.set_aside),
        house_rules=[house_rule(variant, name, value) for name, value in variant.chosen],
    )


def deck_of(variant: Variant) -> str:
    """Return ``rook`` for cards of four colours, ``french`` for spades, hearts, diamonds and clubs."""
    return "rook" if set(variant.deck.suits) <= set(ROOK_COLOURS) else "french"


def sides_of(variant: Variant) -> str:
    """Return ``opposite`` for two sides seated crosswise, ``each`` where everybody plays for himself."""
    return "opposite" if isinstance(variant.partner, OppositeSides) else "each"


def counts_of(variant: Variant) -> str:
    """Return what the totals of the match count."""
    match variant.score:
        case ContractPoints():
            return "points"
        case ContractTricks():
            return "tricks"
        case AttackersPoints():
            return "levels"


def _specials(variant: Variant) -> list[Special]:
    labels = dict(variant.labels)
    words = [
        (special.card, "special" if special.name == "rook" else special.name)
        for special in variant.deck.specials
        if special.in_play
    ]
    return [Special(card, labels.get(word, word)) for card, word in words]


def house_rule(variant: Variant, name: str, value: OptionValue) -> Phrase:
    """Return a house rule and its value as one line."""
    option = next(option for option in variant.options if option.name == name)
    return Phrase(
        "rules-house-rule", {"option": option_label(option), "value": value_label(variant, option, value)}
    )


def option_label(option: Option) -> Phrase:
    """Return what a house rule is called."""
    return Phrase(f"option-{option.name}", {"kitty": LabelOf("kitty"), "special": LabelOf("special")})


def value_label(variant: Variant, option: Option, value: OptionValue) -> Phrase:
    """Return what a value of a house rule is called."""
    if isinstance(value, bool):
        return Phrase("value-yes" if value else "value-no")
    if isinstance(value, tuple):
        return Phrase("server-list", {"items": Listed(tuple(RankOf(rank) for rank in value))})
    if isinstance(value, int):
        return Phrase("server-number", {"n": value})
    for message in (f"value-{option.name}-{value}", f"value-{value}"):
        if has_message(message):
            return Phrase(message, {"direction": "clockwise" if variant.clockwise else "counter"})
    return Phrase("server-list", {"items": Listed((RankOf(value),))})
