// The secrets of one's own seats, one for each table.

import { recall, remember } from "../storage";

const STORED = "kibitz.tokens";

/** Return the tokens this browser has, by table. */
export function tokens(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(recall(STORED) ?? "{}");
    if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, token]) => typeof token === "string"));
  } catch {
    return {};
  }
}

export function tokenOf(table: string): string | null {
  const kept = tokens();
  return Object.hasOwn(kept, table) ? (kept[table] ?? null) : null;
}

/** Keep the token of a table; null forgets it. */
export function keepToken(table: string, token: string | null): void {
  const kept = tokens();
  if (token === null) delete kept[table];
  else kept[table] = token;
  remember(STORED, JSON.stringify(kept));
}
