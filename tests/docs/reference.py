"""The generated blocks of docs/reference.md: ``python -m tests.docs.reference`` writes them anew."""

from __future__ import annotations

import contextlib
import io
import os
import re
from itertools import groupby

from kibitz.cli.group import COMMANDS
from kibitz.cli.run import run
from tests.docs.blocks import ROOT

PAGE = ROOT / "docs" / "reference.md"
WORDS = ROOT / "src" / "kibitz" / "language" / "en"
_BLOCK = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_CODE = re.compile(r"^problem-([a-z_]+)-([a-z_]+) =", re.MULTILINE)


def help_of_commands() -> str:
    """Return the help of every command, in the order of the program's own help."""
    return "\n".join(f"### kibitz {name}\n\n```text\n{help_of(name)}```\n" for name in COMMANDS)


def help_of(name: str) -> str:
    """Return the help of a command, for lines of 80 columns."""
    out = io.StringIO()
    before = dict(os.environ)
    os.environ |= {"COLUMNS": "80", "KIBITZ_LANG": "en"}
    try:
        with contextlib.redirect_stdout(out):
            run([name, "--help"])
    finally:
        os.environ.clear()
        os.environ |= before
    return out.getvalue()


def codes() -> list[tuple[str, str]]:
    """Return area and name of every error code that has words, sorted."""
    texts = (file.read_text("utf-8") for file in sorted(WORDS.glob("*.ftl")))
    return sorted({(area, name) for text in texts for area, name in _CODE.findall(text)})


def table_of_codes() -> str:
    """Return the codes as a table, a row for each area."""
    rows = [
        f"| `{area}/` | {', '.join(f'`{name}`' for _, name in group)} |\n"
        for area, group in groupby(codes(), key=lambda code: code[0])
    ]
    return "| area | codes |\n|---|---|\n" + "".join(rows)


MAKERS = {"help": help_of_commands, "errors": table_of_codes}


def page_anew(text: str) -> str:
    """Return the page with its blocks made anew."""
    return _BLOCK.sub(lambda found: f"{found[1]}\n{MAKERS[found[2]]()}\n{found[3]}", text)


if __name__ == "__main__":
    PAGE.write_text(page_anew(PAGE.read_text("utf-8")), "utf-8")
