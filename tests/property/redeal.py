"""Deal the cards a seat cannot see anew, so that all it knows stays true.

What binds the new deal: hand sizes, the seat's own cards, the kitty and the buried cards where it has seen
them, cards shown by declaring or taken back from a throw, trumps shown when buried, and that the called
card lies with somebody who has not yet had to play it. Voids do not bind: a view lists what was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kibitz.cards import Card, Draw, sort_cards
from kibitz.rules.actions import Declare
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import CalledCard, Seat
from kibitz.rules.phases.handover import at_least
from kibitz.rules.state import Auction, Burying, Called, DealOver, Hand, NamingTrump, Playing, State


@dataclass(slots=True)
class Places:
    """Piles to be filled: what lies there for sure, and how many cards it holds in all."""

    fixed: list[list[Card]]
    sizes: list[int]
    pool: list[Card] = field(default_factory=list)

    def fill(self, draw: Draw, only: Sequence[set[Card] | None]) -> list[Hand]:
        """Return full piles; ``only`` limits what may come to a pile from the pool (None: anything)."""
        piles = [list(cards) for cards in self.fixed]
        # The choosy piles take first, so that they find what they may hold.
        for index in sorted(range(len(piles)), key=lambda i: only[i] is None):
            while len(piles[index]) < self.sizes[index]:
                allowed = only[index]
                choice = [n for n, card in enumerate(self.pool) if allowed is None or card in allowed]
                piles[index].append(self.pool.pop(choice[draw.below(len(choice))]))
        assert not self.pool
        return [sort_cards(pile) for pile in piles]


def redealt(state: State, seat: Seat | None, draw: Draw) -> State:
    """Return another state in which the seat (None: an observer) has seen the same."""
    match state:
        case Auction():
            return _auction(state, seat, draw)
        case NamingTrump() | Burying() | Playing():
            return _with_contract(state, seat, draw)
        case DealOver(last=Auction() as last):
            return replace(state, last=_auction(last, seat, draw))
        case DealOver(last=Playing() as last):
            rule = state.variant.kitty
            shown = rule is not None and rule.buried_shown_at_end
            again = _with_contract(last, seat, draw, buried_seen=shown)
            assert isinstance(again, Playing) and state.outcome is not None
            return replace(state, last=again, outcome=replace(state.outcome, buried=again.buried))
        case _:
            return state


def _declared(calls: tuple[Called, ...], n: int) -> list[Hand]:
    shown: list[Hand] = [()] * n
    for called in calls:
        if isinstance(called.call, Declare):
            shown[called.seat] = at_least(shown[called.seat], called.call.cards)
    return shown


def _rest(pack: Sequence[Card], *seen: Sequence[Card]) -> list[Card]:
    left = Counter(pack)
    left.subtract(card for cards in seen for card in cards)
    assert all(n >= 0 for n in left.values()), left
    return list(left.elements())


def _auction(state: Auction, seat: Seat | None, draw: Draw) -> Auction:
    n = state.variant.n_seats
    fixed = [list(cards) for cards in _declared(state.calls, n)]
    if seat is not None:
        fixed[seat] = list(state.hands[seat])
    sizes = [*map(len, state.hands), len(state.kitty)]
    places = Places([*fixed, []], sizes, _rest(state.variant.cards, *fixed))
    *hands, kitty = places.fill(draw, [None] * (n + 1))
    return replace(state, hands=tuple(hands), kitty=kitty)


def _with_contract(
    state: NamingTrump | Burying | Playing, seat: Seat | None, draw: Draw, *, buried_seen: bool = False
) -> NamingTrump | Burying | Playing:
    """Return the state with hands, kitty and buried cards dealt anew.

    The declarer's hand and the buried cards are two piles; where he has not yet taken the kitty, the kitty
    is the second pile instead.
    """
    variant, declarer = state.variant, state.contract.declarer
    n = variant.n_seats
    buried = () if isinstance(state, Burying) else state.buried
    taken = isinstance(state, Burying) or bool(buried)
    second = buried if taken else state.kitty
    own = seat == declarer
    gone = _gone(state)
    shown = _declared(state.calls, n)

    fixed: list[list[Card]] = [[] for _ in range(n)]
    for other in variant.seats:
        known = state.known[other] if isinstance(state, Playing) else shown[other]
        fixed[other] = list(state.hands[other] if other == seat else known)
    fixed_second: list[Card] = list(second) if taken and (own or buried_seen) else []
    order = order_of(variant, state.contract.trump, state.contract.level)
    only: list[set[Card] | None] = [None] * (n + 1)
    rule = variant.kitty
    if isinstance(state, Playing) and rule is not None and rule.buried_trump_shown and not fixed_second:
        fixed_second = list(order.cards_of(TRUMPS, buried))
        only[n] = {card for card in variant.cards if order.suit[card] != TRUMPS}
    if not own:
        _declarers_cards(
            state, shown[declarer], gone, (fixed[declarer], fixed_second), n_second=len(second), draw=draw
        )
    _called_card(state, seat, fixed, draw)

    sizes = [*map(len, state.hands), len(second)]
    played = gone_of_all(state)
    pool = _rest(variant.cards, played, fixed_second, *fixed)
    *hands, new_second = Places([*fixed, fixed_second], sizes, pool).fill(draw, only)
    if not taken:
        assert isinstance(state, (NamingTrump, Playing))
        return replace(state, hands=tuple(hands), kitty=new_second)
    # Who is shown the buried cards at the end is shown the kitty as dealt, too.
    kitty_known = own or buried_seen or (not isinstance(state, NamingTrump) and state.kitty_shown)
    kitty = (
        state.kitty
        if kitty_known
        else _some(hands[declarer] + new_second + tuple(gone), len(state.kitty), draw)
    )
    if isinstance(state, Burying):
        return replace(state, hands=tuple(hands), kitty=kitty)
    return replace(state, hands=tuple(hands), kitty=kitty, buried=new_second)


def gone_of_all(state: NamingTrump | Burying | Playing) -> list[Card]:
    """Return all cards that lie on the table or in finished tricks."""
    if not isinstance(state, Playing):
        return []
    rows = [*state.trick, *(cards for trick in state.plays for cards in trick.cards)]
    return [card for cards in rows for card in cards]


def _gone(state: NamingTrump | Burying | Playing) -> list[Card]:
    """Return the cards the declarer has played."""
    if not isinstance(state, Playing):
        return []
    n, declarer = state.variant.n_seats, state.contract.declarer
    gone: list[Card] = []
    for leader, cards in [*((t.leader, t.cards) for t in state.plays), (state.leader, state.trick)]:
        place = (declarer - leader) % n
        if place < len(cards):
            gone += cards[place]
    return gone


def _declarers_cards(
    state: NamingTrump | Burying | Playing,
    shown: Hand,
    gone: list[Card],
    piles: tuple[list[Card], list[Card]],
    *,
    n_second: int,
    draw: Draw,
) -> None:
    """Put what the declarer is known to have had, and not played, into his hand or among the buried."""
    hand, second = piles
    had = Counter(shown)
    if not isinstance(state, NamingTrump) and state.kitty_shown:
        had |= Counter(state.kitty)
    had.subtract([*gone, *hand, *second])
    size = len(state.hands[state.contract.declarer])
    for card in had.elements():
        room = [pile for pile, limit in ((hand, size), (second, n_second)) if len(pile) < limit]
        room[draw.below(len(room))].append(card)


def _called_card(
    state: NamingTrump | Burying | Playing, seat: Seat | None, fixed: list[list[Card]], draw: Draw
) -> None:
    """Put the called card, still unplayed, with somebody who may hold it."""
    if not isinstance(state, Playing) or state.called is None or state.called in gone_of_all(state):
        return
    rule, declarer = state.variant.partner, state.contract.declarer
    assert isinstance(rule, CalledCard)
    if seat is not None and state.called in state.hands[seat]:
        return
    n = state.variant.n_seats
    may = [s for s in state.variant.seats if s not in (declarer, seat)]
    if state.plays:
        may = []  # After trick 1 an unplayed called card is the declarer's own.
    else:
        may = [s for s in may if (s - state.leader) % n >= len(state.trick)]
    if rule.own_card and seat != declarer:
        may.append(declarer)
    may = [s for s in may if len(fixed[s]) < len(state.hands[s])]
    fixed[may[draw.below(len(may))]].append(state.called)


def _some(cards: Hand, size: int, draw: Draw) -> Hand:
    left = list(cards)
    return tuple(left.pop(draw.below(len(left))) for _ in range(size))
