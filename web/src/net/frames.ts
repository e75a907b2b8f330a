// What a frame need not show is left to the frames after it, so that cards move smoothly on a slow machine.

/** No frame is made of a page nobody sees; what is left waits no longer than this. */
const LONGEST_MS = 100;

/** Return whether anything moves here, so that it matters how much a frame has to do. */
function hasMotion(): boolean {
  return typeof requestAnimationFrame === "function" && document.documentElement.dataset["motion"] !== "less";
}

/** Does things in their order, one a frame; at once where nothing moves. */
export class Frames {
  private readonly left: (() => void)[] = [];
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a frame has been made since the timer began. */
  private goesOn = false;

  constructor(private readonly moves: () => boolean = hasMotion) {}

  /** Do it in a frame of its own, after the one that is made now. */
  later(task: () => void): void {
    if (this.left.length === 0 && !this.moves()) return task();
    this.left.push(task);
    if (this.left.length > 1) return;
    // The frame that is made next belongs to what has been done already.
    this.inFrame(() => this.inFrame(() => this.step()));
    this.timer ??= setTimeout(() => this.watch(), LONGEST_MS);
  }

  /** Forget what is left. */
  clear(): void {
    this.left.length = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stop();
  }

  private inFrame(task: () => void): void {
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.goesOn = true;
      task();
    });
  }

  private stop(): void {
    if (this.frame !== 0) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Go on without frames where none are made. */
  private watch(): void {
    this.timer = this.left.length > 0 ? setTimeout(() => this.watch(), LONGEST_MS) : undefined;
    if (!this.goesOn) this.step();
    this.goesOn = false;
  }

  private step(): void {
    this.stop();
    const task = this.left.shift();
    if (this.left.length > 0) this.inFrame(() => this.step()); // after the frame that shows what is done now
    task?.();
  }
}
