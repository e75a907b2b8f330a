"""The random player: uniform over the legal actions, the baseline of every comparison."""

from __future__ import annotations

from kibitz.cards import Draw
from kibitz.match.player import Decision, reason
from kibitz.views import View


class RandomPlayer:
    """Chooses every legal action with the same chance; burials and large follows by exact sampling."""

    name = "random"

    def act(self, view: View, seed: str) -> Decision:
        """Return a uniform choice that depends on deal, seat and position only."""
        n_done = len(view.calls) + sum(len(t.cards) for t in view.plays) + len(view.trick)
        draw = Draw(f"{seed}/seat/{view.seat}/{view.phase}/{n_done}/{int(view.calling)}")
        index = draw.below(len(view.legal))
        return Decision(view.legal[index], (reason("random"),))
