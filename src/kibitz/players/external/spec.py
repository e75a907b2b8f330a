"""The spec of an external player: ``external:CMD``, ``external(seconds=2,memory=512):CMD``.

Everything behind the first colon is the command, whatever it holds; it is split as a shell would split it, and
run without a shell.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass, replace

from kibitz.errors import PlayerError, Problem, problem

# No spec of another player may begin with this word and one of the two signs.
WORD = "external"
_SPEC = re.compile(r"external(?:\(([^()]*)\))?:(.*)", re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,6}(\.[0-9]{1,3})?")


@dataclass(frozen=True, slots=True)
class Settings:
    """A command, and what it may take.

    seconds: for an answer. start: seconds until it has said hello. memory: MiB of address space for its process and
    each it starts, 0 for no limit (a limit holds where the system has one). restarts: how often in one
    process of ours a program that crashed, hung or wrote what nobody asked for is started again.
    """

    command: tuple[str, ...]
    seconds: float = 1.0
    start: float = 10.0
    memory: int = 1024
    restarts: int = 5


def is_external(spec: str) -> bool:
    """Return whether a spec is meant to name an external player."""
    return spec == WORD or spec.startswith((f"{WORD}:", f"{WORD}("))


def parse_spec(spec: str) -> Settings:
    """Return what a spec asks for.

    Raises PlayerError with every fault: ``player/no_command``, ``player/quotes``, ``player/parameter``,
    ``player/value``.
    """
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise PlayerError(problem("player/no_command", player=spec[:40]))
    settings, faults = _with_parameters(spec, found[1] or "")
    try:
        command = tuple(shlex.split(found[2]))
    except ValueError:
        raise PlayerError(*faults, problem("player/quotes", player=spec[:40])) from None
    if not command or not command[0]:
        faults.append(problem("player/no_command", player=spec[:40]))
    if faults:
        raise PlayerError(*faults)
    return replace(settings, command=command)


def _with_parameters(spec: str, text: str) -> tuple[Settings, list[Problem]]:
    settings, faults = Settings(()), list[Problem]()
    for part in text.split(",") if text.strip() else ():
        key, _, value = (piece.strip() for piece in part.partition("="))
        if key not in _PARAMETERS:
            allowed = ", ".join(_PARAMETERS)
            faults.append(problem("player/parameter", player=spec[:40], parameter=key[:20], allowed=allowed))
            continue
        lowest, highest, change = _PARAMETERS[key]
        if not _NUMBER.fullmatch(value) or not lowest <= float(value) <= highest:
            allowed = f"{lowest:g} … {highest:g}"
            faults.append(
                problem("player/value", player=spec[:40], parameter=key, value=value[:20], allowed=allowed)
            )
            continue
        settings = change(settings, float(value))
    return settings, faults


_Change = Callable[[Settings, float], Settings]
_PARAMETERS: dict[str, tuple[float, float, _Change]] = {
    "seconds": (0.01, 3600, lambda settings, value: replace(settings, seconds=value)),
    "start": (0.01, 3600, lambda settings, value: replace(settings, start=value)),
    "memory": (0, 999_999, lambda settings, value: replace(settings, memory=int(value))),
    "restarts": (0, 1000, lambda settings, value: replace(settings, restarts=int(value))),
}
