"""Reading options: what a value may be, and how the command line writes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .cards import FRENCH_RANKS

Check = Callable[[object], bool]


def one_of(*values: object) -> Check:
    """The value is one of these; true is not 1."""
    return lambda value: any(value == known and type(value) is type(known) for known in values)


def is_flag(value: object) -> bool:
    """The value is true or false."""
    return isinstance(value, bool)


def multiple_of(step: int, least: int) -> Check:
    """The value is a multiple of `step`, at least `least`."""
    return lambda value: type(value) is int and value % step == 0 and value >= least


def is_integer(value: object) -> bool:
    """The value is a whole number."""
    return type(value) is int


def is_level_list(value: object) -> bool:
    """The value is the word none or a list of levels."""
    if value == "none":
        return True
    return isinstance(value, list) and all(isinstance(v, str) and v in tuple(FRENCH_RANKS) for v in value)


def faults_of(options: Mapping[str, object], known: Mapping[str, Check]) -> list[str]:
    """Return what is wrong with the options taken one by one."""
    faults = []
    for name, value in options.items():
        if name not in known:
            faults.append(f"{name}: no such option in this variant")
        elif not known[name](value):
            faults.append(f"{name}: {value!r} is not a value of it")
    return faults


def value_from_text(name: str, text: str) -> object:
    """Return the value that `--option name=text` means."""
    if name == "start_level":
        return text
    if name == "forced_levels":
        return text if text == "none" else text.split(",")
    if text in ("true", "false"):
        return text == "true"
    if text.lstrip("-").isdigit():
        return int(text)
    return text
