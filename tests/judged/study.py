"""The evidence for the judgements: ``python -m tests.judged.study [ID-PART ...] [--worlds N] [--rulebook]``.

Prints for every position what each action comes to on average over the same worlds of the view: by the kernel's
simple play (``playouts``), with all hands open once the hands are short (``exact``), and, if asked for or where
nothing else applies, when rulebook players go on (``rulebook``). Figures are the gain in score over the others (in
Tractor levels); ``*`` marks the good actions, and ``worst good less best other`` has its standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from kibitz.players.registry import player_from_spec
from kibitz.rules.actions import Action, Bury
from kibitz.rules.parts import SingleCards
from kibitz.rules.state import Phase
from tests.judged.positions import Judged, all_positions
from tests.judged.worlds import Values, by_playouts, by_rulebook, exactly

# With more legal actions than this only the good ones and those that players look at are compared.
MANY = 20
# With so many cards in hand, or fewer, exact values are quick.
EXACT_FROM = 6


def candidates(judged: Judged) -> list[Action]:
    """Return the actions to compare: all, or the good ones with those a player weighs."""
    seen = judged.view
    if len(seen.legal) <= MANY:
        return list(seen.legal)
    decision = player_from_spec("medium").act(seen, judged.id)
    weighed = sorted(decision.values, key=lambda value: -value[1])
    chosen = [*judged.good, decision.action, *(action for action, _ in weighed[:MANY])]
    if isinstance(decision.action, Bury):
        step = max(1, len(seen.legal) // MANY)
        chosen += [seen.legal[number] for number in range(0, len(seen.legal), step)]
    return list(dict.fromkeys(chosen))


def ways(judged: Judged, actions: Sequence[Action], n: int, *, rulebook: bool) -> dict[str, Values]:
    """Return the values by each way that applies, (worlds, actions)."""
    seen, found = judged.view, {}
    single = isinstance(seen.variant.play, SingleCards)
    contract = seen.contract
    settled = contract is not None and (contract.alone or contract.trump is not None)
    played = seen.phase is Phase.PLAY and settled and not seen.calling
    if played:
        found["playouts"] = by_playouts(seen, actions, n, seed=1)
        if single and len(seen.hand) <= EXACT_FROM:
            found["exact"] = exactly(seen, actions, n, seed=2)
    if rulebook or not played:
        found["rulebook"] = by_rulebook(seen, actions, n, seed=3)
    return found


def margin(values: Values, is_good: Sequence[bool]) -> tuple[float, float]:
    """Return by how much the worst good action is better than the best other, and the standard error."""
    means = values.mean(axis=0)
    good = [i for i, flag in enumerate(is_good) if flag]
    others = [i for i, flag in enumerate(is_good) if not flag]
    worst, best = min(good, key=lambda i: means[i]), max(others, key=lambda i: means[i])
    difference = values[:, worst] - values[:, best]
    return float(difference.mean()), float(difference.std(ddof=1) / np.sqrt(len(difference)))


def study(judged: Judged, n: int, *, rulebook: bool) -> str:
    """Return the figures of a position as text."""
    actions = candidates(judged)
    is_good = [judged.is_good(action) for action in actions]
    lines = [f"{judged.id}: {judged.why}"]
    for name, values in ways(judged, actions, n, rulebook=rulebook).items():
        means = values.mean(axis=0)
        if True in is_good and False in is_good:
            gap, error = margin(values, is_good)
            lines.append(f"  {name}: worst good less best other {gap:+.2f} ± {error:.2f}")
        for i in np.argsort(-means, kind="stable"):
            lines.append(f"    {'*' if is_good[i] else ' '} {means[i]:8.2f}  {actions[i]}")
    return "\n".join(lines)


def main() -> None:
    """Print the study of the positions asked for, by a part of their ids."""
    parser = argparse.ArgumentParser(prog="python -m tests.judged.study")
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--rulebook", action="store_true")
    asked = parser.parse_args()
    for judged in all_positions():
        if not asked.parts or any(part in judged.id for part in asked.parts):
            print(study(judged, asked.worlds, rulebook=asked.rulebook), flush=True)


if __name__ == "__main__":
    main()
