import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recall, remember } from "../storage";
import { headsOf } from "./heads";
import { noncesOf } from "./nonces";
import { Room } from "./room.svelte";
import { keepToken } from "./tokens";

/** The wire of the room opened last. */
class Wire {
  static last: Wire;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  nonces(): unknown[] {
    return this.sent.filter((each) => each["type"] === "ready").map((each) => each["nonce"]);
  }
}

const WELCOME = {
  type: "welcome", seq: 1, token: null, table: null, seats: [], settings: null, seat: 0, owner: true, local: true,
  guided: false, position: null, log: [], sheet: [], fair: [], commitment: "first promise",
};
const EVENT = {
  type: "event", log: [], taken_back: 0, told: null, position: null, head: null, sheet: null, fair: null, seats: null,
  settings: null, commitment: null,
};
let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
  remember("kibitz.nonces", null);
  room = new Room("table");
  Wire.last.onopen?.();
});
afterEach(() => {
  vi.restoreAllMocks();
  room.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("offers a number for the deal promised last, though the screen still shows what was before", () => {
  Wire.last.hear(WELCOME);
  room.pause(true); // nothing more comes to the screen
  Wire.last.hear({ ...EVENT, seq: 2, commitment: "second promise" });
  expect(room.latest).toBeNull();
  void room.ready();
  expect(noncesOf("second promise")).toEqual(Wire.last.nonces());
  expect(noncesOf("first promise")).toEqual([]);
});

it("knows each number it offered for a deal, whichever of them the server takes", () => {
  Wire.last.hear(WELCOME);
  void room.ready();
  void room.ready();
  expect(Wire.last.nonces()).toHaveLength(2);
  expect(noncesOf("first promise")).toEqual(Wire.last.nonces());
  expect(recall("kibitz.nonces")).toContain("first promise");
});

it("comes without its key where that opens nothing, and with it once it has sat down", () => {
  keepToken("table", "old");
  const hello = (): unknown => Wire.last.sent.find((each) => each["type"] === "hello")?.["token"];
  Wire.last.hear({ type: "fault", code: "table/token", problem: { is: "phrase", id: "x", args: {}, sentence: true }, fatal: true });
  expect(room.fault?.code).toBe("table/token");
  room.close();
  room = new Room("table", { keyless: true });
  Wire.last.onopen?.();
  expect(hello()).toBeNull();
  Wire.last.hear({ ...WELCOME, seat: null });
  Wire.last.hear({ ...WELCOME, token: "new" });
  Wire.last.onclose?.();
  vi.advanceTimersByTime(1000);
  Wire.last.onopen?.();
  expect(hello()).toBe("new");
});

it("keeps the end of the chain as it was told, though the screen does not show it yet", () => {
  const head = (n: number): string => String(n).repeat(64);
  Wire.last.hear({ ...WELCOME, fair: [{ index: 0, commitment: "a", nonces: {}, secret: null, head: head(1) }] });
  expect(headsOf("table")).toEqual([{ commitment: "a", head: head(1) }]);
  room.pause(true);
  Wire.last.hear({ ...EVENT, seq: 2, head: head(2) });
  Wire.last.hear({ ...EVENT, seq: 3, fair: { index: 1, commitment: "b", nonces: {}, secret: null, head: head(3) }, head: head(3) });
  Wire.last.hear({ ...EVENT, seq: 4, head: head(4) });
  const seen = [{ commitment: "a", head: head(2) }, { commitment: "b", head: head(4) }];
  expect(headsOf("table")).toEqual(seen);
  Wire.last.hear({ ...WELCOME, fair: [{ index: 1, commitment: "b", nonces: {}, secret: "shown", head: head(5) }] });
  expect(headsOf("table")).toEqual(seen); // what is told once it is over proves nothing
});

it("shows the cards of a position first, then what lies on the felt, then its parts one a frame, and last what is said of it", async () => {
  Wire.last.hear(WELCOME);
  let next: (() => void)[] = [];
  vi.stubGlobal("document", { documentElement: { dataset: { motion: "full" } } });
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => next.push(task));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 1)); // nothing is so brief that more goes with it
  const trick = { leader: 1, cards: [["R7"]], winner: 1, points: 0 };
  const position = { deal: 1, turn: { kind: "play", cards: ["R5"] }, trick, last_trick: null, n_tricks: 0, outcome: null };
  const entry = { seq: 2, kind: "act", seat: 1, lines: [] };
  Wire.last.hear({ ...EVENT, seq: 2, position, log: [entry] });
  const shown = (): string[] => [
    ...(room.laid.trick !== null ? ["felt"] : []),
    ...(room.choosing.every((part) => part.position !== null) ? ["hand"] : []),
    ...(room.asking !== null ? ["asked"] : []),
    ...(["lined", "marked", "around", "counted", "told", "worded", "read"] as const).filter((part) => room[part] !== null),
    ...(room.log.length > 0 ? ["log"] : []),
    ...(room.latest !== null ? ["said"] : []),
  ];
  expect(room.position).toEqual(position);
  expect(shown()).toEqual([]);
  const order: string[] = [];
  for (let made = 0; made < 40; made += 1) {
    const now = next;
    next = [];
    now.forEach((task) => task());
    await vi.advanceTimersByTimeAsync(0);
    const added = shown().filter((each) => !order.includes(each));
    expect(added.length).toBeLessThanOrEqual(1);
    order.push(...added);
  }
  expect(order).toEqual(["felt", "hand", "asked", "lined", "marked", "around", "counted", "told", "worded", "read", "log", "said"]);
});

it("keeps the end of the chain of an event that came just before the page is left", () => {
  Wire.last.hear(WELCOME);
  vi.stubGlobal("document", { documentElement: { dataset: { motion: "full" } } });
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const fair = { index: 2, commitment: "c", head: "7".repeat(64), nonces: {}, secret: null };
  Wire.last.hear({ ...EVENT, seq: 2, fair });
  room.close();
  expect(headsOf("table").at(-1)).toEqual({ commitment: "c", head: "7".repeat(64) });
});
