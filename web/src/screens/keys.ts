// The single letters that ask something at the table, as one may set them.

import { SHORTCUTS, type Shortcut } from "../settings.svelte";

// Keys that do something else in the hand or with the page.
const TAKEN = new Set([" ", "enter", "escape", "tab"]);

/** Return the key somebody typed into a field, as it is kept; null if it cannot be one. */
export function keyIn(text: string): string | null {
  const typed = [...text.trim().toLocaleLowerCase()].at(-1) ?? "";
  return typed === "" || TAKEN.has(typed) ? null : typed;
}

/** Return what already asks by this key, null if nothing else does. */
export function takenBy(keys: Record<Shortcut, string>, name: Shortcut, key: string): Shortcut | null {
  return SHORTCUTS.find((each) => each !== name && keys[each] === key) ?? null;
}
