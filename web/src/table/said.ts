// What somebody has said at the table, after the name of whoever did.

import { NUDGE } from "../protocol.gen";
import type { TableWords } from "../words/table_words";

/** Return a quick phrase or a nudge in words; one's own nudge is told as what one has done. */
export function saidText(said: { seat: number; word: string }, words: TableWords): string {
  if (said.word !== NUDGE) return words.word(`page-say-${said.word}`);
  return words.word("page-nudged", { you: words.isReader(said.seat) ? "yes" : "no" });
}
