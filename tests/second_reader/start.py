"""The `start` of a case or of a trace line, read and checked for form only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import FRENCH_RANKS, UnreadableError

PHASES = ("auction", "bury", "name_trump", "play", "result")
KEYS = frozenset(
    (
        *("phase", "dealer", "deal", "scores", "levels", "hands", "kitty", "buried", "trump", "level"),
        *("declarer", "contract", "called", "partner", "leader", "points", "tricks", "last_trick"),
    )
)


@dataclass(frozen=True)
class LastTrick:
    """What scoring needs to know of the last trick."""

    winner: int
    cards: int
    winning: str | None


@dataclass(frozen=True)
class Start:
    """A position to begin from; None where the key is absent (or null)."""

    phase: str
    dealer: int
    deal: int
    scores: list[int] | None
    levels: list[str] | None
    hands: list[list[str]]
    kitty: list[str]
    buried: list[str]
    trump: str | None
    level: str | None
    declarer: int | None
    contract: int | str | None
    called: str | None
    partner: int | None
    leader: int | None
    points: list[int] | None
    tricks: list[int] | None
    last_trick: LastTrick | None


def as_object(value: object, what: str) -> dict[str, object]:
    """Return the value as a JSON object."""
    if not isinstance(value, dict):
        raise UnreadableError(f"{what} must be an object, found {value!r}")
    return value


def as_list(value: object, what: str) -> list[object]:
    """Return the value as a JSON list."""
    if not isinstance(value, list):
        raise UnreadableError(f"{what} must be a list, found {value!r}")
    return value


def as_text(value: object, what: str) -> str:
    """Return the value as a text."""
    if not isinstance(value, str):
        raise UnreadableError(f"{what} must be a text, found {value!r}")
    return value


def as_number(value: object, what: str) -> int:
    """Return the value as a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise UnreadableError(f"{what} must be a whole number, found {value!r}")
    return value


def _numbers(value: object, what: str, length: int) -> list[int]:
    numbers = [as_number(item, what) for item in as_list(value, what)]
    if len(numbers) != length:
        raise UnreadableError(f"{what} must have {length} members, found {len(numbers)}")
    return numbers


def _last_trick(value: object) -> LastTrick:
    found = as_object(value, "last_trick")
    unknown = set(found) - {"winner", "cards", "winning"}
    if unknown or "winner" not in found:
        raise UnreadableError(f"last_trick: unknown or missing keys {sorted(unknown) or ['winner']}")
    winning = found.get("winning")
    return LastTrick(
        winner=as_number(found["winner"], "last_trick.winner"),
        cards=as_number(found.get("cards", 1), "last_trick.cards"),
        winning=None if winning is None else as_text(winning, "last_trick.winning"),
    )


def read_start(raw: Mapping[str, object], n_seats: int, n_scores: int) -> Start:
    """Return the start; `n_scores` is the number of sides, or of seats where every seat scores."""
    unknown = set(raw) - KEYS
    if unknown:
        raise UnreadableError(f"unknown keys in start: {sorted(unknown)}")

    def seat(key: str) -> int | None:
        if raw.get(key) is None:
            return None
        number = as_number(raw[key], key)
        if not 0 <= number < n_seats:
            raise UnreadableError(f"{key}: no seat {number}")
        return number

    def text(key: str) -> str | None:
        return None if raw.get(key) is None else as_text(raw[key], key)

    def numbers(key: str) -> list[int] | None:
        return None if raw.get(key) is None else _numbers(raw[key], key, n_scores)

    phase = text("phase") or "auction"
    if phase not in PHASES:
        raise UnreadableError(f"unknown phase {phase!r}")
    dealer = seat("dealer")
    if dealer is None:
        raise UnreadableError("start has no dealer")
    hands = [as_text(hand, "hands").split() for hand in as_list(raw.get("hands", []), "hands")]
    if phase != "result" and len(hands) != n_seats:
        raise UnreadableError(f"hands: expected {n_seats}, found {len(hands)}")
    if phase == "play" and (len({len(hand) for hand in hands}) != 1 or not hands[0]):
        raise UnreadableError("hands must be equally long, and not empty, at the start of a trick")
    contract = raw.get("contract")
    if contract is not None and contract != "amerikaner":
        contract = as_number(contract, "contract")
    levels = None
    if raw.get("levels") is not None:
        levels = [as_text(level, "levels") for level in as_list(raw["levels"], "levels")]
        if len(levels) != 2 or any(level not in FRENCH_RANKS or len(level) != 1 for level in levels):
            raise UnreadableError(f"levels: {levels}")
    return Start(
        phase=phase,
        dealer=dealer,
        deal=as_number(raw.get("deal", 1), "deal"),
        scores=numbers("scores"),
        levels=levels,
        hands=hands,
        kitty=(text("kitty") or "").split(),
        buried=(text("buried") or "").split(),
        trump=text("trump"),
        level=text("level"),
        declarer=seat("declarer"),
        contract=contract if contract is None or isinstance(contract, int) else str(contract),
        called=text("called"),
        partner=seat("partner"),
        leader=seat("leader"),
        points=numbers("points"),
        tricks=numbers("tricks"),
        last_trick=None if raw.get("last_trick") is None else _last_trick(raw["last_trick"]),
    )
