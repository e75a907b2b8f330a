"""A whole deal in the browser, and what must hold after it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import zip_longest

from tests.browser.chrome import Look
from tests.browser.person import Person
from tests.browser.site import Site
from tests.browser.until import until
from tests.server.client import Json

SPECS = {"~players.3": 3, "~players.5": 5, "~players.6": 6}


def table_for(site: Site, code: str, spec: str = "easy") -> Json:
    """Return a new table of a game with computers at the other seats."""
    n_seats = next((n for end, n in SPECS.items() if end in code), 4)
    return site.table(code, [spec] * (n_seats - 1))


def play(site: Site, sit: Callable[..., Person], code: str, look: Look) -> Person:
    """Play a deal of a game and compare the log that is read, and what is said aloud, with what the server told."""
    person = sit(look, table_for(site, code))
    person.play_deal()
    assert "play" in person.kinds
    told = person.told_events()
    with suppress(AssertionError):
        until(
            lambda: len(person.heard()) >= len(told), person, seconds=10
        )  # the last events are said together
    heard = person.heard()
    same = next((at for at, (one, other) in enumerate(zip_longest(told, heard)) if one != other), 0)
    assert told == heard, (
        f"told ...{told[max(0, same - 80) : same + 80]!r}, heard {heard[same : same + 80]!r}"
    )
    person.open_log()
    differing = differing_lines(person)
    assert not differing, f"read, and told: {differing[:3]}"
    return person


def differing_lines(person: Person) -> list[object]:
    """Return where the log that is read is not what the server told: the line, and what it should be."""
    both = zip_longest(person.log_lines(), person.told_lines(), fillvalue="")
    return [(read, told) for read, told in both if read not in told]
