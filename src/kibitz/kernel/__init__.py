"""The kernel: the rules of card play at machine speed, playouts, exact values, worlds.

One door to the compiled module ``_ext``: numbers and arrays in, numbers and arrays out. Everything here must
agree with the reference in ``kibitz.rules`` on every fixture. What is refused raises ``KernelError``.
"""

from kibitz.kernel.lower import Lowered, lower, taken_before
from kibitz.kernel.lower_shapes import LoweredShapes, lower_shapes
from kibitz.kernel.playouts import (
    Playouts,
    Policy,
    playouts,
    playouts_of_cards,
    playouts_of_worlds,
    random_deals,
)
from kibitz.kernel.sampling import Worlds, WorldSampler, sample_worlds
from kibitz.kernel.solving import Bounds, Solution, Solver
from kibitz.kernel.states import TrickState
from kibitz.kernel.tractor import (
    Ending,
    ShapePlayouts,
    ShapeState,
    shape_deals,
    shape_endings,
    shape_playouts,
    shape_playouts_of_plays,
)

__all__ = [
    "Bounds",
    "Ending",
    "Lowered",
    "LoweredShapes",
    "Playouts",
    "Policy",
    "ShapePlayouts",
    "ShapeState",
    "Solution",
    "Solver",
    "TrickState",
    "WorldSampler",
    "Worlds",
    "lower",
    "lower_shapes",
    "playouts",
    "playouts_of_cards",
    "playouts_of_worlds",
    "random_deals",
    "sample_worlds",
    "shape_deals",
    "shape_endings",
    "shape_playouts",
    "shape_playouts_of_plays",
    "taken_before",
]
