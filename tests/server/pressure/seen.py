"""What a reader of a table may have seen, worked out from the stored log by the rules alone.

Nothing of ``views``, ``telling`` or the server's own making of messages is asked here: this is the other
opinion that every message sent is held against.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kibitz.match import fair
from kibitz.match.log import Acted, Match, NextDeal, Seated, Setup, TakenBack, happen, start_match
from kibitz.records.rule_code import parse_rule_code
from kibitz.rules.actions import Bury, CallPartner, Declare, Play, parse_action
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import Seat
from kibitz.rules.state import Burying, DealOver, NamingTrump, Playing, State
from kibitz.rules.variant import Variant
from kibitz.server import log

Reader = Seat | None


@dataclass(slots=True)
class Moment:
    """What may be known after an event. cards: faces by reader, of the deal on the table.

    secrets: what nobody may be told now. nameable: faces the seat to act may call though it has not seen
    them. turn: whose turn it is. is_over: whether the deal is. partner_shown: whether all know the partner.
    """

    cards: dict[Reader, frozenset[str]]
    secrets: frozenset[str]
    nameable: frozenset[str] = frozenset()
    turn: Seat | None = None
    is_over: bool = False
    partner_shown: bool = False


@dataclass(slots=True)
class Story:
    """A table's stored events and what was known after each; ``moments[n]`` is after event n (0: nothing).

    forced: the events that were their seat's only legal act, which tells of its hand.
    """

    variant: Variant
    moments: list[Moment]
    forced: dict[int, Seat] = field(default_factory=dict)


def story_of(bodies: Sequence[bytes]) -> Story:
    """Return what was known at a table, event by event."""
    events = [log.decode_event(body) for body in bodies]
    opened = events[0]
    assert isinstance(opened, log.Opened)
    variant = parse_rule_code(opened.code)
    story = Story(variant, [Moment({}, frozenset())])
    match: Match | None = None
    hidden: set[str] = set()
    waiting = ""
    seen: dict[Reader, set[str]] = {}
    for n, event in enumerate(events, start=1):
        match event:
            case log.Committed(secret=waiting):
                hidden.add(waiting)
            case log.Dealt(nonces=given):
                nonces = {Seat(int(seat)): nonce for seat, nonce in given.items()}
                seed = fair.mixed(waiting, nonces)
                hidden.add(seed)
                match = _dealt(variant, match, seed)
                seen = {reader: set(variant.set_aside) for reader in (None, *variant.seats)}
                for seat in variant.seats:
                    seen[seat] |= set(match.state.hands[seat])  # type: ignore[union-attr]  # an auction
            case log.Did():
                assert match is not None
                if len(legal_actions(match.state)) == 1:
                    story.forced[n] = Seat(event.seat)
                match = _done(match, event, seen)
            case log.TookBack(n=n_acts):
                assert match is not None
                match = happen(match, TakenBack(n_acts))
            case _:
                pass
        if match is not None and isinstance(match.state, DealOver) and isinstance(event, log.Did):
            # From here on everybody may do the deal over again.
            hidden.clear()
        story.moments.append(_moment(match.state if match else None, seen, frozenset(hidden)))
    return story


def _dealt(variant: Variant, match: Match | None, seed: str) -> Match:
    if match is not None:
        return happen(match, NextDeal(seed))
    seats = tuple(Seated("", "person") for _ in variant.seats)
    return start_match(Setup(variant, seed, seats), seed)


def _done(match: Match, event: log.Did, seen: dict[Reader, set[str]]) -> Match:
    action = parse_action(event.action)
    seat = Seat(event.seat)
    assert seat == to_act(match.state)
    after = happen(match, Acted(seat, action))
    match action:
        case Play(cards=cards) | Declare(cards=cards):
            _show(seen, cards)
        case CallPartner(card=card):
            _show(seen, (card,))
        case Bury(cards=cards):
            seen[seat] |= set(cards)
        case _:
            pass
    _look(after.state, seen)
    return after


def _look(state: State, seen: dict[Reader, set[str]]) -> None:
    """Add what a state shows to everybody or to its declarer."""
    match state:
        case Burying(contract=contract, kitty=kitty, kitty_shown=shown):
            seen[contract.declarer] |= set(kitty)
            if shown:
                _show(seen, kitty)
        case NamingTrump(contract=contract, kitty=kitty, buried=buried) if buried:
            seen[contract.declarer] |= set(kitty)
        case Playing(variant=variant, contract=contract, buried=buried):
            rule = variant.kitty
            if rule is not None and rule.buried_trump_shown:
                order = order_of(variant, contract.trump, contract.level)
                _show(seen, order.cards_of(TRUMPS, buried))
        case DealOver(variant=variant, last=Playing() as last):
            rule = variant.kitty
            if rule is not None and rule.buried_shown_at_end:
                _show(seen, last.buried)
        case _:
            pass


def _show(seen: dict[Reader, set[str]], cards: Iterable[str]) -> None:
    shown = set(cards)
    for faces in seen.values():
        faces |= shown


def _moment(state: State | None, seen: dict[Reader, set[str]], secrets: frozenset[str]) -> Moment:
    cards = {reader: frozenset(faces) for reader, faces in seen.items()}
    if state is None:
        return Moment(cards, secrets)
    turn = to_act(state)
    nameable: frozenset[str] = frozenset()
    if isinstance(state, Playing) and state.calling:
        nameable = frozenset(a.card for a in legal_actions(state) if isinstance(a, CallPartner))
    shown = isinstance(state, DealOver) or (isinstance(state, Playing) and state.partner is not None)
    return Moment(cards, secrets, nameable, turn, isinstance(state, DealOver), shown)
