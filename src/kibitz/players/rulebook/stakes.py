"""What tricks and card points are worth to a seat, by the parts of the variant that score."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, pi, sqrt

from kibitz.players.rulebook.memory import Memory, points_in
from kibitz.rules.parts import ContractPoints, ContractTricks, KittyPointsTo
from kibitz.views import View

# One trick, where tricks are counted, is worth as much as this many card points where points are.
TRICK = 10.0
# What a trick without points is worth where points are counted: the lead.
TEMPO = 1.0
# Per card in it, the share of a nest that lies unseen. Its burier keeps most counters.
UNSEEN_NEST_SHARE = 0.35
# By how much deals differ from what a hand promised, as a part of all points or tricks (see judging).
POINTS_SPREAD, TRICKS_SPREAD = 0.15, 0.11
# How far above its bid a side's hand is worth on average, in spreads.
IN_HAND = 0.4
# Towards the end, with so many cards left, the contract can be reckoned, and this much of the worth is its;
# before, counting every point alike has won as much (matches of 400 pairs).
RECKONED_CARDS = 4
CONTRACT = 0.6
# What a defender's own trick is worth to him besides, where everybody scores his own.
OWN_TRICK = 13.0


@dataclass(frozen=True, slots=True)
class Stakes:
    """Worth of things in card points, as the difference between the sides.

    trick: a trick for its own sake. last: the last trick's extra. feed: the points another seat is expected
    to add to a trick. own: what a trick is worth to its winner alone.
    needed: what the declarer's side still needs; left: what is still to be won, in points or tricks.
    unit: card points for one of these. share: the part of what is left that the declarer's side expects.
    spread: of a whole deal, in points or tricks. whole: all there is in a deal. contract: how much of the
    worth is the contract's.
    """

    trick: float
    last: float
    feed: float
    own: float
    needed: float
    left: float
    unit: float
    share: float
    spread: float
    whole: float
    contract: float

    def chance_made(self, won: float, lost: float, extra: float) -> float:
        """Return how likely the contract is made once the declarer's side has won and lost so much more.

        All in card points; extra: what that side gains later beyond its share.
        """
        needed = self.needed - won / self.unit
        left = max(0.0, self.left - (won + lost) / self.unit)
        if needed <= 0:
            return 1.0
        if needed > left:
            return 0.0
        reach = self.spread * sqrt(max(0.02, left / self.whole))
        return 0.5 + 0.5 * erf((self.share * left + extra / self.unit - needed) / (reach * sqrt(2)))

    def contract_worth(self) -> float:
        """Return what making the contract for sure is worth, so that points count alike at the start."""
        return 2.0 * sqrt(2 * pi) * self.spread * self.unit


def stakes(view: View, memory: Memory) -> Stakes:
    """Return what is at stake for the view's seat."""
    match view.variant.score:
        case ContractPoints() as rule:
            return _points(view, memory, rule)
        case ContractTricks():
            return _tricks(view, memory)
        case _:
            raise ValueError("no rulebook for single cards with this score")


def _points(view: View, memory: Memory, rule: ContractPoints) -> Stakes:
    variant, contract = view.variant, view.contract
    assert contract is not None
    feed = points_in(view, memory.unseen) / len(memory.unseen) if memory.unseen else 0.0
    nest = float(rule.last_trick_bonus)
    if rule.kitty_points_to is KittyPointsTo.LAST_TRICK and variant.kitty is not None:
        if view.buried is not None:
            nest += points_in(view, view.buried)
        else:
            nest += memory.n_buried * feed * UNSEEN_NEST_SHARE + points_in(view, view.buried_shown)
    whole = variant.all_points
    bid = contract.bid or 0
    return Stakes(
        trick=TEMPO + 2.0 * rule.most_tricks_bonus / variant.hand_size,
        last=nest,
        feed=feed,
        own=0.0,
        needed=bid - view.points[variant.side_of(contract.declarer)],
        left=whole - sum(view.points),
        unit=1.0,
        share=min(0.95, bid / whole + IN_HAND * POINTS_SPREAD),
        spread=POINTS_SPREAD * whole,
        whole=whole,
        contract=CONTRACT if len(view.hand) <= RECKONED_CARDS else 0.0,
    )


def _tricks(view: View, memory: Memory) -> Stakes:
    contract = view.contract
    assert contract is not None
    declarer, whole = contract.declarer, view.variant.hand_size
    side = [declarer] if view.partner is None else [declarer, view.partner]
    bid = whole if contract.alone else contract.bid or 0
    defends = declarer not in memory.allies
    return Stakes(
        trick=TRICK,
        last=0.0,
        feed=0.0,
        own=OWN_TRICK if defends else 0.0,
        needed=bid - sum(view.tricks[seat] for seat in side),
        left=whole - sum(view.tricks),
        unit=TRICK,
        share=min(0.95, bid / whole + IN_HAND * TRICKS_SPREAD),
        spread=TRICKS_SPREAD * whole,
        whole=whole,
        contract=CONTRACT if len(view.hand) <= RECKONED_CARDS else 0.0,
    )
