"""Every message from the server over the WebSocket of a table; those from a client are in ``wishes.py``, those
over HTTP in ``http_protocol.py``.

``web/src/protocol.gen.ts`` is generated from all of them.

One WebSocket carries one seat (or one observer). The first message of a client is ``Hello``; the server
answers ``Welcome`` with the whole position, or ``Resumed`` when the client has seen some of it already.
After that every stored event reaches the client exactly once, in the order of its number (``seq``).
Everything here is built from a seat's view: no message has a field for a seed, and none but ``open_hands``
for another's hand, which is filled in a lesson only.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kibitz.telling import Phrase

PROTOCOL = 1

# What one may say at a table: the words of ``Say`` and ``Said``, worded as ``say-<word>``.
QUICK_PHRASES = ("hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "goodbye")
NUDGE = "nudge"


class _Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a message. Nothing in it leads back to it, so nobody need look whether something does."""


class _Down(_Part, tag_field="type", frozen=True):
    """From the server."""


# --- what a table is ------------------------------------------------------------------------------


class SeatFacts(_Part, frozen=True):
    """Who sits at a seat. player: ``person``, ``open`` while nobody sits there, or a computer's spec.

    held: a person's seat that a computer plays for him until he takes it back. present: his page is open.
    open: whoever has the invitation may take it over. ready: wants the (next) deal.
    """

    name: str
    player: str
    held: bool = False
    present: bool = False
    open: bool = False
    ready: bool = False


class Settings(_Part, frozen=True):
    """What the owner sets for the table. pace: seconds a computer waits before it acts, 0 to 10.

    observers: whether people without a seat may watch. hints, undo: whether they are allowed here.
    """

    pace: float = 0.7
    observers: bool = True
    hints: bool = True
    undo: bool = True


class Special(_Part, frozen=True):
    """A card with a name of its own; ``label`` is the word in ``label-<label>``."""

    card: str
    label: str


class TableFacts(_Part, frozen=True):
    """What does not change during a deal. code: the rule code. name: the variant's name.

    family: the game it is a version of, as messages choose by: ``rook``, ``tractor``, ``amerikaner``.
    sides: ``opposite`` (two, seated crosswise) or ``each``. deck: ``rook`` or ``french``. card_points: of
    every face that has any. labels: the variant's own words, ``kitty`` → ``nest``. levels: in order, empty
    without levels. target: the total that wins, None with levels. ask_words: whether computers explain.
    """

    id: str
    code: str
    variant: str
    family: str
    name: str
    n_seats: int
    clockwise: bool
    sides: str
    deck: str
    suits: list[str]
    hand_size: int
    card_points: dict[str, int]
    specials: list[Special]
    labels: dict[str, str]
    levels: list[str]
    target: int | None
    counts: str  # what is counted: "points", "tricks" or "levels"
    set_aside: list[str]
    house_rules: list[Phrase]


# --- the position, as one seat sees it ------------------------------------------------------------


class Group(_Part, frozen=True):
    """Cards of one effective suit in a hand, from high to low. suit: ``trump`` or a suit's letter."""

    suit: str
    cards: list[str]


class TrickNow(_Part, frozen=True):
    """A trick: what each seat put down from the leader on. winner: who is winning, or has won, it."""

    leader: int
    cards: list[list[str]]
    winner: int | None
    points: int


class Turn(_Part, frozen=True):
    """What the seat may do now; only ever sent to the seat to act.

    kind: ``call``, ``declare``, ``bury``, ``trump``, ``partner`` or ``play``. actions: all of them as texts,
    None if there are too many to list; then ``check`` says whether a choice may stand. cards: every face
    that stands in some legal action. n: how many cards to choose, None where any shape may be led.
    """

    kind: str
    actions: list[str] | None
    cards: list[str]
    n: int | None


class Call(_Part, frozen=True):
    """One act of the auction, as an action text."""

    seat: int
    action: str


class Outcome(_Part, frozen=True):
    """What the deal came to. tally: totals after it (levels by rank). winners: sides that won the match.

    made: whether the contract was made; None for a thrown-in deal. lines: the same in sentences.
    """

    thrown_in: bool
    made: bool | None
    points: list[int]
    delta: list[int]
    tally: list[str]
    winners: list[int]
    lines: list[Phrase]


class Position(_Part, frozen=True):
    """What the reader may know of the table now. ``seat`` is None for an observer.

    hand: the reader's own cards in groups, trumps first. hand_sizes: of all seats. points, tricks: captured
    so far, per side. tally: totals before this deal (after it once it is over). status: trump, contract and
    the like, the most important first. ask: what is asked of the reader, and why the choice is what it is.
    open_hands: of all seats, in the first deal of a lesson with computers; else empty.
    waiting: no deal is on the table yet, or the last one is over and the next waits for people to be ready.
    """

    seat: int | None
    deal: int
    phase: str
    to_act: int | None
    dealer: int
    level: str | None
    trump: str | None
    declarer: int | None
    bid: int | None
    alone: bool
    called: str | None
    partner: int | None
    hand: list[Group]
    hand_sizes: list[int]
    trick: TrickNow | None
    last_trick: TrickNow | None
    n_tricks: int
    points: list[int]
    tricks: list[int]
    tally: list[str]
    kitty: list[str] | None
    buried: list[str] | None
    buried_shown: list[str]
    known: list[list[str]]
    calls: list[Call]
    status: list[Phrase]
    ask: list[Phrase]
    turn: Turn | None
    outcome: Outcome | None
    waiting: bool
    can_undo: bool
    can_claim: bool
    open_hands: list[list[Group]] = []


