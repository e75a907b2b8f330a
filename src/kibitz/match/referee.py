"""The referee: asks the player whose turn it is, shows him his view only, and writes down what he decides.

He knows players by their protocol and cannot favour one: no concrete player is imported here.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from kibitz.match.log import Match, NextDeal, Setup, decided, happen, start_match
from kibitz.match.player import Decision, Player
from kibitz.rules.engine import to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver
from kibitz.views import view


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


def play_on(match: Match, players: Mapping[Seat, Player]) -> Match:
    """Return the match after one more decision, the next deal begun first where one is due.

    Raises IllegalAction if the player decides what the rules refuse.
    """
    if isinstance(match.state, DealOver):
        match = happen(match, NextDeal())
    turn = to_act(match.state)
    assert turn is not None, "a deal begins with somebody to act"
    return happen(match, decided(match, ask(match, players[turn])))


def play_deal(match: Match, players: Mapping[Seat, Player]) -> Match:
    """Return the match at the end of the deal now on the table, or of the next one if it is over."""
    match = play_on(match, players)
    while not isinstance(match.state, DealOver):
        match = play_on(match, players)
    return match


def play_match(setup: Setup, players: Mapping[Seat, Player]) -> Match:
    """Return a whole match between players."""
    match = start_match(setup)
    while not match.is_over:
        match = play_deal(match, players)
    return match
