// One WebSocket to one table: it comes back by itself, loses nothing and repeats nothing.
//
// Events are handed on strictly in the order of their numbers; a gap means asking again from the last one.
// A request without an answer is sent again after a reconnection, under the same id, so that it counts once.

import { PROTOCOL, type Down, type Hello, type Up } from "../protocol.gen";
import { randomHex } from "./ids";

export type Link = "connecting" | "open" | "lost" | "closed";
export type Answered = Extract<Down, { id: string }> | Extract<Down, { type: "welcome" }>;
type Plain<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Request = Plain<Up>;

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface Options {
  address: string;
  token: () => string | null;
  onmessage: (message: Down) => void;
  onlink: (link: Link) => void;
  connect?: (address: string) => Socket;
  /** Does what need not be done at once when nothing else is. */
  whenFree?: (task: () => void) => void;
}

const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 10_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class Channel {
  /** The number of the last event handed on; null before the first Welcome. */
  seq: number | null = null;
  private socket: Socket | null = null;
  private link: Link = "connecting";
  private greeted = false;
  private failures = 0;
  private readonly unanswered = new Map<string, { text: string; resolve: (answer: Answered) => void; join: boolean }>();
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {
    this.open();
  }

  /** Ask the server for something; the answer comes even if the connection is lost in between. */
  request(request: Request): Promise<Answered> {
    const id = randomHex(16);
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      this.unanswered.set(id, { text, resolve, join: request.type === "join" });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Try again now instead of after the wait. */
  hurry(): void {
    if (this.link === "lost" && this.socket === null) this.open();
  }

  /** The device says that it has no network: do not wait for the silence to tell. */
  offline(): void {
    if (this.link === "open" || this.link === "connecting") this.lost();
  }

  /** Leave for good. */
  close(): void {
    this.setLink("closed");
    this.drop();
  }

  /** Begin anew, with everything: the token has changed. */
  restart(): void {
    this.seq = null;
    this.drop();
    if (this.link !== "closed") this.open();
  }

  private open(): void {
    clearTimeout(this.waiting);
    const connect = this.options.connect ?? ((address: string) => new WebSocket(address) as Socket);
    const socket = connect(this.options.address);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", protocol: PROTOCOL, token: this.options.token(), resume: this.seq };
      socket.send(JSON.stringify(hello));
      this.listen();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.received(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private received(text: string): void {
    clearTimeout(this.silence);
    const message = JSON.parse(text) as Down;
    switch (message.type) {
      case "pong":
        return;
      case "welcome":
        this.seq = message.seq;
        this.options.onmessage(message);
        this.answerJoin(message);
        this.greet();
        return;
      case "resumed":
        this.greet();
        return;
      case "event":
        if (this.seq === null || message.seq > this.seq + 1) return this.lost();
        if (message.seq <= this.seq) return;
        this.seq = message.seq;
        break;
      case "fault":
        if (message.fatal) this.close();
        break;
      case "done":
      case "refused":
      case "checked":
      case "hint": {
        const asked = this.unanswered.get(message.id);
        this.unanswered.delete(message.id);
        asked?.resolve(message);
        return;
      }
    }
    this.options.onmessage(message);
  }

  private answerJoin(welcome: Extract<Down, { type: "welcome" }>): void {
    if (welcome.token === null) return;
    for (const [id, asked] of this.unanswered) {
      if (!asked.join) continue;
      this.unanswered.delete(id);
      asked.resolve(welcome);
    }
  }

  private greet(): void {
    this.failures = 0;
    if (this.greeted) return;
    this.greeted = true;
    this.setLink("open");
    for (const { text } of this.unanswered.values()) this.socket?.send(text);
  }

  private lost(): void {
    this.drop();
    if (this.link === "closed") return;
    this.setLink("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + Math.random() / 2);
    this.failures += 1;
    this.waiting = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    clearTimeout(this.pinging);
    clearTimeout(this.silence);
    clearTimeout(this.waiting);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private listen(): void {
    clearTimeout(this.pinging);
    const { socket } = this;
    const whenFree = this.options.whenFree ?? ((task) => task());
    this.pinging = setTimeout(() => {
      whenFree(() => this.ping(socket));
      this.listen();
    }, PING_EVERY);
  }

  private ping(socket: Socket | null): void {
    if (socket === null || socket !== this.socket) return; // another has been opened since
    socket.send(JSON.stringify({ type: "ping" }));
    // An open socket is no proof of life: an answer is.
    this.silence = setTimeout(() => this.lost(), SILENCE_ALLOWED);
  }

  private setLink(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.options.onlink(link);
  }
}
