"""What axe-core finds wrong with a page by WCAG 2.2, levels A and AA."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

PROGRAM = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of what axe calls best practice we hold to all that help; these two contradict how a game is laid out: the
# announcer's regions and the skip link lie outside the landmarks on purpose.
WITHOUT = ["region"]


@cache
def _text() -> str:
    return PROGRAM.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return one line for each rule that is broken and each place where it is."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(_text())  # as the debugger runs it, the policy against inline scripts stays in force
    found = page.evaluate(
        """async ([tags, without]) => {
            const rules = Object.fromEntries(without.map(name => [name, {enabled: false}]));
            const result = await axe.run(document, {runOnly: {type: 'tag', values: tags}, rules});
            return result.violations.flatMap(each =>
                each.nodes.map(node => `${each.id}: ${node.target.join(' ')}: ${node.failureSummary}`));
        }""",
        [TAGS, WITHOUT],
    )
    return [" ".join(str(each).split()) for each in found]
