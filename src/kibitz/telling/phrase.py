"""A phrase: the id of a Fluent message and its arguments, not yet in any language.

Arguments are numbers, codes (what a message chooses by: ``yes``, ``points``), and the things a client has
its own words for: seats, sides, cards, suits, labels. They are worded where the phrase is read, in the
reader's language and from the reader's place at the table.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class PlaceOf(msgspec.Struct, frozen=True, tag="seat", tag_field="is"):
    """How a seat is called: You, its name, or its place at the table."""

    seat: int


class SideOf(msgspec.Struct, frozen=True, tag="side", tag_field="is"):
    """How a side is called: We or They; a seat's name where everybody plays for himself."""

    side: int


class CardsOf(msgspec.Struct, frozen=True, tag="cards", tag_field="is"):
    """Cards one after the other, in the order given; one card is a list of one."""

    cards: tuple[str, ...]


class SuitOf(msgspec.Struct, frozen=True, tag="suit", tag_field="is"):
    """The name of a suit or colour: a letter, ``NT``, or ``trump`` for the trumps."""

    suit: str


class RankOf(msgspec.Struct, frozen=True, tag="rank", tag_field="is"):
    """The name of a rank."""

    rank: str


class LevelOf(msgspec.Struct, frozen=True, tag="level", tag_field="is"):
    """A level of a match about levels, by its rank (``T`` is said 10)."""

    rank: str


class LabelOf(msgspec.Struct, frozen=True, tag="label", tag_field="is"):
    """The variant's own word for an idea: ``kitty`` may be said nest."""

    word: str


class Listed(msgspec.Struct, frozen=True, tag="list", tag_field="is"):
    """Several things as one list. apart: told apart by more than a comma, since each may be a list."""

    items: tuple[ArgumentValue, ...]
    apart: bool = False


class Phrase(msgspec.Struct, frozen=True, tag="phrase", tag_field="is"):
    """A message of the catalogue with its arguments, by name. sentence: to begin with a capital and end
    with a stop, whatever the message looks like.
    """

    id: str
    args: dict[str, ArgumentValue] = {}
    sentence: bool = False


ArgumentValue: TypeAlias = (
    int | str | PlaceOf | SideOf | CardsOf | SuitOf | RankOf | LevelOf | LabelOf | Listed | Phrase
)


def phrase(message_id: str, **arguments: ArgumentValue) -> Phrase:
    """Return a phrase of the table: the message ``table-<id>``."""
    return Phrase(f"table-{message_id}", arguments)


def sentence(said: Phrase) -> Phrase:
    """Return the phrase as a sentence, though its message begins with a small letter or a card."""
    return msgspec.structs.replace(said, sentence=True)
