// The words of each language as one lazily loaded module, made of the Fluent files the server uses too.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
// What only the command line says, and what the server sends as a whole page.
const LEFT_OUT_FILES = new Set(["cli.ftl", "arena.ftl"]);
const LEFT_OUT = /^(cli-|problem-usage-|problem-record|table-help-|table-menu-|table-entry-|table-list-)/;
const KEPT = /^table-list-apart$/;
// Of the rules pages only what other messages are made of: house rules and their values.
const RULES_FILE = "rules.ftl";
const KEPT_OF_RULES = /^(word-|rules-house-rule$)/;

/** Return the entries of a Fluent text, each with its id; comments are dropped. */
export function entriesOf(text: string): [string, string][] {
  const plain = text.replace(/^#.*$/gm, "");
  const begins = [...plain.matchAll(/^(-?[A-Za-z][\w-]*) *=/gm)];
  return begins.map((found, i) => [
    found[1] as string,
    plain.slice(found.index, begins[i + 1]?.index ?? plain.length).replace(/\n{2,}/g, "\n"),
  ]);
}

/** Return the Fluent text of folders as the page needs it; of two entries with one id the first counts. */
export function wordsOf(...folders: string[]): string {
  const entries = new Map<string, string>();
  for (const folder of folders.filter((each) => existsSync(each))) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(".ftl") || LEFT_OUT_FILES.has(name)) continue;
      for (const [id, entry] of entriesOf(readFileSync(join(folder, name), "utf-8"))) {
        const kept = name === RULES_FILE ? KEPT_OF_RULES.test(id) : !LEFT_OUT.test(id) || KEPT.test(id);
        if (!entries.has(id) && kept) entries.set(id, entry);
      }
    }
  }
  return [...entries.values()].join("");
}

/** Serve `virtual:words/<language>`; what a language has no words for is said in English. */
export function words(languages: string): Plugin {
  return {
    name: "kibitz-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folders = [id.slice(PREFIX.length + 1), "en"].map((language) => join(languages, language));
      for (const folder of folders.filter((each) => existsSync(each))) {
        for (const name of readdirSync(folder)) this.addWatchFile(join(folder, name));
      }
      return `export default ${JSON.stringify(wordsOf(...folders))};`;
    },
  };
}
