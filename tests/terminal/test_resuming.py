"""Nothing that was done is lost, however the program ends."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from kibitz.cards import Draw
from kibitz.match.log import Match
from tests.terminal.driver import Person, plain

# The sentence of every action: one line each.
_DONE = re.compile(
    r"^(?:> )?(?:You|Left|Across|Partner|Right) "
    r"(?:pass(?:es)?\.|bids? \d+\.|bur(?:y|ies) |names? |leads? |plays? (?!for|Amerikaner)|declares? |calls? )",
    re.MULTILINE,
)


def n_actions(match: Match) -> int:
    """Return how many actions were done in a match."""
    return sum(len(deal.acted) for deal in (*match.finished, match.current))


def _killed_again_and_again(folder: Path, n_kills: int, *words: str) -> bytes:
    """Play a match that is killed so many times; return its file at the end."""
    draw = Draw(f"kills/{n_kills}")
    person = Person(folder, *words, "--plain")
    n_before = n_killed = 0
    while True:
        if n_killed < n_kills:
            running = person.play(most=draw.below(4))
            time.sleep(draw.below(80) / 1000)
        else:
            running = person.play()
        if not running:
            person.process.close()
            return person.path.read_bytes()
        person.kill()
        n_killed += 1
        shown = len(_DONE.findall(plain(person.output)))
        saved = n_actions(person.match) if person.path.exists() else 0
        assert shown <= saved - n_before, f"shown before it was saved:\n{plain(person.output)}"
        kept, n_before = person.path.read_bytes(), saved
        person = Person(folder, "--plain", "--resume")
        person.wait()
        # What was whole is still there; a torn line, which was never shown, is cut off.
        assert person.path.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
        # The person has read the first question already; play() waits for it.
        person.type("last")


def _undisturbed(folder: Path, *words: str) -> bytes:
    with Person(folder, *words, "--plain") as person:
        assert not person.play()
        return person.path.read_bytes()


MATCH = ("crowsnest", "--seed", "9", "--option", "target=50")


def test_a_match_killed_three_times_is_the_match_that_was_not(tmp_path: Path) -> None:
    assert _undisturbed(tmp_path / "whole", *MATCH) == _killed_again_and_again(tmp_path / "killed", 3, *MATCH)


@pytest.mark.slow
def test_a_match_killed_fifty_times_is_the_match_that_was_not(tmp_path: Path) -> None:
    words = ("amerikaner", "--seed", "4", "--option", "target=40")
    assert _undisturbed(tmp_path / "whole", *words) == _killed_again_and_again(
        tmp_path / "killed", 50, *words
    )


def test_a_torn_line_is_cut_off_and_what_was_before_it_stays(tmp_path: Path) -> None:
    with Person(tmp_path, *MATCH, "--plain") as person:
        person.play(most=3)
        person.wait()
        person.kill()
    whole = person.path.read_bytes()
    person.path.write_bytes(whole + b'{"event": "act", "seat": 1, "act')
    with Person(tmp_path, "--plain", "--resume", "crowsnest-1") as person:
        person.wait()
        assert "Welcome back to crowsnest-1." in person.output
        assert whole == person.path.read_bytes()


def test_control_c_ends_quietly_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Person(tmp_path, *MATCH) as person:
        person.wait()
        person.process.sendintr()
        assert 0 == person.end()
        assert "kibitz play --resume crowsnest-1" in plain(person.output)
        assert "Traceback" not in person.output


def test_the_end_of_the_input_ends_quietly(tmp_path: Path) -> None:
    with Person(tmp_path, *MATCH) as person:
        person.wait()
        person.process.sendeof()
        assert 0 == person.end()
        assert "kibitz play --resume crowsnest-1" in plain(person.output)


def test_quit_leaves_the_match_for_later(tmp_path: Path) -> None:
    with Person(tmp_path, *MATCH, "--plain") as person:
        person.play(most=2)
        person.wait()
        before = person.path.read_bytes()
        person.type("quit")
        assert 0 == person.end()
        assert before == person.path.read_bytes()


def test_a_match_that_is_open_elsewhere_is_refused(tmp_path: Path) -> None:
    with Person(tmp_path, *MATCH, "--plain") as person:
        person.wait()
        with Person(tmp_path, "--plain", "--resume") as second:
            assert 2 == second.end()
            assert "open at another table" in second.output
