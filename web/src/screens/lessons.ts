// Which sentences a coach has to say about a decision: chosen by what the server asks and by what lies open.
// Nothing here knows a game, so what is said is true in every deal of each.

import type { Position, TableFacts } from "../protocol.gen";

/** A message `page-lesson-<id>` and its arguments. */
export interface Sentence {
  id: string;
  args: Record<string, string | number>;
}

/** Return who is winning the trick, as the reader sees it. */
export function winningSide(facts: TableFacts, position: Position): "own" | "other" | "unknown" | "none" {
  const { trick, seat } = position;
  if (trick === null || trick.winner === null || seat === null || trick.cards.length === 0) return "none";
  if (trick.winner === seat) return "own";
  if (facts.sides === "opposite") return (trick.winner - seat) % 2 === 0 ? "own" : "other";
  // Where the partner is found by a card, who is with whom shows only once that card is played.
  if (position.alone) return position.declarer === seat || position.declarer === trick.winner ? "other" : "own";
  if (position.partner === null) return "unknown";
  const declarers = [position.declarer, position.partner];
  return declarers.includes(seat) === declarers.includes(trick.winner) ? "own" : "other";
}

/** Return what the coach says about the decision asked for, the most basic first. */
export function sentencesOf(facts: TableFacts, position: Position): Sentence[] {
  const { turn, seat } = position;
  if (turn === null || seat === null) return [];
  const counts = facts.counts;
  const mine = position.declarer === seat ? "yes" : "no";
  switch (turn.kind) {
    case "call": {
      const bid = position.calls.some((call) => /^bid \d/.test(call.action)) ? "yes" : "no";
      return [{ id: "call", args: { counts } }, { id: "call-standing", args: { bid } }];
    }
    case "bury":
      return [{ id: "bury", args: { n: turn.n ?? 0 } }, ...(counts === "tricks" ? [] : [{ id: "bury-points", args: {} }])];
    case "play":
      return playing(facts, position, mine);
    case "declare":
    case "trump":
    case "partner":
      return [{ id: turn.kind, args: {} }];
    default:
      return [];
  }
}

function playing(facts: TableFacts, position: Position, mine: string): Sentence[] {
  const put = position.trick?.cards.length ?? 0;
  if (put === 0) {
    const said: Sentence[] = [{ id: "lead", args: { shapes: position.turn?.n === null ? "yes" : "no" } }];
    const asked = position.ask.map((phrase) => phrase.id);
    if (asked.includes("table-ask-first-lead")) said.push({ id: "first-lead", args: {} });
    else if (facts.counts !== "levels") said.push({ id: "lead-role", args: { mine } });
    return said;
  }
  const said: Sentence[] = [];
  const asked = new Set(position.ask.map((phrase) => phrase.id));
  if (asked.has("table-follow-void")) said.push({ id: "void", args: {} });
  else if (asked.has("table-follow-called")) said.push({ id: "called", args: {} });
  else said.push({ id: "follow", args: {} });
  if (asked.has("table-follow-any-time")) said.push({ id: "any-time", args: {} });
  const winning = winningSide(facts, position);
  const last = put === facts.n_seats - 1 ? "yes" : "no";
  if (winning === "own") said.push({ id: "winning-own", args: { last, counts: facts.counts } });
  else if (winning === "other") {
    said.push({ id: "winning-other", args: { last } });
    if (facts.counts !== "tricks") said.push({ id: "trick-points", args: { points: position.trick?.points ?? 0 } });
  } else if (winning === "unknown") said.push({ id: "winning-unknown", args: {} });
  return said;
}

/** Keeps what was said, so that a sentence is said no more than so often in a deal. */
export class Patience {
  private readonly said = new Map<string, Set<string>>();

  constructor(private readonly most = 2) {}

  /** Return the sentences that are not worn out. at: the decision they are for, which may be asked for again. */
  fresh(sentences: readonly Sentence[], at: string): Sentence[] {
    return sentences.filter(({ id, args }) => {
      const key = `${id} ${JSON.stringify({ ...args, points: undefined, n: undefined })}`;
      const when = this.said.get(key) ?? new Set();
      this.said.set(key, when);
      if (when.has(at)) return true;
      if (when.size >= this.most) return false;
      when.add(at);
      return true;
    });
  }
}
