// What the person has chosen so far, and the one action the main button would do.

import type { Room } from "../net/room.svelte";
import type { Position } from "../protocol.gen";
import { settings } from "../settings.svelte";
import { cardsOf } from "./cards";
import { handCards, type HandCard } from "./rows";
import { actionWith, isComplete, lookOf, shapesWith } from "./selection";
import { steady } from "./steady";

export class Choice {
  /** Ids of the raised cards, in the order they were chosen. */
  ids: string[] = $state.raw([]);
  /** The option chosen in a sheet: a bid, a suit, a card to call. */
  option: string | null = $state(null);

  constructor(private readonly room: Room) {}

  private held: HandCard[] = [];

  private readonly keptHand = steady<Position["hand"]>();
  private readonly hand = $derived.by(() => this.keptHand(this.room.position?.hand ?? []));

  /** The hand as the position has it. */
  readonly all: HandCard[] = $derived.by(() =>
    this.same(handCards(this.hand, { trumpsFirst: settings.trumpsFirst, reverse: settings.reverseHand })),
  );

  readonly cards: HandCard[] = $derived.by(() => {
    // What is on its way to the table has left the hand.
    const gone = this.room.sent === null ? [] : cardsOf(this.room.sent);
    const verb = this.room.sent?.split(" ")[0];
    return verb === "play" || verb === "bury" ? lessIds(this.all, gone, this.ids) : this.all;
  });

  readonly chosen: string[] = $derived(
    this.ids.flatMap((id) => this.cards.find((each) => each.id === id)?.card ?? []),
  );

  /** Return cards as they were where nothing about them has changed, so that the screen leaves them alone. */
  private same(cards: HandCard[]): HandCard[] {
    const known = new Map(this.held.map((card) => [card.id, card]));
    const now = cards.map((card) => {
      const before = known.get(card.id);
      return before?.group === card.group && before.begins === card.begins ? before : card;
    });
    const isSame = now.length === this.held.length && now.every((card, i) => card === this.held[i]);
    if (!isSame) this.held = now;
    return this.held;
  }

  /** Whether this turn is about cards of the hand. */
  readonly ofHand = $derived.by(() => {
    const kind = this.room.turn?.kind;
    return kind === "play" || kind === "bury";
  });

  /** Shapes the last chosen card can be led in; empty where only one card is played. */
  readonly shapes: string[][] = $derived.by(() => {
    const turn = this.room.turn;
    if (turn?.kind !== "play" || turn.n !== null) return [];
    const last = this.chosen.at(-1);
    return last === undefined ? [] : shapesWith(turn, last);
  });

  /** The action of the main button; null while something is missing. */
  readonly action: string | null = $derived.by(() => {
    const turn = this.room.turn;
    if (turn === null) return null;
    if (!this.ofHand) return turn.actions?.includes(this.option ?? "") ? this.option : null;
    return isComplete(turn, this.chosen) ? actionWith(turn, this.chosen) : null;
  });

  isLegal(card: string): boolean {
    const turn = this.room.turn;
    return turn === null || !this.ofHand || turn.cards.includes(card);
  }

  /** Tap a card: raise it, lower it, or play it if it is raised and nothing else is needed. */
  tap(id: string): void {
    const turn = this.room.turn;
    const card = this.cards.find((each) => each.id === id)?.card;
    if (card === undefined) return;
    if (turn === null || !this.ofHand) {
      this.ids = this.ids.includes(id) ? [] : [id];
      return;
    }
    if (!this.isLegal(card)) return void this.explain(card);
    this.room.notice = "";
    const single = turn.kind === "play" && (turn.n === 1 || (turn.n === null && this.shapesOf(card).length === 0));
    if (single && turn.n === 1) {
      if (this.ids.includes(id) || settings.singleTap) {
        this.ids = [id];
        return this.go();
      }
      this.ids = [id];
    } else if (this.ids.includes(id)) {
      if (this.ids.length === 1 && turn.kind === "play" && this.action !== null && turn.n === null) return this.go();
      this.ids = this.ids.filter((each) => each !== id);
    } else if (turn.n !== null && this.ids.length >= turn.n) {
      this.ids = [...this.ids.slice(0, -1), id];
    } else {
      this.ids = [...this.ids, id];
    }
  }

  /** Raise exactly these cards. */
  raise(cards: readonly string[]): void {
    const ids: string[] = [];
    for (const card of cards) {
      const free = this.cards.find((each) => each.card === card && !ids.includes(each.id));
      if (free) ids.push(free.id);
    }
    this.ids = ids;
  }

  lookOf = lookOf;

  clear(): void {
    this.ids = [];
    this.option = null;
    this.room.notice = "";
  }

  /** Do what the main button says. */
  go(): void {
    if (this.action !== null) void this.room.act(this.action);
  }

  /** Say why a card cannot be played, in the server's words. */
  async explain(card: string): Promise<void> {
    const turn = this.room.turn;
    if (turn === null) return;
    const problem = await this.room.check(actionWith(turn, [card]));
    if (problem !== null) this.room.notice = this.room.words?.say(problem) ?? "";
  }

  private shapesOf(card: string): string[][] {
    const turn = this.room.turn;
    return turn === null ? [] : shapesWith(turn, card);
  }
}

function lessIds(cards: HandCard[], gone: readonly string[], ids: readonly string[]): HandCard[] {
  const left = [...cards];
  for (const card of gone) {
    let at = left.findIndex((each) => each.card === card && ids.includes(each.id));
    if (at < 0) at = left.findIndex((each) => each.card === card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
