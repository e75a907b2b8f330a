// The numbers this browser offered for deals, by what was promised before each: to see later that one was used.
//
// More than one may have been offered: of those of one seat the server takes the first, and after a lost
// connection the next one. So all are kept, and any of them will do.

import { recall, remember } from "../storage";

const STORED = "kibitz.nonces";
const MOST = 200;

type Offered = [commitment: string, nonce: string];

function kept(): Offered[] {
  try {
    const stored: unknown = JSON.parse(recall(STORED) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isOffered) : [];
  } catch {
    return [];
  }
}

function isOffered(stored: unknown): stored is Offered {
  return Array.isArray(stored) && stored.length === 2 && stored.every((each) => typeof each === "string");
}

/** Keep a number offered for the deal of a commitment; the oldest are forgotten. */
export function keepNonce(commitment: string, nonce: string): void {
  const others = kept().filter(([promised, number]) => promised !== commitment || number !== nonce);
  remember(STORED, JSON.stringify([...others, [commitment, nonce]].slice(-MOST)));
}

/** Return the numbers this browser offered for the deal of a commitment. */
export function noncesOf(commitment: string): string[] {
  return kept().flatMap(([promised, nonce]) => (promised === commitment ? [nonce] : []));
}

/** Forget all of them. */
export function forgetNonces(): void {
  remember(STORED, null);
}
