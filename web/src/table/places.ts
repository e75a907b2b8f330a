// Where everybody sits as seen from one seat: you at the bottom, the others in the direction of play.

import type { TableFacts } from "../protocol.gen";

export type Place = "south" | "west" | "northwest" | "north" | "northeast" | "east";

// The others clockwise from the south, by how many there are.
const CLOCKWISE: Record<number, Place[]> = {
  1: ["north"],
  2: ["west", "east"],
  3: ["west", "north", "east"],
  4: ["west", "northwest", "northeast", "east"],
  5: ["west", "northwest", "north", "northeast", "east"],
};

/** Return where a seat is for who sits at `viewer`. */
export function placeOf(facts: Pick<TableFacts, "n_seats" | "clockwise">, viewer: number, seat: number): Place {
  const steps = (seat - viewer + facts.n_seats) % facts.n_seats;
  if (steps === 0) return "south";
  const others = CLOCKWISE[facts.n_seats - 1] ?? [];
  return others[facts.clockwise ? steps - 1 : others.length - steps] ?? "north";
}
