// What a frame need not show is left to the frames after it, so that cards move smoothly on a slow machine.

/** No frame is made of a page nobody sees; what is left waits no longer than this. */
const LONGEST_MS = 100;
/** A machine on which things take longer than this on average is slow: cards do not move smoothly beside them. */
const SLOW_MS = 1.2;
/** It is slow until they take less than this: on a slow one, too, some moments have little to do. */
const QUICK_MS = 0.5;
/** Cards that move are waited for no longer than this. */
const STILL_MS = 600;
/** What has taken longer than this is drawn before anything else is done. */
const BRIEF_MS = 1.5;
/** While what has been done has taken less than this, the next thing goes with it: a quick machine need not wait. */
const TOGETHER_MS = 0.6;

/** Return whether anything moves here, so that it matters how much a frame has to do. */
function hasMotion(): boolean {
  return typeof requestAnimationFrame === "function" && document.documentElement.dataset["motion"] !== "less";
}

/** Something to be done. kept: even if what was to be shown is forgotten. */
interface Left { task: () => void; kept: boolean }

/**
 * Does things in their order, between frames: one after a frame has been drawn, and then the next frame is left to
 * working out and drawing what has changed. So neither waits for the other on a slow machine.
 */
export class Frames {
  private first: Left[] = [];
  private urgent: Left[] = [];
  private left: Left[] = [];
  private frame = 0;
  /** What things have taken of late, in milliseconds. */
  private pace = 0;
  private slow = false;
  /** Cards that move: until they have, nothing is done. */
  private moving: Promise<unknown> | null = null;
  private after: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the frame that is made next belongs to what has been done already. */
  private taken = false;
  private doing = false;
  /** Whether anything has been done since the timer began. */
  private goesOn = false;

  constructor(private readonly moves: () => boolean = hasMotion) {}

  /** Do it after all that is left, and after the frame that is made now. kept: whatever is forgotten. */
  later(task: () => void, kept = false): void {
    this.add(this.left, { task, kept });
  }

  /** Do it before all that `later` has left. */
  soon(task: () => void, kept = false): void {
    this.add(this.urgent, { task, kept });
  }

  /** Do it before all else: it belongs to what has just been done. */
  next(task: () => void, kept = false): void {
    this.add(this.first, { task, kept });
  }

  /** Do it before all that `later` has left; at once if nothing is left, and nothing waits to be drawn. */
  now(task: () => void): void {
    if (this.isIdle) task();
    else this.add(this.urgent, { task, kept: false });
  }

  /** On a slow machine leave all until cards have moved: the frames in which they do have nothing else to show. */
  still(moved: Promise<unknown>): void {
    if (!this.slow) return;
    const longest = new Promise((resolve) => setTimeout(resolve, STILL_MS));
    const moving = Promise.race([Promise.allSettled([this.moving, moved]), longest]).then(() => {
      if (this.moving !== moving) return;
      this.taken = true; // their last frame is being made
      this.hurry();
    });
    this.moving = moving;
  }

  /** Do not wait for cards any more: they have moved, or somebody has acted. */
  hurry(): void {
    this.moving = null;
    if (this.n > 0 && !this.goesOnSoon) this.goOn();
  }

  /** Forget what was to be shown, for it comes anew; what was to be kept is left. */
  forget(): void {
    const kept = (all: Left[]): Left[] => all.filter((each) => each.kept);
    this.first = kept(this.first);
    this.urgent = kept(this.urgent);
    this.left = kept(this.left);
    this.hurry();
  }

  /** Forget all that is left: nothing is shown any more. */
  clear(): void {
    this.first = [];
    this.urgent = [];
    this.left = [];
    this.moving = null;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stop();
  }

  private get n(): number {
    return this.first.length + this.urgent.length + this.left.length;
  }

  /** Whether it goes on by itself. */
  private get goesOnSoon(): boolean {
    return this.frame !== 0 || this.after !== undefined || this.doing;
  }

  private get isIdle(): boolean {
    return !this.goesOnSoon && this.moving === null;
  }

  private add(all: Left[], left: Left): void {
    if (this.n === 0 && !this.doing && !this.moves()) return left.task();
    all.push(left);
    this.timer ??= setTimeout(() => this.watch(), LONGEST_MS);
    if (this.doing) return;
    this.taken = true;
    if (!this.goesOnSoon && this.moving === null) this.goOn();
  }

  /** Go on when the next frame has been drawn; or the one after that, if the next has enough to do. */
  private goOn(): void {
    this.stop();
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.goesOn = true;
      const { taken } = this;
      this.taken = false;
      if (this.n === 0 || this.moving !== null) return;
      if (taken) this.goOn();
      else this.after = setTimeout(() => this.step());
    });
  }

  private stop(): void {
    clearTimeout(this.after);
    this.after = undefined;
    if (this.frame !== 0) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Go on without frames where none are made. */
  private watch(): void {
    this.timer = this.n > 0 ? setTimeout(() => this.watch(), LONGEST_MS) : undefined;
    if (!this.goesOn && this.n > 0 && this.moving === null) {
      this.taken = false;
      this.step();
    }
    this.goesOn = false;
  }

  private step(): void {
    this.stop();
    if (this.moving !== null) return;
    if (this.taken) return this.goOn(); // something else has been done since that frame
    this.doOne(performance.now());
  }

  /** Do one thing, and more in the same breath while it is brief. */
  private doOne(begun: number, since = begun): void {
    this.doing = true;
    try {
      (this.first.shift() ?? this.urgent.shift() ?? this.left.shift())?.task();
    } finally {
      this.doing = false;
      this.goOn();
      // What a task has changed is brought to the page in a microtask, before this one.
      queueMicrotask(() => {
        const now = performance.now();
        this.pace += (Math.min(now - since, 5) - this.pace) * 0.15;
        this.slow = this.pace > (this.slow ? QUICK_MS : SLOW_MS);
        this.taken ||= now - begun > BRIEF_MS;
        if (now - begun < TOGETHER_MS && this.n > 0 && !this.taken && this.moving === null) this.doOne(begun, now);
      });
    }
  }
}
