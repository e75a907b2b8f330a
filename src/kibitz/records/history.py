"""From the fields of a position to its state: back to where the history begins, then played again.

The history begins with the deal if the line has calls, else with a start such as a case gives: the cards
of the finished tricks go back to the hands, and what they brought is taken off. Only what is no action on
the table, the attempts behind failed throws, is taken from the line as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kibitz.cards import Rank, sort_cards, without
from kibitz.errors import IllegalAction, RecordError
from kibitz.records.fields import Fields
from kibitz.rules.actions import ALONE, Action, Bury, CallPartner, NameTrump, Play
from kibitz.rules.engine import apply, to_act
from kibitz.rules.parts import Seat, Shapes
from kibitz.rules.setup import RESULT, Start, state_from_start
from kibitz.rules.state import (
    Burying,
    Called,
    DealOver,
    Hand,
    NamingTrump,
    Phase,
    Playing,
    State,
    phase_of,
)
from kibitz.rules.variant import Variant

_PHASES = tuple(phase.value for phase in Phase)
_OVER = (Phase.DEAL_OVER.value, Phase.MATCH_OVER.value)

# Which field a fault of a start is about, where it does not say so itself.
_FIELD_OF = {
    "trump/no_such_suit": "trump",
    "auction/no_such_bid": "contract",
    "auction/not_a_multiple": "contract",
    "start/contract": "contract",
    "start/declarer": "declarer",
    "start/deal": "deal",
    "start/last_trick": "last_trick",
    "start/no_such_phase": "phase",
    "start/partner": "partner",
}


def state_of_fields(variant: Variant, fields: Fields) -> State:
    """Return the state a line's fields lead to; that all of them agree with it remains to be seen."""
    told = _told(variant, fields)
    if told.phase in _OVER and not told.calls and not told.plays:
        return _started(fields, variant, _middle(fields, told, RESULT, None))
    if told.calls or told.phase == Phase.AUCTION:
        return _played(_after_auction(variant, fields, told), fields, told)
    phase = Phase.PLAY.value if told.phase in _OVER else told.phase
    hands = _hands_before_plays(told)
    if phase == Phase.BURY:
        hands = _before_kitty(variant, fields, hands, (), told.kitty)
    start = _middle(fields, told, phase, hands)
    if told.plays:
        start = _before_plays(variant, fields, told, start)
    return _played(_started(fields, variant, start), fields, told)


@dataclass(frozen=True, slots=True)
class _Told:
    """What a line tells of the cards, and what was done with them. plays: who played what, in order."""

    phase: str
    hands: tuple[Hand, ...]
    kitty: Hand
    buried: Hand
    calls: tuple[Called, ...]
    leader: Seat | None
    plays: tuple[tuple[Seat, Hand], ...]


def _told(variant: Variant, fields: Fields) -> _Told:
    phase = fields.text("phase")
    if phase is None:
        raise fields.fault("phase", "position/missing")
    if phase not in _PHASES:
        raise fields.unreadable("phase", " ".join(_PHASES))
    hands = fields.hands("hands") or ()
    if hands and len(hands) != variant.n_seats:
        raise fields.fault("hands", "start/length", n=len(hands), expected=variant.n_seats)
    leader, trick = fields.seat("leader"), fields.trick("trick")
    tricks = list(fields.tricks("plays") or ())
    if trick is not None:
        if leader is None:
            raise fields.fault("leader", "position/missing")
        tricks.append((leader, trick))
    return _Told(
        phase,
        hands or ((),) * variant.n_seats,
        fields.cards("kitty") or (),
        sort_cards(fields.cards("buried") or ()),
        fields.calls("calls") or (),
        tricks[0][0] if tricks else leader,
        tuple(_by_seat(variant, tricks)),
    )


def _by_seat(variant: Variant, tricks: list[tuple[Seat, tuple[Hand, ...]]]) -> Iterator[tuple[Seat, Hand]]:
    for leader, trick in tricks:
        for place, cards in enumerate(trick):
            yield Seat((leader + place) % variant.n_seats), cards


# --- where the history begins ---------------------------------------------------------------------


def _hands_before_plays(told: _Told) -> tuple[Hand, ...]:
    hands = [list(hand) for hand in told.hands]
    for seat, cards in told.plays:
        hands[seat].extend(cards)
    return tuple(map(sort_cards, hands))


def _before_kitty(
    variant: Variant, fields: Fields, hands: tuple[Hand, ...], buried: Hand, kitty: Hand
) -> tuple[Hand, ...]:
    """Return the hands before the declarer took the kitty (and buried, if he has)."""
    declarer = _needed_seat(fields, "declarer")
    if declarer >= variant.n_seats:
        raise fields.fault("declarer", "start/seat", seat=declarer, highest=variant.n_seats - 1)
    try:
        before = without(hands[declarer] + buried, kitty)
    except ValueError:
        raise fields.fault("kitty", "position/kitty") from None
    return (*hands[:declarer], before, *hands[declarer + 1 :])


def _needed_seat(fields: Fields, key: str) -> Seat:
    seat = fields.seat(key)
    if seat is None:
        raise fields.fault(key, "position/missing")
    return seat


def _dealt(fields: Fields, told: _Told, hands: tuple[Hand, ...]) -> Start:
    """Return the start of a deal."""
    deal = fields.number("deal")
    return Start(
        phase=Phase.AUCTION.value,
        dealer=_needed_seat(fields, "dealer"),
        deal=1 if deal is None else deal,
        scores=fields.numbers("scores"),
        levels=fields.ranks("levels"),
        hands=hands,
        kitty=told.kitty,
    )


