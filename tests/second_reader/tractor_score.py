"""Who wins a trick of Tractor, what the attackers' points are worth, and how levels climb."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import FRENCH_RANKS
from .tractor_order import TRUMP, Component, Order, best_split
from .tractor_rules import TractorRules


def winning_place(
    order: Order, lead: Sequence[Component], plays: Sequence[Sequence[str]], *, longest_component: bool
) -> int:
    """Return which play of a full trick wins it, 0 the lead. The lead is the shapes put on the table."""
    shapes = [component.pairs for component in lead]
    led = order.suits[lead[0].cards[0]]
    best, best_tops, is_ruffed = 0, tuple(component.top for component in lead), False
    for place in range(1, len(plays)):
        suits = {order.suits[card] for card in plays[place]}
        if suits != {led} and suits != {TRUMP}:
            continue
        tops = best_split(order, plays[place], shapes)
        if tops is None:
            continue
        if suits == {led}:
            # A throw that stood can't be beaten in its own suit, nor a ruff by the suit led.
            wins = len(shapes) == 1 and not is_ruffed and tops[0] > best_tops[0]
        elif not is_ruffed:
            wins = True
        elif longest_component:
            wins = tops[0] > best_tops[0]
        else:
            wins = all(top > other for top, other in zip(tops, best_tops, strict=True))
        if wins:
            best, best_tops, is_ruffed = place, tops, suits != {led}
    return best


def kitty_bonus(rules: TractorRules, buried_points: int, cards: int) -> int:
    """Return what the buried points bring the attackers for a last trick of `cards` cards each."""
    if rules.kitty_multiplier == "two":
        return buried_points * 2
    if rules.kitty_multiplier == "power":
        return buried_points * (1 << cards)
    return buried_points * 2 * cards


def levels_awarded(rules: TractorRules, attackers_points: int) -> tuple[int, int]:
    """Return the levels gained by the dealer's side and by the attackers."""
    if attackers_points == 0:
        dealers, attackers = 3, 0
    elif attackers_points < 40:
        dealers, attackers = 2, 0
    elif attackers_points < 80:
        dealers, attackers = 1, 0
    else:
        dealers, attackers = 0, (attackers_points - 80) // 40
    if rules.level_cap is not None:
        return min(dealers, rules.level_cap), min(attackers, rules.level_cap)
    return dealers, attackers


def climb(rules: TractorRules, level: str, gain: int, *, as_dealers: bool) -> tuple[str, bool]:
    """Return the level after a gain, and whether it went beyond the Ace."""
    if level in rules.forced_levels and not as_dealers:
        return level, False
    for _ in range(gain):
        if level == "A":
            return "A", True
        level = FRENCH_RANKS[FRENCH_RANKS.index(level) + 1]
        if level in rules.forced_levels:
            break
    return level, False
