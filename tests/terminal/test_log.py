"""A match is its log: replayed, cut short, taken back and read from text it is the same match."""

from __future__ import annotations

import pytest

from kibitz.errors import IllegalAction, RecordError
from kibitz.games import VARIANTS, variant_of
from kibitz.match.log import (
    Acted,
    Event,
    Match,
    NextDeal,
    Seated,
    Setup,
    TakenBack,
    events_of,
    happen,
    replay,
    start_match,
)
from kibitz.match.recorded import record_of
from kibitz.match.referee import play_deal, play_match
from kibitz.match.saved import format_event, format_head, read_match
from kibitz.players.random import RandomPlayer
from kibitz.records.format import format_record
from kibitz.records.parse import read_record
from kibitz.rules.actions import Pass
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver


def _setup(name: str = "crowsnest", seed: str = "log", **options: object) -> Setup:
    variant = variant_of(name, options)
    return Setup(variant, seed, tuple(Seated(f"Seat {s}", "random") for s in variant.seats))


def _players(setup: Setup) -> dict[Seat, RandomPlayer]:
    return {seat: RandomPlayer() for seat in setup.variant.seats}


def _events(match: Match) -> list[Event]:
    return list(events_of(match))


def _text(match: Match) -> bytes:
    lines = [format_head(match.setup), *(format_event(event) for event in _events(match))]
    return "".join(lines).encode()


@pytest.mark.parametrize("name", VARIANTS)
def test_a_match_is_what_its_events_make(name: str) -> None:
    setup = _setup(name)
    match = play_deal(play_deal(start_match(setup), _players(setup)), _players(setup))
    assert match == replay(setup, _events(match))
    text = _text(match)
    assert (match, len(text)) == (read_match(text).match, read_match(text).n_bytes)


def test_a_whole_match_survives_the_record_format() -> None:
    setup = _setup(target=100)
    match = play_match(setup, _players(setup))
    record = record_of(match)
    assert setup.seed == record.seed
    assert len(match.finished) + 1 == len(record.deals)
    read = read_record(format_record(record))
    assert ((record,), ()) == (read.records, read.faults)


def test_the_record_of_a_running_match_does_not_tell_its_seed() -> None:
    setup = _setup()
    match = play_deal(start_match(setup), _players(setup))
    assert not match.is_over
    assert "" == record_of(match).seed


def test_thrown_in_deals_count_for_the_seed_and_not_for_the_number() -> None:
    setup = _setup()
    match = start_match(setup)
    for _ in setup.variant.seats:
        turn = len(match.current.acted)
        first = setup.variant.next_seat(match.state.standing.dealer)
        seat = Seat((first + turn) % setup.variant.n_seats)
        match = happen(match, Acted(seat, _pass()))
    assert isinstance(match.state, DealOver)
    assert match.state.result.thrown_in
    again = play_deal(match, _players(setup))
    assert (1, 1) == (again.current.index, again.current.start.standing.deal)
    assert again.current.start.hands != match.current.start.hands


def _pass() -> Pass:
    return Pass()


def test_taking_back_is_playing_less() -> None:
    setup = _setup()
    events = _events(play_deal(start_match(setup), _players(setup)))
    whole = replay(setup, events[:-1])
    for n in (1, 2, 7):
        assert replay(setup, events[: -1 - n]) == happen(whole, TakenBack(n))


@pytest.mark.parametrize("n", [0, -1, 1000])
def test_more_than_was_done_cannot_be_taken_back(n: int) -> None:
    setup = _setup()
    with pytest.raises(RecordError) as caught:
        happen(start_match(setup), TakenBack(n))
    assert "match/nothing_to_take_back" == caught.value.code


def test_a_scored_deal_cannot_be_taken_back() -> None:
    setup = _setup()
    over = play_deal(start_match(setup), _players(setup))
    with pytest.raises(RecordError):
        happen(over, TakenBack(1))


def test_the_next_deal_waits_for_the_score() -> None:
    setup = _setup()
    with pytest.raises(RecordError) as caught:
        happen(start_match(setup), NextDeal())
    assert "match/no_next_deal" == caught.value.code
    over = play_deal(start_match(setup), _players(setup))
    assert 1 == happen(over, NextDeal()).current.index
    with pytest.raises(IllegalAction):
        happen(over, Acted(Seat(0), Pass()))


def test_an_action_out_of_turn_is_refused() -> None:
    setup = _setup()
    match = start_match(setup)
    with pytest.raises(RecordError) as caught:
        happen(match, Acted(match.state.standing.dealer, _pass()))
    assert "match/not_to_act" == caught.value.code


def test_every_cut_of_the_text_reads_as_a_match_that_was_there() -> None:
    setup = _setup()
    match = play_deal(start_match(setup), _players(setup))
    text, events = _text(match), _events(match)
    head = text.index(b"\n") + 1
    for cut in range(head, len(text), 17):
        reading = read_match(text[:cut])
        n_whole = text[:cut].count(b"\n") - 1
        assert text[: reading.n_bytes] == text[: text[:cut].rindex(b"\n") + 1]
        assert replay(setup, events[:n_whole]) == reading.match


@pytest.mark.parametrize(
    ("line", "text", "code"),
    [
        (0, b"{}\n", "match/head"),
        (0, b"not json\n", "match/head"),
        (2, b'{"event": "act", "seat": 1}\n', "match/event"),
        (2, b'{"event": "act", "seat": 1, "action": "play X9"}\n', "card/unknown"),
        (2, b'{"event": "act", "seat": 1, "action": "bid 5"}\n', "auction/too_low"),
        (2, b'{"event": "take_back", "n": 99}\n', "match/nothing_to_take_back"),
        (2, b"\xff\xfe\n", "match/event"),
    ],
)
def test_a_damaged_line_is_named(line: int, text: bytes, code: str) -> None:
    setup = _setup()
    lines = _text(play_deal(start_match(setup), _players(setup))).splitlines(keepends=True)
    seat = b'"seat": %d' % _seat_of(lines[line])
    lines[line] = text.replace(b'"seat": 1', seat)
    with pytest.raises(RecordError) as caught:
        read_match(b"".join(lines))
    assert (code, line + 1) == (caught.value.code, caught.value.line)


def _seat_of(line: bytes) -> int:
    _, found, rest = line.partition(b'"seat": ')
    return int(rest[:1]) if found else 0


def test_a_match_of_older_rules_is_refused() -> None:
    head = format_head(_setup()).replace('"revision": 1', '"revision": 999')
    with pytest.raises(RecordError) as caught:
        read_match(head.encode())
    assert "match/revision" == caught.value.code
