"""The random player: uniform over the legal actions, the baseline of every comparison."""

from __future__ import annotations

from kibitz.cards import Draw
from kibitz.match.player import Decision, reason
from kibitz.views import View

_REASONS = (reason("random"),)


class RandomPlayer:
    """Chooses every legal action with the same chance; burials and large follows by exact sampling."""

    name = "random"

    def act(self, view: View, seed: str) -> Decision:
        """Return a uniform choice that depends on deal, seat and position only."""
        # Cards left and calls made tell every decision of a deal from every other.
        moment = f"{len(view.calls)}.{sum(view.hand_sizes)}.{view.phase.value}.{view.calling:d}"
        draw = Draw(f"{seed}/seat/{view.seat}/{moment}")
        return Decision(view.legal[draw.below(len(view.legal))], _REASONS)
