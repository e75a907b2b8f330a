"""Positions: one line for everything a state holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given

from kibitz.errors import RecordError
from kibitz.records.cases import Case, read_cases
from kibitz.records.position import format_position, parse_position
from kibitz.records.rule_code import format_rule_code
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import apply, deal
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, DealOver, Playing, Standing, State
from kibitz.rules.variant import Variant
from tests.property.strategies import TABLES, PlayedDeal, deals, examples, play_out

CASES = Path(__file__).parents[1] / "cases"


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_every_state_of_a_deal_reads_back(variant: Variant) -> None:
    for state in play_out(variant, "position").states:
        text = format_position(state)
        assert state == parse_position(text), text


@examples(30)
@given(deals())
def test_the_middle_of_any_deal_reads_back(played: PlayedDeal) -> None:
    for place in (len(played.states) // 3, len(played.states) * 2 // 3, -1):
        text = format_position(played.states[place])
        assert played.states[place] == parse_position(text)
        assert text == format_position(parse_position(text))


def cases() -> Iterator[Case]:
    for name in ("rook.jsonl", "tractor.jsonl", "amerikaner.jsonl"):
        yield from read_cases((CASES / name).read_text(encoding="utf-8"), name)


def test_states_without_history_and_what_follows_them_read_back() -> None:
    n_endings = n_outcomes = 0
    for case in cases():
        state: State = case.start
        for text in ("", *case.actions):
            state = apply(state, parse_action(text)) if text else state
            assert state == parse_position(format_position(state)), case.id
            n_endings += isinstance(state, Playing) and not state.calls
            n_outcomes += isinstance(state, DealOver) and state.last is None
    assert n_endings > 200
    assert n_outcomes > 20


# --- what a line may leave out or say otherwise ---------------------------------------------------

ENDING = "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    state = parse_position(ENDING)
    assert isinstance(state, Playing)
    assert (0, (0, 0), (0, 0)) == (state.leader, state.tricks, state.points)


def test_the_order_of_fields_and_of_cards_in_a_hand_does_not_matter() -> None:
    code, *fields = ENDING.replace("Y9.CR", "CR.Y9").split(" ")
    assert parse_position(ENDING) == parse_position(" ".join((code, *reversed(fields))))


def test_an_ending_keeps_what_was_captured_before_it() -> None:
    state = parse_position(f"{ENDING} tricks=3,4 points=30,45")
    for text in ("play Y9", "play Y7", "play R9", "play Y8"):
        state = apply(state, parse_action(text))
    text = format_position(state)
    assert "tricks=4,4 points=30,45 leader=0 plays=0:Y9.Y7.R9.Y8" in text
    assert state == parse_position(text)


THROWN = (
    "tractor~throws.on phase=play dealer=0 deal=3 levels=5,4 hands=HK.HK.HA.H9/HQ.H3.H4.D6/H7.H8.D7.D8/DA.D3.D9.C4"
    " declarer=0 trump=S level=5 buried=C3.C4.C6.C7.C8.C9.D3.D4 tricks=14,7 points=30,45"
)


def test_a_failed_throw_is_kept_though_its_attempt_is_not_on_the_table() -> None:
    """Rules, Throws: the other cards return to the hand, known to all."""
    state = apply(parse_position(THROWN), parse_action("play HK HK H9"))
    text = format_position(state)
    assert text.endswith("failed_throws=1,0 known=HK.HK/// leader=0 trick=H9")
    assert state == parse_position(text)


def test_who_must_call_is_kept() -> None:
    start = "amerikaner~players.3 phase=play dealer=2 hands=SA.DJ/SJ.HA/SQ.H5 declarer=0 contract=9"
    led = apply(parse_position(start), parse_action("play SA"))
    assert "calling=true" in format_position(led)
    assert led == parse_position(format_position(led))
    called = apply(led, parse_action("call SJ"))
    assert called == parse_position(format_position(called))


def test_a_deal_passed_out_reads_back() -> None:
    state: State = play_out(TABLES[0], "out").states[0]
    assert isinstance(state, Auction)
    while not isinstance(state, DealOver):
        state = apply(state, parse_action("pass"))
    assert state.result.thrown_in
    assert state == parse_position(format_position(state))


# --- what is refused ------------------------------------------------------------------------------

DEALT = format_position(deal(TABLES[0], Standing(Seat(0), 1, (0, 0)), TABLES[0].cards))
PLAYED = "crowsnest phase=play dealer=3 hands=CR/R14/B14/R5 trump=G declarer=0 contract=100 tricks=1,0 leader=0 plays=0:Y9.Y7.R9.Y8"


@pytest.mark.parametrize(
    ("line", "code", "at"),
    [
        ("crowsnest", "position/missing", ""),
        (ENDING.replace("phase=play ", ""), "position/missing", ""),
        (ENDING.replace("dealer=3 ", ""), "position/missing", ""),
        (ENDING.replace(" trump=G", ""), "start/missing", ""),
        (ENDING.replace(" contract=100", ""), "start/missing", ""),
        (ENDING.replace(" ", "  ", 1), "position/field", " phase"),
        (f"{ENDING} trick", "position/field", "trick"),
        (f"{ENDING} trump=R", "position/twice", "trump=R"),
        (f"{ENDING} colour=R", "position/unknown_key", "R"),
        (ENDING.replace("phase=play", "phase=playing"), "position/value", "playing"),
        (ENDING.replace("dealer=3", "dealer=03"), "position/value", "03"),
        (ENDING.replace("dealer=3", "dealer=4"), "start/seat", "4 hands"),
        (ENDING.replace("trump=G", "trump=S"), "trump/no_such_suit", "S declarer"),
        (ENDING.replace("Y9.CR", "Y9.JR"), "start/card", "Y9.JR"),
        (ENDING.replace("Y9.CR", "Y9.XX"), "position/value", "Y9.XX"),
        (ENDING.replace("R14", "CR"), "start/card", "Y9.CR"),
        (ENDING.replace("Y9.CR", "Y9"), "start/hand_sizes", "Y9/"),
        (ENDING.replace("/Y8.R5", ""), "start/length", "Y9.CR"),
        (ENDING.replace("contract=100", "contract=125"), "start/contract", "125"),
        (ENDING.replace("contract=100", "contract=amerikaner"), "auction/no_such_bid", "amerikaner"),
        (f"{ENDING} tricks=1,2,3", "start/length", "1,2,3"),
        (f"{ENDING} tricks=-1,2", "start/negative", "-1,2"),
        (f"{ENDING} level=5", "start/not_in_this_game", "5"),
        (f"{ENDING} called=R5", "start/not_in_this_game", "R5"),
        (f"{ENDING} calling=true", "start/missing", "G declarer"),
        (f"{ENDING} failed_throws=1,0", "position/failed_throws", "1,0"),
        (f"{ENDING} known=Y9///", "position/known", "Y9///"),
        (f"{ENDING} trick=Y9", "position/missing", ""),
        (PLAYED.replace("tricks=1,0", "tricks=0,0"), "start/negative", "0,0"),
        (PLAYED.replace("leader=0", "leader=1"), "position/contradiction", "1 plays"),
        (PLAYED.replace("0:Y9.Y7", "0:Y9.R7").replace("/R14", "/Y7"), "play/must_follow", "0:Y9"),
        (PLAYED.replace(".Y8", ""), "start/hand_sizes", "CR/R14"),
        (PLAYED.replace("R9.Y8", "R9.Y8.B9"), "start/hand_sizes", "CR/R14"),
        (f"{PLAYED} trick=B9", "start/hand_sizes", "CR/R14"),
        (f"{DEALT} calls=0:pass", "position/turn", "0:pass"),
        (f"{DEALT} calls=1:bid_65", "auction/too_low", "1:bid_65"),
        (f"{DEALT} calls=1:play_R5", "position/value", "1:play_R5"),
        (f"{DEALT} trump=R", "position/contradiction", "R"),
        (f"{THROWN} failed_throws=0,1", "position/failed_throws", "0,1"),
        (THROWN.replace("levels=5,4", "scores=5,4"), "start/not_in_this_game", "5,4"),
        (THROWN.replace("levels=5,4", "levels=5,1"), "start/level", "5,1"),
    ],
)
def test_a_damaged_position_is_refused_with_the_column_of_its_field(line: str, code: str, at: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_position(line)
    error = caught.value
    assert (code, 1) == (error.code, error.line), str(error)
    if at:
        assert line[error.column - 1 :].startswith(at), str(error)
