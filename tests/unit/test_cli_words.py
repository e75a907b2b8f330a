"""Every problem that the source can report, and every message the command line shows, has its words."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from kibitz.cli.group import COMMANDS, group
from kibitz.errors import Problem
from kibitz.language import LANGUAGES, translate
from tests.architecture.source import PACKAGE, name_of, python_files, tree_of

Messages = dict[str, set[str]]


class Variables(visitor.Visitor):
    """Collects the variables a pattern names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables_of(node: ftl.Pattern) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


@cache
def messages_of(language: str) -> Messages:
    """Return the variables of every message, attributes as ``message.attribute``."""
    messages: Messages = {}
    for path in sorted((PACKAGE / "language" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{path.name}: {entry.id.name} is there twice"
                if entry.value is not None:
                    messages[entry.id.name] = variables_of(entry.value)
                for attribute in entry.attributes:
                    messages[f"{entry.id.name}.{attribute.id.name}"] = variables_of(attribute.value)
    return messages


def problems_in(tree: ast.AST) -> Iterator[tuple[int, str, set[str]]]:
    """Yield line, code and arguments of each problem made; a code that is not a plain text fails.

    Besides ``problem(code, …)`` there are methods ``fault(key, code, …)``, which adds the key, and
    ``fault(code, place, …)``; only inside of one may the code come from outside.
    """
    wrapped = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "fault"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="problem"), args=[first], keywords=keywords) if (
                node not in wrapped
            ):
                assert isinstance(first, ast.Constant), f"line {node.lineno}: the code must be a plain text"
                assert all(keyword.arg for keyword in keywords), f"line {node.lineno}: arguments by name only"
                yield node.lineno, str(first.value), {keyword.arg or "" for keyword in keywords}
            case ast.Call(func=ast.Attribute(attr="fault"), args=args, keywords=keywords):
                codes = [n for n, arg in enumerate(args[:2]) if "/" in ast.unparse(arg)]
                assert codes, f"line {node.lineno}: the code must be a plain text"
                code = args[codes[0]]
                assert isinstance(code, ast.Constant), f"line {node.lineno}: the code must be a plain text"
                added = {"key"} if codes[0] else set()
                yield node.lineno, str(code.value), {*added, *(keyword.arg or "" for keyword in keywords)}
            case _:
                pass


def problems() -> dict[str, dict[str, set[str]]]:
    """Return for each code the places that report it, each with the arguments it passes."""
    found: dict[str, dict[str, set[str]]] = defaultdict(dict)
    for path in python_files():
        for line, code, arguments in problems_in(tree_of(path)):
            found[code][f"{name_of(path)}:{line}"] = arguments
    for path in sorted((PACKAGE.parents[1] / "kernel").rglob("*.cpp")):
        # Fault("kernel/bad_face", 57): the value it refuses is all a fault says.
        for code in re.findall(r'"(kernel/[a-z_]+)"', path.read_text(encoding="utf-8")):
            found[code].setdefault(path.name, {"value"})
    return found


PROBLEMS = problems()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    messages = messages_of(language)
    assert [] == sorted(code for code in PROBLEMS if Problem(code).message_id not in messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_use_only_what_is_passed(language: str) -> None:
    messages = messages_of(language)
    assert [] == [
        f"{place}: {code} passes no {variable}"
        for code, places in PROBLEMS.items()
        for place, arguments in places.items()
        for variable in sorted(messages.get(Problem(code).message_id, set()) - arguments)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    known = {Problem(code).message_id for code in PROBLEMS}
    assert [] == sorted(
        name for name in messages_of(language) if name.startswith("problem-") and name not in known
    )


def test_a_problem_in_words_is_one_line() -> None:
    for code, places in PROBLEMS.items():
        for arguments in places.values():
            text = Problem(code, dict.fromkeys(arguments, "x")).text()
            assert text and "\n" not in text and not text.startswith("problem-"), code


def test_a_problem_without_a_plain_code_is_seen() -> None:
    with pytest.raises(AssertionError, match="plain text"):
        list(problems_in(ast.parse("problem(code, seat=1)")))


@pytest.mark.parametrize(
    ("suit", "n", "words"),
    [
        ("C", 2, "holds 2 clubs, the suit led"),
        ("H", 1, "holds a heart, the suit led"),
        ("Y", 3, "3 yellow cards"),
    ],
)
def test_suits_are_named_in_words(suit: str, n: int, words: str) -> None:
    text = Problem("play/must_follow", {"seat": 2, "card": "H9", "suit": suit, "n": n}).text()
    assert text.startswith("seat 2 played H9 but ")
    assert words in text


def command_line_ids() -> set[str]:
    """Return every message id the command line's source names: ``say("…")``, ``words="…"``, and the commands'."""
    ids = {f"cli-{name}" for name in COMMANDS} | {f"cli-{name}.example" for name in COMMANDS}
    for path in python_files("cli"):
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=str(name)), *_]):
                    ids.add(name)
                case ast.keyword(arg="words", value=ast.Constant(value=str(name))):
                    ids.add(f"cli-option-{name}")
                case ast.keyword(arg="help", value=ast.Constant(value=str(name))):
                    ids.add(name)
                case _:
                    pass
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_has_its_words(language: str) -> None:
    assert set() == command_line_ids() - set(messages_of(language))


def test_every_command_is_there_and_shows_an_example() -> None:
    import click

    for name in COMMANDS:
        command = group.get_command(click.Context(group), name)
        assert command is not None
        assert command.name == name
        example = translate(f"cli-{name}.example")
        assert all(line.startswith(f"kibitz {name}") for line in example.splitlines())


def test_messages_stand_in_one_file_each() -> None:
    for path in sorted((PACKAGE / "language" / "en").glob("*.ftl")):
        prefix = {"errors": "problem-", "cli": "cli-"}.get(path.stem)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if prefix and isinstance(entry, ftl.Message):
                assert entry.id.name.startswith(prefix)
