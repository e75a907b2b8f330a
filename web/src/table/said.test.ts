import { join } from "node:path";
import { expect, it } from "vitest";
import { wordsOf } from "../../build/words";
import fixture from "../dev/crowsnest.json";
import { NUDGE, type SeatFacts, type TableFacts } from "../protocol.gen";
import { Catalogue } from "../words/catalogue";
import { TableWords } from "../words/table_words";
import { saidText } from "./said";

const LANGUAGES = join(import.meta.dirname, "../../../src/kibitz/language");
const reader = { facts: fixture.table as TableFacts, seats: fixture.seats as SeatFacts[], seat: 0 };

it("tells another's nudge as theirs and one's own as one's own, in every language", () => {
  const own = new Set<string>();
  for (const language of ["en", "el", "fa", "uk", "nb", "zh-Hans"]) {
    const words = new TableWords(new Catalogue(language, wordsOf(join(LANGUAGES, language))), reader);
    const [mine, theirs] = [0, 1].map((seat) => saidText({ seat, word: NUDGE }, words));
    expect(mine).not.toBe(theirs);
    if (language === "en") expect([mine, theirs]).toEqual(["nudge the others", "is waiting for you"]);
    own.add(mine!);
    expect(saidText({ seat: 1, word: "hello" }, words)).not.toContain("page-");
  }
  expect(own.size).toBe(6);
});
