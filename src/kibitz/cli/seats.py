"""Who sits where: player specs of a command line, dealt out over the seats."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.errors import KibitzError, problem
from kibitz.match.player import Player
from kibitz.rules.variant import Variant


def players_for(variant: Variant, specs: Sequence[str]) -> tuple[Player, ...]:
    """Return a player for each seat. The specs go round: one sits everywhere, two alternate."""
    from kibitz.players.registry import player_from_spec  # loads every player there is

    if len(specs) > variant.n_seats:
        raise KibitzError(problem("usage/players", n=len(specs), seats=variant.n_seats))
    made = {spec: player_from_spec(spec) for spec in specs}
    return tuple(made[specs[seat % len(specs)]] for seat in variant.seats)
