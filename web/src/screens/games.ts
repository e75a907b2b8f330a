// The games of the lobby: their words, their numbers of seats, and setting up a table of one.

import { ApiFault, createTable, rulesOf } from "../net/api";
import { keepToken } from "../net/tokens";
import type { Created, NewSeat, OptionFacts, TableFacts, VariantFacts } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { LANGUAGES } from "../words/languages";
import { isolated, type TableWords } from "../words/table_words";
import { words, wordsFor } from "../words/words.svelte";
import { chooseRules, startChoices } from "./choices.svelte";

/** Return what a game is called; most keep their name in every language, which may run the other way. */
export function gameName(id: string, fallback = id): string {
  const message = `variant-${id}`;
  const name = words().has(message) ? words().word(message) : fallback;
  return LANGUAGES[settings.language].direction === "rtl" ? isolated(name) : name;
}

/** Return the words of a game before there is a table of it: its own labels in every message. */
export function wordsOfGame(game: VariantFacts): TableWords {
  const facts: TableFacts = {
    id: "", code: game.id, variant: game.id, family: game.family, name: game.name, n_seats: game.n_seats[0] ?? 4, clockwise: game.clockwise,
    sides: "", deck: game.deck, suits: [], hand_size: 0, card_points: {}, specials: [], labels: game.labels,
    levels: [], target: null, counts: "", set_aside: [], house_rules: [],
  };
  return wordsFor({ facts, seats: [], seat: null });
}

/** Return the house rule that says how many play; undefined where the game leaves no choice. */
export function seatsOption(game: VariantFacts): OptionFacts | undefined {
  const wanted = game.n_seats.join();
  return game.n_seats.length > 1 ? game.options.find((option) => option.values?.join() === wanted) : undefined;
}

/** Return who sits down: the reader first, then so many others, of one kind or each of its own. */
export function seatsOf(nSeats: number, others: string | readonly string[], name: string): NewSeat[] {
  const kinds = typeof others === "string" ? [others] : others;
  const player = (at: number): string => kinds[at] ?? kinds.at(-1) ?? "medium";
  return [{ player: "me", name }, ...Array.from({ length: nSeats - 1 }, (_, at) => ({ player: player(at) }))];
}

export interface Wish {
  game: VariantFacts;
  /** A spec of a computer player, or one for each seat, or `open` for whoever has the invitation. */
  others: string | string[];
  /** How many play; the game's own number if not given. */
  nSeats?: number;
  /** The rules to play by; those remembered for the game if not given. */
  code?: string;
  guided?: boolean;
}

/** Set up a table and keep the key of one's seat. Raises ApiFault.
 *
 * Remembered rules the server no longer knows are forgotten, so that the next try is by the game's own.
 */
export async function openTable(wish: Wish): Promise<Created> {
  try {
    return await opened(wish);
  } catch (error) {
    const kept = startChoices().codes[wish.game.id];
    if (error instanceof ApiFault && wish.code === undefined && kept !== undefined && !(await isKnown(kept))) {
      chooseRules(wish.game.id, wish.game.id);
    }
    throw error;
  }
}

async function isKnown(code: string): Promise<boolean> {
  try {
    await rulesOf({ rules: code, language: settings.language });
    return true;
  } catch (error) {
    if (error instanceof ApiFault) return error.problem.id === "page-unreachable";
    throw error;
  }
}

async function opened({ game, others, nSeats, code, guided = false }: Wish): Promise<Created> {
  const choices = startChoices();
  let rules = code ?? choices.codes[game.id] ?? game.id;
  let n = game.n_seats[0] ?? 4;
  const option = seatsOption(game);
  if (option) {
    const wanted = nSeats === undefined ? {} : { [option.name]: nSeats };
    const page = await rulesOf({ rules, options: wanted, language: settings.language });
    rules = page.code ?? game.id;
    n = Number(page.options[option.name] ?? n);
  }
  const created = await createTable({
    rules,
    seats: seatsOf(n, others, settings.name),
    settings: { pace: choices.pace, observers: true, hints: true, undo: true },
    guided,
  });
  keepToken(created.table, created.token);
  return created;
}

/** Return the table an invitation is to: a link of this page, or the code at its end; null if it is neither. */
export function tableOfLink(text: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{6,64})\/?$/.exec(text.trim().replace(/[?#].*$/, ""));
  return found?.[1] ?? null;
}
