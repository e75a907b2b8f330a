"""How computer players fare on the judged positions: ``python -m tests.judged.run [PLAYER ...]``.

Every position is asked three times, with three seeds, because a player's chance comes from the seed; each
answer counts. Without a player named, easy, medium and hard are asked.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kibitz.match.player import Decision, Player
from kibitz.players.registry import player_from_spec
from tests.judged.positions import Judged, all_positions

SEEDS = ("first", "second", "third")
USUAL = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player did in a position with one seed."""

    judged: Judged
    seed: str
    decision: Decision

    @property
    def is_good(self) -> bool:
        """Return whether a good player might do this."""
        return self.judged.is_good(self.decision.action)


def answers(player: Player, positions: Sequence[Judged]) -> Iterator[Answer]:
    """Yield the player's answers to every position with every seed."""
    for judged in positions:
        for seed in SEEDS:
            yield Answer(judged, seed, player.act(judged.view, f"{judged.id}/{seed}"))


def share_good(found: Sequence[Answer]) -> float:
    """Return the part of the answers that are good."""
    return sum(answer.is_good for answer in found) / len(found)


def report(name: str, found: Sequence[Answer]) -> str:
    """Return the figures of a player as text: all, by kind, and each miss with its reasons."""
    n_good = sum(answer.is_good for answer in found)
    lines = [f"{name}: {n_good} of {len(found)} good, {100 * share_good(found):.1f} %"]
    asked = Counter(answer.judged.kind for answer in found)
    good = Counter(answer.judged.kind for answer in found if answer.is_good)
    lines += [f"  {good[kind]:3} of {n:3}  {kind}" for kind, n in sorted(asked.items())]
    missed: dict[tuple[str, str, str], int] = {}
    for answer in found:
        if not answer.is_good:
            key = (answer.judged.id, str(answer.decision.action), _reasons(answer.decision))
            missed[key] = missed.get(key, 0) + 1
    wanted = {answer.judged.id: _wanted(answer.judged) for answer in found}
    lines += [
        f"  missed {n}×  {name_of}: {action} ({why}), wanted {wanted[name_of]}"
        for (name_of, action, why), n in missed.items()
    ]
    return "\n".join(lines)


def _reasons(decision: Decision) -> str:
    return "; ".join(
        f"{reason.code} {' '.join(f'{key}={value}' for key, value in reason.arguments)}".strip()
        for reason in decision.reasons
    )


def _wanted(judged: Judged) -> str:
    if judged.good:
        return ", ".join(map(str, judged.good))
    gives = f" with {' '.join(judged.gives)}" if judged.gives else ""
    return f"bury{gives} without {' '.join(judged.keeps)}"


def main(specs: Sequence[str]) -> None:
    """Print the report of each player."""
    positions = all_positions()
    print(f"{len(positions)} positions, {len(SEEDS)} seeds")
    for spec in specs or USUAL:
        print(report(spec, list(answers(player_from_spec(spec), positions))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
