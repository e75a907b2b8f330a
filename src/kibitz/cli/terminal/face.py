"""What the table needs of its surroundings: somebody who tells, asks and shows. Screen and speech are two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Match
from kibitz.views import View


class Face(Protocol):
    """How the table appears. ``ask`` and the pages raise EOFError when nobody answers any more."""

    @property
    def words(self) -> TableWords:
        """Return the words it speaks in."""
        ...

    def tell(self, lines: Sequence[str], view: View, *, pace: float, of_action: bool = False) -> None:
        """Show what happened and how the table looks now; wait ``pace`` seconds. of_action: all that one did."""
        ...

    def take_back(self, n_actions: int) -> None:
        """Show no longer what was told of the last actions."""
        ...

    def introduce(self, legend: str) -> None:
        """Say once, where it cannot be overlooked, what the texts of the special cards stand for."""
        ...

    def reopen(self, lines: Sequence[str], view: View) -> None:
        """Greet somebody who comes back in the middle of a match."""
        ...

    def thinking(self, view: View) -> None:
        """Show that the seat to act is thinking."""
        ...

    def ask(self, view: View, notes: Sequence[str]) -> str:
        """Show the table, what is to be decided and the notes; return what was typed."""
        ...

    def ask_after_deal(self, match: Match, view: View, notes: Sequence[str]) -> str:
        """Show what the deal came to and the score sheet; return what was typed."""
        ...

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Show a longer text, in pieces that fit; go on when it was read."""
        ...

    def sheet(self, match: Match) -> None:
        """Show the score sheet; go on when it was read."""
        ...

    def farewell(self, lines: Sequence[str]) -> None:
        """Say the last words."""
        ...
