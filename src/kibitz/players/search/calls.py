"""How well a hand explains the calls its holder made: by the rulebook's own limits, softened."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.players.rulebook.bidding import MARGIN, PARTNER_BID, PARTNER_PASSED
from kibitz.players.rulebook.judging import Held, unit_of
from kibitz.players.search.hands import Counted, Rows
from kibitz.rules.actions import Bid, BidAlone, Pass
from kibitz.rules.parts import NumberAuction, OppositeSides, Seat
from kibitz.views import View

# As parts of the top bid: how far a player strays from the rulebook's limit, and, of the declarer, whose dealt
# hand is not known, how far his final hand tells of it.
SPREAD = 0.03
DECLARERS_SPREAD = 0.04
DECLARERS_SHIFT = -0.15
# How sharply the named suit must be the declarer's best, as a part of the top bid.
SUIT_SPREAD = 0.03


@dataclass(frozen=True, slots=True)
class Said:
    """What a call says: the limit is at least ``least`` or below ``below``."""

    seat: Seat
    least: float | None
    below: float | None
    shift: float


def said_by(view: View) -> list[Said]:
    """Return what each call of others says of its holder's worth, before what his partner had said."""
    variant = view.variant
    rule = variant.auction
    if not isinstance(rule, NumberAuction):
        return []
    whole = variant.top_bid
    has_partner = isinstance(variant.partner, OppositeSides)
    said: list[Said] = []
    passed: set[Seat] = set()
    bids: dict[Seat, int] = {}
    standing, holder = variant.minimum_bid - rule.step, None
    for called in view.calls:
        seat, call = called.seat, called.call
        partner = Seat((seat + 2) % variant.n_seats) if has_partner else None
        shift = -MARGIN[unit_of(variant)] * whole
        if partner in bids:
            shift += PARTNER_BID * whole
        elif partner in passed:
            shift += PARTNER_PASSED * whole
        is_ours = partner is not None and holder == partner
        if isinstance(call, Bid):
            least = call.amount + (rule.step if is_ours else 0)
            said.append(Said(seat, float(least), None, shift))
            bids[seat], standing, holder = call.amount, call.amount, seat
        elif isinstance(call, Pass):
            passed.add(seat)
            opponents = [s for s in variant.seats if s not in (seat, partner)]
            below = standing + rule.step
            if is_ours:
                below += 2 * rule.step
            if below <= whole and not (is_ours and passed.issuperset(opponents)):
                said.append(Said(seat, None, float(below), shift))
        elif isinstance(call, BidAlone):
            passed.add(seat)
    return [each for each in said if each.seat != view.seat]


def likelihood(view: View, hands: Rows) -> NDArray[np.float64]:
    """Return the logarithm of how well each world explains the calls.

    hands: (worlds, seats, faces), as dealt; of a declarer who took the kitty, after burying.
    """
    variant, contract = view.variant, view.contract
    whole = float(variant.top_bid)
    out = np.zeros(len(hands))
    counted = Counted(variant, hands, variant.deck.suits)
    found = counted.nameable(Held.DEALT)
    limits, spread = found.max(axis=-1), np.full(variant.n_seats, SPREAD * whole)
    if contract is not None and contract.trump in variant.deck.suits and contract.declarer != view.seat:
        declarer = contract.declarer
        if variant.kitty is not None:
            found = counted.nameable(Held.PLAYED)
        # He named the suit that was best for him.
        of_suit = found[:, declarer]
        named = variant.deck.suits.index(contract.trump)
        others = np.delete(of_suit, named, axis=-1).max(axis=-1)
        out += _sure(np.maximum(of_suit[:, named] - others, -whole) / (SUIT_SPREAD * whole))
        if variant.kitty is not None:
            limits[:, declarer] = of_suit[:, named] + DECLARERS_SHIFT * whole
            spread[declarer] = DECLARERS_SPREAD * whole
    for each in said_by(view):
        limit = np.maximum(limits[:, each.seat] + each.shift, -2 * whole)
        if each.least is not None:
            out += _sure((limit - each.least) / spread[each.seat])
        elif each.below is not None:
            out += _sure((each.below - limit) / spread[each.seat])
    return out


def _sure(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return log of the logistic function."""
    return -np.logaddexp(0.0, -x)
