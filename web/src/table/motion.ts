// How a finished trick leaves the table: towards whoever took it. Only transform and opacity move.

import type { Place } from "./places";

const TOWARDS: Record<Place, [x: number, y: number]> = {
  south: [0, 70], west: [-90, 0], northwest: [-70, -50], north: [0, -70], northeast: [70, -50], east: [90, 0],
};

/** How long a finished trick is on its way. */
export const LEAVES_MS = 180;

/** Return whether cards are seen to move. */
export function isMoving(): boolean {
  return document.documentElement.dataset["motion"] !== "less";
}

/** Let a card go; it is told to the browser in two steps, not worked out for every frame. */
export function collect(node: Element, to: Place): void {
  const [x, y] = TOWARDS[to];
  node.animate([{}, { opacity: 0, transform: `translate(${x}px, ${y}px)` }], { duration: LEAVES_MS, fill: "forwards" });
}
