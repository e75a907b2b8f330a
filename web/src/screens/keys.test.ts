import { expect, it } from "vitest";
import { DEFAULT_KEYS } from "../settings.svelte";
import { keyIn, takenBy } from "./keys";

it("keeps the last letter typed, small, and no key that moves or plays", () => {
  expect(keyIn("lQ")).toBe("q");
  expect(keyIn("?")).toBe("?");
  expect(keyIn("  ")).toBeNull();
  expect(keyIn("")).toBeNull();
});

it("finds out what has a key already", () => {
  expect(takenBy(DEFAULT_KEYS, "last", "t")).toBe("trump");
  expect(takenBy(DEFAULT_KEYS, "trump", "t")).toBeNull();
  expect(takenBy(DEFAULT_KEYS, "last", "x")).toBeNull();
});
