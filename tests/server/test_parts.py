"""What is remembered from one position to the next changes nothing: each is as if made anew."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest

from kibitz.games import VARIANTS
from kibitz.match.log import Acted
from kibitz.players.registry import player_from_spec
from kibitz.records.rule_code import format_rule_code
from kibitz.rules.engine import legal_actions
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver
from kibitz.server import entries, log, thinker
from kibitz.server.parts import Parts
from kibitz.server.position import position_of
from kibitz.server.protocol import Settings
from kibitz.server.table import Step, Table, did
from kibitz.views import observer_view, view


def _played(name: str, seed: int) -> Iterator[tuple[Table, Step]]:
    """Yield a table after each event: a deal of computers with their reasons, and of people who take back."""
    chance = random.Random(seed)
    player = player_from_spec("easy")
    variant = VARIANTS[name]
    table = Table("t")
    table.apply(log.Opened(format_rule_code(variant), variant.revision, Settings(), "2026-01-01"))
    for seat in variant.seats:
        table.apply(log.Sat(seat, f"n{seat}", "easy"))
    table.apply(log.Committed(f"{seed}" * 16))
    yield table, table.apply(log.Dealt({"0": "ab" * 16}))
    n_undone = 0
    while table.state is not None and not isinstance(table.state, DealOver):
        turn, match = table.to_act, table.match
        assert turn is not None and match is not None
        if match.current.acted and n_undone < 4 and chance.random() < 0.1:
            n_undone += 1
            n = chance.randint(1, min(5, len(match.current.acted)))
            yield table, table.apply(log.TookBack(n, int(turn)))
            continue
        decision = player.act(view(table.state, turn), "chance")
        acted = Acted(turn, decision.action, decision.reasons)
        if chance.random() < 0.3:
            acted = Acted(turn, legal_actions(table.state)[0])
        yield table, table.apply(did(acted, forced=False))


def _readers(table: Table) -> list[Seat | None]:
    return [None, *table.variant.seats]


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_a_position_is_as_if_nothing_had_been_remembered(name: str) -> None:
    n = 0
    for table, _ in _played(name, 3):
        state = table.state
        assert state is not None
        for reader in _readers(table):
            seen = observer_view(state) if reader is None else view(state, reader)
            remembered = position_of(seen, waiting=False, can_undo=False, may_claim=False, parts=table.parts)
            assert position_of(seen, waiting=False, can_undo=False, may_claim=False) == remembered
            n += 1
    assert n > 100


def test_a_part_is_made_anew_when_what_it_is_made_from_has_changed() -> None:
    parts = Parts()
    assert [1] == parts.get("a", (1,), lambda: [1])
    assert [1] == parts.get("a", (1,), lambda: [2])
    assert [3] == parts.get("a", (2,), lambda: [3])
    assert [4] == parts.get("b", (2,), lambda: [4])


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_reasons_that_were_kept_back_are_told_as_if_the_acts_were_told_anew(name: str) -> None:
    n = 0
    for table, step in _played(name, 4):
        readers = _readers(table)
        for reader in readers:
            entries.entry_for(table, step, reader)
        if isinstance(table.state, DealOver):
            remembered = [entries.told(table, reader) for reader in readers]
            table.kept_back.clear()
            assert [entries.told(table, reader) for reader in readers] == remembered
            n += sum(map(len, remembered))
    assert n > 0


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_a_view_comes_out_of_a_question_as_it_went_in(name: str) -> None:
    for table, _ in _played(name, 5):
        state, seat = table.state, table.to_act
        if state is None or seat is None:
            continue
        seen = view(state, seat)
        frame = thinker.question("easy", seen, "seed", table.parts)
        spec, values, seed = pickle.loads(frame[thinker.LENGTH.size :])
        assert ("easy", seen, "seed") == (spec, thinker.put_together(values), seed)
