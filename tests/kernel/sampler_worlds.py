"""All worlds consistent with a view, by trying every one: for the tests of the sampler.

Nothing of ``views.knowledge`` is used. A world is kept if the whole history can be replayed from it in the
reference, every action legal, and gives the same view.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from kibitz.cards import Card, Draw, Rank, Suit, parse_cards, shuffle, sort_cards
from kibitz.games import variant_of
from kibitz.kernel.sampling import Worlds
from kibitz.rules.actions import Action, BidAlone, Bury, Declare, Pass, Play, play
from kibitz.rules.engine import apply, check, deal, legal_actions, to_act
from kibitz.rules.parts import BySeats, Deal, LevelMatch, NumberAuction, Seat, Shapes
from kibitz.rules.phases.handover import at_least
from kibitz.rules.phases.play import order_in
from kibitz.rules.phases.play import to_act as to_act_in
from kibitz.rules.phases.shapes import stands_or_falls
from kibitz.rules.state import Auction, Burying, DealOver, Hand, NamingTrump, Playing, Standing, State
from kibitz.rules.variant import Variant
from kibitz.views import View, observer_view, view
from kibitz.views.worlds import World, state_of
from tests.property.strategies import PlayedDeal
from tests.property.test_rules_views import differences

Running = Auction | NamingTrump | Burying | Playing


def seen_by(state: State, seat: Seat | None) -> View:
    """Return the view of a seat, or of an observer."""
    return observer_view(state) if seat is None else view(state, seat)


def world_in(state: Running) -> World:
    """Return where the cards of a running deal lie."""
    if isinstance(state, Burying):
        return World(state.hands, ())
    pile = state.kitty if isinstance(state, Auction) else state.buried
    if isinstance(state, NamingTrump) and not pile:
        pile = state.kitty
    return World(state.hands, sort_cards(pile))


# --- every way to put the unseen cards somewhere --------------------------------------------------


@dataclass(frozen=True, slots=True)
class Places:
    """What each place surely holds and how many more cards: the hands, then the pile."""

    sure: tuple[Hand, ...]
    room: tuple[int, ...]
    unseen: tuple[tuple[Card, int], ...]

    @property
    def n_deals(self) -> int:
        """Return in how many ways the unseen physical cards can be put there."""
        ways = math.factorial(sum(self.room))
        for n in self.room:
            ways //= math.factorial(n)
        return ways


def places_of(seen: View) -> Places:
    """Return the places of the cards a view does not show."""
    seats = seen.variant.seats
    sure = [seen.hand if s == seen.seat else seen.known[s] for s in seats]
    pile = seen.buried if seen.buried is not None else seen.buried_shown
    gone = [card for trick in seen.plays for cards in trick.cards for card in cards]
    gone += [card for cards in seen.trick for card in cards]
    unseen = Counter(seen.variant.cards)
    unseen.subtract([*gone, *pile, *(card for hand in sure for card in hand)])
    room = [seen.hand_sizes[s] - len(sure[s]) for s in seats]
    faces = tuple((card, n) for card, n in unseen.items() if n)
    return Places((*sure, pile), (*room, sum(n for _, n in faces) - sum(room)), faces)


def every_world(places: Places) -> Iterator[tuple[World, int]]:
    """Yield every world, with the number of ways to deal it in physical cards."""
    n = len(places.room)
    piles: list[list[Card]] = [list(cards) for cards in places.sure]

    def put(index: int, room: list[int], ways: int) -> Iterator[tuple[World, int]]:
        if index == len(places.unseen):
            *hands, pile = map(sort_cards, piles)
            yield World(tuple(hands), pile), ways
            return
        card, copies = places.unseen[index]
        for first in range(n):
            for second in range(first, n) if copies == 2 else (n,):
                taken = [first] if second == n else [first, second]
                if any(room[place] < taken.count(place) for place in taken):
                    continue
                for place in taken:
                    room[place] -= 1
                    piles[place].append(card)
                yield from put(index + 1, room, ways * (2 if second not in (n, first) else 1))
                for place in taken:
                    room[place] += 1
                    piles[place].pop()

    yield from put(0, list(places.room), 1)


def tally(worlds: Worlds) -> Counter[World]:
    """Return how often each world was drawn."""
    n, rows, faces = worlds.counts.shape
    _, firsts, times = np.unique(
        worlds.counts.reshape(n, rows * faces), axis=0, return_index=True, return_counts=True
    )
    return Counter({worlds[int(first)]: int(time) for first, time in zip(firsts, times, strict=True)})


# --- replaying ------------------------------------------------------------------------------------


def start_of(state: NamingTrump | Burying | Playing, first: Auction) -> Auction:
    """Return the auction's first state from which a state like ``first``'s would have come."""
    n = state.variant.n_seats
    had = [list(hand) for hand in state.hands]
    declarer = state.contract.declarer
    if isinstance(state, Playing):
        rows = [(trick.leader, trick.cards) for trick in state.plays] + [(state.leader, state.trick)]
        for leader, plays in rows:
            for place, cards in enumerate(plays):
                had[(leader + place) % n] += cards
    buried = () if isinstance(state, Burying) else state.buried
    if buried or isinstance(state, Burying):
        had[declarer] += buried
        for card in state.kitty:
            had[declarer].remove(card)
    return replace(first, hands=tuple(map(sort_cards, had)), kitty=state.kitty)


def replayed(played: PlayedDeal, index: int, world: Running) -> State | None:
    """Return what the actions before a state lead to from another deal, or None if one of them is illegal.

    The other deal is that of ``world``, a state like ``played.states[index]`` with other hidden cards. Its
    declarer buries what lies buried there. Of a throw that failed the view keeps only what it fell to, and so
    that is led; the cards then known are checked by the caller.
    """
    first = played.states[0]
    assert isinstance(first, Auction)
    at: State = first
    if isinstance(world, Auction):
        at = replace(first, hands=world.hands, kitty=world.kitty)
    else:
        try:
            at = start_of(world, first)
        except ValueError:  # the declarer has not got what all saw in the kitty
            return None
    for step in range(index):
        action: Action = played.actions[step]
        if isinstance(action, Bury):
            assert isinstance(world, (NamingTrump, Playing))
            action = Bury(world.buried)
        elif isinstance(action, Play):
            action = Play(_on_table(played, step))
        if check(at, action) is not None:
            return None
        at = apply(at, action)
        if type(at) is not type(played.states[step + 1]) or to_act(at) != to_act(played.states[step + 1]):
            return None
    return at


def _on_table(played: PlayedDeal, step: int) -> Hand:
    before, after = played.states[step], played.states[step + 1]
    assert isinstance(before, Playing)
    end = after.last if isinstance(after, DealOver) else after
    assert isinstance(end, Playing)
    if len(end.plays) > len(before.plays):
        return end.plays[-1].cards[len(before.trick)]
    return end.trick[len(before.trick)]


# What a failed throw leaves in a view beside the cards on the table.
OF_FAILED_THROWS = frozenset({"known", "failed_throws", "points"})


def is_consistent(played: PlayedDeal, index: int, seen: View, world: World) -> bool:
    """Return whether the history up to a state can be replayed from a world and gives the same view."""
    state = state_of(seen, world)
    if differences(seen, seen_by(state, seen.seat)):
        return False
    again = replayed(played, index, state)
    if again is None:
        return False
    found = set(differences(seen, seen_by(again, seen.seat)))
    if any(seen.failed_throws):
        found -= OF_FAILED_THROWS
    return not found


def shown_by_declarer(seen: View) -> Counter[Card]:
    """Return the physical cards all saw the declarer have, that have not been seen again since."""
    if seen.contract is None or seen.contract.declarer == seen.seat:
        return Counter()
    declarer = seen.contract.declarer
    shown: Hand = ()
    for called in seen.calls:
        if isinstance(called.call, Declare) and called.seat == declarer:
            shown = at_least(shown, called.call.cards)
    left = Counter(at_least(shown, seen.kitty or ()))
    n = seen.variant.n_seats
    for leader, plays in [*((t.leader, t.cards) for t in seen.plays), (seen.leader or 0, seen.trick)]:
        if (declarer - leader) % n < len(plays):
            left.subtract(plays[(declarer - leader) % n])
    left.subtract(seen.known[declarer])
    return +left


def physical_ways(seen: View, world: World, ways: int) -> int:
    """Return the ways to deal a world in which a shown card is that very card.

    Of two hidden copies one may have been shown by the declarer: then only the other may lie elsewhere.
    """
    assert seen.contract is not None
    unseen = dict(places_of(seen).unseen)
    for card, shown in shown_by_declarer(seen).items():
        if unseen.get(card) == 2 and shown == 1:
            declarers = world.hands[seen.contract.declarer].count(card) + world.pile.count(card)
            declarers -= seen.known[seen.contract.declarer].count(card)
            if declarers == 1:
                ways //= 2
    return ways


# --- small decks ----------------------------------------------------------------------------------


def _small(
    variant: Variant, suits: Sequence[str], ranks: Sequence[str], hand: int, **parts: object
) -> Variant:
    deck = replace(
        variant.deck, suits=tuple(map(Suit, suits)), ranks=tuple(r for r in variant.deck.ranks if r in ranks)
    )
    deal = Deal(hand=BySeats(((variant.n_seats, hand),)))
    return replace(variant, id=f"small-{variant.id}", deck=deck, deal=deal, **parts)  # type: ignore[arg-type]


def small_rook(name: str, options: dict[str, object], suits: str = "RGY", hand: int = 4) -> Variant:
    """Return a version of Rook with few cards: of each suit the counters, and two more."""
    variant = variant_of(name, options)
    ranks = [r for r in ("1", "5", "9", "10", "11", "13", "14") if Rank(r) in variant.deck.ranks]
    return _small(variant, suits, ranks[: 6 if "1" in ranks else 7], hand)


def small_amerikaner(options: dict[str, object], hand: int, suits: str = "SHD") -> Variant:
    """Return an Amerikaner of six ranks and some suits."""
    return _small(variant_of("amerikaner", options), suits, "23TJQKA"[-6:], hand)


def small_tractor(options: dict[str, object], hand: int = 5, ranks: str = "23456") -> Variant:
    """Return a Tractor of two suits and few ranks, rich in pairs."""
    variant = variant_of("tractor", options)
    assert isinstance(variant.match, LevelMatch)
    levels = tuple(map(Rank, ranks))
    match = replace(variant.match, levels=levels, start_level=levels[0])
    return _small(variant, "SH", ranks, hand, match=match)


SMALL: tuple[Variant, ...] = (
    small_rook("crowsnest", {}),
    small_rook("crowsnest", {"rook": False}),
    small_rook("tournament", {"counters_in_nest": "none_unless_forced"}),
    small_rook("tournament", {"counters_in_nest": "one", "buried_trump_shown": True}),
    small_rook("tournament", {"counters_in_nest": "one", "trump_before_nest": True}),
    small_rook("red_one", {"counters_in_nest": "none_unless_forced", "buried_trump_shown": True}),
    small_rook("one_high", {}),
    small_rook("buckeye", {"rook_any_time": False, "buried_trump_shown": True}),
    small_rook("dixie", {"first_lead": "declarer"}),
    small_amerikaner({}, 6, "SHDC"),
    small_amerikaner({"call": "highest_missing"}, 6, "SHDC"),
    small_amerikaner({"call_own_card": True}, 6, "SHDC"),
    small_amerikaner({"kitty": "four"}, 4),
    small_amerikaner({"kitty": "four", "call": "highest_missing"}, 4),
    small_amerikaner({"kitty": "four", "call_own_card": True}, 4),
    small_amerikaner({"players": 3}, 6),
    small_amerikaner({"players": 3, "kitty": "four", "call": "highest_missing"}, 5),
    # So few that a deal can be tried whole from the call on.
    small_amerikaner({}, 3, "SH"),
    small_amerikaner({"call": "highest_missing"}, 3, "SH"),
    small_amerikaner({"call_own_card": True}, 3, "SH"),
    small_amerikaner({"kitty": "four", "call": "highest_missing"}, 2, "SH"),
    small_amerikaner({"kitty": "four", "call_own_card": True}, 2, "SH"),
    small_tractor({}),
    small_tractor({"follow_tractor": "tractor"}, 6, "2345678"),
    small_tractor({"no_declaration": "no_trump", "follow_tractor": "tractor"}),
    small_tractor({"throws": "on"}),
    small_tractor({"throws": "on", "follow_tractor": "tractor"}, 6, "2345678"),
)


def _stands(state: Playing, action: Action) -> bool:
    assert isinstance(action, Play)
    cards = action.cards
    return stands_or_falls(state, to_act_in(state), order_in(state), cards) == cards


def play_small(variant: Variant, seed: str) -> PlayedDeal:
    """Return a whole deal of uniform choices; the auction stays low, and most leads are of several cards."""
    draw = Draw(f"{seed}/small")
    tally = tuple(draw.below(2) for _ in range(variant.n_sides))
    standing = Standing(Seat(draw.below(variant.n_seats)), 1 + draw.below(2), tally)
    state: State = deal(variant, standing, shuffle(variant.cards, seed))
    states, actions = [state], []
    while to_act(state) is not None:
        legal = legal_actions(state)
        if isinstance(state, Auction) and isinstance(variant.auction, NumberAuction) and draw.below(10):
            # An alone bid would end almost every auction of so few tricks.
            legal = [a for a in legal if not isinstance(a, BidAlone)][:4]
        action = draw.choose(legal)
        if (
            isinstance(state, Playing)
            and isinstance(variant.play, Shapes)
            and not state.trick
            and draw.below(4)
        ):
            # Pairs, tractors and throws tell most; uniform choices would seldom lead them.
            leads = [a for a in legal if isinstance(a, Play) and _stands(state, a)]
            leads.sort(key=lambda a: sum(n > 1 for n in Counter(a.cards).values()))
            action = draw.choose(leads[-1 - len(leads) // 4 :])
        state = apply(state, action)
        states.append(state)
        actions.append(action)
    return PlayedDeal(seed, tuple(states), tuple(actions))


# --- deals laid out by hand: what random play meets too seldom ------------------------------------


def laid_out(variant: Variant, hands: Sequence[str], plays: Sequence[str]) -> PlayedDeal:
    """Return a deal in which seat 0 declares S2, buries the kitty as dealt, and these cards are then played."""
    held = [sort_cards(parse_cards(hand)) for hand in hands]
    kitty = Counter(variant.cards)
    kitty.subtract(card for hand in held for card in hand)
    rest = tuple((+kitty).elements())
    first = Auction(variant, Standing(Seat(0), 1, variant.first_tally), tuple(held), rest)
    start: tuple[Action, ...] = (Declare((Card("S2"),)), Pass(), Pass(), Pass(), Bury(rest))
    actions = (*start, *(play(*parse_cards(cards)) for cards in plays))
    states: list[State] = [first]
    for action in actions:
        states.append(apply(states[-1], action))
    return PlayedDeal("laid out", tuple(states), actions)


def broken_tractor() -> PlayedDeal:
    """Return a deal in which seat 1 answers a tractor by two pairs: it cannot hold a third between them."""
    return laid_out(
        small_tractor({"follow_tractor": "tractor"}, 8, "23456789TJQ"),
        (
            "HT HT HJ HJ S2 JR JR JB",
            "H3 H3 H5 H5 H4 S3 S4 S5",
            "H4 H6 H7 H8 H9 S6 S7 S8",
            "H6 H7 H8 H9 S9 ST SJ SQ",
        ),
        ("HT HT HJ HJ", "H3 H3 H5 H5", "H6 H7 H8 H9", "H6 H7 H8 H9", "JR", "S3", "S6", "S9"),
    )


def standing_throw() -> PlayedDeal:
    """Return a deal in which a throw of a tractor and a single stands: nobody holds a higher tractor."""
    return laid_out(
        small_tractor({"throws": "on"}, 8, "23456789TJQ"),
        (
            "H7 H7 H8 H8 HQ S2 JR JR",
            "H3 H3 H5 H5 H4 H9 H9 HT",
            "HT H4 H6 H6 HJ HJ S6 S7",
            "HQ S3 S4 S5 S8 S9 ST SJ",
        ),
        ("H7 H7 H8 H8 HQ", "H3 H3 H5 H5 H4", "H6 H6 HJ HJ H4", "HQ S3 S4 S5 S8"),
    )
