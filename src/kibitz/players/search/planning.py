"""Burying and naming trump by worlds: plans of both, played out against the same deals of the unseen cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Suit, sort_cards, suit_of
from kibitz.kernel.sampling import WorldSampler
from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.burying import best_burial
from kibitz.players.search.budget import Budget
from kibitz.players.search.burials import best_burials, burials, worth_of_burials
from kibitz.players.search.contracts import Plan, declared_values
from kibitz.players.search.hands import Rows, masks_of, rows_of
from kibitz.players.search.judged import Values, beats, number_of_plan, tenths
from kibitz.players.search.utility import utility_of
from kibitz.rules.actions import Action, Bury, NameTrump
from kibitz.rules.parts import NumberAuction, OppositeSides, SingleCards, TrumpFrom
from kibitz.rules.state import Phase
from kibitz.views import View

PER_WORLD = 4
# Of the rulebook's marks, in score for each point: playouts alone choose no better than they do.
PRIOR = 3.0
# Of one suit so many burials are looked at, and only of suits not worse than the best by this part of the top bid.
MOST_OF_SUIT = 12
NOT_WORSE = 0.12
FINALISTS = 6


@dataclass(frozen=True, slots=True)
class _Found:
    """The best plan with what it gains over the rulebook's, in so many deals, and what each came to."""

    plan: Plan
    gain: float
    deals: int
    values: tuple[tuple[Plan, float], ...]


def is_planned(view: View) -> bool:
    """Return whether plans can be played out: single cards, numbers bid, fixed sides, a number to make."""
    variant, contract = view.variant, view.contract
    return (
        isinstance(variant.play, SingleCards)
        and isinstance(variant.auction, NumberAuction)
        and isinstance(variant.partner, OppositeSides)
        and contract is not None
        and contract.bid is not None
    )


