"""The types of house rules: an option is data that names the field of the declaration it sets."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import Rank

OptionValue = bool | int | str | tuple[str, ...]
NONE = "none"


@dataclass(frozen=True, slots=True)
class Flag:
    """true or false."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, ``lowest`` or more, a multiple of ``multiple``; ``words`` are also allowed."""

    lowest: int
    multiple: int = 1
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these values."""

    values: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class RankList:
    """``none`` or a list of different ranks out of these."""

    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """When the option has this value, the field at ``path`` takes ``becomes``."""

    value: OptionValue
    path: str
    becomes: object


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule. ``path`` is the field of the declaration that holds its value (``auction.minimum``);
    where one field is not enough, ``changes`` lists them per value and ``default`` is given.

    ``needs``: this option may be given only where the named option has the named value.
    """

    name: str
    kind: Flag | Number | Choice | RankList
    path: str = ""
    changes: tuple[Change, ...] = ()
    default: OptionValue | None = None
    needs: tuple[tuple[str, OptionValue], ...] = ()


@dataclass(frozen=True, slots=True)
class Clash:
    """Two option values that may not be given together."""

    first: tuple[str, OptionValue]
    second: tuple[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Limit:
    """``option`` may not be above what the finished variant allows: its top bid."""

    option: str
