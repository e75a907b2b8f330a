// A table in a list, in words: its score from its own seat, and when it was played.

import type { TableLine } from "../protocol.gen";
import type { TableWords } from "../words/table_words";

export interface Total {
  name: string;
  value: string;
  own: boolean;
  won: boolean;
}

/** Return the totals of a line, one's own first. */
export function totalsOf(line: TableLine, words: TableWords): Total[] {
  const n = line.tally.length;
  const own = line.seat === null ? 0 : line.sides === "each" ? line.seat : line.seat % 2;
  return Array.from({ length: n }, (_, i) => {
    const side = (own + i) % n;
    const tally = line.tally[side] ?? "";
    const name = line.sides === "each"
      ? side === line.seat ? words.word("table-place-south") : nameOf(line, side, words)
      : words.word(i === 0 ? "table-we" : "table-they");
    // Levels come by their rank, which has the same digits in every language.
    const isLevel = line.counts === "levels" || !/^-?\d+$/.test(tally);
    const value = isLevel ? words.rank(tally) : words.number(tally);
    return { name, value, own: i === 0, won: line.winners.includes(side) };
  });
}

/** Return how a seat of a line is called. */
export function nameOf(line: TableLine, seat: number, words: TableWords): string {
  return line.seats[seat]?.name || words.word("page-seat-number", { n: seat + 1 });
}

/** Return the people and computers one sat with. */
export function othersOf(line: TableLine, words: TableWords): string[] {
  return line.seats.flatMap((who, seat) => {
    if (seat === line.seat) return [];
    if (who.name) return [who.name];
    if (who.player === "open") return [words.word("page-seat-open")];
    return who.player === "person" ? [words.word("page-seat-person")] : [];
  });
}

/** Return the id of a line's game: a rule code begins with it. */
export function gameOf(line: TableLine): string {
  return line.code.split("~")[0] ?? line.code;
}

/** Return how far a table is, for the end of its line; won: whether the reader has. */
export function stageText(line: TableLine, won: boolean, words: TableWords): string {
  if (line.state === "over") return words.word(won ? "page-history-won" : "page-history-lost");
  if (line.state === "waiting") return words.word("page-history-waiting");
  return line.between ? words.word("page-history-between") : words.word("page-history-deal", { deal: line.deal });
}

/** Return when a table was last played at, as the reader writes days. */
export function dayOf(line: TableLine, locale: string): string {
  const moment = new Date(line.updated);
  if (Number.isNaN(moment.getTime())) return "";
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
