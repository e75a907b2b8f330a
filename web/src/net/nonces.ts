// The numbers this browser added to deals, by what was promised before each: to see later that they were used.

import { recall, remember } from "../storage";

const STORED = "kibitz.nonces";
const MOST = 200;

function kept(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(recall(STORED) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Keep the number added to the deal of a commitment; the oldest are forgotten. */
export function keepNonce(commitment: string, nonce: string): void {
  const others = kept().filter(([each]) => each !== commitment);
  remember(STORED, JSON.stringify([...others, [commitment, nonce]].slice(-MOST)));
}

/** Return the number this browser added to the deal of a commitment, null if it keeps none. */
export function nonceOf(commitment: string): string | null {
  return kept().find(([each]) => each === commitment)?.[1] ?? null;
}
