"""What tricks and card points are worth to a seat, by the parts of the variant that score."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.players.rulebook.memory import Memory, points_in
from kibitz.rules.variant import ContractPoints, ContractTricks, KittyPointsTo
from kibitz.views import View

# One trick, where tricks are counted, is worth as much as this many card points where points are.
TRICK = 10.0
# What a trick without points is worth where points are counted: the lead.
TEMPO = 1.0
# Per card in it, the share of a nest that lies unseen. Its burier keeps most counters.
UNSEEN_NEST_SHARE = 0.35


@dataclass(frozen=True, slots=True)
class Stakes:
    """Worth of things in card points, as the difference between the sides.

    trick: a trick for its own sake. last: the last trick's extra. feed: the points another seat is expected
    to add to a trick. own, ally, opponent: how a trick counts by who wins it.
    needed: what the declarer's side still needs, in points or tricks. left: what is still to be won.
    """

    trick: float
    last: float
    feed: float
    own: float
    ally: float
    opponent: float
    needed: int
    left: int

    @property
    def decided(self) -> bool:
        """Return whether the contract is made or set whatever comes."""
        return self.needed <= 0 or self.needed > self.left


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
    points = variant.card_points
    hidden = memory.n_hidden + memory.n_buried
    feed = points_in(view, memory.unseen) / hidden if hidden else 0.0
    nest = float(rule.last_trick_bonus)
    if rule.kitty_points_to is KittyPointsTo.LAST_TRICK and variant.kitty is not None:
        if view.buried is not None:
            nest += points_in(view, view.buried)
        else:
            nest += memory.n_buried * feed * UNSEEN_NEST_SHARE + points_in(view, view.buried_shown)
    side = variant.side_of(contract.declarer)
    needed = (contract.bid or 0) - view.points[side]
    left = variant.all_points - sum(view.points)
    trick = TEMPO + 2.0 * rule.most_tricks_bonus / variant.hand_size
    return Stakes(trick, nest, feed, 1.0, 1.0, -1.0, needed, left)


def _tricks(view: View, memory: Memory) -> Stakes:
    contract = view.contract
    assert contract is not None
    declarer = contract.declarer
    side = [declarer] if view.partner is None else [declarer, view.partner]
    taken = sum(view.tricks[seat] for seat in side)
    left = view.variant.hand_size - sum(view.tricks)
    needed = (view.variant.hand_size if contract.alone else contract.bid or 0) - taken
    if declarer in memory.allies:
        return Stakes(TRICK, 0.0, 0.0, 1.0, 1.0, -1.0, needed, left)
    # Defenders count their own tricks; that the contract is set helps all of them against two.
    if needed <= 0 or needed > left:
        return Stakes(TRICK, 0.0, 0.0, 1.0, 0.0, 0.0, needed, left)
    ally = 1.0 if contract.alone else 0.5
    return Stakes(TRICK, 0.0, 0.0, 1.0, ally, -1.0, needed, left)
