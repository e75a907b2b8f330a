"""From one match seed to everything random in the match."""

from __future__ import annotations

from kibitz.cards import Draw, shuffle
from kibitz.rules.engine import deal, first_standing
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, Standing
from kibitz.rules.variant import Variant


def match_start(variant: Variant, seed: str) -> Standing:
    """Return the start of a match; the first dealer is drawn from the seed."""
    return first_standing(variant, Seat(Draw(f"{seed}/dealer").below(variant.n_seats)))


def deal_seed(seed: str, index: int) -> str:
    """Return the seed of the index-th deal dealt in a match (thrown-in deals count), from 0."""
    return f"{seed}/deal/{index}"


def deal_from_seed(variant: Variant, standing: Standing, seed: str) -> Auction:
    """Return the start of the deal a deal seed gives."""
    return deal(variant, standing, shuffle(variant.cards, seed))
