"""Where tables are kept: one interface, and what keeps it. ``base.py`` says what every storage promises."""

from kibitz.server.storage.base import Conflict, Row, Storage, StorageFault

__all__ = ["Conflict", "Row", "Storage", "StorageFault"]
