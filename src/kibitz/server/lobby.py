"""What the start page needs: the games with their house rules, and the computer players."""

from __future__ import annotations

from functools import cache

from kibitz import __version__
from kibitz.games import DEFAULT_VARIANT, VARIANTS
from kibitz.rules.house_rules import Choice, Flag, Number, Option, OptionValue, RankList
from kibitz.rules.options import LARGEST, option_default
from kibitz.rules.parts import OppositeSides, TrumpDeclaring
from kibitz.rules.variant import Variant
from kibitz.server.facts import counts_of, deck_of, option_label, value_label
from kibitz.server.http_protocol import Lobby, OptionFacts, VariantFacts
from kibitz.server.strengths import strengths
from kibitz.telling import Phrase

Json = bool | int | str | list[str]


def lobby(*, local: bool, folder: str | None, keep: bool, days: int | None = None) -> Lobby:
    """Return the start page's facts."""
    return Lobby(
        local=local,
        folder=folder,
        keep=keep,
        variants=_variants(),
        strengths=strengths(),
        version=__version__,
        days=days,
    )


@cache
def _variants() -> list[VariantFacts]:
    return [_variant(variant) for variant in VARIANTS.values()]


def _variant(variant: Variant) -> VariantFacts:
    return VariantFacts(
        id=variant.id,
        name=variant.name,
        family=variant.family,
        clockwise=variant.clockwise,
        n_seats=_numbers_of_seats(variant),
        options=[_option(variant, option) for option in variant.options],
        summary=Phrase(
            "server-summary",
            {
                "seats": variant.n_seats,
                "cards": len(variant.cards),
                "sides": "two" if isinstance(variant.partner, OppositeSides) else "called",
                "counts": counts_of(variant),
                "auction": "declare" if isinstance(variant.auction, TrumpDeclaring) else "bid",
            },
        ),
        default=variant is DEFAULT_VARIANT,
        labels=dict(variant.labels),
        deck=deck_of(variant),
    )


def _numbers_of_seats(variant: Variant) -> list[int]:
    """Return with how many the game can be played: one number, or the values of the house rule about it."""
    for option in variant.options:
        if option.path == "n_seats" and isinstance(option.kind, Choice):
            return [int(value) for value in option.kind.values]
    return [variant.n_seats]


def _option(variant: Variant, option: Option) -> OptionFacts:
    values, low, high = _range(option)
    return OptionFacts(
        name=option.name,
        label=option_label(option),
        default=as_json(option_default(variant, option)),
        values=None if values is None else [as_json(value) for value in values],
        value_labels=[] if values is None else [value_label(variant, option, value) for value in values],
        low=low,
        high=high,
        step=option.kind.multiple if isinstance(option.kind, Number) else None,
        ranks=list(option.kind.ranks) if isinstance(option.kind, RankList) else None,
    )


def _range(option: Option) -> tuple[list[OptionValue] | None, int | None, int | None]:
    """Return the values an option takes as a list, or words beside a range of numbers."""
    match option.kind:
        case Flag():
            return [True, False], None, None
        case Choice(values=values):
            return list(values), None, None
        case Number(lowest=lowest, words=words):
            return list(words) or None, lowest, LARGEST
        case RankList():
            return None, None, None


def as_json(value: OptionValue) -> Json:
    """Return an option's value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value
