"""The prepared first deal of a guided table: one that the learner declares and makes by following the adviser.

The page of a learner adds a nonce that is known beforehand, so a secret can be looked for whose deal teaches
well. Everybody learns a game from the same deal. It is no less promised than any other; it is just not secret.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from kibitz.match import fair
from kibitz.match.log import PERSON, Acted, Seated, Setup, happen, start_match
from kibitz.match.referee import decisions
from kibitz.players.registry import player_from_spec
from kibitz.rules.parts import Seat
from kibitz.rules.state import Auction
from kibitz.rules.variant import Variant
from kibitz.telling import is_made
from kibitz.views import observer_view

# What the page of a learner adds to the first deal; web/src/net/room.svelte.ts has the same.
LESSON_NONCE = "0" * 32
ADVISER = "rulebook"
# Found by trying: from here on no game needs more than ten tries or so for a deal that will do, though with a few
# only one in fifty does. If none of these does, it is one that the learner at least declares.
FIRST = 58
TRIES = 24


@lru_cache(maxsize=32)
def prepared_secret(variant: Variant, learner: Seat, others: str) -> str:
    """Return the secret of the prepared deal. others: the spec of the computers the learner plays with.

    Takes up to a few seconds for the first table of a game.
    """
    secrets = [
        sha256(f"kibitz lesson 1\n{variant.id}\n{n}".encode()).hexdigest()
        for n in range(FIRST, FIRST + TRIES)
    ]
    fallback = secrets[0]
    for secret in secrets:
        made = _is_made_by(variant, learner, others, fair.mixed(secret, {learner: LESSON_NONCE}))
        if made:
            return secret
        if made is not None:
            fallback = secret
    return fallback


def _is_made_by(variant: Variant, learner: Seat, others: str, seed: str) -> bool | None:
    """Return whether the learner makes the contract as the adviser would; None if another becomes declarer."""
    seats = tuple(Seated("", PERSON if seat == learner else others) for seat in variant.seats)
    match = start_match(Setup(variant, seed, seats), seed)
    players = {seat: player_from_spec(ADVISER if seat == learner else others) for seat in variant.seats}
    for step in decisions(match.state, match.deal_seed, players):
        match = happen(match, Acted(step.seat, step.action))
        contract = observer_view(match.state).contract
        # While cards are still bid or declared, whoever stands highest may be overcalled.
        if not isinstance(match.state, Auction) and contract is not None and contract.declarer != learner:
            return None
    seen = observer_view(match.state)
    return None if seen.contract is None else is_made(seen)
