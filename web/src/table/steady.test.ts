import { expect, it } from "vitest";
import { steady } from "./steady";

it("gives back what was there before as long as it says the same", () => {
  const kept = steady<string[]>();
  const first = ["R5", "G7"];
  expect(kept(first)).toBe(first);
  expect(kept(["R5", "G7"])).toBe(first);
  const other = ["R5"];
  expect(kept(other)).toBe(other);
  expect(kept(["R5", "G7"])).not.toBe(first);
});
