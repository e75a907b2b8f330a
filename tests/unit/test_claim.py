"""A claim holds against every deal of the unseen cards and every play of the others; what might fail is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import pytest

from kibitz.cards import Card, Draw, Suit, sort_cards
from kibitz.games import VARIANTS, variant_of
from kibitz.match.claim import certain_rest
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, legal_actions, to_act
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Hand, Playing, State, Trick
from kibitz.rules.variant import Variant
from kibitz.views import observer_view, view
from tests.property.redeal import redealt
from tests.property.strategies import TABLES, play_out
from tests.rulebook.table import playing, table_text

N_CERTAIN = 200
N_DEALS = 3

CROWSNEST, TRACTOR, AMERIKANER = VARIANTS["crowsnest"], VARIANTS["tractor"], VARIANTS["amerikaner"]


# --- what is certain and what is not --------------------------------------------------------------


def leads(
    variant: Variant,
    hands: str,
    trump: str | None = "R",
    *,
    contract: int | str | None = 100,
    level: str | None = None,
    declarer: int = 0,
    buried: str = "",
) -> str | None:
    """Return the claim of seat 0, who is on lead; all cards that are in no hand have been played."""
    state = playing(
        variant,
        hands,
        trump=trump,
        contract=contract,
        level=level,
        declarer=declarer,
        buried=buried,
        dealer=declarer if level else 3,
        leader=0,
    )
    gone = Counter(variant.cards)
    gone.subtract([*state.buried, *(card for hand in state.hands for card in hand)])
    played = Trick(Seat(0), (tuple((+gone).elements()),), Seat(0))
    claim = certain_rest(view(replace(state, plays=(played,)), Seat(0)))
    return None if claim is None else " ".join(claim)


@pytest.mark.parametrize(
    ("hands", "claim"),
    [
        # Trumps first, each suit from the top; the suits in writing order do not matter.
        ("R14 R13 Y14 / R12 Y13 G5 / R11 Y12 G6 / B5 B6 B7", "R14 R13 Y14"),
        # One trump more is out than can be drawn.
        ("R14 R13 Y14 / R12 Y13 G5 / R11 Y12 G6 / R10 B6 B7", None),
        # Nothing but trumps need not draw them.
        ("R14 R13 / R12 Y13 / R11 R9 / R10 B6", "R14 R13"),
        # A trump that one of the unseen beats, in whatever hand.
        ("R14 R12 / R13 Y13 / Y12 G6 / G5 B6", None),
        # The Crow is the lowest trump here and played at any time: it must be drawn.
        ("Y14 / CR / Y13 / G5", None),
        ("R14 Y14 / CR Y12 / Y13 G6 / G5 G7", "R14 Y14"),
        ("R14 CR / Y13 Y12 / G6 G7 / G5 G8", "R14 CR"),
        # No trump is left anywhere.
        ("Y14 G14 / Y13 Y12 / G13 G7 / G5 G8", "Y14 G14"),
        # A card of a side suit that is not the best left.
        ("Y12 G14 / Y13 G6 / G13 G7 / G5 G8", None),
        # … or of a suit of which nobody else has a card.
        ("B5 G14 / Y13 G6 / G13 G7 / Y5 G8", "B5 G14"),
    ],
)
def test_rook(hands: str, claim: str | None) -> None:
    found = leads(CROWSNEST, hands)
    assert claim == found if claim is None else sorted(claim.split()) == sorted((found or "").split())
    if claim is not None and found is not None:
        # Before the first card of another suit all trumps are led.
        kinds = [card.startswith("R") or card == "CR" for card in found.split()]
        assert kinds == sorted(kinds, reverse=True)


@pytest.mark.parametrize(
    ("hands", "claim"),
    [
        # The second of two equal cards does not beat the first.
        ("HA / HA / HK / DA", "HA"),
        ("HK / HA / HK / DA", None),
        ("JR S3 / S4 HA / D4 HK / D3 DA", None),
        ("JR JB HA / S4 HA D3 / S3 HK D4 / D3 DA C3", "JR JB HA"),
        # Off-suit level cards are trumps, and equal.
        ("H2 / D2 / C2 / C3", "H2"),
        ("H2 / S2 / C2 / C3", None),
    ],
)
def test_tractor(hands: str, claim: str | None) -> None:
    assert claim == leads(TRACTOR, hands, "S", contract=None, level="2")


def test_without_trump_only_the_suits_count() -> None:
    assert "HA D5" == leads(AMERIKANER, "HA D5 / HK SA / HQ CA / HJ C2", None, contract="amerikaner")
    assert None is leads(AMERIKANER, "HQ D5 / HK SA / HA CA / HJ C2", None, contract="amerikaner")


def test_buried_cards_count_only_for_who_has_seen_them() -> None:
    hands, buried = "Y9 / Y8 / G5 / G6", "Y14 Y13 Y12 Y11 Y10"
    assert "Y9" == leads(CROWSNEST, hands, buried=buried)
    assert None is leads(CROWSNEST, hands, buried=buried, declarer=1)


def test_buried_trumps_that_were_shown_are_not_unseen() -> None:
    hands, buried = "R12 / R8 / G5 / G6", "R13 Y13 Y12 Y11 Y10"
    shown = variant_of("crowsnest", {"buried_trump_shown": True})
    assert "R12" == leads(shown, hands, buried=buried, declarer=1)
    assert None is leads(CROWSNEST, hands, buried=buried, declarer=1)


def test_there_is_nothing_to_claim_but_on_lead_and_with_trump_settled() -> None:
    state = playing(AMERIKANER, "HA HK / H2 S2 / H3 S3 / H4 S4", trump=None, contract=6, leader=0)
    assert None is certain_rest(view(state, Seat(0)))
    calling = apply(state, Play((Card("HA"),)))
    assert isinstance(calling, Playing) and calling.calling
    assert None is certain_rest(view(calling, Seat(0)))
    state = playing(CROWSNEST, "R14 / R5 / R6 / R7", trump="R", contract=100, leader=0)
    assert "R14" == " ".join(certain_rest(view(state, Seat(0))) or ())
    for seat in (1, 2, 3):
        assert None is certain_rest(view(state, Seat(seat)))
    assert None is certain_rest(observer_view(state))
    following = apply(state, Play((Card("R14"),)))
    assert None is certain_rest(view(following, Seat(1)))
    for moment in play_out(CROWSNEST, "claim").states:
        if not isinstance(moment, Playing):
            assert all(certain_rest(view(moment, seat)) is None for seat in CROWSNEST.seats)


# --- whatever the others hold and play ------------------------------------------------------------


@dataclass(frozen=True)
class Certain:
    """A position where the leader's claim holds."""

    state: Playing
    leads: tuple[Card, ...]

    @property
    def n_trumps_out(self) -> int:
        order = order_of(self.state.variant, self.state.contract.trump, self.state.contract.level)
        return sum(
            order.suit[card] == TRUMPS
            for seat, hand in enumerate(self.state.hands)
            if seat != self.state.leader
            for card in hand
        )


