"""Parts of what is shown of a table, remembered: from one event to the next most of them stay the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Parts:
    """The last value of each part by its name, and what it was made from."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[object, tuple[object, Any]] = {}

    def get(self, name: object, of: object, make: Callable[[], T]) -> T:
        """Return a part. of: everything it depends on; it is made anew when that is not what it was."""
        known = self._known.get(name)
        # What is the same object is not compared, so this is cheap where nothing has changed.
        if known is not None and known[0] == of:
            found: T = known[1]
            return found
        made = make()
        self._known[name] = (of, made)
        return made
