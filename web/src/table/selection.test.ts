import { expect, it } from "vitest";
import type { Turn } from "../protocol.gen";
import { actionWith, bidsOf, isComplete, lookOf, shapesWith } from "./selection";

const turn = (kind: string, actions: string[] | null, n: number | null): Turn => ({ kind, actions, cards: [], n });

it("finds the shapes a card can be led in among the listed actions", () => {
  const lead = turn("play", ["play S3", "play S3 S3", "play S4", "play S3 S3 S4 S4"], null);
  expect(shapesWith(lead, "S3").map(lookOf)).toEqual(["single", "pair", "tractor"]);
  expect(shapesWith(turn("play", ["play S3", "play S4"], null), "S3")).toEqual([]);
});

it("knows a complete choice in any order of cards, and trusts the number where nothing is listed", () => {
  expect(isComplete(turn("play", ["play S3 S4"], 2), ["S4", "S3"])).toBe(true);
  expect(isComplete(turn("play", ["play S3 S4"], 2), ["S4", "S4"])).toBe(false);
  expect(isComplete(turn("bury", null, 2), ["S4"])).toBe(false);
  expect(isComplete(turn("bury", null, 2), ["S4", "S4"])).toBe(true);
});

it("writes actions as the server reads them", () => {
  expect(actionWith(turn("partner", [], null), ["HA"])).toBe("call HA");
  expect(bidsOf(turn("call", ["pass", "bid 80", "bid 75", "bid amerikaner"], null))).toEqual([75, 80]);
});
