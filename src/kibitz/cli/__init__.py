"""The command line: one file a command. Everything is imported when it is needed, so ``--help`` is quick."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (that of the process if none is given); return its exit status."""
    try:
        from kibitz.cli.run import run
    except KeyboardInterrupt:  # while the rest is being imported
        return 130
    return run(arguments)
