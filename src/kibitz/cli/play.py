"""``kibitz play``: a table in the browser, or in this terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from kibitz.cli.choices import WholeNumber, variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option
from kibitz.cli.faults import in_file
from kibitz.cli.streams import Closed
from kibitz.cli.wording import printable
from kibitz.errors import KibitzError, PlayerError, RecordError, problem
from kibitz.games import DEFAULT_VARIANT
from kibitz.match.log import PERSON, Match, Seated, Setup
from kibitz.match.player import Player
from kibitz.rules.parts import Seat
from kibitz.rules.variant import Variant

if TYPE_CHECKING:
    from kibitz.cli.terminal.saves import MatchFile, Saved

LONGEST_NAME = 16
SLOWEST_PACE = 60.0
PACE_ON_A_TERMINAL = 0.5
ADVISER = "rulebook"
DEFAULT_STRENGTH = "medium"
HIGHEST_PORT = 65535


@dataclass(frozen=True, slots=True)
class Copied:
    """Where a match comes from that was saved out of a damaged file: its name, and how many lines were whole."""

    name: str
    n_lines: int


Opened = tuple["MatchFile", Copied | None]


class Seconds(click.ParamType[float]):
    """A number of seconds, with or without a fraction."""

    name = "seconds"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number; raises KibitzError if it is none or out of range."""
        try:
            seconds = float(str(value))
        except ValueError:
            seconds = -1.0
        if not 0.0 <= seconds <= SLOWEST_PACE:
            raise KibitzError(problem("usage/pace", value=str(value)[:20]))
        return seconds


@command("play")
@variant_argument
@option("--terminal", is_flag=True, words="play-terminal")
@option("--strength", metavar="LEVEL", words="play-strength")
@option("--seat", metavar="N", words="play-seat")
@option("--names", metavar="A,B,…", words="play-names")
@option("--seed", metavar="S", words="play-seed")
@option("--plain", is_flag=True, words="play-plain")
@option("--no-color", is_flag=True, words="play-no-color")
@option("--no-auto", is_flag=True, words="play-no-auto")
@option("--pace", type=Seconds(), metavar="SECONDS", words="play-pace")
@option("--resume", metavar="[NAME]", is_flag=False, flag_value="", words="play-resume")
@option("--salvage", is_flag=True, words="play-salvage")
@option("--list", "lists", is_flag=True, words="play-list")
@option("--no-browser", is_flag=True, words="play-no-browser")
@option("--port", type=WholeNumber(0, HIGHEST_PORT), metavar="N", words="server-port")
@option("--storage", metavar="URL", words="server-storage")
def play_command(
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    *,
    strength: str | None,
    seat: str | None,
    names: str | None,
    seed: str | None,
    resume: str | None,
    pace: float | None,
    terminal: bool,
    plain: bool,
    no_color: bool,
    no_auto: bool,
    salvage: bool,
    lists: bool,
    no_browser: bool,
    port: int | None,
    storage: str | None,
) -> int:
    """Open the table; everything is checked before a file is touched."""
    # Saved matches are the terminal's own: whoever names one means that table.
    if terminal or lists or salvage or resume is not None:
        of_browser = {"--no-browser": no_browser or None, "--port": port, "--storage": storage}
        beside = _first_given(of_browser)
        if beside is not None:
            raise KibitzError(problem("server/browser_only", option=beside))
        return _in_terminal(
            name,
            options,
            code,
            strength=strength,
            seat=seat,
            names=names,
            seed=seed,
            resume=resume,
            pace=pace,
            plain=plain,
            no_color=no_color,
            no_auto=no_auto,
            salvage=salvage,
            lists=lists,
        )
    from kibitz.cli.browser import Wish, open_in_browser

    of_terminal = {"--seed": seed, "--plain": plain or None, "--no-color": no_color or None}
    beside = _first_given({**of_terminal, "--no-auto": no_auto or None})
    if beside is not None:
        raise KibitzError(problem("server/terminal_only", option=beside))
    setup: Setup | None = None
    if _first_given(
        {"VARIANT": name, "--code": code, "--strength": strength, "--seat": seat}
    ) is not None or (names is not None or pace is not None or options):
        variant = chosen_variant(name if name or code else DEFAULT_VARIANT.id, options, code)
        setup = _setup(variant, strength or DEFAULT_STRENGTH, seat, names, "")
    wish = Wish(setup, pace, port=port, storage=storage, opens=not no_browser)
    open_in_browser(wish, language_of())
    return 0


