"""The help of the table, with examples that fit the game."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.cli.terminal.entry import COMMANDS
from kibitz.cli.terminal.words import TableWords
from kibitz.rules.parts import CalledCard, NumberAuction, Shapes, TrumpFrom
from kibitz.rules.variant import Variant


def help_lines(variant: Variant, words: TableWords) -> list[str]:
    """Return how to type what this game asks for, then every command."""
    card = variant.cards[-1 - variant.deck.copies * len(variant.deck.specials) - 2 * len(variant.deck.jokers)]
    lines = [words("help-card", card=card.lower(), name=words.spoken_card(card))]
    if isinstance(variant.play, Shapes):
        pair = " ".join((Card(card), Card(card)))
        lines.append(words("help-cards", cards=pair.lower()))
    if words.legend:
        lines.append(words("help-legend", legend=words.legend))
    if isinstance(variant.auction, NumberAuction):
        lines.append(words("help-bid", bid=variant.minimum_bid))
        if variant.auction.alone_bid:
            lines.append(words("help-alone", alone=words.alone))
    else:
        lines.append(words("help-declare"))
    if variant.kitty is not None:
        lines.append(words("help-bury", n=variant.kitty_size))
    if variant.trump in (TrumpFrom.NAMED, TrumpFrom.NAMED_BEFORE_KITTY):
        suit = variant.deck.suits[0]
        lines.append(words("help-trump", letter=suit.lower(), suit=words.suit_name(suit)))
    if isinstance(variant.partner, CalledCard):
        lines.append(words("help-call", card=card.lower()))
    lines.append(words("help-short"))
    lines.append("")
    commands = [name for name in COMMANDS if name != "kitty" or variant.kitty is not None]
    lines += [words("help-command", name=name, text=words(f"help-{name}")) for name in commands]
    return lines
