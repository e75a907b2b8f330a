"""``external:CMD``: what the command may hold, which limits there are, what is refused."""

from __future__ import annotations

import pytest

from kibitz.errors import PlayerError
from kibitz.players.external import ExternalPlayer, Settings, parse_spec
from kibitz.players.registry import player_from_spec, player_names
from kibitz.server.strengths import offered_spec


@pytest.mark.parametrize(
    ("spec", "settings"),
    [
        ("external:python bot.py", Settings(("python", "bot.py"))),
        ("external:./bot --a=1,2 http://x:8/y", Settings(("./bot", "--a=1,2", "http://x:8/y"))),
        ("external:'my bot' \"a b\" c\\ d", Settings(("my bot", "a b", "c d"))),
        ("external():bot", Settings(("bot",))),
        ("external(seconds=0.5):bot (x):y", Settings(("bot", "(x):y"), seconds=0.5)),
        (
            "external( seconds=2, start=30 ,memory=0,restarts=1 ):bot",
            Settings(("bot",), seconds=2, start=30, memory=0, restarts=1),
        ),
    ],
)
def test_a_command_is_split_as_a_shell_would_and_kept_whole(spec: str, settings: Settings) -> None:
    assert settings == parse_spec(spec)
    player = player_from_spec(spec)
    assert isinstance(player, ExternalPlayer)
    assert (spec, settings) == (player.name, player.settings)


@pytest.mark.parametrize(
    ("spec", "codes", "words"),
    [
        ("external", ["player/no_command"], "external:COMMAND"),
        ("external:", ["player/no_command"], "external:COMMAND"),
        ("external:  ", ["player/no_command"], "external:COMMAND"),
        ("external:''", ["player/no_command"], "external:COMMAND"),
        ("external(seconds=1)", ["player/no_command"], "external:COMMAND"),
        ("external(seconds=1:bot", ["player/no_command"], "external:COMMAND"),
        ("external:'bot", ["player/quotes"], "'bot"),
        ("external(deep=1):bot", ["player/parameter"], "seconds, start, memory, restarts"),
        ("external(seconds=0):bot", ["player/value"], "0.01 … 3600"),
        ("external(seconds=-1,memory=x):bot", ["player/value", "player/value"], "memory=x"),
        ("external(memory=1e3):bot", ["player/value"], "1e3"),
    ],
)
def test_a_spec_that_is_none_is_refused_with_all_its_faults(spec: str, codes: list[str], words: str) -> None:
    with pytest.raises(PlayerError) as raised:
        player_from_spec(spec)
    assert codes == [fault.code for fault in raised.value.problems]
    assert words in raised.value.text()


def test_the_word_is_among_the_players() -> None:
    assert "external" in player_names()
    with pytest.raises(PlayerError) as raised:
        player_from_spec("extrenal:bot")
    assert "external" in raised.value.text()


@pytest.mark.parametrize("spec", ["external:true", "external(seconds=1):true", "external", "cheating"])
def test_a_stranger_cannot_have_the_server_run_a_program_or_see_all_cards(spec: str) -> None:
    with pytest.raises(PlayerError):
        offered_spec(spec)
