import { expect, it } from "vitest";
import { choicesIn } from "./screens/choices.svelte";
import { tokenOf, tokens } from "./net/tokens";
import { DEFAULT_KEYS, defaultSettings, settingsIn } from "./settings.svelte";
import { remember } from "./storage";

it("reads settings back as they were kept", () => {
  const changed = {
    ...defaultSettings(), language: "fa" as const, theme: "light" as const, volume: 0.9, trickWait: null, name: "Ada",
    keys: { ...DEFAULT_KEYS, last: "ф" },
  };
  expect(settingsIn(JSON.stringify(changed))).toEqual(changed);
});

it("begins anew where nothing can be read", () => {
  for (const damaged of [null, "", "{", "null", "7", "[1]", '"text"']) expect(settingsIn(damaged)).toEqual(defaultSettings());
});

it("leaves out each value that cannot be, and keeps the others", () => {
  const damaged = {
    language: "constructor", theme: "pink", sound: "yes", volume: 7, trickWait: 1.2, announcements: 3, digits: "everywhere",
    name: "x".repeat(21), keys: [], shortcuts: null, motion: "less", more: true,
  };
  expect(settingsIn(JSON.stringify(damaged))).toEqual({ ...defaultSettings(), motion: "less" });
});

it("takes keys of one character only, and none twice", () => {
  const keys = (stored: unknown): unknown => settingsIn(JSON.stringify({ keys: stored })).keys;
  expect(keys({ last: "x", trump: "long", score: 5 })).toEqual({ ...DEFAULT_KEYS, last: "x" });
  expect(keys({ last: "t" })).toEqual(DEFAULT_KEYS);
});

it("reads tokens that are texts, and no others", () => {
  remember("kibitz.tokens", '{"a": "00ff", "b": 5, "c": null, "d": {}}');
  expect(tokens()).toEqual({ a: "00ff" });
  expect(["a", "b", "toString"].map(tokenOf)).toEqual(["00ff", null, null]);
  for (const damaged of ["[]", "null", "3", "{"]) {
    remember("kibitz.tokens", damaged);
    expect(tokens()).toEqual({});
  }
});

it("reads rule codes that are texts, and no others", () => {
  expect(choicesIn('{"codes": {"a": "a~target.5", "b": 5}}').codes).toEqual({ a: "a~target.5" });
  expect(choicesIn('{"codes": [1], "pace": "slow", "strength": {}}')).toEqual({ strength: "medium", apart: [], pace: 0.7, codes: {} });
});
