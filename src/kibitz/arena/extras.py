"""Libraries that come with an extra of the package, asked for before anything is played."""

from __future__ import annotations

from importlib.util import find_spec

from kibitz.errors import KibitzError, problem


def require(library: str, extra: str) -> None:
    """Raise KibitzError, with the name of the extra that brings it, if a library is not installed."""
    if find_spec(library) is None:
        raise KibitzError(problem("arena/not_installed", library=library, extra=extra))
