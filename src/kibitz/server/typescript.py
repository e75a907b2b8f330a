"""The protocol as TypeScript types, made from the message classes: ``web/src/protocol.gen.ts``.

``python -m kibitz.server.typescript web/src/protocol.gen.ts`` writes them anew.
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from kibitz.server import http_protocol, protocol, wishes
from kibitz.server.names import LONGEST_NAME
from kibitz.telling.phrase import ArgumentValue, Phrase

# A type of Python as it stands in a class: a class, a union, a list of something.
Hint: TypeAlias = Any

_PLAIN: dict[Hint, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}
_UNIONS: dict[str, Hint] = {"Down": protocol.Down, "Up": wishes.Up, "ArgumentValue": ArgumentValue}
_HEAD = """\
// Generated from protocol.py and http_protocol.py in src/kibitz/server by typescript.py there. Do not edit: run
//     python -m kibitz.server.typescript web/src/protocol.gen.ts
"""


def as_typescript() -> str:
    """Return the TypeScript types of every message of the protocol, in the order of their definition."""
    structs = [
        *_structs_of(sys.modules[Phrase.__module__]),
        *_structs_of(protocol),
        *_structs_of(wishes),
        *_structs_of(http_protocol),
    ]
    parts = [_HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};"]
    parts.append(f"export const QUICK_PHRASES = {json.dumps(protocol.QUICK_PHRASES)} as const;")
    parts.append(f"export const NUDGE = {json.dumps(protocol.NUDGE)};")
    parts.append(f"export const LONGEST_NAME = {LONGEST_NAME};\n")
    parts += [_interface(struct) for struct in structs]
    for name, union in _UNIONS.items():
        members = " | ".join(_written(member) for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs a module defines for others to use."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


def _interface(struct: type[msgspec.Struct]) -> str:
    lines = [f"/** {_first_line(struct)} */", f"export interface {struct.__name__} {{"]
    lines += [f"  {line};" for line in _members(struct)]
    return "\n".join([*lines, "}"]) + "\n"


def _first_line(struct: type[msgspec.Struct]) -> str:
    return (struct.__doc__ or "").strip().partition("\n")[0]


def _members(struct: type[msgspec.Struct]) -> Iterator[str]:
    config = struct.__struct_config__
    if config.tag_field is not None:
        yield f'{config.tag_field}: "{config.tag}"'
    hints = get_type_hints(struct, include_extras=False)
    # The server writes every field; a client may leave out what has a default.
    from_client = config.forbid_unknown_fields
    for field in msgspec.structs.fields(struct):
        optional = "?" if from_client and not field.required else ""
        yield f"{field.name}{optional}: {_written(hints[field.name])}"


def _written(hint: Hint) -> str:
    """Return a type of Python in TypeScript's words."""
    for name, union in _UNIONS.items():
        if hint == union:
            return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin: Hint = get_origin(hint)
    arguments = get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(_written(member) for member in arguments)
    if origin in (list, tuple):
        inner = _written(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_written(arguments[0])}, {_written(arguments[1])}>"
    raise TypeError(f"{hint} has no counterpart in TypeScript yet")


def main() -> None:
    """Write the types to the file named on the command line."""
    Path(sys.argv[1]).write_text(as_typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
