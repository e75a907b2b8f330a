"""What axe-core finds wrong with a page by WCAG 2.2, levels A and AA."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.looks import THEMES
from tests.browser.until import settled

PROGRAM = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of what axe calls best practice we hold to all that help; these two contradict how a game is laid out: the
# announcer's regions and the skip link lie outside the landmarks on purpose.
WITHOUT = ["region"]
# The rules that ask for colours; no other can be broken in one theme and kept in the other.
OF_COLOURS = ["color-contrast", "link-in-text-block"]

_RUN = """async how => {
    const result = await axe.run(document, {...how, resultTypes: ['violations']});
    return result.violations.flatMap(each =>
        each.nodes.map(node => `${each.id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}"""


@cache
def _text() -> str:
    return PROGRAM.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return one line for each rule that is broken and each place where it is, in any theme.

    The page must follow the theme of the device, as a window of the tests does.
    """
    found: list[str] = []
    for at, theme in enumerate(THEMES):
        page.emulate_media(color_scheme=theme)
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        settled(page)
        found += [f"{theme}: {each}" for each in _broken(page, only_colours=at > 0)]
    return found


def _broken(page: Page, *, only_colours: bool) -> list[str]:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(_text())  # as the debugger runs it, the policy against inline scripts stays in force
    how: dict[str, Any] = {"runOnly": {"type": "rule", "values": OF_COLOURS}}
    if not only_colours:
        rules = {name: {"enabled": False} for name in WITHOUT}
        how = {"runOnly": {"type": "tag", "values": TAGS}, "rules": rules}
    return [" ".join(str(each).split()) for each in page.evaluate(_RUN, how)]
