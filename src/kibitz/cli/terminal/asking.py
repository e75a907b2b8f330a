"""The sentence that says what is asked of you now, and why the choice is what it is."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.cli.terminal import facts
from kibitz.cli.terminal.words import TableWords, sentence
from kibitz.rules.actions import Bid, BidAlone, CallPartner, Play
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import CountersInKitty, Shapes, TrumpDeclaring
from kibitz.rules.phases.shapes import led_pattern
from kibitz.rules.state import Phase
from kibitz.views import View


def asked(view: View, words: TableWords) -> str:
    """Return what the seat to act is to decide, in one or two sentences."""
    match view.phase:
        case Phase.AUCTION if isinstance(view.variant.auction, TrumpDeclaring):
            return words("ask-declare")
        case Phase.AUCTION:
            return _bid(view, words)
        case Phase.BURY:
            assert view.kitty is not None
            rule = view.variant.kitty
            counters = rule.counters.value if rule else CountersInKitty.ANY.value
            return words("ask-bury", n=len(view.kitty), counters=counters)
        case Phase.NAME_TRUMP:
            return words("ask-trump")
        case Phase.PLAY if view.calling:
            trump = view.contract.trump if view.contract else None
            assert trump is not None
            return words("ask-call", suit=words.suit_name(trump))
        case Phase.PLAY:
            return _lead(view, words) if not view.trick else _follow(view, words)
        case _:
            return ""


def _bid(view: View, words: TableWords) -> str:
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    alone = "yes" if any(isinstance(action, BidAlone) for action in view.legal) else "no"
    if not bids:
        return words("ask-no-bid", alone=alone, word=words.alone)
    step = bids[1] - bids[0] if len(bids) > 1 else 1
    return words("ask-bid", low=bids[0], high=bids[-1], step=step, alone=alone, word=words.alone)


def _lead(view: View, words: TableWords) -> str:
    if view.contract is not None and view.contract.trump is None and not view.contract.alone:
        return words("ask-first-lead")
    if isinstance(view.variant.play, Shapes):
        return words("ask-lead-shapes", throws="yes" if view.variant.play.throws else "no")
    return words("ask-lead")


def _follow(view: View, words: TableWords) -> str:
    order = view.order
    lead = view.trick[0]
    led = order.suit[lead[0]]
    held = [card for card in view.hand if order.suit[card] == led]
    n = len(lead)
    suit = words("trump") if led == TRUMPS else words.suit_name(led)
    winner = facts.winning_seat(view)
    assert winner is not None
    place = (winner - (view.leader or 0)) % view.variant.n_seats
    parts = []
    if _is_forced(view, held):
        card = next(iter(_single_cards(view)))
        parts.append(sentence(words("follow-called", card=words.card(card))))
    elif not held:
        parts.append(words("follow-void", suit=suit, n=n))
    elif len(held) < n:
        parts.append(words("follow-short", suit=suit, n=n, held=len(held)))
    else:
        free = [card for card in _single_cards(view) if order.suit[card] != led]
        parts.append(words("follow", suit=suit, n=n, held=len(held)))
        if free:
            parts.append(sentence(words("follow-any-time", card=words.card(free[0]))))
        pairs_led = sum(c.n_pairs for c in led_pattern(lead, order)) if n > 1 else 0
        n_pairs = min(pairs_led, sum(held.count(card) == 2 for card in set(held)))
        if n_pairs and len(held) > n:
            parts.append(words("follow-pairs", n=n_pairs))
    parts.append(
        words("winning", seat=words.name(winner), you=words.you(winner), cards=words.cards(view.trick[place]))
    )
    return " ".join(parts)


def _single_cards(view: View) -> list[Card]:
    if view.trick and len(view.trick[0]) > 1:
        return []
    return [action.cards[0] for action in view.legal if isinstance(action, Play)]


def _is_forced(view: View, held: list[Card]) -> bool:
    """Return whether one must play the called card, whatever else one holds."""
    return (
        view.called is not None
        and view.called in view.hand
        and view.partner is None
        and len(view.legal) == 1
        and len(held) > 1
    )


def options_listed(view: View, words: TableWords) -> list[str]:
    """Return the choices of a short list in words, in the order of their numbers; none where one types cards."""
    match view.phase:
        case Phase.AUCTION if isinstance(view.variant.auction, TrumpDeclaring):
            return [
                words("option-pass") if not cards else words("option-declare", cards=words.cards(cards))
                for action in view.legal
                for cards in (getattr(action, "cards", ()),)
            ]
        case Phase.NAME_TRUMP:
            return [words.suit(action.suit) for action in view.legal if hasattr(action, "suit")]
        case Phase.PLAY if view.calling:
            return [words.card(action.card) for action in view.legal if isinstance(action, CallPartner)]
        case _:
            return []
