// Reading an auction off its calls. What beats what is the server's business: a later call is a higher one.

import type { Call } from "../protocol.gen";

/** Return the last call of each seat, in the order they were made. */
export function calledBy(calls: readonly Call[]): Call[] {
  return calls.filter((call, at) => calls.findLastIndex((other) => other.seat === call.seat) === at);
}

/** Return the call that stands: the last one that is not a pass. */
export function standing(calls: readonly Call[]): Call | null {
  return calls.findLast((call) => call.action !== "pass") ?? null;
}
