"""No card of another hand is on the screen before it is played or shown, whatever command is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.cards import CARD_INDEX
from kibitz.games import VARIANTS
from kibitz.match.log import Match
from kibitz.rules.actions import Bury, Declare, Play
from kibitz.rules.parts import NumberAuction
from kibitz.rules.state import Auction, Burying, DealOver, NamingTrump, Playing
from tests.terminal.driver import Person, plain

_WORD = re.compile(r"[A-Z0-9]+")
# What a text means is said of the card in general, whoever holds it.
_LEGEND = re.compile(r"\b(CR|R1) is the (Crow|Rook|red 1)\b")
OWN = 0


def cards_printed(text: str) -> set[str]:
    """Return every card a text names."""
    return {word for word in _WORD.findall(text) if word in CARD_INDEX}


def cards_open(match: Match) -> set[str]:
    """Return what seat 0 may have seen in the deal on the table, found from the log and not from a view."""
    deal, state = match.current, match.state
    seen: set[str] = {*deal.start.hands[OWN], *match.setup.variant.set_aside}
    for acted in deal.acted:
        match acted.action:
            case Play(cards=cards) | Declare(cards=cards):
                seen |= {*cards}
            case Bury(cards=cards) if acted.seat == OWN:
                seen |= {*cards}
            case _:
                pass
    match state:
        case Burying() | NamingTrump() | Playing():
            if state.contract.declarer == OWN or not isinstance(state.variant.auction, NumberAuction):
                seen |= {*state.kitty}
            if isinstance(state, Playing) and state.called:
                seen.add(state.called)
            if isinstance(state, Playing) and state.calling:
                # The list of what may be called: cards of the suit led that are not one's own.
                seen |= {card for hand in state.hands for card in hand if card[0] == state.contract.trump}
        case DealOver():
            seen |= {*deal.start.kitty, *CARD_INDEX}
        case Auction():
            pass
    return seen


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("crowsnest", ()),
        ("amerikaner", ("players=6", "kitty=four")),
        *(
            pytest.param(name, options, marks=pytest.mark.slow)
            for name in VARIANTS
            for options in ((),)
            # Two copies of a card: one may be open while the other is hidden, and both read the same.
            if VARIANTS[name].deck.copies == 1
        ),
    ],
)
def test_no_hidden_card_is_printed(tmp_path: Path, name: str, options: tuple[str, ...]) -> None:
    given = [word for option in options for word in ("--option", option)]
    with Person(tmp_path, name, *given, "--seed", "5") as person:
        read = n_decisions = 0
        while person.wait():
            match = person.match
            if isinstance(match.state, DealOver):
                break
            for command in ("why", "hint", "table", "", "last", "kitty", "hand"):
                person.type(command)
                person.wait()
            # The legend of the first screen names a special card, and tells nobody where it is.
            printed = cards_printed(_LEGEND.sub("", plain(person.output[read:])))
            assert set() == printed - cards_open(match), match.current.acted
            read = len(person.output)
            n_decisions += 1
            person.type(person.next_text())
        assert n_decisions > 3
