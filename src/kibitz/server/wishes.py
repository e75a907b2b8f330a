"""Every message from a client over the WebSocket of a table: what somebody wishes for. The answers are in ``protocol.py``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from kibitz.server.protocol import Settings


class _Up(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """From a client."""


Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Hello(_Up, frozen=True, tag="hello"):
    """The first message. token: of a seat; None to watch. resume: the last seq seen, None for everything."""

    protocol: int
    token: str | None = None
    resume: int | None = None


class Join(_Up, frozen=True, tag="join"):
    """Take an open seat (or one a computer holds open); the answer is a Welcome with its token."""

    id: Id
    seat: int
    name: str


class Ready(_Up, frozen=True, tag="ready"):
    """Want the (next) deal, and add this nonce (hex, 32 to 64 digits) to it."""

    id: Id
    nonce: str


class Act(_Up, frozen=True, tag="act"):
    """Do something. at: the last seq seen, so that it is never done to another position."""

    id: Id
    action: str
    at: int


class Check(_Up, frozen=True, tag="check"):
    """Ask whether an action might be done."""

    id: Id
    action: str


class AskHint(_Up, frozen=True, tag="ask_hint"):
    """Ask what the adviser would do."""

    id: Id


class Undo(_Up, frozen=True, tag="undo"):
    """Take back to one's last choice: at once against computers, else when the others agree."""

    id: Id


class Answer(_Up, frozen=True, tag="answer"):
    """Agree or not to what a seat asked."""

    id: Id
    agree: bool


class Claim(_Up, frozen=True, tag="claim"):
    """Claim the rest of the tricks; carried out if they are certain."""

    id: Id


class GiveSeat(_Up, frozen=True, tag="give_seat"):
    """Let a computer play a seat: one's own, or (owner, or the person is away) another's. player: a spec."""

    id: Id
    seat: int
    player: str


class TakeSeat(_Up, frozen=True, tag="take_seat"):
    """Take back one's own seat from the computer."""

    id: Id


class OpenSeat(_Up, frozen=True, tag="open_seat"):
    """Owner only: let whoever has the invitation take this computer's seat, or no longer."""

    id: Id
    seat: int
    open: bool


class Set(_Up, frozen=True, tag="set"):
    """Owner only: change the settings of the table."""

    id: Id
    settings: Settings


class Say(_Up, frozen=True, tag="say"):
    """Say one of the quick phrases, or ``nudge``."""

    id: Id
    word: str


class Ping(_Up, frozen=True, tag="ping"):
    """Ask for a sign of life."""


Up: TypeAlias = (
    Hello
    | Join
    | Ready
    | Act
    | Check
    | AskHint
    | Undo
    | Answer
    | Claim
    | GiveSeat
    | TakeSeat
    | OpenSeat
    | Set
    | Say
    | Ping
)
