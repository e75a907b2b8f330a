// What a person has set for this browser. Kept in localStorage; without it the settings last as long as the page.

import { LONGEST_NAME } from "./protocol.gen";
import { recall, remember } from "./storage";
import type { Digits } from "./words/catalogue";
import { isLanguage, preferredLanguage, type LanguageCode } from "./words/languages";

export const SHORTCUTS = ["last", "trump", "score", "hand", "counts", "turn", "rule", "help"] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** Seconds a finished trick may stay; null: until a tap. */
export const TRICK_WAITS: readonly (number | null)[] = [0, 0.5, 1, 1.5, 2, 3, 5, null];

export interface Settings {
  language: LanguageCode;
  theme: "system" | "dark" | "light";
  fourColours: boolean;
  palette: "standard" | "blind";
  /** system: as the device asks. */
  motion: "system" | "full" | "less";
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Seconds a finished trick stays, one of TRICK_WAITS. */
  trickWait: number | null;
  singleTap: boolean;
  /** Whether a last possible choice is made without asking. */
  autoForced: boolean;
  trumpsFirst: boolean;
  reverseHand: boolean;
  announcements: "terse" | "normal" | "full";
  shortcuts: boolean;
  keys: Record<Shortcut, string>;
  digits: Digits;
  /** The name one sits down with. */
  name: string;
}

export const DEFAULT_KEYS: Record<Shortcut, string> = {
  last: "l", trump: "t", score: "s", hand: "h", counts: "c", turn: "w", rule: "r", help: "?",
};

export function defaultSettings(): Settings {
  return {
    language: preferredLanguage(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "system",
    fourColours: true,
    palette: "standard",
    motion: "system",
    sound: false,
    volume: 0.5,
    trickWait: 1.5,
    singleTap: false,
    autoForced: true,
    trumpsFirst: true,
    reverseHand: false,
    announcements: "normal",
    shortcuts: true,
    keys: { ...DEFAULT_KEYS },
    digits: "prose",
    name: "",
  };
}

const STORED = "kibitz.settings";

const isBoolean = (value: unknown): boolean => typeof value === "boolean";
const isOneOf = (...values: string[]) => (value: unknown): boolean => typeof value === "string" && values.includes(value);

/** What a value may be; whatever else is stored is as in the beginning. */
const FITS: { [Name in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => typeof value === "string" && isLanguage(value),
  theme: isOneOf("system", "dark", "light"),
  fourColours: isBoolean,
  palette: isOneOf("standard", "blind"),
  motion: isOneOf("system", "full", "less"),
  sound: isBoolean,
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  trickWait: (value) => TRICK_WAITS.includes(value as number | null),
  singleTap: isBoolean,
  autoForced: isBoolean,
  trumpsFirst: isBoolean,
  reverseHand: isBoolean,
  announcements: isOneOf("terse", "normal", "full"),
  shortcuts: isBoolean,
  keys: (value) => typeof value === "object" && value !== null,
  digits: isOneOf("prose", "latin"),
  name: (value) => typeof value === "string" && value.length <= LONGEST_NAME,
};

/** Return settings as they were stored; what is damaged or missing is as in the beginning. */
export function settingsIn(text: string | null): Settings {
  const fresh = defaultSettings();
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return fresh;
  }
  if (typeof stored !== "object" || stored === null) return fresh;
  const fitting = Object.entries(stored).filter(([name, value]) => Object.hasOwn(FITS, name) && FITS[name as keyof Settings](value));
  const kept = { ...fresh, ...(Object.fromEntries(fitting) as Partial<Settings>) };
  return { ...kept, keys: keysIn(kept.keys) };
}

/** Return the keys that ask something, each one character; two alike would ask two things at once. */
function keysIn(stored: Record<string, unknown>): Record<Shortcut, string> {
  const kept = SHORTCUTS.map((name): [Shortcut, string] => {
    const key = stored[name];
    return [name, typeof key === "string" && [...key].length === 1 ? key : DEFAULT_KEYS[name]];
  });
  const differ = new Set(kept.map(([, key]) => key)).size === kept.length;
  return differ ? (Object.fromEntries(kept) as Record<Shortcut, string>) : { ...DEFAULT_KEYS };
}

export const settings: Settings = $state(settingsIn(recall(STORED)));

/** Change settings and keep them. */
export function set(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  remember(STORED, JSON.stringify(settings));
}
