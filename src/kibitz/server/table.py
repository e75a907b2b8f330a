"""A table replayed from its stored events: seats, settings, the match, and what proves its deals.

Nothing here reads, writes or waits. The room asks what events a wish would make, stores them, and applies
them; a table read back from the storage goes through the same ``apply``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec

from kibitz.errors import RecordError, problem
from kibitz.match import fair
from kibitz.match.log import (
    PERSON,
    Acted,
    Match,
    NextDeal,
    Seated,
    Setup,
    TakenBack,
    happen,
    start_match,
)
from kibitz.records.rule_code import parse_rule_code
from kibitz.rules.engine import to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, State
from kibitz.rules.variant import Variant
from kibitz.server import log
from kibitz.server.parts import Parts
from kibitz.server.protocol import Entry, Settings
from kibitz.views import View, observer_view, view

# What stands in place of a player where nobody sits yet.
OPEN = "open"


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who a seat belongs to, as in ``log.Sat``."""

    name: str = ""
    player: str = OPEN
    token: str = ""
    held: bool = False
    open: bool = False
    owner: bool = False

    @property
    def is_person(self) -> bool:
        """Return whether a person decides for this seat now."""
        return self.player == PERSON

    @property
    def is_computer(self) -> bool:
        """Return whether a computer decides for this seat now."""
        return self.player not in (PERSON, OPEN)


@dataclass(slots=True)
class Proof:
    """What proves a deal.

    heads: of the chain, before the first action and after each that still stands; of a deal that was followed
    by another only the last.
    """

    index: int
    secret: str
    nonces: dict[Seat, str]
    heads: list[str]

    @property
    def commitment(self) -> str:
        """Return what was shown before the deal."""
        return fair.commitment_of(self.secret)


class Step(msgspec.Struct, frozen=True, gc=False):
    """A stored event and what it changed. before, after: of the deal on the table. acted: of a ``Did``.

    head: of the chain after it, where it belongs to a deal. seat: the owner of a seat before a ``Sat``.
    """

    seq: int
    event: log.TableEvent
    before: State | None = None
    after: State | None = None
    acted: Acted | None = None
    head: str | None = None
    seat: SeatState | None = None

    @property
    def moves(self) -> bool:
        """Return whether it changed the position."""
        return isinstance(self.event, (log.Dealt, log.Did, log.TookBack))


_Known: TypeAlias = tuple[State, View]


