"""Every variant with every value of every option, one at a time."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.rules.house_rules import Choice, Flag, Number, Option, RankList
from kibitz.rules.options import with_options
from kibitz.rules.variant import Variant


def values_of(option: Option) -> list[object]:
    """Return every value of an option, or of numbers a few from the lowest up, and its words."""
    match option.kind:
        case Flag():
            return [True, False]
        case Choice(values=values):
            return list(values)
        case Number(lowest=lowest, multiple=multiple, words=words):
            return [lowest, lowest + 4 * multiple, *words]
        case RankList(ranks=ranks):
            return ["none", list(ranks[:1]), list(ranks)]


def house_rules(variant: Variant) -> Iterator[tuple[str, Variant]]:
    """Yield the variant itself and, one at a time, with every value of every option."""
    yield variant.id, variant
    for option in variant.options:
        for value in values_of(option):
            yield (
                f"{variant.id} {option.name}={value}",
                with_options(variant, {**dict(option.needs), option.name: value}),
            )
