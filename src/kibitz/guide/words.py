"""Small words the rules page needs: cards, suits, lists, option values, labels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kibitz.cards import ROOK_COLOURS, Card, Rank, Suit, rank_of, suit_of
from kibitz.language import has_message, number_in, translate
from kibitz.rules.house_rules import Option, OptionValue
from kibitz.rules.variant import Variant

Paragraphs = Iterator[str]


def capital(text: str) -> str:
    """Return the text with its first letter a capital, for the start of a sentence."""
    return text[:1].upper() + text[1:]


def yes_or_no(answer: bool) -> str:  # noqa: FBT001
    """Return the word that messages ask for."""
    return "yes" if answer else "no"


def variant_name(variant: Variant, language: str) -> str:
    """Return what a game is called in a language."""
    message = f"variant-{variant.id}"
    return translate(message, {}, language) if has_message(message, language) else variant.name


class Words:
    """Words of one variant in one language.

    Besides what it is given, every message may name the variant's own words (kitty, special) and choose by
    their codes (kitty_word, special_word), by suits, direction and game.
    """

    def __init__(self, variant: Variant, language: str) -> None:
        self.variant = variant
        self.language = language
        self.own: dict[str, str | int] = {
            "kitty": self.label("kitty"),
            "kitty_word": variant.label("kitty"),
            "special": self.label("special"),
            "special_word": variant.label("special"),
            "game": variant.family,
            "suits": "colours" if set(variant.deck.suits) <= set(ROOK_COLOURS) else "suits",
            "direction": "clockwise" if variant.clockwise else "counter",
        }

    def __call__(self, message_id: str, **arguments: str | int) -> str:
        """Return a message in words, the variant's own labels among its arguments."""
        return translate(message_id, {**self.own, **arguments}, self.language)

    @property
    def name(self) -> str:
        """Return what the game is called."""
        return variant_name(self.variant, self.language)

    def label(self, word: str) -> str:
        """Return the variant's own word for an idea, in the language."""
        return translate(f"label-{self.variant.label(word)}", {}, self.language)

    def number(self, value: int) -> str:
        """Return a number as the language writes it."""
        return number_in(self.language, value)

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit or colour."""
        return self("suit-name", suit=suit)

    def rank(self, rank: Rank) -> str:
        """Return a rank as it is spoken of: a number, or ace, king and so on."""
        return translate("rank-name", {"rank": rank}, self.language)

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        suit, rank = suit_of(card), rank_of(card)
        for special in self.variant.deck.specials:
            if special.card == card:
                word = "special" if special.name == "rook" else special.name
                return self("card-special", name=self.label(word))
        if suit is None or rank is None:
            return translate("card-joker", {"card": card}, self.language)
        return self("card-name", suit=suit, rank=rank)

    def listed(self, items: Iterable[str]) -> str:
        """Return the items as one list."""
        return translate("list-comma", {}, self.language).join(items)

    def option_name(self, option: Option) -> str:
        """Return the option in words; its name where there are none."""
        message = f"option-{option.name}"
        return self(message) if has_message(message, self.language) else option.name

    def option_value(self, option: Option, value: OptionValue) -> str:
        """Return an option's value in words: true and false as yes and no."""
        if isinstance(value, bool):
            return self("value-yes" if value else "value-no")
        if isinstance(value, tuple):
            return self.listed(self.rank(Rank(rank)) for rank in value)
        if isinstance(value, int):
            return self.number(value)
        for message in (f"value-{option.name}-{value}", f"value-{value}"):
            if has_message(message, self.language):
                return self(message)
        return self.rank(Rank(value))
