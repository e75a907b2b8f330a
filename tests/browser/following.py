"""Which cards follow where there are too many ways to follow to list them."""

from __future__ import annotations

from kibitz.cards import Card
from kibitz.records.rule_code import parse_rule_code
from kibitz.rules.order import order_of
from tests.browser.wire import Json, Wire


def following(wire: Wire) -> list[str]:
    """Return cards that may follow: those of the suit that was led, pairs before the others, then any."""
    position: Json | None = wire.position
    assert position is not None and position["trick"]
    order = order_of(parse_rule_code(wire.welcome["table"]["code"]), position["trump"], position["level"])
    led = order.suit[Card(position["trick"]["cards"][0][0])]
    held: list[str] = [card for group in position["hand"] for card in group["cards"]]

    def worth(card: str) -> tuple[bool, bool]:
        return order.suit[Card(card)] != led, held.count(card) == 1

    return sorted(held, key=worth)[: position["turn"]["n"]]
