"""The parts a declaration is made of: deck, deal, auction, kitty, trump, partner, play, score, match.

A policy that a part can express is a member here and one case in the phase that obeys it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from kibitz.cards import Card, Rank, Suit

Seat = NewType("Seat", int)
Points = NewType("Points", int)


@dataclass(frozen=True, slots=True)
class BySeats:
    """A number or a list of cards that depends on how many sit at the table."""

    table: tuple[tuple[int, int | tuple[Card, ...]], ...]

    def cards(self, n_seats: int) -> tuple[Card, ...]:
        """Return the cards for this many seats."""
        value = dict(self.table)[n_seats]
        assert isinstance(value, tuple)
        return value

    def number(self, n_seats: int) -> int:
        """Return the number for this many seats."""
        value = dict(self.table)[n_seats]
        assert isinstance(value, int)
        return value


# --- deck -----------------------------------------------------------------------------------------


class Place(StrEnum):
    """Where a special card stands among the trumps."""

    LOWEST = "lowest"
    HIGHEST = "highest"
    TEN_AND_A_HALF = "ten_and_a_half"


@dataclass(frozen=True, slots=True)
class Special:
    """A card that is trump in every contract. Of two at one place the one listed first is higher."""

    name: str
    card: Card
    place: Place
    points: int = 0
    any_time: bool = False
    in_play: bool = True


@dataclass(frozen=True, slots=True)
class Deck:
    """Which cards are played with. ``ranks`` runs from low to high; a ``specials`` card leaves its suit."""

    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    rank_points: tuple[tuple[Rank, int], ...] = ()
    specials: tuple[Special, ...] = ()
    jokers: tuple[Card, ...] = ()
    copies: int = 1


# --- deal -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards go singly from the seat after the dealer; what is left over is the kitty.

    ``set_aside``: public cards taken out before the deal.
    """

    hand: BySeats
    set_aside: BySeats | None = None


# --- auction --------------------------------------------------------------------------------------


class Unit(StrEnum):
    """What a bid counts."""

    POINTS = "points"
    TRICKS = "tricks"


class AllPass(StrEnum):
    """What happens when nobody bids."""

    REDEAL_SAME_DEALER = "redeal_same_dealer"
    REDEAL_NEXT_DEALER = "redeal_next_dealer"
    DEALER_TAKES_MINIMUM = "dealer_takes_minimum"


HALF = "half"


@dataclass(frozen=True, slots=True)
class NumberAuction:
    """Bids are rising numbers; a pass is final; the last one in is declarer.

    The top bid is all points of the deal (unit points) or the hand size (unit tricks).
    ``minimum`` may be HALF: half the hand, rounded up.
    """

    unit: Unit
    step: int
    minimum: int | str
    top_ends: bool
    alone_bid: bool = False
    all_pass: AllPass = AllPass.REDEAL_SAME_DEALER


class FirstDealer(StrEnum):
    """Who becomes dealer in the first deal of a match."""

    FIRST_DECLARER = "first_declarer"
    LAST_DECLARER = "last_declarer"


class NoDeclaration(StrEnum):
    """What is trump when nobody declares."""

    KITTY_SUIT = "kitty_suit"
    NO_TRUMP = "no_trump"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class TrumpDeclaring:
    """Trumps are declared by showing level cards or joker pairs; a pass is not final."""

    first_dealer: FirstDealer = FirstDealer.FIRST_DECLARER
    no_declaration: NoDeclaration = NoDeclaration.KITTY_SUIT


# --- kitty ----------------------------------------------------------------------------------------


class CountersInKitty(StrEnum):
    """Which counters the declarer may bury."""

    ANY = "any"
    NONE_UNLESS_FORCED = "none_unless_forced"
    ONE = "one"


@dataclass(frozen=True, slots=True)
class Kitty:
    """The declarer takes the kitty and buries as many cards."""

    counters: CountersInKitty = CountersInKitty.ANY
    buried_trump_shown: bool = False
    buried_shown_at_end: bool = True


# --- trump ----------------------------------------------------------------------------------------


class TrumpFrom(StrEnum):
    """How the trump suit is settled."""

    NAMED = "named"
    NAMED_BEFORE_KITTY = "named_before_kitty"
    FIRST_LEAD = "first_lead"
    DECLARED = "declared"


