// The sides of a match in the order a reader wants them: the own one first.

import type { SheetRow, TableFacts } from "../protocol.gen";
import type { TableWords } from "../words/table_words";

export interface Side {
  side: number;
  name: string;
  /** we, they, own (of many), other */
  look: "we" | "they" | "own" | "other";
}

/** Return how many sides a match has. */
export function sidesOf(facts: TableFacts, seat: number | null, words: TableWords): Side[] {
  const two = facts.sides === "opposite";
  const n = two ? 2 : facts.n_seats;
  const own = seat === null ? 0 : two ? seat % 2 : seat;
  return Array.from({ length: n }, (_, i) => {
    const side = (own + i) % n;
    const look = two ? (i === 0 ? "we" : "they") : i === 0 && seat !== null ? "own" : "other";
    return { side, name: words.side(side), look };
  });
}

/** Return a total as it is written: a level by its rank. */
export function totalText(facts: TableFacts, tally: string, words: TableWords): string {
  return facts.counts === "levels" ? words.rank(tally) : words.number(tally);
}

/** Return the totals before the first deal of a sheet. */
export function firstTotals(rows: readonly SheetRow[]): number[] {
  const first = rows[0];
  return (first?.numbers ?? []).map((total, side) => Math.max(0, total - (first?.delta[side] ?? 0)));
}

/** Return by how much a total changed, with its sign. */
export function signed(change: number, words: TableWords): string {
  return change > 0 ? `+${words.number(change)}` : words.number(change);
}
