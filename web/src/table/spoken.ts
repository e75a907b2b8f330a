// What is said aloud of events, in three lengths. Quick plays of computers become one announcement.

import type { Entry, Event, Position } from "../protocol.gen";
import type { TableWords } from "../words/table_words";
import { cardsOf, partsOf } from "./cards";

export type Length = "terse" | "normal" | "full";

/** Return what an event says aloud. */
export function spoken(event: Event, position: Position | null, length: Length, words: TableWords, totals: string): string {
  const parts = event.log.map((entry) => (length === "terse" ? terse(entry, words) : words.sayAll(entry.lines)));
  const trickOver = event.position !== null && event.position.trick === null && position?.last_trick != null;
  if (length === "full" && trickOver && totals !== "") parts.push(totals);
  return parts.filter((part) => part !== "").join(" ");
}

/** Return the fewest words of a line: who, and which cards. */
function terse(entry: Entry, words: TableWords): string {
  if (entry.kind !== "act" || entry.seat === null || entry.action === null) return words.sayAll(entry.lines);
  const cards = cardsOf(entry.action);
  if (partsOf(entry.action).verb !== "play" || cards.length === 0) return words.sayAll(entry.lines);
  return words.word("page-terse", { name: { is: "seat", seat: entry.seat }, cards: { is: "cards", cards } });
}
