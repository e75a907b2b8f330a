"""Imports and calls that the import linter cannot see or say."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.architecture.source import SOURCE, imports, name_of, python_files, tree_of

# Rules draw no random numbers, read no clock, print and log nothing: a deal comes in as data.
PURE = ("cards", "rules", "games", "views")
IMPURE_MODULES = {
    "asyncio", "datetime", "logging", "os", "random", "secrets", "socket", "subprocess", "sys", "threading",
    "time", "warnings",
}  # fmt: skip
IMPURE_CALLS = {"breakpoint", "exit", "input", "open", "print", "quit"}

HEAVY = ("click", "fluent", "msgspec", "numpy", "platformdirs", "rich")


def imports_extension(tree: ast.AST) -> list[int]:
    """Return the lines that import the compiled kernel."""
    return [line for line, name in imports(tree) if "_ext" in name.split(".")]


def impurities(tree: ast.AST) -> list[str]:
    """Return what reaches for chance, the clock, the terminal or the system, each with its line."""
    found = [f"{line}: import {name}" for line, name in imports(tree) if name.split(".")[0] in IMPURE_MODULES]
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=called)) if called in IMPURE_CALLS:
                found.append(f"{node.lineno}: {called}()")
            case _:
                pass
    return found


def test_only_the_facade_imports_the_extension() -> None:
    outsiders = sorted(set(python_files()) - set(python_files("kernel")))
    assert [] == [
        f"{name_of(path)}:{line}" for path in outsiders for line in imports_extension(tree_of(path))
    ]


def test_the_second_reader_shares_no_code_with_the_engine() -> None:
    """It checks the rules, so it may not learn them from what it checks."""
    files = sorted((SOURCE.parent / "tests" / "second_reader").rglob("*.py"))
    assert [] == [
        f"{path.name}:{line}: {name}"
        for path in files
        for line, name in imports(tree_of(path))
        if name.split(".")[0] == "kibitz"
    ]


@pytest.mark.parametrize("package", PURE)
def test_the_rules_are_pure(package: str) -> None:
    assert [] == [
        f"{name_of(path)}:{what}" for path in python_files(package) for what in impurities(tree_of(path))
    ]


@pytest.mark.parametrize(
    "text",
    [
        "import kibitz.kernel._ext",
        "from kibitz.kernel import _ext",
        "from kibitz.kernel._ext import play",
        "def f():\n    import kibitz.kernel._ext as e",
    ],
)
def test_an_import_of_the_extension_is_seen(text: str) -> None:
    assert imports_extension(ast.parse(text))


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "from random import Random",
        "import os.path",
        "def f():\n    from time import monotonic",
        "print(1)",
        "def f():\n    return open('x')",
    ],
)
def test_an_impurity_is_seen(text: str) -> None:
    assert impurities(ast.parse(text))


def test_importing_kibitz_is_cheap() -> None:
    """Importing kibitz loads no third party: each is loaded by the part that needs it."""
    code = f"import sys; sys.path.insert(0, {str(SOURCE)!r}); import kibitz; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    loaded = {name.split(".")[0] for name in run.stdout.split()}
    assert "kibitz" in loaded
    assert set() == loaded.intersection(HEAVY)
