"""The start menu: which game, which house rules, how strong, who sits there. Enter always takes the default."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size

from kibitz.cli.chosen import chosen_variant
from kibitz.cli.terminal.saves import Damaged, Saved, unfinished_or_damaged
from kibitz.cli.wording import printable
from kibitz.errors import KibitzError
from kibitz.games import DEFAULT_VARIANT, VARIANTS
from kibitz.guide.words import Words, variant_name
from kibitz.language import translate
from kibitz.players.registry import player_from_spec
from kibitz.rules.options import allowed_values, format_option_value, option_value
from kibitz.rules.variant import Variant

DEFAULT_STRENGTH = "medium"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen: a new match."""

    variant: Variant
    strength: str = DEFAULT_STRENGTH
    names: str = ""


@dataclass(frozen=True, slots=True)
class GoOn:
    """What was chosen: a match begun earlier."""

    name: str


def start_menu(language: str, check_names: Callable[[Variant, str], object]) -> Chosen | GoOn:
    """Return what the person chose; raises EOFError when nobody answers.

    check_names: raises KibitzError for names that cannot be.
    """
    unfinished, damaged = _begun()
    _say("menu-title", language)
    _games(language)
    _say("menu-enter", language, game=variant_name(DEFAULT_VARIANT, language))
    for file in damaged:
        _say("menu-damaged", language, name=file.name, text=printable(file.fault.text(language)))
    if unfinished is not None:
        _say_resume(unfinished, language)
    while True:
        typed = _input().lower()
        if not typed:
            return Chosen(DEFAULT_VARIANT)
        if typed == "r" and unfinished is not None:
            return GoOn(unfinished.name)
        variant = _game_of(typed)
        if variant is not None:
            break
        _say("menu-again", language, highest=len(VARIANTS))
    variant = _house_rules(variant, language)
    strength = _until(
        lambda text: (player_from_spec(text or DEFAULT_STRENGTH), text or DEFAULT_STRENGTH)[1],
        "menu-strength",
        language,
    )
    _say("menu-direction", language, clockwise="yes" if variant.clockwise else "no")

    def names_typed(text: str) -> str:
        check_names(variant, text)
        return text

    names = _until(names_typed, "menu-names", language, n=variant.n_seats - 1)
    return Chosen(variant, strength, names)


def _begun() -> tuple[Saved | None, list[Damaged]]:
    """Return the match played last that nobody has won, and what cannot be read and was played later."""
    damaged: list[Damaged] = []
    for found in unfinished_or_damaged():
        if isinstance(found, Saved):
            return found, damaged
        damaged.append(found)
    return None, damaged


def _games(language: str) -> None:
    width = max(cell_len(variant_name(variant, language)) for variant in VARIANTS.values())
    for number, variant in enumerate(VARIANTS.values(), start=1):
        facts = _text("menu-facts", language, seats=variant.n_seats, cards=len(variant.cards))
        _say(
            "menu-game",
            language,
            n=number,
            game=set_cell_size(variant_name(variant, language), width),
            facts=facts,
        )


def _say_resume(saved: Saved, language: str) -> None:
    match = saved.match
    deal = match.state.standing.deal
    _say(
        "menu-resume", language, name=saved.name, game=variant_name(match.setup.variant, language), deal=deal
    )


def _game_of(typed: str) -> Variant | None:
    """Return the game of a number, or of the beginning of an id or name."""
    games = list(VARIANTS.values())
    if typed.isascii() and typed.isdigit():
        return games[int(typed) - 1] if len(typed) < 3 and 1 <= int(typed) <= len(games) else None
    if typed in VARIANTS:
        return VARIANTS[typed]
    close = [v for v in games if v.id.startswith(typed) or v.name.lower().startswith(typed)]
    return close[0] if len(close) == 1 else None


def _house_rules(base: Variant, language: str) -> Variant:
    given: dict[str, str] = {}
    variant = base
    _say("menu-options", language)
    while typed := _input():
        if typed == "?":
            _list_options(variant, language)
            continue
        name = typed.partition("=")[0].strip()
        attempt = {**given, name: "=".join(part.strip() for part in typed.split("=", 1))}
        try:
            variant = chosen_variant(base.id, tuple(attempt.values()))
        except KibitzError as error:
            _print(error.text(language))
            continue
        given = attempt
        _say("menu-chosen", language, chosen="  ".join(given.values()))
    return variant


def _list_options(variant: Variant, language: str) -> None:
    words = Words(variant, language)
    _say("menu-options-title", language, game=variant_name(variant, language))
    for option in variant.options:
        _say(
            "menu-option",
            language,
            name=option.name,
            value=format_option_value(option_value(variant, option.name)),
            allowed=allowed_values(option),
            words=words.option_name(option),
        )


def _until(read: Callable[[str], str], message: str, language: str, **arguments: int) -> str:
    """Return what was read from an answer, asking again for as long as it is refused."""
    while True:
        _say(message, language, **arguments)
        try:
            return read(_input())
        except KibitzError as error:
            _print(error.text(language))


def _text(message: str, language: str, **arguments: str | int) -> str:
    return translate(f"table-{message}", arguments, language)


def _say(message: str, language: str, **arguments: str | int) -> None:
    _print(_text(message, language, **arguments).rstrip())


def _print(text: str) -> None:
    width = shutil.get_terminal_size().columns - 1
    for line in textwrap.wrap(text, width, drop_whitespace=False, replace_whitespace=False) or [""]:
        sys.stdout.write(f"{line.rstrip()}\n")


def _input() -> str:
    sys.stdout.write("> ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()