def with_strong_leader(state: Playing, draw: Draw) -> Playing:
    """Return the state with the best cards that are left in the leader's hand, and nothing declared."""
    order = order_of(state.variant, state.contract.trump, state.contract.level)
    pool = [card for hand in state.hands for card in hand]
    weakness = {s: draw.below(4) for s in (TRUMPS, *state.variant.deck.suits)}

    def worth(card: Card) -> tuple[int, int]:
        suit: Suit = order.suit[card]
        return (0 if suit == TRUMPS else 1 + weakness[suit], -order.strength[card])

    pool.sort(key=worth)
    n = len(state.hands[state.leader])
    own = [pool.pop(0) for _ in range(n)]
    rest: list[Hand] = []
    for seat, hand in enumerate(state.hands):
        cards = own if seat == state.leader else [pool.pop(draw.below(len(pool))) for _ in hand]
        rest.append(sort_cards(cards))
    return replace(state, hands=tuple(rest), calls=())


def positions() -> Iterator[Playing]:
    """Yield positions before a lead: as they came about, and with a hand made strong."""
    for number in range(1, 12):
        for variant in TABLES:
            draw = Draw(f"claim/{number}/{variant.id}")
            for state in play_out(variant, f"claim/{number}").states:
                if not isinstance(state, Playing) or state.trick or state.calling or not state.plays:
                    continue
                yield state
                # What others have shown or seen would have to stay where it is.
                if not any(state.known) and not state.kitty_shown:
                    yield with_strong_leader(state, draw)


@cache
def certain() -> tuple[Certain, ...]:
    """Return positions where the claim holds, at most some of each number of leads and game."""
    found: list[Certain] = []
    n_of: Counter[tuple[str, int]] = Counter()
    for state in positions():
        claim = certain_rest(view(state, state.leader))
        kind = (state.variant.id, len(claim or ()))
        if claim is not None and n_of[kind] < 4:
            n_of[kind] += 1
            found.append(Certain(state, claim))
    return tuple(found)


def test_there_are_claims_of_every_game_long_ones_and_such_that_draw_trumps() -> None:
    found = certain()
    assert len(found) >= N_CERTAIN
    assert {each.state.variant.id for each in found} == set(VARIANTS)
    assert sum(len(each.leads) >= 5 for each in found) >= 40
    assert sum(each.n_trumps_out > 0 and len(each.leads) > 3 for each in found) >= 15


def test_the_claimer_takes_every_trick() -> None:
    draw = Draw("claims")
    for each in certain():
        seat = each.state.leader
        assert sort_cards(each.leads) == sort_cards(each.state.hands[seat])
        for _ in range(N_DEALS):
            other = redealt(each.state, seat, draw)
            assert each.leads == certain_rest(view(other, seat))
            assert isinstance(other, Playing)
            play_and_win(other, seat, each.leads, draw)


def play_and_win(start: Playing, seat: Seat, claim: tuple[Card, ...], draw: Draw) -> None:
    """Play the leads against random play, half of it the highest card that may be played."""
    state: State = start
    left = list(claim)
    while not isinstance(state, DealOver):
        turn = to_act(state)
        assert turn is not None and isinstance(state, Playing)
        if not state.trick:
            assert turn == seat, f"lost a trick: {claim}\n{table_text(start)}"
            state = apply(state, Play((left.pop(0),)))
            continue
        legal = legal_actions(state)
        choice = legal[draw.below(len(legal))]
        if draw.below(2):
            order = order_of(state.variant, state.contract.trump, state.contract.level)
            plays = [action for action in legal if isinstance(action, Play)]
            choice = max(plays, key=lambda a: (order.suit[a.cards[0]] == TRUMPS, order.strength[a.cards[0]]))
        state = apply(state, choice)
    assert isinstance(state.last, Playing)
    assert all(trick.winner == seat for trick in state.last.plays[len(start.plays) :])
