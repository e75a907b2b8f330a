// What the page does by itself: the last possible card, the first deal of a solo table, sounds.

import { untrack } from "svelte";
import type { Room } from "../net/room.svelte";
import { settings } from "../settings.svelte";
import { play, type Sound } from "./sounds";

/** Keep doing it while the table is open. Call once, within a component. */
export function actBySelf(room: Room): void {
  $effect(() => {
    const turn = room.turn;
    if (!settings.autoForced || room.paused || room.link !== "open" || turn?.kind !== "play" || turn.actions?.length !== 1) return;
    const only = turn.actions[0] as string;
    // A random wait, so that nobody can tell a forced card from a quick decision.
    const timer = setTimeout(() => void room.act(only), 500 + Math.random() * 700);
    return () => clearTimeout(timer);
  });

  let wanted = false;
  $effect(() => {
    const first = room.position === null || (room.position.waiting && room.position.outcome === null);
    if (!first || wanted || room.link !== "open" || room.seat === null || !room.alone) return;
    wanted = true;
    void room.ready();
  });

  $effect(() => {
    const acts = room.latest?.log.some((entry) => entry.kind === "act") ?? false;
    // Only an event sounds: not the letting go of a trick, not the switching on of sounds.
    if (acts) sound(() => (room.held ? "trick" : "card"));
  });
  $effect(() => {
    if (room.turn !== null) sound(() => "turn");
  });
}

/** Sound, if sounds are on; neither they nor what sounds make an effect run again. */
function sound(what: () => Sound): void {
  untrack(() => {
    if (settings.sound) play(what(), settings.volume);
  });
}
