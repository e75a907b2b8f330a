"""``kibitz play``: a table in this terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping

import click

from kibitz.cli.choices import variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option
from kibitz.errors import KibitzError, problem
from kibitz.games import DEFAULT_VARIANT
from kibitz.match.log import PERSON, Match, Seated, Setup
from kibitz.match.player import Player
from kibitz.rules.parts import Seat
from kibitz.rules.variant import Variant

LONGEST_NAME = 16
SLOWEST_PACE = 60.0
PACE_ON_A_TERMINAL = 0.5
ADVISER = "rulebook"


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
@option("--list", "lists", is_flag=True, words="play-list")
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
    terminal: bool,  # noqa: ARG001  (so far the only table)
    plain: bool,
    no_color: bool,
    no_auto: bool,
    lists: bool,
) -> int:
    """Open the table; everything is checked before a file is touched."""
    from kibitz.cli.terminal.menu import DEFAULT_STRENGTH, GoOn, start_menu
    from kibitz.cli.terminal.saves import create_match, open_saved

    language = language_of()
    if lists:
        _list_matches(language)
        return 0
    if resume is not None:
        _refuse_beside_resume(name, options, code, strength, seat, names, seed)
        file = open_saved(resume or _last_name())
    else:
        asks = name is None and code is None and not options and sys.stdin.isatty() and sys.stdout.isatty()
        if asks:
            try:
                chosen = start_menu(language, seat_names)
            except (EOFError, KeyboardInterrupt):
                click.echo()
                return 0
            if isinstance(chosen, GoOn):
                file = open_saved(chosen.name)
            else:
                setup = _setup(chosen.variant, strength or chosen.strength, seat, names or chosen.names, seed)
                file = create_match(setup)
        else:
            variant = chosen_variant(name if name or code else DEFAULT_VARIANT.id, options, code)
            file = create_match(_setup(variant, strength or DEFAULT_STRENGTH, seat, names, seed))
    with file:
        _open_table(file, language, plain=plain, no_color=no_color, auto=not no_auto, pace=pace)
    return 0


def _refuse_beside_resume(
    name: str | None, options: tuple[str, ...], code: str | None, *others: str | None
) -> None:
    """Raise if something is given that a begun match has settled."""
    flags = ("--strength", "--seat", "--names", "--seed")
    given = {"VARIANT": name, "--option": " ".join(options) or None, "--code": code}
    given |= dict(zip(flags, others, strict=True))
    for flag, value in given.items():
        if value is not None:
            raise KibitzError(problem("usage/resume_alone", option=flag))


def _last_name() -> str:
    from kibitz.cli.terminal.saves import last_unfinished

    saved = last_unfinished()
    if saved is None:
        raise KibitzError(problem("match/none_saved"))
    return saved.name


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
        if not fits or name.lower() in [other.lower() for other in names[:place]]:
            faults.append(problem("usage/play_name", name=name[:40]))
    if faults:
        raise KibitzError(*faults)
    return tuple(names)


def _list_matches(language: str) -> None:
    from kibitz.cli.terminal.facts import standing
    from kibitz.cli.terminal.saves import matches_folder, readable_matches
    from kibitz.cli.terminal.words import TableWords
    from kibitz.language import translate
    from kibitz.views import view

    folder = str(matches_folder())
    found = list(readable_matches())
    message = "table-list-folder" if found else "table-list-none"
    click.echo(translate(message, {"folder": folder}, language))
    for saved in found:
        setup = saved.match.setup
        own = person_seat(saved.match) or Seat(0)
        words = TableWords(setup.variant, own, tuple(s.name for s in setup.seats), language, spoken=True)
        seen = view(saved.match.state, own)
        click.echo(
            words(
                "list-match",
                name=saved.name,
                game=setup.variant.name,
                deal=seen.standing.deal,
                state="over" if saved.match.is_over else "running",
                scores=standing(seen, words, seen.result.tally if seen.result else None),
            )
        )


def person_seat(match: Match) -> Seat | None:
    """Return the first seat at which a person sits."""
    seats = [seat for seat, seated in enumerate(match.setup.seats) if seated.player == PERSON]
    return Seat(seats[0]) if seats else None


def _open_table(
    file: object, language: str, *, plain: bool, no_color: bool, auto: bool, pace: float | None
) -> None:
    from kibitz.cli.terminal.faces import face_for
    from kibitz.cli.terminal.saves import MatchFile
    from kibitz.cli.terminal.table import Manners, Table
    from kibitz.players.registry import player_from_spec

    assert isinstance(file, MatchFile)
    match = file.match_at_opening
    own = person_seat(match)
    if own is None:
        raise KibitzError(problem("match/no_person", name=file.name))
    made: dict[str, Player] = {}
    for seated in match.setup.seats:
        if seated.player != PERSON and seated.player not in made:
            made[seated.player] = player_from_spec(seated.player)
    players: Mapping[Seat, Player] = {
        seat: made[match.setup.seats[seat].player] for seat in match.setup.variant.seats if seat != own
    }
    face = face_for(match.setup, own, language, plain=plain, no_color=no_color)
    if pace is None:
        pace = PACE_ON_A_TERMINAL if sys.stdout.isatty() and sys.stdin.isatty() and not plain else 0.0
    manners = Manners(pace=pace, auto=auto)
    Table(file, own, players=players, adviser=player_from_spec(ADVISER), face=face, manners=manners).run()
