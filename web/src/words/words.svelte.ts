// The words of the page, in the language that is set; they change with it.

import type { ArgumentValue, Phrase } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { Catalogue } from "./catalogue";
import { LANGUAGES, type LanguageCode } from "./languages";
import { TableWords, type Reader } from "./table_words";

let loaded = $state.raw<{ language: LanguageCode; text: string } | null>(null);
const catalogue = $derived(loaded && new Catalogue(loaded.language, loaded.text, settings.digits));
// The game on the table, or of the lesson: some languages have words of their own for some games.
let family: string | null = $state(null);
const plain = $derived(catalogue && new TableWords(catalogue, null, family));

/** Load the words of a language; the page shows the ones it had until they are there. */
export async function loadWords(language: LanguageCode): Promise<void> {
  const text = (await LANGUAGES[language].load()).default;
  if (settings.language === language) loaded = { language, text };
}

/** Speak of everything in the words of a game, until there is another or none. */
export function speakOf(game: string | null): void {
  family = game;
}

/** Whether there are words to show. */
export function hasWords(): boolean {
  return loaded !== null;
}

function current(): TableWords {
  if (plain === null) throw new Error("words are asked for before any are loaded");
  return plain;
}

/** Return the message `page-<id>` in words. */
export function word(id: string, args: Record<string, ArgumentValue> = {}): string {
  return current().word(`page-${id}`, args);
}

/** Return any phrase of the server that belongs to no table. */
export function say(phrase: Phrase): string {
  return current().say(phrase);
}

/** Return a number in the reader's digits. */
export function number(value: number | string): string {
  return current().number(value);
}

/** Return the words of a table as this reader reads them. */
export function wordsFor(reader: Reader): TableWords {
  if (catalogue === null) throw new Error("words are asked for before any are loaded");
  return new TableWords(catalogue, reader);
}

/** Return all words that belong to no table: cards, suits, any message by its full id. */
export function words(): TableWords {
  return current();
}
