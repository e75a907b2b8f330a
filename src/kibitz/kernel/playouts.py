"""Playouts: deals of single cards played to the end by a simple policy, in batches.

The same seed gives the same numbers whatever the number of threads and however a batch is cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.errors import KernelError, problem
from kibitz.kernel import _ext
from kibitz.kernel.arrays import checked_array
from kibitz.kernel.lower import Lowered, lower, taken_before
from kibitz.rules.state import Playing

# The kernel draws its random numbers for blocks of so many (playout.hpp).
BLOCK = 64


class Policy(StrEnum):
    """How cards are chosen in a playout, each obeying every rule of the variant.

    GREEDY takes what it can with the cheapest card. CAREFUL draws trump, leads what stands and spends nothing
    in vain; it sees what those hold who play after it.
    """

    UNIFORM = "uniform"
    GREEDY = "greedy"
    CAREFUL = "careful"


# As the kernel numbers them (playout.hpp).
_NUMBERS = {Policy.UNIFORM: 0, Policy.GREEDY: 1, Policy.CAREFUL: 2}


@dataclass(frozen=True, slots=True)
class Playouts:
    """What playouts came to.

    values: (n,) int16, of our seats. tricks: (n, seats) uint8, taken by each seat from the position on.
    """

    values: NDArray[np.int16]
    tricks: NDArray[np.uint8]


def playouts(
    state: Playing,
    n: int,
    *,
    seed: int,
    lowered: Lowered | None = None,
    policy: Policy = Policy.UNIFORM,
    random_share: float = 0.0,
    threads: int = 1,
) -> Playouts:
    """Return ``n`` deals played on from a state, all from the same hands.

    random_share: this part of a policy's choices is uniform instead, in steps of 1/256.
    """
    lowered = lower(state) if lowered is None else lowered
    value, _ = taken_before(state, lowered)
    hands = lowered.hands(state.hands)[np.newaxis, :]
    return playouts_of_worlds(
        state,
        hands,
        n,
        seed=seed,
        lowered=lowered,
        values=np.array([value], dtype=np.int16),
        policy=policy,
        random_share=random_share,
        threads=threads,
    )


def playouts_of_worlds(
    state: Playing,
    hands: NDArray[np.uint64],
    n: int,
    *,
    seed: int,
    lowered: Lowered | None = None,
    values: NDArray[np.int16] | None = None,
    last_trick_values: NDArray[np.int16] | None = None,
    policy: Policy = Policy.UNIFORM,
    random_share: float = 0.0,
    threads: int = 1,
) -> Playouts:
    """Return ``n`` deals played on from the state's table with other hands; deal i has those of world i mod w.

    hands: (worlds, seats) uint64, sets of faces. values, last_trick_values: (worlds,) int16, what our side
    has already and what the last trick is worth beside its cards; by default those of the state.
    Raises KernelError: "kernel/bad_array" and the codes of ``kernel/include/kibitz/checked.hpp``.
    """
    if n < 0 or threads < 1:
        raise KernelError(problem("kernel/bad_number", value=min(n, threads)))
    lowered = lower(state) if lowered is None else lowered
    value, tricks = taken_before(state, lowered)
    hands = checked_array("hands", hands, np.uint64, axes=2)
    if values is None:
        values = np.full(len(hands), value, dtype=np.int16)
    values = checked_array("values", values, np.int16, axes=1)
    if last_trick_values is not None:
        last_trick_values = checked_array("last_trick_values", last_trick_values, np.int16, axes=1)
    table = [lowered.face(cards[0]) for cards in state.trick]
    share = round(random_share * 256)
    if not 0 <= share <= 255:
        raise KernelError(problem("kernel/bad_share", value=share))

    def part(first: int, size: int) -> tuple[NDArray[np.int16], NDArray[np.uint8]]:
        return _ext.playouts(
            lowered.game,
            hands,
            leader=state.leader,
            table=table,
            tricks=tricks,
            values=values,
            last_trick_values=last_trick_values,
            n=size,
            seed=seed & (1 << 64) - 1,
            first=first,
            policy=_NUMBERS[policy],
            random_share=share,
        )

    if threads == 1:
        return Playouts(*part(0, n))
    step = max(BLOCK, -(-n // threads // BLOCK) * BLOCK)
    firsts = range(0, max(n, 1), step)
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(lambda first: part(first, min(step, n - first)), firsts))
    return Playouts(np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts]))


def playouts_of_cards(
    state: Playing,
    hands: NDArray[np.uint64],
    cards: Sequence[Card],
    *,
    seed: int,
    lowered: Lowered,
    values: NDArray[np.int16],
    last_trick_values: NDArray[np.int16],
    per_world: int = 1,
    policy: Policy = Policy.GREEDY,
    random_share: float = 0.2,
) -> NDArray[np.int16]:
    """Return what each card leads to in each world: values (worlds, cards, per_world) of our seats.

    Every card meets the same random numbers. Arrays as in ``playouts_of_worlds``; each card must be legal
    in every world (KernelError("kernel/illegal_card")).
    """
    if per_world < 1:
        raise KernelError(problem("kernel/bad_number", value=per_world))
    _, tricks = taken_before(state, lowered)
    share = round(random_share * 256)
    if not 0 <= share <= 255:
        raise KernelError(problem("kernel/bad_share", value=share))
    return _ext.playouts_of_cards(
        lowered.game,
        checked_array("hands", hands, np.uint64, axes=2),
        leader=state.leader,
        table=[lowered.face(played[0]) for played in state.trick],
        tricks=tricks,
        values=checked_array("values", values, np.int16, axes=1),
        last_trick_values=checked_array("last_trick_values", last_trick_values, np.int16, axes=1),
        faces=[lowered.face(card) for card in cards],
        per_world=per_world,
        seed=seed & (1 << 64) - 1,
        policy=_NUMBERS[policy],
        random_share=share,
    )


def random_deals(
    lowered: Lowered, n: int, *, seed: int, hand_size: int | None = None
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Return ``n`` uniformly dealt hands (n, seats) and the cards left over (n,), as sets of faces.

    For statistics: the deals of a match come from ``kibitz.cards.shuffle``. hand_size: by default what a
    seat plays.
    """
    size = lowered.variant.hand_size if hand_size is None else hand_size
    if n < 0:
        raise KernelError(problem("kernel/bad_number", value=n))
    return _ext.deals(lowered.game, hand_size=size, n=n, seed=seed & (1 << 64) - 1, first=0)
