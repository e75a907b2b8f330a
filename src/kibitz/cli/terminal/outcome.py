"""What a deal came to, in sentences, and who has won the match."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cli.terminal import facts
from kibitz.cli.terminal.words import TableWords, sentence
from kibitz.rules.parts import AttackersPoints, ContractPoints, ContractTricks, LevelMatch
from kibitz.rules.state import Contract, Result
from kibitz.views import View


def outcome_lines(view: View, words: TableWords) -> Iterator[str]:
    """Yield the sentences that close a deal; the view is that of the scored deal."""
    result = view.result
    assert result is not None
    if result.thrown_in:
        next_dealer = result.next_dealer
        yield words("thrown-in", seat=words.name(next_dealer), you=words.you(next_dealer))
        return
    assert view.contract is not None
    if view.buried:
        yield words("buried-shown", cards=words.cards(facts.by_strength(view, view.buried)))
    match view.variant.score:
        case ContractPoints():
            yield from _points(view, view.contract, result, words)
        case ContractTricks():
            yield from _tricks(view, view.contract, result, words)
        case AttackersPoints():
            yield from _attackers(view, view.contract, result, words)
    yield words("score-now", scores=facts.standing(view, words, result.tally))
    if result.winners:
        yield match_won(view, words)


def match_won(view: View, words: TableWords) -> str:
    """Return who has won the match."""
    assert view.result is not None
    own = view.variant.side_of(words.seat)
    winners = [words.side(side) for side in view.result.winners]
    kind = "shared" if len(winners) > 1 else "own" if own in view.result.winners else "other"
    return words("match-won", winners=words.listed(winners), kind=kind)


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


def _points(view: View, contract: Contract, result: Result, words: TableWords) -> Iterator[str]:
    side = view.variant.side_of(contract.declarer)
    yield words(
        "made" if is_made(view) else "set",
        seat=words.name(contract.declarer),
        you=words.you(contract.declarer),
        bid=contract.bid or 0,
        taken=result.points[side],
    )
    yield _changes(view, result, words)


def _changes(view: View, result: Result, words: TableWords) -> str:
    """Return by how much the scores changed, one's own first."""
    n = view.variant.n_sides
    own = view.variant.side_of(words.seat)
    sides = [(own + step) % n for step in range(n)]
    return words("deal-scores", scores=words.listed(f"{words.side(s)} {result.delta[s]:+d}" for s in sides))


def _tricks(view: View, contract: Contract, result: Result, words: TableWords) -> Iterator[str]:
    declarer = contract.declarer
    side = {declarer} if view.partner is None else {declarer, view.partner}
    taken = sum(view.tricks[seat] for seat in side)
    who = {"seat": words.name(declarer), "you": words.you(declarer)}
    made = "yes" if is_made(view) else "no"
    if contract.alone:
        yield sentence(words("alone-result", **who, made=made, alone=words.alone))
    elif view.partner is None:
        yield words("tricks-result", **who, made=made, bid=contract.bid or 0, taken=taken)
    else:
        partner = words.name(view.partner)
        yield words(
            "tricks-result-partner",
            **who,
            partner=partner,
            partner_you=words.you(view.partner),
            made=made,
            bid=contract.bid or 0,
            taken=taken,
        )
    yield _changes(view, result, words)


def _attackers(view: View, contract: Contract, result: Result, words: TableWords) -> Iterator[str]:
    assert isinstance(view.variant.score, AttackersPoints)
    dealers = view.variant.side_of(contract.declarer)
    yield words(
        "attackers-result",
        side=words.side(1 - dealers),
        points=result.points[1 - dealers],
        needed=view.variant.score.take_over,
        over="no" if is_made(view) else "yes",
    )
    for side in (dealers, 1 - dealers):
        if result.delta[side]:
            yield words("levels-up", side=words.side(side), n=result.delta[side])
    if isinstance(view.variant.match, LevelMatch):
        for side, (before, now) in enumerate(zip(view.standing.tally, result.tally, strict=True)):
            if now < before:
                yield words("level-down", side=words.side(side), level=words.level(now))
