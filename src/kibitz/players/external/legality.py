"""Whether an action is legal, told from the view alone and without going through a set of millions."""

from __future__ import annotations

from kibitz.errors import Problem, RecordError, problem
from kibitz.players.external.messages import quoted
from kibitz.rules.actions import Action, CallPartner, parse_action
from kibitz.rules.choices import Choices
from kibitz.rules.engine import check
from kibitz.views import View
from kibitz.views.worlds import World, state_of


def action_in(view: View, text: str) -> Action | Problem:
    """Return the action a text names, or "player/illegal" with the code of the rule that refuses it."""
    try:
        action = parse_action(text)
    except RecordError as error:
        return _illegal(text, error.code)
    fault = refusal(view, action)
    return action if fault is None else _illegal(text, fault.code)


def _illegal(text: str, rule: str) -> Problem:
    return problem("player/illegal", action=quoted(text), rule=rule)


def refusal(view: View, action: Action) -> Problem | None:
    """Return what is wrong with an action of the seat to act, or None; ``check`` for who has no state."""
    legal = view.legal
    if not isinstance(legal, Choices) and action in legal:
        return None
    if isinstance(action, CallPartner) and view.calling:
        # Which cards may be called depends on where they are, and that only the list tells.
        return problem("call/not_callable", card=action.card, allowed=" ".join(map(str, legal)))
    # The rules look at the actor's own hand and at what all have seen: the other hands may be left empty.
    hands = tuple(view.hand if seat == view.seat else () for seat in view.variant.seats)
    fault = check(state_of(view, World(hands, ())), action)
    if fault is None and not isinstance(legal, Choices):
        fault = problem("phase/wrong_action", action=str(action), phase=view.phase.value)
    return fault
