"""Tractor's options, settled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import FRENCH_RANKS, JOKERS, RefusedError, one_french_pack
from .options import Check, faults_of, is_flag, is_level_list, one_of

KNOWN: dict[str, Check] = {
    "throws": one_of("off", "on"),
    "throw_beaten_by": one_of("all_components", "longest_component"),
    "throw_penalty": one_of(0, 10),
    "follow_tractor": one_of("pairs", "tractor"),
    "first_dealer": one_of("first_declarer", "last_declarer"),
    "no_declaration": one_of("kitty_suit", "no_trump", "redeal"),
    "must_defend_ace": is_flag,
    "forced_levels": is_level_list,
    "jack_back_to_two": is_flag,
    "kitty_multiplier": one_of("twice_cards", "two", "power"),
    "level_cap": one_of("none", 3),
    "start_level": one_of(*FRENCH_RANKS),
}


@dataclass(frozen=True)
class TractorRules:
    """The game with every option settled."""

    throws: bool
    longest_component: bool
    throw_penalty: int
    follow_tractor: bool
    last_declarer: bool
    no_declaration: str
    forced_levels: frozenset[str]
    jack_back_to_two: bool
    kitty_multiplier: str
    level_cap: int | None
    start_level: str

    def deck(self) -> list[str]:
        """Return all 108 cards."""
        return [*one_french_pack(), *JOKERS] * 2


def tractor_rules(options: Mapping[str, object]) -> TractorRules:
    """Return the rules with these explicit options; raises RefusedError with all faults."""
    faults = faults_of(options, KNOWN)
    if options.get("throws", "off") == "off":
        faults += [f"{n}: throws are off" for n in ("throw_beaten_by", "throw_penalty") if n in options]
    if faults:
        raise RefusedError(faults)
    listed = options.get("forced_levels", "none")
    forced = frozenset(listed if isinstance(listed, list) else [])
    if options.get("must_defend_ace") is True:
        forced |= {"A"}
    return TractorRules(
        throws=options.get("throws") == "on",
        longest_component=options.get("throw_beaten_by") == "longest_component",
        throw_penalty=10 if options.get("throw_penalty") == 10 else 0,
        follow_tractor=options.get("follow_tractor") == "tractor",
        last_declarer=options.get("first_dealer") == "last_declarer",
        no_declaration=str(options.get("no_declaration", "kitty_suit")),
        forced_levels=forced,
        jack_back_to_two=options.get("jack_back_to_two") is True,
        kitty_multiplier=str(options.get("kitty_multiplier", "twice_cards")),
        level_cap=3 if options.get("level_cap") == 3 else None,
        start_level=str(options.get("start_level", "2")),
    )
