"""What the kernel of shapes refuses, with its code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from kibitz.cards import FRENCH_RANKS, FRENCH_SUITS, Card, Rank, Suit
from kibitz.errors import KernelError
from kibitz.games import VARIANTS
from kibitz.kernel.lower_shapes import lower_shapes, lower_shapes_for
from kibitz.kernel.tractor import (
    ShapeState,
    shape_deals,
    shape_endings,
    shape_playouts,
    shape_playouts_of_plays,
)
from kibitz.rules.parts import Seat
from kibitz.rules.state import Contract
from tests.kernel.tractor_deals import TRACTOR, play_variants, random_start

START = random_start(TRACTOR, Random(3), 5, spread=20)
LOWERED = lower_shapes(START)
ROWS = LOWERED.rows(START.hands)[np.newaxis]
# Throws on and twelve pairs of one suit: 3^12 - 1 leads.
WHOLE = replace(
    START,
    variant=play_variants()["on all_components 0 pairs two"],
    contract=Contract(START.contract.declarer, trump=Suit("S"), level=Rank("2")),
    hands=tuple(tuple(Card(suit + rank) for rank in FRENCH_RANKS[1:] for _ in "12") for suit in FRENCH_SUITS),
    buried=(),
)


def with_hand(*cards: str) -> ShapeState:
    """Return a state in which seat 0 holds these cards, and which the kernel should refuse."""
    return ShapeState(replace(START, hands=(tuple(map(Card, cards)), *START.hands[1:])))


def changed(seat: int, kind: int, copies: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    rows = ROWS.copy()
    rows[0, seat, kind] = copies
    return rows


def finished() -> ShapeState:
    kernel = ShapeState(START)
    while not kernel.is_over:
        kernel.apply(kernel.legal_cards()[0])
    return kernel


REFUSED: dict[str, tuple[str, Callable[[], object]]] = {
    "another game": ("kernel/not_shapes", lambda: lower_shapes_for(VARIANTS["dixie"], None, None, Seat(0))),
    "a card of another deck": ("kernel/not_in_deck", lambda: LOWERED.counts([Card("R14")])),
    "hands of unequal size": ("kernel/hand_sizes", lambda: with_hand("S3")),
    "a hand without cards": ("kernel/no_cards", lambda: ShapeState(replace(START, hands=((),) * 4))),
    "three copies": ("kernel/bad_copies", lambda: with_hand("S3", "S3", "S3", "H4", "H5")),
    "three copies in an array": ("kernel/bad_copies", lambda: playouts_of(changed(0, 7, 3))),
    "one hand four times": ("kernel/too_many_copies", lambda: playouts_of(ROWS[:, [0] * 4])),
    "three seats": ("kernel/shape", lambda: playouts_of(ROWS[:, :3].copy())),
    "53 kinds": ("kernel/shape", lambda: playouts_of(ROWS[:, :, :53].copy())),
    "no worlds": ("kernel/no_worlds", lambda: playouts_of(ROWS[:0])),
    "another dtype": ("kernel/bad_array", lambda: playouts_of(ROWS.astype(np.int64))),
    "too few axes": ("kernel/bad_array", lambda: playouts_of(ROWS[0])),
    "strides": ("kernel/bad_array", lambda: playouts_of(ROWS[:, :, ::-1])),
    "no array": ("kernel/bad_array", lambda: playouts_of([[1]])),
    "buried points of other worlds": (
        "kernel/shape",
        lambda: shape_playouts(START, 1, seed=1, hands=ROWS, buried_points=np.zeros(2, dtype=np.int32)),
    ),
    "buried points below 0": (
        "kernel/number_too_large",
        lambda: shape_playouts(START, 1, seed=1, buried_points=np.array([-5], dtype=np.int32)),
    ),
    "a negative number": ("kernel/bad_number", lambda: shape_playouts(START, -1, seed=1)),
    "more than all at random": (
        "kernel/bad_share",
        lambda: shape_playouts(START, 1, seed=1, random_share=1.0),
    ),
    "no threads": ("kernel/bad_number", lambda: shape_playouts(START, 1, seed=1, threads=0)),
    "a huge table": ("kernel/bad_number", lambda: ShapeState(START).ending(table_bits=40)),
    "four plays on the table": (
        "kernel/table_size",
        lambda: ShapeState(replace(START, trick=((Card("S3"),),) * 4)),
    ),
    "an empty lead": ("kernel/mixed_lead", lambda: ShapeState(replace(START, trick=((),)))),
    "hands too large to deal": (
        "kernel/deal_sizes",
        lambda: shape_deals(
            lower_shapes_for(TRACTOR, Suit("S"), Rank("2"), Seat(0)), 1, seed=1, hand_size=28
        ),
    ),
    "an illegal play": ("kernel/illegal_play", lambda: ShapeState(START).apply(())),
    "a play that is illegal in a world": (
        "kernel/illegal_play",
        lambda: shape_playouts_of_plays(START, ROWS, [START.hands[START.leader - 1][:1]], seed=1),
    ),
    "no playouts of a world": (
        "kernel/bad_number",
        lambda: shape_playouts_of_plays(START, ROWS, [], seed=1, per_world=0),
    ),
    "taking back too much": ("kernel/nothing_to_undo", lambda: ShapeState(START).undo()),
    "points before the end": ("kernel/deal_not_over", lambda: ShapeState(START).final_points),
    "a play after the end": ("kernel/deal_over", lambda: finished().apply((Card("S3"),))),
    "a draw after the end": ("kernel/deal_over", lambda: finished().draw(1, 1)),
    "an ending after the end": ("kernel/deal_over", lambda: finished().ending()),
    "too many plays to list": ("kernel/too_many_plays", lambda: ShapeState(WHOLE).legal()),
    "too many plays to search": ("kernel/too_many_plays", lambda: ShapeState(WHOLE).ending()),
    "worlds too wide to search": (
        "kernel/too_many_plays",
        lambda: shape_endings(WHOLE, lower_shapes(WHOLE).rows(WHOLE.hands)[np.newaxis]),
    ),
}


def playouts_of(hands: object) -> object:
    return shape_playouts(START, 1, seed=1, hands=hands)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    code, attempt = REFUSED[case]
    with pytest.raises(KernelError) as caught:
        attempt()
    assert code == caught.value.code


def test_leads_too_many_to_list_are_counted() -> None:
    assert 3**12 - 1 == ShapeState(WHOLE).n_legal


def test_a_refused_play_changes_nothing() -> None:
    kernel = ShapeState(START)
    before = (kernel.hand(Seat(0)), kernel.to_act, kernel.n_legal)
    with pytest.raises(KernelError):
        kernel.apply(START.hands[kernel.to_act] + (Card("S3"),))
    assert before == (kernel.hand(Seat(0)), kernel.to_act, kernel.n_legal)
