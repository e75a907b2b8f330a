"""The page's types are generated from the server's messages, and what is checked in is what comes out."""

from __future__ import annotations

from kibitz.server.typescript import as_typescript
from tests.architecture.source import SOURCE

TYPES = SOURCE.parent / "web" / "src" / "protocol.gen.ts"


def test_the_types_of_the_page_are_those_of_the_protocol() -> None:
    assert as_typescript() == TYPES.read_text(encoding="utf-8"), (
        f"run: python -m kibitz.server.typescript {TYPES.relative_to(SOURCE.parent)}"
    )
