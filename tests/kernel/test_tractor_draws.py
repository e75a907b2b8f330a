"""Legal shapes drawn at random: every one with the same chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kibitz.kernel.tractor import ShapeState
from kibitz.records.position import parse_position
from kibitz.rules.state import Playing
from tests.kernel.tractor_deals import play_variants, random_start

VARIANTS = play_variants()
WAYS = "phase=play dealer=0 deal=2 hands={} declarer=0 trump=S level=2 leader=0"
# (rule code, hands, plays before, number of legal plays by hand)
SMALL = {
    # 4 kinds, 2 pairs and H5 H5 H6 H6 in one.
    "leads without throws": ("tractor", "H5.H5.H6.H6.C7.D8/H8.H8.H9.HT.HT.C3/H7.H3.H3.S4.S4.D5/S5.S5.S6.S6.CK.D9", 0, 7),
    # Hearts: 3 · 3 - 1 = 8; C7; D8.
    "leads with throws": ("tractor~throws.on", "H5.H5.H6.H6.C7.D8/H8.H8.H9.HT.HT.C3/H7.H3.H3.S4.S4.D5/S5.S5.S6.S6.CK.D9", 0, 10),
    # Void: 2 of S5 S5 S6 S6 CK D9: 2 pairs and C(4, 2) = 6.
    "discards": ("tractor", "H5.H5.H6.H6.C7.D8/H8.H8.H9.HT.HT.C3/H7.H3.H3.S4.S4.D5/S5.S5.S6.S6.CK.D9", 3, 8),
}  # fmt: skip


def far_from_even(counts: list[int]) -> float:
    """Return by how many deviations chi-square is above what chance gives."""
    expected = sum(counts) / len(counts)
    chi_square = sum((n - expected) ** 2 / expected for n in counts)
    freedom = len(counts) - 1
    return (chi_square - freedom) / (2 * freedom) ** 0.5 if freedom else 0.0


def drawn(kernel: ShapeState, per_play: int, seed: int) -> list[int]:
    """Return how often each legal play is drawn; fails if another one is."""
    n_legal = kernel.n_legal
    counts = Counter(kernel.lowered.cards(row) for row in kernel.draw(per_play * n_legal, seed))
    legal = kernel.legal_cards()
    assert set(counts) <= set(legal)
    assert len(legal) == n_legal
    return [counts[cards] for cards in legal]


@pytest.mark.parametrize("case", SMALL)
def test_small_sets_by_hand(case: str) -> None:
    code, hands, n_before, n_legal = SMALL[case]
    state = parse_position(f"{code} {WAYS.format(hands.replace(' ', ''))}")
    assert isinstance(state, Playing)
    kernel = ShapeState(state)
    if n_before:
        lead = next(cards for cards in kernel.legal_cards() if cards == ("H5", "H5"))
        kernel.apply(lead)
        for _ in range(n_before - 1):
            kernel.apply(kernel.legal_cards()[0])
    assert n_legal == kernel.n_legal
    assert far_from_even(drawn(kernel, 1000, seed=7)) < 4


@pytest.mark.parametrize("name", VARIANTS)
def test_draws_are_even_in_random_positions(name: str) -> None:
    worst, n_tested = 0.0, 0
    for i in range(4):
        random = Random(f"draws/{name}/{i}")
        kernel = ShapeState(random_start(VARIANTS[name], random, random.choice((5, 8, 12)), spread=3))
        while not kernel.is_over:
            if 2 <= kernel.n_legal <= 60:
                worst = max(worst, far_from_even(drawn(kernel, 60, seed=i)))
                n_tested += 1
            # Plays of many pairs, so that tractors are led and owed.
            plays = [kernel.lowered.cards(row) for row in kernel.draw(10, seed=i)]
            kernel.apply(max(plays, key=lambda cards: len(cards) - len(set(cards))))
    assert n_tested > 10
    # The largest of dozens; chi-square has a longer tail than the normal distribution.
    assert worst < 7


def test_an_uneven_draw_is_seen() -> None:
    assert far_from_even([100, 100, 100, 200]) > 7
