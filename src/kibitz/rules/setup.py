"""A state set up from facts instead of from a dealt deck: cases, endings, positions made by hand.

``Start`` is unchecked; ``state_from_start`` checks it against the variant and names every fault at once.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kibitz.cards import NO_TRUMP, Card, Rank, Suit, sort_cards
from kibitz.errors import Problem, RecordError, problem
from kibitz.rules.actions import ALONE
from kibitz.rules.parts import (
    CalledCard,
    ContractPoints,
    ContractTricks,
    LevelMatch,
    NumberAuction,
    Seat,
    TrumpDeclaring,
    TrumpFrom,
)
from kibitz.rules.phases.declaring import level_rank
from kibitz.rules.phases.handover import first_leader, no_points
from kibitz.rules.phases.score import score_deal
from kibitz.rules.state import (
    Auction,
    Burying,
    Contract,
    DealOver,
    Hand,
    LastTrick,
    NamingTrump,
    Outcome,
    Phase,
    Playing,
    Standing,
    State,
)
from kibitz.rules.variant import Variant

RESULT = "result"
LARGEST = 10**9
PHASES = (Phase.AUCTION.value, Phase.BURY.value, Phase.NAME_TRUMP.value, Phase.PLAY.value, RESULT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """The facts of a start, as in the case format; None where the default holds.

    phase: one of PHASES. alone: the contract is the alone bid (``contract`` is then None).
    last_trick: winner, cards each seat played, the winner's cards (may be empty where no rule needs them).
    """

    phase: str
    dealer: Seat
    deal: int = 1
    scores: tuple[int, ...] | None = None
    levels: tuple[Rank, ...] | None = None
    hands: tuple[Hand, ...] | None = None
    kitty: Hand = ()
    buried: Hand = ()
    trump: Suit | None = None
    level: Rank | None = None
    declarer: Seat | None = None
    contract: int | None = None
    alone: bool = False
    called: Card | None = None
    partner: Seat | None = None
    leader: Seat | None = None
    points: tuple[int, ...] | None = None
    tricks: tuple[int, ...] | None = None
    last_trick: LastTrick | None = None


def state_from_start(variant: Variant, start: Start) -> State:
    """Return the state a start describes. Raises RecordError holding every fault found."""
    faults = list(_faults(variant, start))
    if faults:
        error = RecordError(faults[0])
        error.problems = tuple(faults)
        raise error
    standing = Standing(start.dealer, start.deal, _tally(variant, start))
    hands = tuple(sort_cards(hand) for hand in start.hands or ())
    if start.phase == Phase.AUCTION:
        return Auction(variant, standing, hands, start.kitty)
    contract = Contract(
        _declarer(start),
        start.contract,
        start.alone,
        start.trump,
        _level(variant, start, standing),
    )
    buried = sort_cards(start.buried)
    if start.phase == Phase.BURY:
        hands = tuple(
            sort_cards(hand + start.kitty) if seat == contract.declarer else hand
            for seat, hand in enumerate(hands)
        )
        return Burying(variant, standing, hands, start.kitty, contract)
    if start.phase == Phase.NAME_TRUMP:
        return NamingTrump(variant, standing, hands, start.kitty, contract, (), buried)
    tricks = start.tricks or (0,) * variant.n_sides
    points = start.points if start.points is not None else no_points(variant)
    none_failed = (0,) * variant.n_sides
    if start.phase == RESULT:
        outcome = Outcome(contract, tricks, points, buried, start.last_trick, start.partner, none_failed)
        return DealOver(variant, standing, score_deal(variant, standing, outcome), None, outcome)
    leader = start.leader
    return Playing(
        variant,
        standing,
        hands,
        start.kitty,
        contract,
        first_leader(variant, start.dealer, contract.declarer) if leader is None else leader,
        buried=buried,
        tricks=tricks,
        points=points,
        called=start.called,
        partner=start.partner,
        failed_throws=none_failed,
        known=((),) * variant.n_seats,
    )


def _declarer(start: Start) -> Seat:
    # Where trumps are declared the dealer plays the deal.
    return start.dealer if start.declarer is None else start.declarer


def _tally(variant: Variant, start: Start) -> tuple[int, ...]:
    if isinstance(variant.match, LevelMatch):
        levels = start.levels
        return tuple(map(variant.match.levels.index, levels)) if levels else variant.first_tally
    return start.scores or variant.first_tally


def _level(variant: Variant, start: Start, standing: Standing) -> Rank | None:
    if not isinstance(variant.match, LevelMatch):
        return None
    if start.level is not None:
        return start.level
    dealer = Standing(_declarer(start), standing.deal, standing.tally)
    return level_rank(variant, dealer)


# --- what can be wrong ----------------------------------------------------------------------------


def _faults(variant: Variant, start: Start) -> list[Problem]:
    faults: list[Problem] = []
    if start.phase not in PHASES:
        faults.append(problem("start/phase", phase=start.phase[:30], allowed=", ".join(PHASES)))
        return faults
    for name, seat in (
        ("dealer", start.dealer),
        ("declarer", start.declarer),
        ("partner", start.partner),
        ("leader", start.leader),
        ("last_trick", start.last_trick.winner if start.last_trick else None),
    ):
        if seat is not None and not 0 <= seat < variant.n_seats:
            faults.append(problem("start/seat", key=name, seat=seat, highest=variant.n_seats - 1))
    if start.deal < 1:
        faults.append(problem("start/deal", deal=start.deal))
    for key, row in (("scores", start.scores), ("tricks", start.tricks), ("points", start.points)):
        if row is not None and len(row) != variant.n_sides:
            faults.append(problem("start/length", key=key, n=len(row), expected=variant.n_sides))
    for key, row in (("tricks", start.tricks), ("points", start.points)):
        if row is not None and any(n < 0 for n in row):
            faults.append(problem("start/negative", key=key))
    faults += _number_faults(start)
    faults += _level_faults(variant, start)
    faults += _contract_faults(variant, start)
    faults += _trump_faults(variant, start)
    faults += _card_faults(variant, start)
    return faults


def _number_faults(start: Start) -> list[Problem]:
    """Return what is too large to be meant: nobody plays a billion deals."""
    last = start.last_trick.n_cards if start.last_trick else 1
    given = {"scores": start.scores or (), "tricks": start.tricks or (), "points": start.points or ()}
    return [
        problem("start/number", key=key, largest=LARGEST)
        for key, numbers in {**given, "deal": (start.deal,), "last_trick": (last,)}.items()
        if any(abs(n) > LARGEST for n in numbers)
    ]


def _level_faults(variant: Variant, start: Start) -> list[Problem]:
    if not isinstance(variant.match, LevelMatch):
        return [
            problem("start/not_in_this_game", key=key)
            for key, value in (("levels", start.levels), ("level", start.level))
            if value is not None
        ]
    faults = []
    if start.scores is not None:
        faults.append(problem("start/not_in_this_game", key="scores"))
    given = (*(start.levels or ()), *((start.level,) if start.level is not None else ()))
    allowed = " ".join(variant.match.levels)
    faults += [
        problem("start/level", level=str(rank)[:20], allowed=allowed)
        for rank in given
        if rank not in variant.match.levels
    ]
    if start.levels is not None and len(start.levels) != variant.n_sides:
        faults.append(problem("start/length", key="levels", n=len(start.levels), expected=variant.n_sides))
    return faults


def _contract_faults(variant: Variant, start: Start) -> list[Problem]:
    if start.phase == Phase.AUCTION:
        return []
    faults = []
    if isinstance(variant.auction, TrumpDeclaring):
        if start.contract is not None or start.alone:
            faults.append(problem("start/not_in_this_game", key="contract"))
        # Only before the first deal is it open who will be the dealer.
        if start.deal > 1 and start.declarer not in (None, start.dealer):
            faults.append(problem("start/declarer", seat=_declarer(start), dealer=start.dealer))
        return faults + _result_faults(variant, start)
    assert isinstance(variant.auction, NumberAuction)
    if start.declarer is None:
        faults.append(problem("start/missing", key="declarer", phase=start.phase))
    if start.alone and not variant.auction.alone_bid:
        faults.append(problem("auction/no_such_bid", bid=ALONE))
    if not start.alone and start.contract is None:
        faults.append(problem("start/missing", key="contract", phase=start.phase))
    if start.contract is not None and not 1 <= start.contract <= variant.top_bid:
        faults.append(problem("start/contract", contract=start.contract, top=variant.top_bid))
    elif start.contract is not None and start.contract % variant.auction.step:
        faults.append(problem("auction/not_a_multiple", bid=start.contract, step=variant.auction.step))
    return faults + _result_faults(variant, start)


def _result_faults(variant: Variant, start: Start) -> list[Problem]:
    """Return what is missing where only scoring is left."""
    faults = []
    if start.phase == RESULT:
        if start.tricks is None and isinstance(variant.score, (ContractTricks, ContractPoints)):
            faults.append(problem("start/missing", key="tricks", phase=RESULT))
        if start.points is None and isinstance(variant.score, ContractPoints):
            faults.append(problem("start/missing", key="points", phase=RESULT))
    return faults


def _trump_faults(variant: Variant, start: Start) -> list[Problem]:
    allowed = list(variant.deck.suits)
    if variant.trump is TrumpFrom.DECLARED:
        allowed.append(NO_TRUMP)
    faults = []
    if start.trump is not None and start.trump not in allowed:
        faults.append(problem("trump/no_such_suit", suit=str(start.trump)[:20], allowed=" ".join(allowed)))
    needs_trump = start.phase == Phase.PLAY and variant.trump is not TrumpFrom.FIRST_LEAD
    if start.phase == Phase.BURY:
        needs_trump = variant.trump in (TrumpFrom.DECLARED, TrumpFrom.NAMED_BEFORE_KITTY)
    if needs_trump and start.trump is None:
        faults.append(problem("start/missing", key="trump", phase=start.phase))
    if start.phase in (Phase.BURY, Phase.NAME_TRUMP) and not _has_phase(variant, start.phase):
        faults.append(problem("start/no_such_phase", phase=start.phase))
    if not isinstance(variant.partner, CalledCard):
        faults += [
            problem("start/not_in_this_game", key=key)
            for key, value in (("called", start.called), ("partner", start.partner))
            if value is not None
        ]
    elif start.points is not None:
        faults.append(problem("start/not_in_this_game", key="points"))
    if start.alone:
        faults += [
            problem("start/alone", key=key)
            for key, value in (("trump", start.trump), ("called", start.called), ("partner", start.partner))
            if value is not None
        ]
    if start.partner is not None and start.partner == start.declarer:
        faults.append(problem("start/partner", seat=start.partner))
    return faults


def _has_phase(variant: Variant, phase: str) -> bool:
    if phase == Phase.BURY:
        return variant.kitty is not None
    return variant.trump in (TrumpFrom.NAMED, TrumpFrom.NAMED_BEFORE_KITTY)


def _card_faults(variant: Variant, start: Start) -> list[Problem]:
    faults: list[Problem] = []
    hands = start.hands
    if start.phase == RESULT:
        hands = hands or ()
    elif hands is None:
        return [problem("start/missing", key="hands", phase=start.phase)]
    elif len(hands) != variant.n_seats:
        faults.append(problem("start/length", key="hands", n=len(hands), expected=variant.n_seats))
    if variant.kitty is None:
        faults += [
            problem("start/not_in_this_game", key=key)
            for key, cards in (("kitty", start.kitty), ("buried", start.buried))
            if cards
        ]
    in_play = Counter(variant.cards)
    apart = start.buried
    if start.phase in (Phase.AUCTION, Phase.BURY) or (start.phase == Phase.NAME_TRUMP and not apart):
        apart = start.kitty
    # The kitty as dealt may lie again in a hand or among the buried.
    faults += _too_many(Counter(start.kitty), in_play)
    if start.last_trick is not None:
        faults += _last_trick_faults(variant, start.last_trick, in_play)
    faults += _too_many(Counter([*(card for hand in hands for card in hand), *apart]), in_play)
    if start.called is not None and start.called not in in_play:
        faults.append(problem("start/card", card=start.called))
    if faults or start.phase == RESULT:
        return faults
    sizes = {len(hand) for hand in hands}
    if len(sizes) != 1 or 0 in sizes:
        faults.append(problem("start/hand_sizes"))
    elif start.phase == Phase.AUCTION:
        if sizes != {variant.hand_size} or len(start.kitty) != variant.kitty_size:
            faults.append(problem("start/full_hands", size=variant.hand_size, kitty=variant.kitty_size))
    elif not start.kitty and (start.phase == Phase.BURY or _names_before_kitty(variant, start)):
        faults.append(problem("start/missing", key="kitty", phase=start.phase))
    elif start.buried and (start.phase == Phase.BURY or _names_before_kitty(variant, start)):
        faults.append(problem("start/not_yet", key="buried", phase=start.phase))
    return faults


def _names_before_kitty(variant: Variant, start: Start) -> bool:
    return start.phase == Phase.NAME_TRUMP and variant.trump is TrumpFrom.NAMED_BEFORE_KITTY


def _last_trick_faults(variant: Variant, last: LastTrick, in_play: Counter[Card]) -> list[Problem]:
    faults = _too_many(Counter(last.winning), in_play)
    if not 1 <= last.n_cards <= variant.hand_size:
        faults.append(problem("start/last_trick", n=last.n_cards, largest=variant.hand_size))
    return faults


def _too_many(held: Counter[Card], in_play: Counter[Card]) -> list[Problem]:
    return [problem("start/card", card=card) for card, n in held.items() if n > in_play[card]]
