// How a card comes to the table, and how a finished trick leaves it, towards whoever took it. Only transform and opacity move.

import type { Place } from "./places";

const TOWARDS: Record<Place, [x: number, y: number]> = {
  south: [0, 70], west: [-90, 0], northwest: [-70, -50], north: [0, -70], northeast: [70, -50], east: [90, 0],
};

/** How long a finished trick is on its way, and when it is taken out of the page: after its last frame. */
const LEAVES_MS = 180;
export const GONE_MS = 260;

/** Return whether cards are seen to move. */
export function isMoving(): boolean {
  return document.documentElement.dataset["motion"] !== "less";
}

/** Return when a card of the hand that rises now has risen: --quick of tokens.css, and the frames before it begins. */
export function raised(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}

/** How long a card takes to its place, and how it gets there: --slow and --ease of tokens.css. */
const ARRIVES = { duration: 220, easing: "cubic-bezier(.2, .7, .2, 1)" };
const FROM: Record<Place, [x: number, y: number]> = {
  south: [0, 60], west: [-70, 0], northwest: [-50, -40], north: [0, -60], northeast: [50, -40], east: [70, 0],
};

/** Return how a card comes, which is played later: it is not seen until it begins to move. As an animation of its style the browser would work it out
 * together with all else that is new. */
export function arrive(node: Element, from: Place): Animation {
  const [x, y] = FROM[from];
  const moving = node.animate([{ opacity: 0, transform: `translate(${x}px, ${y}px)` }, {}], ARRIVES);
  moving.pause();
  return moving;
}

/** Return how a card goes, which is played later; it is told to the browser in two steps, not worked out for every frame. */
export function leave(node: Element, to: Place): Animation {
  const [x, y] = TOWARDS[to];
  const steps = [{ opacity: 1, transform: "none" }, { opacity: 0, transform: `translate(${x}px, ${y}px)` }];
  const moving = node.animate(steps, { duration: LEAVES_MS, fill: "forwards" });
  moving.pause();
  return moving;
}
