"""The reasons for a play where shapes are led: read off the terms that made it the best."""

from __future__ import annotations

from kibitz.cards import Card, format_cards, without
from kibitz.match.player import Reason, ReasonArgument, reason
from kibitz.players.rulebook.shapes_weighing import Situation, Table, Weighed
from kibitz.rules.choices import faces_by_count
from kibitz.rules.order import TRUMPS
from kibitz.rules.shape import Component, decompose

# A play is called high from this chance on.
LIKELY = 0.5


def lead_reasons(situation: Situation, weighed: list[Weighed], best: Weighed) -> tuple[Reason, ...]:
    """Return why this lead was the best."""
    memory, cards = situation.memory, format_cards(best.cards)
    order = memory.order
    suit = order.suit[best.cards[0]]
    pattern = decompose(best.cards, order)
    percent = _percent(best)
    if len(best.cards) == len(situation.view.hand):
        return (reason("leads_rest", cards=cards),)
    found: list[Reason] = []
    if _decided(weighed, best, "draws"):
        n_out = memory.n_out.get(TRUMPS, 0)
        found.append(reason("draws_trump_for_winners", cards=cards, out=n_out))
    if len(pattern) > 1:
        found.append(reason("throws_sure_cards", cards=cards, n=len(best.cards)))
    elif pattern[0].n_pairs > 1:
        found.append(reason("leads_tractor", cards=cards, n=pattern[0].n_pairs, percent=percent))
    elif pattern[0].n_pairs == 1:
        code = "leads_top_pair" if memory.is_sure(pattern[0], suit) else "leads_pair"
        found.append(reason(code, cards=cards, percent=percent))
    else:
        found.append(_single_lead(situation, best, pattern[0]))
    return (*found, *_last_trick(situation, weighed, best))


def _single_lead(situation: Situation, best: Weighed, single: Component) -> Reason:
    memory, (card,) = situation.memory, best.cards
    suit = memory.order.suit[card]
    n_higher = memory.n_higher(suit, single.top)
    percent = _percent(best)
    if n_higher == 0:
        return reason("leads_top_card", card=card, percent=percent)
    if suit != TRUMPS and suit in memory.void[memory.partner]:
        return reason("leads_partners_void", card=card, seat=memory.partner)
    if best.chance >= LIKELY:
        return reason("leads_likely_winner", card=card, n=n_higher, percent=percent)
    return reason("leads_cheapest", card=card, n=n_higher)


def answer_reasons(
    situation: Situation, table: Table, weighed: list[Weighed], best: Weighed
) -> tuple[Reason, ...]:
    """Return why this answer was the best."""
    found = [_taking(situation, table, best) if best.wins_now else _giving(situation, table, weighed, best)]
    n_owed = _n_pairs_owed(situation, table)
    if n_owed:
        found.append(reason("owes_pairs", n=n_owed))
    own = situation.points_in(best.cards)
    if not best.wins_now and not table.is_ours:
        spared = max((situation.points_in(w.cards) for w in weighed if not w.wins_now), default=0)
        if spared > own:
            found.append(reason("keeps_points_back", points=spared - own))
    return (*found, *_last_trick(situation, weighed, best))


def _taking(situation: Situation, table: Table, best: Weighed) -> Reason:
    """Return why the trick is taken."""
    points = table.points + situation.points_in(best.cards)
    arguments: dict[str, ReasonArgument] = {"cards": format_cards(best.cards), "points": points}
    if situation.is_ruff(best.cards, table):
        return reason("ruffs_shape", percent=_percent(best), **arguments)
    if not situation.behind:
        return reason("takes_last_to_play", **arguments)
    return reason("takes_shape", percent=_percent(best), **arguments)


def _giving(situation: Situation, table: Table, weighed: list[Weighed], best: Weighed) -> Reason:
    """Return why these cards are given to a trick they do not win."""
    memory, cards = situation.memory, format_cards(best.cards)
    own = situation.points_in(best.cards)
    percent = _percent(best)
    if table.is_ours or best.chance >= LIKELY:
        if own:
            return reason("adds_points", cards=cards, points=own, percent=percent, seat=memory.partner)
        return reason("leaves_to_partner", cards=cards, percent=percent, seat=memory.partner)
    order = memory.order
    if order.cards_of(table.best.led, situation.view.hand):
        if not own:
            return reason("gives_least", cards=cards)
        fewest = min(situation.points_in(w.cards) for w in weighed)
        code = "gives_points_unwillingly" if own == fewest else "gives_points_to_keep"
        return reason(code, cards=cards, points=own)
    left = without(situation.view.hand, best.cards)
    for suit in dict.fromkeys(order.suit[card] for card in best.cards):
        if suit != TRUMPS and not order.cards_of(suit, left):
            return reason("discards_to_void", cards=cards, suit=suit)
    return reason("discards_least", cards=cards)


def _n_pairs_owed(situation: Situation, table: Table) -> int:
    """Return how many pairs the rules required of a hand that had cards to choose from."""
    lead = situation.view.trick[0]
    held = situation.memory.order.cards_of(table.best.led, situation.view.hand)
    if len(held) <= len(lead):
        return 0
    return min(sum(c.n_pairs for c in table.pattern), len(faces_by_count(held)[1]))


def _last_trick(situation: Situation, weighed: list[Weighed], best: Weighed) -> tuple[Reason, ...]:
    """Return what was kept for the last trick, where that decided."""
    if not _decided(weighed, best, "end"):
        return ()
    left: tuple[Card, ...] = without(situation.view.hand, best.cards)
    return (reason("keeps_for_last_trick", cards=format_cards(left)),) if left else ()


def _decided(weighed: list[Weighed], best: Weighed, term: str) -> bool:
    """Return whether another play would have been the best without this term."""
    without_it = max(weighed, key=lambda w: w.value - getattr(w, term))
    return without_it.cards != best.cards


def _percent(best: Weighed) -> int:
    return round(100 * best.chance)