def choose(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    """Return the burial or the trump of the best plan, or the incumbent's if none beats it."""
    match incumbent.action:
        case Bury():
            return _burial(view, seed, incumbent, budget)
        case NameTrump():
            return _trump(view, seed, incumbent, budget)
        case _:
            return incumbent


def _burial(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    found = _of_burials(view, seed, budget)
    values: dict[Action, float] = {}
    for plan, value in found.values:
        values.setdefault(Bury(plan.buried), value)
    kept = tuple(values.items())
    if not found.gain:
        return Decision(incumbent.action, incumbent.reasons, kept)
    why = reason("buries_by_deals", suit=found.plan.trump, gain=tenths(found.gain), deals=found.deals)
    return Decision(Bury(found.plan.buried), (why,), kept)


def _of_burials(view: View, seed: str, budget: Budget) -> _Found:
    """Return the best burial with its trump; the rulebook's, with no gain, if none beats it."""
    named = view.contract.trump if view.contract is not None else None
    rulebook = best_burial(view.variant, view.hand, named)
    own = Plan(rulebook.trump, rulebook.buried)
    return _best(_Look(view, number_of_plan(view, seed), budget), own, _candidates(view, own, named))


def _trump(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    assert isinstance(incumbent.action, NameTrump)
    buried = view.buried or ()
    own = Plan(incumbent.action.suit, buried)
    if view.buried and view.variant.trump is TrumpFrom.NAMED:
        # The trump that goes with the burial, if that was ours.
        before = _before_burying(view)
        found = _of_burials(before, seed, budget)
        if found.plan.buried == buried:
            return _named(found, own, incumbent)
    suits = {suit_of(card) for card in view.hand}
    plans = [Plan(suit, buried) for suit in view.variant.deck.suits if suit in suits and suit != own.trump]
    return _named(_best(_Look(view, number_of_plan(view, seed), budget), own, [own, *plans]), own, incumbent)


def _named(found: _Found, own: Plan, incumbent: Decision) -> Decision:
    values: dict[Action, float] = {}
    for plan, value in found.values:
        if plan.buried == found.plan.buried:
            values.setdefault(NameTrump(plan.trump), value)
    kept = tuple(values.items())
    if found.plan.trump == own.trump:
        return Decision(incumbent.action, incumbent.reasons, kept)
    why = reason(
        "names_trump_by_deals",
        suit=found.plan.trump,
        other=own.trump,
        gain=tenths(found.gain),
        deals=found.deals,
    )
    return Decision(NameTrump(found.plan.trump), (why,), kept)


def _before_burying(view: View) -> View:
    """Return the view as it was when the declarer buried."""
    assert view.seat is not None and view.buried is not None
    hand = sort_cards((*view.hand, *view.buried))
    sizes = tuple(len(hand) if s == view.seat else n for s, n in enumerate(view.hand_sizes))
    return replace(view, phase=Phase.BURY, hand=hand, hand_sizes=sizes, buried=None, legal=())


def _candidates(view: View, own: Plan, named: Suit | None) -> list[Plan]:
    """Return the rulebook's plan, and others not much worse by its marks."""
    variant = view.variant
    faces = tuple(dict.fromkeys(variant.cards))
    hand = np.array([[float(card in view.hand) for card in faces]])
    suits = {suit_of(card) for card in view.hand}
    marked: list[tuple[float, Plan]] = []
    for suit in variant.deck.suits:
        if suit not in suits or (named is not None and suit != named):
            continue
        rows, worth = burials(variant, hand, suit, n_manners=3)
        ranked = np.argsort(-worth[:, 0], kind="stable")
        of_suit: dict[Plan, float] = {}
        for i in ranked:
            if len(of_suit) == MOST_OF_SUIT or not np.isfinite(worth[i, 0]):
                break
            cards = tuple(card for card, held in zip(faces, rows[i, 0], strict=True) if held)
            of_suit.setdefault(Plan(suit, sort_cards(cards)), float(worth[i, 0]))
        marked += [(value, plan) for plan, value in of_suit.items()]
    most = max(value for value, _ in marked)
    least = most - NOT_WORSE * variant.top_bid
    return list(dict.fromkeys([own, *(plan for value, plan in marked if value >= least)]))


def _best(look: _Look, own: Plan, plans: list[Plan]) -> _Found:
    """Return the plan that is best of all in some worlds, then of the best few in as many fresh ones.

    The rulebook's marks count too, but the gain must be there without them.
    """
    means = look.values(plans, 0).mean(axis=0) + look.marks(plans)
    values = tuple((plan, float(mean)) for plan, mean in zip(plans, means, strict=True))
    ranked = sorted(range(len(plans)), key=lambda i: -means[i])
    finalists = [own, *[plans[i] for i in ranked if plans[i] != own][: FINALISTS - 1]]
    if len(finalists) > 1:
        again, marks = look.values(finalists, 1), look.marks(finalists)
        best = int((again.mean(axis=0) + marks).argmax())
        gains = again[:, best] - again[:, 0]
        if best and gains.mean() > 0 and beats(gains + (marks[best] - marks[0]), look.budget.margin):
            return _Found(finalists[best], float(gains.mean()), len(gains), values)
    return _Found(own, 0.0, look.budget.plan_worlds, values)


class _Look:
    """What plans come to in worlds of a view."""

    def __init__(self, view: View, number: int, budget: Budget) -> None:
        self._view, self._number, self.budget = view, number, budget
        self._sampler = WorldSampler(view)
        self._faces = self._sampler.faces

    def values(self, plans: list[Plan], turn: int) -> Values:
        """Return the utility of each plan in each world, (worlds, plans). turn: other worlds each time."""
        n = self.budget.plan_worlds
        masks = self._sampler.masks(n, seed=self._number, first=turn * n)
        out = np.empty((n, len(plans)))
        for suit in dict.fromkeys(plan.trump for plan in plans):
            of_suit = [i for i, plan in enumerate(plans) if plan.trump == suit]
            out[:, of_suit] = self._of_suit(suit, [plans[i] for i in of_suit], masks, turn)
        return out

    def _of_suit(self, suit: Suit, plans: list[Plan], masks: NDArray[np.uint64], turn: int) -> Values:
        view, n = self._view, len(masks)
        assert view.contract is not None and view.seat is not None
        hands = np.tile(masks[:, :-1], (len(plans), 1))
        buried = np.repeat(np.array([self._mask(plan) for plan in plans], dtype=np.uint64), n)
        whole = hands[:, view.seat]
        if view.phase is Phase.NAME_TRUMP and view.buried is None and view.variant.kitty is not None:
            # The kitty is still to come: in each world the best burial of what it brings.
            both = rows_of(masks[:, view.seat] | masks[:, -1], len(self._faces))
            buried = masks_of(best_burials(view.variant, both, suit)[0])
            whole = masks_of(both)
        hands[:, view.seat] = whole & ~buried
        contract = replace(view.contract, trump=suit)
        values, state, lowered = declared_values(
            view, contract, hands, buried, per_world=PER_WORLD, seed=self._number + turn
        )
        utility = utility_of(state, lowered, is_aware=self.budget.match > 0)
        found: Rows = utility(values).mean(axis=0)
        return found.reshape(len(plans), n).T

    def marks(self, plans: list[Plan]) -> Rows:
        """Return what the plans are worth by the rulebook's marks, (plans,), in score."""
        view = self._view
        if view.variant.kitty is None or (view.phase is Phase.NAME_TRUMP and view.buried is None):
            return np.zeros(len(plans))
        whole = (*view.hand, *(view.buried or ()))
        hand = np.array([float(card in whole) for card in self._faces])
        out = np.empty(len(plans))
        for i, plan in enumerate(plans):
            buried = np.array([[float(card in plan.buried) for card in self._faces]])
            out[i] = PRIOR * worth_of_burials(view.variant, hand - buried, buried, plan.trump)[0]
        return out

    def _mask(self, plan: Plan) -> int:
        return sum(1 << self._faces.index(card) for card in plan.buried)
