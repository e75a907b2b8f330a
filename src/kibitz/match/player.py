"""The protocol of a player: a view in, a decision out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kibitz.rules.actions import Action
from kibitz.views import View

ReasonArgument = str | int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action was chosen: a code and its arguments, worded by the client (``reason-<code>``).

    It comes out of the decision itself; one invented afterwards is a defect.
    """

    code: str
    arguments: tuple[tuple[str, ReasonArgument], ...] = ()


def reason(code: str, **arguments: ReasonArgument) -> Reason:
    """Return a Reason; arguments are kept in the order of their names."""
    return Reason(code, tuple(sorted(arguments.items())))


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, the reasons for it, and (of players that weigh) the value of what was weighed."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    values: tuple[tuple[Action, float], ...] = ()


class Player(Protocol):
    """Somebody who decides for a seat.

    ``act`` gets what the seat may know and nothing else, and the same view with the same seed gives the
    same decision, whatever happened before.
    """

    @property
    def name(self) -> str:
        """Return the spec this player was made from, e.g. ``rulebook``."""
        ...

    def act(self, view: View, seed: str) -> Decision:
        """Return the decision for the seat to act.

        seed: the deal's text, from which all of the player's randomness comes (with seat and position).
        """
        ...
