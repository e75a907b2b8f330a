"""Sets of actions too large to list: counted, iterated and addressed by number, all exactly.

A ``Choices`` is an immutable sequence of different actions in a fixed order. ``choices[i]`` builds only
the i-th, so a caller with a random number has an exact uniform sampler, and the rules draw none.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, combinations
from math import comb
from typing import overload

from kibitz.cards import Card, sort_cards
from kibitz.rules.actions import Action

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pool:
    """Different cards of which exactly ``size`` are taken, or any number if ``size`` is None."""

    cards: Cards
    size: int | None

    def count(self) -> int:
        """Return in how many ways."""
        return 1 << len(self.cards) if self.size is None else comb(len(self.cards), self.size)

    def ways(self) -> Iterator[Cards]:
        """Yield every way; ``way(i)`` is the i-th of them."""
        if self.size is not None:
            yield from combinations(self.cards, self.size)
        else:
            for size in range(len(self.cards) + 1):
                yield from combinations(self.cards, size)

    def way(self, index: int) -> Cards:
        """Return the index-th way."""
        size = self.size
        if size is None:
            size = 0
            while index >= (block := comb(len(self.cards), size)):
                index -= block
                size += 1
        return _combination(self.cards, size, index)


def _combination(cards: Cards, size: int, index: int) -> Cards:
    """Return the index-th combination in the order of itertools.combinations."""
    taken = []
    n = len(cards)
    for place, card in enumerate(cards):
        if size == 0:
            break
        with_this = comb(n - place - 1, size - 1)
        if index < with_this:
            taken.append(card)
            size -= 1
        else:
            index -= with_this
    return tuple(taken)


@dataclass(frozen=True, slots=True)
class Block:
    """The cards taken for sure, and two pools to take from (either may be empty)."""

    fixed: Cards
    first: Pool
    second: Pool = Pool((), 0)

    def count(self) -> int:
        """Return how many sets of cards this block holds."""
        return self.first.count() * self.second.count()

    def cards(self) -> Cards:
        """Return the cards that some set of this block holds; none if it holds no set."""
        if not self.count():
            return ()
        pools = (pool.cards for pool in (self.first, self.second) if pool.size != 0)
        return (*self.fixed, *chain.from_iterable(pools))

    def ways(self) -> Iterator[Cards]:
        """Yield every set of cards, in writing order."""
        for a in self.first.ways():
            for b in self.second.ways():
                yield sort_cards(self.fixed + a + b)

    def way(self, index: int) -> Cards:
        """Return the index-th set of cards."""
        a, b = divmod(index, self.second.count())
        return sort_cards(self.fixed + self.first.way(a) + self.second.way(b))


class Choices(Sequence[Action]):
    """All actions ``make(cards)`` for the sets of cards of some blocks; no set stands in two of them."""

    __slots__ = ("_blocks", "_ends", "_make")

    def __init__(self, blocks: Iterable[Block], make: Callable[[Cards], Action]) -> None:
        self._blocks = tuple(blocks)
        self._ends = tuple(accumulate(block.count() for block in self._blocks))
        self._make = make

    @property
    def cards(self) -> frozenset[Card]:
        """Return every face that stands in some action; the cost does not grow with their number."""
        return frozenset(card for block in self._blocks for card in block.cards())

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        n = len(self)
        if index < 0:
            index += n
        if not 0 <= index < n:
            raise IndexError(index)
        block = bisect_right(self._ends, index)
        start = self._ends[block - 1] if block else 0
        return self._make(self._blocks[block].way(index - start))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choices):
            return NotImplemented
        return self._make is other._make and self._blocks == other._blocks

    def __hash__(self) -> int:
        return hash(self._blocks)

    def __iter__(self) -> Iterator[Action]:
        make = self._make
        return (make(cards) for cards in chain.from_iterable(block.ways() for block in self._blocks))


def faces_by_count(cards: Cards) -> tuple[Cards, Cards]:
    """Return the different faces, and those of them that are there twice, in the order given."""
    faces = tuple(dict.fromkeys(cards))
    if len(faces) == len(cards):
        return faces, ()
    return faces, tuple(face for face in faces if cards.count(face) == 2)


def blocks_of_size(cards: Cards, size: int, fixed: Cards = (), fewest_pairs: int = 0) -> Iterator[Block]:
    """Yield the blocks that make every different multiset of ``size`` of the cards.

    Each card is there at most twice. ``fixed`` cards are added to every set. ``fewest_pairs``: only sets
    that hold at least so many pairs. A block settles which faces are taken twice; of all other faces at
    most one copy is taken.
    """
    faces, doubled = faces_by_count(cards)
    for n_pairs in range(fewest_pairs, size // 2 + 1):
        for pairs in combinations(doubled, n_pairs):
            block = block_with_pairs(faces, pairs, size, fixed)
            if block.count():
                yield block


def block_with_pairs(faces: Cards, pairs: Cards, size: int, fixed: Cards = ()) -> Block:
    """Return the block of all sets of ``size`` in which exactly these faces are taken twice."""
    rest = tuple(face for face in faces if face not in pairs) if pairs else faces
    return Block(fixed + pairs + pairs, Pool(rest, size - 2 * len(pairs)))