def _in_terminal(
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    *,
    strength: str | None,
    seat: str | None,
    names: str | None,
    seed: str | None,
    resume: str | None,
    pace: float | None,
    plain: bool,
    no_color: bool,
    no_auto: bool,
    salvage: bool,
    lists: bool,
) -> int:
    """Open the table in this terminal."""
    from kibitz.cli.terminal.ending import Ended, signals_raise

    language = language_of()
    of_new = {"VARIANT": name, "--option": " ".join(options) or None, "--code": code}
    of_new |= {"--strength": strength, "--seat": seat, "--names": names, "--seed": seed}
    if lists:
        beside = _first_given({**of_new, "--resume": resume, "--salvage": "" if salvage else None})
        if beside is not None:
            raise KibitzError(problem("usage/list_alone", option=beside))
        _list_matches(language)
        return 0
    if resume is not None:
        beside = _first_given(of_new)
        if beside is not None:
            raise KibitzError(problem("usage/resume_alone", option=beside))
    elif salvage:
        raise KibitzError(problem("usage/needs_option", option="--salvage", other="--resume NAME"))
    for stream, label in ((sys.stdin, "input"), (sys.stdout, "output")):
        if isinstance(stream, Closed):
            raise KibitzError(problem("file/closed", stream=label))
    opened: Opened | None
    try:
        with signals_raise():
            if resume is not None:
                opened = _resumed(resume, salvages=salvage)
            elif name is None and code is None and not options and sys.stdin.isatty() and sys.stdout.isatty():
                opened = _asked(language, strength, seat, names, seed)
            else:
                from kibitz.cli.terminal.saves import create_match

                variant = chosen_variant(name if name or code else DEFAULT_VARIANT.id, options, code)
                opened = create_match(_setup(variant, strength or DEFAULT_STRENGTH, seat, names, seed)), None
            if opened is not None:
                file, copied = opened
                with file:
                    _open_table(
                        file, language, copied, plain=plain, no_color=no_color, auto=not no_auto, pace=pace
                    )
    except Ended as ended:
        return ended.exit_status
    return 0


def _first_given(given: Mapping[str, object]) -> str | None:
    """Return the first thing that is given, or None."""
    return next((flag for flag, value in given.items() if value is not None), None)


def _resumed(name: str, *, salvages: bool) -> Opened:
    """Return a match begun earlier, by name, or without one the match played last."""
    from kibitz.cli.terminal.saves import Damaged, open_saved, salvage, unfinished_or_damaged

    if not name:
        last = next(unfinished_or_damaged(), None)
        if last is None:
            raise KibitzError(problem("match/none_saved"))
        if isinstance(last, Damaged) and not salvages:
            raise KibitzError(problem("match/last_damaged", text=last.error().text(language_of())))
        name = last.name
    if not salvages:
        return open_saved(name), None
    file, n_lines = salvage(name)
    return file, Copied(name, n_lines) if n_lines else None


def _asked(
    language: str, strength: str | None, seat: str | None, names: str | None, seed: str | None
) -> Opened | None:
    """Return the match chosen in the start menu, or None if nobody chose."""
    from kibitz.cli.terminal.ending import Ended
    from kibitz.cli.terminal.menu import GoOn, start_menu
    from kibitz.cli.terminal.saves import create_match, open_saved

    try:
        chosen = start_menu(language, seat_names)
    except Ended:
        raise
    except (EOFError, KeyboardInterrupt):
        click.echo()
        return None
    if isinstance(chosen, GoOn):
        return open_saved(chosen.name), None
    setup = _setup(chosen.variant, strength or chosen.strength, seat, names or chosen.names, seed)
    return create_match(setup), None


def _setup(variant: Variant, strength: str, seat: str | None, names: str | None, seed: str | None) -> Setup:
    """Return the setup of a new match. Raises KibitzError with every fault of the choice."""
    from kibitz.players.registry import player_from_spec

    faults = []
    own = int(seat) if seat is not None and seat.isascii() and seat.isdigit() and len(seat) < 3 else 0
    if seat is not None and (str(own) != seat or own >= variant.n_seats):
        faults.append(problem("usage/play_seat", seat=seat[:20], highest=variant.n_seats - 1))
    others: tuple[str, ...] = ()
    try:
        others = seat_names(variant, names or "")
    except KibitzError as error:
        faults += error.problems
    try:
        player_from_spec(strength)
    except KibitzError as error:
        faults += error.problems
    if faults:
        raise KibitzError(*faults)
    seated = []
    for place in variant.seats:
        steps = (place - own) % variant.n_seats
        seated.append(Seated("", PERSON) if steps == 0 else Seated(others[steps - 1], strength))
    # The only chance in the whole program that does not come from a seed; the seed is kept with the match.
    return Setup(variant, seed if seed is not None else secrets.token_hex(16), tuple(seated))


