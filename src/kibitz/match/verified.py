"""Whether the deals of a record were dealt as promised: everything of ``fair.py`` done over again.

What holds says that the cards came from the secret that was committed to and the seats' nonces, and, with
the head somebody noted at the table, that the actions are those of the table. It cannot say that no deal
was left out, or that the secret was not known to somebody beforehand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from kibitz.errors import Problem, problem
from kibitz.match import fair
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.records.record import DealRecord, Record

N_DIGITS = 64


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one deal (``n``: its place in the record, from 1) or, without one, about a head.

    holds: None if the deal carries nothing to prove. said: the finding, to be worded.
    """

    n: int | None
    holds: bool | None
    said: Problem


def verify(record: Record, heads: Collection[str] = ()) -> Iterator[Finding]:
    """Yield a finding for each deal, then one for each head that was noted at the table."""
    places: dict[str, tuple[int, int]] = {}
    for n, deal in enumerate(record.deals, start=1):
        fault = _fault(record, deal, n)
        if fault is None:
            yield Finding(n, holds=True, said=problem("fair/holds", deal=n, head=_head(deal)))
            places |= {head: (n, step) for step, head in enumerate(_chain(deal))}
        elif fault.code == "fair/not_provable":
            yield Finding(n, holds=None, said=fault)
        else:
            yield Finding(n, holds=False, said=fault)
    for head in heads:
        if head in places:
            n, step = places[head]
            yield Finding(None, holds=True, said=problem("fair/head_holds", head=head, deal=n, step=step))
        else:
            yield Finding(None, holds=False, said=problem("fair/head_unknown", head=head))


def _head(deal: DealRecord) -> str:
    return _chain(deal)[-1]


def _fault(record: Record, deal: DealRecord, n: int) -> Problem | None:
    """Return what is wrong with a deal, None if everything holds. n: its place in the record, from 1."""
    proof = deal.fairness
    if proof is None or not proof.secret:
        return problem("fair/not_provable", deal=n, why="secret" if proof else "commitment")
    if fair.commitment_of(proof.secret) != proof.commitment:
        return problem("fair/secret", deal=n)
    seed = fair.mixed(proof.secret, dict(proof.nonces))
    expected = deal_from_seed(record.variant, deal.start.standing, seed)
    if expected != deal.start:
        wrong = [
            seat
            for seat, (there, here) in enumerate(zip(expected.hands, deal.start.hands, strict=True))
            if there != here
        ]
        return problem("fair/cards", deal=n, seats=", ".join(map(str, wrong)) or "-")
    standing = deal.start.standing
    if n == 1 and standing.deal == 1 and match_start(record.variant, seed).dealer != standing.dealer:
        return problem("fair/dealer", deal=n, dealer=standing.dealer)
    if proof.head and proof.head != _head(deal):
        return problem("fair/head", deal=n)
    return None


def _chain(deal: DealRecord) -> list[str]:
    """Return every head of a deal's chain, from before its first action on."""
    proof = deal.fairness
    assert proof is not None
    heads = [fair.first_head(proof.secret, dict(proof.nonces))]
    for n, step in enumerate(deal.steps, start=1):
        heads.append(fair.next_head(heads[-1], proof.secret, n, step.seat, step.action))
    return heads
