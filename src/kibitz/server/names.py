"""Names of people at a table."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.errors import KibitzError, problem

LONGEST_NAME = 20
# Some scripts need these inside a word; nothing else that is unseen may stand in a name.
_JOINERS = "\u200c\u200d"


def checked_name(name: str, others: Iterable[str] = ()) -> str:
    """Return a name with its white space tidied. Raises KibitzError for one nobody should see, or one taken."""
    tidy = " ".join(name.split())
    visible = tidy.translate(dict.fromkeys(map(ord, _JOINERS)))
    if len(tidy) > LONGEST_NAME or not visible.isprintable() or (tidy and not visible.strip()):
        raise KibitzError(problem("table/name", longest=LONGEST_NAME))
    if tidy and tidy.casefold() in {other.casefold() for other in others}:
        raise KibitzError(problem("table/name_taken"))
    return tidy
