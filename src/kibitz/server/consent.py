"""What a seat asks of the others: an undo that every other person present must agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.errors import KibitzError, problem
from kibitz.rules.parts import Seat
from kibitz.server.protocol import Asked

if TYPE_CHECKING:
    from kibitz.server.room import Room

UNDO = "undo"


class Consent:
    """The question that is open at a table, if there is one. Nothing of it is stored."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.seat: Seat | None = None
        self.request = ""
        self.agreed: set[Seat] = set()

    @property
    def question(self) -> Asked | None:
        """Return the open question."""
        if self.seat is None:
            return None
        return Asked(self.seat, UNDO, open=True, agreed=sorted(self.agreed))

    def others(self, seat: Seat) -> list[Seat]:
        """Return the persons present beside a seat: they must agree."""
        return [person for person in self._room.audience.persons if person != seat]

    def ask(self, seat: Seat, request: str) -> None:
        """Put the question. Raises KibitzError if another is open."""
        if self.seat not in (None, seat):
            raise KibitzError(problem("table/asked_already"))
        self.seat, self.request, self.agreed = seat, request, set()
        self._tell()

    async def answer(self, seat: Seat, *, agree: bool) -> None:
        """Take an answer; carry the wish out once all agree. Raises KibitzError if nothing is asked of the seat."""
        if self.seat is None or seat == self.seat or seat not in self.others(self.seat):
            raise KibitzError(problem("table/nothing_asked"))
        if not agree:
            self.lapse()
            return
        self.agreed.add(seat)
        self._tell()
        await self._carry_out_if_agreed()

    async def who_left(self) -> None:
        """Look again after somebody has left: a question of his lapses, and nobody waits for his answer."""
        if self.seat is None:
            return
        if not self._room.audience.is_present(self.seat):
            self.lapse()
        else:
            await self._carry_out_if_agreed()

    async def _carry_out_if_agreed(self) -> None:
        from kibitz.server.verbs.undo import take_back

        seat = self.seat
        if seat is not None and self.agreed and self.agreed.issuperset(self.others(seat)):
            await take_back(self._room, seat, self.request)

    def lapse(self) -> None:
        """Close the question, whatever the answers."""
        if self.seat is None:
            return
        closed = Asked(self.seat, UNDO, open=False, agreed=sorted(self.agreed))
        self.seat = None
        self._room.audience.send_all(closed)

    def _tell(self) -> None:
        question = self.question
        if question is not None:
            self._room.audience.send_all(question)
