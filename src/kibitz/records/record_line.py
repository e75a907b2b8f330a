"""The types of a line of JSON that holds a deal, or a match without any, and the JSON Schema that is made of them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from kibitz.records.json_start import Whole
from kibitz.records.record import VERSION
from kibitz.rules.setup import LARGEST

Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]


# The number of deals where there are none.
Zero = Annotated[int, msgspec.Meta(ge=0, le=0)]


class StartLine(msgspec.Struct, forbid_unknown_fields=True):
    """The match before the deal, and all cards as dealt; the order of ``kitty`` matters."""

    dealer: Count
    hands: list[str]
    kitty: str = ""
    scores: list[Whole] | UnsetType = UNSET
    levels: list[str] | UnsetType = UNSET
    deal: Positive | UnsetType = UNSET


class StepLine(msgspec.Struct, forbid_unknown_fields=True):
    """One action; ``legal`` as in traces, and not looked at when a record is read."""

    seat: Count
    action: str
    legal: list[str] | UnsetType | None = UNSET
    comment: str = ""
    evaluation: dict[str, str] = {}


class ResultLine(msgspec.Struct, forbid_unknown_fields=True):
    """What the deal came to."""

    phase: str
    thrown_in: bool
    delta: list[Whole]
    points: list[Whole] | None
    next_dealer: Count
    winners: list[Count]
    scores: list[Whole] | UnsetType = UNSET
    levels: list[str] | UnsetType = UNSET


class NonceLine(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat added to the deal's secret."""

    seat: Count
    nonce: str


class FairnessLine(msgspec.Struct, forbid_unknown_fields=True):
    """What proves that the deal was settled beforehand."""

    commitment: str
    nonces: list[NonceLine] = []
    secret: str = ""
    head: str = ""


class HeadFields(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every line says of its match."""

    variant: str
    options: dict[str, bool | int | str | list[str]]
    record: Positive = VERSION
    match: Positive | UnsetType = UNSET
    revision: Positive | UnsetType = UNSET
    seats: list[str] = []
    date: str = ""
    seed: str = ""
    tags: dict[str, str] = {}
    match_comment: str = ""


class HeadLine(HeadFields, kw_only=True, forbid_unknown_fields=True):
    """A match without deals; if deals of it follow, its beginning."""

    deals: Zero


class Kind(msgspec.Struct):
    """What tells one kind of line from the other; all else is passed over."""

    deals: msgspec.Raw | UnsetType = UNSET


class DealLine(HeadFields, kw_only=True, forbid_unknown_fields=True):
    """One deal. Lines with the same ``match`` that follow each other are one match."""

    start: StartLine
    steps: list[StepLine]
    result: ResultLine | None = None
    fairness: FairnessLine | None = None
    comment: str = ""


def record_schema() -> dict[str, object]:
    """Return the published JSON Schema of a line."""
    text = (files("kibitz.records") / "schema" / "record.schema.json").read_text(encoding="utf-8")
    schema: dict[str, object] = json.loads(text)
    return schema


def generated_schema() -> dict[str, object]:
    """Return the schema as it follows from the types above; the published one must equal it."""
    title = "A deal of a Kibitz record, or a match without deals, one line of JSON"
    dialect = "https://json-schema.org/draft/2020-12/schema"
    either, types = msgspec.json.schema_components((DealLine, HeadLine), ref_template="#/$defs/{name}")
    return {"$schema": dialect, "title": title, "anyOf": [*either], "$defs": types}
