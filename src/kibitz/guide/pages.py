"""The pages of the games in the documentation: prose by hand, tables from the declarations.

A page holds blocks between ``<!-- generated: NAME -->`` and ``<!-- end -->``. NAME is facts, players,
options, notes or sources, on the page of all games overview or differences FAMILY, or deal, which shows the
deal in the comment before it: ``<!-- deal: {...} -->``. ``python -m kibitz.guide.pages --write docs/games`` fills the blocks in;
without ``--write`` it names the pages that are stale or missing and ends with 1.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from kibitz.games import VARIANTS
from kibitz.guide.deal_tables import deal_tables
from kibitz.guide.tables import (
    differences_table,
    facts_table,
    notes_list,
    options_table,
    overview_table,
    players_table,
    sources_list,
)
from kibitz.language import translate
from kibitz.rules.variant import Variant

OVERVIEW = "README"
_BLOCK = re.compile(r"(<!-- generated: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_DEAL = re.compile(r"<!-- deal: (\{.*?\}) -->\n")


def page_with_tables(text: str, variant: Variant | None) -> str:
    """Return a page with its blocks made anew. variant: None for the list of all games.

    Raises KeyError for a block of an unknown name.
    """

    def block(found: re.Match[str]) -> str:
        before, name, after = found[1], found[2], found[3]
        return f"{before}\n{_table(name, variant, text[: found.start()])}\n{after}"

    return _BLOCK.sub(block, text)


def _table(name: str, variant: Variant | None, before: str) -> str:
    kind, _, family = name.partition(" ")
    if kind == "deal":
        return deal_tables(_DEAL.findall(before)[-1])
    if variant is None:
        games = (game for game in VARIANTS.values() if family in ("", game.family))
        return _OF_ALL[kind](games)
    return _OF_ONE[kind](variant)


_OF_ALL = {"overview": overview_table, "differences": differences_table}
_OF_ONE = {
    "facts": facts_table,
    "players": players_table,
    "options": options_table,
    "notes": notes_list,
    "sources": sources_list,
}


def deals_of(text: str) -> list[str]:
    """Return the deals a page shows, each a line of JSON in the form of a case."""
    return _DEAL.findall(text)


def stale_pages(folder: Path) -> list[str]:
    """Return the names of the pages that are missing or whose tables differ from the declarations."""
    stale = []
    for name, variant in _pages():
        file = folder / f"{name}.md"
        text = file.read_text("utf-8") if file.exists() else ""
        if not text or page_with_tables(text, variant) != text:
            stale.append(file.name)
    return stale


def write_pages(folder: Path) -> list[str]:
    """Write the tables into every page that is there and stale; return the names of the pages written."""
    written = []
    for name, variant in _pages():
        file = folder / f"{name}.md"
        text = file.read_text("utf-8") if file.exists() else ""
        fresh = page_with_tables(text, variant)
        if fresh != text:
            file.write_text(fresh, "utf-8")
            written.append(file.name)
    return written


def _pages() -> list[tuple[str, Variant | None]]:
    return [(OVERVIEW, None), *VARIANTS.items()]


def main(arguments: Sequence[str]) -> int:
    """Return the exit status of ``[--write] FOLDER``: 0 fine, 1 pages are stale, 2 bad usage."""
    match arguments:
        case ["--write", folder]:
            for name in write_pages(Path(folder)):
                sys.stdout.write(f"{name}\n")
        case [folder] if not folder.startswith("-"):
            pass
        case _:
            sys.stderr.write(translate("pages-usage") + "\n")
            return 2
    stale = stale_pages(Path(folder))
    for name in stale:
        sys.stderr.write(translate("pages-stale", {"page": name}) + "\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
