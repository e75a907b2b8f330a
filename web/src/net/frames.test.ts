import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Frames } from "./frames";

let done: string[];
let moves: boolean;
let frames: Frames;
const each = (name: string) => frames.later(() => done.push(name));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  done = [];
  moves = true;
  frames = new Frames(() => moves);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Make frames by hand; return what makes the next one. */
function byHand(): () => void {
  let next: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => next.push(task));
  vi.stubGlobal("cancelAnimationFrame", (at: number) => delete next[at - 1]);
  return () => {
    const now = next;
    next = [];
    now.forEach((task) => task());
  };
}

it("does one thing a frame, in order, after the frame that is made now", () => {
  const frame = byHand();
  each("log");
  each("voice");
  const seen: string[][] = [];
  for (let made = 0; made < 4; made += 1) {
    frame();
    seen.push([...done]);
  }
  expect(seen).toEqual([[], ["log"], ["log", "voice"], ["log", "voice"]]);
});

it("does it soon though no frame is made, as in a tab that is hidden", () => {
  byHand();
  each("log");
  each("voice");
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["log"]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["log", "voice"]);
});

it("does it at once where nothing moves, but never before what was left earlier", () => {
  const frame = byHand();
  each("first");
  moves = false;
  each("second");
  expect(done).toEqual([]);
  for (let made = 0; made < 4; made += 1) frame();
  each("third");
  expect(done).toEqual(["first", "second", "third"]);
});

it("forgets what is left", () => {
  const frame = byHand();
  each("log");
  frames.clear();
  for (let made = 0; made < 4; made += 1) frame();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});
