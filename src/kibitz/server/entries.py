"""What one reader is told of the events of a table: lines of the log, events, and everything at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from kibitz.match.log import PERSON, LoggedDeal
from kibitz.match.player import Reason
from kibitz.rules.actions import Bury
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, State
from kibitz.server import log
from kibitz.server.position import hand_of, position_of, tally_texts
from kibitz.server.protocol import Entry, Event, FairDeal, Position, SeatFacts, SheetRow
from kibitz.server.table import OPEN, Proof, SeatState, Step, Table
from kibitz.telling import (
    Phrase,
    PlaceOf,
    deal_begins,
    happened,
    is_open,
    reason_phrase,
    sheet_row,
)


class Blind:
    """A reader who may know who sits at the table and nothing of the play."""


BLIND = Blind()
Reader = Seat | None | Blind


def position_for(table: Table, reader: Seat | None) -> Position | None:
    """Return the position as it is, None before the first deal."""
    state = table.state
    if state is None:
        return None
    person = reader is not None and table.seats[reader].is_person
    can_undo = (
        person and table.settings.undo and reader is not None and table.n_to_take_back(reader) is not None
    )
    position = position_of(
        table.seen(state, reader),
        waiting=table.is_waiting,
        can_undo=can_undo,
        may_claim=person,
        parts=table.parts,
    )
    if reader is None or not _is_open_to(table, reader):
        return position
    hands = [hand_of(table.seen(state, seat)) for seat in table.variant.seats]
    return msgspec.structs.replace(position, open_hands=hands)


def _is_open_to(table: Table, reader: Seat) -> bool:
    """Return whether the deal is a prepared one that the reader learns from, with nobody else at the table."""
    if not table.guided or len(table.proofs) != 1 or isinstance(table.state, DealOver):
        return False
    others = [seat for place, seat in enumerate(table.seats) if place != reader]
    return all(seat.is_computer and not seat.held and not seat.open for seat in others)


def event_for(
    table: Table,
    step: Step,
    reader: Reader,
    *,
    seats: list[SeatFacts] | None,
    shows: bool,
) -> Event:
    """Return a stored event as the reader is told it. seats: as they are now. shows: the position goes with it."""
    event = step.event
    settings = event.settings if isinstance(event, log.Changed) else None
    commitment = table.commitment if isinstance(event, log.Committed) else None
    if isinstance(reader, Blind):
        return Event(step.seq, [], None, seats=seats, settings=settings, commitment=commitment)
    entry = entry_for(table, step, reader)
    ended = isinstance(event, log.Did) and isinstance(step.after, DealOver)
    fair = None
    if isinstance(event, log.Dealt) or ended:
        fair = fair_deal(table.proofs[-1], is_over=ended)
    return Event(
        seq=step.seq,
        log=[] if entry is None else [entry],
        position=position_for(table, reader) if shows else None,
        head=step.head,
        taken_back=event.n if isinstance(event, log.TookBack) else 0,
        told=told(table, reader) if ended else None,
        sheet=sheet_of(table.match.current, reader) if ended and table.match is not None else None,
        fair=fair,
        seats=seats,
        settings=settings,
        commitment=commitment,
    )


def entry_for(table: Table, step: Step, reader: Seat | None, *, in_full: bool = False) -> Entry | None:
    """Return the line an event writes in the log, None if it writes none. in_full: all reasons may be told."""
    match step.event:
        case log.Dealt():
            assert step.after is not None
            lines = deal_begins(table.seen(step.after, reader), reader)
            return Entry(step.seq, "deal", None, None, lines, [], 0)
        case log.Did():
            return _act(table, step, reader, in_full=in_full)
        case log.TookBack(seat=seat, n=n):
            line = Phrase("server-took-back", {**_who(seat, reader), "n": n})
            return Entry(step.seq, "undo", seat, None, [line], [], 0)
        case log.Sat(seat=seat):
            said = _sat(step, reader)
            return None if said is None else Entry(step.seq, "seat", seat, None, [said], [], 0)
        case _:
            return None


def _act(table: Table, step: Step, reader: Seat | None, *, in_full: bool) -> Entry:
    before, acted, after = step.before, step.acted, step.after
    assert before is not None and acted is not None and after is not None
    # That another had no choice would tell of his hand.
    forced = acted.seat == reader and isinstance(step.event, log.Did) and step.event.forced
    seen = table.seen(before, reader)
    then = table.seen(after, reader)
    lines = happened(seen, acted, then, reader)
    hidden = isinstance(acted.action, Bury) and acted.seat != reader
    action = "bury" if hidden else str(acted.action)
    open_ones = acted.reasons
    if open_ones and not (in_full or isinstance(after, DealOver)):
        open_ones = tuple(reason for reason in open_ones if is_open(reason, acted.action, then))
    n_kept_back = len(acted.reasons) - len(open_ones)
    entry = Entry(
        step.seq, "act", acted.seat, action, lines, _reasons(open_ones, reader), n_kept_back, forced
    )
    if not in_full:
        table.kept_back.setdefault(reader, {})[step.seq] = entry if n_kept_back else None
    return entry


def _reasons(reasons: Sequence[Reason], reader: Seat | None) -> list[Phrase]:
    return [_reason(reason, reader) for reason in reasons]


# The same few are given at all tables.
_reason = lru_cache(maxsize=8192)(reason_phrase)


def _who(seat: int, reader: Seat | None) -> dict[str, PlaceOf | str]:
    return {"seat": PlaceOf(seat), "you": "yes" if seat == reader else "no"}


def _sat(step: Step, reader: Seat | None) -> Phrase | None:
    """Return what changed at a seat, None for the seats a table begins with."""
    event, before = step.event, step.seat
    assert isinstance(event, log.Sat) and before is not None
    if step.after is None and before == SeatState():
        return None
    who = _who(event.seat, reader)
    if event.player == OPEN:
        return None
    if event.held:
        return Phrase("server-seat-given", {**who})
    if before.held:
        return Phrase("server-seat-taken-back", {**who})
    if event.player == PERSON:
        return Phrase("server-seat-joined", {**who})
    if before.player == event.player:
        return Phrase("server-seat-opened", {**who, "open": "yes" if event.open else "no"})
    return Phrase("server-seat-computer", {**who})


def told(table: Table, reader: Seat | None) -> list[Entry]:
    """Return the acts of a deal that is over whose reasons were kept back, now in full."""
    before = table.kept_back.get(reader, {})
    entries = []
    # One step after the other: the view after one is kept for what came before the next.
    for step in table.standing_steps():
        acted = step.acted
        if acted is None or not acted.reasons or isinstance(step.after, DealOver):
            continue
        if step.seq not in before:
            # Read back from the storage and not yet told.
            if _keeps_back(table, step, reader):
                entries.append(_act(table, step, reader, in_full=True))
        elif (entry := before[step.seq]) is not None:
            reasons = _reasons(acted.reasons, reader)
            entries.append(msgspec.structs.replace(entry, reasons=reasons, kept_back=0))
    return entries


def _keeps_back(table: Table, step: Step, reader: Seat | None) -> bool:
    acted, after = step.acted, step.after
    assert acted is not None and after is not None
    then = table.seen(after, reader)
    return any(not is_open(reason, acted.action, then) for reason in acted.reasons)


def log_of(table: Table, reader: Seat | None) -> list[Entry]:
    """Return the log of the deal on the table, without what was taken back."""
    standing = {step.seq for step in table.standing_steps()}
    in_full = isinstance(table.state, DealOver)
    entries = [
        entry_for(table, step, reader, in_full=in_full)
        for step in table.steps
        if step.seq in standing or not isinstance(step.event, log.Did)
    ]
    return [entry for entry in entries if entry is not None]


def sheet_of(deal: LoggedDeal, reader: Seat | None) -> SheetRow | None:
    """Return the row of a deal that is over; a thrown-in one has none."""
    from kibitz.views import observer_view, view

    state: State = deal.state
    seen = observer_view(state) if reader is None else view(state, reader)
    result = seen.result
    if result is None or result.thrown_in:
        return None
    contract, words = sheet_row(seen, reader)
    return SheetRow(
        deal=seen.standing.deal,
        contract=contract,
        result=words,
        delta=list(result.delta),
        tally=tally_texts(seen.variant, result.tally),
        numbers=list(result.tally),
    )


def sheet(table: Table, reader: Seat | None) -> list[SheetRow]:
    """Return a row for each scored deal."""
    deals: Sequence[LoggedDeal] = table.match.scored_deals if table.match is not None else ()
    return [row for deal in deals if (row := sheet_of(deal, reader)) is not None]


def fair_deal(proof: Proof, *, is_over: bool) -> FairDeal:
    """Return what proves a deal, its secret only when the deal is over."""
    return FairDeal(
        index=proof.index,
        commitment=proof.commitment,
        nonces={str(seat): nonce for seat, nonce in proof.nonces.items()},
        secret=proof.secret if is_over else None,
        head=proof.heads[-1],
    )


def fair_deals(table: Table) -> list[FairDeal]:
    """Return what proves each deal so far."""
    over = isinstance(table.state, DealOver)
    return [fair_deal(proof, is_over=over or proof is not table.proofs[-1]) for proof in table.proofs]
