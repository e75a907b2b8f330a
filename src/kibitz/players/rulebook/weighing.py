"""A card with what was found out about playing it now."""

from __future__ import annotations

from dataclasses import dataclass

from kibitz.cards import Card


@dataclass(frozen=True, slots=True)
class Weighed:
    """One candidate.

    points: its own. mine, ally, theirs: the chances that I, an ally, an opponent win the trick with it.
    kept: what the card would be worth later. value: what decides.
    """

    card: Card
    points: int
    mine: float
    ally: float
    theirs: float
    kept: float
    value: float

    @property
    def ours(self) -> float:
        """Return the chance that the trick is won by me or an ally."""
        return self.mine + self.ally
