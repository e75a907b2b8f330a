"""Bring a database to the schema of this program."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from kibitz.server.storage.base import StorageFault

# Any number; two servers that open one PostgreSQL database at once wait for each other on it.
_LOCK = 0x6B696269


def migrate(connection: Connection) -> None:
    """Run the steps that are missing, in the transaction of the connection.

    Raises StorageFault if the database was written by a newer program, whose steps are not known here.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    with as_file(files("kibitz.server.storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        there = MigrationContext.configure(connection).get_current_heads()
        unknown = sorted(set(there) - known)
        if unknown:
            raise StorageFault(f"the database has the schema {unknown[0]} of a newer program")
        command.upgrade(config, "head")
