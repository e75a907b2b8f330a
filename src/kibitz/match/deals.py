"""Deals that follow each other as in a match, a new match whenever one ends: what traces and benchmarks play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kibitz.match.player import Player
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed, deal_seed, match_start
from kibitz.rules.actions import Action
from kibitz.rules.engine import apply, next_standing, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, DealOver, State
from kibitz.rules.variant import Variant
from kibitz.views import View, view


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the state before it, what the seat to act saw, and what it did."""

    before: State
    seen: View
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal from its start to its score."""

    seed: str
    start: Auction
    steps: tuple[Step, ...]
    over: DealOver


def match_seed(seed: str, index: int) -> str:
    """Return the seed of the index-th match of a series, from 0."""
    return f"{seed}/match/{index}"


def first_deal(variant: Variant, seed: str) -> tuple[Auction, str]:
    """Return the first deal of the series a seed gives, and the deal's own seed."""
    match = match_seed(seed, 0)
    own = deal_seed(match, 0)
    return deal_from_seed(variant, match_start(variant, match), own), own


def play_deal(start: Auction, seed: str, players: Sequence[Player]) -> PlayedDeal:
    """Return a deal played out. players: one for each seat. seed: the deal's own."""
    state: State = start
    chance = player_seed(seed)
    steps: list[Step] = []
    while (seat := to_act(state)) is not None:
        seen = view(state, seat)
        action = players[seat].act(seen, chance).action
        steps.append(Step(state, seen, seat, action))
        state = apply(state, action)
    assert isinstance(state, DealOver)
    return PlayedDeal(seed, start, tuple(steps), state)


def play_deals(variant: Variant, seed: str, n_deals: int, players: Sequence[Player]) -> Iterator[PlayedDeal]:
    """Yield so many deals; thrown-in ones count."""
    n_matches = n_dealt = 0
    match = match_seed(seed, 0)
    standing = match_start(variant, match)
    for _ in range(n_deals):
        own = deal_seed(match, n_dealt)
        played = play_deal(deal_from_seed(variant, standing, own), own, players)
        yield played
        if played.over.is_match_over:
            n_matches, n_dealt = n_matches + 1, 0
            match = match_seed(seed, n_matches)
            standing = match_start(variant, match)
        else:
            n_dealt += 1
            standing = next_standing(played.over)
