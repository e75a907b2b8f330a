"""The position: one line that holds everything a state holds, for tools that may see all cards.

::

    CODE phase=play dealer=3 deal=1 scores=0,0 hands=R5.R7/G8/… … trick=R5.R7

The rule code first, then fields; ``docs/format/position.md`` explains every key. Cards, points and tricks
are as they stand now. How one is read stands in ``history.py``; ``parse_position(format_position(state))``
equals the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kibitz.cards import sort_cards
from kibitz.errors import RecordError, problem
from kibitz.records.fields import (
    Fields,
    Item,
    calls_text,
    hands_text,
    join_items,
    numbers_text,
    plays_text,
    tricks_text,
)
from kibitz.records.history import state_of_fields
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.rules.actions import ALONE
from kibitz.rules.parts import LevelMatch
from kibitz.rules.state import (
    Auction,
    Burying,
    Contract,
    DealOver,
    NamingTrump,
    Outcome,
    Playing,
    Standing,
    State,
    phase_of,
)
from kibitz.rules.variant import Variant

# --- printing -------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """Return the position of a state as one line."""
    return join_items(format_rule_code(state.variant), _items(state))


def standing_items(variant: Variant, standing: Standing) -> Iterator[Item]:
    """Yield the fields of the match before a deal."""
    yield "dealer", str(standing.dealer)
    yield "deal", str(standing.deal)
    if isinstance(variant.match, LevelMatch):
        yield "levels", ",".join(variant.match.levels[index] for index in standing.tally)
    else:
        yield "scores", numbers_text(standing.tally)


def contract_items(contract: Contract) -> Iterator[Item]:
    """Yield the fields of a contract, as far as they are settled."""
    yield "declarer", str(contract.declarer)
    if contract.alone or contract.bid is not None:
        yield "contract", ALONE if contract.alone else str(contract.bid)
    if contract.trump is not None:
        yield "trump", contract.trump
    if contract.level is not None:
        yield "level", contract.level


def _items(state: State) -> Iterator[Item]:
    yield "phase", phase_of(state).value
    yield from standing_items(state.variant, state.standing)
    match state:
        case DealOver(last=None, outcome=outcome):
            assert outcome is not None, "a deal that is over had an end"
            yield from _outcome_items(outcome)
        case DealOver(last=(Auction() | Playing()) as last):
            yield from _running_items(last)
        case Auction() | NamingTrump() | Burying() | Playing():
            yield from _running_items(state)


def _running_items(state: Auction | NamingTrump | Burying | Playing) -> Iterator[Item]:
    yield "hands", hands_text(state.hands)
    if state.kitty:
        yield "kitty", ".".join(state.kitty)
    if state.calls:
        yield "calls", calls_text(state.calls)
    if isinstance(state, Auction):
        return
    yield from contract_items(state.contract)
    if not isinstance(state, NamingTrump) and state.kitty_shown:
        yield "kitty_shown", "true"
    if not isinstance(state, Burying) and state.buried:
        yield "buried", ".".join(state.buried)
    if isinstance(state, Playing):
        yield from _play_items(state)


def _play_items(state: Playing) -> Iterator[Item]:
    if state.called is not None:
        yield "called", state.called
    if state.partner is not None:
        yield "partner", str(state.partner)
    if state.calling:
        yield "calling", "true"
    yield "tricks", numbers_text(state.tricks)
    if state.points:
        yield "points", numbers_text(state.points)
    if any(state.failed_throws):
        yield "failed_throws", numbers_text(state.failed_throws)
    if any(state.known):
        yield "known", hands_text(state.known)
    yield "leader", str(state.leader)
    if state.plays:
        yield "plays", tricks_text(state.plays)
    if state.trick:
        yield "trick", plays_text(state.trick)


def _outcome_items(outcome: Outcome) -> Iterator[Item]:
    yield from contract_items(outcome.contract)
    if outcome.buried:
        yield "buried", ".".join(outcome.buried)
    if outcome.partner is not None:
        yield "partner", str(outcome.partner)
    yield "tricks", numbers_text(outcome.tricks)
    if outcome.points:
        yield "points", numbers_text(outcome.points)
    if outcome.last_trick is not None:
        last = outcome.last_trick
        winning = f":{'.'.join(last.winning)}" if last.winning else ""
        yield "last_trick", f"{last.winner}:{last.n_cards}{winning}"


# --- reading --------------------------------------------------------------------------------------

# How the value of each key is read; two texts of one value are equal. The order is that of the line.
_READ: dict[str, Callable[[Fields, str], object]] = {
    "phase": Fields.text,
    "dealer": Fields.seat,
    "deal": Fields.number,
    "levels": Fields.ranks,
    "scores": Fields.numbers,
    "hands": Fields.hands,
    "kitty": Fields.cards,
    "calls": Fields.calls,
    "declarer": Fields.seat,
    "contract": Fields.text,
    "trump": Fields.suit,
    "level": Fields.rank,
    "kitty_shown": Fields.flag,
    "buried": lambda fields, key: sort_cards(fields.cards(key) or ()),
    "called": Fields.card,
    "partner": Fields.seat,
    "calling": Fields.flag,
    "tricks": Fields.numbers,
    "points": Fields.numbers,
    "failed_throws": Fields.numbers,
    "known": Fields.hands,
    "leader": Fields.seat,
    "plays": Fields.tricks,
    "trick": Fields.trick,
    "last_trick": Fields.last_trick,
}


def parse_position(text: str) -> State:
    """Return the state a position describes.

    Fields that follow from the others (``tricks=0,0``, a leader) may be left out; those given must agree.
    Raises RecordError with the column of the field, VariantError for a rule code that cannot be played.
    """
    code, space, rest = text.partition(" ")
    variant = parse_rule_code(code)
    if not space:
        raise RecordError(problem("position/missing", key="phase"), column=len(text) + 1)
    fields = Fields(rest, len(code) + 2)
    for key in fields:
        if key not in _READ:
            raise fields.fault(key, "position/unknown_key", allowed=" ".join(_READ))
    state = state_of_fields(variant, fields)
    made = Fields(join_items("", _items(state)).strip())
    for key in fields:
        if _READ[key](fields, key) != _READ[key](made, key):
            raise fields.fault(
                key,
                "position/contradiction",
                value=(fields.text(key) or "")[:60],
                expected=(made.text(key) or "-")[:60],
            )
    return state
