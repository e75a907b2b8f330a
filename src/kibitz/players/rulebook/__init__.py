"""The rulebook player: the card sense of a decent club player, with the reasons it decides by.

It looks at nothing but the view, and its rules hold for every variant: which of them apply follows from
the variant's parts.
"""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.match.player import Decision
from kibitz.players.rulebook import bidding, burying, calling, single, trump
from kibitz.players.rulebook.mistakes import (
    SHORT_SIGHTED,
    is_short_sighted,
    misjudged_steps,
    remembered,
)
from kibitz.players.rulebook.worth import SENSE
from kibitz.rules.parts import NumberAuction, Shapes, SingleCards, TrumpDeclaring
from kibitz.rules.state import Phase
from kibitz.views import View


@dataclass(frozen=True, slots=True)
class RulebookPlayer:
    """Decides by rules of thumb, from the view alone.

    mistakes: how often, in percent, it forgets a trick that lies face down, misjudges a hand by a step, sees
    nothing but the trick on the table, and (where shapes are led) overlooks the pairs in its hand.
    """

    name: str = "rulebook"
    mistakes: int = 0

    def act(self, view: View, seed: str) -> Decision:
        """Return the decision for the seat to act; the same view and seed give the same one."""
        if self.mistakes:
            view = remembered(view, seed, self.mistakes)
        match view.phase:
            case Phase.AUCTION:
                return self._call(view, seed)
            case Phase.NAME_TRUMP:
                return trump.decide(view)
            case Phase.BURY:
                if isinstance(view.variant.play, Shapes):
                    from kibitz.players.rulebook import shapes_burying

                    misjudged = misjudged_steps(view, seed, self.mistakes)
                    return shapes_burying.decide(view, seed, misjudged)
                return burying.decide(view)
            case Phase.PLAY if view.calling:
                return calling.decide(view)
            case Phase.PLAY:
                match view.variant.play:
                    case SingleCards():
                        blind = bool(self.mistakes) and is_short_sighted(view, seed, self.mistakes)
                        return single.decide(view, SHORT_SIGHTED if blind else SENSE)
                    case Shapes():
                        from kibitz.players.rulebook import shapes_play

                        return shapes_play.decide(view, seed, self.mistakes)
            case _:
                pass
        raise ValueError(f"nobody is to act in phase {view.phase}")

    def _call(self, view: View, seed: str) -> Decision:
        match view.variant.auction:
            case NumberAuction() as rule:
                return bidding.decide(view, rule, misjudged_steps(view, seed, self.mistakes))
            case TrumpDeclaring():
                from kibitz.players.rulebook import declaring

                return declaring.decide(view, seed, misjudged_steps(view, seed, self.mistakes))
