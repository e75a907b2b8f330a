import { expect, it } from "vitest";
import { calledBy, standing } from "./calls";

const calls = [
  { seat: 1, action: "bid 70" }, { seat: 2, action: "pass" }, { seat: 3, action: "bid 75" }, { seat: 0, action: "pass" },
  { seat: 1, action: "bid 80" }, { seat: 3, action: "pass" },
];

it("shows the last call of each seat, and the one that stands", () => {
  expect(calledBy(calls).map((call) => [call.seat, call.action])).toEqual([[2, "pass"], [0, "pass"], [1, "bid 80"], [3, "pass"]]);
  expect(standing(calls)?.seat).toBe(1);
});

it("finds nothing standing before the first bid", () => {
  expect(standing([{ seat: 2, action: "pass" }])).toBeNull();
  expect(calledBy([])).toEqual([]);
});
