import { describe, expect, it } from "vitest";
import { blocksOf, spansOf, textOf } from "./markdown";

describe("a rules page", () => {
  it("is read into headings, paragraphs, lists and tables", () => {
    const blocks = blocksOf("# Title\n\nOne.\nTwo.\n\n## Part\n\n- first\n- second `x`\n| a | b |\n|---|---|\n| 1 | 2 |\n- third\n");
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "list", "table", "list"]);
    expect(blocks[1]).toMatchObject({ spans: [{ text: "One." }, { text: " " }, { text: "Two." }] });
    expect(blocks[4]).toMatchObject({ head: [[{ text: "a" }], [{ text: "b" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("gives every heading an id of its own", () => {
    const ids = blocksOf("# A\n## A\n## A\n").flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size).toBe(3);
  });

  it("keeps what only looks like markup as text", () => {
    expect(spansOf("<b>2 * 3 * 4</b> & `a<b`")).toEqual([
      { kind: "text", text: "<b>2 * 3 * 4</b> & " }, { kind: "code", text: "a<b" },
    ]);
    expect(textOf(spansOf("**bold** and *soft*"))).toBe("bold and soft");
  });

  it("loses no word", () => {
    const page = "# R\n\ntext with `code` here\n- a **b** c\n\n| x |\n|---|\n| y |\n";
    const said = JSON.stringify(blocksOf(page));
    for (const word of ["text with ", "code", " here", "a ", "b", " c", "x", "y"]) expect(said).toContain(`"${word}"`);
  });
});
