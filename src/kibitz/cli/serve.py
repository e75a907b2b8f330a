"""``kibitz serve``: tables for people who reach this machine with a browser."""

from __future__ import annotations

from urllib.parse import urlsplit

import click

from kibitz.cli.choices import WholeNumber
from kibitz.cli.command import command, language_of, option, say
from kibitz.errors import KibitzError, problem

DEFAULT_PORT = 8765
HIGHEST_PORT = 65535
DEFAULT_RATE = 20
DEFAULT_TABLES = 10_000
DEFAULT_DAYS = 90
LONGEST_DAYS = 36_500


@command("serve")
@option("--host", metavar="ADDRESS", default="127.0.0.1", words="server-host")
@option("--port", type=WholeNumber(0, HIGHEST_PORT), metavar="N", default=DEFAULT_PORT, words="server-port")
@option("--storage", metavar="URL", words="server-storage")
@option("--origin", "origins", metavar="ADDRESS", multiple=True, words="server-origin")
@option("--max-tables", type=WholeNumber(1), metavar="N", default=DEFAULT_TABLES, words="server-max-tables")
@option("--rate", type=WholeNumber(0), metavar="N", default=DEFAULT_RATE, words="server-rate")
@option(
    "--keep-days",
    type=WholeNumber(0, LONGEST_DAYS),
    metavar="N",
    default=DEFAULT_DAYS,
    words="server-keep-days",
)
@option("--workers-of-players", "players", type=WholeNumber(1, 256), metavar="N", words="server-players")
def serve_command(
    *,
    host: str,
    port: int,
    storage: str | None,
    origins: tuple[str, ...],
    max_tables: int,
    rate: int,
    keep_days: int,
    players: int | None,
) -> None:
    """Serve until told to end."""
    from kibitz.cli.data import storage_at
    from kibitz.server.app import Configuration, make_app
    from kibitz.server.rooms import Limits
    from kibitz.server.run import address_of, bind, log_to_stderr, serve

    for origin in origins:
        _check_origin(origin)
    kept, _ = storage_at(storage, "served.db")
    listening = bind(host, port)
    log_to_stderr()
    configuration = Configuration(
        origins=origins,
        rate=float(rate) if rate else None,
        players=players,
        limits=Limits(max_tables=max_tables, days=keep_days or None),
    )
    app, _ = make_app(kept, configuration)
    language = language_of()

    async def started() -> None:
        click.echo(say("server-serving", language, address=address_of(listening)))

    serve(app, listening, on_started=started)


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise KibitzError(problem("server/origin_form", origin=origin[:80]))
