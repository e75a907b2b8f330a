"""Playouts: fair, the same however they are cut, and refused where the arrays are wrong."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from kibitz.cards import Card
from kibitz.errors import KernelError
from kibitz.games import VARIANTS
from kibitz.kernel import (
    Policy,
    Solver,
    TrickState,
    lower,
    playouts,
    playouts_of_cards,
    playouts_of_worlds,
    random_deals,
)
from kibitz.records.position import parse_position
from kibitz.rules.parts import SingleCards
from kibitz.rules.state import Playing
from tests.kernel.test_solver import endings

SINGLE = [name for name, variant in VARIANTS.items() if isinstance(variant.play, SingleCards)]


def outcomes(state: TrickState) -> dict[int, float]:
    """Return the chance of each value when every legal card is played with the same chance."""
    if state.is_over:
        return {state.value: 1.0}
    found: dict[int, float] = {}
    legal = state.legal()
    for card in legal:
        state.apply(card)
        for value, chance in outcomes(state).items():
            found[value] = found.get(value, 0.0) + chance / len(legal)
        state.undo()
    return found


@pytest.mark.parametrize("name", SINGLE)
def test_uniform_play_has_the_chances_of_the_rules(name: str) -> None:
    n = 20_000
    for state in endings(VARIANTS[name], "chances", 4, 3):
        wanted = outcomes(TrickState(state))
        values, counts = np.unique(playouts(state, n, seed=3).values, return_counts=True)
        assert set(values) <= set(wanted)
        for value, chance in wanted.items():
            found = dict(zip(values.tolist(), counts.tolist(), strict=True)).get(value, 0) / n
            assert abs(found - chance) < 5 * (chance * (1 - chance) / n) ** 0.5 + 1e-9


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("name", SINGLE)
def test_a_policy_obeys_the_rules(name: str, policy: Policy) -> None:
    for state in endings(VARIANTS[name], "obeys", 8, 3):
        wanted = outcomes(TrickState(state))
        assert set(playouts(state, 64, seed=3, policy=policy, random_share=0.3).values) <= set(wanted)


def value_of(position: str, policy: Policy) -> int:
    """Return what the declarer's side comes to when everybody plays by the policy."""
    state = parse_position(position)
    assert isinstance(state, Playing)
    values = set(playouts(state, 8, seed=1, policy=policy).values)
    assert len(values) == 1
    return int(values.pop())


# The opponent on the left has no red card and the last trump that is out.
DRAWN = (
    "crowsnest phase=play dealer=3 hands=G14.G12.R14/G6.B9.B7/R5.R7.Y6/R9.R8.Y7 "
    "declarer=0 contract=100 trump=G leader=0"
)


def test_careful_play_draws_trump_before_it_leads_a_winner() -> None:
    assert value_of(DRAWN, Policy.CAREFUL) > value_of(DRAWN, Policy.GREEDY)


def test_careful_play_is_nearer_to_the_exact_value_than_greedy_play() -> None:
    off = dict.fromkeys((Policy.GREEDY, Policy.CAREFUL), 0.0)
    for name in ("crowsnest", "tournament", "dixie", "amerikaner"):
        for state in endings(VARIANTS[name], "nearer", 25, 6):
            exact = Solver(4).solve(state).value.low
            for policy in off:
                off[policy] += abs(
                    float(playouts(state, 64, seed=1, policy=policy, random_share=0.2).values.mean()) - exact
                )
    assert off[Policy.CAREFUL] < 0.9 * off[Policy.GREEDY]


@pytest.mark.parametrize("policy", Policy)
def test_threads_change_nothing(policy: Policy) -> None:
    state = next(endings(VARIANTS["crowsnest"], "threads", 1, 9))
    one = playouts(state, 1_000, seed=5, policy=policy, random_share=0.3)
    three = playouts(state, 1_000, seed=5, policy=policy, random_share=0.3, threads=3)
    assert (one.values == three.values).all()
    assert (one.tricks == three.tricks).all()
    assert not (one.values == playouts(state, 1_000, seed=6, policy=policy, random_share=0.3).values).all()


def test_the_interpreter_goes_on_while_the_kernel_plays() -> None:
    state = next(endings(VARIANTS["crowsnest"], "lock", 1, 9))
    with ThreadPoolExecutor(1) as pool:
        played = pool.submit(playouts, state, 3_000_000, seed=1)
        steps = 0
        while not played.done():
            steps += 1
    # With the lock held until the end there would be a handful.
    assert steps > 1_000


