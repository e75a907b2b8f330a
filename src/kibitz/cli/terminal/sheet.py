"""The score sheet: a row for each scored deal, as text cells."""

from __future__ import annotations

from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Match
from kibitz.rules.parts import AttackersPoints, LevelMatch
from kibitz.telling import score_now, sheet_row
from kibitz.views import View, view


def sheet_head(match: Match, words: TableWords) -> list[str]:
    """Return the headings of the columns."""
    variant = match.setup.variant
    sides = [words.side(side) for side in range(variant.n_sides)]
    contract = "sheet-dealer" if isinstance(variant.score, AttackersPoints) else "sheet-contract"
    return [words("sheet-deal"), words(contract), words("sheet-result"), *sides]


def sheet_rows(match: Match, words: TableWords) -> list[list[str]]:
    """Return a row for each deal that was scored; thrown-in deals have none."""
    rows = []
    for deal in match.scored_deals:
        seen = view(deal.state, words.seat)
        assert seen.result is not None
        if not seen.result.thrown_in:
            contract, result = words.all_said(sheet_row(seen, words.seat))
            rows.append([str(seen.standing.deal), contract, result, *_scores(seen, words)])
    return rows


def _scores(seen: View, words: TableWords) -> list[str]:
    result = seen.result
    assert result is not None
    cells = []
    for side in range(seen.variant.n_sides):
        if isinstance(seen.variant.match, LevelMatch):
            gained = f" (+{result.delta[side]})" if result.delta[side] else ""
            cells.append(words.level(result.tally[side]) + gained)
        else:
            cells.append(f"{result.tally[side]} ({result.delta[side]:+d})")
    return cells


def sheet_spoken(match: Match, words: TableWords) -> list[str]:
    """Return the sheet as sentences, and the score as it stands."""
    head = sheet_head(match, words)
    lines = [
        words(
            "sheet-spoken",
            deal=row[0],
            contract=row[1],
            result=row[2],
            scores=words.listed(f"{name} {cell}" for name, cell in zip(head[3:], row[3:], strict=True)),
        )
        for row in sheet_rows(match, words)
    ]
    seen = view(match.state, words.seat)
    return [*lines, words.say(score_now(seen, words.seat))]
