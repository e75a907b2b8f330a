"""The search player: deals the unseen cards many times and weighs every card on the same deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.match.player import Decision
from kibitz.players.rulebook import RulebookPlayer
from kibitz.players.search.budget import Budget
from kibitz.rules.parts import NumberAuction, Shapes, SingleCards
from kibitz.rules.state import Phase
from kibitz.views import View


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Buries, names trump and plays by what came of it in worlds consistent with the view; bids beyond the rulebook.

    The rulebook's choice is the incumbent: another card must beat it by a margin, and again on fresh worlds.
    Budgets are counted in worlds and nodes, never in time, so the same view and seed give the same decision.
    """

    name: str = "search"
    budget: Budget = field(default_factory=Budget)
    rulebook: RulebookPlayer = field(default_factory=RulebookPlayer)

    def act(self, view: View, seed: str) -> Decision:
        """Return the decision for the seat to act; the same view and seed give the same one."""
        incumbent = self.rulebook.act(view, seed)
        rule = view.variant.auction
        if view.phase is Phase.AUCTION and self.budget.bids and isinstance(rule, NumberAuction):
            from kibitz.players.search import bidding

            return bidding.choose(view, rule, is_aware=self.budget.match > 0)
        if view.phase is Phase.BURY and isinstance(view.variant.play, Shapes):
            from kibitz.players.search import shapes_burying

            return shapes_burying.choose(view, seed, incumbent, self.budget)
        if view.phase in (Phase.BURY, Phase.NAME_TRUMP):
            return self._plan(view, seed, incumbent)
        if view.phase is not Phase.PLAY or len(view.legal) == 1:
            return incumbent
        if not isinstance(view.variant.play, SingleCards):
            from kibitz.players.search import shapes

            return shapes.choose(view, seed, incumbent, self.budget)
        contract = view.contract
        assert contract is not None
        if view.calling or (contract.trump is None and not contract.alone):
            return self._set_trump(view, seed, incumbent)
        from kibitz.players.search.cards import choose

        return choose(view, seed, incumbent, self.budget)

    def _set_trump(self, view: View, seed: str, incumbent: Decision) -> Decision:
        if not self.budget.call_worlds:
            return incumbent
        from kibitz.players.search import calling

        return calling.choose(view, seed, incumbent, self.budget)

    def _plan(self, view: View, seed: str, incumbent: Decision) -> Decision:
        from kibitz.players.search import planning

        if not self.budget.plan_worlds or not planning.is_planned(view):
            return incumbent
        return planning.choose(view, seed, incumbent, self.budget)
