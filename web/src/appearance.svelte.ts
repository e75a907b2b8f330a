// Language, direction, colours and motion of the whole document, as set or as the device asks.

import { settings } from "./settings.svelte";
import { LANGUAGES } from "./words/languages";
import { loadWords } from "./words/words.svelte";

/** Keep the document as the settings say. Call once, within a component. */
export function keepAppearance(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let system = $state({ dark: dark.matches, still: still.matches });
  const update = (): void => void (system = { dark: dark.matches, still: still.matches });
  dark.addEventListener("change", update);
  still.addEventListener("change", update);

  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dir = LANGUAGES[settings.language].direction;
    root.dataset["theme"] = settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;
    root.dataset["palette"] = settings.palette;
    root.dataset["suits"] = settings.fourColours ? "four" : "two";
    root.dataset["motion"] = settings.motion === "system" ? (system.still ? "less" : "full") : settings.motion;
  });
  $effect(() => void loadWords(settings.language));
}
