"""The table as sentences, one fact a line: for screen readers, pipes and small terminals.

Nothing is painted over, nothing rests on where it stands.
"""

from __future__ import annotations

import sys
import textwrap
import time
from collections.abc import Callable, Sequence

from kibitz import telling
from kibitz.cli.terminal.asking import options_listed, question
from kibitz.cli.terminal.holding import Group, holding
from kibitz.cli.terminal.sheet import sheet_spoken
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Match
from kibitz.rules.order import TRUMPS
from kibitz.views import View


class Speech:
    """The face that speaks. width: returns where to break lines now; None to leave them whole."""

    def __init__(self, words: TableWords, width: Callable[[], int] | None) -> None:
        self._words = words
        self._width = width

    @property
    def words(self) -> TableWords:
        """Return the words it speaks in."""
        return self._words

    def tell(self, lines: Sequence[str], view: View, *, pace: float, of_action: bool = False) -> None:
        """Say what happened."""
        for line in lines:
            self._say(line)
        if pace > 0:
            time.sleep(pace)

    def introduce(self, legend: str) -> None:
        """Say what the texts of the special cards stand for."""
        self._say(legend)

    def reopen(self, lines: Sequence[str], view: View) -> None:
        """Greet and say how everything stands."""
        for text in [*lines, *table_spoken(view, self._words)]:
            self._say(text)

    def take_back(self, n_actions: int) -> None:
        """Do nothing: what was said is said."""

    def thinking(self, view: View) -> None:
        """Say nothing: the next sentence says what was done."""

    def ask(self, view: View, notes: Sequence[str]) -> str:
        """Say the hand and what is asked; after a command only its answer and the question."""
        if notes:
            for note in notes:
                self._say(note)
        else:
            for line in hand_spoken(view, self._words):
                self._say(line)
        for number, choice in enumerate(options_listed(view, self._words), start=1):
            self._say(self._words("choice-spoken", n=number, choice=choice))
        self._say(question(view, self._words))
        return self._input()

    def ask_after_deal(self, match: Match, view: View, notes: Sequence[str]) -> str:
        """Say how to go on; what the deal came to was told as it happened."""
        for note in notes:
            self._say(note)
        self._say(self._words("after-match" if match.is_over else "after-deal"))
        return self._input()

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Say a longer text."""
        self._say(title)
        for line in lines:
            self._say(line)

    def sheet(self, match: Match) -> None:
        """Say the score sheet."""
        self.page(self._words("sheet-title", game=self._words.game), sheet_spoken(match, self._words))

    def farewell(self, lines: Sequence[str]) -> None:
        """Say the last words."""
        for line in lines:
            self._say(line)

    def _input(self) -> str:
        sys.stdout.write(self._words("prompt"))
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            sys.stdout.write("\n")
            raise
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        if not sys.stdin.isatty():
            sys.stdout.write("\n")
        return line

    def _say(self, text: str) -> None:
        if not text:
            return
        lines = textwrap.wrap(text, self._width()) if self._width else [text]
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()


def hand_spoken(view: View, words: TableWords) -> list[str]:
    """Return the hand, a line for each suit; then what of it may be played, where that is not all of it."""
    groups = holding(view)
    cards = [held for group in groups for held in group.cards]
    may = [held for held in cards if held.number is not None]
    all_may = len(may) == len(cards)
    lines = [_group_spoken(group, words, numbered=all_may) for group in groups]
    if may and not all_may:
        listed = words.listed_apart(words("numbered", n=h.number or 0, card=words.card(h.card)) for h in may)
        lines.append(words("may-play", cards=listed))
    return lines


def _group_spoken(group: Group, words: TableWords, *, numbered: bool) -> str:
    cards = (words.listed_apart if numbered else words.listed)(
        words("numbered", n=held.number, card=words.card(held.card))
        if numbered and held.number is not None
        else words.card(held.card)
        for held in group.cards
    )
    kind = "trump" if group.suit == TRUMPS else "suit"
    return words.sentence("hand-spoken", kind=kind, suit=words.suit(group.suit), cards=cards)


def table_spoken(view: View, words: TableWords) -> list[str]:
    """Return everything that lies open, for who wants to hear it again."""
    seat = words.seat
    lines = [words.say(telling.title(view)), str(words.worded(telling.standing(view, seat)))]
    auction, last = telling.auction(view), telling.last_trick(view)
    lines += words.all_said(
        [
            *telling.contract(view, seat),
            *telling.captured(view, seat),
            *telling.shown(view, seat),
            *([auction] if auction else []),
            *telling.put_on_table(view),
            *([last] if last else []),
            *(telling.outcome(view, seat) if view.result is not None else []),
        ]
    )
    return lines
