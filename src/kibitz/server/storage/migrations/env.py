"""What Alembic runs: the steps, on the connection it was handed."""

from __future__ import annotations

from alembic import context

from kibitz.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
