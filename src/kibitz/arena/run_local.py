"""Run an arena on this machine: in this process, or in several; the outcome is the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

from kibitz.arena.result import ArenaResult, DealFigures, figures_of, summary
from kibitz.arena.schedule import Sitting, sittings
from kibitz.match.player import Player
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed
from kibitz.players.registry import player_from_spec
from kibitz.rules.engine import apply, to_act
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import view

# Who bids, buries and names trump for everybody when only the card play is compared.
CONTRACTS_BY = "rulebook"
CHUNKS_PER_WORKER = 8


@dataclass(frozen=True, slots=True)
class Arena:
    """A match to be played: two player specs at a variant, and the seed of its deals.

    card_play: contracts and burials are the rulebook's for both players; they only play the cards.
    """

    players: tuple[str, str]
    variant: Variant
    seed: str
    card_play: bool = False


def run(
    arena: Arena,
    pairs: Sequence[int],
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Return the outcome of these pairs (numbers of the schedule).

    Only the decision times depend on ``workers``. progress: is told how many pairs have been finished.
    """
    return summary(arena.variant, play_pairs(arena, pairs, workers, progress))


def play_pairs(
    arena: Arena,
    pairs: Sequence[int],
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[DealFigures]:
    """Return the figures of every deal of these pairs, in the order of the pairs given.

    Pairs do not depend on each other, so a match can be played in parts and summed up at the end.
    """
    if workers <= 1 or len(pairs) < 2:
        figures = []
        for pair in pairs:
            figures += play_pair(arena, pair)
            if progress is not None:
                progress(1)
        return figures
    size = max(1, len(pairs) // (workers * CHUNKS_PER_WORKER))
    chunks = [tuple(pairs[i : i + size]) for i in range(0, len(pairs), size)]
    found: dict[int, list[DealFigures]] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(_play_chunk, arena, chunk): i for i, chunk in enumerate(chunks)}
        for future in as_completed(futures):
            found[futures[future]] = future.result()
            if progress is not None:
                progress(len(chunks[futures[future]]))
    return [deal for i in range(len(chunks)) for deal in found[i]]


def _play_chunk(arena: Arena, pairs: tuple[int, ...]) -> list[DealFigures]:
    return [deal for pair in pairs for deal in play_pair(arena, pair)]


def play_pair(arena: Arena, pair: int) -> list[DealFigures]:
    """Return the figures of every deal of one pair."""
    players = [player_from_spec(spec) for spec in arena.players]
    contracts = player_from_spec(CONTRACTS_BY) if arena.card_play else None
    return [
        play_sitting(arena.variant, sitting, players, contracts)
        for sitting in sittings(arena.variant, arena.seed, pair)
    ]


def play_sitting(
    variant: Variant, sitting: Sitting, players: Sequence[Player], contracts: Player | None = None
) -> DealFigures:
    """Return the figures of one deal. contracts: decides before the play of the cards, if given."""
    seconds: tuple[list[float], list[float]] = ([], [])
    state: State = deal_from_seed(variant, sitting.standing, sitting.seed)
    chance = player_seed(sitting.seed)
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        who = sitting.players[seat]
        seen = view(state, seat)
        if contracts is not None and not isinstance(state, Playing):
            action = contracts.act(seen, chance).action
        else:
            started = perf_counter()
            action = players[who].act(seen, chance).action
            seconds[who].append(perf_counter() - started)
        state = apply(state, action)
    return figures_of(sitting, state, (tuple(seconds[0]), tuple(seconds[1])))
