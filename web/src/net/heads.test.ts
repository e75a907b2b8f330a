import { beforeEach, expect, it } from "vitest";
import { remember } from "../storage";
import { forgetHeads, headsOf, keepHead } from "./heads";

const head = (n: number): string => n.toString(16).padStart(64, "0");
beforeEach(forgetHeads);

it("keeps of each deal what was seen last, and of a table the last two deals", () => {
  for (const [commitment, n] of [["a", 1], ["b", 2], ["b", 3], ["c", 4], ["c", 5]] as const) keepHead("t", { commitment, head: head(n) });
  keepHead("u", { commitment: "x", head: head(9) });
  expect(headsOf("t")).toEqual([{ commitment: "b", head: head(3) }, { commitment: "c", head: head(5) }]);
  expect(headsOf("u")).toHaveLength(1);
  expect(headsOf("unknown")).toEqual([]);
});

it("forgets the tables one was at longest ago", () => {
  for (let n = 0; n < 130; n += 1) keepHead(`t${n}`, { commitment: "a", head: head(n) });
  expect(headsOf("t0")).toEqual([]);
  expect(headsOf("t129")).toEqual([{ commitment: "a", head: head(129) }]);
});

it("begins anew where what is kept is damaged", () => {
  for (const damaged of ["{", "{}", "[1]", '[["t", null]]', '[["t", [{"commitment": "a", "head": "no"}]]]', '[["t", [null]]]']) {
    remember("kibitz.heads", damaged);
    expect(headsOf("t")).toEqual([]);
  }
});
