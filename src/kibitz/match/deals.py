"""Deals that follow each other as in a match, a new match whenever one ends: what traces and benchmarks play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kibitz.match.player import Player
from kibitz.match.referee import Step, decisions
from kibitz.match.seeds import deal_from_seed, deal_seed, match_start
from kibitz.rules.engine import apply, next_standing
from kibitz.rules.state import Auction, DealOver
from kibitz.rules.variant import Variant


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
    steps = tuple(decisions(start, seed, players))
    over = apply(steps[-1].before, steps[-1].action)
    assert isinstance(over, DealOver)
    return PlayedDeal(seed, start, steps, over)


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
