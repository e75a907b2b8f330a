"""Setting up a table: who sits where, by which rules, and the first commitment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kibitz.errors import KibitzError, Problem, problem
from kibitz.match.log import PERSON
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.rules.variant import Variant
from kibitz.server import log
from kibitz.server.dealing import FILLS_WITH
from kibitz.server.http_protocol import Created, NewSeat, NewTable
from kibitz.server.lesson import prepared_secret
from kibitz.server.names import checked_name
from kibitz.server.protocol import Settings
from kibitz.server.rooms import Rooms
from kibitz.server.rows import now
from kibitz.server.secret import digest, new_secret, new_token
from kibitz.server.strengths import offered_spec
from kibitz.server.table import OPEN
from kibitz.server.verbs.settings import checked_settings

ME = "me"
LONGEST_CODE = 2000


@dataclass(frozen=True, slots=True)
class Opening:
    """The first events of a table, and the seat and token of whoever set it."""

    events: list[log.TableEvent]
    seat: int
    token: str


async def create(rooms: Rooms, wanted: NewTable) -> Created:
    """Store a new table as a stranger wishes it. Raises KibitzError with every fault of the wish."""
    # Looking for a deal that teaches takes a moment, and other tables go on meanwhile.
    opening = await asyncio.to_thread(opening_of, wanted) if wanted.guided else opening_of(wanted)
    return await store(rooms, opening)


async def store(rooms: Rooms, opening: Opening) -> Created:
    """Store a new table. Raises KibitzError if there are as many as allowed."""
    tokens = {str(opening.seat): opening.token}
    table = await rooms.create(opening.events, tokens)
    return Created(table, opening.seat, opening.token)


def opening_of(wanted: NewTable, spec_of: Callable[[str], str] = offered_spec) -> Opening:
    """Return how a table begins. Raises KibitzError with every fault of the wish.

    spec_of: returns the spec of a player who may be chosen, raises PlayerError for any other.
    """
    variant = parse_rule_code(wanted.rules[:LONGEST_CODE])
    settings: Settings = checked_settings(wanted.settings)
    if len(wanted.seats) != variant.n_seats:
        raise KibitzError(problem("table/seats", n=len(wanted.seats), expected=variant.n_seats))
    mine = [seat for seat, new in enumerate(wanted.seats) if new.player == ME]
    if len(mine) != 1:
        raise KibitzError(problem("table/one_of_you"))
    token = new_token()
    faults: list[Problem] = []
    seated: list[log.TableEvent] = []
    names: list[str] = []
    for seat, new in enumerate(wanted.seats):
        try:
            sat = _sat(seat, new, names, token, spec_of)
        except KibitzError as error:
            faults += error.problems
        else:
            names.append(sat.name)
            seated.append(sat)
    if faults:
        raise KibitzError(*faults)
    opened = log.Opened(format_rule_code(variant), variant.revision, settings, now(), wanted.guided)
    secret = _lesson_secret(variant, wanted.seats, mine[0]) if wanted.guided else new_secret()
    return Opening([opened, *seated, log.Committed(secret)], mine[0], token)


def _lesson_secret(variant: Variant, seats: Sequence[NewSeat], mine: int) -> str:
    """Return the secret of a deal that teaches, with the computers wished for."""
    computers = [new.player for new in seats if new.player not in (ME, OPEN)]
    return prepared_secret(variant, variant.seats[mine], computers[0] if computers else FILLS_WITH)


def _sat(seat: int, new: NewSeat, names: list[str], token: str, spec_of: Callable[[str], str]) -> log.Sat:
    name = checked_name(new.name, names)
    if new.player == ME:
        return log.Sat(seat, name, PERSON, digest(token), owner=True)
    if new.player == OPEN:
        return log.Sat(seat, name, OPEN, open=True)
    return log.Sat(seat, name, spec_of(new.player))
