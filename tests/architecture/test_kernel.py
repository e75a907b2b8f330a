"""What the import linter cannot see: the compiled module, and the kernel's own sources."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel"
PACKAGE = ROOT / "src" / "kibitz"


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_only_the_facade_imports_the_compiled_module() -> None:
    outside = [path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE / "kernel"]
    assert len(outside) > 100
    assert [] == [path for path in outside if any(name.endswith("._ext") for name in imported(path))]
    assert any("kibitz.kernel._ext" in imported(path) for path in (PACKAGE / "kernel").glob("*.py"))


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in (KERNEL / folder).rglob("*.[ch]pp")]


def test_no_python_below_the_bindings() -> None:
    wanted = re.compile(r"#include [<\"](nanobind|Python\.h|pybind)")
    assert [] == [
        path
        for path in sources("include", "src", "tests", "bench", "fuzz")
        if wanted.search(path.read_text())
    ]
    assert any(wanted.search(path.read_text()) for path in sources("bind"))


def test_no_threads_and_no_talk_in_the_kernel() -> None:
    refused = re.compile(r"#include <(thread|mutex|atomic|future|iostream|fstream|cstdio|format|expected)>")
    assert [] == [path for path in sources("include", "src") if refused.search(path.read_text())]


def test_the_loops_for_modern_processors_leave_no_shared_inline_functions() -> None:
    """A weak symbol of std or kibitz compiled for x86-64-v3 could be linked into the portable code."""
    objects = sorted(ROOT.glob("build/*/kernel/CMakeFiles/kibitz_loops_modern.dir/src/*.o"))
    if not objects:
        pytest.skip("the kernel was not built here for two targets")
    names = subprocess.run(
        ["nm", "--demangle", *map(str, objects)], capture_output=True, text=True, check=True
    ).stdout
    weak = [line for line in names.splitlines() if re.search(r" [WVu] ", line)]
    assert [] == [line for line in weak if "::modern" not in line]
