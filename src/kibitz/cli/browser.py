"""The table in the browser: a server for this device alone, which ends with Ctrl-C."""

from __future__ import annotations

import logging
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from kibitz.cli.command import say
from kibitz.cli.data import MEMORY, storage_at
from kibitz.match.log import PERSON, Setup
from kibitz.records.rule_code import format_rule_code

if TYPE_CHECKING:
    from kibitz.server.creating import Opening

HOST = "127.0.0.1"
DEFAULT_PORT = 8765
# Ports tried before giving up, so that two people on one machine need not know of each other.
TRIES = 20


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for. setup: of a new table, None for the start page. port: None for the usual or the next free."""

    setup: Setup | None
    pace: float | None
    port: int | None
    storage: str | None
    opens: bool


def open_in_browser(wish: Wish, language: str) -> None:
    """Serve until told to end. Raises KibitzError for a wish that cannot be; nothing is touched then."""
    from kibitz.server.app import Configuration, make_app
    from kibitz.server.creating import store
    from kibitz.server.run import address_of, bind, log_to_stderr, serve

    opening = None if wish.setup is None else _opening(wish.setup, wish.pace)
    listening = bind(HOST, DEFAULT_PORT, tries=TRIES) if wish.port is None else bind(HOST, wish.port)
    storage, folder = storage_at(wish.storage, "tables.db")
    where = _where(wish.storage, folder)
    log_to_stderr(logging.WARNING)
    app, rooms = make_app(storage, Configuration(local=True, folder=where))

    async def started() -> None:
        address = address_of(listening)
        if opening is not None:
            created = await store(rooms, opening)
            address = f"{address}/t/{created.table}"
        click.echo(say("server-playing", language, address=address))
        if where is None:
            click.echo(say("server-local-memory", language))
        else:
            click.echo(say("server-local", language, folder=where))
        click.echo(say("server-end", language))
        if wish.opens:
            # Some browsers keep whoever opens them waiting.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(app, listening, on_started=started)


def _opening(setup: Setup, pace: float | None) -> Opening:
    """Return how the table begins; whoever has the command line may choose any player there is."""
    from kibitz.players.registry import player_from_spec
    from kibitz.server.creating import ME, opening_of
    from kibitz.server.http_protocol import NewSeat, NewTable
    from kibitz.server.protocol import Settings

    seats = [NewSeat(ME if s.player == PERSON else s.player, s.name) for s in setup.seats]
    settings = Settings() if pace is None else Settings(pace=pace)
    wanted = NewTable(format_rule_code(setup.variant), seats, settings)
    return opening_of(wanted, lambda spec: player_from_spec(spec).name)


def _where(url: str | None, folder: Path | None) -> str | None:
    """Return where the tables lie, in words a person knows; None if nowhere. A password is left out."""
    if folder is not None:
        return str(folder)
    if url is None or url == MEMORY:
        return None
    parts = urlsplit(url)
    return (
        f"{parts.scheme}://{parts.hostname}{parts.path}" if parts.hostname else url.removeprefix("sqlite:///")
    )
