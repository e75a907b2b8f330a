"""What is at stake beyond the cards on the table: the bands of the score, the last trick and its kitty."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import rank_of
from kibitz.players.rulebook.shapes_memory import Memory
from kibitz.rules.parts import AttackersPoints, LevelMatch
from kibitz.rules.state import Hand
from kibitz.views import View

# What crossing a band counts at the very end, in card points; earlier it is scaled down.
BAND = 14.0
# Dealers bury fewer points than chance would.
BURIED_SHARE = 0.4
# From so many cards in hand on, cards are kept for the last trick.
ENDING = 7
# Being sent to level 2 is worth about this many card points.
JACK = 80.0


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the seat's side plays for.

    attackers: what they have captured. late: 0 at the first trick, 1 at the last. kitty: the points
    buried, as known or guessed.
    """

    rule: AttackersPoints
    is_attacker: bool
    attackers: int
    late: float
    kitty: float
    jack: bool

    def crossing(self, points: float) -> float:
        """Return what it is worth beyond its points whether the attackers get these points."""
        bands = self._levels(self.attackers + points) - self._levels(self.attackers)
        return BAND * bands * self.late * self.late

    def _levels(self, points: float) -> int:
        """Return the attackers' levels less the other side's at so many points; taking over counts as one."""
        rule = self.rule
        takes_over = points >= rule.take_over
        if takes_over:
            gain = int(points - rule.take_over) // rule.band
        else:
            gain = rule.shut_out_levels if points <= 0 else int(rule.take_over - 1 - points) // rule.band + 1
        if rule.level_cap is not None:
            gain = min(gain, rule.level_cap)
        return 1 + gain if takes_over else -gain

    def last_trick(self, cards: Hand) -> float:
        """Return what winning the last trick with these cards is worth."""
        value = self.kitty * self.rule.kitty_multiplier.after(len(cards))
        if self.jack and self.is_attacker and len(cards) == 1 and rank_of(cards[0]) == "J":
            value += JACK
        return value


def stakes_of(view: View, memory: Memory) -> Stakes:
    """Return what the view's seat plays for."""
    variant, contract = view.variant, view.contract
    assert isinstance(variant.score, AttackersPoints) and contract is not None
    dealers = variant.side_of(contract.declarer)
    points = variant.card_points
    if view.buried is not None:
        kitty = float(sum(points[card] for card in view.buried))
    else:
        out = sum(memory.points_out.values())
        n_out = sum(memory.n_out.values()) or 1
        kitty = BURIED_SHARE * out * memory.hidden_kitty / n_out
    assert isinstance(variant.match, LevelMatch)
    return Stakes(
        rule=variant.score,
        is_attacker=variant.side_of(memory.seat) != dealers,
        attackers=view.points[1 - dealers] if view.points else 0,
        late=1.0 - max(view.hand_sizes) / variant.hand_size,
        kitty=kitty,
        jack=variant.score.jack_back_to_two and contract.level == "J",
    )
