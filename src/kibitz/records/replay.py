"""A recorded deal step by step, and a recorded match deal by deal."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.records.record import DealRecord, Record, next_state
from kibitz.rules.engine import next_standing
from kibitz.rules.state import DealOver, Standing, State


def deal_states(deal: DealRecord) -> Iterator[State]:
    """Yield the start, then the state after each step: one state more than there are steps.

    Raises as ``next_state`` does; a deal that was read from a text was replayed then and raises nothing.
    """
    state: State = deal.start
    yield state
    for step in deal.steps:
        state = next_state(state, step)
        yield state


def state_after(deal: DealRecord, n_steps: int | None = None) -> State:
    """Return the state after so many steps, or after all of them."""
    state: State = deal.start
    for step in deal.steps[:n_steps]:
        state = next_state(state, step)
    return state


def match_standings(record: Record) -> tuple[Standing, ...]:
    """Return the match before each deal, and after the last one if it is over.

    Of a whole match each standing follows from the deal before it; ``n_breaks`` counts where not.
    """
    standings = [deal.start.standing for deal in record.deals]
    after = standing_after(record.deals[-1]) if record.deals else None
    return (*standings, after) if after is not None else tuple(standings)


def standing_after(deal: DealRecord) -> Standing | None:
    """Return the match after a deal, or None while it goes on."""
    if deal.result is None:
        return None
    variant, standing = deal.start.variant, deal.start.standing
    return next_standing(DealOver(variant, standing, deal.result))


def n_breaks(record: Record) -> int:
    """Return how many deals do not follow from the one before, as when deals are missing or were chosen."""
    pairs = zip(record.deals, record.deals[1:], strict=False)
    return sum(standing_after(before) != after.start.standing for before, after in pairs)
