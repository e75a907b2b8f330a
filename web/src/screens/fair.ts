// Working out in the browser what proves a deal, as docs/format/fair-deals.md says it.

import type { Seen } from "../net/heads";

/** Whether this browser can: it offers digests to pages of a secure address only. */
export function canDigest(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

const BYTES = new TextEncoder();

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function digest(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", BYTES.encode(text)));
}

async function keyed(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", BYTES.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, BYTES.encode(text)));
}

/** Return what is shown before the deal. */
export function commitmentOf(secret: string): Promise<string> {
  return digest(`kibitz commitment 1\n${secret}`);
}

/** Return the seed the pack is shuffled by. nonces: by seat. */
export function seedOf(secret: string, nonces: Record<string, string>): Promise<string> {
  const seats = Object.keys(nonces).sort((a, b) => Number(a) - Number(b));
  return digest(`kibitz deal 1\n${secret}\n${seats.map((seat) => `${seat} ${nonces[seat]}\n`).join("")}`);
}

/** Return the beginning of the chain of a deal. */
export async function firstHead(secret: string, nonces: Record<string, string>): Promise<string> {
  return digest(`kibitz chain 1\n${await commitmentOf(secret)}\n${await seedOf(secret, nonces)}`);
}

/** Return every end of the chain: before the first action and after each. actions: each as `SEAT ACTION`. */
export async function chainOf(secret: string, nonces: Record<string, string>, actions: readonly string[]): Promise<string[]> {
  let head = await firstHead(secret, nonces);
  const chain = [head];
  for (const [i, action] of actions.entries()) chain.push((head = await digest(`${head}\n${await keyed(secret, `${i + 1} ${action}`)}`)));
  return chain;
}

/** What stands in a record about one deal. actions: each as `SEAT ACTION`. */
export interface RecordedDeal {
  deal: number;
  commitment: string | null;
  secret: string | null;
  nonces: Record<string, string>;
  head: string | null;
  actions: string[];
}

/** Return the deals of a record (.kbz), as far as they concern the proof. */
export function dealsIn(record: string): RecordedDeal[] {
  const deals: RecordedDeal[] = [];
  let now: RecordedDeal | null = null;
  for (const line of record.split(/\r?\n/)) {
    const found = /^(deal|commitment|secret|head|nonce (\d+)|(\d+)): (.*)$/.exec(line);
    if (line.trim() === "") now = null;
    if (!found) continue;
    const [, key = "", nonceOf, seat, value = ""] = found;
    if (key === "deal") deals.push((now = { deal: Number(value), commitment: null, secret: null, nonces: {}, head: null, actions: [] }));
    else if (now === null) continue;
    else if (nonceOf !== undefined) now.nonces[nonceOf] = value;
    // Beside an action may stand an evaluation and a comment, which are no part of it.
    else if (seat !== undefined) now.actions.push(`${seat} ${value.replace(/ *(\{.*| ; .*)$/, "")}`);
    else if (key === "commitment" || key === "secret" || key === "head") now[key] = value;
  }
  return deals;
}

export interface Finding {
  deal: number;
  /** Whether the secret is the one promised; null where there is nothing to compare. */
  promise: boolean | null;
  /** Whether the actions make the chain. */
  chain: boolean | null;
  /** Whether a number this browser offered went into the deal; null if it offered none. */
  own: boolean | null;
  /** Whether the chain passes through what this browser saw at the table; null if it saw nothing. */
  seen: boolean | null;
}

/** What this browser knows of a deal by itself. own: the numbers it offered. seen: the last end of the chain. */
export interface Witness {
  own?: readonly string[];
  seen?: string | null;
}

/** Return what this browser finds about a deal. */
export async function findingOf(deal: RecordedDeal, { own = [], seen = null }: Witness = {}): Promise<Finding> {
  const { secret, commitment, head } = deal;
  const chain = secret === null ? null : await chainOf(secret, deal.nonces, deal.actions);
  return {
    deal: deal.deal,
    promise: secret === null || commitment === null ? null : (await commitmentOf(secret)) === commitment,
    chain: chain === null || head === null ? null : chain.at(-1) === head,
    own: own.length === 0 ? null : Object.values(deal.nonces).some((nonce) => own.includes(nonce)),
    seen: chain === null || seen === null ? null : chain.includes(seen),
  };
}

/** Return the latest end of a chain seen at the table that a record can answer for; the deal on the table is not in it yet. */
export function notedFor(deals: readonly RecordedDeal[], seen: readonly Seen[]): string | null {
  return seen.filter(({ commitment }) => deals.some((deal) => deal.commitment === commitment)).at(-1)?.head ?? null;
}
