"""A player that sees all cards: no Player, but a yardstick for how much of a game is seeing the cards.

It is handed the state, so only an arena may ask it; tables, servers and the registry of players refuse it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.match.player import Decision
from kibitz.players.rulebook import RulebookPlayer
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.parts import SingleCards
from kibitz.rules.state import Playing, State
from kibitz.views import view


@dataclass(frozen=True, slots=True)
class CheatingPlayer:
    """Plays cards by what they are worth with all hands open; the rest is the rulebook's, from the view."""

    name: str = "cheating"
    rulebook: RulebookPlayer = field(default_factory=RulebookPlayer)

    def act_seeing(self, state: State, seed: str) -> Decision:
        """Return the decision for the seat to act; the same state and seed give the same one."""
        seat = to_act(state)
        assert seat is not None, "nobody is to act"
        incumbent = self.rulebook.act(view(state, seat), seed)
        if not isinstance(state, Playing) or state.calling or len(legal_actions(state)) == 1:
            return incumbent
        if not isinstance(state.variant.play, SingleCards):
            from kibitz.players.cheating import shapes

            return shapes.choose(state, seat, seed, incumbent)
        if state.contract.trump is None and not state.contract.alone:
            return incumbent  # the lead that sets trump goes with the call
        from kibitz.players.cheating import cards

        return cards.choose(state, seat, seed, incumbent)
