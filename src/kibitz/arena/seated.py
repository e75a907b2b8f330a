"""Who may sit in an arena: every player there is, and the one that sees all cards, which is for measuring only."""

from __future__ import annotations

import shutil
from collections.abc import Iterable

from kibitz.errors import PlayerError, problem
from kibitz.match.player import Decision, Player
from kibitz.players.cheating import CheatingPlayer
from kibitz.players.external import ExternalPlayer
from kibitz.players.registry import CHEATING, player_from_spec
from kibitz.records.traces import result_json
from kibitz.rules.state import DealOver, State
from kibitz.views import View

Seated = Player | CheatingPlayer


def seated(spec: str) -> Seated:
    """Return the player of a spec. Raises PlayerError."""
    return CheatingPlayer() if spec == CHEATING else player_from_spec(spec)


def check_spec(spec: str) -> None:
    """Raise PlayerError for a spec that names nobody, or a program that is not there."""
    player = seated(spec)
    if isinstance(player, ExternalPlayer) and shutil.which(player.settings.command[0]) is None:
        raise PlayerError(problem("player/no_start", command=player.settings.command[0][:60]))


def decision_of(player: Seated, state: State, seen: View, chance: str) -> Decision:
    """Return what a player decides for the seat whose view is given; only the cheating one gets the state."""
    if isinstance(player, CheatingPlayer):
        return player.act_seeing(state, chance)
    return player.act(seen, chance)


def tell_result(players: Iterable[Seated], over: DealOver) -> None:
    """Tell external players what a deal came to, one that sits on both sides once."""
    for player in dict.fromkeys(player for player in players if isinstance(player, ExternalPlayer)):
        player.end(result_json(over.variant, over))
