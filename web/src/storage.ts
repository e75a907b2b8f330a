// localStorage where there is one: private windows and strict settings may refuse it.

const stand_in = new Map<string, string>();

/** Return what is kept under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? stand_in.get(name) ?? null;
  } catch {
    return stand_in.get(name) ?? null;
  }
}

/** Keep a text under a name; null forgets it. */
export function remember(name: string, text: string | null): void {
  if (text === null) stand_in.delete(name);
  else stand_in.set(name, text);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // kept for as long as the page is open
  }
}
