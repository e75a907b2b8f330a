"""What a rulebook player did is what the kernel says the rulebook would have done, whatever the other hands hold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray

from kibitz.arena.schedule import sittings
from kibitz.cards import Card, Suit
from kibitz.errors import KernelError
from kibitz.games import VARIANTS
from kibitz.kernel.lower_shapes import LoweredShapes, lower_shapes
from kibitz.kernel.shape_explained import ShapeHistory
from kibitz.kernel.shape_policies import Told
from kibitz.match.seeds import deal_from_seed
from kibitz.players.rulebook import RulebookPlayer
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, to_act
from kibitz.rules.options import with_options
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import view

PLAYER = RulebookPlayer()
# Values of plays are rounded and summed in another order there: the second of two plays alike may be chosen.
ALIKE = 0.02
EVERYBODY = np.array([15], dtype=np.uint8)


@dataclass(frozen=True)
class Deal:
    """A deal of four rulebook players: its start, and what was played."""

    lowered: LoweredShapes
    start: Playing
    plays: tuple[tuple[Seat, tuple[Card, ...]], ...]

    @property
    def hands(self) -> NDArray[np.uint8]:
        return self.lowered.rows(self.start.hands)[np.newaxis]

    @property
    def buried(self) -> NDArray[np.uint8]:
        return self.lowered.rows([self.start.buried])

    def history(self, n: int | None = None, scale: float = 3.0) -> ShapeHistory:
        nothing = (frozenset[Suit](),) * 4
        told = Told(nothing, nothing, self.start.known)
        plays = [cards for _, cards in self.plays[:n]]
        return ShapeHistory(self.lowered, told, self.start.leader, plays, scale)


def played(number: int, variant: Variant = VARIANTS["tractor"]) -> Deal:
    sitting = next(iter(sittings(variant, "explained", number)))
    state: State = deal_from_seed(variant, sitting.standing, sitting.seed)
    start: Playing | None = None
    plays: list[tuple[Seat, tuple[Card, ...]]] = []
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        action = PLAYER.act(view(state, seat), sitting.seed).action
        if isinstance(state, Playing):
            start = state if start is None else start
            assert isinstance(action, Play)
            plays.append((seat, action.cards))
        state = apply(state, action)
    assert start is not None
    return Deal(lower_shapes(start), start, tuple(plays))


@pytest.mark.parametrize("throws", ["off", "on"])
def test_a_rulebook_players_plays_leave_no_gap(throws: str) -> None:
    n = n_none = n_choices = 0
    for number in range(4):
        deal = played(number, with_options(VARIANTS["tractor"], {"throws": throws}))
        gaps, shares = deal.history().explained(deal.hands, deal.buried, EVERYBODY)
        assert gaps.shape == shares.shape == (1, len(deal.plays))
        assert (gaps >= 0).all()
        assert (shares > 0).all()
        assert (shares <= 1).all()
        n += gaps.size
        n_none += int((gaps < ALIKE).sum())
        n_choices += int((shares < 1).sum())
    assert n_choices > n / 4
    assert n_none >= 0.995 * n


def test_another_play_leaves_the_gap_the_player_sees() -> None:
    deal = played(5)
    n = 0
    state: State = deal.start
    for i, (seat, cards) in enumerate(deal.plays[:40]):
        seen = view(state, seat)
        values = dict(PLAYER.act(seen, "any").values)
        if len(seen.legal) > 1:
            best = max(values.values())
            for action, value in list(values.items())[:4]:
                assert isinstance(action, Play)
                other = Deal(deal.lowered, deal.start, (*deal.plays[:i], (seat, action.cards)))
                gaps, _ = other.history().explained(deal.hands, deal.buried, EVERYBODY)
                assert gaps[0, -1] == pytest.approx(best - value, abs=0.1)
                n += 1
        state = apply(state, Play(cards))
    assert n > 40


def test_a_seats_part_depends_on_its_own_cards_only() -> None:
    deal = played(6)
    n = 30
    gone = [[c for s, cards in deal.plays[:n] if s == seat for c in cards] for seat in range(4)]
    held = [list(hand) for hand in deal.start.hands]
    for seat, cards in enumerate(gone):
        for card in cards:
            held[seat].remove(card)
    # Two seats that are not void in it exchange a card of one suit.
    order = view(deal.start, Seat(0)).order
    one, other = next(
        (a, b)
        for a in held[1]
        for b in held[2]
        if a != b
        and order.suit[a] == order.suit[b]
        and held[1].count(b) + gone[1].count(b) == 0
        and held[2].count(a) + gone[2].count(a) == 0
        and held[1].count(a) == held[2].count(b) == 1
    )
    hands = np.repeat(deal.hands, 2, axis=0)
    a, b = deal.lowered.number[one], deal.lowered.number[other]
    hands[1, 1, a] -= 1
    hands[1, 1, b] += 1
    hands[1, 2, b] -= 1
    hands[1, 2, a] += 1
    buried = np.repeat(deal.buried, 2, axis=0)
    history = deal.history(n)
    gaps, shares = history.explained(hands, buried, np.array([15, 15], dtype=np.uint8))
    seats = np.array([seat for seat, _ in deal.plays[:n]])
    same = np.isin(seats, [0, 3])
    assert gaps[1, same].tolist() == gaps[0, same].tolist()
    assert shares[1, same].tolist() == shares[0, same].tolist()
    assert not np.array_equal(shares[0], shares[1])
    masked, _ = history.explained(hands, buried, np.array([11, 11], dtype=np.uint8))
    assert not masked[:, seats == 2].any()
    assert masked[:, seats != 2].tolist() == gaps[:, seats != 2].tolist()


def test_a_play_its_hand_does_not_hold_is_refused() -> None:
    deal = played(7)
    hands = np.repeat(deal.hands, 2, axis=0)
    seat = deal.plays[0][0]
    hands[1, [seat, (seat + 1) % 4]] = hands[1, [(seat + 1) % 4, seat]]
    with pytest.raises(KernelError) as caught:
        deal.history().explained(hands, np.repeat(deal.buried, 2, axis=0), np.array([15, 15], dtype=np.uint8))
    assert "kernel/illegal_play" == caught.value.code


def test_worlds_move_to_such_as_explain_the_plays() -> None:
    """Between two hands cards of the suits both have may move; in the long run most plays are explained."""
    deal = played(8)
    n = 40
    plays = deal.plays[:n]
    gone = np.zeros((5, len(deal.lowered.kinds)), dtype=np.uint8)
    for seat, cards in plays:
        gone[seat] += deal.lowered.counts(cards)
    start = np.concatenate((deal.hands, deal.buried[np.newaxis]), axis=1)
    # Seats 1 and 2 hold each other's cards of a suit as far as that is no contradiction: here of any one suit.
    suits = np.array([deal.lowered.suits.index(order_suit(deal, kind)) for kind in deal.lowered.kinds])
    free = start[0] - gone
    most = np.zeros_like(gone)
    for suit in range(len(deal.lowered.suits)):
        of = suits == suit
        if free[1, of].any() and free[2, of].any():
            most[1, of] = most[2, of] = 2

    def wandered(shares: NDArray[np.float64]) -> NDArray[np.uint8]:
        return deal.history(n).wandered(
            np.repeat(start, 20, axis=0),
            viewer=Seat(0),
            fixed=gone,
            most=most,
            odds=np.zeros(gone.shape),
            other_play=0.05,
            shares=shares,
            kept=(np.arange(60) % 20 == 19).astype(np.uint8),
            seed=1,
        )

    def explained(worlds: NDArray[np.uint8]) -> float:
        """Return the part of the plays the rulebook would have made, in the worlds taken last."""
        hands, buried = np.ascontiguousarray(worlds[-1, :, :4]), np.ascontiguousarray(worlds[-1, :, 4])
        gaps, _ = deal.history(n).explained(hands, buried, np.full(20, 6, dtype=np.uint8))
        return float((gaps < ALIKE).mean())

    found, blind = wandered(np.ones(60)), wandered(np.full(60, 1e-9))
    for worlds in (found, blind):
        assert worlds.shape == (3, 20, 5, len(deal.lowered.kinds))
        assert (worlds.sum(axis=2) == 2).all()
        assert (worlds >= gone).all()
        assert (worlds[:, :, [0, 3, 4]] == start[:, [0, 3, 4]]).all()
        assert (worlds[:, :, 1] != start[:, 1]).any()
    assert explained(found) > explained(blind) + 0.02
    assert found.tolist() == wandered(np.ones(60)).tolist()


def order_suit(deal: Deal, kind: Card) -> Suit:
    return view(deal.start, Seat(0)).order.suit[kind]
