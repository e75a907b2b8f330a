"""Open-hand values: lines of JSON with all hands of an Amerikaner deal open, and the number they have.

``docs/format/json.md`` has the format. The declarer leads: a trump, where the contract is a number; any card
in an Amerikaner. The values a line gives (``forced``, ``by_lead``, ``declarer_tricks``) are from elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from kibitz.cards import Card, Suit, parse_card, parse_cards, suit_of
from kibitz.errors import RecordError, VariantError, problem
from kibitz.games import variant_of
from kibitz.records.json_start import Whole, decode_line
from kibitz.rules.actions import ALONE
from kibitz.rules.parts import Seat
from kibitz.rules.phases.play import legal
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Phase, Playing


class OpenHandsLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a file."""

    id: str
    n: Whole
    hands: list[str]
    declarer: Whole
    trump: str | None
    called: str | None = None
    partner: Whole | None = None
    contract: Whole | str | None = None
    forced: Whole | None = None
    by_lead: dict[str, Whole] = {}
    trump_lead: Whole | None = None
    free_first_trick: Whole | None = None
    declarer_tricks: Whole | None = None
    all_tricks: bool | None = None
    source: str = ""


_DECODER = msgspec.json.Decoder(OpenHandsLine)


@dataclass(frozen=True, slots=True)
class OpenHands:
    """A deal with all hands open.

    leads: what the declarer may lead, in writing order. value, by_card: as far as the file gives them.
    """

    id: str
    line: int
    state: Playing
    leads: tuple[Card, ...]
    value: int | None
    by_card: dict[Card, int]


def read_open_hands(text: str) -> tuple[OpenHands, ...]:
    """Return the deals of a file; empty lines are skipped. Raises RecordError with the line."""
    return tuple(
        _deal(decode_line(_DECODER, line, number), number)
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip()
    )


def _deal(read: OpenHandsLine, number: int) -> OpenHands:
    try:
        state = _state(read)
        leads = _leads(state)
        by_card = {parse_card(card): tricks for card, tricks in read.by_lead.items()}
    except (VariantError, RecordError) as error:
        located = RecordError(error.problems[0], number)
        located.problems = (*error.problems, problem("case/named", case=read.id[:60]))
        raise located from None
    value = read.declarer_tricks if state.contract.alone else read.forced
    return OpenHands(read.id, number, state, leads, value, by_card)


def _leads(state: Playing) -> tuple[Card, ...]:
    """Return what the declarer may lead: trumps, where the contract is a number."""
    leads = tuple(card for action in legal(state) for card in getattr(action, "cards", ()))
    if not state.contract.alone:
        leads = tuple(card for card in leads if suit_of(card) == state.contract.trump)
    if not leads:
        raise RecordError(problem("open_hands/no_trump_lead", seat=state.contract.declarer))
    return leads


def _state(read: OpenHandsLine) -> Playing:
    variant = variant_of("amerikaner", {"players": read.n})
    alone = read.contract == ALONE
    if isinstance(read.contract, str) and not alone:
        raise RecordError(problem("json/contract", value=read.contract[:40], allowed=ALONE))
    if read.trump is None and not alone:
        raise RecordError(problem("start/missing", key="trump", phase=Phase.PLAY.value))
    if read.called is None and not alone:
        raise RecordError(problem("open_hands/no_called_card"))
    start = Start(
        phase=Phase.PLAY.value,
        dealer=Seat((read.declarer - 1) % max(1, read.n)),
        hands=tuple(map(parse_cards, read.hands)),
        trump=None if read.trump is None else Suit(read.trump),
        declarer=Seat(read.declarer),
        contract=None if alone else variant.minimum_bid if read.contract is None else int(read.contract),
        alone=alone,
        called=None if read.called is None else parse_card(read.called),
        leader=Seat(read.declarer),
    )
    state = state_from_start(variant, start)
    assert isinstance(state, Playing)
    if read.called is not None and read.partner is not None:
        holder = next((s for s, hand in enumerate(state.hands) if state.called in hand), None)
        if holder != read.partner:
            raise RecordError(problem("open_hands/not_the_holder", seat=read.partner, card=read.called[:10]))
    return state
