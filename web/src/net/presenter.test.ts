import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry, Event, Position } from "../protocol.gen";
import { Presenter } from "./presenter";

let shown: number[];
let position: Position | null;
let held: boolean;
let wait: number | null;
let presenter: Presenter;

const at = (nTricks: number): Position => ({ deal: 1, n_tricks: nTricks, last_trick: {} }) as Position;
function act(seq: number, seat: number, nTricks: number): Event {
  return { seq, log: [{ kind: "act", seat } as Entry], position: at(nTricks), taken_back: 0 } as Event;
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  position = at(0);
  held = false;
  wait = 1.5;
  presenter = new Presenter({
    show: (event) => {
      shown.push(event.seq);
      position = event.position;
    },
    shown: () => position,
    hold: (now) => (held = now),
    trickWait: () => wait,
    inTurn: (task: () => void) => task(),
    ownSeat: () => 0,
  });
});
afterEach(() => vi.useRealTimers());

it("shows the plays of computers one at a time, and one's own at once", () => {
  for (const seq of [1, 2]) presenter.add(act(seq, seq, 0));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2]);
  presenter.add(act(3, 0, 0));
  expect(shown).toEqual([1, 2, 3]);
});

it("leaves a finished trick for the time that is set", () => {
  presenter.add(act(1, 3, 1));
  presenter.add(act(2, 3, 1));
  expect(held).toBe(true);
  vi.advanceTimersByTime(1400);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect([held, ...shown]).toEqual([false, 1]); // it leaves before anything follows it
  vi.advanceTimersByTime(140);
  expect([held, ...shown]).toEqual([false, 1, 2]);
});

it("lets go of a trick before one's own next card", () => {
  presenter.add(act(1, 3, 1));
  presenter.add(act(2, 0, 1));
  expect([held, ...shown]).toEqual([true, 1]);
  vi.advanceTimersByTime(70);
  expect([held, ...shown]).toEqual([false, 1]);
  vi.advanceTimersByTime(140);
  expect([held, ...shown]).toEqual([false, 1, 2]);
});

it("waits for a tap where that is set, and does not wait at all with nought", () => {
  wait = null;
  presenter.add(act(1, 3, 1));
  vi.advanceTimersByTime(60_000);
  expect(held).toBe(true);
  presenter.release();
  expect(held).toBe(false);
  wait = 0;
  presenter.add(act(2, 3, 2));
  expect(held).toBe(false);
});

it("shows nothing while paused, and all of it afterwards", () => {
  presenter.pause(true);
  presenter.add(act(1, 1, 0));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
  presenter.pause(false);
  expect(shown).toEqual([1]);
});

it("drops the wait of a trick that is taken back", () => {
  presenter.add(act(1, 3, 1));
  presenter.add({ seq: 2, log: [], position: at(0), taken_back: 2 } as unknown as Event);
  expect([held, ...shown]).toEqual([false, 1, 2]);
});
