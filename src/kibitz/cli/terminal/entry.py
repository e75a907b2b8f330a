"""What was typed: a command, an action, or something that is neither.

Cards may be typed as their text or as the number before them; words may be shortened as long as only one
of those that fit here is meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from kibitz.cards import CARD_INDEX, Card, sort_cards
from kibitz.cli.terminal.holding import by_number
from kibitz.cli.terminal.words import TableWords
from kibitz.rules.actions import (
    ALONE,
    Action,
    Bid,
    BidAlone,
    Bury,
    CallPartner,
    Declare,
    NameTrump,
    Pass,
    Play,
)
from kibitz.rules.parts import NumberAuction, TrumpDeclaring
from kibitz.rules.state import Phase
from kibitz.views import View

COMMANDS = (
    "help",
    "hint",
    "why",
    "undo",
    "last",
    "rules",
    "score",
    "table",
    "hand",
    "kitty",
    "save",
    "quit",
)
# Words some people type out of habit.
ALIASES = {"exit": "quit", "?": "help", "nest": "kitty", "talon": "kitty", "q": "quit"}
VERBS = ("pass", "bid", "declare", "bury", "trump", "call", "play")


@dataclass(frozen=True, slots=True)
class Command:
    """Something the table does, without an action of the game."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """What was typed means nothing here, and why."""

    text: str


Entry = Action | Command | NotUnderstood


def read_entry(text: str, view: View, words: TableWords) -> Entry:
    """Return what a line means while the seat is to act."""
    line = " ".join(text.split())
    if not line:
        return Command("")
    first, _, rest = line.partition(" ")
    plain = _without_verb(line.lower(), view, words)
    if plain is not None:
        return plain
    command = command_named(first, (*COMMANDS, *_verbs_now(view)))
    if isinstance(command, NotUnderstood):
        close = [word for word in (*COMMANDS, *VERBS) if word.startswith(first.lower())]
        return NotUnderstood(
            words("entry-which", text=first, words=words.listed(close))
            if len(close) > 1
            else words("entry-unknown", text=line[:40])
        )
    if command.name in VERBS:
        return _with_verb(command.name, rest.lower(), view, words)
    return Command(command.name, rest)


def command_named(first: str, known: tuple[str, ...] = COMMANDS) -> Command | NotUnderstood:
    """Return the command a word or its unique beginning names."""
    word = ALIASES.get(first.lower(), first.lower())
    if word in known or word in VERBS:
        return Command(word)
    close = [name for name in known if name.startswith(word)]
    return Command(close[0]) if word and len(close) == 1 else NotUnderstood(first)


def _verbs_now(view: View) -> tuple[str, ...]:
    """Return the verbs that make sense now; only these may be shortened."""
    match view.phase:
        case Phase.AUCTION if isinstance(view.variant.auction, TrumpDeclaring):
            return ("pass", "declare")
        case Phase.AUCTION:
            return ("pass", "bid")
        case Phase.BURY:
            return ("bury",)
        case Phase.NAME_TRUMP:
            return ("trump",)
        case Phase.PLAY:
            return ("call",) if view.calling else ("play",)
        case _:
            return ()


def _without_verb(line: str, view: View, words: TableWords) -> Entry | None:
    """Return what a line means that says only the thing itself: cards, numbers, a suit, a bid."""
    match view.phase:
        case Phase.AUCTION if isinstance(view.variant.auction, NumberAuction):
            if line.isascii() and line.isdigit() and len(line) < 9 and int(line):
                return Bid(int(line))
            if view.variant.auction.alone_bid and len(line) > 1 and ALONE.startswith(line):
                return BidAlone()
            return None
        case Phase.AUCTION:
            return _listed(line, view, words) or _from_cards(line, view, words, Declare)
        case Phase.NAME_TRUMP:
            return _listed(line, view, words) or _suit(line, view, words)
        case Phase.BURY:
            return _from_cards(line, view, words, Bury)
        case Phase.PLAY if view.calling:
            return _listed(line, view, words) or _from_cards(line, view, words, _call)
        case Phase.PLAY:
            return _from_cards(line, view, words, Play)
        case _:
            return None


def _with_verb(verb: str, rest: str, view: View, words: TableWords) -> Entry:
    """Return the action of a verb and what stands behind it, whatever the phase."""
    unclear = NotUnderstood(words("entry-incomplete", verb=verb))
    match verb:
        case "pass":
            return Pass() if not rest else unclear
        case "bid" if len(rest) > 1 and ALONE.startswith(rest):
            return BidAlone()
        case "bid" if rest.isascii() and rest.isdigit() and 0 < int(rest) < 10**9:
            return Bid(int(rest))
        case "trump":
            return _suit(rest, view, words) or unclear
        case "call":
            return _from_cards(rest, view, words, _call) or unclear
        case "declare" | "bury" | "play":
            make: dict[str, Callable[[tuple[Card, ...]], Action]] = {
                "declare": Declare,
                "bury": Bury,
                "play": Play,
            }
            return _from_cards(rest, view, words, make[verb]) or unclear
    return unclear


def _call(cards: tuple[Card, ...]) -> CallPartner:
    return CallPartner(cards[0])


def _listed(line: str, view: View, words: TableWords) -> Entry | None:
    """Return the choice of a number in a short list."""
    if not (line.isascii() and line.isdigit()):
        return None
    if len(line) < 4 and 1 <= int(line) <= len(view.legal):
        return view.legal[int(line) - 1]
    return NotUnderstood(words("entry-number", n=line[:9], highest=len(view.legal)))


def _suit(line: str, view: View, words: TableWords) -> NameTrump | None:
    """Return the suit that a letter or the beginning of its name means."""
    for suit in view.variant.deck.suits:
        if line.upper() == suit:
            return NameTrump(suit)
    named = [s for s in view.variant.deck.suits if words.suit_name(s).lower().startswith(line)]
    return NameTrump(named[0]) if line and len(named) == 1 else None


def _from_cards(
    line: str, view: View, words: TableWords, make: Callable[[tuple[Card, ...]], Action]
) -> Entry | None:
    """Return the action with the cards a line names; None if its first word is no card."""
    tokens = _tokens(line, words)
    numbered = by_number(view)
    used: Counter[int] = Counter()
    cards: list[Card] = []
    for place, token in enumerate(tokens):
        if token.isascii() and token.isdigit():
            number = int(token) if len(token) < 4 else 0
            if not numbered:
                return NotUnderstood(words("entry-no-numbers"))
            if number not in numbered:
                return NotUnderstood(words("entry-number", n=token[:9], highest=len(numbered)))
            used[number] += 1
            if used[number] > 1:
                return NotUnderstood(words("entry-number-twice", n=number))
            cards.append(numbered[number])
            continue
        card = parse_typed_card(token, view)
        if card is None:
            return None if place == 0 else NotUnderstood(words("entry-no-card", text=token[:20]))
        cards.append(card)
    for card in cards:
        if 0 < view.hand.count(card) < cards.count(card):
            return NotUnderstood(words.sentence("entry-card-too-often", card=words.card(card)))
    if make is _call and len(cards) > 1:
        return NotUnderstood(words("entry-one-card"))
    return make(sort_cards(cards))


def _tokens(line: str, words: TableWords) -> list[str]:
    """Return numbers and cards as they stand in a line, spoken names (``black 7``) as the text of the card."""
    names = sorted(words.card_names, key=len, reverse=True)
    spoken = r"(?<!\w)(?:" + "|".join(map(re.escape, names)) + r")(?!\w)"
    line = re.sub(spoken, lambda found: f" {words.card_names[found.group()].lower()} ", line.lower())
    tokens = re.split(r"[\s,;+]+", line.strip(" ,;+."))
    joined = words("and").lower()
    return [token for token in tokens if token != joined] if len(tokens) > 1 else tokens


def parse_typed_card(token: str, view: View) -> Card | None:
    """Return the card a word means: ``h5``, or ``h10`` for the ten of this pack."""
    text = token.upper()
    if text in CARD_INDEX:
        return Card(text)
    if text[:1] in view.variant.deck.suits and text[1:] == "10" and f"{text[:1]}T" in CARD_INDEX:
        return Card(f"{text[:1]}T")
    return None
