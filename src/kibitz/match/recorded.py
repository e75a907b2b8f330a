"""A match as a record: its finished deals in the form that everything else reads."""

from __future__ import annotations

from kibitz.match.log import Acted, LoggedDeal, Match
from kibitz.records.record import DealRecord, Record, Step, deal_record


def record_of(match: Match) -> Record:
    """Return the record of the deals that are over.

    The seed goes in only when the match is over: with it the deals to come could be dealt beforehand.
    """
    variant = match.setup.variant
    return Record(
        variant=variant,
        deals=tuple(_deal(deal) for deal in match.scored_deals),
        revision=variant.revision,
        seats=tuple(seated.name or seated.player for seated in match.setup.seats),
        seed=match.setup.seed if match.is_over else "",
    )


def _deal(deal: LoggedDeal) -> DealRecord:
    return deal_record(deal.start, (_step(acted) for acted in deal.acted))


def _step(acted: Acted) -> Step:
    codes = " ".join(reason.code for reason in acted.reasons)
    return Step(acted.seat, acted.action, evaluation=(("reasons", codes),) if codes else ())
