"""Which games are played with which input, language, theme and size."""

from __future__ import annotations

from itertools import combinations, product

from kibitz.games import VARIANTS
from kibitz.rules.house_rules import Choice
from tests.browser.chrome import SIZES, Input, Look, Theme

LANGUAGES = ("en", "fa")  # one for each way a language runs
THEMES: tuple[Theme, ...] = ("light", "dark")
INPUTS: tuple[Input, ...] = ("mouse", "touch", "keys")


def _codes() -> tuple[str, ...]:
    """Return the rule codes of all games, one for each number of players."""
    codes: list[str] = []
    for name, variant in VARIANTS.items():
        players = next((option for option in variant.options if option.path == "n_seats"), None)
        values = players.domain.values if players and isinstance(players.domain, Choice) else ()
        codes += [f"{name}~players.{n}" if n != variant.n_seats else name for n in values] or [name]
    return tuple(codes)


GAMES = _codes()


def keyboard_looks() -> list[tuple[str, Look]]:
    """Return a look for every game, to be played without a mouse."""
    looks = [Look(lang, size, theme, "keys") for size, lang, theme in product(SIZES, LANGUAGES, THEMES)]
    # Each step changes the language, each second the theme, each fourth the size.
    return [(code, looks[at % len(looks)]) for at, code in enumerate(GAMES)]


def pointer_looks() -> dict[Input, list[tuple[str, Look]]]:
    """Return a few games for the mouse and for touch, so that all pairs of what makes a look are met."""
    squares = [("en", "light"), ("fa", "dark"), ("en", "dark"), ("fa", "light")]
    found: dict[Input, list[tuple[str, Look]]] = {"mouse": [], "touch": []}
    for turn, how in enumerate(("mouse", "touch")):
        for at, size in enumerate(SIZES):
            language, theme = squares[(at + turn) % len(squares)]
            game = GAMES[(at * 3 + turn * 7 + 1) % len(GAMES)]
            found[how].append((game, Look(language, size, THEMES[THEMES.index(theme)], how)))  # type: ignore[index,arg-type]
    return found


def every_look() -> list[tuple[str, Look]]:
    """Return every game with every input, language and size; the themes take turns."""
    whole = product(GAMES, INPUTS, LANGUAGES, SIZES)
    return [
        (game, Look(language, size, THEMES[at % 2], how))
        for at, (game, how, language, size) in enumerate(whole)
    ]


def pairs_met(looks: list[Look]) -> set[tuple[str, str]]:
    """Return which two things have been met in one look."""
    met: set[tuple[str, str]] = set()
    for look in looks:
        met |= set(combinations((look.language, look.size, look.theme, look.input), 2))
    return met