def seat_names(variant: Variant, text: str) -> tuple[str, ...]:
    """Return the names of the others in order of play; empty ones if none are given. Raises KibitzError."""
    expected = variant.n_seats - 1
    if not text.strip():
        return ("",) * expected
    names = [" ".join(name.split()) for name in text.split(",")]
    faults = []
    if len(names) != expected:
        faults.append(problem("usage/play_names", n=len(names), expected=expected))
    for place, name in enumerate(names):
        fits = 0 < len(name) <= LONGEST_NAME and name.isprintable()
        fault = problem("usage/play_name", name=name[:40])
        if (not fits or name.lower() in [other.lower() for other in names[:place]]) and fault not in faults:
            faults.append(fault)
    if faults:
        raise KibitzError(*faults)
    return tuple(names)


def _list_matches(language: str) -> None:
    from kibitz.cli.terminal.saves import Damaged, Saved, matches_folder, saved_matches
    from kibitz.language import translate

    def line_of(found: Saved | Damaged) -> str:
        if isinstance(found, Saved):
            return _listed(found, language)
        arguments = {"name": found.name, "text": found.fault.text(language)}
        return translate("table-list-damaged", arguments, language)

    folder = str(matches_folder())
    lines = [line_of(found) for found in saved_matches()]
    message = "table-list-folder" if lines else "table-list-none"
    for line in (translate(message, {"folder": folder}, language), *lines):
        click.echo(printable(line))


def _listed(saved: Saved, language: str) -> str:
    from kibitz.cli.terminal.words import TableWords
    from kibitz.telling import standing
    from kibitz.views import view

    setup = saved.match.setup
    own = person_seat(saved.match) or Seat(0)
    words = TableWords(setup.variant, own, tuple(s.name for s in setup.seats), language, spoken=True)
    seen = view(saved.match.state, own)
    return words(
        "list-match",
        name=saved.name,
        game=words.game,
        deal=seen.standing.deal,
        state="over" if saved.match.is_over else "running",
        scores=words.worded(standing(seen, own, seen.result.tally if seen.result else None)),
    )


def person_seat(match: Match) -> Seat | None:
    """Return the first seat at which a person sits."""
    seats = [seat for seat, seated in enumerate(match.setup.seats) if seated.player == PERSON]
    return Seat(seats[0]) if seats else None


def _open_table(
    file: MatchFile,
    language: str,
    copied: Copied | None,
    *,
    plain: bool,
    no_color: bool,
    auto: bool,
    pace: float | None,
) -> None:
    from kibitz.cli.terminal.faces import face_for
    from kibitz.cli.terminal.table import Manners, Table
    from kibitz.players.registry import player_from_spec

    match = file.match_at_opening
    made = _players_of(file)
    own = person_seat(match)
    if own is None:
        raise KibitzError(problem("match/no_person", name=file.name))
    others = [seat for seat in match.setup.variant.seats if seat != own]
    if PERSON in (match.setup.seats[seat].player for seat in others):
        raise KibitzError(problem("match/persons", name=file.name))
    players = {seat: made[match.setup.seats[seat].player] for seat in others}
    face = face_for(match.setup, own, language, plain=plain, no_color=no_color)
    if pace is None:
        pace = PACE_ON_A_TERMINAL if sys.stdout.isatty() and sys.stdin.isatty() and not plain else 0.0
    manners = Manners(pace=pace, auto=auto)
    table = Table(file, own, players=players, adviser=player_from_spec(ADVISER), face=face, manners=manners)
    if copied is not None:
        table.announce("salvaged", name=file.name, old=copied.name, n=copied.n_lines)
    table.run()


def _players_of(file: MatchFile) -> Mapping[str, Player]:
    """Return the computer players of a saved match by spec. Raises KibitzError for one there is not."""
    from kibitz.players.registry import player_from_spec

    specs = [seated.player for seated in file.match_at_opening.setup.seats if seated.player != PERSON]
    try:
        return {spec: player_from_spec(spec) for spec in specs}
    except PlayerError as error:
        raise in_file(str(file.path), RecordError(error.problems[0])) from None
