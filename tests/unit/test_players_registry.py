"""Player specs: what they name, and what is refused."""

from __future__ import annotations

import pytest

from kibitz.errors import PlayerError
from kibitz.players.registry import LEVELS, player_from_spec, player_names
from kibitz.players.rulebook import RulebookPlayer


@pytest.mark.parametrize("spec", [*LEVELS, "rulebook", "random", "rulebook:mistakes=40"])
def test_a_player_is_named_by_its_spec(spec: str) -> None:
    assert spec.partition(":")[0] in player_names()
    assert spec == player_from_spec(spec).name


def test_easy_is_the_rulebook_with_mistakes_and_medium_without() -> None:
    easy, medium = player_from_spec("easy"), player_from_spec("medium")
    assert isinstance(easy, RulebookPlayer) and isinstance(medium, RulebookPlayer)
    assert 0 == medium.mistakes < easy.mistakes


@pytest.mark.parametrize(
    ("spec", "code", "words"),
    [
        ("rulbook", "player/unknown", "rulebook"),
        ("", "player/unknown", "easy"),
        ("random:depth=3", "player/parameter", "depth"),
        ("rulebook:mistakes=101", "player/value", "101"),
        ("rulebook:mistakes=-1", "player/value", "-1"),
        ("rulebook:mistakes", "player/value", "mistakes"),
    ],
)
def test_a_spec_that_names_no_player_is_refused(spec: str, code: str, words: str) -> None:
    with pytest.raises(PlayerError) as raised:
        player_from_spec(spec)
    assert code == raised.value.code
    assert words in raised.value.text()
