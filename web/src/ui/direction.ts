// Which way an element runs, for `{@attach}`. As an attribute in a template Svelte would set it again whenever
// anything in that template changes, and the browser would work out the style of the element anew each time.

import { settings } from "../settings.svelte";
import { LANGUAGES } from "../words/languages";

/** From left to right, in every language. */
export function leftToRight(node: HTMLElement): void {
  node.dir = "ltr";
}

/** As the words of the language do. */
export function asWords(node: HTMLElement): void {
  node.dir = LANGUAGES[settings.language].direction;
}

/** As its own first letters do. */
export function asItsText(node: HTMLElement): void {
  node.dir = "auto";
}
