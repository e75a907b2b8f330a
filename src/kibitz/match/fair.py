r"""Fair deals: what a server commits to before a deal, and how a record proves it kept to that.

Before a deal the server draws a secret and shows its ``commitment``. Each person's page then adds a nonce.
The pack is shuffled by the text that ``mixed`` makes of both, so neither side alone could choose the deal.
While the deal runs each action lengthens a chain of digests that begins at the commitment; everybody is
shown its ``head``. Links are made with the secret, because a plain digest of a burial could be found by
trying all burials. When the deal is over the secret is shown, and whoever has the record can do it all over.

Texts, all UTF-8; digests are SHA-256 in lower-case hex:

    commitment = sha256("kibitz commitment 1\n" + secret)
    mixed      = sha256("kibitz deal 1\n" + secret + "\n" + "SEAT NONCE\n" for each nonce by seat)
    head 0     = sha256("kibitz chain 1\n" + commitment + "\n" + mixed)
    head n     = sha256(head n-1 + "\n" + hmac_sha256(secret, "N SEAT ACTION"))       N from 1

``docs/format/fair-deals.md`` says the same for readers of records.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256

from kibitz.rules.actions import Action
from kibitz.rules.parts import Seat


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def commitment_of(secret: str) -> str:
    """Return what is shown before the deal."""
    return _digest(f"kibitz commitment 1\n{secret}")


def mixed(secret: str, nonces: Mapping[Seat, str]) -> str:
    """Return the seed of the deal: what ``cards.shuffle`` gets."""
    lines = "".join(f"{seat} {nonce}\n" for seat, nonce in sorted(nonces.items()))
    return _digest(f"kibitz deal 1\n{secret}\n{lines}")


def first_head(secret: str, nonces: Mapping[Seat, str]) -> str:
    """Return the beginning of the chain of a deal."""
    return _digest(f"kibitz chain 1\n{commitment_of(secret)}\n{mixed(secret, nonces)}")


def next_head(head: str, secret: str, n: int, seat: Seat, action: Action) -> str:
    """Return the chain after the n-th action of the deal, counted from 1."""
    link = _keyed(secret).copy()
    link.update(f"{n} {seat} {action}".encode())
    return _digest(f"{head}\n{link.hexdigest()}")


@lru_cache(maxsize=1024)
def _keyed(secret: str) -> hmac.HMAC:
    # Setting one up takes four times as long as a copy and its digest.
    return hmac.new(secret.encode(), digestmod=sha256)


def head_of(secret: str, nonces: Mapping[Seat, str], acts: Iterable[tuple[Seat, Action]]) -> str:
    """Return the chain after these actions, the whole deal so far."""
    head = first_head(secret, nonces)
    for n, (seat, action) in enumerate(acts, start=1):
        head = next_head(head, secret, n, seat, action)
    return head
