"""The text of records: what loads prints as itself, what is damaged is told with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.errors import RecordError
from kibitz.records.format import format_record, format_records
from kibitz.records.parse import read_record
from kibitz.records.record import DealRecord, Fairness, ReadResult, Record, Step, deal_record
from kibitz.records.replay import deal_states, match_standings, n_breaks, standing_after, state_after
from kibitz.records.rule_code import format_rule_code
from kibitz.records.text import NAME, decode_text, escape, not_text, unescape
from kibitz.rules.actions import Pass
from kibitz.rules.engine import apply, deal, legal_actions, next_standing, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction, DealOver, Standing, State
from kibitz.rules.variant import Variant
from tests.property.mutations import record_of, recorded
from tests.property.strategies import TABLES, play_out

CROWSNEST = TABLES[0]


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_a_record_of_every_table_reads_back(variant: Variant) -> None:
    record = record_of(variant, "records", 2)
    text = format_record(record)
    assert ReadResult((record,)) == read_record(text)
    assert text == format_records(read_record(text).records)


def test_several_matches_stand_in_one_text() -> None:
    records = (record_of(CROWSNEST, "a"), record_of(TABLES[7], "b"), record_of(CROWSNEST, "c", 3))
    assert ReadResult(records) == read_record(format_records(records))


def test_a_match_without_deals_and_a_deal_without_an_end_read_back() -> None:
    start = play_out(CROWSNEST, "a").states[0]
    assert isinstance(start, Auction)
    seat = to_act(start)
    assert seat is not None
    for deals in ((), (deal_record(start, ()),), (deal_record(start, (Step(seat, Pass()),)),)):
        record = Record(CROWSNEST, deals)
        assert ReadResult((record,)) == read_record(format_record(record))


def test_braces_and_blanks_of_an_evaluation_read_back() -> None:
    start = play_out(CROWSNEST, "a").states[0]
    assert isinstance(start, Auction)
    seat = to_act(start)
    assert seat is not None
    odd = (("a", "{"), ("b", "} ; {x=1}"), ("c", " = "), ("d", "\\"), ("e", ""))
    record = Record(CROWSNEST, (deal_record(start, (Step(seat, Pass(), "{a} ; {b}", odd),)),))
    assert ReadResult((record,)) == read_record(format_record(record))


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(words, words, words, st.dictionaries(st.from_regex(NAME, fullmatch=True), words, max_size=3))
def test_free_words_of_any_kind_read_back(name: str, seed: str, comment: str, values: dict[str, str]) -> None:
    start = play_out(CROWSNEST, "a").states[0]
    assert isinstance(start, Auction)
    seat = to_act(start)
    assert seat is not None
    tags = tuple(values.items())
    fairness = Fairness(name, ((Seat(1), seed), (Seat(3), comment)), comment, name)
    one = deal_record(start, (Step(seat, Pass(), comment, tags),), fairness, name)
    record = Record(CROWSNEST, (one, one), 1, (name, seed, comment, ""), "", seed, tags, comment)
    assert ReadResult((record,)) == read_record(format_record(record))


@given(words, st.sampled_from(["", " {}"]))
def test_escaped_words_stay_on_their_line(text: str, also: str) -> None:
    escaped = escape(text, also)
    assert text == unescape(escaped)
    assert len(escaped.splitlines()) <= 1
    assert not set(also) & set(escaped)
    assert escaped == escaped.strip()


# --- damage ---------------------------------------------------------------------------------------

THREE = record_of(CROWSNEST, "damage", 3)
TEXT = format_record(THREE)
LINES = TEXT.split("\n")


def n_line(start: str, nth: int = 1) -> int:
    """Return the number of the nth line that begins so, from 1."""
    found = [number for number, line in enumerate(LINES, start=1) if line.startswith(start)]
    return found[nth - 1]


def with_line(number: int, *lines: str) -> str:
    """Return the text with this line replaced."""
    return "\n".join((*LINES[: number - 1], *lines, *LINES[number:]))


@pytest.mark.parametrize(
    ("start", "becomes", "code", "column"),
    [
        ("deal: ", ("deal: none",), "record/number", 7),
        ("deal: ", ("deal: 0",), "start/deal", 7),
        ("dealer: ", (), "record/missing", 1),
        ("dealer: ", ("dealer: 4",), "start/seat", 9),
        ("dealer: ", ("dealer: 4 4",), "record/number", 9),
        ("scores: ", ("scores: 1 2 3",), "start/length", 9),
        ("scores: ", ("scores: 1 x",), "record/number", 9),
        ("scores: ", ("levels: 2 2",), "record/missing", 1),
        ("hand 1: ", (), "record/hands", 9),
        ("hand 1: ", ("hand 1: R5 R6 XX",), "card/unknown", 15),
        ("hand 1: ", ("hand 1: R5 R6",), "start/card", 9),
        ("hand 1: ", ("hand 1",), "record/line", 1),
        ("kitty: ", (), "start/full_hands", 9),
        ("commitment: ", (), "record/missing", 1),
        ("secret: ", ("secret: a\\x",), "record/escape", 10),
        ("comment: ", ("comment: a", "comment: b"), "record/twice", 1),
        ("result: ", ("result: phase=deal_over points=1,2",), "record/result", 32),
        ("result: ", ("result: phase",), "position/field", 9),
        ("result: ", ("reslut: phase=deal_over",), "record/line", 1),
    ],
)
def test_a_damaged_deal_is_told_and_the_others_load(
    start: str, becomes: tuple[str, ...], code: str, column: int
) -> None:
    # The third such line of the text, or the second where the head has one: that of the second deal.
    number = n_line(start, 3 if start == "comment: " else 2)
    read = read_record(with_line(number, *becomes))
    assert [THREE.deals[0], THREE.deals[2]] == list(read.records[0].deals)
    told = {(fault.code, fault.column): fault for fault in read.faults}
    assert (code, column) in told, [str(fault) for fault in read.faults]
    fault = told[code, column]
    first, last = n_line("deal: ", 2), n_line("deal: ", 3)
    assert first <= fault.line < last
    if code not in {"record/missing", "record/hands", "start/card", "start/full_hands", "record/twice"}:
        assert fault.line == number


def second_steps() -> list[int]:
    """Return the lines of the actions of the second deal."""
    first, last = n_line("deal: ", 2), n_line("deal: ", 3)
    return [number for number in range(first, last) if LINES[number - 1][0:1].isdigit()]


@pytest.mark.parametrize(
    ("nth", "becomes", "code", "column"),
    [
        (0, "{seat}: bid 65", "auction/too_low", 4),
        (0, "{seat}: bid 65 ; low", "auction/too_low", 4),
        (0, "{seat}: play R5", "phase/wrong_action", 4),
        (0, "{seat}: say nothing", "action/unknown", 4),
        (0, "{seat}: play R5 R55", "card/unknown", 12),
        (0, "9: pass", "record/turn", 1),
        (0, "{seat}:pass", "record/step", 1),
        (0, "{seat}: pass {{made}}", "record/pair", 10),
        (0, "{seat}: pass {{made=1 made=2}}", "record/twice", 17),
        (0, "{seat}: pass {{made=1 too=\\q}}", "record/escape", 21),
        (0, "{seat}: pass ; \\", "record/escape", 11),
        (-1, "{seat}: pass", "phase/wrong_action", 4),
        (-1, "{seat}: play CR CR", "play/not_held", 4),
    ],
)
def test_an_action_that_cannot_be_is_told_where_it_stands(
    nth: int, becomes: str, code: str, column: int
) -> None:
    number = second_steps()[nth]
    line = becomes.format(seat=LINES[number - 1].partition(":")[0])
    read = read_record(with_line(number, line))
    assert [THREE.deals[0], THREE.deals[2]] == list(read.records[0].deals)
    (fault,) = read.faults
    assert (code, number, column) == (fault.code, fault.line, fault.column), str(fault)


def test_every_fault_of_a_deal_is_told() -> None:
    text = TEXT.replace("dealer: ", "dealer: x", 1).replace("kitty: ", "kitty: XX ", 1)
    assert ["record/number", "card/unknown"] == [fault.code for fault in read_record(text).faults]


def test_an_action_after_the_end_is_told() -> None:
    number = second_steps()[-1]
    read = read_record(with_line(number, LINES[number - 1], "0: pass"))
    assert ["deal/over"] == [fault.code for fault in read.faults]


def test_a_result_of_a_deal_that_is_not_over_is_told() -> None:
    number = second_steps()[-1]
    read = read_record(with_line(number))
    assert ["record/unfinished"] == [fault.code for fault in read.faults]


@pytest.mark.parametrize(
    ("start", "becomes", "code"),
    [
        ("kibitz record", "kibitz recrd 1", "record/head"),
        ("kibitz record", "kibitz record 2", "record/version"),
        ("kibitz record", "kibitz record one", "record/head"),
        ("variant: ", "variant: crownest@1", "variant/unknown"),
        ("variant: ", "variant: crowsnest", "record/variant"),
        ("variant: ", "variant: crowsnest@2", "record/revision"),
        ("variant: ", "options: target=500", "record/missing"),
    ],
)
def test_without_its_rules_a_match_is_left_out_and_the_next_one_loads(
    start: str, becomes: str, code: str
) -> None:
    lines = [becomes if line.startswith(start) else line for line in TEXT.split("\n")]
    other = record_of(TABLES[1], "other")
    read = read_record("\n".join(lines) + "\n" + format_record(other))
    assert (other,) == read.records
    assert [code] == [fault.code for fault in read.faults]


@pytest.mark.parametrize(
    ("start", "becomes", "code"),
    [
        ("seat 2: ", "seat 7: Bea", "record/seats"),
        ("date: ", "date: 30.11.2026", "record/date"),
        ("date: ", "date: 20261130", "record/date"),
        ("date: ", "date: 2026-02-30", "record/date"),
        ("date: ", "day: 2026-11-30", "record/line"),
        ("date: ", "0: pass", "record/step_in_head"),
    ],
)
def test_a_damaged_remark_of_the_head_is_told_and_the_match_loads(
    start: str, becomes: str, code: str
) -> None:
    read = read_record(with_line(n_line(start), becomes))
    assert [code] == [fault.code for fault in read.faults]
    assert [n_line(start)] == [fault.line for fault in read.faults] or code == "record/seats"
    assert THREE.deals == read.records[0].deals


@pytest.mark.parametrize("options", ["target", "target=500 target=500", "target=501", "colour=red"])
def test_damaged_options_leave_the_match_out(options: str) -> None:
    text = TEXT.replace("variant: crowsnest@1\n", f"variant: crowsnest@1\noptions: {options}\n")
    read = read_record(text)
    assert () == read.records
    assert 1 == len(read.faults)
    assert 3 == read.faults[0].line


def test_deals_without_a_match_are_told_once() -> None:
    read = read_record(TEXT[TEXT.index("deal: ") :])
    assert ["record/no_match"] == [fault.code for fault in read.faults]


def test_a_blank_line_ends_a_deal_and_what_follows_is_told() -> None:
    number = second_steps()[3]
    read = read_record(with_line(number, "", LINES[number - 1]))
    assert ["record/section"] == [fault.code for fault in read.faults]
    assert number + 1 == read.faults[0].line
    assert 3 == len(read.records[0].deals)
    assert read.records[0].deals[1].result is None


@pytest.mark.parametrize("text", ["", "\n", "  \n\n"])
def test_an_empty_text_holds_no_record(text: str) -> None:
    assert ["record/empty"] == [fault.code for fault in read_record(text).faults]


def test_line_ends_of_another_system_are_let_pass() -> None:
    assert ReadResult((THREE,)) == read_record(TEXT.replace("\n", "\r\n"))


def test_bytes_that_are_no_text_are_told_with_their_place() -> None:
    assert decode_text(b"\xef\xbb\xbfa\nb") == "a\nb"
    second = decode_text("ab\né".encode() + b"\xff").split("\n")[1]
    fault = not_text(second, 2)
    assert fault is not None
    assert ("record/encoding", 2, 2) == (fault.code, fault.line, fault.column)
    assert not_text("é\U0001f0cf") is None


def with_byte(number: int) -> str:
    """Return the text of three deals with a byte that is not UTF-8 at the end of a line."""
    lines = [line.encode() for line in LINES]
    lines[number - 1] += b"\xff"
    return decode_text(b"\n".join(lines))


@pytest.mark.parametrize("start", ["deal: ", "dealer: ", "hand 2: ", "comment: ", "result: ", "step"])
def test_a_byte_that_is_no_text_damages_its_deal_only(start: str) -> None:
    nth = 3 if start == "comment: " else 2
    number = second_steps()[4] if start == "step" else n_line(start, nth)
    read = read_record(with_byte(number))
    assert [THREE.deals[0], THREE.deals[2]] == list(read.records[0].deals)
    assert [("record/encoding", number, len(LINES[number - 1]) + 1)] == [
        (fault.code, fault.line, fault.column) for fault in read.faults
    ]


@pytest.mark.parametrize("start", ["seat 2: ", "date: ", "seed: ", "tag event: ", "comment: "])
def test_a_byte_that_is_no_text_in_a_remark_leaves_the_match(start: str) -> None:
    read = read_record(with_byte(n_line(start)))
    assert THREE.deals == read.records[0].deals
    assert [("record/encoding", n_line(start))] == [(fault.code, fault.line) for fault in read.faults]


@pytest.mark.parametrize("start", ["kibitz record", "variant: "])
def test_a_byte_that_is_no_text_in_the_rules_leaves_the_match_out(start: str) -> None:
    read = read_record(with_byte(n_line(start)))
    assert () == read.records
    assert [("record/encoding", n_line(start))] == [(fault.code, fault.line) for fault in read.faults]


def test_options_that_are_no_text_do_not_make_other_rules_of_a_match() -> None:
    text = TEXT.replace("variant: crowsnest@1\n", "variant: crowsnest@1\noption\udcff: target=500\n")
    read = read_record(text)
    assert () == read.records
    assert [("record/encoding", 3, 7)] == [(f.code, f.line, f.column) for f in read.faults]


def test_an_unknown_variant_is_told_at_its_own_line() -> None:
    text = TEXT.replace("variant: crowsnest@1\n", "options: target=500\nvariant: crownest@1\n")
    (fault,) = read_record(text).faults
    assert ("variant/unknown", 3, 10) == (fault.code, fault.line, fault.column)


# --- replay ---------------------------------------------------------------------------------------


def test_a_deal_is_replayed_step_by_step() -> None:
    played = play_out(CROWSNEST, "replay")
    deal_read = recorded(played)
    assert played.states == tuple(deal_states(deal_read))
    for n_steps in (0, 5, None):
        assert played.states[-1 if n_steps is None else n_steps] == state_after(deal_read, n_steps)


def whole_match(variant: Variant, n_deals: int) -> Record:
    """Return deals that follow each other, each first legal action taken."""
    standing = Standing(Seat(0), 1, variant.first_tally)
    deals: list[DealRecord] = []
    for _ in range(n_deals):
        start = deal(variant, standing, variant.cards)
        state: State = start
        steps = []
        while (seat := to_act(state)) is not None:
            action = legal_actions(state)[-1 if isinstance(state, Auction) else 0]
            steps.append(Step(seat, action))
            state = apply(state, action)
        deals.append(deal_record(start, steps))
        assert isinstance(state, DealOver)
        standing = next_standing(state)
    return Record(variant, tuple(deals))


def test_standings_follow_from_deal_to_deal() -> None:
    record = whole_match(CROWSNEST, 3)
    standings = match_standings(record)
    assert 4 == len(standings)
    assert [1, 2, 3, 4] == [standing.deal for standing in standings]
    assert standings[-1] == standing_after(record.deals[-1])
    assert 0 == n_breaks(record)
    assert 1 == n_breaks(Record(CROWSNEST, (record.deals[0], record.deals[2])))


def test_a_step_out_of_turn_makes_no_record() -> None:
    start = deal(CROWSNEST, Standing(Seat(0), 1, (0, 0)), CROWSNEST.cards)
    with pytest.raises(RecordError) as caught:
        deal_record(start, (Step(Seat(0), Pass()),))
    assert "record/turn" == caught.value.code
