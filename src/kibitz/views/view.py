"""The view of a seat.

A view is built field by field from what the seat has seen; it holds no state and no way to one. Players,
clients and adapters are handed views only. ``tests/property`` deals the unseen cards anew and requires
the same view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kibitz.cards import Card, Rank
from kibitz.rules.actions import Action
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.order import TRUMPS, Order, order_of
from kibitz.rules.parts import Seat, TrumpDeclaring
from kibitz.rules.phases import declaring
from kibitz.rules.phases.handover import known_at_start
from kibitz.rules.phases.score import with_penalties
from kibitz.rules.state import (
    Auction,
    Burying,
    Called,
    Contract,
    DealOver,
    Hand,
    NamingTrump,
    Phase,
    Playing,
    Result,
    Standing,
    State,
    Trick,
    phase_of,
)
from kibitz.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows. ``seat`` is None for an observer, who holds no cards.

    hand: own cards. hand_sizes: of all seats. legal: the seat's legal actions when it is to act, else ().
    calls, plays, trick, leader: as in the states. contract: with trump and level as far as settled.
    kitty: as dealt, for who has seen it. buried: for who buried, and for all once shown; ``buried_shown``
    those of them shown to all while the deal runs.
    known: cards all know each seat to hold. points: with penalties, without kitty and bonuses.
    dealer: as things stand. level: the level rank, where there is one. result: when the deal is over.
    """

    variant: Variant
    seat: Seat | None
    phase: Phase
    to_act: Seat | None
    standing: Standing
    dealer: Seat
    level: Rank | None
    hand: Hand
    hand_sizes: tuple[int, ...]
    calls: tuple[Called, ...]
    contract: Contract | None
    kitty: Hand | None
    buried: Hand | None
    buried_shown: Hand
    leader: Seat | None
    trick: tuple[Hand, ...]
    plays: tuple[Trick, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    called: Card | None
    partner: Seat | None
    calling: bool
    known: tuple[Hand, ...]
    failed_throws: tuple[int, ...]
    result: Result | None
    legal: Sequence[Action]

    @property
    def order(self) -> Order:
        """Return effective suits and strengths as far as trump is settled."""
        trump = self.contract.trump if self.contract else None
        return order_of(self.variant, trump, self.level)


def view(state: State, seat: Seat) -> View:
    """Return what the seat knows."""
    return _view(state, seat)


def observer_view(state: State) -> View:
    """Return what everybody knows: the view of somebody who watches and holds no cards."""
    return _view(state, None)


def _view(state: State, seat: Seat | None) -> View:
    turn = to_act(state)
    legal = legal_actions(state) if turn is not None and turn == seat else ()
    match state:
        case Playing():
            return _play_view(state, seat, turn, legal)
        case Auction():
            return _seen(
                state,
                seat,
                turn,
                hands=state.hands,
                calls=state.calls,
                legal=legal,
                known=_declared(state),
            )
        case NamingTrump():
            has_taken = seat == state.contract.declarer and bool(state.buried)
            return _seen(
                state,
                seat,
                turn,
                hands=state.hands,
                calls=state.calls,
                contract=state.contract,
                kitty=state.kitty if has_taken else None,
                buried=state.buried if has_taken else None,
                legal=legal,
            )
        case Burying():
            return _seen(
                state,
                seat,
                turn,
                hands=state.hands,
                calls=state.calls,
                contract=state.contract,
                kitty=state.kitty if state.kitty_shown or seat == state.contract.declarer else None,
                known=known_at_start(state.variant, state.calls, state.contract.declarer),
                legal=legal,
            )
        case DealOver():
            return _over_view(state, seat)


def _declared(state: Auction) -> tuple[Hand, ...]:
    if isinstance(state.variant.auction, TrumpDeclaring):
        return declaring.shown_cards(state)
    return ((),) * state.variant.n_seats


def _play_view(state: Playing, seat: Seat | None, turn: Seat | None, legal: Sequence[Action]) -> View:
    # Written out, not by _seen: every play of every simulated deal passes here.
    variant, contract, hands = state.variant, state.contract, state.hands
    own = seat == contract.declarer
    level = contract.level
    return View(
        variant,
        seat,
        Phase.PLAY,
        turn,
        state.standing,
        state.standing.dealer if level is None else contract.declarer,
        level,
        hands[seat] if seat is not None else (),
        tuple(map(len, hands)),
        state.calls,
        contract,
        state.kitty if (own or state.kitty_shown) and state.kitty else None,
        state.buried if own else None,
        _buried_trumps(state),
        state.leader,
        state.trick,
        state.plays,
        state.tricks,
        with_penalties(variant, contract.declarer, state.points, state.failed_throws),
        state.called,
        state.partner,
        state.calling,
        state.known,
        state.failed_throws,
        None,
        legal,
    )


def _buried_trumps(state: Playing) -> Hand:
    rule = state.variant.kitty
    if rule is None or not rule.buried_trump_shown:
        return ()
    order = order_of(state.variant, state.contract.trump, state.contract.level)
    return order.cards_of(TRUMPS, state.buried)


def _over_view(state: DealOver, seat: Seat | None) -> View:
    result = state.result
    match state.last:
        case Playing() as last:
            rule = state.variant.kitty
            own = seat == last.contract.declarer
            shown = rule is not None and rule.buried_shown_at_end
            return _seen(
                state,
                seat,
                None,
                hands=last.hands,
                calls=last.calls,
                contract=last.contract,
                kitty=last.kitty if (own or last.kitty_shown) and last.kitty else None,
                buried=last.buried if own or shown else None,
                buried_shown=_buried_trumps(last),
                leader=last.leader,
                plays=last.plays,
                tricks=last.tricks,
                points=result.points,
                called=last.called,
                partner=last.partner,
                known=last.known,
                failed_throws=last.failed_throws,
                result=result,
            )
        case Auction() as last:
            return _seen(
                state, seat, None, hands=last.hands, calls=last.calls, points=result.points, result=result
            )
        case None:
            outcome = state.outcome
            return _seen(
                state,
                seat,
                None,
                hands=((),) * state.variant.n_seats,
                contract=outcome.contract if outcome else None,
                tricks=outcome.tricks if outcome else (),
                points=result.points,
                partner=outcome.partner if outcome else None,
                result=result,
            )


def _seen(
    state: State,
    seat: Seat | None,
    turn: Seat | None,
    *,
    hands: tuple[Hand, ...],
    calls: tuple[Called, ...] = (),
    contract: Contract | None = None,
    kitty: Hand | None = None,
    buried: Hand | None = None,
    buried_shown: Hand = (),
    leader: Seat | None = None,
    trick: tuple[Hand, ...] = (),
    plays: tuple[Trick, ...] = (),
    tricks: tuple[int, ...] = (),
    points: tuple[int, ...] = (),
    called: Card | None = None,
    partner: Seat | None = None,
    calling: bool = False,
    known: tuple[Hand, ...] | None = None,
    failed_throws: tuple[int, ...] = (),
    result: Result | None = None,
    legal: Sequence[Action] = (),
) -> View:
    """Return the view with what is given; of the hands only the seat's own and the sizes go in."""
    variant = state.variant
    dealer, level = state.standing.dealer, None
    if isinstance(variant.auction, TrumpDeclaring):
        level = contract.level if contract else declaring.level_rank(variant, state.standing)
        if contract is not None:
            dealer = contract.declarer
        elif isinstance(state, Auction):
            dealer = declaring.dealer_now(state)
    return View(
        variant=variant,
        seat=seat,
        phase=phase_of(state),
        to_act=turn,
        standing=state.standing,
        dealer=dealer,
        level=level,
        hand=hands[seat] if seat is not None else (),
        hand_sizes=tuple(len(hand) for hand in hands),
        calls=calls,
        contract=contract,
        kitty=kitty,
        buried=buried,
        buried_shown=buried_shown,
        leader=leader,
        trick=trick,
        plays=plays,
        tricks=tricks,
        points=points,
        called=called,
        partner=partner,
        calling=calling,
        known=known if known is not None else ((),) * variant.n_seats,
        failed_throws=failed_throws,
        result=result,
        legal=legal,
    )


__all__ = ["View", "observer_view", "view"]
