"""Whether a player obeys every house rule and keeps within its budget, over whole deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from kibitz.errors import IllegalAction
from kibitz.kernel.sampling import WorldSampler
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.registry import player_from_spec
from kibitz.rules.engine import apply, to_act
from kibitz.rules.state import DealOver, State
from kibitz.rules.variant import Variant
from kibitz.views import view


@dataclass(slots=True)
class Drawn:
    """How many worlds have been drawn since this was last set to zero."""

    n: int = 0


@contextmanager
def counted() -> Iterator[Drawn]:
    """Count the worlds that players draw: the number after the largest of a row's numbers, by its sampler.

    A world looked at again (for its state beside its mask) counts once.
    """
    drawn = Drawn()
    seen: dict[int, int] = {}
    real = {name: getattr(WorldSampler, name) for name in ("sample", "masks")}

    def counting(name: str) -> Callable[..., object]:
        def call(self: WorldSampler, n: int, *, seed: int, first: int = 0) -> object:
            upto = max(seen.get(id(self), 0), first + n)
            drawn.n += upto - seen.get(id(self), 0)
            seen[id(self)] = upto
            return real[name](self, n, seed=seed, first=first)

        return call

    try:
        for name in real:
            setattr(WorldSampler, name, counting(name))
        yield drawn
    finally:
        for name, method in real.items():
            setattr(WorldSampler, name, method)


def faults_in_deal(spec: str, variant: Variant, seed: str, most_worlds: int | None = None) -> list[str]:
    """Return what four of these players do wrong in one deal.

    most_worlds: how many worlds a decision may look at, None for players that draw none at all.
    """
    player = player_from_spec(spec)
    state: State = deal_from_seed(variant, match_start(variant, seed), seed)
    chance = player_seed(seed)
    faults = []
    with counted() as drawn:
        while not isinstance(state, DealOver):
            seat = to_act(state)
            assert seat is not None
            drawn.n = 0
            decision = player.act(view(state, seat), chance)
            where = f"{spec} at {variant.id}, deal {seed!r}, seat {seat}"
            if drawn.n > (most_worlds or 0):
                faults.append(f"{where}: {drawn.n} worlds")
            try:
                state = apply(state, decision.action)
            except IllegalAction as error:
                return [*faults, f"{where}: {decision.action}: {error}"]
    return faults
