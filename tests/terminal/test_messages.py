"""Every sentence the table says exists, is given what it speaks of, and is said somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.architecture.source import PACKAGE, python_files, tree_of

FILES = [*python_files("cli/terminal"), *python_files("telling"), PACKAGE / "cli" / "play.py"]
FTL = PACKAGE / "language" / "en" / "table.ftl"
ALWAYS_GIVEN = {"kitty", "dot"}
# Spread into a call as **who(seat, reader), or **about.
WHO = {"seat", "you"}
# Parts of ids that are put together: places, commands, and answers that speak to the person at the table.
PUT_TOGETHER = ("place-", "help-", "problem-")


def messages() -> dict[str, set[str]]:
    """Return the variables of each message ``table-<id>``, by id."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-z])", FTL.read_text(encoding="utf-8")):
        name, equals, text = block.partition(" =")
        if equals and name.startswith("table-"):
            found[name.removeprefix("table-")] = set(re.findall(r"\$(\w+)", text))
    return found


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Yield where, message id and argument names of each sentence that is said with an id written out."""
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {
                "words", "self._words", "self", "_say", "_text", "_until", "phrase",
            }:  # fmt: skip
                given = {k.arg for k in node.keywords if k.arg}
                if any(k.arg is None for k in node.keywords):
                    given |= WHO
                for argument in node.args:
                    for leaf in leaves(argument):
                        yield f"{path.name}:{node.lineno}", leaf, given


def leaves(node: ast.expr) -> list[str]:
    """Return the texts an expression may be: itself, or the arms of a condition."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return leaves(body) + leaves(orelse)
        case _:
            return []


def test_every_sentence_exists_and_is_given_its_arguments() -> None:
    known = messages()
    faults = [
        f"{where}: {name} {sorted(known[name] - given - ALWAYS_GIVEN) if name in known else 'is missing'}"
        for where, name, given in calls()
        if name not in known or known[name] - given - ALWAYS_GIVEN
    ]
    assert [] == faults


def test_every_sentence_is_said() -> None:
    texts = {
        node.value
        for path in FILES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    said = {text.removeprefix("table-") for text in texts}
    unsaid = [n for n in messages() if n not in said and not n.startswith(PUT_TOGETHER)]
    assert [] == unsaid


def test_every_problem_of_a_saved_match_and_of_the_start_has_words() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FTL.parent.glob("*.ftl"))
    files = [*FILES, *python_files("match")]
    codes = {
        node.args[0].value
        for path in files
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "problem"
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(codes) > 15
    missing = [code for code in codes if f"\nproblem-{str(code).replace('/', '-')} =" not in text]
    assert [] == missing
