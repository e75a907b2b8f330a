"""A variant is a value made of typed parts, and its options are data.

Nothing outside ``games/`` asks which variant it has before it: code asks the parts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from kibitz.cards import CARD_INDEX, Card, Rank, Suit, rank_of
from kibitz.rules.house_rules import Clash, Limit, Option, OptionValue
from kibitz.rules.parts import (
    AttackersPoints,
    CalledCard,
    ContractPoints,
    ContractTricks,
    Deal,
    Deck,
    IndividualMatch,
    Kitty,
    LevelMatch,
    NumberAuction,
    OppositeSides,
    Seat,
    Shapes,
    SingleCards,
    TargetMatch,
    TrumpDeclaring,
    TrumpFrom,
    Unit,
)

if TYPE_CHECKING:
    from kibitz.rules.order import Order


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
