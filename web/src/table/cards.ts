// What a card's text shows: suit and rank. No rules: nothing here knows what beats what.

const SUITS = "SHDCRGYB";

/** Return the printed suit; null for the Rook and the jokers. */
export function suitOf(card: string): string | null {
  const first = card.charAt(0);
  return card === "CR" || card.startsWith("J") || !SUITS.includes(first) ? null : first;
}

/** Return the printed rank; empty for the Rook and the jokers. */
export function rankOf(card: string): string {
  return suitOf(card) === null ? "" : card.slice(1);
}

export const SUIT_CLASS: Record<string, string> = {
  S: "spades", H: "hearts", D: "diamonds", C: "clubs", R: "red", G: "green", Y: "yellow", B: "black",
};

/** What is drawn of a card: see styles/faces.css. */
export interface Face {
  /** Its classes: the suit, or the picture of a card without one. */
  kind: string;
  /** What stands in its corner. */
  index: string;
  /** What stands large on a card that nothing covers; empty where a picture does. */
  large: string;
}

/** Return how a card is drawn. */
export function faceOf(card: string): Face {
  const suit = suitOf(card);
  if (suit === null) {
    if (card === "CR") return { kind: "bird", index: "C", large: "" };
    return { kind: card === "JR" ? "joker hearts" : "joker spades", index: "J", large: "" };
  }
  const rank = rankOf(card) === "T" ? "10" : rankOf(card);
  return { kind: `${SUIT_CLASS[suit] ?? ""}${rank.length > 1 ? " long" : ""}`, index: rank, large: rank };
}

/** Return the verb and the cards (or other words) of an action's text. */
export function partsOf(action: string): { verb: string; rest: string[] } {
  const [verb = "", ...rest] = action.split(" ");
  return { verb, rest };
}

/** Return the cards an action puts down; none for a bid, a pass or a trump suit. */
export function cardsOf(action: string): string[] {
  const { verb, rest } = partsOf(action);
  return ["play", "bury", "declare", "call"].includes(verb) ? rest : [];
}

/** Return whether the first list holds every card of the second, copy by copy. */
export function holdsAll(cards: readonly string[], needed: readonly string[]): boolean {
  const left = [...cards];
  for (const card of needed) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** Return the cards less these, copy by copy; what is not there is passed over. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Return a text that is the same for the same cards in any order. */
export function bagOf(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}
