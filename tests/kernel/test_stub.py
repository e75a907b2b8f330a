"""The types of the compiled module, as mypy reads them, are those of the module built here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kibitz

STUB = Path(kibitz.__file__).parent / "kernel" / "_ext.pyi"


def test_the_stub_is_the_modules(tmp_path: Path) -> None:
    pytest.importorskip("nanobind")
    fresh = tmp_path / "_ext.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "kibitz.kernel._ext", "-o", str(fresh)]
    subprocess.run(command, check=True, capture_output=True)
    assert STUB.read_text(encoding="utf-8") == fresh.read_text(encoding="utf-8"), (
        f"run {' '.join(command[1:6])}"
    )
