"""The computer players a page may choose: whatever the registry has, never with parameters of a stranger's."""

from __future__ import annotations

from kibitz.errors import PlayerError, problem
from kibitz.language import has_message
from kibitz.players.registry import LEVELS, bare_specs, player_from_spec
from kibitz.server.http_protocol import Strength
from kibitz.telling import Phrase


def strengths() -> list[Strength]:
    """Return the levels there are, in order of strength."""
    return [Strength(level, _label(level)) for level in LEVELS]


def _label(level: str) -> Phrase:
    if has_message(f"strength-{level}"):
        return Phrase(f"strength-{level}")
    return Phrase("server-text", {"text": level})


def offered_spec(spec: str) -> str:
    """Return the spec of a player a stranger may choose. Raises PlayerError for any other.

    A parameter could make a player think for ever or run a program, so only bare names are taken.
    """
    if spec not in bare_specs():
        names = ", ".join(bare_specs())
        raise PlayerError(problem("player/unknown", player=spec[:40], near="none", allowed=names))
    player_from_spec(spec)
    return spec
