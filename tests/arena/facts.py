"""What ``kibitz arena`` prints for programs, run in this process or in one of its own."""

from __future__ import annotations

import json
import sys
from typing import Any

from click.testing import CliRunner

from kibitz.cli.arena import arena_command

PROGRAM = (sys.executable, "-m", "kibitz.cli", "arena")


def facts_of(*words: str) -> dict[str, Any]:
    """Return the JSON object of an arena; raises what the command raises."""
    ran = CliRunner().invoke(arena_command, [*words, "--json"], standalone_mode=False)
    if ran.exception is not None:
        raise ran.exception
    found = json.loads(ran.stdout)
    assert isinstance(found, dict)
    return found


def without_times(value: Any) -> Any:
    """Return an object less all that is a time."""
    if isinstance(value, dict):
        return {
            key: without_times(inner)
            for key, inner in value.items()
            if key != "seconds" and not key.endswith("_ms")
        }
    return [without_times(inner) for inner in value] if isinstance(value, list) else value


def as_bytes(facts: dict[str, Any]) -> str:
    """Return all but the times as the text that would be printed."""
    return json.dumps(without_times(facts))
