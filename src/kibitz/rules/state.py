"""The states of a deal: one type per phase, frozen, each with only its own fields.

A hand is a tuple of cards in writing order. What a seat may know of a state is ``views.view``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kibitz.cards import Card, Rank, Suit
from kibitz.rules.actions import Call
from kibitz.rules.parts import Seat
from kibitz.rules.variant import Variant

Hand = tuple[Card, ...]


class Phase(StrEnum):
    """The name of a phase in texts."""

    AUCTION = "auction"
    BURY = "bury"
    NAME_TRUMP = "name_trump"
    PLAY = "play"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Standing:
    """The match before a deal.

    deal: its number in the match, from 1. tally: scores per side (or seat), or indices of the sides'
    levels where the match is about levels.
    """

    dealer: Seat
    deal: int
    tally: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """One act of the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction settled.

    bid: the number promised; None for an alone bid and where trumps are declared.
    trump: the trump suit, NO_TRUMP, or None where there is none or it is not yet known.
    level: the level rank, where there is one.
    """

    declarer: Seat
    bid: int | None = None
    alone: bool = False
    trump: Suit | None = None
    level: Rank | None = None


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: what each seat put down, from the leader on."""

    leader: Seat
    cards: tuple[Hand, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """Calls are being made: bids, or declarations of trump. The next to speak follows from the calls."""

    variant: Variant
    standing: Standing
    hands: tuple[Hand, ...]
    kitty: Hand
    calls: tuple[Called, ...] = ()


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The declarer names the trump suit, after burying or before taking the kitty (``buried`` empty)."""

    variant: Variant
    standing: Standing
    hands: tuple[Hand, ...]
    kitty: Hand
    contract: Contract
    calls: tuple[Called, ...] = ()
    buried: Hand = ()


@dataclass(frozen=True, slots=True)
class Burying:
    """The declarer holds the kitty among his cards and buries as many."""

    variant: Variant
    standing: Standing
    hands: tuple[Hand, ...]
    kitty: Hand
    contract: Contract
    calls: tuple[Called, ...] = ()
    kitty_shown: bool = False


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are being played.

    trick: what lies on the table, from ``leader`` on. plays: the finished tricks (of an ending: those
    since). tricks, points: captured so far per side; points without kitty and bonuses.
    called: the card named by the declarer; partner: its holder, from when it lies on the table.
    calling: the declarer has led and must now call a card.
    failed_throws: per side. known: cards that all know each seat to hold: declared ones (not the declarer's,
    who may have buried his) and those taken back from a failed throw, until played.
    """

    variant: Variant
    standing: Standing
    hands: tuple[Hand, ...]
    kitty: Hand
    contract: Contract
    leader: Seat
    calls: tuple[Called, ...] = ()
    kitty_shown: bool = False
    buried: Hand = ()
    trick: tuple[Hand, ...] = ()
    plays: tuple[Trick, ...] = ()
    tricks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    called: Card | None = None
    partner: Seat | None = None
    calling: bool = False
    failed_throws: tuple[int, ...] = ()
    known: tuple[Hand, ...] = ()


@dataclass(frozen=True, slots=True)
class LastTrick:
    """What scoring needs of the last trick: its winner, the cards each seat played, the winner's cards."""

    winner: Seat
    n_cards: int
    winning: Hand


@dataclass(frozen=True, slots=True)
class Outcome:
    """A deal played to the end, before scoring: points without kitty and bonuses."""

    contract: Contract
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    buried: Hand
    last_trick: LastTrick | None
    partner: Seat | None = None
    failed_throws: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal came to.

    points: card points per side, everything added (empty where no card has any).
    delta: change of the scores, or levels awarded. tally: the match after it. winners: sides, or seats.
    """

    thrown_in: bool
    points: tuple[int, ...]
    delta: tuple[int, ...]
    tally: tuple[int, ...]
    next_dealer: Seat
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealOver:
    """The deal is scored. ``last`` is the auction that was passed out, or the play at its end;
    None if only the outcome was known.
    """

    variant: Variant
    standing: Standing
    result: Result
    last: Auction | Playing | None = None
    outcome: Outcome | None = None

    @property
    def is_match_over(self) -> bool:
        """Return whether somebody has won the match."""
        return bool(self.result.winners)


State = Auction | NamingTrump | Burying | Playing | DealOver


def phase_of(state: State) -> Phase:
    """Return the name of the state's phase."""
    match state:
        case Playing():
            return Phase.PLAY
        case Auction():
            return Phase.AUCTION
        case NamingTrump():
            return Phase.NAME_TRUMP
        case Burying():
            return Phase.BURY
        case DealOver():
            return Phase.MATCH_OVER if state.is_match_over else Phase.DEAL_OVER
