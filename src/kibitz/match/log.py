"""A match is its log: who sat where, one seed, and what was done, in order.

Everything else derives from replaying it: the deals come from the seed (``seeds.py``), the state of a deal
from its start and the actions, undo and resuming from a shorter or a stored list of events. ``Match`` is
that derivation, kept up to date event by event so that nobody has to replay from the start to see the
last position. All values are immutable; nothing here reads or writes a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from kibitz.errors import RecordError, problem
from kibitz.match.player import Decision, Reason
from kibitz.match.seeds import deal_from_seed, deal_seed, match_start
from kibitz.match.undone import Undone, undone
from kibitz.rules.actions import Action
from kibitz.rules.engine import apply, next_standing, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, DealOver, Standing, State
from kibitz.rules.variant import Variant

# What stands in place of a player's spec where somebody decides for himself.
PERSON = "person"


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a seat: the name shown (may be empty), and a player's spec or PERSON."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match starts from. One entry in ``seats`` for each seat, in order of play."""

    variant: Variant
    seed: str
    seats: tuple[Seated, ...]


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat did something, for these reasons (of computer players)."""

    seat: Seat
    action: Action
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last ``n`` actions of the running deal were taken back."""

    n: int


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The scored deal was cleared away and the next one dealt. seed: of that deal; None: from the match's."""

    seed: str | None = None


Event = Acted | TakenBack | NextDeal


@dataclass(frozen=True, slots=True)
class LoggedDeal:
    """One deal of a match as far as it went. ``index`` counts the deals dealt, thrown-in ones too, from 0.

    seed: what the pack was shuffled with.
    undone: every undo, as it happened. It makes no other deal of it: two that reached the same are equal.
    """

    index: int
    seed: str
    start: Auction
    acted: tuple[Acted, ...]
    state: State
    undone: tuple[Undone, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as its events go. ``finished``: all deals before the current one."""

    setup: Setup
    finished: tuple[LoggedDeal, ...]
    current: LoggedDeal

    @property
    def state(self) -> State:
        """Return the state of the deal now on the table; a scored deal lies there until the next begins."""
        return self.current.state

    @property
    def deal_seed(self) -> str:
        """Return the seed of the deal now on the table."""
        return self.current.seed

    @property
    def is_over(self) -> bool:
        """Return whether somebody has won the match."""
        return isinstance(self.state, DealOver) and self.state.is_match_over

    @property
    def scored_deals(self) -> tuple[LoggedDeal, ...]:
        """Return the deals that are over, the one on the table included if it is."""
        over = isinstance(self.state, DealOver)
        return (*self.finished, self.current) if over else self.finished


def start_match(setup: Setup, seed: str | None = None) -> Match:
    """Return a match in which nothing has been done yet. seed: of its first deal; None: from the match's."""
    standing = match_start(setup.variant, setup.seed)
    return Match(setup, (), _dealt(setup, 0, standing, seed))


def happen(match: Match, event: Event) -> Match:
    """Return the match after one more event.

    Raises IllegalAction for what the rules refuse, RecordError for an event that fits no such match.
    """
    match event:
        case Acted():
            turn = to_act(match.state)
            if turn is not None and event.seat != turn:
                raise RecordError(problem("match/not_to_act", seat=event.seat, turn=turn))
            deal = match.current
            state = apply(deal.state, event.action)
            # Written out: ``replace`` takes longer than the rules.
            after = LoggedDeal(deal.index, deal.seed, deal.start, (*deal.acted, event), state, deal.undone)
            return Match(match.setup, match.finished, after)
        case TakenBack(n=n):
            deal = match.current
            if isinstance(deal.state, DealOver) or not 0 < n <= len(deal.acted):
                raise RecordError(problem("match/nothing_to_take_back", n=n))
            return replace(match, current=_taken_back(deal, n))
        case NextDeal():
            if not isinstance(match.state, DealOver) or match.is_over:
                raise RecordError(problem("match/no_next_deal"))
            return _next_deal(match, match.state, event.seed)


def decided(match: Match, decision: Decision) -> Acted:
    """Return the event of a decision by the seat whose turn it is."""
    turn = to_act(match.state)
    assert turn is not None, "nobody is to act"
    return Acted(turn, decision.action, decision.reasons)


def events_of(match: Match) -> Iterator[Event]:
    """Yield the shortest list of events that makes this match: without what was taken back."""
    for deal in match.finished:
        yield from deal.acted
        yield NextDeal()
    yield from match.current.acted


def replay(setup: Setup, events: Iterable[Event]) -> Match:
    """Return the match these events make; raises like ``happen``."""
    match = start_match(setup)
    for event in events:
        match = happen(match, event)
    return match


def _next_deal(match: Match, over: DealOver, seed: str | None) -> Match:
    index = match.current.index + 1
    deal = _dealt(match.setup, index, next_standing(over), seed)
    return Match(match.setup, (*match.finished, match.current), deal)


def _dealt(setup: Setup, index: int, standing: Standing, seed: str | None) -> LoggedDeal:
    if seed is None:
        seed = deal_seed(setup.seed, index)
    start = deal_from_seed(setup.variant, standing, seed)
    return LoggedDeal(index, seed, start, (), start)


def _taken_back(deal: LoggedDeal, n: int) -> LoggedDeal:
    acted = deal.acted[:-n]
    state: State = deal.start
    for event in acted:
        state = apply(state, event.action)
    noted = undone(deal.state, state, len(acted), n)
    if any(earlier.saw_cards for earlier in deal.undone):
        # Nobody forgets what an undo took off the table.
        noted = replace(noted, saw_cards=True)
    return replace(deal, acted=acted, state=state, undone=(*deal.undone, noted))