class SheetRow(_Part, frozen=True):
    """One scored deal. tally: totals after it, as in Outcome; numbers: the same for a chart."""

    deal: int
    contract: Phrase
    result: Phrase
    delta: list[int]
    tally: list[str]
    numbers: list[int]


class FairDeal(_Part, frozen=True):
    """What proves a deal. index: from 0. secret: None until the deal is over. head: of the chain so far."""

    index: int
    commitment: str
    nonces: dict[str, str]
    secret: str | None
    head: str


class Entry(_Part, frozen=True):
    """One line of the log of this deal. seq: the event that wrote it. lines: what it says.

    kind: ``deal``, ``act``, ``undo``, ``seat``. seat, action: of an act, as far as the reader may know it
    (a burial of another seat is just ``bury``). forced: the reader himself had nothing to choose; of others
    it is not told. reasons: why, as far as they may be told now; kept_back: how many more there are, told once the deal is over.
    """

    seq: int
    kind: str
    seat: int | None
    action: str | None
    lines: list[Phrase]
    reasons: list[Phrase]
    kept_back: int
    forced: bool = False


# --- from the server ------------------------------------------------------------------------------


class Welcome(_Down, frozen=True, tag="welcome"):
    """Everything at once. token: the secret of a seat just taken; None otherwise. owner: may set the table."""

    protocol: int
    seq: int
    table: TableFacts
    seats: list[SeatFacts]
    settings: Settings
    seat: int | None
    owner: bool
    token: str | None
    position: Position | None
    log: list[Entry]
    sheet: list[SheetRow]
    fair: list[FairDeal]
    commitment: str | None
    local: bool
    guided: bool = False


class Resumed(_Down, frozen=True, tag="resumed"):
    """The answer to ``Hello.resume``: the events since then follow, each as usual."""

    seq: int


class Event(_Down, frozen=True, tag="event"):
    """A stored event. position: as it is after this event; None if this event changed nothing on the table,
    or if newer events follow in the same breath. head: of the chain, if the event belongs to a deal.

    log: lines it adds. told: lines of the same deal whose reasons may now be told in full (deal over).
    taken_back: how many acts went off the table. sheet, fair: the row and proof of a deal that has ended.
    seats, settings, commitment: when they changed.
    """

    seq: int
    log: list[Entry]
    position: Position | None
    head: str | None = None
    taken_back: int = 0
    told: list[Entry] | None = None
    sheet: SheetRow | None = None
    fair: FairDeal | None = None
    seats: list[SeatFacts] | None = None
    settings: Settings | None = None
    commitment: str | None = None


class Done(_Down, frozen=True, tag="done"):
    """The request with this id was carried out, and what it did is stored up to ``seq``."""

    id: str
    seq: int


class Refused(_Down, frozen=True, tag="refused"):
    """The request with this id was not carried out, for this reason. code: stable, as in errors.py."""

    id: str
    code: str
    problem: Phrase


class Checked(_Down, frozen=True, tag="checked"):
    """Whether an action might be done; problem: why not, None if it might."""

    id: str
    problem: Phrase | None


class Weighed(_Part, frozen=True):
    """What an action gains over the one advised, in score of the deal and on average; less than 0: it loses."""

    action: str
    gain: float


class Hint(_Down, frozen=True, tag="hint"):
    """What the adviser would do, and why. weighed: what he has weighed, the best first; empty if he did not."""

    id: str
    action: str
    says: Phrase
    reasons: list[Phrase]
    weighed: list[Weighed]


class Presence(_Down, frozen=True, tag="presence"):
    """Who is there now, and who is ready; not an event. observers: how many watch."""

    seats: list[SeatFacts]
    observers: int


class Said(_Down, frozen=True, tag="said"):
    """Somebody said a phrase (``say-<word>``) or nudged (``nudge``)."""

    seat: int
    word: str


class Asked(_Down, frozen=True, tag="asked"):
    """A seat asks the others to agree to an undo. open: whether it still waits. agreed: seats that did."""

    seat: int
    what: str
    open: bool
    agreed: list[int]


class Fault(_Down, frozen=True, tag="fault"):
    """A message could not be understood or allowed; ``fatal`` means the server closes now."""

    code: str
    problem: Phrase
    fatal: bool = False


class Pong(_Down, frozen=True, tag="pong"):
    """The answer to a ping."""


Down: TypeAlias = (
    Welcome | Resumed | Event | Done | Refused | Checked | Hint | Presence | Said | Asked | Fault | Pong
)
