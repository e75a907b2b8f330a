"""Read the package as text: its files, syntax trees and imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
PACKAGE = SOURCE / "kibitz"

MANY_LINES = 400
TOO_MANY_LINES = 800


def python_files(*parts: str) -> list[Path]:
    """Return the Python files of these packages or modules (the whole package if none is given).

    A part that does not exist has no files: packages come one by one.
    """
    roots = [PACKAGE / part for part in parts] or [PACKAGE]
    return sorted(file for root in roots for file in root.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def name_of(path: Path) -> str:
    """Return a path as a reader writes it: ``kibitz/rules/actions.py``."""
    return path.relative_to(SOURCE).as_posix()


def files_over(n_lines: int) -> list[tuple[int, Path]]:
    """Return the Python files longer than this, the longest first, each with its number of lines."""
    lengths = [(len(path.read_text(encoding="utf-8").splitlines()), path) for path in python_files()]
    return sorted((pair for pair in lengths if pair[0] > n_lines), reverse=True)


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and full name of everything imported: ``from a import b`` gives ``a.b``."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=module, names=names):
                for alias in names:
                    yield node.lineno, f"{module}.{alias.name}" if module else alias.name
            case _:
                pass


def docstrings(tree: ast.AST) -> set[ast.Constant]:
    """Return the nodes that are docstrings, also those under a constant or a field."""
    found: set[ast.Constant] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(node.value)
    return found
