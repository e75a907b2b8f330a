// The HTTP side of the server.

import type {
  Created, HttpFault, Keep, Lobby, Mine, MineList, NewTable, Phrase, Rules, RulesPage, Verdict,
} from "../protocol.gen";

/** What the server refused, in a phrase; `say(fault.problem)` words it. */
export class ApiFault extends Error {
  constructor(readonly code: string, readonly problem: Phrase, readonly status: number) {
    super(code);
  }
}

const UNREACHABLE: Phrase = { is: "phrase", id: "page-unreachable", args: {}, sentence: true };

/** Return the answer of the server; raises ApiFault. */
export async function ask(path: string, { body, token, text = false }: { body?: unknown; token?: string; text?: boolean } = {}): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    throw new ApiFault("page/unreachable", UNREACHABLE, 0);
  }
  if (!response.ok) {
    const fault = (await response.json().catch(() => null)) as HttpFault | null;
    throw new ApiFault(fault?.code ?? "page/unreachable", fault?.problem ?? UNREACHABLE, response.status);
  }
  return text ? response.text() : response.json();
}

export const lobby = (): Promise<Lobby> => ask("/api/lobby") as Promise<Lobby>;
export const createTable = (table: NewTable): Promise<Created> => ask("/api/tables", { body: table }) as Promise<Created>;
export const mine = (known: Mine): Promise<MineList> => ask("/api/mine", { body: known }) as Promise<MineList>;
export const rulesOf = (rules: Rules): Promise<RulesPage> => ask("/api/rules", { body: rules }) as Promise<RulesPage>;
export const keepMatches = (keep: Keep): Promise<unknown> => ask("/api/keep", { body: keep });
export const erase = (body: { everything: boolean }): Promise<unknown> => ask("/api/erase", { body });
export const verdictOf = (table: string): Promise<Verdict> =>
  ask(`/api/tables/${encodeURIComponent(table)}/verify`) as Promise<Verdict>;
/** Return the finished deals of a table as a record (.kbz). */
export const recordOf = (table: string, token: string): Promise<string> =>
  ask(`/api/tables/${encodeURIComponent(table)}/record`, { token, text: true }) as Promise<string>;
