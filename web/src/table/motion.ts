// How a finished trick leaves the table: towards whoever took it. Only transform and opacity move.

import type { Place } from "./places";

const TOWARDS: Record<Place, [x: number, y: number]> = {
  south: [0, 70], west: [-90, 0], northwest: [-70, -50], north: [0, -70], northeast: [70, -50], east: [90, 0],
};

/** Return how a card goes, with less motion not at all. */
export function collected(_node: Element, to: Place): { duration: number; css: (t: number, u: number) => string } {
  const [x, y] = TOWARDS[to];
  const less = document.documentElement.dataset["motion"] === "less";
  return { duration: less ? 0 : 180, css: (t, u) => `opacity: ${t}; transform: translate(${x * u}px, ${y * u}px)` };
}
