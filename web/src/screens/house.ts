// House rules as one edits them: values beside the standard, and what has been changed.

import type { OptionFacts, Phrase } from "../protocol.gen";
import { isolated, type TableWords } from "../words/table_words";

export type Value = boolean | number | string | string[];
export type Values = Record<string, Value>;

/** Return whether two values of an option are the same. */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return the options whose value is not the standard, in their order. */
export function changedIn(options: readonly OptionFacts[], values: Values): OptionFacts[] {
  return options.filter((option) => option.name in values && !same(values[option.name], option.default));
}

/** Return an option's value in words. */
export function valueText(option: OptionFacts, value: Value, words: TableWords): string {
  const at = option.values?.findIndex((each) => same(each, value)) ?? -1;
  const label = option.value_labels[at];
  if (label) return words.say(label);
  if (Array.isArray(value)) return value.length > 0 ? words.listed(value.map(words.rank)) : words.word("value-none");
  if (typeof value === "number") return words.number(value);
  if (typeof value === "boolean") return words.word(value ? "value-yes" : "value-no");
  return words.has(`value-${value}`) ? words.word(`value-${value}`) : words.rank(value);
}

/** Return why rules do not go together with house rules by their names, not by what they are called in a code. */
export function namedFault(fault: Phrase, options: readonly OptionFacts[], words: TableWords): Phrase {
  const args = { ...fault.args };
  const first = options.find((each) => each.name === args["option"]);
  const second = options.find((each) => each.name === args["other"]);
  const put = (name: string, option: OptionFacts | undefined): void => {
    const value = option?.values?.find((each) => String(each) === args[name]);
    if (option && value !== undefined) args[name] = valueText(option, value, words);
  };
  // With a value for each of two, `value` is the first one's; with one value for both, it is what the second must be.
  put("value", second && !("other_value" in args) ? second : first);
  put("other_value", second);
  if (first) args["option"] = isolated(words.say(first.label));
  if (second) args["other"] = isolated(words.say(second.label));
  return { ...fault, args };
}

/** Return whether a fault is about this option. */
export function isAbout(fault: Phrase, option: OptionFacts): boolean {
  return fault.args["option"] === option.name || fault.args["other"] === option.name;
}

/** How an option is edited. */
export type Editing = "switch" | "choice" | "list" | "number" | "number-or-word" | "ranks";

/** Return how an option is edited. */
export function editingOf(option: OptionFacts): Editing {
  if (option.ranks !== null) return "ranks";
  if (option.values === null) return "number";
  if (option.low !== null) return "number-or-word";
  if (option.values.length === 2 && option.values.every((value) => typeof value === "boolean")) return "switch";
  return option.values.length > 4 ? "list" : "choice";
}

/** Return a number within what an option allows, on one of its steps. */
export function fitting(option: OptionFacts, n: number): number {
  const low = option.low ?? 0;
  const step = option.step ?? 1;
  const high = option.high ?? Number.MAX_SAFE_INTEGER;
  const whole = Number.isFinite(n) ? n : low;
  // Steps are counted from zero: bids by fives are 5, 10, 15, whatever the lowest is.
  return Math.min(high, Math.max(low, Math.round(whole / step) * step));
}

/** Return a value of ranks with one put in or taken out, in the order of the ranks; none of them is `none`. */
export function withRank(option: OptionFacts, value: Value, rank: string, wanted: boolean): Value {
  const held = new Set(Array.isArray(value) ? value : []);
  if (wanted) held.add(rank);
  else held.delete(rank);
  const ranks = (option.ranks ?? []).filter((each) => held.has(each));
  return ranks.length > 0 ? ranks : "none";
}
