"""Single cards: the kernel plays by the reference's rules, on perft files, cases and random deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.games import VARIANTS
from kibitz.kernel import TrickState
from kibitz.records.cases import read_cases
from kibitz.records.position import parse_position
from kibitz.rules.actions import Action, parse_action
from kibitz.rules.engine import apply, check
from kibitz.rules.parts import SingleCards
from kibitz.rules.state import Playing, State
from tests.conformance.every_option import house_rules
from tests.kernel.agreement import disagreements, in_deals, is_settled
from tests.perft.reading import Entry, all_entries

SINGLE = [name for name, variant in VARIANTS.items() if isinstance(variant.play, SingleCards)]
CASES = Path(__file__).parents[1] / "cases"


def settled_entries() -> list[Entry]:
    found = []
    for entry in all_entries():
        state = parse_position(entry.position)
        if isinstance(state.variant.play, SingleCards) and is_settled(state):
            found.append(entry)
    return found


@pytest.mark.parametrize("entry", settled_entries(), ids=str)
def test_counts_of_sequences(entry: Entry) -> None:
    state = parse_position(entry.position)
    assert isinstance(state, Playing)
    kernel = TrickState(state)
    assert entry.counts == {depth: kernel.perft(depth) for depth in entry.counts}


@pytest.mark.parametrize(
    "file", ["rook.jsonl", "amerikaner.jsonl", "shared-rook.jsonl", "shared-amerikaner.jsonl"]
)
def test_play_phases_of_the_cases(file: str) -> None:
    n_compared = 0
    faults: list[str] = []
    for case in read_cases((CASES / file).read_text(encoding="utf-8"), file):
        state = case.start
        line: list[Action] = []
        start: State | None = None
        for text in case.actions:
            action = parse_action(text)
            if start is None and is_settled(state):
                start = state
            if start is not None:
                if check(state, action) is not None:
                    break
                line.append(action)
            state = apply(state, action)
        if start is None and is_settled(state):
            start = state
        if start is not None:
            assert isinstance(start, Playing)
            n_compared += 1
            faults += [f"{case.id}: {fault}" for fault in disagreements(start, line)]
    assert faults == []
    assert n_compared > 0


@pytest.mark.parametrize("variant_id", SINGLE)
def test_random_deals(variant_id: str) -> None:
    assert [] == in_deals(VARIANTS[variant_id], "kernel", 25)


@pytest.mark.parametrize("variant_id", SINGLE)
def test_every_value_of_every_option(variant_id: str) -> None:
    for name, variant in house_rules(VARIANTS[variant_id]):
        assert [] == in_deals(variant, f"kernel {name}", 2), name
