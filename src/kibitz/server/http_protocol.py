"""What is asked and answered over HTTP, beside the messages of a table in ``protocol.py``."""

from __future__ import annotations

import msgspec

from kibitz.server.protocol import SeatFacts, Settings, TableFacts
from kibitz.telling import Phrase


class OptionFacts(msgspec.Struct, frozen=True):
    """A house rule one may set. values: all it can have, None where any number from low to high does; words
    beside numbers (``none``) stand in values, the numbers are from low to high in steps. ranks: the value is
    ``none`` or a list of some of these.
    """

    name: str
    label: Phrase
    default: bool | int | str | list[str]
    values: list[bool | int | str | list[str]] | None
    value_labels: list[Phrase]
    low: int | None = None
    high: int | None = None
    step: int | None = None
    ranks: list[str] | None = None


class VariantFacts(msgspec.Struct, frozen=True):
    """A game on the start page. family, clockwise, labels, deck: as in TableFacts."""

    id: str
    name: str
    family: str
    clockwise: bool
    n_seats: list[int]
    options: list[OptionFacts]
    summary: Phrase
    default: bool
    labels: dict[str, str]
    deck: str


class Strength(msgspec.Struct, frozen=True):
    """A computer player one may choose: ``spec`` and the message that names it."""

    spec: str
    label: Phrase


class Lobby(msgspec.Struct, frozen=True):
    """``GET /api/lobby``: what the start page needs. local: the games stay on this device.

    folder: where they lie (local only). keep: whether finished matches are kept (local only). days: for which
    a table is kept that does not change, None for ever.
    """

    local: bool
    folder: str | None
    keep: bool
    variants: list[VariantFacts]
    strengths: list[Strength]
    version: str
    days: int | None


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit: ``me``, ``open`` (for whoever has the invitation), or a computer's spec."""

    player: str
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables``. rules: a rule code, or just a variant's id. guided: a lesson's name, else empty."""

    rules: str
    seats: list[NewSeat]
    settings: Settings = Settings()
    guided: bool = False


class Created(msgspec.Struct, frozen=True):
    """The new table, and the secret of the seat of whoever made it."""

    table: str
    seat: int | None
    token: str


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/mine``: the tables a browser remembers, by their tokens; a local server adds its own."""

    tokens: dict[str, str]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list. state: ``waiting``, ``running`` or ``over``. updated: ISO 8601, UTC."""

    table: str
    token: str | None
    seat: int | None
    name: str
    code: str
    state: str
    deal: int
    seats: list[SeatFacts]
    tally: list[str]
    winners: list[int]
    sides: str
    updated: str
    # What follows was not always kept. counts: as in TableFacts. between: the last deal is over, the match not.
    counts: str = ""
    between: bool = False


class MineList(msgspec.Struct, frozen=True):
    """The answer to Mine, latest first."""

    tables: list[TableLine]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rules``: a rule code, or a variant with options to try."""

    rules: str
    options: dict[str, bool | int | str | list[str]] = {}
    language: str = "en"


class RulesPage(msgspec.Struct, frozen=True):
    """The rules in force. code: None if the options clash; then faults say how. page: Markdown."""

    variant: str
    name: str
    code: str | None
    options: dict[str, bool | int | str | list[str]]
    changed: list[str]
    faults: list[Phrase]
    page: str


class Verdict(msgspec.Struct, frozen=True):
    """``GET /api/tables/ID/verify``: one line per finished deal, as ``kibitz verify`` says it."""

    lines: list[Phrase]
    holds: bool


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/keep`` (local only): whether finished matches are kept."""

    keep: bool


class Erase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/erase`` (local only): erase finished tables, or also those still played."""

    everything: bool = False


class Erased(msgspec.Struct, frozen=True):
    """How many tables were erased."""

    n: int


class TableForJoining(msgspec.Struct, frozen=True):
    """``GET /api/tables/ID``: what a join form shows. observers: whether one may watch without a seat."""

    table: TableFacts
    seats: list[SeatFacts]
    observers: bool


class HttpFault(msgspec.Struct, frozen=True):
    """The body of every answer that is not 200."""

    code: str
    problem: Phrase
