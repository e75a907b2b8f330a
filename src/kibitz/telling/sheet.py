"""A row of the score sheet: what was to be done in a deal and how it went."""

from __future__ import annotations

from kibitz.cards import NO_TRUMP
from kibitz.rules.parts import AttackersPoints, ContractTricks
from kibitz.telling.phrase import ArgumentValue, LevelOf, Phrase, PlaceOf, SuitOf, phrase
from kibitz.telling.reader import Reader
from kibitz.telling.result import is_made
from kibitz.telling.status import ALONE
from kibitz.views import View


def sheet_row(view: View, _reader: Reader) -> tuple[Phrase, Phrase]:
    """Return contract and result of a scored deal that was not thrown in. They speak to no reader."""
    return _contract(view), _result(view)


def _contract(view: View) -> Phrase:
    contract = view.contract
    assert contract is not None
    declarer = PlaceOf(contract.declarer)
    suit: ArgumentValue = phrase("no-trump")
    if contract.trump is not None and contract.trump != NO_TRUMP:
        suit = SuitOf(contract.trump)
    if contract.alone:
        return phrase("sheet-alone", seat=declarer, alone=ALONE)
    if contract.level is not None:
        return phrase("sheet-level", seat=declarer, rank=LevelOf(contract.level), suit=suit)
    bid = contract.bid or 0
    if view.partner is not None and isinstance(view.variant.score, ContractTricks):
        return phrase("sheet-bid-partner", seat=declarer, partner=PlaceOf(view.partner), bid=bid, suit=suit)
    return phrase("sheet-bid", seat=declarer, bid=bid, suit=suit)


def _result(view: View) -> Phrase:
    result, contract = view.result, view.contract
    assert result is not None and contract is not None
    made = is_made(view)
    if isinstance(view.variant.score, AttackersPoints):
        points = result.points[1 - view.variant.side_of(contract.declarer)]
        return phrase("sheet-attackers", points=points, over="no" if made else "yes")
    return phrase("sheet-made" if made else "sheet-set")
