"""The felt: who sits where, what each has put down or said, and who is winning."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from kibitz.cards import Card
from kibitz.cli.terminal.seating import Place, place_of
from kibitz.cli.terminal.style import NOW, QUIET, card_style, side_style
from kibitz.cli.terminal.words import TableWords
from kibitz.rules.parts import IndividualMatch, Seat
from kibitz.rules.state import Phase
from kibitz.telling import call_said, keeps_points, points_in, winning_seat
from kibitz.views import View

TOP = (Place.NORTHWEST, Place.NORTH, Place.NORTHEAST)
MIDDLE_WIDTH = 20
MOST_CARD_LINES = 2
INSET = 4


@dataclass(frozen=True, slots=True)
class Cell:
    """What is drawn at one seat: its name, then what it did."""

    lines: tuple[Text, ...]


def felt(view: View, words: TableWords, width: int, *, finished: bool = False) -> list[Text]:
    """Return the felt, row by row. finished: show the trick just taken instead of an empty table."""
    cells = {
        place_of(view.variant, words.seat, seat): _cell(
            view, words, seat, (width - MIDDLE_WIDTH) // 2, finished=finished
        )
        for seat in view.variant.seats
    }
    top = [cells[place] for place in TOP if place in cells]
    rows = _side_by_side(top, width)
    if Place.WEST in cells:
        rows += _flanks(cells[Place.WEST], cells[Place.EAST], _middle(view, words, finished=finished), width)
    rows += _side_by_side([cells[Place.SOUTH]], width)
    return rows


def _side_by_side(cells: list[Cell], width: int) -> list[Text]:
    """Return cells centred in equal columns, as many rows as the tallest has."""
    if not cells:
        return []
    column = width // len(cells)
    height = max(2, *(len(cell.lines) for cell in cells))
    rows = []
    for i in range(height):
        row = Text()
        for cell in cells:
            row.append_text(_fitted(cell.lines[i] if i < len(cell.lines) else Text(), column, "center"))
        rows.append(row)
    return rows


def _flanks(west: Cell, east: Cell, middle: list[Text], width: int) -> list[Text]:
    flank = (width - MIDDLE_WIDTH) // 2
    height = max(2, len(west.lines), len(east.lines))
    rows = []
    for i in range(height):
        row = _fitted(west.lines[i] if i < len(west.lines) else Text(), flank, "left")
        row.append_text(_fitted(middle[i] if i < len(middle) else Text(), width - 2 * flank, "center"))
        row.append_text(_fitted(east.lines[i] if i < len(east.lines) else Text(), flank, "right"))
        rows.append(row)
    return rows


def _fitted(line: Text, width: int, align: str) -> Text:
    text = line.copy()
    text.truncate(width - 1, overflow="ellipsis")
    space = width - cell_len(text.plain)
    before = {"left": INSET, "center": space // 2, "right": space - INSET}[align]
    before = max(0, min(before, space))
    text.pad_left(before)
    text.pad_right(space - before)
    return text


def _middle(view: View, words: TableWords, *, finished: bool) -> list[Text]:
    arrow = words("arrow-clockwise" if view.variant.clockwise else "arrow-counter") if words.signs else ""
    if view.phase is not Phase.PLAY:
        return [
            Text(words("direction", arrow=arrow, clockwise="yes" if view.variant.clockwise else "no"), QUIET)
        ]
    done = finished and view.plays and not view.trick
    number = len(view.plays) + (0 if done else 1)
    lines = [Text(words("trick-number", n=number, arrow=arrow).strip(), QUIET)]
    on_table = view.plays[-1].cards if done else view.trick
    points = points_in(view, on_table) if keeps_points(view) else 0
    if points:
        lines.append(Text(words("points-on-table", points=points), QUIET))
    return lines


def _cell(view: View, words: TableWords, seat: Seat, width: int, *, finished: bool) -> Cell:
    name = Text(words.name(seat), side_style(view, words, seat))
    if words.names[seat] and seat != words.seat:
        name.append(f" ({words.place(seat)})", QUIET)
    for tag in _tags(view, words, seat):
        name.append(f" · {tag}" if words.signs else f", {tag}", QUIET)
    if view.to_act == seat:
        name.append(" ◂ " if words.signs else " < ", NOW)
        name.append(words("tag-turn", you=words.you(seat), phase=view.phase.value), NOW)
    return Cell((name, *_did(view, words, seat, width, finished=finished)))


def _tags(view: View, words: TableWords, seat: Seat) -> list[str]:
    tags = []
    if seat == view.dealer and view.phase is not Phase.PLAY:
        tags.append(words("tag-dealer"))
    if view.contract is not None and seat == view.contract.declarer:
        tags.append(words("tag-declarer") if view.level is None else words("tag-dealer-plays"))
    if view.partner == seat:
        tags.append(words("tag-partner"))
    if shows_tricks(view, words) and view.tricks:
        tags.append(words("tag-tricks", n=view.tricks[seat]))
    return tags


def shows_tricks(view: View, words: TableWords) -> bool:
    """Return whether the tricks of each seat stand beside its name: in games without sides, if there is room."""
    top = [s for s in view.variant.seats if place_of(view.variant, words.seat, s) in TOP]
    return isinstance(view.variant.match, IndividualMatch) and len(top) < len(TOP)


def _did(view: View, words: TableWords, seat: Seat, width: int, *, finished: bool) -> list[Text]:
    if view.phase is Phase.AUCTION:
        calls = [c.call for c in view.calls if c.seat == seat]
        return [Text(str(words.worded(call_said(calls[-1]))))] if calls else []
    trick, leader, winner = view.trick, view.leader, winning_seat(view)
    if not trick and finished and view.plays:
        trick, leader, winner = view.plays[-1].cards, view.plays[-1].leader, view.plays[-1].winner
    if leader is None:
        return []
    place = (seat - leader) % view.variant.n_seats
    if place >= len(trick):
        return []
    lines = card_lines(trick[place], words, width - 12)
    if seat == winner:
        lines[-1].append(f" {words('tag-winning')}", NOW)
    return lines


def card_lines(cards: tuple[Card, ...], words: TableWords, width: int) -> list[Text]:
    """Return cards one after the other, in as many lines of this width as they take (two at most)."""
    lines = [Text()]
    for card in cards:
        text = words.card(card)
        if lines[-1].plain and cell_len(lines[-1].plain) + 1 + cell_len(text) > width:
            if len(lines) == MOST_CARD_LINES:
                lines[-1].append("…")
                break
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append(" ")
        lines[-1].append(text, card_style(card))
    return lines
