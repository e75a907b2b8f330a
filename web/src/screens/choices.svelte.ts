// What was chosen on the start page and in the editor of house rules, for the next time.

import { recall, remember } from "../storage";

export interface StartChoices {
  strength: string;
  /** The strength of each seat after one's own, in order of play; empty where all are alike. */
  apart: string[];
  /** Seconds a computer waits before it acts. */
  pace: number;
  /** The rule code played by last, for each game with house rules of one's own. */
  codes: Record<string, string>;
}

const STORED = "kibitz.start";
const FRESH: StartChoices = { strength: "medium", apart: [], pace: 0.7, codes: {} };

/** Return choices as they were stored; what is damaged or missing is as in the beginning. */
export function choicesIn(text: string | null): StartChoices {
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<StartChoices>;
    return {
      strength: typeof stored.strength === "string" ? stored.strength : FRESH.strength,
      apart: Array.isArray(stored.apart) && stored.apart.every((each) => typeof each === "string") ? stored.apart : FRESH.apart,
      pace: typeof stored.pace === "number" && stored.pace >= 0 && stored.pace <= 10 ? stored.pace : FRESH.pace,
      codes: Object.fromEntries(Object.entries(stored.codes ?? {}).filter(([, code]) => typeof code === "string")),
    };
  } catch {
    return { ...FRESH, codes: {} };
  }
}

const choices: StartChoices = $state(choicesIn(recall(STORED)));

export function startChoices(): StartChoices {
  return choices;
}

/** Return who sits in the seats after one's own: one strength for all, or one for each. */
export function othersChosen(): string | string[] {
  return choices.apart.length > 0 ? [...choices.apart] : choices.strength;
}

export function choose(changed: Partial<StartChoices>): void {
  Object.assign(choices, changed);
  remember(STORED, JSON.stringify(choices));
}

/** Remember the rules of a game; its own rules are not remembered but forgotten. */
export function chooseRules(game: string, code: string): void {
  const codes = { ...choices.codes };
  if (code === game) delete codes[game];
  else codes[game] = code;
  choose({ codes });
}
