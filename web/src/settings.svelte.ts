// What a person has set for this browser. Kept in localStorage; without it the settings last as long as the page.

import { recall, remember } from "./storage";
import type { Digits } from "./words/catalogue";
import { isLanguage, preferredLanguage, type LanguageCode } from "./words/languages";

export const SHORTCUTS = ["last", "trump", "score", "hand", "counts", "turn", "rule", "help"] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

export interface Settings {
  language: LanguageCode;
  theme: "system" | "dark" | "light";
  fourColours: boolean;
  palette: "standard" | "blind";
  /** system: as the device asks. */
  motion: "system" | "full" | "less";
  sound: boolean;
  /** Seconds a finished trick stays; null: until a tap. */
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

function read(): Settings {
  const fresh = defaultSettings();
  try {
    const stored = JSON.parse(recall(STORED) ?? "{}") as Partial<Settings>;
    const kept = { ...fresh, ...stored, keys: { ...fresh.keys, ...stored.keys } };
    return isLanguage(kept.language) ? kept : { ...kept, language: fresh.language };
  } catch {
    return fresh; // not ours, or damaged: nothing a person would miss
  }
}

export const settings: Settings = $state(read());

/** Change settings and keep them. */
export function set(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  remember(STORED, JSON.stringify(settings));
}
