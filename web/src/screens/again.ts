// A new match like the one that is over: the same rules, the same computers, free seats for the people.

import { createTable } from "../net/api";
import type { Room } from "../net/room.svelte";
import { keepToken } from "../net/tokens";
import type { NewSeat, SeatFacts } from "../protocol.gen";

/** Return the seats of a new table, from those of the old one. */
export function sameSeats(seats: readonly SeatFacts[], own: number): NewSeat[] {
  return seats.map((who, seat) => {
    if (seat === own) return { player: "me", name: who.name };
    if (who.player === "person" || who.player === "open" || who.held) return { player: "open" };
    return { player: who.player, name: who.name };
  });
}

/** Set up the new table and return its id. Raises ApiFault. */
export async function playAgain(room: Room): Promise<string> {
  const created = await createTable({
    rules: room.facts?.code ?? "",
    seats: sameSeats(room.seats, room.seat ?? 0),
    settings: room.tableSettings ?? undefined,
  });
  keepToken(created.table, created.token);
  return created.table;
}
