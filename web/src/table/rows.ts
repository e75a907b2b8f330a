// How a hand is laid out: how many rows, where they break, how far one card covers the next.

export interface HandCard {
  /** The face and which copy of it: two equal cards are two buttons. */
  id: string;
  card: string;
  /** The group it lies in: a suit's letter or `trump`. */
  group: string;
  /** Whether it begins a group. */
  begins: boolean;
}

export interface Layout {
  rows: HandCard[][];
  /** Pixels from the left edge of a card to that of the next. */
  step: number;
  /** Pixels more before a card that begins a group. */
  gap: number;
}

// ux.md, Layout: the smallest number of rows that keeps a strip of 28 px, so that a finger hits one card.
const STRIP = 28;
const GAP = 14;

/** Return the cards of a hand in order, each with its own id. */
export function handCards(
  groups: readonly { suit: string; cards: readonly string[] }[],
  { trumpsFirst = true, reverse = false }: { trumpsFirst?: boolean; reverse?: boolean } = {},
): HandCard[] {
  const trumps = groups.filter((group) => group.suit === "trump");
  const others = groups.filter((group) => group.suit !== "trump");
  const ordered = trumpsFirst ? [...trumps, ...others] : [...others, ...trumps];
  const flat = ordered.flatMap((group) => group.cards.map((card) => ({ card, group: group.suit })));
  if (reverse) flat.reverse();
  const seen = new Map<string, number>();
  return flat.map(({ card, group }, at) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}#${copy}`, card, group, begins: at > 0 && flat[at - 1]?.group !== group };
  });
}

/** Return the layout of a hand in a width: rows break between suits where that costs little. */
export function layoutOf(cards: readonly HandCard[], width: number, cardWidth: number): Layout {
  const most = Math.max(1, Math.floor((width - cardWidth) / STRIP) + 1);
  const nRows = Math.max(1, Math.ceil(cards.length / most));
  const rows = broken(cards, nRows, most);
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const gaps = Math.max(0, ...rows.map((row) => row.slice(1).filter((card) => card.begins).length));
  const room = width - cardWidth;
  const strips = Math.max(1, longest - 1);
  const spare = Math.max(0, room - strips * STRIP);
  const gap = gaps === 0 ? 0 : Math.min(GAP, spare / (gaps + strips));
  const step = Math.min(cardWidth + 6, (room - gap * gaps) / strips);
  return { rows, step, gap };
}

function broken(cards: readonly HandCard[], nRows: number, most: number): HandCard[][] {
  const n = cards.length;
  if (nRows === 1) return n === 0 ? [] : [[...cards]];
  const even = n / nRows;
  // best[r][i]: the least cost of putting the first i cards into r rows, and where the last of them begins.
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let row = 1; row <= nRows; row += 1) {
    const line: { cost: number; from: number }[] = [];
    for (let end = 0; end <= n; end += 1) {
      let found = { cost: Infinity, from: 0 };
      for (let from = Math.max(0, end - most); from <= end; from += 1) {
        const before = best[row - 1]?.[from]?.cost ?? Infinity;
        const cut = from > 0 && from < n && !cards[from]?.begins ? 5 : 0;
        const cost = before + (end - from - even) ** 2 + cut;
        if (cost < found.cost) found = { cost, from };
      }
      line[end] = found;
    }
    best[row] = line;
  }
  const rows: HandCard[][] = [];
  let end = n;
  for (let row = nRows; row > 0; row -= 1) {
    const from = best[row]?.[end]?.from ?? 0;
    rows.unshift(cards.slice(from, end));
    end = from;
  }
  return rows.filter((each) => each.length > 0);
}
