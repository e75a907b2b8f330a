"""The declaration's types: a variant is a value made of typed parts, and its options are data.

Nothing outside ``games/`` asks which variant it has before it. Code asks the *parts*: a policy that a part
can express is a member here and one case in the phase that obeys it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import NewType

from kibitz.cards import CARD_INDEX, Card, Rank, Suit, rank_of

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


# --- options --------------------------------------------------------------------------------------

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


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule was read, and what was taken from there (a Fluent id)."""

    text: str


@dataclass(frozen=True, eq=False)
class Order:
    """Two tables over the faces of a deck.

    suit: the effective suit, TRUMPS or a printed suit.
    strength: higher wins within one effective suit; equal strengths: the earlier card wins. Neighbouring
    strengths are consecutive for tractors.
    """

    suit: dict[Card, Suit]
    strength: dict[Card, int]
    any_time: frozenset[Card]

    def cards_of(self, suit: Suit, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return those of the cards that belong to the effective suit."""
        effective = self.suit
        return tuple(card for card in cards if effective[card] == suit)


# --- the declaration ------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Variant:
    """One game to the letter. Two are equal when id, revision and options are."""

    id: str
    revision: int
    family: str
    name: str
    n_seats: int
    deck: Deck
    deal: Deal
    auction: NumberAuction | TrumpDeclaring
    kitty: Kitty | None
    trump: TrumpFrom
    partner: OppositeSides | CalledCard
    play: SingleCards | Shapes
    score: ContractPoints | ContractTricks | AttackersPoints
    match: TargetMatch | IndividualMatch | LevelMatch
    clockwise: bool = True
    labels: tuple[tuple[str, str], ...] = ()
    options: tuple[Option, ...] = ()
    clashes: tuple[Clash, ...] = ()
    limits: tuple[Limit, ...] = ()
    sources: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    # The options that differ from the declaration, by name; empty for the declaration itself.
    chosen: tuple[tuple[str, OptionValue], ...] = field(default=())

    @cached_property
    def key(self) -> tuple[str, int, tuple[tuple[str, OptionValue], ...]]:
        """Return what tells this variant from every other."""
        return (self.id, self.revision, self.chosen)

    @cached_property
    def _hash(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Variant) and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def orders(self) -> dict[tuple[Suit | None, Rank | None], Order]:
        """Return the orders worked out so far, by trump and level: ``order_of`` fills and reads it."""
        return {}

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats in order of play."""
        return tuple(Seat(s) for s in range(self.n_seats))

    @cached_property
    def set_aside(self) -> tuple[Card, ...]:
        """Return the cards taken out before the deal, known to all."""
        return self.deal.set_aside.cards(self.n_seats) if self.deal.set_aside else ()

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Return every card in play, copies included, in writing order."""
        out = {s.card for s in self.deck.specials if not s.in_play} | set(self.set_aside)
        faces = {Card(suit + rank) for suit in self.deck.suits for rank in self.deck.ranks}
        faces |= {s.card for s in self.deck.specials} | set(self.deck.jokers)
        kept = sorted(faces - out, key=CARD_INDEX.__getitem__)
        return tuple(card for card in kept for _ in range(self.deck.copies))

    @cached_property
    def hand_size(self) -> int:
        """Return how many cards each seat is dealt, which is also how many it plays."""
        return self.deal.hand.number(self.n_seats)

    @cached_property
    def kitty_size(self) -> int:
        """Return how many cards are left over by the deal."""
        return len(self.cards) - self.n_seats * self.hand_size

    @cached_property
    def card_points(self) -> dict[Card, int]:
        """Return the points of each face in play."""
        by_rank = dict(self.deck.rank_points)
        special = {s.card: s.points for s in self.deck.specials}
        points = {}
        for card in self.cards:
            rank = rank_of(card)
            points[card] = special[card] if card in special else by_rank.get(rank, 0) if rank else 0
        return points

    @cached_property
    def all_points(self) -> int:
        """Return all points of a deal, bonuses included; kitty bonuses are not."""
        total = sum(self.card_points[card] for card in self.cards)
        if isinstance(self.score, ContractPoints):
            total += self.score.last_trick_bonus + self.score.most_tricks_bonus
        return total

    @cached_property
    def top_bid(self) -> int:
        """Return the highest number that can be bid; 0 where trumps are declared."""
        match self.auction:
            case NumberAuction(unit=Unit.POINTS):
                return self.all_points
            case NumberAuction(unit=Unit.TRICKS):
                return self.hand_size
            case _:
                return 0

    @cached_property
    def minimum_bid(self) -> int:
        """Return the lowest number that can be bid; 0 where trumps are declared."""
        if not isinstance(self.auction, NumberAuction):
            return 0
        if isinstance(self.auction.minimum, int):
            return self.auction.minimum
        return (self.hand_size + 1) // 2

    @cached_property
    def n_sides(self) -> int:
        """Return how many totals the match keeps: two sides, or one for each seat."""
        return 2 if isinstance(self.partner, OppositeSides) else self.n_seats

    def side_of(self, seat: int) -> int:
        """Return the index of a seat's total."""
        return seat % self.n_sides

    def next_seat(self, seat: int) -> Seat:
        """Return the seat whose turn comes after this one's."""
        return Seat((seat + 1) % self.n_seats)

    @cached_property
    def first_tally(self) -> tuple[int, ...]:
        """Return the totals at the start of a match: scores, or indices of levels."""
        if isinstance(self.match, LevelMatch):
            return (self.match.levels.index(self.match.start_level),) * self.n_sides
        return (0,) * self.n_sides

    def label(self, word: str) -> str:
        """Return the variant's own word for an idea ("kitty" → "nest"), or the word itself."""
        return dict(self.labels).get(word, word)
