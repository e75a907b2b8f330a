"""What a declarer comes to with a trump suit and a burial, in worlds of the cards he does not see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Suit
from kibitz.kernel import Lowered, Policy, lower, playouts_of_worlds
from kibitz.kernel.lower import declarers_side
from kibitz.players.search.hands import rows_of
from kibitz.rules.parts import ContractPoints, KittyPointsTo
from kibitz.rules.phases.handover import first_leader, no_points
from kibitz.rules.state import Contract, Hand, Playing
from kibitz.views import View


@dataclass(frozen=True, slots=True)
class Plan:
    """A trump suit, and the cards buried with it (none where there is no kitty)."""

    trump: Suit
    buried: Hand


def before_first_lead(view: View, contract: Contract, hands: Sequence[Hand]) -> Playing:
    """Return the state before the first lead; what is buried is not in it."""
    variant = view.variant
    return Playing(
        variant,
        view.standing,
        tuple(hands),
        (),
        contract,
        first_leader(variant, view.standing.dealer, contract.declarer),
        view.calls,
        tricks=(0,) * variant.n_sides,
        points=no_points(variant),
        failed_throws=(0,) * variant.n_sides,
        known=((),) * variant.n_seats,
    )


def declared_values(
    view: View,
    contract: Contract,
    hands: NDArray[np.uint64],
    buried: NDArray[np.uint64],
    *,
    per_world: int,
    seed: int,
) -> tuple[NDArray[np.int16], Playing, Lowered]:
    """Return what the declarer's side comes to, (per_world, worlds), at a contract with a trump suit.

    hands: (worlds, seats) sets of faces, the declarer's without what he buried; buried: (worlds,).
    """
    variant = view.variant
    faces = tuple(dict.fromkeys(variant.cards))
    state = before_first_lead(view, contract, [_cards(faces, int(mask)) for mask in hands[0]])
    lowered = lower(state, ours=declarers_side(state))
    points = rows_of(buried, len(faces)) @ np.array([float(variant.card_points[card]) for card in faces])
    values = np.zeros(len(hands), dtype=np.int16)
    last = np.full(len(hands), lowered.bonus, dtype=np.int16)
    if isinstance(variant.score, ContractPoints):
        if variant.score.kitty_points_to is KittyPointsTo.DECLARER:
            values += points.astype(np.int16)
        elif lowered.buried_to_last:
            last += points.astype(np.int16)
    found = playouts_of_worlds(
        state,
        np.ascontiguousarray(hands),
        per_world * len(hands),
        seed=seed,
        lowered=lowered,
        values=values,
        last_trick_values=last,
        policy=Policy.CAREFUL,
        random_share=0.2,
    )
    return found.values.reshape(per_world, len(hands)), state, lowered


def _cards(faces: tuple[Card, ...], mask: int) -> Hand:
    return tuple(card for face, card in enumerate(faces) if mask >> face & 1)