@pytest.mark.parametrize("name", SINGLE)
def test_cards_in_worlds_end_where_the_state_ends(name: str) -> None:
    """With one card each the value after a card is the exact one."""
    for state in endings(VARIANTS[name], "last", 4, 1):
        lowered = lower(state)
        kernel = TrickState(state, lowered)
        cards = kernel.legal()
        base = np.array([kernel.value], dtype=np.int16)
        buried = (
            sum(state.variant.card_points[card] for card in state.buried) if lowered.buried_to_last else 0
        )
        last = np.array([lowered.bonus + buried], dtype=np.int16)
        found = playouts_of_cards(
            state,
            lowered.hands(state.hands)[np.newaxis],
            cards,
            seed=1,
            lowered=lowered,
            values=base,
            last_trick_values=last,
        )
        solution = Solver(1).solve(state)
        assert found[0, :, 0].tolist() == [solution.cards[card].low for card in cards]


def test_random_deals_are_whole() -> None:
    lowered = lower(next(endings(VARIANTS["tournament"], "deals", 1, 9)))
    hands, kitties = random_deals(lowered, 500, seed=2)
    whole = (1 << len(lowered.faces)) - 1
    for row, kitty in zip(hands.tolist(), kitties.tolist(), strict=True):
        assert sum(row) + kitty == whole
        assert [hand.bit_count() for hand in row] == [9] * 4
    first = np.array(
        [[(int(hand) >> face) & 1 for face in range(len(lowered.faces))] for hand in hands[:, 0]]
    )
    assert abs(first.mean(axis=0) - 9 / 41).max() < 0.1


def _refusals() -> dict[str, tuple[str, Callable[[Playing], object]]]:
    def hands_of(state: Playing) -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
        return lower(state).hands(state.hands)[np.newaxis]

    def changed(state: Playing, seat: int, mask: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint64]]:
        hands = hands_of(state)
        hands[0, seat] = mask
        return hands

    return {
        "dtype": (
            "kernel/bad_array",
            lambda s: playouts_of_worlds(s, hands_of(s).astype(np.int64), 1, seed=1),
        ),
        "axes": ("kernel/bad_array", lambda s: playouts_of_worlds(s, hands_of(s)[0], 1, seed=1)),
        "strided": (
            "kernel/bad_array",
            lambda s: playouts_of_worlds(s, np.repeat(hands_of(s), 2, axis=1)[:, ::2], 1, seed=1),
        ),
        "no array": ("kernel/bad_array", lambda s: playouts_of_worlds(s, [[1, 2, 3, 4]], 1, seed=1)),  # type: ignore[arg-type]
        "no worlds": ("kernel/no_worlds", lambda s: playouts_of_worlds(s, hands_of(s)[:0], 1, seed=1)),
        "seats": ("kernel/shape", lambda s: playouts_of_worlds(s, hands_of(s)[:, :3].copy(), 1, seed=1)),
        "card outside the deck": (
            "kernel/bad_face",
            lambda s: playouts_of_worlds(s, changed(s, 0, 1 << 60), 1, seed=1),
        ),
        "card twice": (
            "kernel/card_twice",
            lambda s: playouts_of_worlds(s, changed(s, 0, int(hands_of(s)[0, 1])), 1, seed=1),
        ),
        "sizes": ("kernel/hand_sizes", lambda s: playouts_of_worlds(s, changed(s, 2, 0), 1, seed=1)),
        "values": (
            "kernel/shape",
            lambda s: playouts_of_worlds(s, hands_of(s), 1, seed=1, values=np.zeros(3, dtype=np.int16)),
        ),
        "number": ("kernel/bad_number", lambda s: playouts(s, -1, seed=1)),
        "share": ("kernel/bad_share", lambda s: playouts(s, 1, seed=1, random_share=1.5)),
        "card": ("kernel/not_in_deck", lambda s: lower(s).face(Card("SA"))),
        "illegal card": (
            "kernel/illegal_card",
            lambda s: TrickState(s).apply(s.hands[(s.leader + 1) % 4][0]),
        ),
        "undo": ("kernel/nothing_to_undo", lambda s: TrickState(s).undo()),
        "memory": ("kernel/table_memory", lambda _: Solver(0)),
    }


REFUSALS = _refusals()


@pytest.mark.parametrize("case", REFUSALS)
def test_refused(case: str) -> None:
    state = next(s for s in endings(VARIANTS["crowsnest"], "refused", 30, 9) if not s.trick)
    code, call = REFUSALS[case]
    with pytest.raises(KernelError) as caught:
        call(state)
    assert code == caught.value.code
    assert "{" not in str(caught.value)