# --- partner --------------------------------------------------------------------------------------


class Callable(StrEnum):
    """Which cards may be called."""

    ANY = "any"
    HIGHEST_MISSING = "highest_missing"


@dataclass(frozen=True, slots=True)
class OppositeSides:
    """Two fixed sides, seated crosswise: seats 0+2 and 1+3."""


@dataclass(frozen=True, slots=True)
class CalledCard:
    """The declarer names a card of the trump suit after his first lead; its holder is the partner."""

    which: Callable = Callable.ANY
    own_card: bool = False


# --- play -----------------------------------------------------------------------------------------


class FirstLead(StrEnum):
    """Who leads to the first trick."""

    LEFT_OF_DEALER = "left_of_dealer"
    DECLARER = "declarer"
    LEFT_OF_DECLARER = "left_of_declarer"


class FollowTractor(StrEnum):
    """What is owed to a led tractor."""

    PAIRS = "pairs"
    TRACTOR = "tractor"


class ThrowBeatenBy(StrEnum):
    """What a later ruff of a throw must beat in an earlier one."""

    ALL_COMPONENTS = "all_components"
    LONGEST_COMPONENT = "longest_component"


@dataclass(frozen=True, slots=True)
class SingleCards:
    """Each seat plays one card to a trick."""

    first_lead: FirstLead
    stops_when_alone_loses: bool = False


@dataclass(frozen=True, slots=True)
class Shapes:
    """Singles, pairs, tractors and (optionally) throws are led; the declarer leads first."""

    throws: bool = False
    throw_beaten_by: ThrowBeatenBy = ThrowBeatenBy.ALL_COMPONENTS
    throw_penalty: int = 0
    follow_tractor: FollowTractor = FollowTractor.PAIRS
    first_lead: FirstLead = FirstLead.DECLARER


# --- score ----------------------------------------------------------------------------------------


class KittyPointsTo(StrEnum):
    """Which side gets the card points in the kitty."""

    LAST_TRICK = "last_trick"
    DECLARER = "declarer"


class MadeScores(StrEnum):
    """What a made contract is worth."""

    CAPTURED = "captured"
    BID = "bid"


@dataclass(frozen=True, slots=True)
class ContractPoints:
    """Captured card points against a bid of points."""

    made: MadeScores
    kitty_points_to: KittyPointsTo = KittyPointsTo.LAST_TRICK
    last_trick_bonus: int = 0
    most_tricks_bonus: int = 0


@dataclass(frozen=True, slots=True)
class ContractTricks:
    """Tricks against a bid of tricks; the others score their own tricks."""

    alone: int
    bidder_double: bool = False


class KittyMultiplier(StrEnum):
    """By what the buried points count when the attackers win the last trick."""

    TWICE_CARDS = "twice_cards"
    TWO = "two"
    POWER = "power"

    def after(self, n_cards: int) -> int:
        """Return the factor when each player played so many cards to the last trick."""
        match self:
            case KittyMultiplier.TWICE_CARDS:
                return 2 * n_cards
            case KittyMultiplier.TWO:
                return 2
            case KittyMultiplier.POWER:
                return 1 << n_cards


@dataclass(frozen=True, slots=True)
class AttackersPoints:
    """The attackers' points decide who deals next and how many levels are climbed."""

    take_over: int
    band: int
    shut_out_levels: int
    kitty_multiplier: KittyMultiplier = KittyMultiplier.TWICE_CARDS
    level_cap: int | None = None
    jack_back_to_two: bool = False


# --- match ----------------------------------------------------------------------------------------


class BothReach(StrEnum):
    """Who wins when both sides reach the target in one deal."""

    HIGHER = "higher"
    BIDDER = "bidder"


@dataclass(frozen=True, slots=True)
class TargetMatch:
    """Two sides play until one total reaches the target; equal totals there play on."""

    target: int
    both_reach: BothReach = BothReach.HIGHER


@dataclass(frozen=True, slots=True)
class IndividualMatch:
    """Everybody plays for himself until one score reaches the target; equals win together."""

    target: int


@dataclass(frozen=True, slots=True)
class LevelMatch:
    """Two sides climb levels; who would go beyond the last one wins."""

    levels: tuple[Rank, ...]
    start_level: Rank
    must_defend_last: bool = False
    forced_levels: tuple[Rank, ...] = ()
