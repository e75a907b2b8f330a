// Between the events and the screen: plays appear one at a time, and a finished trick stays a while.

import type { Event, Position } from "../protocol.gen";

interface Options {
  /** Put an event on the screen. */
  show: (event: Event) => void;
  /** What the screen shows now. */
  shown: () => Position | null;
  /** A finished trick begins or ceases to lie on the table. */
  hold: (held: boolean) => void;
  /** Seconds a finished trick stays; null: until it is let go. */
  trickWait: () => number | null;
  ownSeat: () => number | null;
  /** Do it when what was shown before has been drawn. */
  inTurn: (task: () => void) => void;
}

// Between the plays of two computers, and how many may wait before the rest comes at once.
const BEAT = 320;
const BACKLOG = 12;
// A trick is on its way before anything follows it: both at once are too much for one frame.
const LEAVES = 140;

export class Presenter {
  private readonly queue: Event[] = [];
  private held = false;
  private paused = false;
  private busyUntil = 0;
  private goneAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {}

  add(event: Event): void {
    this.queue.push(event);
    this.options.inTurn(() => this.step());
  }

  get isPaused(): boolean {
    return this.paused;
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.step();
  }

  /** Let go of a finished trick. */
  release(): void {
    if (!this.held) return;
    this.letGo();
    this.goneAt = Date.now() + LEAVES;
    this.step();
  }

  /** Forget what waits: the whole position has come anew. */
  clear(): void {
    this.queue.length = 0;
    clearTimeout(this.timer);
    this.busyUntil = this.goneAt = 0;
    this.letGo();
  }

  private step(): void {
    clearTimeout(this.timer);
    if (this.queue.length > BACKLOG && !this.paused) this.release();
    while (this.queue.length > 0) {
      const event = this.queue[0] as Event;
      const own = event.log.some((entry) => entry.kind === "act" && entry.seat === this.options.ownSeat());
      const backlog = this.queue.length > BACKLOG;
      const undone = event.taken_back > 0;
      if (undone) this.letGo();
      if (own && this.held) {
        // Whoever played has let go of it too; the card has left the hand already.
        this.timer = setTimeout(() => this.options.inTurn(() => this.release()), LEAVES / 2);
        return;
      }
      if (this.held || (this.paused && !own)) return;
      const wait = Math.max(this.goneAt, own ? 0 : this.busyUntil) - Date.now();
      if (wait > 0 && !undone && !backlog) {
        this.timer = setTimeout(() => this.options.inTurn(() => this.step()), wait);
        return;
      }
      this.queue.shift();
      const before = this.options.shown();
      this.options.show(event);
      if (event.log.some((entry) => entry.kind === "act")) this.busyUntil = Date.now() + BEAT;
      if (!backlog && !undone && finishesTrick(before, event.position)) this.begin();
    }
  }

  private letGo(): void {
    if (!this.held) return;
    this.held = false;
    clearTimeout(this.holding);
    this.options.hold(false);
  }

  private begin(): void {
    const seconds = this.options.trickWait();
    if (seconds === 0) return;
    this.held = true;
    this.options.hold(true);
    if (seconds !== null) this.holding = setTimeout(() => this.options.inTurn(() => this.release()), seconds * 1000);
  }
}

/** Return whether a trick was finished between two positions of one deal. */
export function finishesTrick(before: Position | null, after: Position | null): boolean {
  return (
    before !== null && after !== null && after.deal === before.deal &&
    after.n_tricks > before.n_tricks && after.last_trick !== null
  );
}
