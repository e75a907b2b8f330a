// A table as its screen shows it: what the server has told, in the order and at the pace one can follow.

import type {
  Asked, Down, Entry, Event, FairDeal, Hint, Phrase, Position, Said, SeatFacts, Settings, SheetRow, TableFacts, TrickNow, Welcome,
} from "../protocol.gen";
import { settings } from "../settings.svelte";
import { wordsFor } from "../words/words.svelte";
import { cardsOf } from "../table/cards";
import { Channel, type Answered, type Link, type Request } from "./channel";
import { Frames } from "./frames";
import { headsOf, keepHead } from "./heads";
import { randomHex } from "./ids";
import { keepNonce } from "./nonces";
import { Presenter } from "./presenter";
import { keepToken, tokenOf } from "./tokens";

/** What a learner adds to the prepared first deal; kibitz/server/lesson.py has the same. */
const LESSON_NONCE = "0".repeat(32);

/** Where the socket of a table is. */
export function socketAddress(table: string, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** The parts of a position that are shown after its cards, in their order. */
const PARTS = ["lined", "marked", "around", "counted", "told", "worded", "read"] as const;

/** What lies on the felt: the trick being played, or the last one while it stays. */
interface Laid {
  trick: TrickNow | null;
  /** Of the one trick, whatever is added to it. */
  key: string;
  /** One's own cards on their way, which lie there before the event that follows, which is the truth. */
  own: string[];
}

/** What a part of the hand is asked for. */
class Choosing {
  position: Position | null = $state.raw(null);
}

export class Room {
  link: Link = $state("connecting");
  /** What makes the table unusable: it is gone, or the key is wrong. */
  fault: { code: string; problem: Phrase } | null = $state.raw(null);
  facts: TableFacts | null = $state.raw(null);
  seats: SeatFacts[] = $state.raw([]);
  tableSettings: Settings | null = $state.raw(null);
  seat: number | null = $state(null);
  owner = $state(false);
  local = $state(false);
  /** Whether this is a first deal with a coach beside it. */
  guided = $state(false);
  observers = $state(0);
  position: Position | null = $state.raw(null);
  // The cards of a position are shown first, then what is asked, then part by part all that is seen and read of it:
  // each in a frame of its own. With less motion all are one.
  /** The position in which cards of the hand are asked for: the others step back, a part of the hand at a time; null
   * while none are. */
  readonly choosing = [new Choosing(), new Choosing(), new Choosing(), new Choosing()] as const;
  /** The position in which something is asked of us; null while nothing is. */
  asking: Position | null = $state.raw(null);
  /** What the line above the hand says. */
  lined: Position | null = $state.raw(null);
  /** What is marked on the cards of the table. */
  marked: Position | null = $state.raw(null);
  /** Whose turn it is, and what else stands at the seats. */
  around: Position | null = $state.raw(null);
  /** How many cards and tricks each has, and what lies on the table counts. */
  counted: Position | null = $state.raw(null);
  /** What the lines above the table say. */
  told: Position | null = $state.raw(null);
  /** What will be read of the cards of the table. */
  worded: Position | null = $state.raw(null);
  /** What is read of them. */
  read: Position | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  sheet: SheetRow[] = $state.raw([]);
  fair: FairDeal[] = $state.raw([]);
  commitment: string | null = $state(null);
  head: string | null = $state(null);
  said: (Said & { at: number })[] = $state.raw([]);
  asked: Asked | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** What is said above the hand until something else happens: a refusal, an answer to a key. */
  notice: string = $state("");
  /** Whether the last trick still lies on the table. */
  held = $state(false);
  paused = $state(false);
  /** The action on its way to the server. */
  sent: string | null = $state(null);
  /** The same, once it has left the hand. */
  private placed: string | null = null;
  /** What lies on the felt: it is laid there after all else that a position changes at once. */
  laid: Laid = $state.raw({ trick: null, key: "", own: [] });
  /** Events shown since the page was opened, for those who speak or sound them. */
  latest: Event | null = $state.raw(null);

  /** Events whose ends of the chain are still to be kept. */
  private readonly unnoted: Event[] = [];
  /** What the deal on the table was promised by. */
  private dealt: string | null = null;
  private readonly channel: Channel;
  private readonly presenter: Presenter;
  private readonly frames = new Frames();

  readonly words = $derived(
    this.facts === null ? null : wordsFor({ facts: this.facts, seats: this.seats, seat: this.seat }),
  );
  readonly turn = $derived(this.sent === null ? (this.position?.turn ?? null) : null);
  readonly alone = $derived(
    this.seats.every((each, seat) => seat === this.seat || (each.player !== "person" && each.player !== "open")),
  );
  readonly over = $derived(this.position?.outcome != null && !this.held);

  /** keyless: come as somebody without a seat, whatever key this browser has. */
  constructor(readonly table: string, { keyless = false } = {}) {
    this.presenter = new Presenter({
      show: (event) => this.show(event),
      shown: () => this.position,
      hold: (held) => {
        this.held = held;
        if (!held) this.lay();
      },
      trickWait: () => settings.trickWait,
      ownSeat: () => this.seat,
      inTurn: (task) => this.frames.now(task),
    });
    this.channel = new Channel({
      address: socketAddress(table),
      // Whoever sits down at this table is no stranger any more.
      token: () => (keyless && this.seat === null ? null : tokenOf(table)),
      onmessage: (message) => this.received(message),
      onlink: (link) => (this.link = link),
      whenFree: (task) => this.frames.later(task, true),
    });
    window.addEventListener("offline", this.offline);
    window.addEventListener("online", this.online);
    window.addEventListener("pagehide", this.noteHeads);
  }

  // For the parts of the screen: what they have begun they end, though a position comes anew.
  /** Do it in a frame of its own, after what is being shown. */
  later = (task: () => void): void => this.frames.later(task, true);

  /** The same, before all that is left. */
  soon = (task: () => void): void => this.frames.soon(task, true);

  /** The same, before all else. */
  next = (task: () => void): void => this.frames.next(task, true);

  /** Leave all that until cards have moved. */
  still = (moved: Promise<unknown>): void => this.frames.still(moved);

  private readonly offline = (): void => this.channel.offline();
  private readonly online = (): void => this.channel.hurry();

  close(): void {
    window.removeEventListener("offline", this.offline);
    window.removeEventListener("online", this.online);
    window.removeEventListener("pagehide", this.noteHeads);
    this.noteHeads();
    this.channel.close();
    this.presenter.clear();
    this.frames.clear();
  }

  hurry(): void {
    this.channel.hurry();
  }

  // --- what a person does --------------------------------------------------------------------------

  async act(action: string): Promise<void> {
    if (this.sent !== null) return;
    this.hint = null;
    this.notice = "";
    this.sent = action;
    this.frames.hurry();
    // The card leaves the hand first; all else comes with the frames after it.
    const at = this.channel.seq ?? 0;
    const answered = new Promise<Answered>((resolve) => {
      this.frames.soon(() => resolve(this.ask({ type: "act", action, at })));
    });
    // A trick that still lies there leaves while it comes.
    this.frames.soon(() => {
      this.placed = this.sent;
      if (this.held) this.presenter.release();
      else this.lay();
    });
    this.frames.soon(() => (this.marked = this.position));
    this.askLater();
    const answer = await answered;
    // The truth is the event; a refusal puts the cards back.
    if (answer.type !== "refused") return;
    this.sent = this.placed = null;
    this.lay();
    this.askLater();
  }

  async check(action: string): Promise<Phrase | null> {
    const answer = await this.channel.request({ type: "check", action });
    return answer.type === "checked" ? answer.problem : answer.type === "refused" ? answer.problem : null;
  }

  async askHint(): Promise<void> {
    const answer = await this.ask({ type: "ask_hint" });
    if (answer.type === "hint") this.hint = answer;
  }

  ready = (): Promise<Answered> => {
    // The first deal of a lesson is prepared: nothing of ours may change it.
    const first = this.position === null || (this.position.waiting && this.position.outcome === null);
    const nonce = this.guided && first ? LESSON_NONCE : randomHex(16);
    if (this.commitment !== null) keepNonce(this.commitment, nonce); // to see later that it was used
    return this.ask({ type: "ready", nonce });
  };
  undo = (): Promise<Answered> => this.ask({ type: "undo" });
  answer = (agree: boolean): Promise<Answered> => this.ask({ type: "answer", agree });
  claim = (): Promise<Answered> => this.ask({ type: "claim" });
  giveSeat = (seat: number, player: string): Promise<Answered> => this.ask({ type: "give_seat", seat, player });
  takeSeat = (): Promise<Answered> => this.ask({ type: "take_seat" });
  openSeat = (seat: number, open: boolean): Promise<Answered> => this.ask({ type: "open_seat", seat, open });
  setTable = (changed: Settings): Promise<Answered> => this.ask({ type: "set", settings: changed });
  join = (seat: number, name: string): Promise<Answered> => this.ask({ type: "join", seat, name });
  say = (word: string): Promise<Answered> => this.ask({ type: "say", word });

  release(): void {
    this.presenter.release();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.presenter.pause(paused);
  }

  /** Ask for something; what is refused is said above the hand. */
  private async ask(request: Request): Promise<Answered> {
    const answer = await this.channel.request(request);
    if (answer.type === "refused") this.notice = this.words?.say(answer.problem) ?? "";
    return answer;
  }

  // --- what the server tells ------------------------------------------------------------------------

  private received(message: Down): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "event":
        // Not a matter of the screen: the next random number belongs to it, however late the event is shown.
        if (message.commitment !== null) this.commitment = message.commitment;
        this.presenter.add(message);
        this.unnoted.push(message);
        this.frames.later(this.noteHeads);
        break;
      case "presence":
        this.seats = message.seats;
        this.observers = message.observers;
        break;
      case "said":
        this.said = [...this.said.slice(-99), { ...message, at: Date.now() }];
        break;
      case "asked":
        this.asked = message.open ? message : null;
        break;
      case "fault":
        if (message.fatal) this.fault = message;
        else this.notice = this.words?.say(message.problem) ?? "";
        break;
    }
  }

  /** Keep the ends of the chain that have been told: at the latest when the page is left. */
  private readonly noteHeads = (): void => this.unnoted.splice(0).forEach((event) => this.noteHead(event));

  /** Keep the end of the chain as it was told, whatever is told later. */
  private noteHead({ fair, head }: Event): void {
    if (fair !== null) this.dealt = fair.commitment;
    const now = fair?.head ?? head;
    if (this.dealt !== null && now !== null) keepHead(this.table, { commitment: this.dealt, head: now });
  }

  private welcome(told: Welcome): void {
    this.noteHeads();
    this.presenter.clear();
    this.frames.forget();
    if (told.token !== null) keepToken(this.table, told.token);
    this.facts = told.table;
    this.seats = told.seats;
    this.tableSettings = told.settings;
    this.seat = told.seat;
    this.owner = told.owner;
    this.local = told.local;
    this.guided = told.guided;
    this.position = told.position;
    this.log = told.log;
    this.sheet = told.sheet;
    this.fair = told.fair;
    this.commitment = told.commitment;
    const last = told.fair.at(-1);
    this.dealt = last?.commitment ?? null;
    // Of a deal that is over what was seen while it ran is worth more than what is told now.
    const before = headsOf(this.table).some((each) => each.commitment === last?.commitment);
    if (last && (last.secret === null || !before)) keepHead(this.table, last);
    this.sent = this.placed = null;
    this.fault = null;
    this.asked = null;
    this.lay();
    this.asking = this.nowAsking();
    for (const part of this.choosing) part.position = this.asking;
    for (const part of PARTS) this[part] = this.position;
  }

  /** Return the position in which something is asked of us. */
  private nowAsking(): Position | null {
    return this.turn === null ? null : this.position;
  }

  /** Show what is asked: first the cards it is about. */
  private askLater(): void {
    if (this.nowAsking() === null && this.asking === null) return;
    // Nobody waits to be asked until all that went before has been told.
    for (const part of this.choosing) this.frames.soon(() => (part.position = this.nowAsking()));
    this.frames.soon(() => (this.asking = this.nowAsking()));
  }

  private lay(): void {
    const { position, held } = this;
    this.laid = {
      trick: (held ? position?.last_trick : position?.trick) ?? null,
      key: `${position?.deal}-${(position?.n_tricks ?? 0) - (held ? 1 : 0)}`,
      own: this.placed?.startsWith("play ") && !held ? cardsOf(this.placed) : [],
    };
  }

  private show(event: Event): void {
    if (event.position !== null) {
      this.position = event.position;
      this.sent = this.placed = null;
      this.frames.soon(() => this.lay());
      this.hint = null;
      this.notice = "";
    }
    if (event.head !== null) this.head = event.head;
    if (event.sheet !== null) this.sheet = [...this.sheet, event.sheet];
    const fair = event.fair;
    if (fair !== null) this.fair = [...this.fair.filter((each) => each.index !== fair.index), fair];
    if (event.seats !== null) this.seats = event.seats;
    if (event.settings !== null) this.tableSettings = event.settings;
    // The cards first; what is asked, read or heard of them comes with the frames after.
    const { position } = event;
    if (position !== null) {
      this.askLater();
      for (const part of PARTS) this.frames.later(() => (this[part] = position));
    }
    // Worded in a frame of their own: the words are kept for those that show and speak them.
    if (event.log.length > 0) this.frames.later(() => event.log.forEach((entry) => this.words?.sayAll(entry.lines)));
    this.frames.later(() => (this.log = logWith(this.log, event)));
    this.frames.later(() => (this.latest = event));
  }
}

/** Return the log with what an event adds to it, changes in it or takes back from it. */
export function logWith(before: Entry[], event: Event): Entry[] {
  let log = event.log.some((entry) => entry.kind === "deal") ? [] : before;
  if (event.taken_back > 0) log = lessActs(log, event.taken_back);
  if (event.told !== null) {
    const told = new Map(event.told.map((entry) => [entry.seq, entry]));
    log = log.map((entry) => told.get(entry.seq) ?? entry);
  }
  return [...log, ...event.log];
}

/** Return the log without its last acts. */
export function lessActs(log: Entry[], n: number): Entry[] {
  let left = n;
  const kept = [...log];
  for (let at = kept.length - 1; at >= 0 && left > 0; at -= 1) {
    if (kept[at]?.kind !== "act") continue;
    kept.splice(at, 1);
    left -= 1;
  }
  return kept;
}
