"""How well the rulebook explains what was played in a deal of shapes, in many worlds; and worlds that do so better.

A seat's part depends on its own cards and on what all saw, never on how the others' cards lie among them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.errors import KernelError, problem
from kibitz.kernel import _ext
from kibitz.kernel.arrays import checked_array
from kibitz.kernel.lower_shapes import LoweredShapes
from kibitz.kernel.shape_policies import Told, lower_told
from kibitz.rules.parts import Seat

_WORD = (1 << 64) - 1


class ShapeHistory:
    """What all saw of a deal from its first lead on; the plays by number."""

    def __init__(
        self,
        lowered: LoweredShapes,
        told: Told,
        leader: Seat,
        plays: Sequence[tuple[Card, ...]],
        scale: float,
    ) -> None:
        """told: before the first lead. scale: the gap at which a worse play is about a third as likely."""
        if not scale > 0:
            raise KernelError(problem("kernel/bad_number", value=str(scale)))
        self._lowered = lowered
        self._told = lower_told(told, lowered)
        self._leader = leader
        self._plays = lowered.rows(plays)
        self._points = np.array([lowered.points((kind,)) for kind in lowered.kinds], dtype=np.int32)
        self._scale = scale

    def explained(
        self, hands: NDArray[np.uint8], buried: NDArray[np.uint8], seats: NDArray[np.uint8]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return for each play in each world, (worlds, plays), its gap and its share.

        hands: (worlds, seats, kinds) counts before the first lead; buried: (worlds, kinds); seats: (worlds,) a
        mask of those whose plays are asked for, the others' are gap 0 and share 1.
        gap: by how many card points the best play of all the rulebook weighs looked better, 0 also where a seat
        has no choice. share: of the play among all weighed, likelier the smaller its gap.
        Raises KernelError: "kernel/illegal_play" (the value is the number of the world) and those of playouts.
        """
        checked_array("hands", hands, np.uint8, axes=3)
        checked_array("buried", buried, np.uint8, axes=2)
        return _ext.shape_explained(
            self._lowered.game,
            hands,
            buried_points=(buried.astype(np.int32) @ self._points).astype(np.int32),
            buried=buried,
            leader=self._leader,
            attackers=self._lowered.attackers,
            told=self._told,
            plays=self._plays,
            seats=checked_array("seats", seats, np.uint8, axes=1),
            scale=self._scale,
        )

    def wandered(
        self,
        worlds: NDArray[np.uint8],
        *,
        viewer: Seat,
        fixed: NDArray[np.uint8],
        most: NDArray[np.uint8],
        odds: NDArray[np.float64],
        other_play: float,
        shares: NDArray[np.float64],
        kept: NDArray[np.uint8],
        seed: int,
    ) -> NDArray[np.uint8]:
        """Return worlds changed card by card, (times kept, worlds, seats + 1, kinds), last row what is buried.

        In each step two cards of other seats or the burial change places or stay, so that in the long run a world
        comes up as often as its deals, times their odds, times how likely it makes the plays.
        worlds: (worlds, seats + 1, kinds) before the first lead. fixed: (seats + 1, kinds) copies that stay; most:
        how many other copies may lie there; odds: (seats + 1, kinds) logarithms. other_play: the chance of a play
        that is not the rulebook's choice. shares: (steps,) how far the plays count at each step; kept: (steps,)
        whether the worlds are taken down after it.
        Raises KernelError: "kernel/illegal_play" if a world does not allow the plays, and those of playouts.
        """
        return _ext.shape_wander(
            self._lowered.game,
            checked_array("worlds", worlds, np.uint8, axes=3),
            leader=self._leader,
            attackers=self._lowered.attackers,
            told=self._told,
            plays=self._plays,
            scale=self._scale,
            other_play=other_play,
            viewer=viewer,
            fixed=checked_array("fixed", fixed, np.uint8, axes=2),
            most=checked_array("most", most, np.uint8, axes=2),
            odds=checked_array("odds", odds, np.float64, axes=2),
            shares=checked_array("shares", shares, np.float64, axes=1),
            kept=checked_array("kept", kept, np.uint8, axes=1),
            seed=seed & _WORD,
        )
