"""Memory that is free again, handed back to the system."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import lru_cache


def give_back() -> None:
    """Have the C library return what is free in the middle of its heap too, where it can (glibc)."""
    trim = _trim()
    if trim is not None:
        trim(0)


@lru_cache(maxsize=1)
def _trim() -> Callable[[int], object] | None:
    if not sys.platform.startswith("linux"):
        return None
    try:
        found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    except OSError:
        return None
    return found
