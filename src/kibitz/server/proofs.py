"""The finished deals of a table as a record, with what proves each of them."""

from __future__ import annotations

from kibitz.match.recorded import record_of
from kibitz.match.verified import Finding, verify
from kibitz.records.format import format_record
from kibitz.records.record import Fairness, Record
from kibitz.rules.state import DealOver
from kibitz.server.http_protocol import Verdict
from kibitz.server.table import Table
from kibitz.telling import Phrase


def record(table: Table, language: str = "en") -> Record | None:
    """Return the record of the deals that are over, None if none is."""
    match = table.match
    if match is None or not match.scored_deals:
        return None
    # The deal on the table keeps its secret until it is over.
    shown = table.proofs if isinstance(match.state, DealOver) else table.proofs[:-1]
    fairness = {
        proof.index: Fairness(
            proof.commitment, tuple(sorted(proof.nonces.items())), proof.secret, proof.heads[-1]
        )
        for proof in shown
    }
    return record_of(match, language, fairness, table.opened_at[:10])


def record_text(made: Record) -> str:
    """Return the text of a record; slow for a long match."""
    return format_record(made)


def verdict(made: Record | None) -> Verdict:
    """Return what was found about each deal; slow for a long match."""
    findings: list[Finding] = [] if made is None else list(verify(made))
    lines = [Phrase(found.said.message_id, dict(found.said.arguments)) for found in findings]
    return Verdict(lines, holds=all(found.holds is True for found in findings))
