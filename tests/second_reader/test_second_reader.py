"""The checker checks itself: its own cases, random deals of every variant, and traces made wrong on purpose."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from .cards import RefusedError
from .cases import check_case_lines
from .games import begin, rules_of
from .rook import RookDeal
from .rook_rules import VERSIONS
from .selfplay import play_deals
from .traces import check_trace_lines
from .tractor import TractorDeal
from .tractor_order import card_points

OPTIONS: dict[str, list[dict[str, object]]] = {
    "rook": [
        {},
        {"counters_in_nest": "none_unless_forced", "nest_points_to": "declarer"},
        {"counters_in_nest": "one", "trump_before_nest": True, "buried_trump_shown": True},
        {"first_lead": "declarer", "last_trick_bonus": 20, "made_scores": "bid"},
        {"first_lead": "left_of_declarer", "most_tricks_bonus": 0, "made_scores": "captured"},
        {"all_pass": "redeal_next_dealer", "target": 100, "both_reach_target": "bidder"},
        {"all_pass": "dealer_takes_minimum", "minimum_bid": 50, "most_tricks_bonus": 10, "target": 50},
        {"rook_rank": "lowest", "rook_any_time": False},
        {"rook_rank": "highest", "rook_any_time": True},
        {"rook_rank": "ten_and_a_half"},
        {"rook": False},
        {"preset": "kentucky_45"},
        {"preset": "kentucky_45", "minimum_bid": 80},
    ],
    "tractor": [
        {},
        {"follow_tractor": "tractor", "first_dealer": "last_declarer", "no_declaration": "no_trump"},
        {"no_declaration": "redeal", "must_defend_ace": True, "start_level": "Q", "level_cap": 3},
        {"forced_levels": ["5", "T", "K"], "kitty_multiplier": "power", "start_level": "4"},
        {"jack_back_to_two": True, "start_level": "J", "kitty_multiplier": "two"},
        {"throws": "on"},
        {"throws": "on", "throw_beaten_by": "longest_component", "throw_penalty": 10},
        {"throws": "on", "follow_tractor": "tractor", "throw_penalty": 10, "start_level": "A"},
    ],
    "amerikaner": [
        {**options, "players": players}
        for players in (3, 4, 5, 6)
        for options in (
            {},
            {"kitty": "four", "call": "highest_missing", "bidder_double": True},
            {"call_own_card": True, "top_number_ends_auction": True, "target": 15, "minimum_bid": 1},
            {"kitty": "four", "amerikaner_stops_when_lost": True, "all_pass": "redeal_same_dealer"},
        )
    ],
}


def accepted() -> list[tuple[str, dict[str, object]]]:
    """Return every variant with those options of its family that it does not refuse."""
    found = []
    for family, list_of_options in OPTIONS.items():
        for variant in VERSIONS if family == "rook" else [family]:
            for options in list_of_options:
                try:
                    rules_of(variant, options)
                except RefusedError:
                    continue
                found.append((variant, options))
    return found


def replayed(line: str) -> RookDeal | TractorDeal | None:
    """Return the finished deal of a trace line, None for Amerikaner."""
    trace = json.loads(line)
    deal = begin(rules_of(trace["variant"], trace["options"]), trace["start"])
    for step in trace["steps"]:
        deal.apply(step["action"])
    return deal if isinstance(deal, RookDeal | TractorDeal) else None


def faults_in(lines: list[str]) -> list[str]:
    return [fault for _, faults in check_trace_lines(lines) for fault in faults]


def test_own_cases() -> None:
    path = Path(__file__).with_name("own_cases.jsonl")
    with path.open(encoding="utf-8") as lines:
        results = list(check_case_lines(lines))
    assert [] == [(name, faults) for name, faults in results if faults]
    assert len(results) > 50


@pytest.mark.parametrize(("variant", "options"), accepted())
def test_selfplay_reads_back_and_points_add_up(variant: str, options: Mapping[str, object]) -> None:
    for eager in (False, True):
        lines = list(play_deals(variant, options, 4, 7, eager=eager))
        assert [] == faults_in(lines)
        for line in lines:
            deal = replayed(line)
            if deal is None or deal.thrown_in:
                continue
            if isinstance(deal, RookDeal):
                tied = deal.tricks[0] == deal.tricks[1]
                unclaimed = deal.rules.most_tricks_bonus if tied else 0
                assert sum(deal.points) == deal.rules.all_points() - unclaimed
            else:
                assert sum(deal.captured) + card_points(deal.buried) == 200


@pytest.mark.parametrize("options", [{}, {"follow_tractor": "tractor"}])
def test_renaming_plain_suits_changes_nothing(options: Mapping[str, object]) -> None:
    renamed = dict(zip("SHDC", "DSCH", strict=True))

    def rename(text: str) -> str:
        verb, *cards = text.split(" ")
        words = [verb] if verb in ("play", "bury", "pass", "declare") else []
        cards = cards if words else [verb, *cards]
        return " ".join(
            words + [card if card in ("JR", "JB") else renamed[card[0]] + card[1] for card in cards]
        )

    lines = []
    for line in play_deals("tractor", options, 3, 5, eager=True):
        trace = json.loads(line)
        trace["start"]["hands"] = [rename(hand) for hand in trace["start"]["hands"]]
        trace["start"]["kitty"] = rename(trace["start"]["kitty"])
        for step in trace["steps"]:
            step["action"] = rename(step["action"])
            step["legal"] = step["legal"] and [rename(action) for action in step["legal"]]
        lines.append(json.dumps(trace))
    assert [] == faults_in(lines)


WRONG = [
    ("seat", lambda trace: trace["steps"][9].update(seat=(trace["steps"][9]["seat"] + 1) % 4)),
    ("legal: missing", lambda trace: trace["steps"][9]["legal"].pop()),
    ("legal: missing: [], too many", lambda trace: trace["steps"][9]["legal"].append("play X9")),
    ("listed more than once", lambda trace: trace["steps"][9]["legal"].append(trace["steps"][9]["legal"][0])),
    ("there are only", lambda trace: trace["steps"][9].update(legal=None)),
    ("is not legal", lambda trace: trace["steps"][9].update(action="play X9")),
    ("the deal is not over", lambda trace: trace["steps"].pop()),
    ("the deal was over", lambda trace: trace["steps"].append(trace["steps"][-1])),
    ("result.delta", lambda trace: trace["result"].update(delta=[1, 2])),
    ("result.winners: missing", lambda trace: trace["result"].pop("winners")),
    ("start.dealer", lambda trace: trace["start"].update(dealer=(trace["start"]["dealer"] + 1) % 4)),
    ("start.scores", lambda trace: trace["start"].update(scores=[5, 5])),
    ("not the deck", lambda trace: trace["start"].update(kitty=trace["start"]["kitty"][3:])),
]


@pytest.mark.parametrize(("fault", "spoil"), WRONG)
def test_a_wrong_trace_is_found_out(fault: str, spoil: object) -> None:
    lines = list(play_deals("crowsnest", {"all_pass": "dealer_takes_minimum"}, 3, 3, eager=True))
    trace = json.loads(lines[1])
    assert callable(spoil)
    spoil(trace)
    lines[1] = json.dumps(trace)
    assert any(fault in found for found in faults_in(lines)), faults_in(lines)


REFUSED: list[tuple[str, dict[str, object], int]] = [
    ("buckeye", {"rook": True}, 1),
    ("partnership", {"rook_rank": "lowest", "nest_points_to": "declarer"}, 2),
    ("dixie", {"rook_any_time": False}, 1),
    ("crowsnest", {"rook": False, "rook_rank": "highest", "minimum_bid": 105}, 2),
    ("crowsnest", {"preset": "kentucky_45", "minimum_bid": 72}, 2),
    ("tournament", {"minimum_bid": 125, "target": 70, "colour": "red"}, 3),
    ("tractor", {"throw_penalty": 10, "throw_beaten_by": "longest_component"}, 2),
    ("tractor", {"forced_levels": ["5", "1"], "level_cap": 2}, 2),
    ("amerikaner", {"call_own_card": True, "call": "highest_missing", "minimum_bid": 14}, 2),
    ("amerikaner", {"players": 7}, 1),
]


@pytest.mark.parametrize(("variant", "options", "n_faults"), REFUSED)
def test_refused_options(variant: str, options: Mapping[str, object], n_faults: int) -> None:
    with pytest.raises(RefusedError) as caught:
        rules_of(variant, options)
    assert n_faults == len(caught.value.faults), caught.value.faults
