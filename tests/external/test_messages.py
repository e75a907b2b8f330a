"""What a program is told and nothing more; what of its words is shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.games import VARIANTS
from kibitz.match.player import Decision
from kibitz.match.referee import decisions
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.external import Forfeit
from kibitz.players.external.legality import refusal
from kibitz.players.external.messages import (
    LONGEST_REASON,
    MOST_REASONS,
    act_line,
    end_line,
    legal_of,
    read_answer,
)
from kibitz.players.external.running import running
from kibitz.players.rulebook import RulebookPlayer
from kibitz.records.view_line import view_json
from kibitz.rules.actions import Bury, Play
from kibitz.rules.engine import check
from kibitz.rules.state import Phase
from kibitz.telling.advice import is_open
from kibitz.views import View
from tests.external.bots import first_view, player


def seen_in_a_deal(variant_id: str) -> list[View]:
    variant = VARIANTS[variant_id]
    state = deal_from_seed(variant, match_start(variant, "t"), "t")
    return [step.seen for step in decisions(state, "t", (RulebookPlayer(),) * variant.n_seats)]


@pytest.mark.parametrize("variant_id", VARIANTS)
def test_a_question_holds_the_view_and_the_legal_set_and_no_more(variant_id: str) -> None:
    for seen in seen_in_a_deal(variant_id):
        line = act_line(seen, 1.5)
        assert line.endswith(b"\n") and 1 == line.count(b"\n")
        question = json.loads(line)
        assert {"type", "view", "legal", "budget"} == question.keys()
        assert ("act", {"seconds": 1.5}) == (question["type"], question["budget"])
        assert json.loads(json.dumps(view_json(seen))) == question["view"]
        listed = question["legal"]
        if seen.phase is Phase.BURY:
            assert listed is None
        else:
            assert listed is None or [str(action) for action in seen.legal] == listed


def test_a_program_is_told_no_seed(tmp_path: Path) -> None:
    told = tmp_path / "told"
    who = player(tmp_path, act=f"open({str(told)!r}, 'w').write(line); say({{'action': action}})")
    assert not isinstance(who.act(first_view(), "a seed that nobody may know"), Forfeit)
    assert "a seed that" not in told.read_text()


def test_the_result_of_a_deal_is_told(tmp_path: Path) -> None:
    told = tmp_path / "told"
    act = f"say({{'action': action, 'reasons': [open({str(told)!r}).read() if os.path.exists({str(told)!r}) else '-']}})"
    who = player(tmp_path, end=f"open({str(told)!r}, 'w').write(line)", act=act)
    assert "-" == text_of(who.act(first_view(), "s"))
    who.end({"thrown_in": True})
    assert json.loads(end_line({"thrown_in": True})) == json.loads(text_of(who.act(first_view(), "s")))


def text_of(decision: Decision) -> str:
    (why,) = decision.reasons
    assert "external_says" == why.code
    return str(dict(why.arguments)["text"])


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I hold the Rook", "I hold the Rook"),
        ("two\nlines\tand \x1b[31mred\x1b[0m", "two lines and [31mred [0m"),
        ("turned \u202eround", "turned round"),
        ("half \ud800 a character", "half a character"),
        ("x" * 500, "x" * (LONGEST_REASON - 1) + "…"),
        ("Ω 牌 ♠", "Ω 牌 ♠"),
    ],
)
def test_a_reason_is_one_short_line_without_orders(said: str, kept: str) -> None:
    answer = read_answer(json.dumps({"action": "pass", "reasons": [said]}).encode())
    assert kept == text_of(Decision(first_view().legal[0], answer.reasons))


def test_reasons_may_be_missing_or_empty_and_are_not_too_many() -> None:
    assert () == read_answer(b'{"action": "pass"}').reasons
    assert () == read_answer(b'{"action": "pass", "reasons": ["", " \\n"], "more": 1}').reasons
    many = json.dumps({"action": "pass", "reasons": [str(n) for n in range(100)]}).encode()
    assert MOST_REASONS == len(read_answer(many).reasons)


def test_a_reason_is_kept_back_while_the_deal_runs() -> None:
    """Whatever it says, it may tell of the hand behind it."""
    (why,) = read_answer(b'{"action": "pass", "reasons": ["I hold no trump"]}').reasons
    seen = first_view()
    assert not is_open(why, seen.legal[0], seen)
    assert not is_open(why, Play((seen.hand[0],)), seen)


# --- legality from the view -----------------------------------------------------------------------


@pytest.mark.parametrize("variant_id", VARIANTS)
def test_what_the_view_says_is_legal_is_what_the_rules_say(variant_id: str) -> None:
    variant = VARIANTS[variant_id]
    state = deal_from_seed(variant, match_start(variant, "t"), "t")
    for step in decisions(state, "t", (RulebookPlayer(),) * variant.n_seats):
        seen = step.seen
        legal = [seen.legal[i] for i in range(0, len(seen.legal), max(1, len(seen.legal) // 5))]
        wrong = [Play((card,)) for card in dict.fromkeys(variant.cards)][::5]
        wrong_burials = [Bury(seen.hand[:n]) for n in range(10)]
        for action in [*legal, *wrong, *wrong_burials, Bury(variant.cards[:5])]:
            rule = check(step.before, action)
            assert (rule is None) == (refusal(seen, action) is None), f"{action} in {seen.phase}"


def test_a_large_set_is_not_listed() -> None:
    large = next(seen for seen in seen_in_a_deal("tractor") if seen.phase is Phase.BURY)
    assert len(large.legal) > 100_000
    assert legal_of(large) is None


def test_a_program_serves_all_players_of_its_spec(tmp_path: Path) -> None:
    first, second = player(tmp_path), player(tmp_path)
    first.act(first_view(), "s")
    before = running(first.settings).process_id
    second.act(first_view(), "s")
    assert before is not None and before == running(second.settings).process_id
