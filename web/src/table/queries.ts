// Answers to the query keys, from what already stands on the table.

import type { Room } from "../net/room.svelte";
import type { Shortcut } from "../settings.svelte";
import { word } from "../words/words.svelte";
import { totals } from "./scores";

/** Return what a key asks for, in one or a few sentences. Last trick and help are dialogs of their own. */
export function answerTo(query: Exclude<Shortcut, "last" | "help">, room: Room): string {
  const { facts, position, words } = room;
  if (!facts || !position || !words) return "";
  switch (query) {
    case "trump":
      return position.status.map((phrase) => words.sentence(words.say(phrase))).join(" ");
    case "score": {
      const scores = totals(facts, position, room.seat, words).map((each) => `${each.name} ${each.value}`);
      return words.sentence(words.word("table-score-now", { scores: words.listed(scores) }));
    }
    case "hand":
      return position.hand
        .map((group) => words.word("table-hand-spoken", {
          kind: group.suit === "trump" ? "trump" : "suit",
          suit: words.sentence(words.suit(group.suit)).replace(/[.。]$/, ""),
          cards: { is: "cards", cards: group.cards },
        }))
        .join(" ");
    case "counts": {
      const counts = room.seats.map((_, seat) => word("holds", { name: words.name(seat), n: position.hand_sizes[seat] ?? 0 }));
      const known = position.known.flatMap((cards, seat) =>
        cards.length > 0 && seat !== room.seat
          ? [words.word("table-known", { seat: { is: "seat", seat }, cards: { is: "cards", cards } })]
          : [],
      );
      return [...counts, ...known].map(words.sentence).join(" ");
    }
    case "turn":
      if (position.to_act === null) return word("nobodys-turn");
      return words.isReader(position.to_act) ? word("your-turn") : word("waits-for", { name: words.name(position.to_act) });
    case "rule":
      return position.ask.length > 0 ? words.sayAll(position.ask) : word("nothing-asked");
  }
}
