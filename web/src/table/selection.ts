// Which allowed action a set of chosen cards stands for. What is allowed is the server's word: this only compares.

import type { Turn } from "../protocol.gen";
import { bagOf, cardsOf, partsOf } from "./cards";

const VERB: Record<string, string> = { play: "play", bury: "bury", declare: "declare", partner: "call" };

/** Return the text of doing this turn with these cards. */
export function actionWith(turn: Turn, cards: readonly string[]): string {
  return `${VERB[turn.kind] ?? "play"} ${cards.join(" ")}`;
}

/** Return whether the cards may be enough to act with: listed as allowed, or of the right number where none are. */
export function isComplete(turn: Turn, cards: readonly string[]): boolean {
  if (cards.length === 0) return false;
  if (turn.actions === null) return turn.n === null || cards.length === turn.n;
  const bag = bagOf(cards);
  return turn.actions.some((action) => bagOf(cardsOf(action)) === bag);
}

/** Return the allowed plays of several cards that hold this card, the smallest first; at most `most`. */
export function shapesWith(turn: Turn, card: string, most = 5): string[][] {
  const found = new Map<string, string[]>();
  for (const action of turn.actions ?? []) {
    const cards = cardsOf(action);
    if (partsOf(action).verb === "play" && cards.includes(card)) found.set(bagOf(cards), cards);
  }
  const shapes = [...found.values()].sort((a, b) => a.length - b.length);
  return shapes.some((cards) => cards.length > 1) ? shapes.slice(0, most) : [];
}

/** Return what a set of cards looks like: nothing about rules, only which faces are equal. */
export function lookOf(cards: readonly string[]): "single" | "pair" | "tractor" | "several" {
  if (cards.length === 1) return "single";
  const twice = cards.every((card) => cards.filter((other) => other === card).length === 2);
  if (!twice) return "several";
  return cards.length === 2 ? "pair" : "tractor";
}

/** Return the numbers one may bid, the lowest first. */
export function bidsOf(turn: Turn): number[] {
  return (turn.actions ?? [])
    .map(partsOf)
    .filter(({ verb, rest }) => verb === "bid" && /^\d+$/.test(rest[0] ?? ""))
    .map(({ rest }) => Number(rest[0]))
    .sort((a, b) => a - b);
}
