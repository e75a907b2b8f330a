"""The stored events of a table: the truth from which everything else is replayed.

They hold secrets (the deal's, and digests of the seats' tokens), so they never leave the server; what a
client gets is made from the match they make, seat by seat (``telling``, ``server.position``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from kibitz.match.player import Reason
from kibitz.rules.actions import Action, parse_action
from kibitz.server.protocol import Settings


class _Stored(msgspec.Struct, tag_field="event", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Opened(_Stored, frozen=True, tag="opened"):
    """The table was set up. code: the rule code; revision: of the variant's rules. at: ISO 8601, UTC."""

    code: str
    revision: int
    settings: Settings
    at: str
    guided: bool = False


class Sat(_Stored, frozen=True, tag="sat"):
    """Who a seat belongs to from now on. player: ``person``, ``open``, or a computer's spec.

    token: digest of the person's secret, kept while a computer holds the seat for him. held: a computer
    plays for the person. open: whoever has the invitation may take the seat. owner: the seat may set the
    table.
    """

    seat: int
    name: str
    player: str
    token: str = ""
    held: bool = False
    open: bool = False
    owner: bool = False


class Changed(_Stored, frozen=True, tag="changed"):
    """The owner changed the settings."""

    settings: Settings


class Committed(_Stored, frozen=True, tag="committed"):
    """The secret of the next deal was drawn; clients are told its commitment."""

    secret: str


class Dealt(_Stored, frozen=True, tag="dealt"):
    """The deal was made from the committed secret and these nonces (by seat)."""

    nonces: dict[str, str]


class StoredReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason of a computer player."""

    code: str
    arguments: dict[str, str | int] = {}


class Did(_Stored, frozen=True, tag="did"):
    """A seat acted. id: the request of the client, empty for a computer. forced: nothing else was legal."""

    seat: int
    action: str
    reasons: tuple[StoredReason, ...] = ()
    id: str = ""
    forced: bool = False


class TookBack(_Stored, frozen=True, tag="took_back"):
    """The last n actions were taken back at the wish of a seat."""

    n: int
    seat: int
    id: str = ""


TableEvent: TypeAlias = Opened | Sat | Changed | Committed | Dealt | Did | TookBack

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def encode_event(event: TableEvent) -> bytes:
    """Return an event as it is stored."""
    return _ENCODER.encode(event)


def decode_event(body: bytes) -> TableEvent:
    """Return a stored event; raises msgspec.MsgspecError for a damaged one."""
    return _DECODER.decode(body)


# Tables are many, and the same few actions and reasons are done and given at all of them: they are shared.


def reasons_of(stored: Sequence[StoredReason]) -> tuple[Reason, ...]:
    """Return reasons as a player gave them."""
    return tuple(_reason(reason.code, tuple(sorted(reason.arguments.items()))) for reason in stored)


@lru_cache(maxsize=8192)
def _reason(code: str, arguments: tuple[tuple[str, str | int], ...]) -> Reason:
    return Reason(code, arguments)


@lru_cache(maxsize=8192)
def action_of(text: str) -> Action:
    """Return the action that a text names; raises RecordError as ``parse_action`` does."""
    return parse_action(text)
