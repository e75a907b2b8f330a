"""How much of each card can be hit: what lies on top is asked of the browser, point by point."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

SMALLEST = 24

# The largest square within each card of which every probed point belongs to that card.
_PROBE = """(cards, step) => cards.map(card => {
    const box = card.getBoundingClientRect();
    const columns = Math.floor(box.width / step), rows = Math.floor(box.height / step);
    let best = 0, before = new Array(columns).fill(0);
    for (let y = 0; y < rows; y += 1) {
        const now = [];
        for (let x = 0; x < columns; x += 1) {
            const top = document.elementFromPoint(box.left + (x + .5) * step, box.top + (y + .5) * step);
            const hit = top !== null && (top === card || card.contains(top));
            now.push(hit ? 1 + Math.min(before[x], x ? now[x - 1] : 0, x ? before[x - 1] : 0) : 0);
            best = Math.max(best, now[x]);
        }
        before = now;
    }
    return {name: card.ariaLabel, square: best * step};
})"""


def squares(cards: Locator, step: int = 2) -> list[tuple[str, float]]:
    """Return the name of each card and the side of the largest square of it that can be hit, in pixels."""
    found: list[dict[str, Any]] = cards.evaluate_all(_PROBE, step)
    return [(str(each["name"]), float(each["square"])) for each in found]


def too_small(cards: Locator) -> list[tuple[str, float]]:
    """Return the cards with less to hit than WCAG 2.2 asks for."""
    return [(name, side) for name, side in squares(cards) if side < SMALLEST]
