"""Chance that nobody can guess: ids of tables, tokens of seats, secrets of deals."""

from __future__ import annotations

import secrets
from hashlib import sha256

# Without letters that are mistaken for others when a link is read out.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 14  # 69 bits: a table's id is also its invitation


def new_table_id() -> str:
    """Return the id of a new table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_token() -> str:
    """Return the secret of a seat: 128 bits in hex."""
    return secrets.token_hex(16)


def new_secret() -> str:
    """Return the secret of a deal: 256 bits in hex."""
    return secrets.token_hex(32)


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode()).hexdigest()
