// The end of each chain of actions as this browser saw it at the table: what nobody can change afterwards
// without its showing. Of a table the last two deals are kept, since the last may not be over yet.

import { recall, remember } from "../storage";

const STORED = "kibitz.heads";
const MOST_TABLES = 100;
const MOST_DEALS = 2;

/** The end of the chain of the deal that was promised by this commitment. */
export interface Seen {
  commitment: string;
  head: string;
}

/** Return what was seen, by table; the one seen last comes last. */
function kept(): [table: string, seen: Seen[]][] {
  try {
    const stored: unknown = JSON.parse(recall(STORED) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(stored: unknown): stored is [string, Seen[]] {
  return Array.isArray(stored) && typeof stored[0] === "string" && Array.isArray(stored[1]) && stored[1].every(isSeen);
}

function isSeen(stored: unknown): stored is Seen {
  const seen = stored as Partial<Seen> | null;
  return typeof seen === "object" && typeof seen?.commitment === "string" && /^[0-9a-f]{64}$/.test(seen.head ?? "");
}

/** Keep the end of a chain; an earlier one of the same deal is forgotten. */
export function keepHead(table: string, { commitment, head }: Seen): void {
  const all = kept();
  const others = all.filter(([each]) => each !== table);
  const earlier = of(all, table).filter((each) => each.commitment !== commitment);
  remember(STORED, JSON.stringify([...others, [table, [...earlier, { commitment, head }].slice(-MOST_DEALS)]].slice(-MOST_TABLES)));
}

/** Return the ends of chains seen at a table, the latest last. */
export function headsOf(table: string): Seen[] {
  return of(kept(), table);
}

function of(all: ReturnType<typeof kept>, table: string): Seen[] {
  return all.find(([each]) => each === table)?.[1] ?? [];
}

/** Forget all of them. */
export function forgetHeads(): void {
  remember(STORED, null);
}
