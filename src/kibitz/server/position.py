"""The position as one reader may know it: made from his view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.cards import Card, sort_cards
from kibitz.match.claim import certain_rest
from kibitz.rules.actions import Action, Bury, CallPartner, Declare, Play
from kibitz.rules.choices import Choices
from kibitz.rules.parts import LevelMatch, Shapes, TrumpDeclaring
from kibitz.rules.state import Hand, Phase, Trick
from kibitz.rules.variant import Variant
from kibitz.server.parts import Parts
from kibitz.server.protocol import Call, Group, Outcome, Position, TrickNow, Turn
from kibitz.telling import asked, grouped_hand, is_made, outcome, status, winning_seat
from kibitz.views import View

# More actions than this are not listed; ``check`` answers for each.
LONGEST_LIST = 300


def position_of(
    seen: View, *, waiting: bool, can_undo: bool, may_claim: bool, parts: Parts | None = None
) -> Position:
    """Return the position of a view. may_claim: whether its reader may claim if the rest is certain.

    parts: of the last positions of the same table; what has not changed is taken from there.
    """
    if parts is None:
        parts = Parts()
    variant, contract, result, reader = seen.variant, seen.contract, seen.result, seen.seat
    own_turn = reader is not None and seen.to_act == reader
    trump, plays, trick, calls, known = (
        contract.trump if contract else None,
        seen.plays,
        seen.trick,
        seen.calls,
        seen.known,
    )
    tally = result.tally if result else seen.standing.tally
    return Position(
        seat=reader,
        deal=seen.standing.deal,
        phase=seen.phase.value,
        to_act=seen.to_act,
        dealer=seen.dealer,
        level=seen.level,
        trump=trump,
        declarer=contract.declarer if contract else None,
        bid=contract.bid if contract else None,
        alone=contract.alone if contract else False,
        called=seen.called,
        partner=seen.partner,
        hand=parts.get(("hand", reader), (seen.hand, trump, seen.level), lambda: hand_of(seen))
        if seen.hand
        else [],
        hand_sizes=list(seen.hand_sizes),
        trick=parts.get("trick", (trick, seen.leader, trump, seen.level), lambda: _trick_now(seen))
        if trick
        else None,
        last_trick=parts.get("last_trick", plays[-1], lambda: _finished(seen, plays[-1])) if plays else None,
        n_tricks=len(plays),
        points=list(seen.points) or [0] * variant.n_sides,
        tricks=list(seen.tricks) or [0] * variant.n_sides,
        tally=parts.get("tally", tally, lambda: tally_texts(variant, tally)),
        kitty=_listed(seen.kitty),
        buried=_listed(seen.buried),
        buried_shown=list(seen.buried_shown),
        known=parts.get("known", known, lambda: [list(cards) for cards in known]),
        calls=parts.get("calls", calls, lambda: [Call(called.seat, str(called.call)) for called in calls]),
        status=parts.get(("status", reader), _stands(seen), lambda: status(seen, reader)),
        ask=asked(seen) if own_turn else [],
        turn=_turn(seen) if own_turn else None,
        outcome=_outcome(seen),
        waiting=waiting,
        can_undo=can_undo,
        can_claim=may_claim and own_turn and can_claim(seen),
    )


def _stands(seen: View) -> tuple[object, ...]:
    """Return everything of a view that its ``status`` tells of."""
    return (
        seen.phase,
        seen.contract,
        seen.level,
        seen.called,
        seen.partner,
        seen.tricks,
        seen.points,
        seen.known,
        seen.kitty,
        seen.buried,
        seen.buried_shown,
    )


def hand_of(seen: View) -> list[Group]:
    """Return the hand of the view's seat in groups."""
    return [Group(suit, list(cards)) for suit, cards in grouped_hand(seen)]


def can_claim(seen: View) -> bool:
    """Return whether the seat to lead takes the rest for certain."""
    leads = seen.phase is Phase.PLAY and not seen.trick and not seen.calling
    return leads and certain_rest(seen) is not None


def tally_texts(variant: Variant, tally: Sequence[int]) -> list[str]:
    """Return totals as texts: levels by their rank."""
    if isinstance(variant.match, LevelMatch):
        return [variant.match.levels[level] for level in tally]
    return [str(total) for total in tally]


def _listed(cards: Hand | None) -> list[str] | None:
    return None if cards is None else list(cards)


def _points(variant: Variant, cards: tuple[Hand, ...]) -> int:
    return sum(variant.card_points[card] for put in cards for card in put)


def _trick_now(seen: View) -> TrickNow | None:
    if not seen.trick or seen.leader is None:
        return None
    cards: list[list[str]] = [list(put) for put in seen.trick]
    return TrickNow(seen.leader, cards, winning_seat(seen), _points(seen.variant, seen.trick))


def _finished(seen: View, trick: Trick) -> TrickNow:
    cards: list[list[str]] = [list(put) for put in trick.cards]
    return TrickNow(trick.leader, cards, trick.winner, _points(seen.variant, trick.cards))


def _turn(seen: View) -> Turn:
    legal = seen.legal
    actions = [str(action) for action in legal] if len(legal) <= LONGEST_LIST else None
    kind = _kind(seen)
    return Turn(kind, actions, _cards_in(legal) if kind not in ("call", "trump") else [], _n(seen, kind))


def _kind(seen: View) -> str:
    match seen.phase:
        case Phase.AUCTION:
            return "declare" if isinstance(seen.variant.auction, TrumpDeclaring) else "call"
        case Phase.BURY:
            return "bury"
        case Phase.NAME_TRUMP:
            return "trump"
        case _:
            return "partner" if seen.calling else "play"


def _cards_in(legal: Sequence[Action]) -> list[str]:
    if isinstance(legal, Choices):
        return list(sort_cards(legal.cards))
    faces: set[Card] = set()
    for action in legal:
        match action:
            case Play(cards=cards) | Bury(cards=cards) | Declare(cards=cards):
                faces.update(cards)
            case CallPartner(card=card):
                faces.add(card)
            case _:
                pass
    return list(sort_cards(faces))


def _n(seen: View, kind: str) -> int | None:
    match kind:
        case "bury":
            return len(seen.kitty or ())
        case "partner":
            return 1
        case "play" if seen.trick:
            return len(seen.trick[0])
        case "play":
            return None if isinstance(seen.variant.play, Shapes) else 1
        case "declare":
            return None
        case _:
            return 0


def _outcome(seen: View) -> Outcome | None:
    result = seen.result
    if result is None:
        return None
    return Outcome(
        thrown_in=result.thrown_in,
        made=None if result.thrown_in else is_made(seen),
        points=list(result.points),
        delta=list(result.delta),
        tally=tally_texts(seen.variant, result.tally),
        winners=list(result.winners),
        lines=outcome(seen, seen.seat),
    )
