"""An undo is remembered: at the table, in the saved match and in its record."""

from __future__ import annotations

from kibitz.games import VARIANTS
from kibitz.language import translate
from kibitz.match.log import Acted, Event, Match, Seated, Setup, TakenBack, happen, start_match
from kibitz.match.recorded import record_of
from kibitz.match.referee import play_deal
from kibitz.match.saved import format_event, format_head, read_match
from kibitz.players.random import RandomPlayer
from kibitz.records.format import format_record
from kibitz.records.parse import read_record
from kibitz.rules.actions import Action, Bid, Pass
from kibitz.rules.engine import to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import Burying

SEEN = translate("match-undone", {"saw": "yes"}, "en")
UNSEEN = translate("match-undone", {"saw": "no"}, "en")


def _match(name: str = "crowsnest") -> Match:
    variant = VARIANTS[name]
    return start_match(Setup(variant, "undone", (Seated("", "random"),) * variant.n_seats))


def _after(match: Match, *actions: Action) -> Match:
    for action in actions:
        seat = to_act(match.state)
        assert seat is not None
        match = happen(match, Acted(seat, action))
    return match


def _with_the_nest() -> Match:
    match = _after(_match(), Bid(70), Pass(), Pass(), Pass())
    assert isinstance(match.state, Burying)
    return match


def test_going_back_into_the_auction_with_the_nest_seen_is_noted() -> None:
    match = happen(_with_the_nest(), TakenBack(4))
    (undone,) = match.current.undone
    assert (0, 4, True) == (undone.at, undone.n, undone.saw_cards)


def test_going_back_within_the_auction_shows_no_card() -> None:
    match = happen(_after(_match(), Bid(70), Pass()), TakenBack(2))
    assert [False] == [undone.saw_cards for undone in match.current.undone]


def test_taking_back_a_card_before_another_is_played_shows_none_and_after_it_does() -> None:
    over = play_deal(_match(), {seat: RandomPlayer() for seat in VARIANTS["crowsnest"].seats})
    start = over.current.start
    first = next(n for n, acted in enumerate(over.current.acted) if str(acted.action).startswith("play"))
    match = _match()
    assert start == match.current.start
    for acted in over.current.acted[: first + 1]:
        match = happen(match, acted)
    assert not happen(match, TakenBack(1)).current.undone[-1].saw_cards
    match = happen(match, over.current.acted[first + 1])
    assert happen(match, TakenBack(2)).current.undone[-1].saw_cards


def test_a_match_with_an_undo_equals_one_without() -> None:
    assert _match() == happen(_after(_match(), Bid(70)), TakenBack(1))


def test_the_record_says_which_action_was_chosen_again() -> None:
    match = happen(_with_the_nest(), TakenBack(4))
    match = happen(_after(match, Pass(), Bid(70)), TakenBack(1))
    match = play_deal(match, {Seat(seat): RandomPlayer() for seat in range(4)})
    record = record_of(match)
    comments = [step.comment for step in record.deals[0].steps]
    # Who has seen the nest once does not forget it.
    assert [SEEN, SEEN] == comments[:2]
    assert {""} == {*comments[2:]}
    read = read_record(format_record(record))
    assert ((record,), ()) == (read.records, read.faults)


def test_an_undo_that_shows_nothing_says_only_that_it_was_one() -> None:
    match = happen(_after(_match(), Bid(70)), TakenBack(1))
    match = play_deal(match, {Seat(seat): RandomPlayer() for seat in range(4)})
    assert [UNSEEN] == [step.comment for step in record_of(match).deals[0].steps if step.comment]


def test_the_saved_match_keeps_it() -> None:
    events: list[Event] = [*_with_the_nest().current.acted, TakenBack(4)]
    text = "".join([format_head(_match().setup), *(format_event(event) for event in events)])
    assert [True] == [undone.saw_cards for undone in read_match(text.encode()).match.current.undone]
