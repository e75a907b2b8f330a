"""The lead that sets trump, and the call of the partner's card, by worlds in which both are played out.

A lead is the lowest card of a suit, and the highest missing one is called with it, as nearly everybody does: dearer
leads and lower calls lose in the deals tried (docs/players.md).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card, Suit, suit_of
from kibitz.kernel import Policy, lower, playouts_of_worlds
from kibitz.match.player import Decision, Reason, reason
from kibitz.players.rulebook.judging import Held, judge
from kibitz.players.search.budget import Budget
from kibitz.players.search.inference import LikelyWorlds
from kibitz.players.search.judged import Values, beats, number_of, tenths
from kibitz.players.search.utility import utility_of
from kibitz.rules.actions import Action, CallPartner, Play
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.order import order_of
from kibitz.rules.state import Playing
from kibitz.views import View
from kibitz.views.worlds import state_of

# Suits are tried that are not worse than the best by this many parts of the top bid, by the rulebook's marks,
# and of the cards to call so many, the highest.
NOT_WORSE = 0.12
MOST_CALLS = 3
# Of the margin asked of a card, so much is asked here, where the marks hold back too.
MARGIN = 0.5
# Of the rulebook's marks, in score for each trick (or point) by which one suit is better than another: they
# explain as much of what deals came to as playouts do.
PRIOR = 3.0


def choose(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    """Return the lead or the call that is best on average, or the rulebook's if none beats it twice."""
    actions = candidates(view, incumbent.action)
    if len(actions) < 2:
        return incumbent
    look = Look(view, number_of(view, seed), budget)
    prior = _marks(view, actions)
    first = look.values(actions, 0) + prior
    means = first.mean(axis=0)
    kept = tuple((action, float(mean)) for action, mean in zip(actions, means, strict=True))
    best = int(np.argmax(means))
    if not best or not beats(first[:, best] - first[:, 0], budget.margin * MARGIN):
        return Decision(incumbent.action, incumbent.reasons, kept)
    second = look.values([actions[0], actions[best]], 1)
    gain = float((second[:, 1] - second[:, 0]).mean())
    if min(gain, gain + prior[best] - prior[0]) <= 0:
        return Decision(incumbent.action, incumbent.reasons, kept)
    why = _why(actions[best], actions[0], tenths(gain), len(first) + len(second))
    return Decision(actions[best], (why,), kept)


def candidates(view: View, own: Action) -> list[Action]:
    """Return what is looked at, the rulebook's choice first."""
    found = _calls(view) if view.calling else _leads(view)
    return [own, *(action for action in found if action != own)]


def _calls(view: View) -> list[Action]:
    strength = view.order.strength
    cards = [action.card for action in view.legal if isinstance(action, CallPartner)]
    missing = [card for card in cards if card not in view.hand]
    missing.sort(key=strength.__getitem__, reverse=True)
    return [CallPartner(card) for card in missing[:MOST_CALLS]]


def _leads(view: View) -> list[Action]:
    """Return the lowest card of each suit that may be the best trump."""
    variant, strength = view.variant, order_of(view.variant, None).strength
    judged = list(judge(variant, view.hand, Held.PLAYED))
    least = max(each.worth for each in judged) - NOT_WORSE * variant.top_bid
    return [
        Play((min((c for c in view.hand if suit_of(c) == each.suit), key=strength.__getitem__),))
        for each in judged
        if each.worth >= least
    ]


def _marks(view: View, actions: Sequence[Action]) -> Values:
    """Return what the rulebook's marks say of the suits that become trump, in score."""
    if view.calling:
        return np.zeros(len(actions))
    worth = {each.suit: each.worth for each in judge(view.variant, view.hand, Held.PLAYED)}
    suits = [_suit(action.cards[0]) for action in actions if isinstance(action, Play)]
    return PRIOR * np.array([worth[suit] for suit in suits])


def _why(action: Action, other: Action, gain: str, deals: int) -> Reason:
    match action, other:
        case Play(), Play():
            suit, usual = _suit(action.cards[0]), _suit(other.cards[0])
            return reason("names_trump_by_deals", suit=suit, other=usual, gain=gain, deals=deals)
        case CallPartner(), CallPartner():
            return reason("better_in_deals", card=action.card, other=other.card, gain=gain, deals=deals)
        case _:
            raise ValueError("a lead is weighed against leads, a call against calls")


def _suit(card: Card) -> Suit:
    suit = suit_of(card)
    assert suit is not None
    return suit


class Look:
    """What leads or calls come to in worlds of a view."""

    def __init__(self, view: View, number: int, budget: Budget) -> None:
        self._view, self._number, self._budget = view, number, budget
        self._worlds = LikelyWorlds(view, number, budget.inference, budget.pool_worlds)

    def values(self, actions: Sequence[Action], turn: int) -> Values:
        """Return the utility of each action in each world, (worlds, actions). turn: which look, 0 or 1."""
        n = self._budget.call_worlds
        masks, numbers = self._worlds.draw(n, turn)
        out = np.empty((n, len(actions)))
        for column, action in enumerate(actions):
            out[:, column] = self._of_action(action, masks, numbers, turn)
        return out

    def _of_action(
        self, action: Action, masks: NDArray[np.uint64], numbers: NDArray[np.intp], turn: int
    ) -> Values:
        view, faces = self._view, self._worlds.faces
        assert view.seat is not None
        hands = masks[:, :-1].copy()
        if isinstance(action, Play):
            hands[:, view.seat] &= ~np.uint64(1 << faces.index(action.cards[0]))
        out = np.empty(len(masks))
        after = self._after(action, int(numbers[0]))
        holder = np.zeros(len(masks), dtype=np.intp)
        if after.called is not None:
            held = (hands >> np.uint64(faces.index(after.called))) & np.uint64(1)
            holder = held.argmax(axis=1)
        for seat in np.unique(holder):
            chosen = np.flatnonzero(holder == seat)
            after = self._after(action, int(numbers[chosen[0]]))
            lowered = lower(after)
            utility = utility_of(after, lowered, view.seat, is_aware=self._budget.match > 0)
            found = playouts_of_worlds(
                after,
                np.ascontiguousarray(hands[chosen]),
                self._budget.playouts * len(chosen),
                seed=self._number + turn,
                lowered=lowered,
                policy=Policy.CAREFUL,
                random_share=0.2,
            )
            values = utility(found.values)
            out[chosen] = values.reshape(self._budget.playouts, len(chosen)).mean(axis=0)
        return out

    def _after(self, action: Action, number: int) -> Playing:
        """Return the state after the action, and after the usual call if that is still to come."""
        after = apply(state_of(self._view, self._worlds.world(number)), action)
        assert isinstance(after, Playing)
        if not after.calling:
            return after
        own = after.hands[after.contract.declarer]
        strength = order_of(after.variant, after.contract.trump).strength
        cards = [call.card for call in legal_actions(after) if isinstance(call, CallPartner)]
        usual = CallPartner(max(cards, key=lambda card: (card not in own, strength[card])))
        called = apply(after, usual)
        assert isinstance(called, Playing)
        return called
