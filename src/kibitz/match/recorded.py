"""A match as a record: its finished deals in the form that everything else reads."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.language import translate
from kibitz.match.log import Acted, LoggedDeal, Match
from kibitz.records.record import DealRecord, Fairness, Record, Step, deal_record


def record_of(
    match: Match, language: str = "en", fairness: Mapping[int, Fairness] | None = None, date: str = ""
) -> Record:
    """Return the record of the deals that are over. An action chosen after an undo says so in its comment.

    The seed goes in only when the match is over: with it the deals to come could be dealt beforehand.
    fairness: by index of the deal, where each deal has a proof of its own; then the match has no seed.
    """
    variant = match.setup.variant
    return Record(
        variant=variant,
        deals=tuple(
            _deal(deal, language, None if fairness is None else fairness.get(deal.index))
            for deal in match.scored_deals
        ),
        revision=variant.revision,
        seats=tuple(seated.name or seated.player for seated in match.setup.seats),
        date=date,
        seed=match.setup.seed if match.is_over and fairness is None else "",
    )


def _deal(deal: LoggedDeal, language: str, fairness: Fairness | None) -> DealRecord:
    # A deal may end with fewer actions than it once had: its last one carries what was undone behind it.
    saw: dict[int, bool] = {}
    for undo in deal.undone:
        at = min(undo.at, len(deal.acted) - 1)
        saw[at] = saw.get(at, False) or undo.saw_cards
    comments = {at: _comment(language, saw_cards=cards) for at, cards in saw.items()}
    steps = (_step(a, comments.get(n, "")) for n, a in enumerate(deal.acted))
    return deal_record(deal.start, steps, fairness)


def _comment(language: str, *, saw_cards: bool) -> str:
    return translate("match-undone", {"saw": "yes" if saw_cards else "no"}, language)


def _step(acted: Acted, comment: str) -> Step:
    codes = " ".join(reason.code for reason in acted.reasons)
    return Step(acted.seat, acted.action, comment, (("reasons", codes),) if codes else ())
