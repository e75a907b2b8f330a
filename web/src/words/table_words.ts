// Phrases, cards and places in words, as one reader at one table reads them.

import type { ArgumentValue, Phrase, SeatFacts, TableFacts } from "../protocol.gen";
import { rankOf, suitOf } from "../table/cards";
import { placeOf } from "../table/places";
import type { Catalogue } from "./catalogue";

/** What the words of a table depend on. seat: the reader's, null for an observer. */
export interface Reader {
  facts: TableFacts;
  seats: SeatFacts[];
  seat: number | null;
}

// Stops that need no other after them, and what ends a sentence.
const STOPS = ".!?。！？…؟";
const ISOLATES = /[\u2066-\u2069]/g;

/** Return the text with a capital at its beginning and a stop at its end. */
export function sentence(text: string, language: string): string {
  const begin = text.search(/[^\u2066-\u2069]/);
  if (begin < 0) return text;
  const first = String.fromCodePoint(text.codePointAt(begin) ?? 32);
  const capital = text.slice(0, begin) + first.toLocaleUpperCase(language) + text.slice(begin + first.length);
  const last = text.replace(ISOLATES, "").trimEnd().slice(-1);
  return STOPS.includes(last) ? capital : capital + (language === "zh-Hans" ? "。" : ".");
}

/** Return a name that keeps its own direction within a sentence of another. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** How many sentences are kept. */
const MOST_KNOWN = 400;

export class TableWords {
  private readonly worded = new Map<string, string>();
  private readonly cardNames = new Map<string, string>();
  /** What every message may name, in words. */
  private named: Record<string, string | number> | null = null;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly reader: Reader | null = null,
    /** The game spoken of, as messages choose by; that of the table if there is one. */
    private readonly family: string | null = reader?.facts.family ?? null,
  ) {}

  get language(): string {
    return this.catalogue.language;
  }

  has = (id: string): boolean => this.catalogue.has(id);
  number = (value: number | string): string => this.catalogue.number(value);

  /** Return a message in words; arguments may be of any kind that phrases have. */
  word = (id: string, args: Record<string, ArgumentValue> = {}): string => {
    // Most of what a table says is said more than once: in the log, aloud, and again after the next event.
    const key = `${id} ${JSON.stringify(args)}`;
    const known = this.worded.get(key);
    if (known !== undefined) return known;
    const text = this.anew(id, args);
    if (this.worded.size >= MOST_KNOWN) this.worded.clear();
    this.worded.set(key, text);
    return text;
  };

  private anew(id: string, args: Record<string, ArgumentValue>): string {
    this.named ??= this.argumentsOf(this.always());
    const worded = { ...this.named, ...this.argumentsOf(args) };
    return this.catalogue.word(id, worded);
  }

  /** Return a phrase in words. */
  say = (phrase: Phrase): string => {
    const text = this.word(phrase.id, phrase.args);
    return phrase.sentence ? sentence(text, this.language) : text;
  };

  /** Return phrases one after the other. */
  sayAll = (phrases: readonly Phrase[]): string => phrases.map(this.say).join(" ");

  sentence = (text: string): string => sentence(text, this.language);

  card = (card: string): string => {
    let name = this.cardNames.get(card);
    if (name === undefined) this.cardNames.set(card, (name = this.cardAnew(card)));
    return name;
  };

  private cardAnew(card: string): string {
    const special = this.reader?.facts.specials.find((each) => each.card === card);
    if (special) return this.catalogue.word("card-special", { name: this.label(special.label) });
    const suit = suitOf(card);
    if (card === "CR") return this.catalogue.word("card-special", { name: this.label("rook") });
    if (suit === null) return this.catalogue.word("card-joker", { card });
    // The message chooses by the codes; ranks have the same digits in every language.
    return this.catalogue.word("card-name", { suit, rank: rankOf(card) });
  }

  suit = (suit: string): string =>
    suit === "trump" ? this.catalogue.word("table-trump") : this.catalogue.word("suit-name", { suit });

  rank = (rank: string): string => this.catalogue.word("rank-name", { rank });

  /** Return what the game is called. */
  game = (): string => {
    const id = `variant-${this.reader?.facts.variant ?? ""}`;
    return isolated(this.has(id) ? this.catalogue.word(id) : (this.reader?.facts.name ?? ""));
  };

  label = (word: string): string => this.catalogue.word(`label-${this.reader?.facts.labels[word] ?? word}`);

  listed = (items: string[], apart = false): string =>
    items.join(this.catalogue.word(apart ? "table-list-apart" : "list-comma"));

  cards = (cards: readonly string[]): string => this.listed(cards.map(this.card));

  isReader = (seat: number): boolean => this.reader?.seat === seat;

  /** Return how a seat is spoken of: You, its name, or its place. */
  name = (seat: number): string => {
    const name = this.reader?.seats[seat]?.name ?? "";
    return seat !== this.reader?.seat && name !== "" ? isolated(name) : this.place(seat);
  };

  /** Return the place of a seat in words: Left, Partner, Right, You. An observer sees seat 0 at the bottom. */
  place = (seat: number): string => {
    if (this.reader === null) return this.number(seat + 1);
    const { facts, seat: own } = this.reader;
    const place = placeOf(facts, own ?? 0, seat);
    if (own === null) return this.catalogue.word("page-seat-number", { n: seat + 1 });
    if (place === "north" && facts.sides === "opposite") return this.catalogue.word("table-place-partner");
    return this.catalogue.word(`table-place-${place}`);
  };

  /** Return We or They; for an observer the names of the side; with sides of one the name of the seat. */
  side = (side: number): string => {
    if (this.reader === null) return this.number(side + 1);
    const { facts, seat } = this.reader;
    if (facts.sides === "each") return this.name(side);
    if (seat === null) {
      return this.word("page-side-of", { first: this.name(side), second: this.name(side + 2) });
    }
    return this.catalogue.word(side === seat % 2 ? "table-we" : "table-they");
  };

  private argumentsOf(args: Record<string, ArgumentValue>): Record<string, string | number> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.argument(value)]));
  }

  private argument(value: ArgumentValue): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.number(value);
    switch (value.is) {
      case "seat":
        return this.name(value.seat);
      case "side":
        return this.side(value.side);
      case "cards":
        return this.cards(value.cards);
      case "suit":
        return this.suit(value.suit);
      case "rank":
      case "level":
        return this.rank(value.rank);
      case "label":
        return this.label(value.word);
      case "list":
        return this.listed(value.items.map(this.item), value.apart);
      case "phrase":
        return this.say(value);
    }
  }

  /** A number is written in the reader's digits; ranks and levels have the same ones in every language. */
  private item = (value: ArgumentValue): string => {
    const worded = this.argument(value);
    return typeof worded === "number" ? this.number(worded) : worded;
  };

  /** What every message may name: the variant's own words. */
  private always(): Record<string, ArgumentValue> {
    const labels = this.reader?.facts.labels ?? {};
    const rook = this.reader?.facts.deck === "rook";
    return {
      ...(this.family !== null && { game: this.family }),
      kitty: { is: "label", word: "kitty" },
      special: { is: "label", word: "special" },
      alone: { is: "label", word: "alone" },
      kitty_word: labels["kitty"] ?? "kitty",
      special_word: labels["special"] ?? "special",
      direction: this.reader?.facts.clockwise === false ? "counter" : "clockwise",
      suits: rook ? "colours" : "suits",
      dot: "·",
    };
  }
}
