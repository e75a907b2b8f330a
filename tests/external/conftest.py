"""No program outlives its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kibitz.players.external import close_programs


@pytest.fixture(autouse=True)
def _no_program_stays() -> Iterator[None]:
    yield
    close_programs()
