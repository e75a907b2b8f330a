"""The one shuffle: a seed text to a deck order, the same bytes on every machine.

Definition (the kernel and any verifier repeat it):

1. The stream of a seed is SHA-256(seed ‖ 0x00 ‖ counter) for counter = 0, 1, 2 …, the seed as UTF-8 and
   the counter as eight bytes big-endian; each digest gives eight 32-bit big-endian words.
2. A number below n takes the next word w; if w ≥ 2³² − (2³² mod n) it is dropped and the next is taken
   (no bias); the number is w mod n. Above 2³² two words make one 64-bit word, and so on.
3. Fisher-Yates from the last place down: for i = len−1 … 1 swap places i and below(i + 1).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_WORDS = struct.Struct(">8I").unpack
_WORDS_PER_DIGEST = 8
_SPAN = 1 << 32


class Draw:
    """A stream of unbiased random numbers that depends on its seed text and nothing else."""

    __slots__ = ("_counter", "_next", "_seed", "_words")

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode() + b"\0"
        self._counter = 0
        self._words: tuple[int, ...] = ()
        self._next = _WORDS_PER_DIGEST

    def _word(self) -> int:
        if self._next == _WORDS_PER_DIGEST:
            self._words = _WORDS(sha256(self._seed + self._counter.to_bytes(8, "big")).digest())
            self._counter += 1
            self._next = 0
        word = self._words[self._next]
        self._next += 1
        return word

    def below(self, n: int) -> int:
        """Return a uniform number in 0 … n−1. n must be positive."""
        word = self._word()
        if n <= _SPAN:
            # The common case of the loop below, without its width.
            limit = _SPAN - _SPAN % n
            while word >= limit:
                word = self._word()
            return word % n
        span = _SPAN
        while span < n:
            span <<= 32
            word = word << 32 | self._word()
        limit = span - span % n
        while word >= limit:
            word = self._word()
            wide = _SPAN
            while wide < span:
                wide <<= 32
                word = word << 32 | self._word()
        return word % n

    def choose(self, items: Sequence[T]) -> T:
        """Return one of the items, each with the same chance."""
        return items[self.below(len(items))]


def shuffle(items: Sequence[T], seed: str) -> tuple[T, ...]:
    """Return the items in the order the seed gives them."""
    draw = Draw(seed)
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = draw.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
