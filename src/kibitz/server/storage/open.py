"""From the address a person gives to a storage."""

from __future__ import annotations

from kibitz.server.storage.base import Storage


def storage_from(url: str) -> Storage:
    """Return a storage, not yet opened. url: ``sqlite:///FILE`` or a path, ``postgresql://…``.

    Raises KibitzError("server/storage_url") for any other.
    """
    # Here, because the libraries of a database take a while to load.
    from kibitz.server.storage.sql import SqlStorage

    return SqlStorage(url)
