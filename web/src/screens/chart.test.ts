import { describe, expect, it } from "vitest";
import type { SheetRow } from "../protocol.gen";
import { apart, chartOf, niceStep } from "./chart";

const size = { width: 400, height: 200, left: 40, right: 60, top: 10, bottom: 20 };
const nothing = { is: "phrase" as const, id: "x", args: {}, sentence: false };
const row = (deal: number, numbers: number[]): SheetRow => ({ deal, contract: nothing, result: nothing, delta: [], tally: [], numbers });

describe("the chart of a match", () => {
  it("draws higher totals higher, and each deal further on", () => {
    const { series } = chartOf([row(1, [95, 25]), row(2, [60, 85])], [0, 0], size);
    const [we, they] = series;
    expect(we?.values).toEqual([0, 95, 60]);
    expect(we?.points.map((point) => point.x)).toEqual([40, 190, 340]);
    expect(we?.points[1]?.y).toBeLessThan(they?.points[1]?.y ?? 0);
    expect(we?.path).toMatch(/^M40 [\d.]+L190 [\d.]+L340 [\d.]+$/);
  });

  it("stays within its frame, below zero too", () => {
    const chart = chartOf([row(1, [-115, 40]), row(2, [-20, 310])], [0, 0], size, { target: 300 });
    for (const { y } of chart.series.flatMap((each) => each.points)) {
      expect(y).toBeGreaterThanOrEqual(size.top);
      expect(y).toBeLessThanOrEqual(size.height - size.bottom);
    }
    expect(chart.ticks.map((tick) => tick.value)).toContain(0);
    expect(chart.target).not.toBeNull();
  });

  it("leaves a far target out of sight", () => {
    expect(chartOf([row(1, [40, 0])], [0, 0], size, { target: 500 }).target).toBeNull();
  });

  it("has few and even numbers at its sides", () => {
    expect(niceStep(300, 6)).toBe(50);
    expect(niceStep(3, 6)).toBe(1);
    const long = chartOf(Array.from({ length: 37 }, (_, i) => row(i + 1, [i, 2 * i])), [0, 0], size);
    expect(long.deals.length).toBeLessThanOrEqual(10);
    expect(long.ticks.length).toBeLessThanOrEqual(8);
  });

  it("moves labels apart that would cover each other", () => {
    expect(apart([50, 52, 54], 16, 10, 180)).toEqual([50, 66, 82]);
    expect(apart([175, 178], 16, 10, 180)).toEqual([164, 180]);
  });
});
