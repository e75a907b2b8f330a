// What the server offers, asked once for all screens.

import { ApiFault, lobby } from "../net/api";
import type { Lobby, Phrase } from "../protocol.gen";

class Offer {
  lobby: Lobby | null = $state.raw(null);
  fault: Phrase | null = $state.raw(null);

  /** Ask; a second time only if the first has failed, or if asked to. */
  async load({ anew = false } = {}): Promise<void> {
    if (this.lobby !== null && !anew) return;
    try {
      this.lobby = await lobby();
      this.fault = null;
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      this.fault = error.problem;
    }
  }
}

export const offer = new Offer();
