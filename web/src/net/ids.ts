// Random texts: ids of requests, and the nonces a person adds to a deal.

/** Return random bytes as hex digits. (crypto.randomUUID is missing on plain http.) */
export function randomHex(nBytes: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(nBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
