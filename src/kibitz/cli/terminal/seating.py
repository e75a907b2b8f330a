"""Where everybody sits as seen from one seat: you in the south, the others in the direction of play."""

from __future__ import annotations

from enum import StrEnum

from kibitz.rules.parts import Seat
from kibitz.rules.variant import Variant


class Place(StrEnum):
    """A place at the table, as the compass has it."""

    SOUTH = "south"
    WEST = "west"
    NORTHWEST = "northwest"
    NORTH = "north"
    NORTHEAST = "northeast"
    EAST = "east"


# The others clockwise from the south, by how many there are.
_CLOCKWISE: dict[int, tuple[Place, ...]] = {
    1: (Place.NORTH,),
    2: (Place.WEST, Place.EAST),
    3: (Place.WEST, Place.NORTH, Place.EAST),
    4: (Place.WEST, Place.NORTHWEST, Place.NORTHEAST, Place.EAST),
    5: (Place.WEST, Place.NORTHWEST, Place.NORTH, Place.NORTHEAST, Place.EAST),
}


def place_of(variant: Variant, viewer: Seat, seat: Seat) -> Place:
    """Return where a seat is for who sits at ``viewer``."""
    steps = (seat - viewer) % variant.n_seats
    if steps == 0:
        return Place.SOUTH
    others = _CLOCKWISE[variant.n_seats - 1]
    return others[steps - 1] if variant.clockwise else others[-steps]
