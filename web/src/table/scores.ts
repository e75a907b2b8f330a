// The totals of the match, the reader's own side first.

import type { Position, TableFacts } from "../protocol.gen";
import type { TableWords } from "../words/table_words";

export interface Total {
  side: number;
  name: string;
  value: string;
  colour: "we" | "they" | "";
}

/** Return each side's total, as of the position. */
export function totals(facts: TableFacts, position: Pick<Position, "tally">, seat: number | null, words: TableWords): Total[] {
  const n = position.tally.length;
  const own = seat === null ? 0 : facts.sides === "each" ? seat : seat % 2;
  return Array.from({ length: n }, (_, i) => {
    const side = (own + i) % n;
    const two = facts.sides === "opposite" && seat !== null;
    const tally = position.tally[side] ?? "";
    return {
      side,
      name: words.side(side),
      value: facts.counts === "levels" ? words.rank(tally) : words.number(tally),
      colour: two ? (side === own ? "we" : "they") : "",
    };
  });
}
