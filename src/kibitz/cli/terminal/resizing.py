"""A terminal whose size changes while one plays: a screen as long as there is room for it, else speech."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from kibitz.cli.terminal.screen import SMALLEST_HEIGHT, SMALLEST_WIDTH, Screen
from kibitz.cli.terminal.speech import Speech, table_spoken
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Match
from kibitz.views import View


class Resizing:
    """The face of a terminal: looks at its size before it shows anything."""

    def __init__(self, screen: Screen, speech: Speech, console: Console) -> None:
        self._screen = screen
        self._speech = speech
        self._console = console
        self._spoke = not self._is_large

    @property
    def _is_large(self) -> bool:
        return self._console.width >= SMALLEST_WIDTH and self._console.height >= SMALLEST_HEIGHT

    @property
    def _now(self) -> Screen | Speech:
        return self._screen if self._is_large else self._speech

    @property
    def words(self) -> TableWords:
        """Return the words of the face that is shown now."""
        return self._now.words

    def tell(self, lines: Sequence[str], view: View, *, pace: float, of_action: bool = False) -> None:
        """Show what happened; the screen remembers it for when there is room again."""
        self._turn_to(view)
        if self._spoke:
            self._screen.tell(lines, view, pace=0, of_action=of_action)
        self._now.tell(lines, view, pace=pace, of_action=of_action)

    def introduce(self, legend: str) -> None:
        """Say what the texts of the special cards stand for."""
        self._now.introduce(legend)

    def reopen(self, lines: Sequence[str], view: View) -> None:
        """Greet somebody who comes back."""
        self._now.reopen(lines, view)

    def take_back(self, n_actions: int) -> None:
        """Have the screen forget what was told of the last actions."""
        self._screen.take_back(n_actions)

    def thinking(self, view: View) -> None:
        """Show that the seat to act is thinking."""
        self._now.thinking(view)

    def ask(self, view: View, notes: Sequence[str]) -> str:
        """Show the table and ask."""
        self._turn_to(view)
        return self._now.ask(view, notes)

    def ask_after_deal(self, match: Match, view: View, notes: Sequence[str]) -> str:
        """Show what the deal came to and ask."""
        self._turn_to(view)
        return self._now.ask_after_deal(match, view, notes)

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Show a longer text."""
        self._now.page(title, lines)

    def sheet(self, match: Match) -> None:
        """Show the score sheet."""
        self._now.sheet(match)

    def farewell(self, lines: Sequence[str]) -> None:
        """Say the last words."""
        self._now.farewell(lines)

    def _turn_to(self, view: View) -> None:
        """Say how everything stands when the screen has just become too small to show it."""
        spoke, self._spoke = self._spoke, not self._is_large
        if self._spoke and not spoke:
            self._speech.tell(["", *table_spoken(view, self._speech.words)], view, pace=0)
