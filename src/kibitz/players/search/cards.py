"""Choosing a single card by worlds: every candidate is played on in each of them, and the best on average is kept.

Exact values near the end, playouts before; see docs/players.md for what paid and what did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from kibitz.cards import Card
from kibitz.kernel import (
    Lowered,
    Playouts,
    Policy,
    Solver,
    lower,
    playouts_of_cards,
    playouts_of_worlds,
    taken_before,
)
from kibitz.match.player import Decision, reason
from kibitz.players.search.budget import Budget
from kibitz.players.search.ending import worth_alone
from kibitz.players.search.inference import LikelyWorlds
from kibitz.players.search.judged import Values, beats, number_of, tenths
from kibitz.players.search.utility import POINT, gains_of_tricks, utility_of
from kibitz.rules.actions import Action, Play
from kibitz.rules.engine import apply
from kibitz.rules.parts import ContractTricks, Seat
from kibitz.rules.state import Playing
from kibitz.views import View
from kibitz.views.worlds import state_of

# Of the choices in playouts so many are anything legal: people err, and plans should not hang on one card.
RANDOM_SHARE = 0.2


def choose(view: View, seed: str, incumbent: Decision, budget: Budget) -> Decision:
    """Return the card that is best on average, or the incumbent if none beats it by the margin twice."""
    if isinstance(view.variant.score, ContractTricks):
        budget = _for_tricks(budget)
    cards = [action.cards[0] for action in view.legal if isinstance(action, Play)]
    assert isinstance(incumbent.action, Play)
    own = cards.index(incumbent.action.cards[0])
    look = _Look(view, number_of(view, seed), budget)
    first = look.values(cards, 0)
    means = first.mean(axis=0)
    best = int(np.argmax(means))
    kept = _values(cards, means)
    if best == own or not beats(first[:, best] - first[:, own], budget.margin):
        return Decision(incumbent.action, incumbent.reasons, kept)
    # Without a margin there is no second look either: the two are one caution.
    second = look.values([cards[own], cards[best]], 1) if budget.margin else first[:, [own, best]]
    gain = float((second[:, 1] - second[:, 0]).mean())
    if gain <= 0:
        return Decision(incumbent.action, incumbent.reasons, kept)
    why = reason(
        "better_in_deals",
        card=cards[best],
        other=cards[own],
        gain=tenths(gain),
        deals=len(first) + (len(second) if budget.margin else 0),
    )
    return Decision(Play((cards[best],)), (why,), kept)


def _for_tricks(budget: Budget) -> Budget:
    """Return the budget where tricks are counted: a deal is made or set by one, so chance weighs more.

    Other worlds tell more than other playouts of the same. The rulebook's card play is no better than a greedy
    player's there, so less is asked of a card that beats it.
    """
    return replace(
        budget,
        worlds=budget.trick_worlds,
        pool_worlds=budget.pool_worlds * budget.trick_worlds // budget.worlds,
        playouts=max(1, budget.playouts // 2),
        margin=budget.margin / 2,
    )


def _scores_alone(state: Playing, mine: Lowered) -> bool:
    """Return whether ours are defenders of whom each scores the tricks he takes."""
    return (
        isinstance(state.variant.score, ContractTricks)
        and state.contract.declarer not in mine.ours
        and len(mine.ours) > 1
        and not state.contract.alone
    )


def shared(
    state: Playing, mine: Lowered, found: Playouts, whole: NDArray[np.int16] | None
) -> NDArray[np.float64]:
    """Return the tricks of every seat at the end of playouts, (playouts, seats).

    whole: what all defenders take if everybody plays for his side, by world. How they share it is as in the playouts.
    """
    before = np.array(state.tricks, dtype=np.float64)
    tricks = found.tricks + before
    if whole is None:
        return tricks
    ours = sorted(mine.ours)
    taken = tricks[:, ours] - before[ours]
    in_all = taken.sum(axis=-1)
    wanted = np.resize(whole, len(tricks)) - before[ours].sum()
    share = np.where(
        in_all[:, np.newaxis] > 0, taken / np.maximum(1.0, in_all)[:, np.newaxis], 1.0 / len(ours)
    )
    tricks[:, ours] = before[ours] + share * wanted[:, np.newaxis]
    return tricks


def _values(cards: Sequence[Card], means: Values) -> tuple[tuple[Action, float], ...]:
    return tuple((Play((card,)), float(mean)) for card, mean in zip(cards, means, strict=True))


class _Look:
    """What the candidates come to in worlds of a view."""

    def __init__(self, view: View, number: int, budget: Budget) -> None:
        self._view = view
        self._number = number
        self._budget = budget
        self._worlds = LikelyWorlds(view, number, budget.inference, budget.pool_worlds)
        self._solver: Solver | None = None
        self._is_exact = len(view.hand) <= budget.exact_from

    def values(self, cards: Sequence[Card], turn: int) -> Values:
        """Return the utility of each card in each world, (worlds, cards). turn: which look, 0 or 1."""
        budget = self._budget
        n = budget.exact_worlds if self._is_exact else budget.worlds
        masks, numbers = self._worlds.draw(n, turn)
        parts, rows = [], []
        for chosen in self._groups(masks):
            hands = np.ascontiguousarray(masks[chosen, :-1])
            world = self._worlds.world(int(numbers[chosen[0]]))
            state = state_of(self._view, world)
            assert isinstance(state, Playing)
            parts.append(self._of_group(state, hands, masks[chosen, -1], cards, turn))
            rows.append(chosen)
        out = np.empty((n, len(cards)))
        out[np.concatenate(rows)] = np.concatenate(parts)
        return out

    def _groups(self, masks: NDArray[np.uint64]) -> list[NDArray[np.intp]]:
        """Return the worlds by who plays with whom: until the called card lies there, that differs."""
        view = self._view
        if view.called is None or view.partner is not None:
            return [np.arange(len(masks))]
        face = self._worlds.faces.index(view.called)
        holds = (masks[:, :-1] >> np.uint64(face)) & np.uint64(1)
        holder = np.where(holds.any(axis=1), holds.argmax(axis=1), -1)
        return [np.flatnonzero(holder == seat) for seat in np.unique(holder)]

    def _of_group(
        self,
        state: Playing,
        hands: NDArray[np.uint64],
        buried: NDArray[np.uint64],
        cards: Sequence[Card],
        turn: int,
    ) -> Values:
        assert self._view.seat is not None
        mine = lower(state)
        if self._view.seat not in mine.ours:
            others = [Seat(s) for s in state.variant.seats if s not in mine.ours]
            mine = lower(state, ours=others)
        seat, is_aware = self._view.seat, self._budget.match > 0
        if _scores_alone(state, mine):
            return self._of_lone_defender(state, mine, hands, cards, turn)
        utility = utility_of(state, mine, seat, is_aware=is_aware)
        base, last = self._base(state, mine, buried)
        if self._is_exact:
            low, high = self._solved(state, mine, hands, cards, (base, last))
            return (utility(low) + utility(high)) / 2
        values = playouts_of_cards(
            state,
            hands,
            cards,
            seed=self._number + turn,
            lowered=mine,
            values=base,
            last_trick_values=last,
            per_world=self._budget.playouts,
            policy=Policy.CAREFUL,
            random_share=RANDOM_SHARE,
        )
        means: Values = utility(values).mean(axis=2)
        return means

    def _solved(
        self,
        state: Playing,
        mine: Lowered,
        hands: NDArray[np.uint64],
        cards: Sequence[Card],
        base: tuple[NDArray[np.int16] | None, NDArray[np.int16] | None] = (None, None),
    ) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return what is proven of the value of each card in each world, lower and upper bounds."""
        self._solver = self._solver or Solver(table_mebibytes=4)
        return self._solver.solve_worlds(
            state,
            hands,
            cards,
            lowered=mine,
            values=base[0],
            last_trick_values=base[1],
            nodes=self._budget.nodes,
        )

    def _of_lone_defender(
        self, state: Playing, mine: Lowered, hands: NDArray[np.uint64], cards: Sequence[Card], turn: int
    ) -> Values:
        """Return the values of cards to a defender who scores his own tricks: whose they are counts too."""
        view, score = self._view, state.variant.score
        assert view.seat is not None and isinstance(score, ContractTricks)
        n = len(hands)
        bidders = [s for s in state.variant.seats if s not in mine.ours]
        worth = worth_alone(state.variant, state.standing, view.seat, is_aware=self._budget.match > 0)
        exact: Sequence[NDArray[np.int16] | None] = (None,)
        if self._is_exact:
            exact = self._solved(state, mine, hands, cards)
        out = np.empty((n, len(cards)))
        for column, card in enumerate(cards):
            after = apply(state, Play((card,)))
            if not isinstance(after, Playing):
                out[:, column] = 0.0  # the last card of the deal is never chosen
                continue
            left = hands.copy()
            left[:, view.seat] &= ~np.uint64(mine.mask([card]))
            found = playouts_of_worlds(
                after,
                left,
                self._budget.playouts * n,
                seed=self._number + turn,
                lowered=mine,
                policy=Policy.CAREFUL,
                random_share=RANDOM_SHARE,
            )
            value = np.zeros(self._budget.playouts * n)
            for bound in exact:
                tricks = shared(after, mine, found, None if bound is None else bound[:, column])
                gains = gains_of_tricks(state, score, bidders, tricks)
                ours = tricks[:, sorted(mine.ours)].sum(axis=-1)
                value += (worth(gains) + POINT * ours) / len(exact)
            out[:, column] = value.reshape(self._budget.playouts, n).mean(axis=0)
        return out

    def _base(
        self, state: Playing, lowered: Lowered, buried: NDArray[np.uint64]
    ) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return what we have already and what the last trick adds, in each world."""
        points = np.zeros(len(buried), dtype=np.int16)
        for face, card in enumerate(lowered.faces):
            worth = state.variant.card_points[card]
            if worth:
                points += ((buried >> np.uint64(face)) & np.uint64(1)).astype(np.int16) * np.int16(worth)
        value, _ = taken_before(state, lowered)
        base = np.full(len(buried), value, dtype=np.int16)
        last = np.full(len(buried), lowered.bonus, dtype=np.int16)
        if lowered.buried_to_last:
            last += points
        return base, last
