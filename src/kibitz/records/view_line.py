"""What one seat knows, as text: the view line for errors and logs, and the JSON a player from outside gets.

Both take a View, which holds no hidden card; neither has a way to a state.
"""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import format_cards
from kibitz.records.fields import (
    Item,
    calls_text,
    hands_text,
    join_items,
    numbers_text,
    plays_text,
    tricks_text,
)
from kibitz.records.position import contract_items, standing_items
from kibitz.records.rule_code import format_rule_code
from kibitz.records.traces import Json, options_json, tally_json
from kibitz.rules.actions import ALONE
from kibitz.rules.phases.handover import no_points
from kibitz.rules.state import Contract
from kibitz.views import View


def format_view_line(view: View) -> str:
    """Return what a seat knows as one line, with the keys of a position.

    ``seat`` is who looks (``-`` an observer), ``hand`` what it holds, ``sizes`` the cards of all seats.
    """
    return join_items(format_rule_code(view.variant), _items(view))


def _items(view: View) -> Iterator[Item]:
    yield "seat", "-" if view.seat is None else str(view.seat)
    yield "phase", view.phase.value
    if view.to_act is not None:
        yield "to_act", str(view.to_act)
    yield from standing_items(view.variant, view.standing)
    if view.seat is not None:
        yield "hand", ".".join(view.hand)
    yield "sizes", numbers_text(view.hand_sizes)
    if view.kitty is not None:
        yield "kitty", ".".join(view.kitty)
    if view.calls:
        yield "calls", calls_text(view.calls)
    if view.contract is not None:
        yield from contract_items(view.contract)
    elif view.level is not None:
        yield "level", view.level
    if view.buried:
        yield "buried", ".".join(view.buried)
    if view.buried_shown:
        yield "buried_shown", ".".join(view.buried_shown)
    if view.called is not None:
        yield "called", view.called
    if view.partner is not None:
        yield "partner", str(view.partner)
    if view.calling:
        yield "calling", "true"
    if view.tricks:
        yield "tricks", numbers_text(view.tricks)
    if view.points:
        yield "points", numbers_text(view.points)
    yield from _play_items(view)


def _play_items(view: View) -> Iterator[Item]:
    if any(view.failed_throws):
        yield "failed_throws", numbers_text(view.failed_throws)
    if any(view.known):
        yield "known", hands_text(view.known)
    if view.leader is not None:
        yield "leader", str(view.leader)
    if view.plays:
        yield "plays", tricks_text(view.plays)
    if view.trick:
        yield "trick", plays_text(view.trick)
    if view.result is not None:
        yield "delta", numbers_text(view.result.delta)


def view_json(view: View) -> dict[str, Json]:
    """Return what a seat knows as JSON; every key is there, and null is what it does not know.

    hand, kitty, buried: cards as one text. points: captured so far, null where cards have none.
    auction, plays, trick: what was called and played in order. shown: cards all have seen of somebody,
    ``from`` his hand or (option) what he buried.
    """
    variant = view.variant
    tally = view.result.tally if view.result else view.standing.tally
    return {
        "variant": variant.id,
        "options": options_json(variant),
        "dealer": view.dealer,
        "deal": view.standing.deal,
        **tally_json(variant, tally),
        "hand": format_cards(view.hand),
        "kitty": None if view.kitty is None else format_cards(view.kitty),
        "buried": None if view.buried is None else format_cards(view.buried),
        "trump": view.contract.trump if view.contract else None,
        "declarer": view.contract.declarer if view.contract else None,
        "contract": _contract_json(view.contract),
        "called": view.called,
        "partner": view.partner,
        "points": [*(view.points or no_points(variant))] or None,
        "tricks": [*(view.tricks or (0,) * variant.n_sides)],
        "seat": view.seat,
        "phase": view.phase.value,
        "to_act": view.to_act,
        "auction": [{"seat": called.seat, "action": str(called.call)} for called in view.calls],
        "plays": [
            {"leader": trick.leader, "cards": [format_cards(cards) for cards in trick.cards]}
            for trick in view.plays
        ],
        "trick": [format_cards(cards) for cards in view.trick],
        "shown": _shown_json(view),
    }


def _contract_json(contract: Contract | None) -> Json:
    if contract is None:
        return None
    return ALONE if contract.alone else contract.bid


def _shown_json(view: View) -> list[Json]:
    shown: list[Json] = [
        {"seat": seat, "from": "hand", "cards": [*cards]} for seat, cards in enumerate(view.known) if cards
    ]
    if view.buried_shown and view.contract is not None:
        shown.append({"seat": view.contract.declarer, "from": "buried", "cards": [*view.buried_shown]})
    return shown
