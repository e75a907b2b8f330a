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
        values = players.kind.values if players and isinstance(players.kind, Choice) else ()
        codes += [f"{name}~players.{n}" if n != variant.n_seats else name for n in values] or [name]
    return tuple(codes)


GAMES = _codes()


def keyboard_looks() -> list[tuple[str, Look]]:
    """Return a look for every game, to be played without a mouse."""
    sizes, themes = tuple(SIZES), (*THEMES, *reversed(THEMES))
    return [
        (code, Look(LANGUAGES[at % 2], sizes[at % 4], themes[(at // 2) % 4], "keys"))
        for at, code in enumerate(GAMES)
    ]


def pointer_looks() -> dict[Input, list[tuple[str, Look]]]:
    """Return a few games for the mouse and for touch, so that all pairs of what makes a look are met."""
    kinds = [(language, theme) for theme in THEMES for language in LANGUAGES]
    found: dict[Input, list[tuple[str, Look]]] = {"mouse": [], "touch": []}
    for turn, (how, looks) in enumerate(found.items()):
        for at, size in enumerate(SIZES):
            language, theme = kinds[(at + turn) % len(kinds)]
            looks.append((GAMES[(at * 3 + turn * 7 + 1) % len(GAMES)], Look(language, size, theme, how)))
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
