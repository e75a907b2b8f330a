"""Where this person's data lies, and the storage in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from kibitz.server.storage import Storage

DATA_VARIABLE = "KIBITZ_DATA"
MEMORY = "memory"


def data_folder() -> Path:
    """Return the folder of this person's data, which need not exist yet."""
    own = os.environ.get(DATA_VARIABLE)
    return Path(own) if own else platformdirs.user_data_path("kibitz", appauthor=False)


def storage_at(url: str | None, file_name: str) -> tuple[Storage, Path | None]:
    """Return a storage and, for the default one, the folder it lies in. url: None for a file of this name in
    the folder of data, ``memory`` for none that lasts. Raises KibitzError for a URL that is none.
    """
    if url == MEMORY:
        from kibitz.server.storage.memory import MemoryStorage

        return MemoryStorage(), None
    from kibitz.server.storage.open import storage_from

    if url is not None:
        return storage_from(url), None
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return storage_from(str(folder / file_name)), folder
