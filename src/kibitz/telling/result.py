"""What a deal came to, in sentences, and who has won the match."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.rules.parts import AttackersPoints, ContractPoints, ContractTricks, LevelMatch
from kibitz.rules.state import Contract, Result
from kibitz.telling.cards import by_strength
from kibitz.telling.phrase import CardsOf, LevelOf, Listed, Phrase, PlaceOf, SideOf, phrase, sentence
from kibitz.telling.reader import Reader, sides_in_order, who, you
from kibitz.telling.status import ALONE, KITTY, standing
from kibitz.views import View


def outcome(view: View, reader: Reader) -> list[Phrase]:
    """Return the sentences that close a deal; the view is that of the scored deal."""
    return [*_outcome(view, reader)]


def _outcome(view: View, reader: Reader) -> Iterator[Phrase]:
    result = view.result
    assert result is not None
    if result.thrown_in:
        yield phrase("thrown-in", **who(result.next_dealer, reader))
        return
    contract = view.contract
    assert contract is not None
    if view.buried:
        yield phrase("buried-shown", kitty=KITTY, cards=CardsOf(by_strength(view, view.buried)))
    match view.variant.score:
        case ContractPoints():
            yield _points(view, contract, result, reader)
            yield _changes(view, result, reader)
        case ContractTricks():
            yield _tricks(view, contract, reader)
            yield _changes(view, result, reader)
        case AttackersPoints(take_over=needed):
            yield from _attackers(view, contract, result, needed)
    yield score_now(view, reader)
    if result.winners:
        yield match_won(view, result, reader)


def score_now(view: View, reader: Reader) -> Phrase:
    """Return the score of the match as it stands, the deal on the table included if it is scored."""
    tally = view.result.tally if view.result else view.standing.tally
    return phrase("score-now", scores=standing(view, reader, tally))


def match_won(view: View, result: Result, reader: Reader) -> Phrase:
    """Return who has won the match."""
    own = None if reader is None else view.variant.side_of(reader)
    kind = "shared" if len(result.winners) > 1 else "own" if own in result.winners else "other"
    winners = Listed(tuple(SideOf(side) for side in result.winners))
    return phrase("match-won", winners=winners, kind=kind)


def is_made(view: View) -> bool:
    """Return whether the contract of a scored deal was made (in Tractor: the dealer's side stays)."""
    result, contract = view.result, view.contract
    assert result is not None and contract is not None
    match view.variant.score:
        case ContractPoints():
            return result.points[view.variant.side_of(contract.declarer)] >= (contract.bid or 0)
        case ContractTricks():
            return result.delta[contract.declarer] > 0
        case AttackersPoints(take_over=needed):
            return result.points[1 - view.variant.side_of(contract.declarer)] < needed


def _points(view: View, contract: Contract, result: Result, reader: Reader) -> Phrase:
    side = view.variant.side_of(contract.declarer)
    return phrase(
        "made" if is_made(view) else "set",
        **who(contract.declarer, reader),
        bid=contract.bid or 0,
        taken=result.points[side],
    )


def _changes(view: View, result: Result, reader: Reader) -> Phrase:
    """Return by how much the scores changed, one's own first."""
    changes = [
        phrase(
            "score-change",
            side=SideOf(side),
            n=result.delta[side],
            sign="minus" if result.delta[side] < 0 else "plus",
        )
        for side in sides_in_order(view.variant, reader)
    ]
    return phrase("deal-scores", scores=Listed(tuple(changes)))


def _tricks(view: View, contract: Contract, reader: Reader) -> Phrase:
    declarer, partner = contract.declarer, view.partner
    side = {declarer} if partner is None else {declarer, partner}
    taken = sum(view.tricks[seat] for seat in side)
    about = who(declarer, reader)
    made = "yes" if is_made(view) else "no"
    if contract.alone:
        return sentence(phrase("alone-result", **about, made=made, alone=ALONE))
    if partner is None:
        return phrase("tricks-result", **about, made=made, bid=contract.bid or 0, taken=taken)
    return phrase(
        "tricks-result-partner",
        **about,
        partner=PlaceOf(partner),
        partner_you=you(partner, reader),
        made=made,
        bid=contract.bid or 0,
        taken=taken,
    )


def _attackers(view: View, contract: Contract, result: Result, needed: int) -> Iterator[Phrase]:
    dealers = view.variant.side_of(contract.declarer)
    yield phrase(
        "attackers-result",
        side=SideOf(1 - dealers),
        points=result.points[1 - dealers],
        needed=needed,
        over="no" if is_made(view) else "yes",
    )
    for side in (dealers, 1 - dealers):
        if result.delta[side]:
            yield phrase("levels-up", side=SideOf(side), n=result.delta[side])
    if isinstance(view.variant.match, LevelMatch):
        for side, (before, now) in enumerate(zip(view.standing.tally, result.tally, strict=True)):
            if now < before:
                level = view.variant.match.levels[now]
                yield phrase("level-down", side=SideOf(side), level=LevelOf(level))
