// Generated from protocol.py and http_protocol.py in src/kibitz/server by typescript.py there. Do not edit: run
//     python -m kibitz.server.typescript web/src/protocol.gen.ts

export const PROTOCOL = 1;
export const QUICK_PHRASES = ["hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "goodbye"] as const;
export const NUDGE = "nudge";
export const LONGEST_NAME = 20;

/** How a seat is called: You, its name, or its place at the table. */
export interface PlaceOf {
  is: "seat";
  seat: number;
}

/** How a side is called: We or They; a seat's name where everybody plays for himself. */
export interface SideOf {
  is: "side";
  side: number;
}

/** Cards one after the other, in the order given; one card is a list of one. */
export interface CardsOf {
  is: "cards";
  cards: string[];
}

/** The name of a suit or colour: a letter, ``NT``, or ``trump`` for the trumps. */
export interface SuitOf {
  is: "suit";
  suit: string;
}

/** The name of a rank. */
export interface RankOf {
  is: "rank";
  rank: string;
}

/** A level of a match about levels, by its rank (``T`` is said 10). */
export interface LevelOf {
  is: "level";
  rank: string;
}

/** The variant's own word for an idea: ``kitty`` may be said nest. */
export interface LabelOf {
  is: "label";
  word: string;
}

/** Several things as one list. apart: told apart by more than a comma, since each may be a list. */
export interface Listed {
  is: "list";
  items: ArgumentValue[];
  apart: boolean;
}

/** A message of the catalogue with its arguments, by name. sentence: to begin with a capital and end */
export interface Phrase {
  is: "phrase";
  id: string;
  args: Record<string, ArgumentValue>;
  sentence: boolean;
}

/** Who sits at a seat. player: ``person``, ``open`` while nobody sits there, or a computer's spec. */
export interface SeatFacts {
  name: string;
  player: string;
  held: boolean;
  present: boolean;
  open: boolean;
  ready: boolean;
}

/** What the owner sets for the table. pace: seconds a computer waits before it acts, 0 to 10. */
export interface Settings {
  pace: number;
  observers: boolean;
  hints: boolean;
  undo: boolean;
}

/** A card with a name of its own; ``label`` is the word in ``label-<label>``. */
export interface Special {
  card: string;
  label: string;
}

/** What does not change during a deal. code: the rule code. name: the variant's name. */
export interface TableFacts {
  id: string;
  code: string;
  variant: string;
  family: string;
  name: string;
  n_seats: number;
  clockwise: boolean;
  sides: string;
  deck: string;
  suits: string[];
  hand_size: number;
  card_points: Record<string, number>;
  specials: Special[];
  labels: Record<string, string>;
  levels: string[];
  target: number | null;
  counts: string;
  set_aside: string[];
  house_rules: Phrase[];
}

/** Cards of one effective suit in a hand, from high to low. suit: ``trump`` or a suit's letter. */
export interface Group {
  suit: string;
  cards: string[];
}

/** A trick: what each seat put down from the leader on. winner: who is winning, or has won, it. */
export interface TrickNow {
  leader: number;
  cards: string[][];
  winner: number | null;
  points: number;
}

/** What the seat may do now; only ever sent to the seat to act. */
export interface Turn {
  kind: string;
  actions: string[] | null;
  cards: string[];
  n: number | null;
}

/** One act of the auction, as an action text. */
export interface Call {
  seat: number;
  action: string;
}

/** What the deal came to. tally: totals after it (levels by rank). winners: sides that won the match. */
export interface Outcome {
  thrown_in: boolean;
  made: boolean | null;
  points: number[];
  delta: number[];
  tally: string[];
  winners: number[];
  lines: Phrase[];
}

/** What the reader may know of the table now. ``seat`` is None for an observer. */
export interface Position {
  seat: number | null;
  deal: number;
  phase: string;
  to_act: number | null;
  dealer: number;
  level: string | null;
  trump: string | null;
  declarer: number | null;
  bid: number | null;
  alone: boolean;
  called: string | null;
  partner: number | null;
  hand: Group[];
  hand_sizes: number[];
  trick: TrickNow | null;
  last_trick: TrickNow | null;
  n_tricks: number;
  points: number[];
  tricks: number[];
  tally: string[];
  kitty: string[] | null;
  buried: string[] | null;
  buried_shown: string[];
  known: string[][];
  calls: Call[];
  status: Phrase[];
  ask: Phrase[];
  turn: Turn | null;
  outcome: Outcome | null;
  waiting: boolean;
  can_undo: boolean;
  can_claim: boolean;
  open_hands: Group[][];
}

/** One scored deal. tally: totals after it, as in Outcome; numbers: the same for a chart. */
export interface SheetRow {
  deal: number;
  contract: Phrase;
  result: Phrase;
  delta: number[];
  tally: string[];
  numbers: number[];
}

/** What proves a deal. index: from 0. secret: None until the deal is over. head: of the chain so far. */
export interface FairDeal {
  index: number;
  commitment: string;
  nonces: Record<string, string>;
  secret: string | null;
  head: string;
}

/** One line of the log of this deal. seq: the event that wrote it. lines: what it says. */
export interface Entry {
  seq: number;
  kind: string;
  seat: number | null;
  action: string | null;
  lines: Phrase[];
  reasons: Phrase[];
  kept_back: number;
  forced: boolean;
}

/** Everything at once. token: the secret of a seat just taken; None otherwise. owner: may set the table. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  table: TableFacts;
  seats: SeatFacts[];
  settings: Settings;
  seat: number | null;
  owner: boolean;
  token: string | null;
  position: Position | null;
  log: Entry[];
  sheet: SheetRow[];
  fair: FairDeal[];
  commitment: string | null;
  local: boolean;
  guided: boolean;
}

/** The answer to ``Hello.resume``: the events since then follow, each as usual. */
export interface Resumed {
  type: "resumed";
  seq: number;
}

/** A stored event. position: as it is after this event; None if this event changed nothing on the table, */
export interface Event {
  type: "event";
  seq: number;
  log: Entry[];
  position: Position | null;
  head: string | null;
  taken_back: number;
  told: Entry[] | null;
  sheet: SheetRow | null;
  fair: FairDeal | null;
  seats: SeatFacts[] | null;
  settings: Settings | null;
  commitment: string | null;
}

/** The request with this id was carried out, and what it did is stored up to ``seq``. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The request with this id was not carried out, for this reason. code: stable, as in errors.py. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  problem: Phrase;
}

/** Whether an action might be done; problem: why not, None if it might. */
export interface Checked {
  type: "checked";
  id: string;
  problem: Phrase | null;
}

/** What an action gains over the one advised, in score of the deal and on average; less than 0: it loses. */
export interface Weighed {
  action: string;
  gain: number;
}

/** What the adviser would do, and why. weighed: what he has weighed, the best first; empty if he did not. */
export interface Hint {
  type: "hint";
  id: string;
  action: string;
  says: Phrase;
  reasons: Phrase[];
  weighed: Weighed[];
}

/** Who is there now, and who is ready; not an event. observers: how many watch. */
export interface Presence {
  type: "presence";
  seats: SeatFacts[];
  observers: number;
}

/** Somebody said a phrase (``say-<word>``) or nudged (``nudge``). */
export interface Said {
  type: "said";
  seat: number;
  word: string;
}

/** A seat asks the others to agree to an undo. open: whether it still waits. agreed: seats that did. */
export interface Asked {
  type: "asked";
  seat: number;
  what: string;
  open: boolean;
  agreed: number[];
}

/** A message could not be understood or allowed; ``fatal`` means the server closes now. */
export interface Fault {
  type: "fault";
  code: string;
  problem: Phrase;
  fatal: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The first message. token: of a seat; None to watch. resume: the last seq seen, None for everything. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  resume?: number | null;
}

/** Take an open seat (or one a computer holds open); the answer is a Welcome with its token. */
export interface Join {
  type: "join";
  id: string;
  seat: number;
  name: string;
}

/** Want the (next) deal, and add this nonce (hex, 32 to 64 digits) to it. */
export interface Ready {
  type: "ready";
  id: string;
  nonce: string;
}

/** Do something. at: the last seq seen, so that it is never done to another position. */
export interface Act {
  type: "act";
  id: string;
  action: string;
  at: number;
}

/** Ask whether an action might be done. */
export interface Check {
  type: "check";
  id: string;
  action: string;
}

/** Ask what the adviser would do. */
export interface AskHint {
  type: "ask_hint";
  id: string;
}

/** Take back to one's last choice: at once against computers, else when the others agree. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Agree or not to what a seat asked. */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

/** Claim the rest of the tricks; carried out if they are certain. */
export interface Claim {
  type: "claim";
  id: string;
}

/** Let a computer play a seat: one's own, or (owner, or the person is away) another's. player: a spec. */
export interface GiveSeat {
  type: "give_seat";
  id: string;
  seat: number;
  player: string;
}

/** Take back one's own seat from the computer. */
export interface TakeSeat {
  type: "take_seat";
  id: string;
}

/** Owner only: let whoever has the invitation take this computer's seat, or no longer. */
export interface OpenSeat {
  type: "open_seat";
  id: string;
  seat: number;
  open: boolean;
}

/** Owner only: change the settings of the table. */
export interface Set {
  type: "set";
  id: string;
  settings: Settings;
}

/** Say one of the quick phrases, or ``nudge``. */
export interface Say {
  type: "say";
  id: string;
  word: string;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}

/** A house rule one may set. values: all it can have, None where any number from low to high does; words */
export interface OptionFacts {
  name: string;
  label: Phrase;
  default: boolean | number | string | string[];
  values: (boolean | number | string | string[])[] | null;
  value_labels: Phrase[];
  low: number | null;
  high: number | null;
  step: number | null;
  ranks: string[] | null;
}

/** A game on the start page. family, clockwise, labels, deck: as in TableFacts. */
export interface VariantFacts {
  id: string;
  name: string;
  family: string;
  clockwise: boolean;
  n_seats: number[];
  options: OptionFacts[];
  summary: Phrase;
  default: boolean;
  labels: Record<string, string>;
  deck: string;
}

/** A computer player one may choose: ``spec`` and the message that names it. */
export interface Strength {
  spec: string;
  label: Phrase;
}

/** ``GET /api/lobby``: what the start page needs. local: the games stay on this device. */
export interface Lobby {
  local: boolean;
  folder: string | null;
  keep: boolean;
  variants: VariantFacts[];
  strengths: Strength[];
  version: string;
  days: number | null;
}

/** Who is to sit: ``me``, ``open`` (for whoever has the invitation), or a computer's spec. */
export interface NewSeat {
  player: string;
  name?: string;
}

/** ``POST /api/tables``. rules: a rule code, or just a variant's id. guided: a lesson's name, else empty. */
export interface NewTable {
  rules: string;
  seats: NewSeat[];
  settings?: Settings;
  guided?: boolean;
}

/** The new table, and the secret of the seat of whoever made it. */
export interface Created {
  table: string;
  seat: number | null;
  token: string;
}

/** ``POST /api/mine``: the tables a browser remembers, by their tokens; a local server adds its own. */
export interface Mine {
  tokens: Record<string, string>;
}

/** A table in a list. state: ``waiting``, ``running`` or ``over``. updated: ISO 8601, UTC. */
export interface TableLine {
  table: string;
  token: string | null;
  seat: number | null;
  name: string;
  code: string;
  state: string;
  deal: number;
  seats: SeatFacts[];
  tally: string[];
  winners: number[];
  sides: string;
  updated: string;
  counts: string;
  between: boolean;
}

/** The answer to Mine, latest first. */
export interface MineList {
  tables: TableLine[];
}

/** ``POST /api/rules``: a rule code, or a variant with options to try. */
export interface Rules {
  rules: string;
  options?: Record<string, boolean | number | string | string[]>;
  language?: string;
}

/** The rules in force. code: None if the options clash; then faults say how. page: Markdown. */
export interface RulesPage {
  variant: string;
  name: string;
  code: string | null;
  options: Record<string, boolean | number | string | string[]>;
  changed: string[];
  faults: Phrase[];
  page: string;
}

/** ``GET /api/tables/ID/verify``: one line per finished deal, as ``kibitz verify`` says it. */
export interface Verdict {
  lines: Phrase[];
  holds: boolean;
}

/** ``POST /api/keep`` (local only): whether finished matches are kept. */
export interface Keep {
  keep: boolean;
}

/** ``POST /api/erase`` (local only): erase finished tables, or also those still played. */
export interface Erase {
  everything?: boolean;
}

/** How many tables were erased. */
export interface Erased {
  n: number;
}

/** ``GET /api/tables/ID``: what a join form shows. observers: whether one may watch without a seat. */
export interface TableForJoining {
  table: TableFacts;
  seats: SeatFacts[];
  observers: boolean;
}

/** The body of every answer that is not 200. */
export interface HttpFault {
  code: string;
  problem: Phrase;
}

export type Down = Welcome | Resumed | Event | Done | Refused | Checked | Hint | Presence | Said | Asked | Fault | Pong;

export type Up = Hello | Join | Ready | Act | Check | AskHint | Undo | Answer | Claim | GiveSeat | TakeSeat | OpenSeat | Set | Say | Ping;

export type ArgumentValue = number | string | PlaceOf | SideOf | CardsOf | SuitOf | RankOf | LevelOf | LabelOf | Listed | Phrase;
