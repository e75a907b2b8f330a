// A seat's key in a link, to go on with the seat on another device. It stands behind the #, which a browser sends
// to nobody, so no server writes it down; the page that is opened keeps it and takes it out of the address.

import { keepToken, tokenOf } from "./tokens";

const MARK = "#key=";

/** Return the link that opens a seat elsewhere. */
export function handoverLink(origin: string, table: string, token: string): string {
  return `${origin}/t/${encodeURIComponent(table)}${MARK}${token}`;
}

/** Return the key behind the # of an address, null if there is none. */
export function keyIn(hash: string): string | null {
  // What has come through a chat may have a stop or a bracket at its end.
  return hash.startsWith(MARK) ? (/^[0-9a-f]+/i.exec(hash.slice(MARK.length))?.[0] ?? null) : null;
}

/** Take the key out of the address and keep it; returns it if this browser has another for the table already. */
export function takeKey(table: string, at: Location = location): string | null {
  if (!at.hash.startsWith(MARK)) return null;
  const key = keyIn(at.hash);
  history.replaceState(null, "", at.pathname + at.search);
  const own = tokenOf(table);
  if (key === null || key === own) return null;
  if (own !== null) return key;
  keepToken(table, key);
  return null;
}
