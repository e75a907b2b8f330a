"""From a declaration and options to a playable variant: read, check all at once, apply.

A value in JSON is ``true``, ``90``, ``"any"``, ``["5","T","K"]`` or ``"none"``; on the command line and in
rule codes it is the same as a word or a list with commas.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from kibitz.errors import Problem, VariantError, problem
from kibitz.rules.house_rules import (
    NONE,
    Change,
    Choice,
    Flag,
    Limit,
    Number,
    Option,
    OptionValue,
    RankList,
)
from kibitz.rules.parts import Special
from kibitz.rules.variant import Variant

# No house rule counts beyond this; a bonus of billions would make as many bids.
LARGEST = 1_000_000


def option_default(variant: Variant, option: Option) -> OptionValue:
    """Return the value the declaration has when nothing is chosen."""
    if option.default is not None:
        return option.default
    return _as_value(_get(variant, option.path), option)


def option_value(variant: Variant, name: str) -> OptionValue:
    """Return the value in force of an option of this variant."""
    option = next(o for o in variant.options if o.name == name)
    chosen = dict(variant.chosen)
    if name in chosen:
        return chosen[name]
    # A preset moves fields that other options read, so the field decides where there is one.
    return _as_value(_get(variant, option.path), option) if option.path else option_default(variant, option)


def allowed_values(option: Option) -> str:
    """Return the values an option takes, as one line of text for errors and help."""
    match option.kind:
        case Flag():
            return "true, false"
        case Number(lowest=lowest, multiple=multiple, words=words):
            base = f"{lowest}, {lowest + multiple}, {lowest + 2 * multiple}, …"
            return ", ".join((*words, base))
        case Choice(values=values):
            return ", ".join(str(v) for v in values)
        case RankList(ranks=ranks):
            return f"{NONE}, " + ",".join(ranks)


def with_options(base: Variant, given: Mapping[str, object]) -> Variant:
    """Return the variant with these options.

    ``given`` maps names to JSON values. Raises VariantError holding every fault: options the version
    lacks, values not allowed, options that contradict each other. Only given values can clash.
    """
    faults: list[Problem] = []
    known = {option.name: option for option in base.options}
    read: dict[str, OptionValue] = {}
    for name, raw in given.items():
        option = known.get(name)
        if option is None:
            names = ", ".join(sorted(known))
            faults.append(problem("variant/option_unknown", option=name[:40], variant=base.id, allowed=names))
            continue
        value = _read_value(option, raw)
        if value is None:
            shown = _show(raw)
            faults.append(
                problem("variant/option_value", option=name, value=shown, allowed=allowed_values(option))
            )
            continue
        read[name] = value
    faults += _contradictions(base, known, read)

    variant = base
    # Options that set several fields go first, so that explicit single ones override a preset.
    for several in (True, False):
        for option in base.options:
            if option.name in read and bool(option.changes) is several:
                variant = _apply(variant, option, read[option.name])
    faults += _over_limits(variant, read, base.limits)
    if faults:
        raise VariantError(*faults)
    defaults = _defaults_with_preset(base, read)
    chosen = tuple(
        (o.name, read[o.name]) for o in base.options if o.name in read and read[o.name] != defaults[o.name]
    )
    return dataclasses.replace(variant, chosen=chosen) if chosen else base


def _defaults_with_preset(base: Variant, read: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return what each option would be had only the options with several changes been chosen."""
    variant = base
    for option in base.options:
        if option.changes and option.name in read:
            variant = _apply(variant, option, read[option.name])
    return {
        o.name: _as_value(_get(variant, o.path), o) if o.path and not o.changes else option_default(base, o)
        for o in base.options
    }


def _contradictions(
    base: Variant, known: Mapping[str, Option], read: Mapping[str, OptionValue]
) -> list[Problem]:
    faults = []
    for name in read:
        for other, needed in known[name].needs:
            other_value = read.get(other, option_default(base, known[other]))
            if other_value != needed:
                faults.append(problem("variant/option_needs", option=name, other=other, value=_show(needed)))
    for clash in base.clashes:
        (first, first_value), (second, second_value) = clash.first, clash.second
        if read.get(first) == first_value and read.get(second) == second_value:
            faults.append(
                problem(
                    "variant/options_clash",
                    option=first,
                    value=_show(first_value),
                    other=second,
                    other_value=_show(second_value),
                )
            )
    return faults


