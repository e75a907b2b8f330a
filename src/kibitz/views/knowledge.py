"""What a view proves about the cards it does not show: where each may be, and what no hand may hold.

Everything here follows from the rules; nothing guesses. A *physical* card is meant throughout: the two
copies of a face are two cards, and a card that was shown (declared, taken back from a throw, seen in an
exposed kitty) is that very card. Places are numbered: the seats, then the *pile* (the kitty before it is
taken, the buried cards after; in an ending set up by hand also what was played before it), then the part of
the pile that is counters, where a rule limits those.

Not proven, and so not used: calls and passes (they are decisions), and what a failed throw tried beyond
the cards that its player still holds (a view does not keep the attempt).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kibitz.cards import Card, Rank, Suit, rank_of, suit_of
from kibitz.errors import KernelError, problem
from kibitz.rules.actions import Declare
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import Callable, CalledCard, CountersInKitty, Seat, TrumpFrom
from kibitz.rules.phases.handover import at_least
from kibitz.rules.state import Hand, Phase
from kibitz.views.proofs import Condition, Plays, Seen
from kibitz.views.view import View


@dataclass(frozen=True, slots=True)
class Hidden:
    """A face of which copies are hidden.

    places: for each hidden copy the places it may be in, one bit each. twice: the places that may have both.
    """

    card: Card
    places: tuple[int, ...]
    twice: int


@dataclass(frozen=True, slots=True)
class Case:
    """How many hidden cards each place holds, and where each card may be. Cases exclude one another."""

    sizes: tuple[int, ...]
    hidden: tuple[Hidden, ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All a view proves.

    faces: every face in play, in writing order. known: cards each seat surely holds (the viewer: its hand).
    pile: cards surely in the pile. A deal is possible if it is one of some case and meets all conditions.
    """

    faces: tuple[Card, ...]
    known: tuple[Hand, ...]
    pile: Hand
    cases: tuple[Case, ...]
    conditions: tuple[Condition, ...]


def knowledge(view: View) -> Knowledge:
    """Return what the view proves, in every phase but the end of a deal.

    Raises KernelError("kernel/view_cards") if its cards and hand sizes do not fit: no deal gives such a view.
    """
    variant, n = view.variant, view.variant.n_seats
    seen = Seen(view)
    most, conditions = Plays(view, seen).proofs()
    only = _called_card(view, seen)
    conditions += _call_awaited(view)
    if _burial_is_hidden(view) and view.variant.kitty is not None and view.variant.kitty.buried_trump_shown:
        if view.phase is Phase.PLAY and seen.is_whole:
            _ban(only, view.order.suit, TRUMPS, 1 << n)
    had = _declarer_had(view, seen)
    declarers = _declarers_places(view)
    sizes = [0 if s == view.seat else view.hand_sizes[s] - len(seen.known[s]) for s in variant.seats]
    pile_size = sum(seen.unseen.values()) - sum(sizes)
    if min(pile_size, *sizes) < 0:
        raise KernelError(problem("kernel/view_cards"))
    hidden = []
    for card, copies in seen.unseen.items():
        anywhere, twice = only.get(card, -1), 0
        places = 0
        for place in range(n + 1):
            if place == n:
                room = min(copies, pile_size)
            elif place == view.seat:
                room = 0
            else:
                room = most[place].get(card, variant.deck.copies) - seen.known[place].count(card)
            if room >= 1:
                places |= 1 << place
            if room >= 2:
                twice |= 1 << place
        places &= anywhere
        shown = min(had[card], copies)
        each = (places & declarers,) * shown + (places,) * (copies - shown)
        hidden.append(Hidden(card, each, twice & places))
    whole = Case((*sizes, pile_size, 0), tuple(hidden))
    return Knowledge(
        faces=tuple(dict.fromkeys(variant.cards)),
        known=seen.known,
        pile=seen.pile,
        cases=tuple(_burials(view, seen, whole)),
        conditions=tuple(conditions),
    )


def _declarer(view: View) -> Seat | None:
    return view.contract.declarer if view.contract is not None else None


def _burial_is_hidden(view: View) -> bool:
    """Return whether the pile is what the declarer buried, unseen by the viewer."""
    if view.variant.kitty is None or view.contract is None or view.contract.declarer == view.seat:
        return False
    named_last = view.variant.trump is TrumpFrom.NAMED
    return view.phase is Phase.PLAY or (view.phase is Phase.NAME_TRUMP and named_last)


def _ban(only: dict[Card, int], suit: dict[Card, Suit], banned: Suit, places: int) -> None:
    for card, effective in suit.items():
        if effective == banned:
            only[card] = only.get(card, -1) & ~places


# --- what the declarer had ------------------------------------------------------------------------


