"""Shapes in the kernel: a deal play by play, playouts and random deals, exact endings.

Cards go in and out as counts: uint8 copies of each kind, kinds in the order of ``LoweredShapes.kinds``; or,
where single positions are meant, as the tuples of cards that the reference uses. Values are the attackers'
points as the deal is scored: kitty and price of failed throws included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.errors import KernelError, problem
from kibitz.kernel import _ext
from kibitz.kernel.arrays import checked_array
from kibitz.kernel.lower_shapes import LoweredShapes, lower_shapes
from kibitz.kernel.playouts import BLOCK
from kibitz.kernel.shape_policies import ShapePolicy, Told, lower_told
from kibitz.rules.parts import Seat
from kibitz.rules.state import Playing

# The codes of the reference, by number. Keep in step with Verdict in tractor_legal.hpp.
VERDICTS = (
    None,
    "play/not_held",
    "play/wrong_number",
    "play/must_follow_number",
    "play/owes_pairs",
    "play/owes_tractor",
    "play/no_cards",
    "play/mixed_suits",
    "play/not_a_shape",
)
# What one search may cost by default, and its table of positions: 2^15 of about a hundred bytes.
NODES = 2_000_000
TABLE_BITS = 15

_WORD = (1 << 64) - 1
_Raw = tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]]
# (first, n): those playouts of a batch.
_Part = Callable[[int, int], _Raw]


class _Terms(TypedDict):
    table: NDArray[np.uint8]
    leader: int
    points: tuple[int, int]
    failed_throws: tuple[int, int]
    attackers: int


@dataclass(frozen=True, slots=True)
class ShapePlayouts:
    """What playouts came to, each array (n,).

    points: int64, of the attackers as the deal is scored. attackers_won_last: bool. last_trick_cards: uint8,
    those of each seat. n_tricks: uint8, finished from the position on.
    """

    points: NDArray[np.int64]
    attackers_won_last: NDArray[np.bool_]
    last_trick_cards: NDArray[np.uint8]
    n_tricks: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Ending:
    """The attackers' points under best play with all hands open: between lower and upper, both included.

    They are equal when the search came to its end. values: the same for each legal play. n_nodes: plays tried.
    """

    lower: int
    upper: int
    values: dict[tuple[Card, ...], tuple[int, int]]
    n_nodes: int

    @property
    def is_exact(self) -> bool:
        """Return whether the value is known."""
        return self.lower == self.upper


class ShapeState:
    """The kernel's state of a deal, from a state of the reference on. ``apply`` and ``undo`` change it."""

    def __init__(self, state: Playing, lowered: LoweredShapes | None = None) -> None:
        self.lowered = lower_shapes(state) if lowered is None else lowered
        self._state = _ext.ShapeState(
            self.lowered.game,
            self.lowered.rows(state.hands),
            buried_points=self.lowered.points(state.buried),
            **_terms(state, self.lowered),
        )

    @property
    def is_over(self) -> bool:
        """Return whether the deal is played."""
        return self._state.is_over()

    @property
    def to_act(self) -> Seat:
        """Return the seat whose turn it is; once the deal is over, who won the last trick."""
        return Seat(self._state.to_act())

    @property
    def points(self) -> tuple[int, int]:
        """Return the points captured by each side, without kitty and prices."""
        return self._state.points()

    @property
    def failed_throws(self) -> tuple[int, int]:
        """Return the failed throws of each side."""
        return self._state.failed_throws()

    @property
    def final_points(self) -> int:
        """Return the attackers' points as scored. Raises KernelError("kernel/deal_not_over")."""
        return self._state.final_points()

    @property
    def n_legal(self) -> int:
        """Return how many legal plays there are; none when the deal is over. The cost does not grow with it."""
        return self._state.n_legal()

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards a seat holds."""
        return self.lowered.cards(self._state.hand(seat))

    def table(self) -> tuple[tuple[Card, ...], ...]:
        """Return what lies on the table, from the leader on."""
        return tuple(self.lowered.cards(row) for row in self._state.table())

    def legal(self) -> NDArray[np.uint8]:
        """Return (n_legal, kinds) every legal play. Raises KernelError("kernel/too_many_plays")."""
        return self._state.legal()

    def legal_cards(self) -> tuple[tuple[Card, ...], ...]:
        """Return every legal play as cards; the errors are those of ``legal``."""
        return tuple(self.lowered.cards(row) for row in self.legal())

    def check(self, cards: tuple[Card, ...]) -> str | None:
        """Return the code of what is wrong with a play, the reference's own, or None."""
        return VERDICTS[self._state.check(self.lowered.counts(cards))]

    def apply(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Play cards and return what lies on the table for it: of a failed throw only what falls.

        Raises KernelError("kernel/illegal_play").
        """
        return self.lowered.cards(self._state.apply(self.lowered.counts(cards)))

    def undo(self) -> None:
        """Take the last play back. Raises KernelError("kernel/nothing_to_undo")."""
        self._state.undo()

    def draw(self, n: int, seed: int) -> NDArray[np.uint8]:
        """Return (n, kinds) legal plays drawn independently, each of them with the same chance."""
        return self._state.draw(_natural(n), seed & _WORD)

    def perft(self, depth: int) -> int:
        """Return the number of sequences of exactly so many plays."""
        return self._state.perft(_natural(depth))

    def choice(
        self,
        told: Told | None = None,
        buried: tuple[Card, ...] = (),
        policy: ShapePolicy = ShapePolicy.RULEBOOK,
    ) -> tuple[Card, ...]:
        """Return what a policy plays for the seat to act.

        buried: what the declarer knows to be buried, and the others do not.
        """
        counts = _ext.shape_choice(
            self._state,
            told=lower_told(told, self.lowered),
            buried=self.lowered.counts(buried),
            policy=list(ShapePolicy).index(policy),
            seed=0,
        )
        return self.lowered.cards(counts)

    def ending(self, budget: int = NODES, table_bits: int = TABLE_BITS) -> Ending:
        """Return what the position is worth, searching at most about ``budget`` nodes.

        Raises KernelError("kernel/too_many_plays") if the seat to act has too many to try them all.
        """
        lower, upper, plays, bounds, n_nodes = _ext.shape_ending(
            self._state, budget=_natural(budget), table_bits=table_bits
        )
        values = {
            self.lowered.cards(play): (int(low), int(high))
            for play, (low, high) in zip(plays, bounds, strict=True)
        }
        return Ending(lower, upper, values, n_nodes)


def _natural(number: int) -> int:
    if number < 0:
        raise KernelError(problem("kernel/bad_number", value=number))
    return number


def _by_side(numbers: tuple[int, ...]) -> tuple[int, int]:
    return (numbers[0], numbers[1]) if numbers else (0, 0)


def _terms(state: Playing, lowered: LoweredShapes) -> _Terms:
    return {
        "table": lowered.rows(state.trick),
        "leader": state.leader,
        "points": _by_side(state.points),
        "failed_throws": _by_side(state.failed_throws),
        "attackers": lowered.attackers,
    }


def _worlds(
    state: Playing,
    lowered: LoweredShapes,
    hands: NDArray[np.uint8] | None,
    buried_points: NDArray[np.int32] | None,
) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """Return hands and buried points of the worlds, by default the state's own as the only one."""
    if hands is None:
        hands = lowered.rows(state.hands)[np.newaxis]
    hands = checked_array("hands", hands, np.uint8, axes=3)
    if buried_points is None:
        buried_points = np.full(len(hands), lowered.points(state.buried), dtype=np.int32)
    return hands, checked_array("buried_points", buried_points, np.int32, axes=1)


def shape_playouts(
    state: Playing,
    n: int,
    *,
    seed: int,
    hands: NDArray[np.uint8] | None = None,
    buried_points: NDArray[np.int32] | None = None,
    buried: NDArray[np.uint8] | None = None,
    told: Told | None = None,
    lowered: LoweredShapes | None = None,
    policy: ShapePolicy = ShapePolicy.UNIFORM,
    random_share: float = 0.0,
    threads: int = 1,
) -> ShapePlayouts:
    """Return ``n`` deals played on from the state's table; deal i has the hands of world i mod w.

    hands: (worlds, seats, kinds) uint8 counts; buried_points: (worlds,) int32; by default the state's own.
    buried: (worlds, kinds) uint8, what the declarer knows to be buried and the others do not; told: what is known
    of hands besides; both for policies that remember, by default nothing.
    random_share: this part of a policy's choices is uniform instead, in steps of 1/256.
    The same seed gives the same results, however many threads share the work. Raises KernelError:
    "kernel/bad_array" and the codes of ``kernel/include/kibitz/tractor_checked.hpp``.
    """
    lowered = lower_shapes(state) if lowered is None else lowered
    game, terms = lowered.game, _terms(state, lowered)
    worlds, points = _worlds(state, lowered, hands, buried_points)
    number, share = list(ShapePolicy).index(policy), round(random_share * 256)
    known = lower_told(told, lowered)

    def part(first: int, size: int) -> _Raw:
        return _ext.shape_playouts(
            game,
            worlds,
            buried_points=points,
            buried=buried,
            told=known,
            n=size,
            policy=number,
            random_share=share,
            seed=seed & _WORD,
            first=first,
            **terms,
        )

    return _in_parts(part, n, threads)


def shape_playouts_of_plays(
    state: Playing,
    hands: NDArray[np.uint8],
    plays: Sequence[tuple[Card, ...]],
    *,
    seed: int,
    buried_points: NDArray[np.int32] | None = None,
    buried: NDArray[np.uint8] | None = None,
    told: Told | None = None,
    lowered: LoweredShapes | None = None,
    per_world: int = 1,
    policy: ShapePolicy = ShapePolicy.GREEDY,
    random_share: float = 0.2,
) -> NDArray[np.int64]:
    """Return what each play leads to in each world: (worlds, plays, per_world) points of the attackers.

    Every play meets the same random numbers; a throw stands or falls by the hands of the world. Arrays as in
    ``shape_playouts``; each play must be legal in every world (KernelError("kernel/illegal_play")).
    """
    lowered = lower_shapes(state) if lowered is None else lowered
    if per_world < 1:
        raise KernelError(problem("kernel/bad_number", value=per_world))
    worlds, points = _worlds(state, lowered, hands, buried_points)
    return _ext.shape_playouts_of_plays(
        lowered.game,
        worlds,
        buried_points=points,
        buried=buried,
        told=lower_told(told, lowered),
        plays=lowered.rows(plays),
        per_world=per_world,
        policy=list(ShapePolicy).index(policy),
        random_share=round(random_share * 256),
        seed=seed & _WORD,
        **_terms(state, lowered),
    )


def shape_deals(
    lowered: LoweredShapes,
    n: int,
    *,
    seed: int,
    hand_size: int | None = None,
    policy: ShapePolicy = ShapePolicy.UNIFORM,
    random_share: float = 0.0,
    threads: int = 1,
) -> ShapePlayouts:
    """Return ``n`` random deals played out: dealt, eight (or what is left over) buried at random, played.

    For statistics: the deals of a match come from ``kibitz.cards.shuffle``.
    """
    size = lowered.variant.hand_size if hand_size is None else hand_size
    number, share = list(ShapePolicy).index(policy), round(random_share * 256)

    def part(first: int, n_part: int) -> _Raw:
        return _ext.shape_deals(
            lowered.game,
            hand_size=size,
            declarer=lowered.declarer,
            n=n_part,
            policy=number,
            random_share=share,
            seed=seed & _WORD,
            first=first,
        )

    return _in_parts(part, n, threads)


def shape_endings(
    state: Playing,
    hands: NDArray[np.uint8],
    *,
    buried_points: NDArray[np.int32] | None = None,
    lowered: LoweredShapes | None = None,
    budget: int = NODES,
    table_bits: int = TABLE_BITS,
) -> NDArray[np.int64]:
    """Return (worlds, 2) lower and upper bound of the attackers' points in each world; see ``shape_playouts``."""
    lowered = lower_shapes(state) if lowered is None else lowered
    worlds, points = _worlds(state, lowered, hands, buried_points)
    return _ext.shape_endings(
        lowered.game,
        worlds,
        buried_points=points,
        budget=_natural(budget),
        table_bits=table_bits,
        **_terms(state, lowered),
    )


def _in_parts(part: _Part, n: int, threads: int) -> ShapePlayouts:
    """Return a batch computed by so many threads; the kernel lets go of the interpreter's lock."""
    if threads < 1:
        raise KernelError(problem("kernel/bad_number", value=threads))
    if _natural(n) <= BLOCK or threads == 1:
        return _as_playouts([part(0, n)])
    step = max(BLOCK, -(-n // threads // BLOCK) * BLOCK)
    with ThreadPoolExecutor(threads) as pool:
        return _as_playouts(
            list(pool.map(lambda first: part(first, min(step, n - first)), range(0, n, step)))
        )


def _as_playouts(parts: list[_Raw]) -> ShapePlayouts:
    points, won, cards, tricks = (np.concatenate([part[i] for part in parts]) for i in range(4))
    return ShapePlayouts(points, won.astype(np.bool_), cards, tricks)
