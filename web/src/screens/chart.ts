// The course of a match as lines: where to draw them. No words and no colours here.

import type { SheetRow } from "../protocol.gen";

export interface Size {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Series {
  side: number;
  /** The totals, the first before any deal. */
  values: number[];
  path: string;
  points: { x: number; y: number }[];
  /** Where the label at its end stands: moved off the others. */
  labelY: number;
}

export interface Tick {
  value: number;
  at: number;
}

export interface Chart {
  series: Series[];
  ticks: Tick[];
  deals: Tick[];
  /** Where the target is, null if it is not in sight. */
  target: number | null;
}

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000];
const MOST_TICKS = 6;
const MOST_DEALS = 10;

/** Return a step of even numbers with which no more than so many fit into a span. */
export function niceStep(span: number, most: number): number {
  return NICE.find((step) => span / step <= most) ?? Math.ceil(span / most);
}

/** Return where labels of a height go so that none covers another, as near to their lines as can be. */
export function apart(wanted: readonly number[], height: number, low: number, high: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let floor = low;
  for (const each of order) {
    each.y = Math.max(each.y, floor);
    floor = each.y + height;
  }
  let ceiling = high;
  for (const each of [...order].reverse()) {
    each.y = Math.min(each.y, ceiling);
    ceiling = each.y - height;
  }
  const placed = new Array<number>(wanted.length).fill(0);
  for (const each of order) placed[each.i] = each.y;
  return placed;
}

/** Return the chart of a match. first: the totals before its first deal. target: the total that wins, if there is one. */
export function chartOf(rows: readonly SheetRow[], first: readonly number[], size: Size, { target = null as number | null, labelHeight = 16 } = {}): Chart {
  const all = [first, ...rows.map((row) => row.numbers)];
  const values = all.flat();
  const shown = target !== null && Math.max(...values) >= target / 3 ? target : null;
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1, ...(shown === null ? [] : [shown]));
  const step = niceStep(high - low, MOST_TICKS);
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const width = size.width - size.left - size.right;
  const height = size.height - size.top - size.bottom;
  const x = (deal: number): number => round(size.left + (width * deal) / Math.max(1, rows.length));
  const y = (value: number): number => round(size.top + (height * (top - value)) / (top - bottom));
  const ends = apart(first.map((_, side) => y(all.at(-1)?.[side] ?? 0)), labelHeight, size.top, size.height - size.bottom);
  const series = first.map((_, side) => {
    const own = all.map((totals) => totals[side] ?? 0);
    const points = own.map((value, deal) => ({ x: x(deal), y: y(value) }));
    const path = points.map((point, i) => `${i === 0 ? "M" : "L"}${point.x} ${point.y}`).join("");
    return { side, values: own, path, points, labelY: ends[side] ?? 0 };
  });
  const ticks: Tick[] = [];
  for (let value = bottom; value <= top; value += step) ticks.push({ value, at: y(value) });
  const dealStep = niceStep(rows.length, MOST_DEALS);
  const deals: Tick[] = [];
  for (let deal = dealStep; deal <= rows.length; deal += dealStep) deals.push({ value: deal, at: x(deal) });
  return { series, ticks, deals, target: shown === null ? null : y(shown) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
