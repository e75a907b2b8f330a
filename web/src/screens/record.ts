// The record of a match as a file of one's own.

import { ApiFault, recordOf } from "../net/api";
import type { Phrase } from "../protocol.gen";

/** Let the browser save the finished deals of a table; returns what went wrong, null if nothing did. */
export async function saveRecord(table: string, token: string, name: string): Promise<Phrase | null> {
  let text: string;
  try {
    text = await recordOf(table, token);
  } catch (error) {
    if (error instanceof ApiFault) return error.problem;
    throw error;
  }
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.kbz`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return null;
}
