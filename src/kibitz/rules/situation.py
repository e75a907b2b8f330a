"""One line of text that shows what a seat sees: for error messages, never a hidden card."""

from __future__ import annotations

from kibitz.rules.parts import Seat
from kibitz.rules.phases.play import order_in
from kibitz.rules.state import Auction, Burying, DealOver, NamingTrump, Playing, State, phase_of


def situation_line(state: State, seat: Seat | None) -> str:
    """Return variant, phase, table and the seat's own hand, e.g.
    ``amerikaner@1  trick 8: CK C3 ?  trump S  hand: C5 C8 H9 HJ SA``.
    """
    parts = [f"{state.variant.id}@{state.variant.revision}"]
    match state:
        case Auction():
            said = " ".join(f"{called.seat}:{called.call}," for called in state.calls).rstrip(",")
            parts.append(f"auction: {said} ?".replace("  ", " "))
        case NamingTrump() | Burying():
            parts.append(phase_of(state))
        case Playing():
            table = " ".join("+".join(cards) for cards in state.trick)
            mark = " call?" if state.calling else " ?"
            parts.append(f"trick {len(state.plays) + 1}: {table}{mark}".replace("  ", " "))
            parts.append(f"trump {state.contract.trump or '-'}")
            if state.contract.level:
                parts.append(f"level {state.contract.level}")
        case DealOver():
            parts.append(phase_of(state))
    if seat is not None and not isinstance(state, DealOver):
        hand = state.hands[seat]
        if isinstance(state, Playing):
            order = order_in(state)
            hand = tuple(sorted(hand, key=lambda c: (order.suit[c], -order.strength[c])))
        parts.append(f"hand: {' '.join(hand)}")
    return "  ".join(parts)
