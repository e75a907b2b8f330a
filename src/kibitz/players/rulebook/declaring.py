"""Declaring trumps: by length with level cards and jokers, by pairs, and by what the other suits then win."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import NO_TRUMP, Card, Suit, suit_of
from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.shapes_worth import by_suit_of, runs_in
from kibitz.rules.actions import Declare, Pass
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import FirstDealer, TrumpDeclaring
from kibitz.rules.state import Called, Hand
from kibitz.views import View

# What cards are worth under a trump suit, in trumps.
PAIR = 0.7
TRACTOR = 0.8
TOP = 0.35
PLAIN_TOP = 0.5
PLAIN_PAIR = 0.3
# Without a trump suit there are few trumps, and winners in plain suits are seldom ruffed.
NO_TRUMP_SURPLUS = 0.5
NO_TRUMP_PLAIN = 1.5
# A hand declares where its suit is this much better than an average one.
MARGIN = 0.6
# To overcall, an opponent and one's own partner.
OVERCALL = 1.5
OVERCALL_PARTNER = 3.5
# Taking over the deal of the first hand, with its kitty.
DEALER = 0.8
# By how much a hand that is misjudged by a step looks better or worse.
STEP = 2.5


@dataclass(frozen=True, slots=True)
class Strength:
    """How good a hand is at a trump suit (or none), in trumps; how many it holds, and their pairs."""

    value: float
    n_trumps: int
    n_pairs: int


def strength_at(view: View, trump: Suit) -> Strength:
    """Return how good the view's hand is at this trump."""
    order = order_of(view.variant, trump, view.level)
    by_suit = by_suit_of(view.hand, order.suit)
    trumps = by_suit.get(TRUMPS, ())
    strength = order.strength
    highest = max(strength[card] for card in view.variant.cards if order.suit[card] == TRUMPS)
    runs = runs_in(trumps, strength)
    n_pairs = sum(n for n, _ in runs)
    value = len(trumps) + PAIR * n_pairs + TRACTOR * sum(n - 1 for n, _ in runs if n > 1)
    value += TOP * sum(strength[card] >= highest - 3 for card in trumps)
    plain = sum(_plain(cards, strength) for suit, cards in by_suit.items() if suit != TRUMPS)
    if trump == NO_TRUMP:
        return Strength(value * NO_TRUMP_SURPLUS + plain * NO_TRUMP_PLAIN, len(trumps), n_pairs)
    return Strength(value + plain, len(trumps), n_pairs)


def _plain(cards: Hand, strength: dict[Card, int]) -> float:
    """Return what cards of a plain suit add: its highest cards and its pairs."""
    # Without the level rank the ace stands at step 11 (at level A the king does).
    tops = sum(strength[card] >= 11 for card in cards)
    high_pairs = sum(n for n, top in runs_in(cards, strength) if top >= 8)
    return PLAIN_TOP * tops + PLAIN_PAIR * high_pairs


def decide(view: View, seed: str, misjudged: int = 0) -> Decision:  # noqa: ARG001
    """Return a declaration or a pass. Nothing is drawn, so the seed does not matter.

    misjudged: by how many steps the hand looks better than it is.
    """
    offers = [action for action in view.legal if isinstance(action, Declare)]
    made = [called for called in view.calls if isinstance(called.call, Declare)]
    if not offers:
        return Decision(Pass(), (reason("passes_nothing_to_declare"),))
    strengths = {offer: strength_at(view, trump_of(offer)) for offer in offers}
    # Of one suit the pair is the later entry and the harder to overcall.
    best = max(reversed(offers), key=lambda offer: strengths[offer].value)
    if not made:
        return _open(view, best, strengths[best], misjudged)
    last = made[-1]
    return _overcall(view, best, strengths[best], last, misjudged)


def trump_of(offer: Declare) -> Suit:
    """Return the trump a declaration names."""
    return suit_of(offer.cards[0]) or NO_TRUMP


def _open(view: View, best: Declare, strength: Strength, misjudged: int) -> Decision:
    """Return whether to declare first: if the suit is better than what chance would bring."""
    suits = view.variant.deck.suits
    usual = sum(strength_at(view, suit).value for suit in suits) / len(suits)
    margin = MARGIN - DEALER if view.standing.deal == 1 else MARGIN
    trump = trump_of(best)
    if strength.value + STEP * misjudged < usual + margin:
        return Decision(Pass(), (reason("passes_no_good_suit", suit=trump, n=strength.n_trumps),))
    code = "declares_no_trump" if trump == NO_TRUMP else "declares_best_suit"
    return Decision(best, (reason(code, suit=trump, n=strength.n_trumps, pairs=strength.n_pairs),))


def _overcall(view: View, best: Declare, strength: Strength, last: Called, misjudged: int) -> Decision:
    """Return whether to overcall: if the own suit is that much better than the one that stands."""
    assert view.seat is not None and isinstance(last.call, Declare)
    trump, standing = trump_of(best), trump_of(last.call)
    now = strength_at(view, standing)
    gain = strength.value - now.value + STEP * misjudged
    if last.seat == view.seat:
        return Decision(Pass(), (reason("passes_own_stands", suit=standing),))
    is_partner = view.variant.side_of(last.seat) == view.variant.side_of(view.seat)
    if is_partner and gain < OVERCALL_PARTNER:
        return Decision(Pass(), (reason("passes_partner_declared", suit=standing, n=now.n_trumps),))
    rule = view.variant.auction
    assert isinstance(rule, TrumpDeclaring)
    takes_deal = view.standing.deal == 1 and rule.first_dealer is FirstDealer.LAST_DECLARER
    if not is_partner and gain < OVERCALL - (DEALER if takes_deal else 0.0):
        return Decision(Pass(), (reason("passes_standing_suits", suit=standing, n=now.n_trumps),))
    code = "overcalls_no_trump" if trump == NO_TRUMP else "overcalls_better_suit"
    return Decision(
        best, (reason(code, suit=trump, n=strength.n_trumps, standing=standing, other=now.n_trumps),)
    )
