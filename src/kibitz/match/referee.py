"""The referee: asks the player whose turn it is, shows him his view only, and writes down what he decides.

He knows players by their protocol and cannot favour one: no concrete player is imported here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from kibitz.match.log import Acted, Match, NextDeal, Setup, happen, start_match
from kibitz.match.player import Decision, Player
from kibitz.rules.actions import Action
from kibitz.rules.engine import apply, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, State
from kibitz.views import View, view

# One player for each seat, however they are kept.
Players = Mapping[Seat, Player] | Sequence[Player]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the state before it, what the seat to act saw, and what it decided."""

    before: State
    seen: View
    seat: Seat
    decision: Decision

    @property
    def action(self) -> Action:
        """Return what was done."""
        return self.decision.action


@lru_cache(maxsize=1024)
def player_seed(deal_seed: str) -> str:
    """Return the text a player's chance comes from in a deal.

    It depends on the deal, so that the same deal meets the same players; it is a digest, because who is
    handed the deal's own seed could shuffle the pack with it and see every hand.
    """
    return sha256(f"{deal_seed}/players".encode()).hexdigest()


def ask(match: Match, player: Player) -> Decision:
    """Return what the player decides for the seat to act, from that seat's view."""
    seat = to_act(match.state)
    assert seat is not None, "nobody is to act"
    return player.act(view(match.state, seat), player_seed(match.deal_seed))


def decisions(state: State, deal_seed: str, players: Players) -> Iterator[Step]:
    """Yield every decision of a deal from this state to its end. deal_seed: the deal's own.

    Raises IllegalAction if a player decides what the rules refuse.
    """
    chance = player_seed(deal_seed)
    while (seat := to_act(state)) is not None:
        seen = view(state, seat)
        decision = players[seat].act(seen, chance)
        yield Step(state, seen, seat, decision)
        state = apply(state, decision.action)


def play_deal(match: Match, players: Players) -> Match:
    """Return the match at the end of the deal now on the table, or of the next one if it is over."""
    if isinstance(match.state, DealOver):
        match = happen(match, NextDeal())
    for step in decisions(match.state, match.deal_seed, players):
        match = happen(match, Acted(step.seat, step.action, step.decision.reasons))
    return match


def play_match(setup: Setup, players: Players) -> Match:
    """Return a whole match between players."""
    match = start_match(setup)
    while not match.is_over:
        match = play_deal(match, players)
    return match
