// What a frame need not show is left to the frames after it, so that cards move smoothly on a slow machine.

/** No frame is made of a page nobody sees; what is left waits no longer than this. */
const LONGEST_MS = 100;
/** What has taken longer than this is drawn before anything else is done. */
const BRIEF_MS = 1.5;
/** While what has been done has taken less than this, the next thing goes with it: a quick machine need not wait. */
const TOGETHER_MS = 0.6;

/** Return whether anything moves here, so that it matters how much a frame has to do. */
function hasMotion(): boolean {
  return typeof requestAnimationFrame === "function" && document.documentElement.dataset["motion"] !== "less";
}

/**
 * Does things in their order, between frames: one after a frame has been drawn, and then the next frame is left to
 * working out and drawing what has changed. So neither waits for the other on a slow machine.
 */
export class Frames {
  private readonly urgent: (() => void)[] = [];
  private readonly left: (() => void)[] = [];
  private frame = 0;
  private after: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the frame that is made next belongs to what has been done already. */
  private taken = false;
  private doing = false;
  /** Whether anything has been done since the timer began. */
  private goesOn = false;

  constructor(private readonly moves: () => boolean = hasMotion) {}

  /** Do it after all that is left, and after the frame that is made now. */
  later(task: () => void): void {
    this.add(this.left, task);
  }

  /** Do it before all that `later` has left. */
  soon(task: () => void): void {
    this.add(this.urgent, task);
  }

  /** Do it before all that `later` has left; at once if nothing is left, and nothing waits to be drawn. */
  now(task: () => void): void {
    if (this.isIdle) task();
    else this.add(this.urgent, task);
  }

  /** Forget what is left. */
  clear(): void {
    this.urgent.length = this.left.length = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stop();
  }

  private get n(): number {
    return this.urgent.length + this.left.length;
  }

  private get isIdle(): boolean {
    return this.frame === 0 && this.after === undefined && !this.doing;
  }

  private add(tasks: (() => void)[], task: () => void): void {
    if (this.n === 0 && !this.doing && !this.moves()) return task();
    tasks.push(task);
    this.timer ??= setTimeout(() => this.watch(), LONGEST_MS);
    if (this.doing) return;
    this.taken = true;
    if (this.isIdle) this.goOn();
  }

  /** Go on when the next frame has been drawn; or the one after that, if the next has enough to do. */
  private goOn(): void {
    this.stop();
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.goesOn = true;
      const { taken } = this;
      this.taken = false;
      if (this.n === 0) return;
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
    if (!this.goesOn && this.n > 0) {
      this.taken = false;
      this.step();
    }
    this.goesOn = false;
  }

  private step(): void {
    this.stop();
    if (this.taken) return this.goOn(); // something else has been done since that frame
    this.doOne(performance.now());
  }

  /** Do one thing, and more in the same breath while it is brief. */
  private doOne(begun: number): void {
    this.doing = true;
    try {
      (this.urgent.shift() ?? this.left.shift())?.();
    } finally {
      this.doing = false;
      this.goOn();
      // What a task has changed is brought to the page in a microtask, before this one.
      queueMicrotask(() => {
        const took = performance.now() - begun;
        this.taken ||= took > BRIEF_MS;
        if (took < TOGETHER_MS && this.n > 0 && !this.taken) this.doOne(begun);
      });
    }
  }
}
