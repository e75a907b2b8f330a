"""Every variant by its id: reading its options, and beginning a deal."""

from __future__ import annotations

from collections.abc import Mapping

from .amerikaner import AmerikanerDeal
from .amerikaner_rules import AmerikanerRules, amerikaner_rules
from .cards import UnreadableError
from .deal import Deal
from .rook import RookDeal
from .rook_rules import VERSIONS, RookRules, rook_rules
from .start import read_start
from .tractor import TractorDeal
from .tractor_rules import TractorRules, tractor_rules

Rules = RookRules | TractorRules | AmerikanerRules
VARIANTS = (*VERSIONS, "tractor", "amerikaner")


def rules_of(variant: str, options: Mapping[str, object]) -> Rules:
    """Return the rules of a variant; raises UnreadableError (or RefusedError) if there are none such."""
    if variant in VERSIONS:
        return rook_rules(variant, options)
    if variant == "tractor":
        return tractor_rules(options)
    if variant == "amerikaner":
        return amerikaner_rules(options)
    raise UnreadableError(f"unknown variant {variant!r}")


def begin(rules: Rules, raw_start: Mapping[str, object]) -> Deal:
    """Return the deal that begins from the `start` of a case or of a trace line."""
    if isinstance(rules, RookRules):
        return RookDeal(rules, read_start(raw_start, 4, 2))
    if isinstance(rules, TractorRules):
        return TractorDeal(rules, read_start(raw_start, 4, 2))
    return AmerikanerDeal(rules, read_start(raw_start, rules.players, rules.players))


def sizes(rules: Rules) -> tuple[int, int, int]:
    """Return the number of seats, of cards in a hand, and of cards in the kitty as dealt."""
    if isinstance(rules, RookRules):
        return 4, rules.hand, rules.nest
    if isinstance(rules, TractorRules):
        return 4, 25, 8
    return rules.players, rules.hand, rules.kitty
