// Random texts: ids of requests, and the nonces a person adds to a deal.

/** Return random bytes as hex digits. (crypto.randomUUID is missing on plain http.) */
export function randomHex(nBytes: number): string {
  let text = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(nBytes))) text += (byte + 256).toString(16).slice(1);
  return text;
}
