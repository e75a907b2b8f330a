import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Down } from "../protocol.gen";
import { Channel, type Link, type Socket } from "./channel";

class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let heard: Down[];
let links: Link[];
let channel: Channel;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  links = [];
  channel = new Channel({
    address: "ws://here",
    token: () => "secret",
    onmessage: (message) => heard.push(message),
    onlink: (link) => links.push(link),
    connect: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
  });
});
afterEach(() => {
  channel.close();
  vi.useRealTimers();
});

const event = (seq: number): Record<string, unknown> => ({ type: "event", seq });
function greet(wire: Wire, seq: number): void {
  wire.onopen?.();
  wire.hear({ type: "welcome", seq, token: null });
}

describe("events", () => {
  it("come in order, each once; a gap asks again from the last one", () => {
    greet(wires[0]!, 4);
    for (const seq of [5, 5, 6, 8]) wires[0]!.hear(event(seq));
    expect(heard.map((each) => (each as { seq: number }).seq)).toEqual([4, 5, 6]);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    wires[1]!.onopen?.();
    expect(wires[1]!.sent[0]).toMatchObject({ type: "hello", token: "secret", resume: 6 });
  });
});

describe("requests", () => {
  it("are sent again under the same id after a reconnection, until they are answered", async () => {
    greet(wires[0]!, 1);
    const asked = channel.request({ type: "act", action: "pass", at: 1 });
    const first = wires[0]!.sent[1]!;
    wires[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    wires[1]!.onopen?.();
    expect(wires[1]!.sent).toHaveLength(1);
    wires[1]!.hear({ type: "resumed", seq: 1 });
    expect(wires[1]!.sent[1]).toEqual(first);
    wires[1]!.hear({ type: "done", id: first["id"], seq: 2 });
    expect((await asked).type).toBe("done");
    wires[1]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    greet(wires[2]!, 2);
    expect(wires[2]!.sent).toHaveLength(1);
  });
});

describe("the line", () => {
  it("is asked when nothing else is to be done, and not if another has come since", () => {
    const free: (() => void)[] = [];
    const wire = new Wire();
    const patient = new Channel({
      address: "ws://here", token: () => null, onmessage: () => {}, onlink: () => {}, connect: () => wire,
      whenFree: (task) => free.push(task),
    });
    greet(wire, 1);
    vi.advanceTimersByTime(20_000);
    const before = wire.sent.length;
    free.shift()!();
    expect(wire.sent.slice(before)).toEqual([{ type: "ping" }]);
    wire.hear({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    patient.close();
    free.shift()!();
    expect(wire.sent).toHaveLength(before + 1);
  });

  it("is taken for lost when a ping has no answer, and is tried less and less often", () => {
    greet(wires[0]!, 1);
    vi.advanceTimersByTime(20_000);
    expect(wires[0]!.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe("lost");
    for (let i = 1; i < 12; i += 1) {
      vi.advanceTimersByTime(15_000);
      wires.at(-1)!.onclose?.({ code: 1006 });
    }
    expect(wires.length).toBeLessThan(14);
    expect(wires.length).toBeGreaterThan(8);
  });

  it("is lost at once where the device says that it has no network, and comes back when asked to hurry", () => {
    greet(wires[0]!, 1);
    channel.offline();
    expect(links.at(-1)).toBe("lost");
    channel.hurry();
    expect(wires).toHaveLength(2);
    wires[1]!.onopen?.();
    wires[1]!.hear({ type: "resumed", seq: 1 });
    expect(links.at(-1)).toBe("open");
  });

  it("stays closed after a fatal fault", () => {
    greet(wires[0]!, 1);
    wires[0]!.hear({ type: "fault", code: "server/no_table", problem: { is: "phrase", id: "x", args: {}, sentence: true }, fatal: true });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(heard.at(-1)!.type).toBe("fault");
  });
});
