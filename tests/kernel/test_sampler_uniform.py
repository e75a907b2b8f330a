"""Worlds are drawn uniformly: against every world there is, by the chi-square test of Pearson."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from kibitz.cards import Draw
from kibitz.games import VARIANTS
from kibitz.kernel.sampling import WorldSampler
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant
from kibitz.views import View
from kibitz.views.worlds import World
from tests.conformance.every_option import house_rules
from tests.kernel.sampler_worlds import (
    SMALL,
    broken_tractor,
    every_world,
    is_consistent,
    physical_ways,
    places_of,
    play_small,
    seen_by,
    standing_throw,
    tally,
)
from tests.property.strategies import PlayedDeal, play_out
from tests.rulebook.table import table_text

# Of 200 endings none should be refused by chance, but once in a thousand runs of other seeds.
REFUSED_BELOW = 0.001 / 200
PER_DEAL = 8


def chance_of_more(chi_square: float, freedom: int) -> float:
    """Return the upper tail of the chi-square distribution: the incomplete gamma function Q(k/2, x/2).

    By its series below k + 1 and its continued fraction above (Abramowitz and Stegun 6.5.29, 6.5.31).
    """
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - front * total
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for i in range(1, 10_000):
        numerator = -i * (i - a)
        b += 2
        d = 1 / (numerator * d + b)
        c = b + numerator / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return front * fraction


def test_the_tail_of_the_distribution_is_that_of_the_tables() -> None:
    for chi_square, freedom, chance in ((3.841, 1, 0.05), (18.307, 10, 0.05), (149.449, 100, 0.001)):
        assert abs(chance_of_more(chi_square, freedom) - chance) < chance / 1000


def worlds_of(played: PlayedDeal, index: int, seen: View) -> dict[World, int]:
    """Return every world consistent with a view, with the number of physical deals it is."""
    found = {}
    for world, ways in every_world(places_of(seen)):
        ways = physical_ways(seen, world, ways)
        if ways and is_consistent(played, index, seen, world):
            found[world] = ways
    return found


def check_ending(played: PlayedDeal, index: int, seat: int, seed: int) -> int:
    """Check the worlds of one view and return how many there are."""
    state = played.states[index]
    assert isinstance(state, Playing)
    seen = seen_by(state, state.variant.seats[seat])
    ways = worlds_of(played, index, seen)
    total = sum(ways.values())
    sampler = WorldSampler(seen)
    n = max(500, PER_DEAL * total)
    drawn = sampler.sample(n, seed=seed)
    met = tally(drawn)
    what = f"{state.variant.id} {dict(state.variant.chosen)} seed {played.seed} state {index} seat {seat}\n"
    what += table_text(state)
    assert not set(met) - set(ways), f"an impossible world\n{what}"
    if drawn.n_drawn == n:
        assert sampler.n_deals == pytest.approx(total, rel=1e-12), what
    chi_square = sum((met[world] - n * w / total) ** 2 / (n * w / total) for world, w in ways.items())
    if len(ways) > 1:
        assert chance_of_more(chi_square, len(ways) - 1) > REFUSED_BELOW, what
    return len(ways)


def endings(played: PlayedDeal, most: int) -> list[tuple[int, int]]:
    """Return the states and seats of a deal whose unseen cards can be put in up to so many ways, most first.

    Of a failed throw a view does not keep the attempt, so those deals cannot be replayed from it.
    """
    found = []
    for index, state in enumerate(played.states):
        if isinstance(state, Playing) and not any(state.failed_throws):
            for seat in state.variant.seats:
                n = places_of(seen_by(state, seat)).n_deals
                if 8 < n <= most:
                    found.append((n, index, seat))
    return [(index, seat) for _, index, seat in sorted(found, reverse=True)]


def check_some(variant: Variant, seed: int, *, small: bool, most: int) -> int:
    """Check one ending of a deal; return how many worlds it had, 0 if the deal has no such ending."""
    played = play_small(variant, f"u{seed}") if small else play_out(variant, f"u{seed}")
    found = endings(played, most)
    if not found:
        return 0
    draw = Draw(f"ending {seed}")
    # One of the early ones: there the hands are largest.
    index, seat = found[draw.below(1 + len(found) // 3)]
    return check_ending(played, index, seat, seed)


@pytest.mark.parametrize("number", range(len(SMALL)), ids=[variant.id for variant in SMALL])
def test_small_decks(number: int) -> None:
    most = 1700 if SMALL[number].hand_size <= 3 else 200
    checked = [check_some(SMALL[number], seed, small=True, most=most) for seed in range(2)]
    assert any(checked)


def test_who_answered_a_tractor_by_two_pairs_holds_no_third_between_them() -> None:
    played = broken_tractor()
    assert check_ending(played, len(played.states) - 1, 0, seed=1) == 630


def test_nobody_can_beat_a_throw_that_stood() -> None:
    played = standing_throw()
    assert check_ending(played, len(played.states) - 1, 0, seed=1) == 70


def real_decks() -> Iterator[tuple[str, Variant]]:
    """Yield every variant with every value of every option."""
    for variant in VARIANTS.values():
        yield from house_rules(variant)


def checked_one(variant: Variant, number: int, most: int) -> int:
    """Check one ending of some deal of a variant; few random deals of Tractor with throws have one."""
    for attempt in range(20):
        checked = check_some(variant, 100 * number + attempt, small=False, most=most)
        if checked:
            return checked
    return 0


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant(name: str) -> None:
    assert checked_one(VARIANTS[name], 0, 110)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_every_option_and_many_small_endings() -> None:
    n = sum(
        checked_one(variant, number, 150) > 0 for number, (_, variant) in enumerate(real_decks(), start=1)
    )
    assert n > 100
    for number, variant in enumerate(SMALL):
        for seed in range(100, 106):
            n += check_some(variant, 1000 * number + seed, small=True, most=300) > 0
    assert n >= 200
