"""Pictures of every screen: ``python -m tests.browser.screenshots`` paints them into build/screenshots/.

``--only WORD`` paints those whose name holds a word, ``--full`` takes pages whole instead of what the window shows.
Names: screen, language, size, theme, as ``bury-fa-phone-dark.png``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chrome import SIZES, Look, launched, program, window
from tests.browser.looks import THEMES
from tests.browser.person import Person
from tests.browser.reach import Wish, asked_for, in_trick, is_over, reach
from tests.browser.site import Site
from tests.browser.until import settled
from tests.server.client import Json

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
LANGUAGES = ("en", "fa", "zh-Hans")
# Each screen, and how many headings it has at least when it is whole.
PATHS = {
    "start": ("/", 3),
    "settings": ("/settings", 3),
    "rules": ("/rules/crowsnest", 5),
    "house-rules": ("/house-rules/tractor", 2),
    "guide": ("/guide/crowsnest", 1),
    "history": ("/history", 1),
    "verify": ("/verify", 2),
}
POINTS: dict[str, tuple[str, Wish]] = {
    "auction": ("crowsnest", asked_for("call")),
    "bury": ("tractor", asked_for("bury")),
    "trump": ("crowsnest", asked_for("trump")),
    "play": ("crowsnest", in_trick(4)),
    "play-amerikaner": ("amerikaner", in_trick(5)),
    "play-tractor": ("tractor", in_trick(3)),
    "over": ("crowsnest", is_over),
}


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture to paint."""

    screen: str
    look: Look

    @property
    def name(self) -> str:
        """Return the name of its file, without the ending."""
        return f"{self.screen}-{self.look.language}-{self.look.size}-{self.look.theme}"


def pictures(only: str) -> list[Picture]:
    """Return the pictures whose names hold a word."""
    looks = [Look(*each) for each in product(LANGUAGES, SIZES, THEMES)]
    every = [Picture(screen, look) for screen, look in product((*PATHS, *POINTS), looks)]
    return [picture for picture in every if only in picture.name]


def main(arguments: Sequence[str] | None = None) -> int:
    """Paint; return 0, or 2 without a browser."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screenshots", description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--full", action="store_true")
    given = parser.parse_args(arguments)
    if program() is None:
        print("Chromium is not installed here")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = pictures(given.only)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder)).start()
        try:
            browser = launched(playwright)
            tables = {
                name: reach(site, code, ["medium"] * 3, wish)
                for name, (code, wish) in POINTS.items()
                if any(picture.screen == name for picture in wanted)
            }
            for picture in wanted:
                table = tables.get(picture.screen)
                tokens = {table["table"]: table["token"]} if table else {}
                with window(browser, site.address, picture.look, tokens) as context:
                    person = Person(context, site.address, picture.look.language, fast=False)
                    _show(person, picture.screen, table)
                    path = FOLDER / f"{picture.name}.png"
                    person.page.screenshot(path=path, full_page=given.full and table is None)
            browser.close()
        finally:
            site.stop()
    print(f"{len(wanted)} pictures in {FOLDER.relative_to(FOLDER.parents[1])}/")
    return 0


def _show(person: Person, screen: str, table: Json | None) -> None:
    if table is None:
        path, n_headings = PATHS[screen]
        person.visit(path, n_headings=n_headings)
        return
    person.open(table["table"])
    if screen == "over":
        person.page.get_by_role("button", name=person.word("next-deal")).wait_for()
    else:
        person.until_asked()
    if screen == "bury":
        for at in (2, 12, 25):
            person.fingers.choose(person.hand, person.cards.nth(at))
    elif screen.startswith("play"):
        person.button("hint").click()
    person.page.evaluate("document.fonts.ready.then(() => null)")
    settled(person.page)


if __name__ == "__main__":
    sys.exit(main())
