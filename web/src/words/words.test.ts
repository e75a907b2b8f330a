import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entriesOf, wordsOf } from "../../build/words";
import fixture from "../dev/crowsnest.json";
import type { Phrase, SeatFacts, TableFacts } from "../protocol.gen";
import { Catalogue } from "./catalogue";
import { sentence, TableWords } from "./table_words";

const LANGUAGES = join(import.meta.dirname, "../../../src/kibitz/language");
const facts = fixture.table as TableFacts;
const seats = fixture.seats as SeatFacts[];
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

const catalogues = new Map<string, Catalogue>();
function words(language = "en", seat: number | null = 0, named = seats): TableWords {
  const catalogue = catalogues.get(language) ?? new Catalogue(language, wordsOf(join(LANGUAGES, language), join(LANGUAGES, "en")));
  catalogues.set(language, catalogue);
  return new TableWords(catalogue, { facts, seats: named, seat });
}

describe("cards, seats and sides", () => {
  it("speaks of cards in words", () => {
    expect(plain(words().card("R14"))).toBe("red 14");
    expect(plain(words().card("HK"))).toBe("king of hearts");
    expect(plain(words().card("CR"))).toBe("the Crow");
  });

  it("calls seats by place or name, and the reader You", () => {
    const named = seats.map((seat, i) => ({ ...seat, name: i === 1 ? "Olga" : "" }));
    expect([0, 1, 2, 3].map(words("en", 0, named).name)).toEqual(["You", "\u2068Olga\u2069", "Partner", "Right"]);
    expect([0, 1].map(words("en", 1).side)).toEqual(["They", "We"]);
  });

  it("writes Persian digits in prose, and Latin ones if asked to", () => {
    expect(words("fa").number(1234)).toMatch(/^[۰-۹٬]+$/);
    const latin = new TableWords(new Catalogue("fa", "", "latin"), null);
    expect(latin.number("95")).toBe("95");
  });
});

it("writes ranks and levels with the digits of the cards, wherever they stand", () => {
  const rank = (value: string) => ({ is: "rank" as const, rank: value });
  const list = { is: "list" as const, apart: false, items: [rank("5"), rank("T"), rank("K")] };
  const persian = words("fa");
  expect(persian.word("server-list", { items: list })).toMatch(/^5، 10، /);
  expect(persian.word("server-list", { items: { is: "list", apart: false, items: [{ is: "phrase", id: "server-number", args: { n: 5 }, sentence: false }, 7] } })).toBe("۵، ۷");
});

it("writes one minus, in sentences and beside them", () => {
  for (const language of ["en", "el", "fa", "uk", "nb", "zh-Hans"]) {
    const speak = words(language);
    expect(speak.word("server-number", { n: -5 })).toBe(speak.number(-5));
    expect(speak.number("-5")).toBe(speak.number(-5));
  }
  // Before the number, in Persian too.
  const change = (n: number): string =>
    words("fa").word("table-score-change", { side: { is: "side", side: 0 }, n, sign: n < 0 ? "minus" : "plus" });
  expect(change(-5)).toMatch(/\u200e−۵$/);
  expect(change(5)).toMatch(/\u200e\+۵$/);
});

it("has the words of the game spoken of, with a table or without", () => {
  const chinese = new Catalogue("zh-Hans", wordsOf(join(LANGUAGES, "zh-Hans")));
  const tractor = new TableWords(chinese, { facts: { ...facts, family: "tractor" }, seats, seat: 0 });
  expect(tractor.word("page-last-trick")).toBe("上一轮");
  expect(new TableWords(chinese, null, "tractor").word("page-last-trick")).toBe("上一轮");
  expect(new TableWords(chinese).word("page-last-trick")).toBe("上一墩");
});

describe("phrases", () => {
  const phrase = (id: string, args: Phrase["args"], full = false): Phrase => ({ is: "phrase", id, args, sentence: full });

  it("words every kind of argument", () => {
    const said = words().say(phrase("table-event-plays", {
      you: "no", seat: { is: "seat", seat: 1 }, cards: { is: "cards", cards: ["R14", "G5"] },
    }));
    expect(plain(said)).toBe("Left plays red 14, green 5.");
    const listed = words().say(phrase("table-score-now", {
      scores: { is: "list", apart: false, items: [phrase("table-side-score", { kind: "points", side: { is: "side", side: 1 }, value: 40 })] },
    }));
    expect(plain(listed)).toBe("Score: They 40.");
  });

  it("begins a sentence with a capital behind isolation marks, and ends it with one stop", () => {
    expect(sentence("\u2068red 14\u2069 was led", "en")).toBe("\u2068Red 14\u2069 was led.");
    expect(sentence("done.\u2069", "en")).toBe("Done.\u2069");
    expect(sentence("出牌", "zh-Hans")).toBe("出牌。");
  });

  it("shows the id of a missing message instead of failing", () => {
    expect(words().say(phrase("no-such-message", {}))).toBe("no-such-message");
  });

  it("leaves no gap in anything a whole deal said", () => {
    for (const language of ["en", "el", "fa", "uk", "nb", "zh-Hans"]) {
      const speak = words(language);
      const texts = fixture.log.flatMap((entry) => [...entry.lines, ...entry.reasons] as Phrase[]).map(speak.say);
      expect(texts.length).toBeGreaterThan(20);
      for (const text of texts) expect(text).not.toMatch(/[{}]|^(table|reason)-|null|undefined/);
    }
  });
});

it("takes of two entries with one id the first, and no comments", () => {
  expect(entriesOf("# no\na = 1\n    .b = 2\n\nc = 3\n").map(([id]) => id)).toEqual(["a", "c"]);
});
