"""Playing where shapes are led: every sensible lead or answer is weighed, and the best is played."""

from __future__ import annotations

from dataclasses import replace

from kibitz.match.player import Decision, reason
from kibitz.players.rulebook.mistakes import (
    SHORT_SIGHTED_WORTH,
    is_short_sighted,
    overlooks_combinations,
)
from kibitz.players.rulebook.shapes_memory import remember
from kibitz.players.rulebook.shapes_reasons import answer_reasons, lead_reasons
from kibitz.players.rulebook.shapes_stakes import stakes_of
from kibitz.players.rulebook.shapes_weighing import (
    Situation,
    Weighed,
    table_of,
    weigh_answers,
    weigh_leads,
)
from kibitz.players.rulebook.shapes_worth import Holding, by_suit_of
from kibitz.rules.actions import Play
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import Shapes
from kibitz.views import View


def decide(view: View, seed: str, mistakes: int = 0) -> Decision:
    """Return the play for the seat to act.

    mistakes: how often, in percent, it sees nothing but the trick on the table, and leads as if it held no pairs;
    without them nothing is drawn, so the seed does not matter.
    """
    if len(view.legal) == 1:
        return Decision(view.legal[0], (reason("only_play"),))
    situation = situation_of(view)
    if view.trick:
        table = table_of(situation)
        weighed = _as_seen(weigh_answers(situation, table), view, seed, mistakes)
        best = max(weighed, key=lambda w: w.value)
        reasons = answer_reasons(situation, table, weighed, best)
    else:
        weighed = _as_seen(weigh_leads(situation), view, seed, mistakes)
        best = max(weighed, key=lambda w: w.value)
        reasons = lead_reasons(situation, weighed, best)
    values = tuple((Play(w.cards), round(w.value, 3)) for w in weighed)
    return Decision(Play(best.cards), reasons, values)


def _as_seen(weighed: list[Weighed], view: View, seed: str, mistakes: int) -> list[Weighed]:
    """Return the plays a player with mistakes thinks of, with what they look worth to it."""
    if not mistakes:
        return weighed
    if not view.trick and overlooks_combinations(view, seed, mistakes):
        weighed = [w for w in weighed if len(w.cards) == 1]
    if is_short_sighted(view, seed, mistakes):
        return [replace(w, kept=w.kept * SHORT_SIGHTED_WORTH, draws=0.0, end=0.0) for w in weighed]
    return weighed


def situation_of(view: View) -> Situation:
    """Return everything a decision in play is made from."""
    rule = view.variant.play
    assert isinstance(rule, Shapes)
    memory = remember(view)
    by_suit = by_suit_of(view.hand, view.order.suit)
    holding = Holding(memory, len(by_suit.get(TRUMPS, ())))
    return Situation(view, rule, memory, holding, stakes_of(view, memory), by_suit)
