"""Playing where shapes are led: every sensible lead or answer is weighed, and the best is played."""

from __future__ import annotations

from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.shapes_memory import remember
from kibitz.players.rulebook.shapes_reasons import answer_reasons, lead_reasons
from kibitz.players.rulebook.shapes_stakes import stakes_of
from kibitz.players.rulebook.shapes_weighing import Situation, table_of, weigh_answers, weigh_leads
from kibitz.players.rulebook.shapes_worth import Holding, by_suit_of
from kibitz.rules.actions import Play
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import Shapes
from kibitz.views import View


def decide(view: View, seed: str) -> Decision:  # noqa: ARG001
    """Return the play for the seat to act. Nothing is drawn, so the seed does not matter."""
    if len(view.legal) == 1:
        return Decision(view.legal[0], (reason("only_play"),))
    situation = situation_of(view)
    if view.trick:
        table = table_of(situation)
        weighed = weigh_answers(situation, table)
        best = max(weighed, key=lambda w: w.value)
        reasons = answer_reasons(situation, table, weighed, best)
    else:
        weighed = weigh_leads(situation)
        best = max(weighed, key=lambda w: w.value)
        reasons = lead_reasons(situation, weighed, best)
    values = tuple((Play(w.cards), round(w.value, 3)) for w in weighed)
    return Decision(Play(best.cards), reasons, values)


def situation_of(view: View) -> Situation:
    """Return everything a decision in play is made from."""
    rule = view.variant.play
    assert isinstance(rule, Shapes)
    memory = remember(view)
    by_suit = by_suit_of(view.hand, view.order.suit)
    holding = Holding(memory, len(by_suit.get(TRUMPS, ())))
    return Situation(view, rule, memory, holding, stakes_of(view, memory), by_suit)
