import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import fixture from "../dev/crowsnest.json";
import type { Position, TableFacts } from "../protocol.gen";
import { Patience, sentencesOf, winningSide } from "./lessons";

const facts = fixture.table as TableFacts;
const base = { seat: 0, trick: null, calls: [], ask: [], partner: null, declarer: null, alone: false } as unknown as Position;
const at = (changed: Partial<Position>): Position => ({ ...base, ...changed });
const ask = (...ids: string[]): Position["ask"] => ids.map((id) => ({ is: "phrase", id, args: {}, sentence: true }));
const turn = (kind: string, n: number | null = 1): Position["turn"] => ({ kind, actions: [], cards: [], n });
const trick = (leader: number, winner: number, n: number): Position["trick"] => ({ leader, winner, points: 10, cards: Array.from({ length: n }, () => ["R5"]) });
const ids = (position: Position, of = facts): string[] => sentencesOf(of, position).map((each) => each.id);

describe("the coach", () => {
  it("speaks of what is asked for", () => {
    expect(ids(at({ turn: turn("call", null) }))).toEqual(["call", "call-standing"]);
    expect(ids(at({ turn: turn("bury", 5) }))).toEqual(["bury", "bury-points"]);
    expect(ids(at({ turn: turn("play") }))).toEqual(["lead", "lead-role"]);
    expect(ids(at({ turn: null }))).toEqual([]);
  });

  it("tells following from being void, and who wins", () => {
    const ours = { turn: turn("play"), trick: trick(2, 2, 2) };
    expect(ids(at({ ...ours, ask: ask("table-follow") }))).toEqual(["follow", "winning-own"]);
    expect(ids(at({ ...ours, trick: trick(1, 1, 3), ask: ask("table-follow-void") }))).toEqual(["void", "winning-other", "trick-points"]);
  });

  it("knows no ally where the partner has not shown himself", () => {
    const each: TableFacts = { ...facts, sides: "each", n_seats: 5, counts: "tricks" };
    const position = at({ turn: turn("play"), trick: trick(3, 3, 1), declarer: 3 });
    expect(winningSide(each, position)).toBe("unknown");
    expect(winningSide(each, { ...position, partner: 0 })).toBe("own");
    expect(winningSide(each, { ...position, partner: 1 })).toBe("other");
    expect(winningSide(each, { ...position, alone: true })).toBe("other");
  });

  it("does not repeat itself for ever, but says the same again about the same decision", () => {
    const patience = new Patience(2);
    const said = [{ id: "follow", args: {} }];
    expect(["1", "2", "2", "3", "1"].map((when) => patience.fresh(said, when).length)).toEqual([1, 1, 1, 0, 1]);
  });

  it("has words for each of its sentences", () => {
    const words = readFileSync(join(import.meta.dirname, "../../../src/kibitz/language/en/page_screens.ftl"), "utf-8");
    const source = readFileSync(join(import.meta.dirname, "lessons.ts"), "utf-8");
    const named = [...source.matchAll(/id: "([a-z-]+)"/g)].map((found) => found[1] as string);
    for (const id of [...named, "declare", "trump", "partner"]) expect(words).toContain(`page-lesson-${id} =`);
  });
});
