"""Why a card is played to a trick that somebody else has led."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.cards import Card
from kibitz.match.player import Reason, reason
from kibitz.players.rulebook.table import Table
from kibitz.players.rulebook.weighing import Weighed
from kibitz.rules.order import TRUMPS


def follow_reasons(table: Table, best: Weighed, weighed: Sequence[Weighed]) -> tuple[Reason, ...]:
    """Return the reasons for the card chosen, the one that decided first."""
    assert table.winner is not None
    if table.beats_best(best.card):
        return _taking(table, best, weighed)
    if table.memory.is_ally(table.winner):
        return _under_ally(table, best, weighed)
    return _giving(table, best, weighed)


def _taking(table: Table, best: Weighed, weighed: Sequence[Weighed]) -> tuple[Reason, ...]:
    assert table.winner is not None
    card, points = best.card, table.points + best.points
    found: list[Reason] = []
    if table.is_last_trick():
        found.append(reason("takes_last_trick", card=card))
    elif table.memory.is_ally(table.winner):
        found.append(reason("overtakes_partner", card=card, seat=table.winner, percent=_percent(best.mine)))
    elif card in table.order.any_time and table.led != TRUMPS:
        found.append(reason("special_takes", card=card, points=points))
    elif table.order.suit[card] == TRUMPS and table.led != TRUMPS:
        found.append(reason("ruffs", card=card, points=points))
    elif points:
        found.append(reason("takes_points", card=card, points=points, percent=_percent(best.mine)))
    else:
        found.append(reason("takes_trick", card=card, percent=_percent(best.mine)))
    spared = _spared(table, best, weighed)
    if spared is not None:
        found.append(spared)
    return tuple(found)


def _spared(table: Table, best: Weighed, weighed: Sequence[Weighed]) -> Reason | None:
    """Return the remark that a dearer card that also wins is kept."""
    dearer = [w for w in weighed if w.kept > best.kept and table.beats_best(w.card)]
    if not dearer:
        return None
    dearest = max(dearer, key=lambda w: w.kept)
    return _kept(table, dearest.card)


def _kept(table: Table, card: Card) -> Reason:
    higher = table.memory.n_higher(card)
    if table.order.suit[card] == TRUMPS:
        return reason("kept_high_trump", card=card, higher_out=higher)
    return reason("kept_winner" if not higher else "kept_card", card=card)


def _under_ally(table: Table, best: Weighed, weighed: Sequence[Weighed]) -> tuple[Reason, ...]:
    assert table.winner is not None
    card, seat, percent = best.card, table.winner, _percent(best.ally)
    could = [w for w in weighed if table.beats_best(w.card)]
    if best.points:
        if any(w.points > best.points for w in weighed if w not in could):
            return (reason("feeds_enough", card=card, points=best.points, seat=seat),)
        return (reason("feeds_partner", card=card, points=best.points, seat=seat, percent=percent),)
    if could:
        kept = max(could, key=lambda w: w.kept).card
        return (reason("leaves_trick_to_partner", card=card, seat=seat, percent=percent, kept=kept),)
    return (reason("throws_low_under_partner", card=card, seat=seat, percent=percent),)


def _giving(table: Table, best: Weighed, weighed: Sequence[Weighed]) -> tuple[Reason, ...]:
    could = [w for w in weighed if table.beats_best(w.card)]
    if could:
        dearest = max(could, key=lambda w: w.kept)
        return (
            reason("not_worth_taking", card=best.card, points=table.points),
            _kept(table, dearest.card),
        )
    if best.ally >= 0.5:
        return (reason("trusts_partner", card=best.card, percent=_percent(best.ally)),)
    if best.points and all(w.points for w in weighed):
        return (reason("gives_smallest_counter", card=best.card, points=best.points),)
    if table.led is not None and not table.n_own(table.led):
        return (reason("discards", card=best.card),)
    return (reason("cannot_win", card=best.card),)


def _percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))
