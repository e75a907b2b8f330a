"""Amerikaner's options, settled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import RefusedError, one_french_pack
from .options import Check, faults_of, is_flag, is_integer, one_of

SET_ASIDE = {3: ["C2"], 4: [], 5: ["C2", "S2"], 6: ["C2", "S2", "H2", "D2"]}
WITHOUT_KITTY = {3: 17, 4: 13, 5: 10, 6: 8}
WITH_KITTY = {3: (17, 1), 4: (12, 4), 5: (10, 2), 6: (8, 4)}

KNOWN: dict[str, Check] = {
    "players": one_of(3, 4, 5, 6),
    "kitty": one_of("none", "four"),
    "minimum_bid": lambda value: value == "half" or is_integer(value),
    "top_number_ends_auction": is_flag,
    "all_pass": one_of("redeal_next_dealer", "redeal_same_dealer"),
    "call": one_of("any", "highest_missing"),
    "call_own_card": is_flag,
    "amerikaner_stops_when_lost": is_flag,
    "bidder_double": is_flag,
    "target": is_integer,
}


@dataclass(frozen=True)
class AmerikanerRules:
    """The game with every option settled."""

    players: int
    hand: int
    kitty: int
    set_aside: tuple[str, ...]
    minimum_bid: int
    top_number_ends_auction: bool
    all_pass: str
    highest_missing: bool
    call_own_card: bool
    stops_when_lost: bool
    bidder_double: bool
    target: int

    def deck(self) -> list[str]:
        """Return the cards that are dealt, kitty included."""
        return [card for card in one_french_pack() if card not in self.set_aside]


def amerikaner_rules(options: Mapping[str, object]) -> AmerikanerRules:
    """Return the rules with these explicit options; raises RefusedError with all faults."""
    faults = faults_of(options, KNOWN)
    players = options.get("players", 4)
    if not isinstance(players, int) or players not in SET_ASIDE:
        raise RefusedError(faults)
    if options.get("kitty", "none") == "four":
        hand, kitty = WITH_KITTY[players]
        set_aside: list[str] = []
    else:
        hand, kitty = WITHOUT_KITTY[players], 0
        set_aside = SET_ASIDE[players]
    minimum = options.get("minimum_bid", "half")
    if not isinstance(minimum, int):
        minimum = (hand + 1) // 2
    elif not 1 <= minimum <= hand:
        faults.append(f"minimum_bid: {minimum} is not from 1 to the hand size, {hand}")
    if options.get("call_own_card") is True and options.get("call") == "highest_missing":
        faults.append("call_own_card: not together with call highest_missing")
    if faults:
        raise RefusedError(faults)
    target = options.get("target", 52)
    assert isinstance(target, int)
    return AmerikanerRules(
        players=players,
        hand=hand,
        kitty=kitty,
        set_aside=tuple(set_aside),
        minimum_bid=minimum,
        top_number_ends_auction=options.get("top_number_ends_auction") is True,
        all_pass=str(options.get("all_pass", "redeal_next_dealer")),
        highest_missing=options.get("call") == "highest_missing",
        call_own_card=options.get("call_own_card") is True,
        stops_when_lost=options.get("amerikaner_stops_when_lost") is True,
        bidder_double=options.get("bidder_double") is True,
        target=target,
    )