def _over_limits(
    variant: Variant, read: Mapping[str, OptionValue], limits: tuple[Limit, ...]
) -> list[Problem]:
    faults = []
    for limit in limits:
        value = read.get(limit.option)
        if isinstance(value, int) and not isinstance(value, bool) and value > variant.top_bid:
            faults.append(
                problem("variant/option_above", option=limit.option, value=value, limit=variant.top_bid)
            )
    return faults


def _read_value(option: Option, raw: object) -> OptionValue | None:
    """Return a JSON value as this option's value, or None if it is not allowed."""
    match option.kind:
        case Flag():
            return raw if isinstance(raw, bool) else None
        case Number(lowest=lowest, multiple=multiple, words=words):
            if isinstance(raw, str) and raw in words:
                return raw
            if isinstance(raw, int) and not isinstance(raw, bool) and raw >= lowest and raw % multiple == 0:
                return raw if raw <= LARGEST else None
            return None
        case Choice(values=values):
            # True == 1 in Python; a flag is no number.
            if isinstance(raw, bool) or not isinstance(raw, (int, str)) or raw not in values:
                return None
            return raw
        case RankList(ranks=ranks):
            if raw in (NONE, [], ()):
                return NONE
            if not isinstance(raw, (list, tuple)) or any(r not in ranks for r in raw):
                return None
            if len(set(raw)) != len(raw):
                return None
            return tuple(sorted((str(r) for r in raw), key=[str(r) for r in ranks].index))


def parse_option_text(option: Option, text: str) -> object:
    """Return the JSON value that a word of the command line or a rule code stands for."""
    match option.kind:
        case Flag():
            return {"true": True, "false": False}.get(text, text)
        case RankList():
            return text if text == NONE else text.split(",")
        case Number() | Choice():
            plain = text.isascii() and text.isdigit() and len(text) <= 9 and (text == "0" or text[0] != "0")
            if plain and not (isinstance(option.kind, Choice) and text in option.kind.values):
                return int(text)
            return text


def format_option_value(value: OptionValue, list_separator: str = ",") -> str:
    """Return a value as the word used on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return list_separator.join(value)
    return str(value)


def json_options(variant: Variant) -> dict[str, bool | int | str | list[str]]:
    """Return the options that differ from the declaration, as JSON values."""
    return {name: list(v) if isinstance(v, tuple) else v for name, v in variant.chosen}


def _show(raw: object) -> str:
    if raw is None:
        return "null"
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, (list, tuple)):
        return ",".join(map(_show, raw))[:60]
    return str(raw)[:60]


# --- fields by path -------------------------------------------------------------------------------


def _apply(variant: Variant, option: Option, value: OptionValue) -> Variant:
    if option.path:
        current = _get(variant, option.path)
        variant = _set(variant, option.path, _as_field(current, value, option))
    for change in option.changes:
        if _same(change, value):
            variant = _set(variant, change.path, change.becomes)
    return variant


def _same(change: Change, value: OptionValue) -> bool:
    return type(change.value) is type(value) and change.value == value


def _as_value(stored: object, option: Option) -> OptionValue:
    """Return a field of the declaration as an option value."""
    if stored is None or stored == ():
        return NONE
    if isinstance(stored, StrEnum):
        return stored.value
    assert isinstance(stored, (bool, int, str, tuple)), option.name
    return stored


def _as_field(current: object, value: OptionValue, option: Option) -> object:
    """Return an option value as what the field holds."""
    if isinstance(current, StrEnum):
        return type(current)(str(value))
    if value == NONE:
        return () if isinstance(option.kind, RankList) else None
    return value


def _get(node: Any, path: str) -> object:
    for step in path.split("."):
        node = _member(node, step)
    found: object = node
    return found


def _member(node: Any, step: str) -> Any:
    if isinstance(node, tuple):
        return next(item for item in node if isinstance(item, Special) and item.name == step)
    return getattr(node, step)


def _set(node: Any, path: str, becomes: object) -> Any:
    step, _, rest = path.partition(".")
    new = _set(_member(node, step), rest, becomes) if rest else becomes
    if isinstance(node, tuple):
        return tuple(new if isinstance(item, Special) and item.name == step else item for item in node)
    return dataclasses.replace(node, **{step: new})
