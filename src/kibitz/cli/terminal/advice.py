"""What a computer player says: the hint for your choice, and why it did what it did.

A reason may tell what its player holds: a card by name, or in the auction what the hand is worth. While the
deal runs such a reason is kept back: a table that shows hidden cards on request is no table.
"""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.cli.terminal import facts
from kibitz.cli.terminal.words import TableWords, cards_in
from kibitz.match.log import Acted, Match
from kibitz.match.player import Player, Reason
from kibitz.match.referee import ask
from kibitz.rules.actions import Action, Bid, BidAlone, Bury, CallPartner, Declare, NameTrump, Pass, Play
from kibitz.views import View, view


def hint(match: Match, adviser: Player, words: TableWords) -> list[str]:
    """Return what the adviser would do in your place, and why."""
    decision = ask(match, adviser)
    seen = view(match.state, words.seat)
    lines = [words("hint", action=action_text(decision.action, seen, words))]
    return [*lines, *(words("because", reason=words.reason(r)) for r in decision.reasons)]


def why(match: Match, words: TableWords, who: str) -> list[str]:
    """Return why a computer player did what it did last. who: the beginning of its name or place, or empty."""
    asked = [
        seat
        for seat in match.setup.variant.seats
        if any(text.lower().startswith(who.lower()) for text in (words.name(seat), words.place(seat)))
    ]
    if not asked:
        return [words("why-unknown", text=who[:40])]
    if asked == [words.seat]:
        return [words("why-own")]
    for acted in reversed(match.current.acted):
        if acted.seat in asked and acted.seat != words.seat:
            return _why(acted, view(match.state, words.seat), words)
    others = [words.name(seat) for seat in asked if seat != words.seat]
    return [words("why-not-yet", seat=words.listed(others), n=len(others)) if who else words("why-nobody")]


def _why(acted: Acted, seen: View, words: TableWords) -> list[str]:
    action = action_text(acted.action, seen, words, own=False)
    lines = [words("why", seat=words.name(acted.seat), action=action)]
    if not acted.reasons:
        return [*lines, words("why-no-reason")]
    told = [r for r in acted.reasons if seen.result is not None or is_open(r, acted.action, seen)]
    lines += [words("because", reason=words.reason(r)) for r in told]
    if len(told) < len(acted.reasons):
        lines.append(words("why-kept-back", n=len(acted.reasons) - len(told)))
    return lines


# Reasons for a play that name no card and yet tell what its player holds, or how many of something.
TELL_OF_THE_HAND = frozenset({
    "cannot_win", "discards_to_void", "draws_trump", "draws_trump_for_winners", "feeds_enough",
    "gives_points_to_keep", "gives_points_unwillingly", "gives_smallest_counter", "keeps_points_back",
    "kept_card", "kept_high_trump", "kept_winner", "leads_cheapest", "leads_likely_winner", "leads_singleton",
    "leads_trump_against", "not_worth_taking", "only_card", "only_play",
})  # fmt: skip

# What a reason for anything but a play may be about without telling of the hand behind it.
OPEN_ARGUMENTS = frozenset({"bid", "seat", "card"})


def is_open(reason: Reason, action: Action, seen: View) -> bool:
    """Return whether a reason tells nothing of a hand that the seat has not seen."""
    named = frozenset(card for _, value in reason.arguments for card in cards_in(value))
    if not named <= cards_seen(seen):
        return False
    if isinstance(action, Play):
        return reason.code not in TELL_OF_THE_HAND
    return OPEN_ARGUMENTS.issuperset(key for key, _ in reason.arguments)


def cards_seen(seen: View) -> frozenset[Card]:
    """Return every face the seat has seen in this deal, wherever it lies."""
    played = [card for trick in seen.plays for cards in trick.cards for card in cards]
    on_table = [card for cards in seen.trick for card in cards]
    shown = [card for cards in seen.known for card in cards]
    called = [seen.called] if seen.called else []
    kitty = [*(seen.kitty or ()), *(seen.buried or ()), *seen.buried_shown]
    return frozenset([*seen.hand, *played, *on_table, *shown, *called, *kitty])


def action_text(action: Action, seen: View, words: TableWords, *, own: bool = True) -> str:
    """Return an action in words, for the middle of a sentence. own: one may see what is buried."""
    match action:
        case Pass():
            return words("do-pass")
        case Bid(amount=amount):
            return words("do-bid", bid=amount)
        case BidAlone():
            return words("do-bid-alone", alone=words.alone)
        case Declare(cards=cards):
            return words("do-declare", cards=words.cards(cards))
        case Bury(cards=cards):
            if own:
                return words("do-bury", cards=words.cards(facts.by_strength(seen, cards)))
            return words("do-bury-hidden", n=len(cards))
        case NameTrump(suit=suit):
            return words("do-trump", suit=words.suit(suit))
        case CallPartner(card=card):
            return words("do-call", card=words.card(card))
        case Play(cards=cards):
            return words("do-play", cards=words.cards(cards))
