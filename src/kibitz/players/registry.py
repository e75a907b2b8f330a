"""From the spec of a player to the player: ``rulebook``, ``rulebook:mistakes=25``, ``medium``, ``external:CMD``."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping

from kibitz.errors import PlayerError, Problem, problem
from kibitz.match.player import Player
from kibitz.players.external.spec import WORD as EXTERNAL
from kibitz.players.external.spec import is_external
from kibitz.players.random import RandomPlayer
from kibitz.players.rulebook import RulebookPlayer

# The three words shown to people, and what plays under them: each wins its paired match against the one before
# (docs/players.md).
LEVELS: Mapping[str, str] = {
    "easy": "rulebook:mistakes=60",
    "medium": "rulebook",
    "hard": "search",
}


# Sees all hands, for measuring in an arena (``players.cheating``). It is no Player, and never made here.
CHEATING = "cheating"


def player_names() -> tuple[str, ...]:
    """Return every word that a spec may begin with, the levels first."""
    return (*bare_specs(), EXTERNAL)


def bare_specs() -> tuple[str, ...]:
    """Return every word that is a spec by itself, the levels first."""
    return (*LEVELS, *_MAKERS)


def player_from_spec(spec: str) -> Player:
    """Return the player a spec names: ``name`` or ``name:key=value,key=value``; or ``external:CMD``.

    Raises PlayerError with every fault: ``player/unknown`` (with the nearest names), ``player/parameter``,
    ``player/value``; ``player/sees_all`` for the one that is no Player; what ``parse_spec`` of external ones does.
    """
    if is_external(spec):
        from kibitz.players.external import external_player

        return external_player(spec)
    if spec.partition(":")[0].strip() == CHEATING:
        raise PlayerError(problem("player/sees_all", player=spec[:40]))
    name, parameters = _split(LEVELS.get(spec, spec))
    maker = _MAKERS.get(name)
    if maker is None:
        names = player_names()
        near = ", ".join(difflib.get_close_matches(name.lower(), names, n=3, cutoff=0.5)) or "none"
        raise PlayerError(problem("player/unknown", player=spec[:40], near=near, allowed=", ".join(names)))
    return maker(spec, parameters)


def _split(spec: str) -> tuple[str, dict[str, str]]:
    """Return the name and the parameters of a spec, as written."""
    name, _, rest = spec.partition(":")
    parameters = {}
    for part in rest.split(",") if rest else ():
        key, _, value = part.partition("=")
        parameters[key.strip()] = value.strip()
    return name.strip(), parameters


def _random(spec: str, parameters: Mapping[str, str]) -> Player:
    _refuse_unknown(spec, parameters, ())
    return RandomPlayer()


def _rulebook(spec: str, parameters: Mapping[str, str]) -> Player:
    _refuse_unknown(spec, parameters, ("mistakes",))
    text = parameters.get("mistakes", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and int(text) <= 100):
        raise PlayerError(
            problem(
                "player/value", player=spec[:40], parameter="mistakes", value=text[:20], allowed="0 … 100"
            )
        )
    return RulebookPlayer(name=spec, mistakes=int(text))


def _search(spec: str, parameters: Mapping[str, str]) -> Player:
    from kibitz.players.search import SearchPlayer
    from kibitz.players.search.budget import PARAMETERS, budget_from

    _refuse_unknown(spec, parameters, PARAMETERS)
    budget = budget_from(spec, parameters)
    return SearchPlayer(name=spec, budget=budget)


def _refuse_unknown(spec: str, parameters: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    faults: list[Problem] = [
        problem(
            "player/parameter", player=spec[:40], parameter=key[:20], allowed=", ".join(allowed) or "none"
        )
        for key in parameters
        if key not in allowed
    ]
    if faults:
        raise PlayerError(*faults)


_MAKERS: dict[str, Callable[[str, Mapping[str, str]], Player]] = {
    "random": _random,
    "rulebook": _rulebook,
    "search": _search,
}
