import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf-8");
const tokens = read("./tokens.css");
const faces = read("./faces.css");
const SUITS = ["red", "green", "yellow", "black", "spades", "hearts", "diamonds", "clubs"];

/** Return the colours of the suits in a rule of the tokens. */
function coloursOf(selector: string): Record<string, string> {
  const at = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(at, tokens.indexOf("}", at));
  return Object.fromEntries([...rule.matchAll(/--suit-(\w+): (#\w+);/g)].map((found) => [found[1] ?? "", found[2] ?? ""]));
}

/** Return the colour a picture of a suit is painted in. */
function paintedIn(prefix: string, suit: string): string | undefined {
  const line = faces.split("\n").find((each) => each.startsWith(`${prefix}.face.${suit}::after { background-image`));
  return /(?:stroke|fill)='%23((?!ffd94a)\w+)'/.exec(line ?? "")?.[1];
}

it.each([
  ["", ":root"],
  [':root[data-palette="blind"] ', ':root[data-palette="blind"]'],
])("pictures of suits have the colours of the palette %s", (prefix, selector) => {
  const colours = coloursOf(selector);
  expect(Object.keys(colours)).toEqual(expect.arrayContaining(SUITS));
  for (const suit of SUITS) expect([suit, `#${paintedIn(prefix, suit)}`]).toEqual([suit, colours[suit]]);
  const two = prefix === "" ? ':root[data-suits="two"] ' : `${prefix.trim()}[data-suits="two"] `;
  expect(`#${paintedIn(two, "diamonds")}`).toBe(colours["hearts"]);
  expect(`#${paintedIn(two, "clubs")}`).toBe(colours["spades"]);
});
