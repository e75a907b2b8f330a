"""The outcome of an arena as lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kibitz.arena.report import by_rating
from kibitz.arena.result import Duties, MeetingResult, Role, Thinking, unit_of
from kibitz.arena.schedule import Arena, Meeting
from kibitz.arena.stats import Interval
from kibitz.language import translate

NOTHING = "–"


def lines(arena: Arena, result: MeetingResult, seconds: float, language: str) -> Iterator[str]:
    """Yield the outcome for two players in words, a line each."""
    gain = result.gain
    names = {"a": arena.players[0], "b": arena.players[1]}
    words = {**names, "mean": f"{gain.mean:+.2f}", "unit": unit_words(arena, language)}
    yield translate("arena-gain", words, language)
    if gain.low is not None and gain.high is not None:
        yield translate("arena-interval", {"low": f"{gain.low:+.2f}", "high": f"{gain.high:+.2f}"}, language)
    for name, role in zip(arena.players, result.roles, strict=True):
        yield from _role_lines(name, role, language)
    yield _played_line(arena, [result], seconds, language)
    yield from _fault_lines(arena.players, result, language)


def round_robin_lines(
    arena: Arena,
    results: Mapping[Meeting, MeetingResult],
    rated: Sequence[Interval],
    seconds: float,
    language: str,
) -> Iterator[str]:
    """Yield the outcome for several players: their differences as a table, then their ratings, the best first."""
    yield translate("arena-table", {"unit": unit_words(arena, language)}, language)
    order = by_rating(rated)
    head = ["", "", *(f"{number}" for number in range(1, len(order) + 1))]
    rows = [
        [f"{number}", arena.players[place], *(_against(results, place, other) for other in order)]
        for number, place in enumerate(order, start=1)
    ]
    yield from _aligned([head, *rows])
    yield ""
    yield translate("arena-ratings", {}, language)
    yield from _aligned(
        [
            [f"{number}", arena.players[place], f"{rated[place].mean:+.0f}", _span(rated[place], 0)]
            for number, place in enumerate(order, start=1)
        ]
    )
    yield ""
    yield _played_line(arena, list(results.values()), seconds, language)
    for (a, b), result in results.items():
        yield from _fault_lines((arena.players[a], arena.players[b]), result, language)


def unit_words(arena: Arena, language: str) -> str:
    """Return the word for what a deal is counted in."""
    return translate(f"arena-unit-{unit_of(arena.variant)}", {}, language)


def _against(results: Mapping[Meeting, MeetingResult], place: int, other: int) -> str:
    """Return the gain of one player against another, with the reach of its interval."""
    if place == other:
        return NOTHING
    turned = place > other
    gain = results[(other, place) if turned else (place, other)].gain
    mean = -gain.mean if turned else gain.mean
    reach = "" if gain.high is None else f" ±{gain.high - gain.mean:.2f}"
    return f"{mean:+.2f}{reach}"


def _span(interval: Interval, places: int) -> str:
    if interval.low is None or interval.high is None:
        return NOTHING
    return f"{interval.low:+.{places}f} … {interval.high:+.{places}f}"


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the rows with their columns in line: the second, of names, to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _role_lines(name: str, role: Role, language: str) -> Iterator[str]:
    duties, thinking = role.duties, role.thinking
    words: dict[str, str | int] = {
        "player": name,
        "made": duties.made,
        "declared": duties.declared,
        "set": duties.set,
        "defended": duties.defended,
    }
    yield translate("arena-role", {**words, **_times(thinking)}, language)
    seats = "  ".join(_seat(number, seat) for number, seat in enumerate(role.seats))
    yield "  " + translate("arena-seats", {"seats": seats}, language)
    for stage, took in role.stages.items():
        of_stage: dict[str, str | int] = {
            "stage": translate(f"arena-stage-{stage}", {}, language),
            "n": took.decisions,
        }
        yield "  " + translate("arena-stage", {**of_stage, **_times(took)}, language)
    for row in role.reliability:
        told: dict[str, str | int] = {
            "low": row.low,
            "high": row.high,
            "chance": f"{row.chance:.0f}",
            "made": row.made,
            "n": row.n,
        }
        yield "  " + translate("arena-told", told, language)


def _seat(number: int, duties: Duties) -> str:
    """Return what was done on a seat, made/declared and set/defended."""
    return f"{number}: {duties.made}/{duties.declared} {duties.set}/{duties.defended}"


def _times(thinking: Thinking) -> dict[str, str]:
    return {
        "median": f"{thinking.median:.2f}",
        "p95": f"{thinking.p95:.2f}",
        "most": f"{thinking.most:.2f}",
    }


def _fault_lines(names: Sequence[str], result: MeetingResult, language: str) -> Iterator[str]:
    for fault in result.faults:
        words: dict[str, str | int] = {
            "player": names[fault.player],
            "n": fault.n,
            "text": fault.problem.text(language),
            "line": fault.line,
        }
        yield translate("arena-fault", words, language)


def _played_line(arena: Arena, results: Sequence[MeetingResult], seconds: float, language: str) -> str:
    words: dict[str, str | int] = {
        "pairs": sum(result.pairs for result in results),
        "deals": sum(result.deals for result in results),
        "thrown_in": sum(result.thrown_in for result in results),
        "seed": arena.seed,
        "seconds": f"{seconds:.1f}",
    }
    return translate("arena-played", words, language)
