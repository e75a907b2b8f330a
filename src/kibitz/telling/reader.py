"""Who reads: a seat, or an observer (None). Sentences speak to the reader, and his own side comes first."""

from __future__ import annotations

from typing import TypeAlias

from kibitz.rules.parts import Seat
from kibitz.rules.variant import Variant
from kibitz.telling.phrase import ArgumentValue, PlaceOf

Reader: TypeAlias = Seat | None


def you(seat: int, reader: Reader) -> str:
    """Return ``yes`` for the reader's own seat, else ``no``: sentences differ."""
    return "yes" if seat == reader else "no"


def who(seat: int, reader: Reader) -> dict[str, ArgumentValue]:
    """Return the arguments of a sentence that is about a seat."""
    return {"seat": PlaceOf(seat), "you": you(seat, reader)}


def sides_in_order(variant: Variant, reader: Reader) -> list[int]:
    """Return all sides, the reader's own first."""
    own = 0 if reader is None else variant.side_of(reader)
    return [(own + step) % variant.n_sides for step in range(variant.n_sides)]


def seats_in_order(variant: Variant, reader: Reader) -> list[Seat]:
    """Return all seats in order of play, the reader's own first."""
    own = reader or 0
    return [Seat((own + step) % variant.n_seats) for step in range(variant.n_seats)]
