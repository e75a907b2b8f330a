"""No player's decision depends on a card its seat has not seen (the whole: ``python -m tests.players.study``)."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields

import pytest

from kibitz.games import VARIANTS
from kibitz.match.player import Decision
from kibitz.players import registry
from kibitz.views import View
from kibitz.views import view as view_of
from tests.players import honest
from tests.players.budgets import SMALL
from tests.players.honest import alike_in_threads, compare, moments

CHEAP = ("random", "rulebook", "easy")


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("spec", [*CHEAP, SMALL])
def test_a_decision_stays_when_unseen_cards_are_dealt_anew(spec: str, name: str) -> None:
    tally = compare(spec, VARIANTS[name], "honest", 40)
    assert not tally.faults
    assert tally.n_decisions == 40
    assert tally.n_redealt > 30, "hardly anything was dealt anew"


@pytest.mark.parametrize("name", ["crowsnest", "amerikaner", "tractor"])
def test_several_threads_decide_as_one(name: str) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert alike_in_threads(SMALL, VARIANTS[name], "threads", pool) == []


DECIDE = """
import sys
from kibitz.games import VARIANTS
from kibitz.players.registry import player_from_spec
from tests.players.honest import moments
player = player_from_spec(sys.argv[1])
for moment in moments(VARIANTS[sys.argv[2]], "hash seed", [player]):
    print(player.act(moment.view, moment.seed))
"""


@pytest.mark.parametrize("name", ["crowsnest", "amerikaner", "tractor"])
def test_another_process_with_another_hash_seed_decides_alike(name: str) -> None:
    answers = [
        subprocess.run(
            [sys.executable, "-c", DECIDE, SMALL, name],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("1", "2")
    ]
    assert answers[0].count("Decision(") > 20
    assert answers[0] == answers[1]


@dataclass(frozen=True)
class Peeking:
    """A player that knows more than its view: what this suite must find."""

    name: str = "peeking"

    def act(self, view: View, seed: str) -> Decision:
        seen = SEEN[0]
        return Decision(view.legal[sum(map(ord, "".join(seen))) % len(view.legal)])


SEEN: list[tuple[str, ...]] = [()]


def test_a_player_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view_of

    def leaking(state: object, seat: object) -> View:
        SEEN[0] = tuple(state.hands[(int(seat) + 1) % 4])  # type: ignore[attr-defined, call-overload]
        return real(state, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(honest, "view", leaking)
    monkeypatch.setitem(registry._MAKERS, "peeking", lambda _spec, _parameters: Peeking())
    assert len(compare("peeking", VARIANTS["crowsnest"], "honest", 40).faults) > 10


def test_from_a_view_no_state_can_be_reached() -> None:
    """Walk through everything a view refers to: no state, no hand but its own, no seed."""
    from kibitz.rules.state import DealOver, Playing
    from kibitz.rules.variant import Variant

    moment = next(iter(moments(VARIANTS["crowsnest"], "reach", [registry.player_from_spec("rulebook")])))
    found: list[object] = []
    todo: list[object] = [moment.view]
    while todo:
        each = todo.pop()
        if isinstance(each, (str, int, float, bool, Variant)) or each is None:
            continue
        found.append(each)
        if isinstance(each, (tuple, list, frozenset, set)):
            todo += list(each)
        elif isinstance(each, dict):
            todo += [*each, *each.values()]
        else:
            todo += [getattr(each, field.name) for field in fields(each) if hasattr(each, field.name)]  # type: ignore[arg-type]
    hidden = [hand for seat, hand in enumerate(moment.state.hands) if seat != moment.seat]  # type: ignore[union-attr]
    assert not [each for each in found if isinstance(each, (Playing, DealOver)) or each in hidden]
