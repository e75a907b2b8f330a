// The Markdown that rules pages are written in, read into blocks: headings, paragraphs, lists, tables, emphasis.
// What is no Markdown of these kinds stays text, so nothing of a page can become anything but words.

export type Span = { kind: "text" | "code" | "strong" | "em"; text: string };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Return a line as spans. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of line.matchAll(SPAN)) {
    if (found.index > at) spans.push({ kind: "text", text: line.slice(at, found.index) });
    const [whole, code, strong, em] = found;
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else spans.push({ kind: "em", text: em ?? "" });
    at = found.index + whole.length;
  }
  if (at < line.length) spans.push({ kind: "text", text: line.slice(at) });
  return spans;
}

/** Return the words of spans. */
export function textOf(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** Return a page as blocks. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null; // a list, table or paragraph that the next line may go on with
  for (const line of page.split(/\r?\n/)) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    const item = /^[-*] +(.*)$/.exec(line);
    if (line.trim() === "") {
      open = null;
    } else if (heading) {
      open = null;
      blocks.push({ kind: "heading", level: (heading[1] ?? "#").length, id: `part-${blocks.length}`, spans: spansOf(heading[2] ?? "") });
    } else if (item) {
      if (open?.kind !== "list") blocks.push((open = { kind: "list", items: [] }));
      open.items.push(spansOf(item[1] ?? ""));
    } else if (line.startsWith("|")) {
      if (RULE.test(line)) continue;
      if (open?.kind !== "table") blocks.push((open = { kind: "table", head: cellsOf(line), rows: [] }));
      else open.rows.push(cellsOf(line));
    } else if (open?.kind === "paragraph") {
      open.spans.push({ kind: "text", text: " " }, ...spansOf(line));
    } else {
      blocks.push((open = { kind: "paragraph", spans: spansOf(line) }));
    }
  }
  return blocks;
}

function cellsOf(line: string): Span[][] {
  return line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => spansOf(cell.trim()));
}