def _declarers_places(view: View) -> int:
    declarer = _declarer(view)
    if declarer is None:
        return -1
    return 1 << declarer | (1 << view.variant.n_seats if _burial_is_hidden(view) else 0)


def _declarer_had(view: View, seen: Seen) -> Counter[Card]:
    """Return the cards all saw the declarer have, by declaring or in the exposed kitty, and nobody since.

    They are in his hand or, once he has buried, in the pile.
    """
    declarer = _declarer(view)
    if declarer is None or declarer == view.seat:
        return Counter()
    shown: Hand = ()
    for called in view.calls:
        if isinstance(called.call, Declare) and called.seat == declarer:
            shown = at_least(shown, called.call.cards)
    had = Counter(at_least(shown, view.kitty or ()))
    had.subtract((*seen.played[declarer], *seen.known[declarer], *seen.pile))
    return +had


def _burials(view: View, seen: Seen, whole: Case) -> Iterator[Case]:
    """Yield a case for each number of counters the declarer may have buried (rules: counters_in_nest).

    More than the rule's number may be buried only where all his other cards were too: then those he kept,
    and has played, are all counters.
    """
    rule = view.variant.kitty
    # A position set up by hand has no calls, and its burial may break any rule.
    bound = _burial_is_hidden(view) and seen.is_whole and bool(view.calls)
    if rule is None or rule.counters is CountersInKitty.ANY or not bound:
        yield whole
        return
    points, n = view.variant.card_points, view.variant.n_seats
    declarer = _declarer(view)
    assert declarer is not None
    shown = sum(points[card] != 0 for card in seen.pile)
    free = 1 if rule.counters is CountersInKitty.ONE else 0
    kept_another = any(not points[card] for card in (*seen.played[declarer], *seen.known[declarer]))
    *seats, size, _ = whole.sizes
    for n_counters in range(size + 1):
        is_forced = shown + n_counters > free
        if is_forced and kept_another:
            return
        hidden = []
        for face in whole.hidden:
            # A counter in the pile is in its last part; with a forced burial no other card is in the hand.
            lose, gain = (0, 0)
            if points[face.card]:
                lose, gain = 1 << n, 1 << n + 1
            elif is_forced:
                lose = 1 << declarer
            places = tuple((p & ~lose) | (gain if p & lose else 0) for p in face.places)
            twice = (face.twice & ~lose) | (gain if face.twice & lose else 0)
            hidden.append(Hidden(face.card, places, twice))
        yield Case((*seats, size - n_counters, n_counters), tuple(hidden))


# --- the called card ------------------------------------------------------------------------------


def _ranks_above(view: View, card: Card) -> frozenset[Rank]:
    ranks = view.variant.deck.ranks
    rank = rank_of(card)
    return frozenset(ranks[ranks.index(rank) + 1 :]) if rank is not None else frozenset()


def _called_card(view: View, seen: Seen) -> dict[Card, int]:
    """Return, for cards about which the call says something, the places they may be in (rules: Play, 2)."""
    rule, contract = view.variant.partner, view.contract
    only: dict[Card, int] = {}
    if (
        not isinstance(rule, CalledCard)
        or contract is None
        or contract.trump is None
        or contract.alone
        or view.calling
        or not seen.tricks
        or not seen.is_whole
    ):
        return only
    declarer, n = contract.declarer, view.variant.n_seats
    in_no_other_hand = 1 << n | (0 if rule.own_card else 1 << declarer)
    suit = [card for card in seen.unseen if suit_of(card) == contract.trump]
    if view.called is None:
        # There was nothing to call.
        return dict.fromkeys(suit, in_no_other_hand)
    if rule.which is Callable.HIGHEST_MISSING:
        above = _ranks_above(view, view.called)
        only = {card: in_no_other_hand for card in suit if rank_of(card) in above}
    # Who has played to the first trick would have had to play it.
    leader, first = seen.tricks[0]
    waiting = sum(1 << s for s in view.variant.seats if s != declarer and (s - leader) % n >= len(first))
    only[view.called] = waiting | (1 << declarer if rule.own_card else 0)
    return only


def _call_awaited(view: View) -> list[Condition]:
    """Return that there is a card to call, while the call is awaited."""
    rule = view.variant.partner
    if not view.calling or not isinstance(rule, CalledCard) or view.contract is None:
        return []
    cards = tuple(c for c in view.variant.cards if suit_of(c) == view.contract.trump)
    seats = (s for s in view.variant.seats if s != view.contract.declarer or rule.own_card)
    return [Condition(wanted=True, hands=tuple((s, ()) for s in seats), steps=(cards,), lengths=())]


__all__ = ["Case", "Condition", "Hidden", "Knowledge", "knowledge"]
