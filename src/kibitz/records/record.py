"""The record of a match as data: who sat where, and each deal with its cards, actions and result.

A record is a value. ``format.py`` and ``parse.py`` are its text, ``jsonl.py`` its JSON lines, ``replay.py``
plays it through the engine again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kibitz.errors import RecordError, problem
from kibitz.rules.actions import Action
from kibitz.rules.engine import apply, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, DealOver, Result, State
from kibitz.rules.variant import Variant

# The version of the text and of the JSON lines. A reader knows all versions up to its own.
VERSION = 1


@dataclass(frozen=True, slots=True)
class Step:
    """One action, with what was said about it.

    evaluation: what a player or a review thought of it, keys and values that mean something to them only.
    """

    seat: Seat
    action: Action
    comment: str = ""
    evaluation: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Fairness:
    """What is needed to prove that a deal was settled before anybody saw a card.

    commitment: what was published before the deal. nonces: what seats added. secret: what the commitment
    hid, once it is revealed. head: the end of the chain of events.
    """

    commitment: str
    nonces: tuple[tuple[Seat, str], ...] = ()
    secret: str = ""
    head: str = ""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: its start with all cards, the actions so far, and the result once it is over."""

    start: Auction
    steps: tuple[Step, ...] = ()
    result: Result | None = None
    fairness: Fairness | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A match, or any deals that were played together.

    revision: of the variant's rules when it was played. seats: names in order of play, empty if unknown.
    date: as ISO 8601, seed: of the match; empty if there is none. tags: anything else, by name.
    """

    variant: Variant
    deals: tuple[DealRecord, ...] = ()
    revision: int = 1
    seats: tuple[str, ...] = ()
    date: str = ""
    seed: str = ""
    tags: tuple[tuple[str, str], ...] = ()
    comment: str = ""


@dataclass(frozen=True, slots=True)
class ReadResult:
    """What a text held: the matches that could be read, and every fault with its place."""

    records: tuple[Record, ...]
    faults: tuple[RecordError, ...] = ()


def next_state(state: State, step: Step) -> State:
    """Return the state after a step.

    Raises IllegalAction, or RecordError("record/turn") if it is not that seat's turn.
    """
    turn = to_act(state)
    if turn is not None and turn != step.seat:
        raise RecordError(problem("record/turn", seat=step.seat, turn=turn))
    return apply(state, step.action)


def deal_record(
    start: Auction, steps: Iterable[Step], fairness: Fairness | None = None, comment: str = ""
) -> DealRecord:
    """Return the record of a deal, its result found by playing the steps.

    Raises IllegalAction for an action the rules refuse, RecordError for one out of turn.
    """
    steps = tuple(steps)
    state: State = start
    for step in steps:
        state = next_state(state, step)
    result = state.result if isinstance(state, DealOver) else None
    return DealRecord(start, steps, result, fairness, comment)
