"""The programs in ``examples/``: they play every game without a fault, and the stronger one is no straw man."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from kibitz.arena.result import results
from kibitz.arena.run import run as run_arena
from kibitz.arena.schedule import Arena
from kibitz.cli.run import run
from kibitz.games import VARIANTS, variant_of
from kibitz.players.external import external_player
from kibitz.players.external.checking import check_player
from tests.external.bots import SECONDS

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = ("first_bot.py", "greedy.py")


def spec_of(program: str) -> str:
    command = shlex.join([sys.executable, str(EXAMPLES / program)])
    return f"external(seconds={SECONDS},start={SECONDS}):{command}"


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("variant_id", VARIANTS)
def test_an_example_plays_every_game(
    program: str, variant_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--variant", variant_id, "--deals", "1", "--json"]
    assert 0 == run(["check-player", spec_of(program), *words])
    found = json.loads(capsys.readouterr().out)
    assert [] == found["findings"]
    assert {"auction", "play"} <= found["phases"].keys()


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize(
    ("variant_id", "options"),
    [
        ("tractor", {"throws": "on"}),
        ("amerikaner", {"players": 3}),
        ("amerikaner", {"players": 5}),
        ("crowsnest", {"counters_in_nest": "none_unless_forced"}),
        ("dixie", {"trump_before_nest": True}),
    ],
)
def test_an_example_plays_house_rules(program: str, variant_id: str, options: dict[str, object]) -> None:
    variant = variant_of(variant_id, options)
    checked = check_player(external_player(spec_of(program)), [variant], 1, "house")
    assert [] == checked.findings


def test_an_example_uses_the_standard_library_only() -> None:
    for program in PROGRAMS:
        text = (EXAMPLES / program).read_text("utf-8")
        imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
        assert imported <= set(sys.stdlib_module_names), program


def test_every_program_is_described() -> None:
    readme = (EXAMPLES / "README.md").read_text("utf-8")
    assert sorted(PROGRAMS) == sorted(path.name for path in EXAMPLES.glob("*.py"))
    assert [] == [program for program in PROGRAMS if program not in readme]


@pytest.mark.slow
def test_greedy_beats_chance_and_the_rulebook_beats_greedy() -> None:
    for first, second in ((spec_of("greedy.py"), "random"), ("rulebook", spec_of("greedy.py"))):
        arena = Arena((first, second), VARIANTS["crowsnest"], "examples", card_play=True)
        (found,) = results(arena, run_arena(arena, range(100))).values()
        assert () == found.faults
        assert found.gain.low is not None and found.gain.low > 6
