"""Large sets of actions against brute force: every set of cards that ``check`` lets through, each once.

Hands are cut down so that all their subsets can be tried. 695 positions in all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import comb

import pytest

from kibitz.cards import Card, Draw, Rank, Suit, shuffle, sort_cards, without
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.actions import Action, Bury, Play
from kibitz.rules.engine import apply, check, deal, legal_actions
from kibitz.rules.order import order_of
from kibitz.rules.parts import NumberAuction, Seat, TrumpFrom
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Burying, Hand, Phase, Playing, Standing, State
from kibitz.rules.variant import Variant
from tests.property.strategies import play_out
from tests.rulebook.table import table_text


def multisets(cards: tuple[Card, ...], sizes: Iterable[int]) -> list[tuple[Card, ...]]:
    """Return every different multiset of these sizes out of the cards."""
    return sorted({sort_cards(chosen) for size in sizes for chosen in combinations(cards, size)})


def assert_exact(state: State, tried: Iterable[Action]) -> int:
    """Fail unless the legal actions are those of the tried that ``check`` lets through, each exactly once.

    Iterating, counting and asking by number must tell the same. Returns how many there are.
    """
    legal = legal_actions(state)
    expected = {action for action in tried if check(state, action) is None}
    iterated = list(legal)
    by_number = [legal[place] for place in range(len(legal))]
    assert iterated == by_number, f"{table_text(state)}\niterating and indexing differ"
    assert len(expected) == len(legal), f"{table_text(state)}\n{sorted(map(str, expected ^ set(iterated)))}"
    assert expected == set(iterated), f"{table_text(state)}\n{sorted(map(str, expected ^ set(iterated)))}"
    assert [legal[-1 - place] for place in range(len(legal))] == iterated[::-1]
    assert list(legal[1:5:2]) == iterated[1:5:2]
    for outside in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[outside]
    return len(legal)


# --- burying --------------------------------------------------------------------------------------

BURYING = [
    ("crowsnest", {}),
    ("crowsnest", {"counters_in_nest": "none_unless_forced"}),
    ("crowsnest", {"counters_in_nest": "one"}),
    ("red_one", {"counters_in_nest": "one"}),
    ("one_high", {"counters_in_nest": "none_unless_forced"}),
    ("dixie", {"counters_in_nest": "one", "trump_before_nest": True}),
    ("amerikaner", {"kitty": "four"}),
    ("amerikaner", {"kitty": "four", "players": 5}),
    ("tractor", {}),
]


def cut_down(variant: Variant, draw: Draw) -> State:
    """Return a burying position with few cards, many of them counters or doubles."""
    counters = [card for card in variant.cards if variant.card_points[card]]
    pack = list(shuffle(variant.cards, str(draw.below(1 << 30))))
    if draw.below(2):
        # Half the time mostly counters, so that some must be buried.
        pack = [*shuffle(counters, str(draw.below(1 << 30))), *(c for c in pack if c not in counters)]
    if variant.deck.copies == 2:
        # From few faces, so that most are there twice.
        faces = list(dict.fromkeys(pack))[:8]
        pack = [card for face in faces for card in (face, face)]
    n_kitty, n_hand = 1 + draw.below(4), 2 + draw.below(4)
    own = shuffle(pack[: (n_kitty + n_hand) * 3 // 2], str(draw.below(1 << 30)))[: n_kitty + n_hand]
    rest = list(sort_cards((Counter(variant.cards) - Counter(own)).elements()))
    others = [tuple(rest[s * n_hand : (s + 1) * n_hand]) for s in range(variant.n_seats - 1)]
    named = variant.trump in (TrumpFrom.DECLARED, TrumpFrom.NAMED_BEFORE_KITTY)
    bids = isinstance(variant.auction, NumberAuction)
    start = Start(
        phase=Phase.BURY,
        dealer=Seat(0),
        deal=2,
        hands=(own[n_kitty:], *others),
        kitty=own[:n_kitty],
        trump=variant.deck.suits[0] if named else None,
        declarer=Seat(0),
        contract=variant.minimum_bid if bids else None,
    )
    return state_from_start(variant, start)


@pytest.mark.parametrize(("name", "options"), BURYING, ids=str)
def test_burials_are_all_sets_that_check_lets_through(name: str, options: dict[str, object]) -> None:
    variant = variant_of(name, options)
    draw = Draw(f"burying {name} {options}")
    for _ in range(35):
        state = cut_down(variant, draw)
        assert isinstance(state, Burying)
        size = len(state.kitty)
        tried = multisets(state.hands[0], range(size + 2))
        assert assert_exact(state, map(Bury, tried)) >= 1


# --- follows and throws ---------------------------------------------------------------------------

PLAYS = [
    {},
    {"follow_tractor": "tractor"},
    {"throws": "on"},
    {"throws": "on", "follow_tractor": "tractor"},
]


def crowded(variant: Variant, trump: Suit, level: Rank, draw: Draw) -> tuple[Hand, ...]:
    """Return four hands, two of them full of pairs of one effective suit, the others without it."""
    order = order_of(variant, trump, level)
    suits = list(dict.fromkeys(order.suit.values()))
    suit = suits[draw.below(len(suits))]
    faces = sorted((face for face in order.suit if order.suit[face] == suit), key=order.strength.__getitem__)
    # The leader has a stretch of pairs, half the time the highest, so that his throws stand.
    length = 2 + draw.below(3)
    low = len(faces) - length if draw.below(2) else draw.below(len(faces) - length + 1)
    leader = [face for face in faces[low : low + length] for _ in "12"]
    left = list(shuffle([face for face in faces if face not in leader], str(draw.below(1 << 30))))
    follower: list[Card] = []
    for copies in (2, 2, 2, 1, 1):
        if left and draw.below(4):
            follower += [left.pop()] * copies
    n = 9
    rest = [card for card in variant.cards if order.suit[card] != suit]
    rest = list(shuffle(rest, str(draw.below(1 << 30))))
    hands = [leader[:n], follower[:n], [], []]
    for hand in hands:
        while len(hand) < n:
            hand.append(rest.pop())
    return tuple(map(sort_cards, hands))


def before_the_lead(variant: Variant, draw: Draw) -> Playing:
    """Return a Tractor position before the lead of seat 0."""
    trump, level = Suit(("S", "H", "D", "C", "NT")[draw.below(5)]), Rank("27A"[draw.below(3)])
    start = Start(
        phase=Phase.PLAY,
        dealer=Seat(0),
        deal=2,
        hands=crowded(variant, trump, level, draw),
        trump=trump,
        level=level,
        declarer=Seat(0),
    )
    state = state_from_start(variant, start)
    assert isinstance(state, Playing)
    return state


def with_a_lead(state: Playing, draw: Draw) -> Playing:
    """Return the position after a lead that is large more often than not."""
    leads = [action for action in legal_actions(state) if isinstance(action, Play)]
    large = [action for action in leads if len(action.cards) >= 4]
    pool = large if large and draw.below(4) else leads
    after = apply(state, pool[draw.below(len(pool))])
    assert isinstance(after, Playing)
    return after


@pytest.mark.parametrize("options", PLAYS, ids=str)
def test_follows_are_all_sets_that_check_lets_through(options: dict[str, object]) -> None:
    variant = variant_of("tractor", options)
    draw = Draw(f"follows {options}")
    sizes: Counter[int] = Counter()
    for _ in range(70):
        state = with_a_lead(before_the_lead(variant, draw), draw)
        n_led = len(state.trick[0])
        sizes[n_led] += 1
        tried = multisets(state.hands[1], range(n_led - 1, n_led + 2))
        assert assert_exact(state, map(Play, tried)) >= 1
    assert sum(n for size, n in sizes.items() if size >= 4) >= 20, sizes


@pytest.mark.parametrize("options", PLAYS, ids=str)
def test_leads_are_all_sets_that_check_lets_through(options: dict[str, object]) -> None:
    variant = variant_of("tractor", options)
    draw = Draw(f"leads {options}")
    for _ in range(25):
        state = before_the_lead(variant, draw)
        tried = multisets(state.hands[0], range(len(state.hands[0]) + 1))
        assert assert_exact(state, map(Play, tried)) >= 1


def pairs_in(cards: Hand) -> list[Card]:
    """Return the faces that are there twice."""
    return [face for face, n in Counter(cards).items() if n == 2]


def has_run(cards: Hand, length: int, strength: dict[Card, int]) -> bool:
    """Return whether the pairs among the cards fill so many neighbouring steps."""
    steps = {strength[face] for face in pairs_in(cards)}
    return any(all(low + above in steps for above in range(length)) for low in steps)


@pytest.mark.parametrize("rule", ["pairs", "tractor"])
def test_follows_by_the_words_of_the_rule(rule: str) -> None:
    """As many cards as led, of the suit as far as possible; as many pairs as led if held; with the option
    a tractor of the length led if held.
    """
    draw = Draw(f"words {rule}")
    variant = variant_of("tractor", {"follow_tractor": rule})
    for _ in range(60):
        state = with_a_lead(before_the_lead(variant, draw), draw)
        order = order_of(variant, state.contract.trump, state.contract.level)
        lead = state.trick[0]
        suit, n_pairs = order.suit[lead[0]], len(pairs_in(lead))
        held = tuple(card for card in state.hands[1] if order.suit[card] == suit)
        owes_run = rule == "tractor" and n_pairs > 1 and has_run(held, n_pairs, order.strength)
        expected = set()
        for cards in multisets(state.hands[1], [len(lead)]):
            given = tuple(card for card in cards if order.suit[card] == suit)
            if len(given) < min(len(lead), len(held)):
                continue
            if len(pairs_in(given)) < min(n_pairs, len(pairs_in(held))):
                continue
            if owes_run and not has_run(given, n_pairs, order.strength):
                continue
            expected.add(Play(cards))
        assert expected == set(legal_actions(state)), table_text(state)


# --- sets too large to list -----------------------------------------------------------------------


def n_multisets(cards: tuple[Card, ...], size: int) -> int:
    """Return how many multisets of a size the cards hold: the coefficient of a product of polynomials."""
    ways = [1] + [0] * size
    for copies in Counter(cards).values():
        ways = [sum(ways[total - n] for n in range(min(copies, total) + 1)) for total in range(size + 1)]
    return ways[size]


@pytest.mark.parametrize("seed", range(10))
def test_full_tractor_burials_are_counted_exactly_and_reached_by_number(seed: int) -> None:
    played = play_out(VARIANTS["tractor"], f"burial {seed}")
    state = next(state for state in played.states if isinstance(state, Burying))
    hand = state.hands[state.contract.declarer]
    legal = legal_actions(state)
    assert n_multisets(hand, 8) == len(legal)
    step = len(legal) // 400
    places = [*range(0, len(legal), step), len(legal) - 1]
    found = [legal[place] for place in places]
    assert len(places) == len(set(found))
    for action in found:
        assert check(state, action) is None
    for place, action in zip(range(400), legal, strict=False):
        assert legal[place] == action


def test_full_rook_burials_are_counted_exactly() -> None:
    for name in ("crowsnest", "red_one", "one_high"):
        variant = VARIANTS[name]
        for mode in ("any", "none_unless_forced", "one"):
            table = variant_of(name, {"counters_in_nest": mode})
            played = play_out(table, f"full {mode}")
            state = next(state for state in played.states if isinstance(state, Burying))
            hand = state.hands[state.contract.declarer]
            n, k, size = len(hand), sum(1 for card in hand if variant.card_points[card]), variant.kitty_size
            assert n - k >= size, "the seed gives a hand in which no counter is forced"
            expected = {
                "any": comb(n, size),
                "none_unless_forced": comb(n - k, size),
                "one": comb(n - k, size) + k * comb(n - k, size - 1),
            }
            assert expected[mode] == len(legal_actions(state))


def test_numbers_drawn_uniformly_reach_every_burial_about_equally_often() -> None:
    draw = Draw("uniform")
    state = cut_down(VARIANTS["tractor"], draw)
    while not 20 <= len(legal_actions(state)) <= 60:
        state = cut_down(VARIANTS["tractor"], draw)
    legal = legal_actions(state)
    n_each = 200
    seen = Counter(legal[draw.below(len(legal))] for _ in range(n_each * len(legal)))
    assert len(legal) == len(seen)
    # Seven standard deviations of a binomial count on either side.
    assert all(abs(n - n_each) < 7 * n_each**0.5 for n in seen.values()), seen


def test_a_hand_less_its_burial_is_what_is_played_with() -> None:
    state = cut_down(VARIANTS["tractor"], Draw("less"))
    assert isinstance(state, Burying)
    for action in legal_actions(state)[:50]:
        assert isinstance(action, Bury)
        after = apply(state, action)
        assert isinstance(after, Playing)
        assert without(state.hands[0], action.cards) == after.hands[0]


def test_the_deal_of_a_wrong_pack_is_refused() -> None:
    variant = VARIANTS["tractor"]
    with pytest.raises(ValueError, match="deck"):
        deal(variant, Standing(Seat(0), 1, (0, 0)), variant.cards[1:])
