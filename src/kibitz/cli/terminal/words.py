"""Names of cards, seats and sides at this table, and its sentences.

Cards are spoken ("red 14", "10 of hearts") where sentences follow each other, and short on the screen: a
sign and the text one types (``▲R14``), so that nothing rests on colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from kibitz.cards import CARD_INDEX, Card, Rank, Suit, suit_of
from kibitz.cli.terminal.seating import Place, place_of
from kibitz.errors import Argument, KibitzError, Problem
from kibitz.guide.words import Words
from kibitz.language import sentence, translate
from kibitz.language.numbers import number_in
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import LevelMatch, OppositeSides, Seat
from kibitz.rules.variant import Variant
from kibitz.telling import (
    ArgumentValue,
    CardsOf,
    LabelOf,
    LevelOf,
    Listed,
    Phrase,
    PlaceOf,
    RankOf,
    SideOf,
    SuitOf,
    problem_phrase,
)

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "R": "▲", "G": "●", "Y": "★", "B": "■"}
SPECIAL_SIGN = "✦"
THOUSAND = 1000
TEN = "T"

# Messages that say what to type instead of what to choose.
_TYPED = {
    "table-choose-declare": "table-ask-declare",
    "table-choose-bury": "table-ask-bury",
    "table-choose-trump": "table-ask-trump",
}
# Sentences that explain name suits without the sign, which would stand in the middle of the words.
_BARE_SUITS = ("reason-", "table-ask-", "table-follow")


@dataclass(frozen=True)
class TableWords:
    """The words of one table.

    seat: whose table it is. names: one for each seat, empty where none was given. spoken: cards in words.
    signs: whether the terminal has the suit signs.
    """

    variant: Variant
    seat: Seat
    names: tuple[str, ...]
    language: str = "en"
    spoken: bool = False
    signs: bool = True

    @cached_property
    def _words(self) -> Words:
        return Words(self.variant, self.language)

    def __call__(self, message_id: str, **arguments: Argument) -> str:
        """Return the message ``table-<id>`` in words; the variant's labels are among its arguments."""
        own = {**self._words.own, "dot": self._dot}
        return translate(f"table-{message_id}", {**own, **arguments}, self.language)

    def sentence(self, message_id: str, **arguments: Argument) -> str:
        """Return the message as a whole sentence, however it begins and ends."""
        return sentence(self(message_id, **arguments), self.language)

    @property
    def game(self) -> str:
        """Return what the game is called."""
        return self._words.name

    @property
    def _dot(self) -> str:
        return "·" if self.signs or self.spoken else "-"

    @cached_property
    def kitty(self) -> str:
        """Return the variant's word for the kitty."""
        return self._words.label("kitty")

    @cached_property
    def alone(self) -> str:
        """Return the variant's word for the bid to take every trick alone."""
        return self._words.label("alone")

    # --- cards ------------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """Return a card: in words, or a sign and its text."""
        return self._words.card(card) if self.spoken else self.sign_of(card) + card

    def sign_of(self, card: Card) -> str:
        """Return the sign before a card's text; empty where the terminal has none."""
        if not self.signs:
            return ""
        suit = suit_of(card)
        return SUIT_SIGNS[suit] if suit else SPECIAL_SIGN

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards one after the other."""
        texts = [self.card(card) for card in cards]
        return self._words.listed(texts) if self.spoken else " ".join(texts)

    def spoken_card(self, card: Card) -> str:
        """Return a card in words, whatever the table shows."""
        return self._words.card(card)

    @cached_property
    def card_names(self) -> Mapping[str, Card]:
        """Return the card of each spoken name, in small letters; special cards also without their article."""
        deck = self.variant.deck
        named = {self._words.card(card).lower(): card for card in CARD_INDEX if suit_of(card)}
        named |= {self._words.card(card).lower(): card for card in deck.jokers}
        for special in deck.specials:
            label = self._words.label("special" if special.name == "rook" else special.name)
            named |= {name.lower(): special.card for name in (label, self._words.card(special.card))}
        return named

    @property
    def legend(self) -> str:
        """Return what the texts of cards without a suit stand for, in one sentence; empty if there are none."""
        deck = self.variant.deck
        specials = [s.card for s in deck.specials if s.in_play and suit_of(s.card) is None]
        texts = [
            self("legend-card", kind=kind, short=card, name=self._words.card(card))
            for kind, cards in (("special", specials), ("joker", deck.jokers))
            for card in cards
        ]
        return sentence(self.listed(texts), self.language) if texts else ""

    def suit(self, suit: Suit, *, signed: bool = True) -> str:
        """Return a suit, or the trumps. signed: with its sign, where the table has one."""
        if suit == TRUMPS:
            return self("trump")
        name = self._words.suit(suit)
        signed = signed and self.signs and not self.spoken and suit in SUIT_SIGNS
        return f"{SUIT_SIGNS[suit]} {name}" if signed else name

    def suit_name(self, suit: Suit) -> str:
        """Return the bare name of a suit."""
        return self._words.suit(suit)

    def listed(self, items: Iterable[str]) -> str:
        """Return the items as one list."""
        return self._words.listed(items)

    def listed_apart(self, items: Iterable[str]) -> str:
        """Return the items as one list, told apart by ear too where each may itself be a list of cards."""
        return self("list-apart").join(items) if self.spoken else self._words.listed(items)

    # --- seats and sides --------------------------------------------------------------------------

    def you(self, seat: Seat) -> str:
        """Return ``yes`` for one's own seat, else ``no``: sentences differ."""
        return "yes" if seat == self.seat else "no"

    def name(self, seat: Seat) -> str:
        """Return how a seat is spoken of: You, its name, or its place."""
        if seat != self.seat and self.names[seat]:
            return self.names[seat]
        return self.place(seat)

    def place(self, seat: Seat) -> str:
        """Return the place of a seat in words: Left, Partner, Right, You."""
        place = place_of(self.variant, self.seat, seat)
        if place is Place.NORTH and isinstance(self.variant.partner, OppositeSides):
            return self("place-partner")
        return self(f"place-{place}")

    def side(self, side: int) -> str:
        """Return We or They, or with sides of one the name of the seat."""
        if self.variant.n_sides == self.variant.n_seats:
            return self.name(Seat(side))
        return self("we" if side == self.variant.side_of(self.seat) else "they")

    def level(self, tally: int) -> str:
        """Return the level a number of the tally stands for."""
        assert isinstance(self.variant.match, LevelMatch)
        return self.level_name(self.variant.match.levels[tally])

    def level_name(self, rank: str) -> str:
        """Return a level as it is spoken of: 10 is written T on cards only."""
        return self._words.rank(Rank(rank)) if rank == TEN else rank

    # --- phrases ----------------------------------------------------------------------------------

    def say(self, told: Phrase) -> str:
        """Return a phrase in words."""
        message = _TYPED.get(told.id, told.id)
        signed = not message.startswith(_BARE_SUITS)
        arguments = {key: self.worded(value, signed=signed) for key, value in told.args.items()}
        text = translate(message, {**self._words.own, **arguments, "dot": self._dot}, self.language)
        return sentence(text, self.language) if told.sentence else text

    def all_said(self, told: Iterable[Phrase]) -> list[str]:
        """Return phrases in words, each a line of its own."""
        return [self.say(each) for each in told]

    def worded(self, value: ArgumentValue, *, signed: bool = False) -> Argument:
        """Return what a phrase speaks of: numbers and codes as they are, all else in words.

        signed: suits with their sign before them.
        """
        match value:
            case int() if abs(value) >= THOUSAND:
                # As on a score sheet, where no comma stands between the thousands.
                return number_in(self.language, value, grouped=False)
            case int() | str():
                return value
            case PlaceOf(seat=seat):
                return self.name(Seat(seat))
            case SideOf(side=side):
                return self.side(side)
            case CardsOf(cards=cards):
                return self.cards(Card(card) for card in cards)
            case SuitOf(suit=suit):
                return self.suit(Suit(suit), signed=signed)
            case RankOf(rank=rank):
                return self._words.rank(Rank(rank))
            case LevelOf(rank=rank):
                return self.level_name(rank)
            case LabelOf(word=word):
                return self._words.label(word)
            case Listed(items=items, apart=apart):
                texts = [str(self.worded(item, signed=signed)) for item in items]
                return self.listed_apart(texts) if apart else self.listed(texts)
            case Phrase():
                return self.say(value)

    def problem(self, fault: Problem | KibitzError) -> str:
        """Return what is wrong, in words."""
        return self.say(problem_phrase(fault, self.variant, self.seat))