def _middle(fields: Fields, told: _Told, phase: str, hands: tuple[Hand, ...] | None) -> Start:
    """Return a start in a later phase, from which the told plays begin."""
    contract = fields.text("contract")
    level: Rank | None = fields.rank("level")
    return replace(
        _dealt(fields, told, hands or ()),
        phase=phase,
        hands=hands,
        buried=told.buried,
        # Who must call now has set trump with the card that lies on the table.
        trump=None if fields.flag("calling") else fields.suit("trump"),
        level=level,
        declarer=fields.seat("declarer"),
        contract=None if contract == ALONE else fields.number("contract"),
        alone=contract == ALONE,
        called=fields.card("called"),
        partner=fields.seat("partner"),
        leader=told.leader,
        tricks=fields.numbers("tricks"),
        points=fields.numbers("points"),
        last_trick=fields.last_trick("last_trick"),
    )


def _before_plays(variant: Variant, fields: Fields, told: _Told, start: Start) -> Start:
    """Return the start with what the told plays have brought taken off."""
    state = _played(_started(fields, variant, replace(start, tricks=None, points=None)), fields, told)
    last = state.last if isinstance(state, DealOver) else state
    assert isinstance(last, Playing), "plays lead to plays"
    return replace(
        start,
        tricks=_less(fields, "tricks", start.tricks, last.tricks),
        points=_less(fields, "points", start.points, last.points),
    )


def _less(
    fields: Fields, key: str, now: tuple[int, ...] | None, gained: tuple[int, ...]
) -> tuple[int, ...] | None:
    if now is None:
        return None
    if len(now) != len(gained):
        raise fields.fault(key, "start/length", n=len(now), expected=len(gained))
    return tuple(a - b for a, b in zip(now, gained, strict=True))


def _started(fields: Fields, variant: Variant, start: Start) -> State:
    try:
        return state_from_start(variant, start)
    except RecordError as error:
        fault = error.problems[0]
        key = _FIELD_OF.get(fault.code, fault.arguments.get("key", "hands"))
        if fault.code == "start/level":
            key = "level" if fields.text("level") == fault.arguments["level"] else "levels"
        raise fields.refused(str(key), fault) from None


# --- playing it again -----------------------------------------------------------------------------


def _after_auction(variant: Variant, fields: Fields, told: _Told) -> State:
    """Return the state after the calls, and after what the phase needs of burying and naming trump."""
    hands = _hands_before_plays(told)
    if told.buried or told.phase == Phase.BURY:
        buried = () if told.phase == Phase.BURY else told.buried
        hands = _before_kitty(variant, fields, hands, buried, told.kitty)
    state = _started(fields, variant, _dealt(fields, told, hands))
    for called in told.calls:
        if to_act(state) != called.seat:
            raise fields.fault("calls", "position/turn", seat=called.seat)
        state = _applied(fields, "calls", state, called.call)
    while isinstance(state, NamingTrump | Burying) and phase_of(state) != told.phase:
        if isinstance(state, Burying):
            state = _applied(fields, "buried", state, Bury(told.buried))
        else:
            trump = fields.suit("trump")
            if trump is None:
                raise fields.fault("trump", "position/missing")
            state = _applied(fields, "trump", state, NameTrump(trump))
    return state


def _played(state: State, fields: Fields, told: _Told) -> State:
    """Return the state after the told plays."""
    if isinstance(state, Playing):
        state = _with_failed_throws(state, fields, told)
    called = fields.card("called")
    for seat, cards in told.plays:
        if to_act(state) != seat:
            raise fields.fault("plays" if "plays" in fields else "trick", "position/turn", seat=seat)
        state = _applied(fields, "plays" if "plays" in fields else "trick", state, Play(cards))
        if isinstance(state, Playing) and state.calling and called is not None:
            state = _applied(fields, "called", state, CallPartner(called))
    return _with_known(state, fields) if isinstance(state, Playing) else state


def _applied(fields: Fields, key: str, state: State, action: Action) -> State:
    try:
        return apply(state, action)
    except IllegalAction as error:
        raise fields.refused(key, error.problems[0]) from None


def _with_failed_throws(state: Playing, fields: Fields, told: _Told) -> Playing:
    failed = fields.numbers("failed_throws")
    if failed is None:
        return state
    variant = state.variant
    n_leads = [0] * variant.n_sides
    for seat, _ in told.plays[:: variant.n_seats]:
        n_leads[variant.side_of(seat)] += 1
    has_throws = isinstance(variant.play, Shapes) and variant.play.throws
    allowed = n_leads if has_throws else [0] * variant.n_sides
    if len(failed) != len(allowed) or any(
        not 0 <= n <= most for n, most in zip(failed, allowed, strict=True)
    ):
        raise fields.fault("failed_throws", "position/failed_throws", most=",".join(map(str, allowed)))
    return replace(state, failed_throws=failed)


def _with_known(state: Playing, fields: Fields) -> Playing:
    """Return the state with the cards known of each seat; only a failed throw makes more of them known."""
    known = fields.hands("known")
    if known is None:
        return state
    if len(known) != len(state.hands):
        raise fields.fault("known", "start/length", n=len(known), expected=len(state.hands))
    for seat, (cards, at_least, hand) in enumerate(zip(known, state.known, state.hands, strict=True)):
        may_be_more = state.failed_throws[state.variant.side_of(seat)] > 0
        if not _is_part(at_least, cards) or not _is_part(cards, hand if may_be_more else at_least):
            raise fields.fault("known", "position/known", seat=seat)
    return replace(state, known=known)


def _is_part(cards: Hand, of: Hand) -> bool:
    return all(cards.count(card) <= of.count(card) for card in cards)
