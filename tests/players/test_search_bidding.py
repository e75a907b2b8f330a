"""The search's bids: a little beyond the rulebook's, with a chance that means something, and for the match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kibitz.games import VARIANTS
from kibitz.match.player import Decision, Player
from kibitz.match.seeds import deal_from_seed
from kibitz.players.registry import player_from_spec
from kibitz.players.search.bidding import chance_to_make
from kibitz.rules.actions import Bid, Pass
from kibitz.rules.engine import apply, to_act
from kibitz.rules.parts import NumberAuction, OppositeSides, Seat
from kibitz.rules.state import Auction, Standing, State
from kibitz.rules.variant import Variant
from kibitz.views import View, view

CROWSNEST = VARIANTS["crowsnest"]
BY_NUMBERS = [v for v in VARIANTS.values() if isinstance(v.auction, NumberAuction)]
RULEBOOK, SEARCH = player_from_spec("rulebook"), player_from_spec("search")
DEALS = 40


def auctions(variant: Variant, tally: tuple[int, ...] | None = None, by: Player = RULEBOOK) -> Iterator[View]:
    """Yield what the seat to bid sees, all through the auctions of some deals."""
    for deal in range(DEALS):
        standing = Standing(Seat(deal % variant.n_seats), 2, tally or variant.first_tally)
        state: State = deal_from_seed(variant, standing, f"bids {deal}")
        while isinstance(state, Auction):
            seat = to_act(state)
            assert seat is not None
            seen = view(state, seat)
            yield seen
            state = apply(state, by.act(seen, "bids").action)


def percent_of(decision: Decision) -> int | None:
    for why in decision.reasons:
        if why.code == "chance_to_make":
            percent = dict(why.arguments)["percent"]
            assert isinstance(percent, int)
            return percent
    return None


@pytest.mark.parametrize("variant", BY_NUMBERS, ids=lambda v: v.id)
def test_without_bids_of_its_own_it_calls_as_the_rulebook_does(variant: Variant) -> None:
    plain = player_from_spec("search:bids=0")
    assert all(plain.act(seen, "x").action == RULEBOOK.act(seen, "x").action for seen in auctions(variant))


def test_it_goes_beyond_the_rulebook_and_never_stays_behind() -> None:
    calls = [(RULEBOOK.act(seen, "x").action, SEARCH.act(seen, "x").action) for seen in auctions(CROWSNEST)]
    assert not [pair for pair in calls if isinstance(pair[0], Bid) and pair[0] != pair[1]]
    beyond = [pair for pair in calls if isinstance(pair[0], Pass) and isinstance(pair[1], Bid)]
    assert 0.02 < len(beyond) / len(calls) < 0.3


@pytest.mark.parametrize("variant", BY_NUMBERS, ids=lambda v: v.id)
def test_every_bid_tells_a_chance(variant: Variant) -> None:
    n_bids = 0
    for seen in auctions(variant, by=SEARCH):
        decision = SEARCH.act(seen, "bids")
        percent = percent_of(decision)
        assert (percent is not None) == isinstance(decision.action, Bid)
        if percent is not None:
            assert 1 <= percent <= 99
            n_bids += 1
    assert n_bids > DEALS


def test_the_chance_to_make_falls_with_the_bid() -> None:
    for seen in auctions(CROWSNEST):
        chances = [chance_to_make(seen, bid) for bid in range(70, 125, 5)]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 < chance < 1.0 for chance in chances)


@pytest.mark.parametrize(
    ("tally", "code"),
    [
        # The others win by making what they have bid: rather a contract that is a little too high.
        ((220, 200), "bids_for_match"),
        # The others get there by the points they take as defenders, too: only a set contract stops them.
        ((295, 150), "passes_for_match"),
    ],
)
def test_near_the_end_a_call_is_for_the_match(tally: tuple[int, int], code: str) -> None:
    blind = player_from_spec("search:match=0")
    behind = [seen for seen in auctions(CROWSNEST, tally) if seen.seat in (1, 3) and _opponents_bid(seen)]
    changed = [seen for seen in behind if SEARCH.act(seen, "x").action != blind.act(seen, "x").action]
    codes = {SEARCH.act(seen, "x").reasons[0].code for seen in changed}
    assert code in codes


def test_early_in_the_match_it_does_not_look_at_the_score() -> None:
    blind = player_from_spec("search:match=0")
    assert all(SEARCH.act(seen, "x") == blind.act(seen, "x") for seen in auctions(CROWSNEST))


def test_the_partner_is_never_raised_for_the_match() -> None:
    for seen in auctions(CROWSNEST, (150, 295)):
        if seen.calls and not _opponents_bid(seen):
            codes = {why.code for why in SEARCH.act(seen, "x").reasons}
            assert not codes & {"bids_for_match", "passes_for_match"}


def _opponents_bid(seen: View) -> bool:
    """Return whether the bid that stands is the other side's."""
    assert isinstance(seen.variant.partner, OppositeSides) and seen.seat is not None
    bids = [called.seat for called in seen.calls if isinstance(called.call, Bid)]
    return bool(bids) and (bids[-1] - seen.seat) % 2 == 1
