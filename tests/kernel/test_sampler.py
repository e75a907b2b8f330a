"""Drawn worlds: they give the view they were drawn for, their history is legal, and the same seed repeats them."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from kibitz.cards import Card
from kibitz.errors import KernelError
from kibitz.games import VARIANTS
from kibitz.kernel import _ext
from kibitz.kernel.sampling import WorldSampler, sample_worlds
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Playing, State
from kibitz.views import view
from kibitz.views.worlds import World, state_of
from tests.kernel.sampler_worlds import (
    OF_FAILED_THROWS,
    SMALL,
    places_of,
    play_small,
    replayed,
    seen_by,
    small_tractor,
    tally,
)
from tests.property.strategies import TABLES, PlayedDeal, each_table, few, moments, play_out, seeds
from tests.property.test_rules_views import differences
from tests.rulebook.table import playing, table_text


def a_state(name: str, *, plays: int = 6, seed: str = "sampler") -> Playing:
    """Return a moment of the play of some deal."""
    for attempt in range(20):
        for state in play_out(VARIANTS[name], f"{seed} {attempt}").states:
            if isinstance(state, Playing) and len(state.trick) + 4 * len(state.plays) == plays:
                return state
    raise AssertionError("no such deal")


# --- the view, and the history --------------------------------------------------------------------


def check_worlds(played: PlayedDeal, index: int, seed: int) -> None:
    """Check some worlds of every seat's view of a state, and of an observer's."""
    state = played.states[index]
    for seat in (*state.variant.seats, None):
        seen = seen_by(state, seat)
        for world in sample_worlds(seen, 2, seed=seed):
            other = state_of(seen, world)
            text = f"seat {seat}\n{table_text(state)}\n{table_text(other)}"
            assert [] == differences(seen, seen_by(other, seat)), text
            again = replayed(played, index, other)
            assert again is not None, f"the history is not legal\n{text}"
            found = set(differences(seen, seen_by(again, seat)))
            # A view does not keep what a failed throw tried, so what it fell to is led instead.
            assert not found - (OF_FAILED_THROWS if any(seen.failed_throws) else set()), text


@each_table
@given(seed=seeds())
@few
def test_every_world_gives_the_view_and_its_history_is_legal(table: int, seed: str) -> None:
    played = play_out(TABLES[table], seed)
    for state in moments(played, 6):
        if not isinstance(state, DealOver):
            check_worlds(played, played.states.index(state), seed=7)


@pytest.mark.parametrize("number", range(len(SMALL)), ids=[variant.id for variant in SMALL])
def test_the_same_where_cards_are_few(number: int) -> None:
    played = play_small(SMALL[number], "few cards")
    for index in range(0, len(played.states) - 1, 3):
        check_worlds(played, index, seed=index)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_same_over_thousands_of_decisions() -> None:
    for table in TABLES:
        for seed in range(12):
            played = play_out(table, f"thousands {seed}")
            for index in range(seed % 5, len(played.states) - 1, 5):
                check_worlds(played, index, seed)
    for small in SMALL:
        for seed in range(40):
            played = play_small(small, f"thousands {seed}")
            for index in range(len(played.states) - 1):
                check_worlds(played, index, seed)


def test_a_view_of_an_ending_set_up_by_hand_has_worlds() -> None:
    state = playing(VARIANTS["tournament"], "Y9 G7 / Y7 B6 / R9 B14 / Y8 R5", trump="R", contract=70)
    for seat in state.variant.seats:
        seen = view(state, seat)
        for world in sample_worlds(seen, 20, seed=1):
            assert seen == view(state_of(seen, world), seat)


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VARIANTS)
def test_at_the_start_the_count_of_deals_is_the_multinomial(name: str) -> None:
    state = play_out(VARIANTS[name], "count").states[0]
    seen = view(state, Seat(0))
    assert WorldSampler(seen).n_deals == pytest.approx(places_of(seen).n_deals, rel=1e-12)


@pytest.mark.parametrize("name", ["crowsnest", "amerikaner", "tractor"])
def test_the_same_seed_gives_the_same_worlds_however_they_are_cut(name: str) -> None:
    sampler = WorldSampler(view(a_state(name), Seat(0)))
    whole = sampler.sample(64, seed=5).counts
    assert np.array_equal(whole, sampler.sample(64, seed=5).counts)
    assert not np.array_equal(whole, sampler.sample(64, seed=6).counts)
    with ThreadPoolExecutor(4) as pool:
        parts = pool.map(lambda first: sampler.sample(8, seed=5, first=first).counts, range(0, 64, 8))
        assert np.array_equal(whole, np.concatenate(list(parts)))


def test_masks_are_the_faces_of_the_counts() -> None:
    sampler = WorldSampler(view(a_state("crowsnest"), Seat(0)))
    counts, masks = sampler.sample(32, seed=3).counts, sampler.masks(32, seed=3)
    bits = np.uint64(1) << np.arange(counts.shape[2], dtype=np.uint64)
    assert np.array_equal((counts.astype(np.uint64) * bits).sum(axis=2), masks)


def test_worlds_are_read_by_index_and_in_order() -> None:
    state = a_state("tractor")
    worlds = sample_worlds(view(state, Seat(1)), 5, seed=1)
    assert 5 == len(worlds)
    assert [worlds[i] for i in range(5)] == list(worlds)
    assert worlds[2].hands[1] == state.hands[1]
    everything = Counter(card for hand in (*worlds[0].hands, worlds[0].pile) for card in hand)
    everything.update(card for trick in state.plays for cards in trick.cards for card in cards)
    everything.update(card for cards in state.trick for card in cards)
    assert Counter(state.variant.cards) == everything
    assert worlds.hands.shape == (5, 4, 54) and worlds.pile.shape == (5, 54)


# --- weights --------------------------------------------------------------------------------------


def ending() -> State:
    """Return an ending in which seats 1, 2 and 3 hold one card each; the others are out of play."""
    return playing(VARIANTS["tournament"], "Y9 / Y7 / R9 / Y8", trump="R", contract=70)


def test_a_weight_makes_a_card_as_much_likelier_to_lie_there() -> None:
    seen = view(ending(), Seat(0))
    sampler = WorldSampler(seen)
    face = sampler.faces.index(Card("CR"))
    weights = np.zeros((5, len(sampler.faces)))
    weights[2, face] = np.log(20.0)
    n, n_pile = 40_000, len(seen.variant.cards) - 4
    share = WorldSampler(seen, weights).sample(n, seed=2).hands[:, 2, face].mean()
    # One of three hands with 20, two with 1, and the pile of all the others with 1 each.
    expected = 20 / (20 + 2 + n_pile)
    assert abs(share - expected) < 5 * (expected * (1 - expected) / n) ** 0.5


def test_weights_multiply() -> None:
    """Against the product over the cards of each world, where few worlds are."""
    played = play_small(small_tractor({}), "weights")
    index, seen = next(
        (i, seen_by(s, Seat(1)))
        for i, s in enumerate(played.states)
        if isinstance(s, Playing) and 20 < places_of(seen_by(s, Seat(1))).n_deals < 700
    )
    assert index
    sampler = WorldSampler(seen)
    weights = np.random.default_rng(11).normal(size=(5, len(sampler.faces)))
    n = 20_000
    plain, weighted = tally(sampler.sample(n, seed=4)), tally(WorldSampler(seen, weights).sample(n, seed=5))

    def weight(world: World) -> float:
        lies = [(row, card) for row, hand in enumerate((*world.hands, world.pile)) for card in hand]
        return float(np.exp(sum(weights[row, sampler.faces.index(card)] for row, card in lies)))

    total = sum(times * weight(world) for world, times in plain.items())
    for world, times in weighted.most_common(5):
        # Both sides are samples.
        expected = n * plain[world] * weight(world) / total
        assert abs(times - expected) < 4 * expected * (1 / plain[world] + 1 / times) ** 0.5


def test_a_weight_of_nothing_forbids() -> None:
    seen = view(ending(), Seat(0))
    faces = WorldSampler(seen).faces
    weights = np.zeros((5, len(faces)))
    weights[1:4, faces.index(Card("CR"))] = -np.inf
    worlds = sample_worlds(seen, 200, seed=1, weights=weights)
    assert (worlds.pile[:, faces.index(Card("CR"))] == 1).all()


# --- what is refused ------------------------------------------------------------------------------


def refusal(seen: object, weights: object = None) -> str:
    with pytest.raises(KernelError) as caught:
        WorldSampler(seen, weights)  # type: ignore[arg-type]
    return caught.value.code


def test_weights_of_another_kind_are_refused() -> None:
    seen = view(ending(), Seat(0))
    n = len(WorldSampler(seen).faces)
    assert "kernel/bad_array" == refusal(seen, np.zeros((5, n), dtype=np.float32))
    assert "kernel/bad_array" == refusal(seen, np.zeros(n))
    assert "kernel/bad_shape" == refusal(seen, np.zeros((4, n)))
    assert "kernel/bad_weight" == refusal(seen, np.full((5, n), np.nan))
    assert "kernel/bad_weight" == refusal(seen, np.full((5, n), np.inf))
    assert "kernel/no_world" == refusal(seen, np.full((5, n), -np.inf))


def test_a_view_that_cannot_be_is_refused() -> None:
    seen = view(a_state("crowsnest"), Seat(0))
    assert "kernel/view_cards" == refusal(replace(seen, hand_sizes=(20,) * 4))
    assert "kernel/view_cards" == refusal(replace(seen, hand=(*seen.hand, seen.plays[0].cards[0][0])))
    over = play_out(VARIANTS["crowsnest"], "over").states[-1]
    assert "kernel/view_over" == refusal(view(over, Seat(0)))


def test_contradictory_plays_leave_no_world() -> None:
    """At the end every card of seat 1's last suit has been seen to be missing there."""
    played = play_out(VARIANTS["partnership"], "contradiction")
    state = next(s for s in played.states if isinstance(s, Playing) and len(s.plays) == 13 and not s.trick)
    seen = view(state, Seat(0))
    assert WorldSampler(seen).n_deals >= 1
    # Now let three seats be void of every suit.
    leads = [trick.cards[0][0] for trick in seen.plays]
    discards = [next(c for c in leads if seen.order.suit[c] != seen.order.suit[lead]) for lead in leads]
    plays = tuple(
        replace(trick, leader=Seat(0), cards=(trick.cards[0], *((discard,) for _ in range(3))))
        for trick, discard in zip(seen.plays, discards, strict=True)
    )
    assert refusal(replace(seen, plays=plays)) in {"kernel/no_world", "kernel/view_cards"}


