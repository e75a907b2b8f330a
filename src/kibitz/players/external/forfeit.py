"""What is done where a program gave no answer that counts."""

from __future__ import annotations

from dataclasses import dataclass, field

from kibitz.errors import Problem, problem
from kibitz.match.player import Decision

# The spec of the player that plays on.
FORFEITS_TO = "rulebook"


@dataclass(frozen=True, slots=True)
class Forfeit(Decision):
    """The rulebook's decision in place of a program's. fault: what the program did wrong."""

    fault: Problem = field(default_factory=lambda: problem("player/ended", how="exit", number=0))
