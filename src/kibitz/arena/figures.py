"""The figures of one deal: what an arena keeps of it, and writes into its journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from kibitz.arena.faults import Fault
from kibitz.arena.schedule import A, B, Sitting
from kibitz.rules.parts import AttackersPoints, ContractPoints, ContractTricks, Seat
from kibitz.rules.state import DealOver, Phase
from kibitz.views import View


class Stage(StrEnum):
    """What a decision was about."""

    AUCTION = "auction"
    BURY = "bury"
    TRUMP = "trump"
    CALL = "call"
    PLAY = "play"


_STAGES = {Phase.AUCTION: Stage.AUCTION, Phase.BURY: Stage.BURY, Phase.NAME_TRUMP: Stage.TRUMP}

# The microseconds of every decision, by what it was about.
Times = Mapping[Stage, tuple[int, ...]]


def stage_of(seen: View) -> Stage:
    """Return what the seat to act has to decide."""
    if seen.calling:
        return Stage.CALL
    return _STAGES.get(seen.phase, Stage.PLAY)


@dataclass(frozen=True, slots=True)
class DealFigures:
    """What one deal adds to the arena.

    players: A or B for each seat. gains: A's and B's points (levels) in the deal, seats averaged.
    declarer, partner: None in a thrown-in deal; partner also where nobody is, or the sides are given.
    made: whether the contract was. bid: None where no number is bid, too.
    percent: the chance to make it that the declarer's player gave with the winning bid, if it gave one.
    times: for A and for B. faults: what external players did wrong.
    """

    players: tuple[int, ...]
    gains: tuple[float, float]
    declarer: int | None
    partner: int | None
    made: bool
    bid: int | None
    percent: int | None
    times: tuple[Times, Times]
    faults: tuple[Fault, ...] = ()

    @property
    def difference(self) -> float:
        """Return A's gain less B's."""
        return self.gains[A] - self.gains[B]

    @property
    def thrown_in(self) -> bool:
        """Return whether nobody declared."""
        return self.declarer is None

    @property
    def declaring(self) -> int | None:
        """Return whose the declarer was, A's or B's; None for a thrown-in deal."""
        return None if self.declarer is None else self.players[self.declarer]

    @property
    def defenders(self) -> tuple[int, ...]:
        """Return the seats that played against the contract."""
        if self.declarer is None:
            return ()
        return tuple(seat for seat in range(len(self.players)) if seat not in (self.declarer, self.partner))


def figures_of(
    sitting: Sitting, over: DealOver, times: tuple[Times, Times], percent: int | None = None
) -> DealFigures:
    """Return the figures of a deal that is over."""
    outcome = over.outcome
    if over.result.thrown_in or outcome is None:
        nothing = (0.0, 0.0)
        return DealFigures(
            sitting.players, nothing, None, None, made=False, bid=None, percent=None, times=times
        )
    return DealFigures(
        sitting.players,
        (_gain_of(sitting, over, A), _gain_of(sitting, over, B)),
        declarer=outcome.contract.declarer,
        partner=_partner(over, outcome.contract.declarer, outcome.partner),
        made=is_made(over),
        bid=outcome.contract.bid,
        percent=percent,
        times=times,
    )


def _partner(over: DealOver, declarer: Seat, called: Seat | None) -> Seat | None:
    variant = over.variant
    if variant.n_sides != 2:
        return called
    side = variant.side_of(declarer)
    return next((seat for seat in variant.seats if seat != declarer and variant.side_of(seat) == side), None)


def _gain_of(sitting: Sitting, over: DealOver, player: int) -> float:
    delta = over.result.delta
    if over.variant.n_sides == 2:
        return float(delta[over.variant.side_of(Seat(sitting.players.index(player)))])
    gains = [delta[seat] for seat, who in enumerate(sitting.players) if who == player]
    return sum(gains) / len(gains)


def is_made(over: DealOver) -> bool:
    """Return whether the declarer's side made its contract (kept the deal, where attackers take it over)."""
    assert over.outcome is not None
    variant, contract = over.variant, over.outcome.contract
    match variant.score:
        case ContractPoints():
            return over.result.points[variant.side_of(contract.declarer)] >= (contract.bid or 0)
        case ContractTricks():
            return over.result.delta[contract.declarer] > 0
        case AttackersPoints(take_over=take_over):
            return over.result.points[1 - variant.side_of(contract.declarer)] < take_over
