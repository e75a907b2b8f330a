// The languages there are, each named in itself, and how to load its words.

export interface Language {
  name: string;
  direction: "ltr" | "rtl";
  load: () => Promise<{ default: string }>;
}

export const LANGUAGES = {
  en: { name: "English", direction: "ltr", load: () => import("virtual:words/en") },
  el: { name: "Ελληνικά", direction: "ltr", load: () => import("virtual:words/el") },
  fa: { name: "فارسی", direction: "rtl", load: () => import("virtual:words/fa") },
  uk: { name: "Українська", direction: "ltr", load: () => import("virtual:words/uk") },
  nb: { name: "Norsk bokmål", direction: "ltr", load: () => import("virtual:words/nb") },
  "zh-Hans": { name: "简体中文", direction: "ltr", load: () => import("virtual:words/zh-Hans") },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGES, code);
}

/** Return the language that fits best what the browser asks for. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (base === "zh") return "zh-Hans";
    if (base === "no" || base === "nn") return "nb";
    if (isLanguage(base)) return base;
  }
  return "en";
}
