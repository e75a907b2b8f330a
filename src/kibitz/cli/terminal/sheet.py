"""The score sheet: a row for each scored deal, as text cells."""

from __future__ import annotations

from kibitz.cards import NO_TRUMP
from kibitz.cli.terminal import facts
from kibitz.cli.terminal.outcome import is_made
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Match
from kibitz.rules.parts import AttackersPoints, ContractTricks, LevelMatch, Seat
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
            rows.append(
                [str(seen.standing.deal), _contract(seen, words), _result(seen, words), *_scores(seen, words)]
            )
    return rows


def _contract(seen: View, words: TableWords) -> str:
    contract = seen.contract
    assert contract is not None
    name = words.name(contract.declarer)
    trump = (
        words("no-trump") if contract.trump in (None, NO_TRUMP) else words.suit(contract.trump or NO_TRUMP)
    )
    if contract.alone:
        return words("sheet-alone", seat=name, alone=words.alone)
    if contract.level is not None:
        return words("sheet-level", seat=name, rank=contract.level, suit=trump)
    if seen.partner is not None and isinstance(seen.variant.score, ContractTricks):
        partner = words.name(Seat(seen.partner))
        return words("sheet-bid-partner", seat=name, partner=partner, bid=contract.bid or 0, suit=trump)
    return words("sheet-bid", seat=name, bid=contract.bid or 0, suit=trump)


def _result(seen: View, words: TableWords) -> str:
    result, contract = seen.result, seen.contract
    assert result is not None and contract is not None
    made = is_made(seen)
    if isinstance(seen.variant.score, AttackersPoints):
        points = result.points[1 - seen.variant.side_of(contract.declarer)]
        return words("sheet-attackers", points=points, over="no" if made else "yes")
    return words("sheet-made" if made else "sheet-set")


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
    tally = seen.result.tally if seen.result else seen.standing.tally
    return [*lines, words("score-now", scores=facts.standing(seen, words, tally))]
