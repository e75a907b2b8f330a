"""The shuffle and the stream of numbers against a second writing of their definition, and for bias."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice

import pytest

from kibitz.cards import Draw, shuffle
from kibitz.games import VARIANTS


def words(seed: str) -> Iterator[int]:
    """Yield the stream: SHA-256(seed, 0, counter as eight bytes), cut into 32-bit words, big end first."""
    for counter in count():
        digest = sha256(seed.encode("utf-8") + bytes(1) + counter.to_bytes(8, "big")).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")


def below(stream: Iterator[int], n: int) -> int:
    """Return a number below n by the definition: as many words as needed, those above a multiple dropped."""
    n_words = 1
    while 2 ** (32 * n_words) < n:
        n_words += 1
    span = 2 ** (32 * n_words)
    while True:
        number = 0
        for word in islice(stream, n_words):
            number = number * 2**32 + word
        if number < span - span % n:
            return number % n


def shuffled(items: list[int], seed: str) -> list[int]:
    stream = words(seed)
    for place in reversed(range(1, len(items))):
        other = below(stream, place + 1)
        items[place], items[other] = items[other], items[place]
    return items


@pytest.mark.parametrize("seed", ["", "0", "1", "kibitz", "Ærø ♠", "x" * 1000])
@pytest.mark.parametrize("n", [0, 1, 2, 40, 41, 52, 57, 108, 1000])
def test_the_shuffle_is_its_definition(seed: str, n: int) -> None:
    assert tuple(shuffled(list(range(n)), seed)) == shuffle(range(n), seed)


def test_fixed_vectors_that_any_other_writing_must_give() -> None:
    # By the functions above: the first digest of SHA-256("kibitz" 00 0000000000000000) begins eeb82f6f 73bf54ea.
    assert 0xEEB82F6F == Draw("kibitz").below(2**32)
    assert 0xEEB82F6F73BF54EA == Draw("kibitz").below(2**64)
    assert (1, 7, 8, 3, 9, 2, 0, 4, 6, 5) == shuffle(range(10), "kibitz")


SIZES = [
    1,
    2,
    3,
    5,
    6,
    7,
    13,
    100,
    2**31 + 1,
    2**32 - 1,
    2**32,
    2**32 + 1,
    10**12,
    2**63 + 1,
    2**64,
    2**64 + 1,
    3**60,
]


@pytest.mark.parametrize("n", SIZES)
def test_numbers_below_n_are_those_of_the_definition(n: int) -> None:
    draw, stream = Draw("below"), words("below")
    found = [draw.below(n) for _ in range(200)]
    assert [below(stream, n) for _ in range(200)] == found
    assert 0 <= min(found) <= max(found) < n


def test_sizes_may_be_mixed_in_one_stream() -> None:
    draw, stream = Draw("mixed"), words("mixed")
    sizes = SIZES * 5
    assert [below(stream, n) for n in sizes] == [draw.below(n) for n in sizes]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10])
def test_every_number_below_a_small_n_comes_equally_often(n: int) -> None:
    draw, times = Draw(f"small {n}"), 2_000
    seen = Counter(draw.below(n) for _ in range(n * times))
    assert set(range(n)) == set(seen)
    # Six standard deviations of a binomial count.
    assert all(abs(k - times) < 6 * times**0.5 for k in seen.values()), seen


@pytest.mark.parametrize("n", [3 * 2**30, 3 * 2**31, 3 * 2**32, 3 * 2**62, 3 * 2**63])
def test_every_third_of_a_large_n_comes_equally_often(n: int) -> None:
    """Without dropping words the first third would come far too often at some of these sizes."""
    draw, times = Draw(f"large {n}"), 2_000
    seen = Counter(draw.below(n) * 3 // n for _ in range(3 * times))
    assert all(abs(seen[third] - times) < 6 * times**0.5 for third in range(3)), seen


def test_choose_takes_each_item_by_its_number() -> None:
    draw, same = Draw("choose"), Draw("choose")
    assert ["abc"[same.below(3)] for _ in range(50)] == [draw.choose("abc") for _ in range(50)]


def test_equal_seeds_give_equal_decks_and_others_give_others() -> None:
    for variant in VARIANTS.values():
        assert shuffle(variant.cards, "a") == shuffle(variant.cards, "a")
        assert shuffle(variant.cards, "a") != shuffle(variant.cards, "b")
        assert sorted(variant.cards) == sorted(shuffle(variant.cards, "a"))


def test_every_card_comes_to_every_place() -> None:
    places: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        places.update(enumerate(shuffle(range(5), str(seed))))
    assert 25 == len(places)
    assert all(abs(n - 600) < 150 for n in places.values()), places
