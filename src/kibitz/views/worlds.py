"""Worlds: the cards a view does not show, put somewhere; and the whole state each makes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kibitz.cards import Card, shuffle, sort_cards
from kibitz.errors import KernelError, problem
from kibitz.rules.actions import Declare
from kibitz.rules.parts import NoDeclaration, Seat, TrumpDeclaring, TrumpFrom
from kibitz.rules.phases.handover import at_least, no_points
from kibitz.rules.state import Auction, Burying, Hand, NamingTrump, Phase, Playing
from kibitz.views.view import View


@dataclass(frozen=True, slots=True)
class World:
    """Everybody's hand, the viewer's included, and the pile (see ``knowledge``), each in writing order."""

    hands: tuple[Hand, ...]
    pile: Hand


def state_of(view: View, world: World) -> Auction | NamingTrump | Burying | Playing:
    """Return a state in which the cards lie as in the world, and whose view is this one.

    What no card's place settles is chosen by a shuffle that the world seeds: the order of an untaken kitty, and
    which of the declarer's cards came from a kitty the viewer has not seen. Raises
    KernelError("kernel/view_over") after the end of the deal.
    """
    variant, contract = view.variant, view.contract
    match view.phase:
        case Phase.AUCTION:
            return Auction(variant, view.standing, world.hands, _mixed(world.pile, world), view.calls)
        case Phase.NAME_TRUMP:
            assert contract is not None
            has_buried = variant.trump is TrumpFrom.NAMED
            buried = (view.buried if view.buried is not None else world.pile) if has_buried else ()
            kitty = _kitty(view, world, buried) if has_buried else _mixed(world.pile, world)
            return NamingTrump(variant, view.standing, world.hands, kitty, contract, view.calls, buried)
        case Phase.BURY:
            assert contract is not None
            kitty = _kitty(view, world, ())
            return Burying(
                variant, view.standing, world.hands, kitty, contract, view.calls, is_kitty_shown(view)
            )
        case Phase.PLAY:
            return _playing(view, world)
        case Phase.DEAL_OVER | Phase.MATCH_OVER:
            raise KernelError(problem("kernel/view_over"))


def is_kitty_shown(view: View) -> bool:
    """Return whether all have seen the kitty: nobody declared, and its first suit is trump."""
    rule = view.variant.auction
    return (
        isinstance(rule, TrumpDeclaring)
        and rule.no_declaration is NoDeclaration.KITTY_SUIT
        and len(view.calls) == view.variant.n_seats
        and not any(isinstance(called.call, Declare) for called in view.calls)
    )


def _mixed(cards: Hand, world: World) -> Hand:
    return shuffle(cards, " ".join(card for hand in (*world.hands, cards) for card in (*hand, "/")))


def _played_by(view: View, seat: Seat) -> list[Card]:
    n = view.variant.n_seats
    played: list[Card] = []
    tricks = [(trick.leader, trick.cards) for trick in view.plays]
    for leader, plays in [*tricks, (view.leader or Seat(0), view.trick)]:
        place = (seat - leader) % n
        if place < len(plays):
            played += plays[place]
    return played


def _kitty(view: View, world: World, buried: Hand) -> Hand:
    """Return the kitty as dealt: as seen, or some of the declarer's cards but those he declared."""
    assert view.contract is not None
    declarer = view.contract.declarer
    if view.kitty is not None or view.seat == declarer:
        return view.kitty or ()
    shown: Hand = ()
    for called in view.calls:
        if isinstance(called.call, Declare) and called.seat == declarer:
            shown = at_least(shown, called.call.cards)
    had = Counter((*world.hands[declarer], *buried, *_played_by(view, declarer)))
    had.subtract(shown)
    return _mixed(sort_cards((+had).elements()), world)[: view.variant.kitty_size]


def _playing(view: View, world: World) -> Playing:
    variant, contract = view.variant, view.contract
    assert contract is not None and view.leader is not None
    buried: Hand = ()
    if view.buried is not None:
        buried = view.buried
    elif variant.kitty is not None:
        # Of an ending set up by hand the pile also holds what was played before.
        room = variant.kitty_size - len(view.buried_shown)
        hidden = list((Counter(world.pile) - Counter(view.buried_shown)).elements())
        buried = sort_cards((*view.buried_shown, *_mixed(tuple(hidden), world)[:room]))
    return Playing(
        variant,
        view.standing,
        world.hands,
        _kitty(view, world, buried),
        contract,
        view.leader,
        view.calls,
        is_kitty_shown(view),
        buried,
        view.trick,
        view.plays,
        view.tricks,
        _points(view),
        view.called,
        view.partner,
        view.calling,
        view.failed_throws,
        view.known,
    )


def _points(view: View) -> tuple[int, ...]:
    """Return the captured points without penalties, which a view adds in."""
    variant = view.variant
    penalty = getattr(variant.play, "throw_penalty", 0)
    if not penalty or not any(view.failed_throws) or not view.points:
        return view.points
    if len(view.plays) == sum(view.tricks):
        points = list(no_points(variant))
        for trick in view.plays:
            points[variant.side_of(trick.winner)] += sum(
                variant.card_points[card] for cards in trick.cards for card in cards
            )
        return tuple(points)
    # An ending set up by hand with points from before: take the penalties off again.
    assert view.contract is not None
    dealers = variant.side_of(view.contract.declarer)
    change = penalty * (view.failed_throws[dealers] - view.failed_throws[1 - dealers])
    return tuple(max(0, p - change) if side != dealers else p for side, p in enumerate(view.points))


__all__ = ["World", "is_kitty_shown", "state_of"]
