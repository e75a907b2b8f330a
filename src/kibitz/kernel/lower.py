"""Lowering: a variant and its settled contract become the kernel's tables.

The only code that knows both. It asks the parts of a declaration, never which variant it is; a new game of
single cards needs nothing here unless it has a new part.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.errors import KernelError, problem
from kibitz.kernel import _ext
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import (
    CalledCard,
    ContractPoints,
    ContractTricks,
    KittyPointsTo,
    Seat,
    SingleCards,
)
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant


@dataclass(frozen=True, eq=False, slots=True)
class Lowered:
    """What the kernel is given of a deal beside the cards.

    faces: the cards by face index, the variant's own order of writing. ours: the seats whose gain is the
    value. buried_to_last: whether the buried cards' points go to the last trick's winner, where ``bonus``
    goes too. game: the compiled tables.
    """

    variant: Variant
    faces: tuple[Card, ...]
    ours: frozenset[Seat]
    buried_to_last: bool
    bonus: int
    game: _ext.Game

    def face(self, card: Card) -> int:
        """Return the face index of a card. Raises KernelError("kernel/not_in_deck")."""
        if card not in self.faces:
            raise KernelError(problem("kernel/not_in_deck", card=card))
        return self.faces.index(card)

    def mask(self, cards: Iterable[Card]) -> int:
        """Return cards as bits by face. Raises KernelError("kernel/not_in_deck")."""
        mask = 0
        for card in cards:
            mask |= 1 << self.face(card)
        return mask

    def cards(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of bits by face, in writing order."""
        return tuple(card for face, card in enumerate(self.faces) if mask >> face & 1)

    def hands(self, hands: Sequence[Iterable[Card]]) -> NDArray[np.uint64]:
        """Return hands as the kernel takes them: (seats,) sets of faces."""
        return np.array([self.mask(hand) for hand in hands], dtype=np.uint64)


def lower(state: Playing, *, ours: Iterable[Seat] | None = None) -> Lowered:
    """Return the tables for the deal a state is in.

    ours: the seats that maximise, by default the declarer's side; an unknown partner is looked up in the
    hands, as all of them are open here. The value counts card points where the score does, else tricks.
    Raises KernelError: "kernel/not_single_cards", or "kernel/not_settled" while trump or the called card
    is still open.
    """
    variant, contract = state.variant, state.contract
    rule = variant.play
    if not isinstance(rule, SingleCards):
        raise KernelError(problem("kernel/not_single_cards", variant=variant.id))
    if state.calling or (contract.trump is None and not contract.alone):
        raise KernelError(problem("kernel/not_settled", seat=contract.declarer))
    mine = frozenset(declarers_side(state) if ours is None else ours)
    faces = variant.cards
    order = order_of(variant, contract.trump, contract.level)
    suits = [suit for suit in dict.fromkeys(order.suit[card] for card in faces) if suit != TRUMPS]
    has_trumps = TRUMPS in order.suit.values()
    if has_trumps:
        suits.append(TRUMPS)
    buried = sum(variant.card_points[card] for card in state.buried)
    counts_points = isinstance(variant.score, ContractPoints)
    to_last, bonus, most = False, 0, 0
    if isinstance(variant.score, ContractPoints):
        to_last = variant.score.kitty_points_to is KittyPointsTo.LAST_TRICK
        bonus, most = variant.score.last_trick_bonus, variant.score.most_tricks_bonus
    game = _ext.game(
        np.array([suits.index(order.suit[card]) for card in faces], dtype=np.uint8),
        np.array([order.strength[card] for card in faces], dtype=np.int16),
        np.array([variant.card_points[card] if counts_points else 0 for card in faces], dtype=np.int16),
        any_time=_mask(faces, order.any_time),
        n_suits=len(suits),
        has_trumps=has_trumps,
        n_seats=variant.n_seats,
        ours=sum(1 << seat for seat in mine),
        trick_value=0 if counts_points else 1,
        last_trick_value=bonus + (buried if to_last else 0),
        most_tricks_bonus=most,
        forced=_mask(faces, _forced(state)),
        lone_seat=contract.declarer if rule.stops_when_alone_loses and contract.alone else -1,
    )
    return Lowered(variant, faces, mine, to_last, bonus, game)


def declarers_side(state: Playing) -> tuple[Seat, ...]:
    """Return the declarer and who plays with him, looking into the hands for the called card."""
    variant, declarer = state.variant, state.contract.declarer
    if not isinstance(variant.partner, CalledCard):
        return tuple(seat for seat in variant.seats if variant.side_of(seat) == variant.side_of(declarer))
    partner = state.partner
    if partner is None and state.called is not None:
        partner = next((seat for seat in variant.seats if state.called in state.hands[seat]), None)
    return (declarer,) if partner is None or partner == declarer else (declarer, partner)


def _forced(state: Playing) -> tuple[Card, ...]:
    """Return the called card where it still binds its holder (rules: Play, 3)."""
    called, declarer = state.called, state.contract.declarer
    if called is None or state.partner is not None or called in state.hands[declarer]:
        return ()
    return (called,)


def _mask(faces: tuple[Card, ...], cards: Iterable[Card]) -> int:
    return sum(1 << faces.index(card) for card in cards)


def taken_before(state: Playing, lowered: Lowered) -> tuple[int, tuple[int, int]]:
    """Return what has been taken before: the value for us, and the tricks of the others and of us.

    Points buried for the declarer count as taken.
    """
    variant, score = state.variant, state.variant.score
    mine = {variant.side_of(seat) for seat in lowered.ours}
    tricks = [
        sum(n for side, n in enumerate(state.tricks) if (side in mine) == ours) for ours in (False, True)
    ]
    match score:
        case ContractPoints():
            value = sum(points for side, points in enumerate(state.points) if side in mine)
            if score.kitty_points_to is KittyPointsTo.DECLARER and state.contract.declarer in lowered.ours:
                value += sum(variant.card_points[card] for card in state.buried)
        case ContractTricks():
            value = tricks[1]
        case _:
            value = 0
    return value, (tricks[0], tricks[1])
