"""The table as a screen: painted anew for every decision, never longer or wider than the terminal."""

from __future__ import annotations

import textwrap
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kibitz import telling
from kibitz.cli.terminal.asking import options_listed, question
from kibitz.cli.terminal.felt import felt, shows_tricks
from kibitz.cli.terminal.holding import Group, holding
from kibitz.cli.terminal.sheet import sheet_head, sheet_rows
from kibitz.cli.terminal.style import NOW, QUIET, TITLE, card_style, suit_style
from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Match
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Phase
from kibitz.views import View

SMALLEST_WIDTH, SMALLEST_HEIGHT = 72, 22
WIDEST = 110
LOG_LENGTH = 40
FRESH = 0.2  # seconds
HEADING = 12
NARROWEST = 6


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that stand together. Of blocks that do not all fit, the one with the lowest worth goes first."""

    lines: list[Text]
    worth: int


@dataclass(frozen=True, slots=True)
class Told:
    """What was said at one time. of_action: it is all that an action did, and goes with it."""

    lines: tuple[str, ...]
    of_action: bool


class Screen:
    """The face with a screen."""

    def __init__(self, words: TableWords, console: Console) -> None:
        self._words = words
        self._console = console
        self._log: deque[Told] = deque(maxlen=LOG_LENGTH)
        self._legend = ""
        self._painted_at = 0.0
        with suppress(ImportError):
            import readline  # noqa: F401  (line editing and history for input())

    @property
    def words(self) -> TableWords:
        """Return the words it speaks in."""
        return self._words

    # --- what the table calls -----------------------------------------------------------------------

    def tell(self, lines: Sequence[str], view: View, *, pace: float, of_action: bool = False) -> None:
        """Add to the log; with a pace, show the table and wait."""
        self._log.append(Told(tuple(lines), of_action=of_action))
        if pace > 0:
            self._paint(self._table(view, [], finished=True))
            time.sleep(pace)

    def introduce(self, legend: str) -> None:
        """Keep the legend for the first question."""
        self._legend = legend

    def reopen(self, lines: Sequence[str], view: View) -> None:
        """Greet in the log; the table shows the rest."""
        self._log.append(Told(tuple(lines), of_action=False))

    def take_back(self, n_actions: int) -> None:
        """Drop the last actions from the log; what was said besides them stays."""
        for told in [told for told in reversed(self._log) if told.of_action][:n_actions]:
            # Two actions may be told in the same words: the later one goes.
            place = next(n for n in reversed(range(len(self._log))) if self._log[n] is told)
            del self._log[place]

    def thinking(self, view: View) -> None:
        """Show whose turn it is, unless the last picture is so fresh that nobody has read it yet."""
        if time.monotonic() - self._painted_at > FRESH:
            self._paint(self._table(view, []))

    def ask(self, view: View, notes: Sequence[str]) -> str:
        """Paint the table with the question at its foot; return what was typed."""
        self._paint(self._table(view, [*notes, *([self._legend] if self._legend else [])], asks=True))
        self._legend = ""
        return input(self._words("prompt"))

    def ask_after_deal(self, match: Match, view: View, notes: Sequence[str]) -> str:
        """Paint the result and the score sheet; return what was typed."""
        width = self._width
        outcome = self._words.all_said(telling.outcome(view, self._words.seat))
        blocks = [
            Block([self._headline(view)], 9),
            Block([self._rule()], 3),
            Block(self._wrapped(self._last_trick(view), QUIET), 1),
            Block([line for text in outcome for line in self._wrapped(text)], 8),
            Block([self._rule()], 3),
        ]
        footer = [line for note in notes for line in self._wrapped(note, NOW)]
        footer += self._wrapped(self._words("after-match" if match.is_over else "after-deal"))
        room = self._height - 2 - sum(len(b.lines) for b in blocks) - len(footer)
        blocks += [Block(self._sheet_lines(match, room, width), 7), Block(footer, 9)]
        self._paint(blocks)
        return input(self._words("prompt"))

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Show a text in pieces as high as the screen, each read when Enter is pressed."""
        texts = [Text(line.lstrip("# "), TITLE) if line.startswith("#") else Text(line) for line in lines]
        texts = [piece for text in texts for piece in (text.wrap(self._console, self._width) or [Text()])]
        room = self._height - 5
        for start in range(0, max(1, len(texts)), room):
            piece = texts[start : start + room]
            rest = len(texts) - start - len(piece)
            blocks = [
                Block([Text(title, TITLE), self._rule()], 9),
                Block(piece, 9),
                Block([Text(self._words("page-end", more="yes" if rest > 0 else "no"), NOW)], 9),
            ]
            self._paint(blocks)
            if input(self._words("prompt")).strip() and rest > 0:
                return

    def sheet(self, match: Match) -> None:
        """Show the score sheet, as many of the last deals as fit."""
        blocks = [
            Block([Text(self._words("sheet-title", game=self._words.game), TITLE), self._rule()], 9),
            Block(self._sheet_lines(match, self._height - 6, self._width), 9),
            Block([Text(self._words("page-end", more="no"), NOW)], 9),
        ]
        self._paint(blocks)
        input(self._words("prompt"))

    def farewell(self, lines: Sequence[str]) -> None:
        """Leave the table as it is and say the last words below it."""
        self._console.print()
        for line in lines:
            self._console.print(Text(line), overflow="fold")

    # --- painting -----------------------------------------------------------------------------------

    @property
    def _width(self) -> int:
        return min(self._console.width, WIDEST)

    @property
    def _height(self) -> int:
        return self._console.height

    def _paint(self, blocks: list[Block]) -> None:
        # Two lines stay free: one for the prompt, one so that Enter does not scroll the top away.
        kept = fitting(blocks, self._height - 2)
        self._painted_at = time.monotonic()
        self._console.clear()
        for block in kept:
            for line in block.lines:
                self._console.print(line, no_wrap=True, overflow="crop", crop=True, highlight=False)

    def _table(
        self, view: View, notes: Sequence[str], *, asks: bool = False, finished: bool = False
    ) -> list[Block]:
        words = self._words
        status = telling.contract(view, words.seat)
        if not shows_tricks(view, words):
            status += telling.captured(view, words.seat)
        before_play = view.phase in (Phase.BURY, Phase.NAME_TRUMP)
        foot: list[Text] = []
        if asks:
            foot += self._numbered(options_listed(view, words))
            foot += [line for note in notes for line in self._wrapped(note, NOW)]
            foot += self._wrapped(question(view, words), TITLE)
        top = [
            Block([self._headline(view)], 99),
            Block(self._joined(words.all_said(status)), 98),
            Block(self._joined(words.all_said(telling.shown(view, words.seat)), QUIET)[:2], 60),
            Block(self._auction(view), 40 if view.phase is Phase.PLAY else 70),
            Block([self._rule()], 30),
        ]
        middle = [] if before_play else [Block(felt(view, words, self._width, finished=finished), 95)]
        last = self._last_trick(view)
        hand = self._hand(view)
        rest = [Block(hand, 97), Block(foot, 99)]
        used = sum(len(b.lines) for b in (*top, *middle, *rest)) + 2
        log = self._recent(max(0, self._height - 2 - used - (1 if last else 0)))
        return [
            *top,
            *middle,
            *([Block([self._rule()], 20)] if middle and (last or log) else []),
            Block(self._wrapped(last, QUIET)[:2], 50),
            Block(log, 10),
            Block([self._rule()], 25),
            *rest,
        ]

    def _headline(self, view: View) -> Text:
        tally = view.result.tally if view.result else None
        words = self._words
        left = words.say(telling.title(view))
        right = str(words.worded(telling.standing(view, words.seat, tally)))
        if cell_len(left) + cell_len(right) + 4 > self._width:
            right = words.say(telling.standing_in_short(view, words.seat, tally))
        gap = max(2, self._width - cell_len(left) - cell_len(right) - 2)
        return Text.assemble((f" {left}", TITLE), " " * gap, (f"{right} ", TITLE))

    def _rule(self) -> Text:
        return Text(("─" if self._words.signs else "-") * self._width, QUIET)

    def _joined(self, facts_in_order: Sequence[str], style: str = "") -> list[Text]:
        """Return facts one behind the other; a line ends between two of them where that is possible."""
        between = " · " if self._words.signs else " | "
        lines: list[str] = []
        for fact in facts_in_order:
            longer = f"{lines[-1]}{between}{fact}" if lines else fact
            if lines and cell_len(longer) <= self._width - 2:
                lines[-1] = longer
            else:
                lines.append(fact)
        return [piece for line in lines for piece in self._wrapped(line, style)]

    def _wrapped(self, text: str, style: str = "") -> list[Text]:
        lines = textwrap.wrap(text, self._width - 2, subsequent_indent="  ") if text else []
        return [Text(f" {line}", style) for line in lines]

    def _auction(self, view: View) -> list[Text]:
        """Return the auction on one line, its end where all of it has no room."""
        dots = "…" if self._words.signs else "..."
        told = (telling.auction(view, n, dots=dots) for n in range(len(view.calls)))
        texts = (self._words.say(each) for each in told if each)
        text = next((text for text in texts if cell_len(text) <= self._width - 2), "")
        return [Text(f" {text}", QUIET)] if text else []

    def _last_trick(self, view: View) -> str:
        last = telling.last_trick(view)
        return self._words.say(last) if last else ""

    def _recent(self, n_lines: int) -> list[Text]:
        lines: list[Text] = []
        for sentence in reversed([line for told in self._log for line in told.lines]):
            wrapped = self._wrapped(sentence)
            if len(lines) + len(wrapped) > n_lines:
                break
            lines = [*wrapped, *lines]
        return lines

    def _numbered(self, choices: Sequence[str]) -> list[Text]:
        lines = [Text(" ")]
        for number, choice in enumerate(choices, start=1):
            cell = f"{number}:{choice}"
            if cell_len(lines[-1].plain) + cell_len(cell) + 3 > self._width:
                lines.append(Text(" "))
            if lines[-1].plain != " ":
                lines[-1].append("   ")
            lines[-1].append(f"{number}:", NOW).append(choice)
        return lines if choices else []

    def _hand(self, view: View) -> list[Text]:
        groups = holding(view)
        numbered = any(held.number is not None for group in groups for held in group.cards)
        return [line for group in groups for line in self._group(group, view, numbered=numbered)]

    def _group(self, group: Group, view: View, *, numbered: bool) -> list[Text]:
        trump = view.contract.trump if view.contract else None
        suit = trump if group.suit == TRUMPS else group.suit
        name = self._words(group.suit) if group.suit == TRUMPS else self._words.suit_name(group.suit)
        sign = (
            self._words.suit(suit)[:1] + " " if suit in view.variant.deck.suits and self._words.signs else ""
        )
        cells = []
        for held in group.cards:
            cell = Text()
            if held.number is not None:
                cell.append(f"{held.number}:", NOW).append(held.card, card_style(held.card))
            elif numbered:
                cell.append(f"({held.card})", QUIET)
            else:
                cell.append(held.card, card_style(held.card))
            cells.append(cell)
        lines = [Text(f" {sign}{name}", suit_style(suit))]
        lines[0].pad_right(HEADING - cell_len(lines[0].plain))
        column = max(cell_len(cell.plain) for cell in cells) + 1
        for cell in cells:
            if cell_len(lines[-1].plain) + column > self._width:
                lines.append(Text(" " * HEADING))
            cell.pad_right(column - cell_len(cell.plain))
            lines[-1].append_text(cell)
        return lines

    def _sheet_lines(self, match: Match, room: int, width: int) -> list[Text]:
        rows = [sheet_head(match, self._words), *sheet_rows(match, self._words)]
        if len(rows) > room:
            rows = [rows[0], *rows[len(rows) - max(0, room - 1) :]]
        widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
        while sum(widths) + 2 * len(widths) + 1 > width and max(widths) > NARROWEST:
            widths[widths.index(max(widths))] -= 1
        lines = []
        for number, row in enumerate(rows):
            line = Text(" ", QUIET if number == 0 else "")
            for cell, column in zip(row, widths, strict=True):
                text = Text(cell)
                text.truncate(column, overflow="ellipsis", pad=True)
                line.append_text(text).append("  ")
            lines.append(line)
        return lines


def fitting(blocks: list[Block], height: int) -> list[Block]:
    """Return the blocks that fit into this many lines, in their order; the least worth go first."""
    kept = list(blocks)
    while sum(len(b.lines) for b in kept) > height and len(kept) > 1:
        kept.remove(min(kept, key=lambda b: b.worth))
    return kept
