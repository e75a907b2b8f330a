// The messages of one language, with numbers written as its readers write them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Digits = "prose" | "latin";

/** A plus before a number; the mark keeps it there in a line that runs from right to left, as the data do for minus. */
const PLUS = /(?<![\p{L}\p{N}\u200e])\+(?=\p{Nd})/gu;

export class Catalogue {
  readonly locale: string;
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;
  private readonly decimals: Intl.NumberFormat;

  /** text: Fluent entries. digits: whether numbers may have the language's own digits. */
  constructor(readonly language: string, text: string, digits: Digits = "prose") {
    this.locale = digits === "latin" ? `${language}-u-nu-latn` : language;
    // Isolation by the library wraps terms and whole selections too: a selection of nothing but terms and
    // numbers then reads left to right in Persian. What may run another way is isolated where it is put in.
    this.bundle = new FluentBundle([this.locale, "en"], { useIsolating: false });
    this.bundle.addResource(new FluentResource(text));
    this.numbers = new Intl.NumberFormat(this.locale, { maximumFractionDigits: 2 });
    this.decimals = new Intl.NumberFormat(this.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Return a message in words; its id where there is none, since a wording fault must not end a deal. */
  word(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    const faults: Error[] = [];
    return this.withSigns(this.bundle.formatPattern(message.value, args, faults));
  }

  /** Return a text in which each plus stands on the side of its number that a minus stands on. */
  private withSigns(text: string): string {
    return this.language === "fa" ? text.replace(PLUS, "\u200e+") : text;
  }

  /** Return a number, or a text that is one, in the reader's digits; any other text as it is. */
  number(value: number | string): string {
    if (typeof value === "number") return this.numbers.format(value);
    if (/^-?\d+\.\d$/.test(value)) return this.decimals.format(Number(value)); // averages have one decimal, even 0
    return /^-?\d+$/.test(value) ? this.number(Number(value)) : value;
  }
}