def test_numbers_below_zero_are_refused() -> None:
    sampler = WorldSampler(view(ending(), Seat(0)))
    for n, first in ((-1, 0), (1, -1)):
        with pytest.raises(KernelError) as caught:
            sampler.sample(n, seed=1, first=first)
        assert "kernel/bad_number" == caught.value.code


def bytes_of(*rows: object) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.array(rows, dtype=np.uint8)


def test_the_kernel_checks_its_input() -> None:
    """Two hands of one card each, and two cards."""
    sizes, row_of, base = bytes_of([1, 1]), bytes_of(0, 1), np.zeros((2, 2), dtype=np.uint8)
    faces = bytes_of([[3, 0, 0], [3, 0, 0]])
    counts, drawn = _ext.Sampler(sizes, faces, row_of, base, None, []).counts(100, 1, 0)
    assert 100 == drawn and {1} == set(counts.sum(axis=1).ravel()) == set(counts.sum(axis=2).ravel())
    for code, changed in {
        "kernel/no_world": (sizes, bytes_of([[1, 0, 0], [1, 0, 0]]), row_of, base),
        "kernel/bad_place": (sizes, bytes_of([[7, 0, 0], [3, 0, 0]]), row_of, base),
        "kernel/bad_row": (sizes, faces, bytes_of(0, 2), base),
        "kernel/bad_number": (sizes, faces, row_of, base + np.uint8(3)),
        "kernel/bad_shape": (sizes, faces, bytes_of(0, 1, 0), base),
    }.items():
        with pytest.raises(KernelError) as caught:
            _ext.Sampler(*changed, None, [])
        assert code == caught.value.code
    with pytest.raises(TypeError):
        _ext.Sampler(sizes.astype(np.int64), faces, row_of, base, None, [])


def test_a_condition_that_is_never_met_ends_the_search() -> None:
    """Each of two hands must hold the pair of the one face: the first has it or has it not."""
    sizes, row_of, base = bytes_of([2, 2]), bytes_of(0, 1), np.zeros((2, 2), dtype=np.uint8)
    faces = bytes_of([[3, 3, 3], [3, 3, 3]])
    pair = [(True, [(0, [0, 0])], [[0]], [1]), (True, [(1, [0, 0])], [[0]], [1])]
    sampler = _ext.Sampler(sizes, faces, row_of, base, None, pair)
    with pytest.raises(KernelError) as caught:
        sampler.counts(1, 1, 0)
    assert "kernel/no_world_found" == caught.value.code
