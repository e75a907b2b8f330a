import { describe, expect, it } from "vitest";
import { handCards, layoutOf } from "./rows";

const hand = (...sizes: number[]) =>
  handCards(sizes.map((n, g) => ({ suit: g === 0 ? "trump" : "SHDC".charAt(g), cards: Array.from({ length: n }, (_, i) => `R${g}${i}`) })));

describe("rows of a hand", () => {
  // ux.md, Layout: hand, width of the screen less its edges, card width -> rows.
  it.each([
    [[3, 2, 2, 2], 350, 56, 1], [[9, 8, 8], 350, 56, 3], [[9, 8, 8, 8], 350, 56, 3], [[9, 8, 8, 8], 630, 56, 2],
    [[9, 8, 8], 758, 72, 1], [[9, 8, 8, 8], 1090, 84, 1],
  ])("%j in %i px with cards of %i px: %i", (sizes, width, card, rows) => {
    const cards = hand(...sizes);
    const layout = layoutOf(cards, width, card);
    expect(layout.rows).toHaveLength(rows);
    expect(layout.rows.flat()).toEqual(cards);
    if (cards.length > 1) expect(layout.step).toBeGreaterThanOrEqual(27);
    for (const row of layout.rows) {
      const gaps = row.slice(1).filter((each) => each.begins).length;
      expect(card + layout.step * (row.length - 1) + layout.gap * gaps).toBeLessThanOrEqual(width + 0.01);
    }
  });

  it("break between suits where that costs little", () => {
    expect(layoutOf(hand(9, 8, 8), 350, 56).rows.map((row) => row.length)).toEqual([9, 8, 8]);
  });
});

it("gives equal cards ids of their own, and puts trumps where they are wanted", () => {
  const groups = [{ suit: "trump", cards: ["JR", "JR"] }, { suit: "S", cards: ["SA"] }];
  expect(handCards(groups).map((each) => each.id)).toEqual(["JR#0", "JR#1", "SA#0"]);
  expect(handCards(groups, { trumpsFirst: false }).map((each) => each.card)).toEqual(["SA", "JR", "JR"]);
});