class Table:
    """The state of a table. ``seq``: the number of the last event. ``changed``: of the last that moved."""

    variant: Variant

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.changed = 0
        self.code = ""
        self.opened_at = ""
        self.guided = False
        self.settings = Settings()
        self.seats: list[SeatState] = []
        self.secret: str | None = None
        self.match: Match | None = None
        self.proofs: list[Proof] = []
        self.done: dict[str, int] = {}
        # Of the deal on the table and what followed it; older ones are only in the storage.
        self.steps: list[Step] = []
        # Of each reader, the acts of this deal as he was told them, by their number; None where he was told all.
        self.kept_back: dict[Seat | None, dict[int, Entry | None]] = {}
        # What the last positions were made of.
        self.parts = Parts()
        # The last two views of each reader: what came after one event is what was before the next.
        self._views: dict[Seat | None, tuple[_Known, _Known | None]] = {}

    # --- what there is ----------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """Return the deal on the table, over or not; None before the first."""
        return None if self.match is None else self.match.state

    @property
    def is_over(self) -> bool:
        """Return whether the match is."""
        return self.match is not None and self.match.is_over

    @property
    def is_waiting(self) -> bool:
        """Return whether a deal is waited for."""
        return self.match is None or (isinstance(self.match.state, DealOver) and not self.match.is_over)

    @property
    def to_act(self) -> Seat | None:
        """Return the seat whose turn it is."""
        return None if self.match is None else to_act(self.match.state)

    @property
    def stage(self) -> str:
        """Return ``waiting`` before the first deal, then ``running``, then ``over``."""
        return "over" if self.is_over else "waiting" if self.match is None else "running"

    @property
    def commitment(self) -> str | None:
        """Return the commitment to the deal that is waited for."""
        return None if self.secret is None else fair.commitment_of(self.secret)

    def seen(self, state: State, reader: Seat | None) -> View:
        """Return what a reader (None: an observer) knows in a state; the last few are kept."""
        last = before = None
        if (known := self._views.get(reader)) is not None:
            last, before = known
            if last[0] is state:
                return last[1]
            if before is not None and before[0] is state:
                return before[1]
        made = observer_view(state) if reader is None else view(state, reader)
        self._views[reader] = ((state, made), last)
        return made

    def n_to_take_back(self, seat: Seat) -> int | None:
        """Return how many actions lie back to the seat's last real choice in this deal, None if it made none."""
        if self.match is None or isinstance(self.match.state, DealOver):
            return None
        undone = n = 0
        for step in reversed(self.steps):
            match step.event:
                case log.TookBack(n=n_acts):
                    undone += n_acts
                case log.Did() if undone:
                    undone -= 1
                case log.Did(seat=actor, forced=forced):
                    n += 1
                    if actor == seat and not forced:
                        return n
                case _:
                    pass
        return None

    def standing_steps(self) -> list[Step]:
        """Return the acts of the deal on the table that were not taken back."""
        acts: list[Step] = []
        for step in self.steps:
            if isinstance(step.event, log.Did):
                acts.append(step)
            elif isinstance(step.event, log.TookBack):
                del acts[-step.event.n :]
        return acts

    # --- what happens -----------------------------------------------------------------------------

    def apply_all(self, events: Iterable[log.TableEvent]) -> None:
        """Replay events."""
        for event in events:
            self.apply(event)

    def apply(self, event: log.TableEvent, prepared: Match | None = None) -> Step:
        """Let a stored event happen. prepared: the match after it, if somebody has worked it out already.

        Raises KibitzError for one that fits no such table.
        """
        self.seq += 1
        before = self.state
        seat: SeatState | None = None
        acted: Acted | None = None
        match event:
            case log.Opened():
                self._open(event)
            case log.Sat():
                seat = self._sit(event)
            case log.Changed(settings=settings):
                self.settings = settings
            case log.Committed(secret=secret):
                self.secret = secret
            case log.Dealt():
                self._deal(event)
            case log.Did():
                acted = self._do(event, prepared)
                # The reasons stand in what was acted; the same few texts of actions are at every table.
                event = log.Did(event.seat, sys.intern(event.action), (), event.id, event.forced)
            case log.TookBack():
                self._take_back(event)
        proof = self.proofs[-1] if self.proofs else None
        head = proof.heads[-1] if proof is not None else None
        step = Step(self.seq, event, before, self.state, acted, head, seat)
        if step.moves:
            self.changed = self.seq
        if isinstance(event, log.Dealt):
            self.steps = []
            self.kept_back = {}
        self.steps.append(step)
        return step

    def _open(self, event: log.Opened) -> None:
        self.variant = parse_rule_code(event.code)
        if self.variant.revision != event.revision:
            raise RecordError(
                problem(
                    "match/revision",
                    variant=self.variant.id,
                    revision=event.revision,
                    known=self.variant.revision,
                )
            )
        self.code, self.settings, self.guided, self.opened_at = (
            event.code,
            event.settings,
            event.guided,
            event.at,
        )
        self.seats = [SeatState() for _ in self.variant.seats]

    def _sit(self, event: log.Sat) -> SeatState:
        before = self.seats[event.seat]
        self.seats[event.seat] = SeatState(
            event.name, event.player, event.token, event.held, event.open, event.owner
        )
        if self.match is not None:
            setup = replace(self.match.setup, seats=self._seated())
            self.match = replace(self.match, setup=setup)
        return before

    def _seated(self) -> tuple[Seated, ...]:
        return tuple(Seated(seat.name, seat.player) for seat in self.seats)

    def _deal(self, event: log.Dealt) -> None:
        if self.secret is None:
            raise RecordError(problem("table/no_commitment"))
        nonces = {Seat(int(seat)): nonce for seat, nonce in event.nonces.items()}
        seed = fair.mixed(self.secret, nonces)
        if self.match is None:
            self.match = start_match(Setup(self.variant, seed, self._seated()), seed)
        else:
            self.match = happen(self.match, NextDeal(seed))
        index = self.match.current.index
        if self.proofs:
            # Nothing of that deal is taken back any more.
            del self.proofs[-1].heads[:-1]
        self.proofs.append(Proof(index, self.secret, nonces, [fair.first_head(self.secret, nonces)]))
        self.secret = None

    def _do(self, event: log.Did, prepared: Match | None) -> Acted:
        match = self._running()
        acted = prepared.current.acted[-1] if prepared is not None else acted_of(event)
        self.match = happen(match, acted) if prepared is None else prepared
        proof = self.proofs[-1]
        n = len(self.match.current.acted)
        proof.heads.append(fair.next_head(proof.heads[-1], proof.secret, n, acted.seat, acted.action))
        if event.id:
            self.done[event.id] = self.seq
        return acted

    def _take_back(self, event: log.TookBack) -> None:
        self.match = happen(self._running(), TakenBack(event.n))
        del self.proofs[-1].heads[-event.n :]
        if event.id:
            self.done[event.id] = self.seq

    def _running(self) -> Match:
        if self.match is None:
            raise RecordError(problem("table/no_deal"))
        return self.match


def acted_of(event: log.Did) -> Acted:
    """Return what a seat did, as the match has it."""
    return Acted(Seat(event.seat), log.action_of(event.action), log.reasons_of(event.reasons))


def did(acted: Acted, *, forced: bool, request: str = "") -> log.Did:
    """Return the event of an action."""
    reasons = tuple(log.StoredReason(r.code, dict(r.arguments)) for r in acted.reasons)
    return log.Did(int(acted.seat), str(acted.action), reasons, request, forced)
