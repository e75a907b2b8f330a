"""External players: any program that speaks the protocol of docs/guide/write-a-player.md over its own stdin and stdout.

A program cannot end a match. Where its answer is late, illegal or none, or it is gone, the rulebook decides in its
place, and the decision says so (``Forfeit``).
"""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.errors import Problem
from kibitz.match.player import Decision, reason
from kibitz.players.external.forfeit import FORFEITS_TO, Forfeit
from kibitz.players.external.legality import action_in
from kibitz.players.external.messages import BadAnswer, read_answer
from kibitz.players.external.program import Broken
from kibitz.players.external.running import close_programs, running
from kibitz.players.external.spec import Settings, is_external, parse_spec
from kibitz.players.rulebook import RulebookPlayer
from kibitz.records.traces import Json
from kibitz.views import View

_RULEBOOK = RulebookPlayer(FORFEITS_TO)


@dataclass(frozen=True, slots=True)
class ExternalPlayer:
    """Asks a program for every decision. It is told the view and no more: the seed stays here."""

    name: str
    settings: Settings

    def act(self, view: View, seed: str) -> Decision:
        """Return the program's decision, or a Forfeit."""
        try:
            answer = read_answer(running(self.settings).ask(view))
        except (Broken, BadAnswer) as broken:
            return self._forfeit(broken.fault, view, seed)
        action = action_in(view, answer.action)
        if isinstance(action, Problem):
            return self._forfeit(action, view, seed)
        return Decision(action, answer.reasons)

    def _forfeit(self, fault: Problem, view: View, seed: str) -> Decision:
        instead = _RULEBOOK.act(view, seed)
        why = reason("external_forfeits", fault=fault.code.removeprefix("player/"))
        return Forfeit(instead.action, (why, *instead.reasons), fault=fault)

    def end(self, result: dict[str, Json]) -> None:
        """Tell the program the result of a deal, as traces have it."""
        running(self.settings).end(result)


def external_player(spec: str) -> ExternalPlayer:
    """Return the player of a spec. Raises PlayerError as ``parse_spec`` does."""
    return ExternalPlayer(spec, parse_spec(spec))


__all__ = [
    "FORFEITS_TO",
    "ExternalPlayer",
    "Forfeit",
    "Settings",
    "close_programs",
    "external_player",
    "is_external",
    "parse_spec",
]
