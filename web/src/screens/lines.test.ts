import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wordsOf } from "../../build/words";
import fixture from "../dev/crowsnest.json";
import type { SeatFacts, SheetRow, TableFacts, TableLine } from "../protocol.gen";
import { Catalogue } from "../words/catalogue";
import { TableWords } from "../words/table_words";
import { sameSeats } from "./again";
import { choicesIn } from "./choices.svelte";
import { seatsOf, tableOfLink } from "./games";
import { gameOf, othersOf, stageText, totalsOf } from "./lines";
import { firstTotals, sidesOf, signed, totalText } from "./sides";

const wordsIn = (language: string): TableWords =>
  new TableWords(new Catalogue(language, wordsOf(join(import.meta.dirname, "../../../src/kibitz/language", language))));
const words = wordsIn("en");
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
const person = (name: string): SeatFacts => ({ name, player: "person", held: false, present: true, open: false, ready: false });
const computer = (player: string): SeatFacts => ({ ...person(""), player });
const line = (changed: Partial<TableLine>): TableLine => ({
  table: "t", token: "x", seat: 1, name: "CrowsNest", code: "crowsnest~target.500", state: "running", deal: 2, sides: "opposite",
  seats: [computer("easy"), person("Ada"), person("Bo"), computer("open")], tally: ["40", "-25"], winners: [], updated: "2026-11-30T05:00:00Z", counts: "points", between: false, ...changed,
});

describe("a table in a list", () => {
  it("tells its score from the reader's side", () => {
    expect(totalsOf(line({}), words).map(({ name, value, own }) => [plain(name), value, own])).toEqual([["We", "-25", true], ["They", "40", false]]);
    expect(totalsOf(line({ winners: [1], state: "over" }), words).map((total) => total.won)).toEqual([true, false]);
  });

  it("tells everybody's score where all play for themselves", () => {
    const each = line({ sides: "each", tally: ["3", "14", "8"], seats: [person("Bo"), person("Ada"), computer("easy")], seat: 1 });
    expect(totalsOf(each, words).map(({ name, value }) => [plain(name), value])).toEqual([["You", "14"], ["Player 3", "8"], ["Bo", "3"]]);
  });

  it("names levels by their rank, the game and the people", () => {
    expect(totalsOf(line({ tally: ["T", "A"] }), words).map((total) => plain(total.value))).toEqual(["ace", "10"]);
    const tractor = line({ tally: ["T", "5"], counts: "levels" });
    expect(totalsOf(tractor, words).map((total) => plain(total.value))).toEqual(["5", "10"]);
    expect(gameOf(line({}))).toBe("crowsnest");
    expect(othersOf(line({}), words).map(plain)).toEqual(["Bo", "free"]);
  });
});

it("tells how far a table is", () => {
  const told = (changed: Partial<TableLine>): string => plain(stageText(line(changed), true, words));
  expect([{}, { between: true }, { state: "waiting" }, { state: "over" }].map(told)).toEqual(["deal 2", "between deals", "not begun", "won"]);
});

it("writes points in the reader's digits and levels as on the cards", () => {
  const persian = wordsIn("fa");
  expect(totalsOf(line({}), persian).map(({ value }) => value.replace(/[^۰-۹0-9−]/g, ""))).toEqual(["−۲۵", "۴۰"]);
  expect(totalsOf(line({ tally: ["T", "5"], counts: "levels" }), persian).map(({ value }) => value)).toEqual(["5", "10"]);
});

describe("the sheet", () => {
  const facts = fixture.table as TableFacts;
  it("has the own side first, and signs what changed", () => {
    expect(sidesOf(facts, 1, words).map(({ side, look }) => [side, look])).toEqual([[1, "we"], [0, "they"]]);
    expect(sidesOf({ ...facts, sides: "each", n_seats: 3 }, 2, words).map(({ side, look }) => [side, look])).toEqual([[2, "own"], [0, "other"], [1, "other"]]);
    expect([5, 0, -5].map((change) => signed(change, words))).toEqual(["+5", "0", "-5"]);
    expect(plain(totalText({ ...facts, counts: "levels" }, "K", words))).toBe("king");
  });

  it("knows where the match began", () => {
    const row = { deal: 1, delta: [2, 0], numbers: [2, 0], tally: ["4", "2"] } as unknown as SheetRow;
    expect(firstTotals([row])).toEqual([0, 0]);
    expect(firstTotals([])).toEqual([]);
  });
});

describe("tables to come", () => {
  it("are joined by a link or its code", () => {
    expect(tableOfLink("https://cards.example/t/abcdefgh23456?x=1 ")).toBe("abcdefgh23456");
    expect(tableOfLink("abcdefgh23456")).toBe("abcdefgh23456");
    expect(tableOfLink("https://cards.example/rules/")).toBeNull();
    expect(tableOfLink("hello there")).toBeNull();
  });

  it("have one seat for the reader and others of a kind, or those of the table before", () => {
    expect(seatsOf(3, "easy", "Ada")).toEqual([{ player: "me", name: "Ada" }, { player: "easy" }, { player: "easy" }]);
    expect(seatsOf(4, ["easy", "hard"], "").map((seat) => seat.player)).toEqual(["me", "easy", "hard", "hard"]);
    const again = sameSeats([person("Bo"), person("Ada"), computer("hard"), { ...person("Cy"), player: "medium", held: true }], 1);
    expect(again).toEqual([{ player: "open" }, { player: "me", name: "Ada" }, { player: "hard", name: "" }, { player: "open" }]);
  });

  it("remember choices, and none that are damaged", () => {
    expect(choicesIn('{"strength":"hard","pace":3,"codes":{"a":"a~b.1"}}')).toEqual({ strength: "hard", apart: [], pace: 3, codes: { a: "a~b.1" } });
    expect(choicesIn('{"apart":["easy","hard"]}').apart).toEqual(["easy", "hard"]);
    expect(choicesIn('{"apart":["easy",3]}').apart).toEqual([]);
    expect(choicesIn("{")).toEqual({ strength: "medium", apart: [], pace: 0.7, codes: {} });
    expect(choicesIn('{"pace":99,"codes":7}')).toEqual({ strength: "medium", apart: [], pace: 0.7, codes: {} });
  });
});
