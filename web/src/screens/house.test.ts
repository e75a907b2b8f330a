import { describe, expect, it } from "vitest";
import type { OptionFacts } from "../protocol.gen";
import { Catalogue } from "../words/catalogue";
import { TableWords } from "../words/table_words";
import { changedIn, editingOf, fitting, isAbout, namedFault, same, withRank } from "./house";

const label = { is: "phrase" as const, id: "option-x", args: {}, sentence: false };
const option = (changed: Partial<OptionFacts>): OptionFacts => ({
  name: "x", label, default: 0, values: null, value_labels: [], low: null, high: null, step: null, ranks: null, ...changed,
});

describe("house rules", () => {
  const bid = option({ name: "minimum_bid", default: 70, low: 5, high: 1_000_000, step: 5 });
  const rook = option({ name: "rook", default: true, values: [true, false] });
  const forced = option({ name: "forced", default: "none", ranks: ["2", "5", "T", "K"] });

  it("are changed where they differ from the standard, and nowhere else", () => {
    const values = { minimum_bid: 75, rook: true, forced: ["5"], unknown: 1 };
    expect(changedIn([bid, rook, forced], values).map((each) => each.name)).toEqual(["minimum_bid", "forced"]);
    expect(changedIn([bid], {})).toEqual([]);
    expect(same(["5", "T"], ["5", "T"])).toBe(true);
    expect(same(3, "3")).toBe(false);
  });

  it("are edited as their values ask", () => {
    expect(editingOf(rook)).toBe("switch");
    expect(editingOf(bid)).toBe("number");
    expect(editingOf(forced)).toBe("ranks");
    expect(editingOf(option({ values: ["half"], low: 1, step: 1 }))).toBe("number-or-word");
    expect(editingOf(option({ values: ["none", 3] }))).toBe("choice");
    expect(editingOf(option({ values: ["2", "3", "4", "5", "6"] }))).toBe("list");
  });

  it("take numbers on their steps and within their bounds only", () => {
    expect([73, 1, 2_000_000, Number.NaN].map((n) => fitting(bid, n))).toEqual([75, 5, 1_000_000, 5]);
  });

  it("keep ranks in their order, and none as a word", () => {
    expect(withRank(forced, ["T"], "5", true)).toEqual(["5", "T"]);
    expect(withRank(forced, "none", "K", true)).toEqual(["K"]);
    expect(withRank(forced, ["K"], "K", false)).toBe("none");
  });

  it("are named in what clashes, with their values in words", () => {
    const words = new TableWords(new Catalogue("en", "option-x = play with the Crow\noption-y = lowest bid\nvalue-yes = yes\nclash = { $option }={ $value }, { $other }={ $other_value }\nneeds = { $option } with { $other }={ $value }"));
    const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
    const crow = option({ name: "rook", default: true, values: [true, false] });
    const lowest = option({ name: "minimum_bid", label: { ...label, id: "option-y" }, default: 70, low: 5 });
    const fault = (id: string, args: Record<string, string | number>) => ({ is: "phrase" as const, id, args, sentence: true });
    const say = (each: ReturnType<typeof fault>): string => plain(words.say(namedFault(each, [crow, lowest], words)));
    expect(say(fault("clash", { option: "minimum_bid", value: 200, other: "rook", other_value: "true" }))).toBe("Lowest bid=200, play with the Crow=yes.");
    expect(say(fault("needs", { option: "minimum_bid", other: "rook", value: "true" }))).toBe("Lowest bid with play with the Crow=yes.");
    expect(say(fault("needs", { option: "unknown", other: "rook", value: "odd" }))).toBe("Unknown with play with the Crow=odd.");
    expect([crow, lowest].map((each) => isAbout(fault("needs", { option: "x", other: "rook", value: "true" }), each))).toEqual([true, false]);
  });
});
