"""Cases: every one that lies here holds, and what does not hold, or cannot be read, is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.errors import RecordError
from kibitz.records.cases import Case, Mismatch, read_cases, run_case

CASES = Path(__file__).parents[1] / "cases"
# Other formats lie there as well: values of open hands, house rules that must be refused.
FILES = sorted(
    file for file in CASES.glob("*.jsonl") if '"expect"' in file.read_text(encoding="utf-8")[:4000]
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_case_holds(file: Path) -> None:
    cases = read_cases(file.read_text(encoding="utf-8"), file.name)
    assert len(cases) > 10
    assert {} == {case.id: faults for case in cases if (faults := run_case(case))}


LINE: dict[str, object] = {
    "id": "forced",
    "variant": "crowsnest",
    "start": {
        "phase": "play",
        "dealer": 3,
        "hands": ["G8 R9", "CR R14", "B9 G14", "Y6 B6"],
        "trump": "G",
        "declarer": 0,
        "contract": 100,
        "leader": 0,
    },
    "actions": ["play G8"],
    "expect": {"to_act": 1},
}


def case(**changes: object) -> Case:
    (read,) = read_cases(json.dumps({**LINE, **changes}), "made here")
    return read


def start(**changes: object) -> dict[str, object]:
    facts = LINE["start"]
    assert isinstance(facts, dict)
    return {**facts, **changes}


@pytest.mark.parametrize(
    ("expect", "found"),
    [
        ({"to_act": 2}, Mismatch("to_act", "2", "1")),
        ({"to_act": None}, Mismatch("to_act", "null", "1")),
        ({"phase": "bury"}, Mismatch("phase", '"bury"', '"play"')),
        (
            {"legal": ["play CR", "play R14"]},
            Mismatch("legal", "2 actions", '1 action, but not ["play R14"]'),
        ),
        ({"legal": []}, Mismatch("legal", "0 actions", '1 action, also ["play CR"]')),
        ({"legal": ["play CR", "sing"]}, Mismatch("legal", "1 action", '1 action, but not ["sing"]')),
        ({"n_legal": 2}, Mismatch("n_legal", "2", "1")),
        ({"includes": ["play R14"]}, Mismatch("includes", '["play R14"]', "not legal")),
        ({"excludes": ["sing", "play CR"]}, Mismatch("excludes", '["play CR"]', "legal")),
        ({"trick": ["G9"]}, Mismatch("trick", '["G9"]', '["G8"]')),
        ({"trick_winner": 0}, Mismatch("trick_winner", "0", "null")),
        ({"trick_points": 0}, Mismatch("trick_points", "0", "null")),
        ({"trump": "R"}, Mismatch("trump", '"R"', '"G"')),
        ({"declarer": 1}, Mismatch("declarer", "1", "0")),
        ({"contract": 70}, Mismatch("contract", "70", "100")),
        ({"partner": 2}, Mismatch("partner", "2", "null")),
        ({"dealer": 0}, Mismatch("dealer", "0", "3")),
        ({"points": [0, 5]}, Mismatch("points", "[0, 5]", "[0, 0]")),
        ({"delta": [0, 0]}, Mismatch("delta", "[0, 0]", "null")),
        ({"scores": [5, 0]}, Mismatch("scores", "[5, 0]", "[0, 0]")),
        ({"levels": ["2", "2"]}, Mismatch("levels", '["2", "2"]', "null")),
        ({"next_dealer": 0}, Mismatch("next_dealer", "0", "null")),
        ({"winners": [0]}, Mismatch("winners", "[0]", "[]")),
        ({"thrown_in": True}, Mismatch("thrown_in", "true", "false")),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_each_key_of_expect_can_fail(expect: dict[str, object], found: Mismatch) -> None:
    assert [found] == run_case(case(expect=expect))


def test_true_is_no_number() -> None:
    """1 == True in Python; in a case they are two things."""
    with pytest.raises(RecordError) as caught:
        case(expect={"to_act": True})
    assert "json/value" == caught.value.code


def test_a_case_may_end_the_deal() -> None:
    expect = {
        "phase": "deal_over",
        "to_act": None,
        "legal": [],
        "n_legal": 0,
        "trick": [],
        "trick_winner": 0,
        "trick_points": 0,
        "points": [40, 0],
        "delta": [-100, 0],
        "next_dealer": 0,
        "winners": [],
        "partner": None,
        "thrown_in": False,
    }
    actions = ["play G8", "play CR", "play G14", "play Y6", "play B9", "play B6", "play R9", "play R14"]
    wrong = [Mismatch("trick_winner", "0", "2"), Mismatch("trick_points", "0", "10")]
    assert wrong == run_case(case(actions=actions, expect=expect))


@pytest.mark.parametrize("action", ["play R14", "play XX", "sing", "bid 75", ""])
def test_an_action_that_cannot_be_is_a_case_that_does_not_hold(action: str) -> None:
    (mismatch,) = run_case(case(actions=["play G8", action]))
    assert "actions[2]" == mismatch.key
    assert mismatch.found


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"colour": "red"}, "json/unknown_key"),
        ({"expect": {"to_play": 1}}, "json/unknown_key"),
        ({"start": start(trumps="G")}, "json/unknown_key"),
        ({"start": start(dealer="3")}, "json/value"),
        ({"start": start(dealer=3.0)}, "json/value"),
        ({"start": start(scores=[0, None])}, "json/value"),
        ({"start": start(contract="game")}, "json/contract"),
        ({"start": start(dealer=4)}, "start/seat"),
        ({"start": start(hands=["G8 XX", "CR R14", "B9 G14", "Y6 B6"])}, "card/unknown"),
        ({"start": start(hands=["G8 H9", "CR R14", "B9 G14", "Y6 B6"])}, "start/card"),
        ({"start": start(phase="over")}, "start/phase"),
        ({"start": start(levels=["2", "2"])}, "start/not_in_this_game"),
        ({"start": start(deal=10**12)}, "json/value"),
        (
            {
                "start": start(
                    phase="result", points=[0, 0], tricks=[9, 0], last_trick={"winner": 0, "cards": 99}
                )
            },
            "start/last_trick",
        ),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(changes: dict[str, object], code: str) -> None:
    text = f"{json.dumps(LINE)}\n\n{json.dumps({**LINE, **changes})}\n"
    with pytest.raises(RecordError) as caught:
        read_cases(text, "made here")
    assert (code, 3) == (caught.value.code, caught.value.line)


@pytest.mark.parametrize(
    ("given", "becomes", "code", "key"),
    [
        ('"to_act": 1', '"to_act": 1, "to_act": 2', "json/twice", "to_act"),
        ('"to_act": 1', '"to_act": 1, "to_\\u0061ct": 1', "json/twice", "to_\\u0061ct"),
        ('"dealer": 3', '"dealer": 3, "dealer": 3', "json/twice", "dealer"),
        ('"id": "forced"', '"id": "forced", "id": "a"', "json/twice", "id"),
        ('"id": "forced"', '"id": "{,[", "options": {"target": 5, "target": 5}', "json/twice", "target"),
        ('"dealer": 3', '"dealer": 1e999', "json/number", "dealer"),
        ('"dealer": 3', f'"dealer": {"9" * 5000}', "json/number", "dealer"),
    ],
)
def test_a_key_given_twice_and_a_number_out_of_range_are_told_where_they_stand(
    given: str, becomes: str, code: str, key: str
) -> None:
    line = json.dumps(LINE).replace(given, becomes)
    with pytest.raises(RecordError) as caught:
        read_cases(line, "made here")
    assert (code, line.rindex(f'"{key}"') + 1) == (caught.value.code, caught.value.column)
    assert "expected -" not in str(caught.value)


def test_a_key_may_stand_in_several_objects() -> None:
    assert [] == run_case(case(expect={"to_act": 1, "trump": "G", "declarer": 0, "contract": 100}))


def test_the_line_of_a_fault_is_told_once() -> None:
    with pytest.raises(RecordError) as caught:
        case(start=start(dealer=4))
    assert 1 == str(caught.value).count("line 1")


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"variant": "crownest"}, ["variant/unknown"]),
        ({"options": {"colour": "red", "target": 1.5}}, ["variant/option_unknown", "variant/option_value"]),
    ],
)
def test_an_unknown_variant_or_option_is_told_with_its_case(
    changes: dict[str, object], codes: list[str]
) -> None:
    text = f"\n{json.dumps({**LINE, **changes})}"
    with pytest.raises(RecordError) as caught:
        read_cases(text, "made here")
    key = next(iter(changes))
    assert (2, text.index(f'"{key}"')) == (caught.value.line, caught.value.column)
    found = [fault.code for fault in caught.value.problems]
    assert [*sorted(codes), "case/named"] == [*sorted(found[:-1]), found[-1]]
    assert "forced" in str(caught.value)


def test_a_failed_throw_shows_what_was_played() -> None:
    read = case(
        variant="tractor",
        options={"throws": "on"},
        start={
            "phase": "play",
            "dealer": 0,
            "hands": ["HK HK H9", "HQ H3 H4", "H7 H8 D7", "DA D3 D9"],
            "trump": "S",
        },
        actions=["play HK H9 HK"],
        expect={"trick": ["H9"], "excludes": ["play H3 H4"], "includes": ["play HQ"]},
    )
    assert [] == run_case(read)
