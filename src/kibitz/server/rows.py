"""What is kept of a table beside its events: the line a list shows, and digests to know its people by."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from kibitz.rules.state import DealOver
from kibitz.server.facts import counts_of, sides_of
from kibitz.server.http_protocol import TableLine
from kibitz.server.position import tally_texts
from kibitz.server.protocol import SeatFacts
from kibitz.server.secret import digest
from kibitz.server.storage import Row
from kibitz.server.table import Table


class KeptLine(msgspec.Struct, frozen=True):
    """A line without a reader, and the digests of the seats' tokens by seat."""

    line: TableLine
    digests: dict[str, str]


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(KeptLine)


def now() -> str:
    """Return this moment as ISO 8601, UTC."""
    return moment_text(datetime.now(UTC))


def moment_text(moment: datetime) -> str:
    """Return a moment, in UTC, as texts that sort by it."""
    return moment.isoformat(timespec="milliseconds")


def row_of(table: Table, tokens: Mapping[str, str]) -> Row:
    """Return what to keep of a table as it is."""
    match = table.match
    over = match.state if match is not None and isinstance(match.state, DealOver) else None
    tally = table.variant.first_tally
    if match is not None:
        tally = match.state.standing.tally if over is None else over.result.tally
    moment = now()
    line = TableLine(
        table=table.id,
        token=None,
        seat=None,
        name=table.variant.name,
        code=table.code,
        state=table.stage,
        deal=match.state.standing.deal if match is not None else 0,
        seats=[SeatFacts(s.name, s.player, held=s.held, open=s.open) for s in table.seats],
        tally=tally_texts(table.variant, tally),
        winners=list(over.result.winners) if over is not None else [],
        sides=sides_of(table.variant),
        updated=moment,
        counts=counts_of(table.variant),
        between=over is not None and not over.result.winners,
    )
    digests = {str(seat): state.token for seat, state in enumerate(table.seats) if state.token}
    body = _ENCODER.encode(KeptLine(line, digests))
    return Row(table.id, table.code, table.stage, table.opened_at, moment, body, dict(tokens))


def line_for(row: Row, token: str) -> TableLine | None:
    """Return the line of a table for the holder of a token, None if the token is of no seat."""
    kept = _DECODER.decode(row.line)
    seat = seat_of(token, kept.digests)
    return None if seat is None else msgspec.structs.replace(kept.line, seat=seat, token=token)


def seat_of(token: str, digests: Mapping[str, str]) -> int | None:
    """Return the seat a token opens, None if it opens none."""
    found = digest(token)
    seats = [seat for seat, kept in digests.items() if hmac.compare_digest(kept, found)]
    return int(seats[0]) if seats else None
