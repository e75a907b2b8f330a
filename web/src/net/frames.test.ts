import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Frames } from "./frames";

let done: string[];
let moves: boolean;
let frames: Frames;
/** How far the clock goes on when it is looked at, in milliseconds. */
let pace: number;
const each = (name: string) => frames.later(() => done.push(name));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  done = [];
  moves = true;
  pace = 1;
  let at = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (at += pace));
  frames = new Frames(() => moves);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Make frames by hand; return what makes the next one, with all that is done after it has been drawn. */
function byHand(): () => Promise<void> {
  let next = new Map<number, () => void>();
  let n = 0;
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => {
    next.set((n += 1), task);
    return n;
  });
  vi.stubGlobal("cancelAnimationFrame", (at: number) => next.delete(at));
  return async () => {
    const now = next;
    next = new Map();
    now.forEach((task) => task());
    await vi.advanceTimersByTimeAsync(0);
  };
}

/** Return what had been done after each of the next frames. */
async function doneAfter(n: number, frame: () => Promise<void>): Promise<string[][]> {
  const seen: string[][] = [];
  for (let made = 0; made < n; made += 1) {
    await frame();
    seen.push([...done]);
  }
  return seen;
}

it("does one thing after each frame, in order, and none after the frame that is made now", async () => {
  const frame = byHand();
  each("log");
  each("voice");
  expect(await doneAfter(4, frame)).toEqual([[], ["log"], ["log", "voice"], ["log", "voice"]]);
});

it("does together what is brief on a quick machine, and no more than fits", async () => {
  const frame = byHand();
  pace = 0.2;
  ["log", "voice", "score", "words"].forEach(each);
  expect(await doneAfter(3, frame)).toEqual([[], ["log", "voice", "score"], ["log", "voice", "score", "words"]]);
});

it("leaves the next frame to what has taken long", async () => {
  const frame = byHand();
  frames.later(() => {
    done.push("long");
    const end = performance.now() + 3;
    while (performance.now() < end);
  });
  each("next");
  expect(await doneAfter(4, frame)).toEqual([[], ["long"], ["long"], ["long", "next"]]);
});

it("leaves the next frame to what has been done meanwhile", async () => {
  const frame = byHand();
  each("log");
  await frame();
  frames.soon(() => done.push("label")); // as when a card is tapped
  expect(await doneAfter(3, frame)).toEqual([[], ["label"], ["label", "log"]]);
});

it("does at once what is to be done now, unless something waits to be drawn", async () => {
  const frame = byHand();
  frames.now(() => done.push("card"));
  expect(done).toEqual(["card"]);
  each("log");
  frames.now(() => done.push("next card"));
  expect(done).toEqual(["card"]);
  expect((await doneAfter(3, frame)).at(-1)).toEqual(["card", "next card", "log"]);
});

/** Do so many things that take long, as on a slow machine. */
async function slowly(frame: () => Promise<void>): Promise<void> {
  pace = 4;
  for (let n = 0; n < 20; n += 1) each("");
  await doneAfter(50, frame);
  done = [];
}

it("leaves all until cards have moved where the machine is slow, and then goes on", async () => {
  const frame = byHand();
  await slowly(frame);
  let moved = (): void => {};
  frames.still(new Promise<void>((resolve) => (moved = resolve)));
  each("log");
  frames.now(() => done.push("next card"));
  await doneAfter(5, frame);
  vi.advanceTimersByTime(300); // nor does it go on as if no frame were made
  expect(done).toEqual([]);
  moved();
  await vi.advanceTimersByTimeAsync(0);
  expect((await doneAfter(6, frame)).at(-1)).toEqual(["next card", "log"]);
});

it("leaves the last frame of what moves to it", async () => {
  const frame = byHand();
  await slowly(frame);
  let moved = (): void => {};
  frames.still(new Promise<void>((resolve) => (moved = resolve)));
  each("log");
  moved(); // as the frame begins
  await vi.advanceTimersByTimeAsync(0);
  expect(await doneAfter(2, frame)).toEqual([[], ["log"]]);
});

it("takes a slow machine for slow when it has little to do", async () => {
  const frame = byHand();
  await slowly(frame);
  pace = 0.8;
  for (let n = 0; n < 40; n += 1) each("");
  await doneAfter(80, frame);
  done = [];
  frames.still(new Promise(() => {}));
  each("log");
  await doneAfter(5, frame);
  expect(done).toEqual([]);
});

it("waits for cards no longer than they take, and not once somebody has acted", async () => {
  const frame = byHand();
  await slowly(frame);
  frames.still(new Promise(() => {}));
  each("log");
  await vi.advanceTimersByTimeAsync(700);
  await doneAfter(3, frame);
  expect(done).toEqual(["log"]);
  frames.still(new Promise(() => {}));
  frames.hurry();
  each("act");
  await doneAfter(3, frame);
  expect(done).toEqual(["log", "act"]);
});

it("does not wait for cards where the machine is quick", async () => {
  const frame = byHand();
  frames.still(new Promise(() => {}));
  each("log");
  expect(await doneAfter(2, frame)).toEqual([[], ["log"]]);
});

it("does first what belongs to what has just been done", async () => {
  const frame = byHand();
  frames.soon(() => {
    done.push("card");
    frames.next(() => done.push("its way"));
  });
  frames.soon(() => done.push("question"));
  expect((await doneAfter(8, frame)).at(-1)).toEqual(["card", "its way", "question"]);
});

it("does it soon though no frame is made, as in a tab that is hidden", () => {
  byHand();
  each("log");
  each("voice");
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["log"]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["log", "voice"]);
  each("later");
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["log", "voice", "later"]);
});

it("does it at once where nothing moves, but never before what was left earlier", async () => {
  const frame = byHand();
  each("first");
  moves = false;
  each("second");
  expect(done).toEqual([]);
  await doneAfter(5, frame);
  each("third");
  expect(done).toEqual(["first", "second", "third"]);
});

it("goes on after something that failed", async () => {
  const frame = byHand();
  frames.later(() => {
    throw new Error("failed");
  });
  each("log");
  await frame();
  await expect(frame()).rejects.toThrow("failed");
  expect((await doneAfter(3, frame)).at(-1)).toEqual(["log"]);
});

it("forgets what was to be shown, but not what parts of the page have begun", async () => {
  const frame = byHand();
  each("log");
  frames.later(() => done.push("lines"), true);
  frames.soon(() => done.push("card"));
  frames.next(() => done.push("its way"), true);
  frames.forget();
  await doneAfter(6, frame);
  expect(done).toEqual(["its way", "lines"]);
});

it("forgets what is left", async () => {
  const frame = byHand();
  each("log");
  frames.next(() => done.push("its way"));
  frames.clear();
  await doneAfter(4, frame);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});
