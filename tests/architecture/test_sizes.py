"""One concept, one file: files near 150 lines, above 400 look for the seam, above 800 never."""

from __future__ import annotations

from tests.architecture.source import TOO_MANY_LINES, files_over, name_of


def test_no_file_is_far_too_long() -> None:
    assert [] == [f"{name_of(path)}: {n_lines} lines" for n_lines, path in files_over(TOO_MANY_LINES)]
