"""What a seat knows as text: whole, and nothing more."""

from __future__ import annotations

import json

import pytest

from kibitz.cards import format_cards, sort_cards
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.records.view_line import format_view_line, view_json
from kibitz.rules.parts import LevelMatch
from kibitz.rules.state import Auction, Burying, DealOver, Playing
from kibitz.rules.variant import Variant
from kibitz.views import observer_view, view
from tests.property.strategies import TABLES, play_out

KEYS = (
    *("variant", "options", "dealer", "deal", "hand", "kitty", "buried", "trump", "declarer", "contract"),
    *(
        "called",
        "partner",
        "points",
        "tricks",
        "seat",
        "phase",
        "to_act",
        "auction",
        "plays",
        "trick",
        "shown",
    ),
)


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_view_json_has_every_key_and_the_own_hand(variant: Variant) -> None:
    tally = "levels" if isinstance(variant.match, LevelMatch) else "scores"
    for state in play_out(variant, "views").states[::5]:
        for seat in variant.seats:
            facts = view_json(view(state, seat))
            assert sorted((*KEYS, tally)) == sorted(facts)
            assert facts == json.loads(json.dumps(facts))
            if not isinstance(state, DealOver):
                assert format_cards(state.hands[seat]) == facts["hand"]
                assert facts["to_act"] is not None


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_cards_that_only_others_hold_are_in_no_text_of_the_view(variant: Variant) -> None:
    for state in play_out(variant, "views").states[::4]:
        if isinstance(state, DealOver):
            continue
        for seat in variant.seats:
            seen = view(state, seat)
            facts = view_json(seen)
            # Cards of the auction and of tricks say their seat; the fields of cards are looked at here.
            texts = format_view_line(seen) + json.dumps([facts["hand"], facts["kitty"], facts["buried"]])
            may_see = {*state.hands[seat], *seen.hand, *(seen.kitty or ()), *(seen.buried or ())}
            may_see |= {card for cards in (*seen.known, seen.buried_shown) for card in cards}
            may_see |= {card for trick in seen.plays for cards in trick.cards for card in cards}
            may_see |= {card for cards in seen.trick for card in cards}
            may_see |= {seen.called} if seen.called is not None else set()
            for called in seen.calls:
                may_see |= {card for card in variant.cards if card in str(called.call).split(" ")}
            hidden = set(variant.cards) - may_see
            words = set(
                texts.replace("=", " ").replace(",", " ").replace(".", " ").replace("/", " ").split(" ")
            )
            assert set() == hidden & words


def test_only_who_buried_knows_what_lies_there() -> None:
    state = next(s for s in play_out(TABLES[0], "views").states if isinstance(s, Playing))
    for seat in state.variant.seats:
        facts = view_json(view(state, seat))
        own = seat == state.contract.declarer
        assert (format_cards(state.buried) if own else None) == facts["buried"]
        assert (format_cards(state.kitty) if own else None) == facts["kitty"]
        assert own is ("buried=" in format_view_line(view(state, seat)))


def test_buried_trumps_are_shown_where_the_house_rule_says() -> None:
    variant = parse_rule_code("crowsnest~trump_before_nest.true~buried_trump_shown.true")
    for number in range(20):
        states = play_out(variant, f"shown/{number}").states
        playing = [state for state in states if isinstance(state, Playing)]
        trumps = [card for card in playing[0].buried if card[0] == playing[0].contract.trump or card == "CR"]
        if trumps:
            break
    else:
        raise AssertionError("no deal with a buried trump")
    other = variant.next_seat(playing[0].contract.declarer)
    declarer = playing[0].contract.declarer
    shown = [{"seat": declarer, "from": "buried", "cards": list(sort_cards(trumps))}]
    assert shown == view_json(view(playing[0], other))["shown"]
    assert "buried_shown=" in format_view_line(view(playing[0], other))


def test_a_view_line_says_who_looks_and_what_he_holds() -> None:
    state = play_out(TABLES[0], "views").states[0]
    assert isinstance(state, Auction)
    line = format_view_line(view(state, state.variant.seats[2]))
    assert line.startswith("crowsnest seat=2 phase=auction to_act=")
    assert f"hand={'.'.join(state.hands[2])} sizes=9,9,9,9" in line


def test_somebody_who_watches_has_no_hand() -> None:
    state = play_out(TABLES[0], "views").states[0]
    line = format_view_line(observer_view(state))
    assert line.startswith("crowsnest seat=- phase=auction")
    assert "hand=" not in line
    assert view_json(observer_view(state))["seat"] is None


def test_the_declarer_sees_the_kitty_among_his_cards() -> None:
    state = next(s for s in play_out(TABLES[0], "views").states if isinstance(s, Burying))
    facts = view_json(view(state, state.contract.declarer))
    assert format_cards(state.kitty) == facts["kitty"]
    assert set(state.kitty) <= set(str(facts["hand"]).split(" "))
