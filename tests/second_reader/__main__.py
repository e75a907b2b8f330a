"""The command line: `python -m tests.second_reader trace|cases FILE…` and `selfplay VARIANT`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from .cards import UnreadableError
from .cases import check_case_lines
from .options import value_from_text
from .selfplay import play_deals
from .traces import check_trace_lines

Checker = Callable[[Iterable[str]], Iterator[tuple[str, list[str]]]]


def check_files(paths: list[str], check: Checker, word: str) -> int:
    """Print every fault in the files and a last line of totals; return the exit status."""
    total = failed = 0
    for path in paths:
        try:
            with sys.stdin if path == "-" else Path(path).open(encoding="utf-8") as lines:
                for name, faults in check(lines):
                    total += 1
                    failed += bool(faults)
                    for fault in faults:
                        print(f"{path}: {name}: {fault}")
        except (OSError, UnicodeDecodeError, UnreadableError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
    print(f"{total} {word}, {failed} failed")
    return 1 if failed else 0


def selfplay(variant: str, pairs: list[str], deals: int, seed: int, *, eager: bool) -> int:
    """Print the trace of random deals; return the exit status."""
    options = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        options[name] = value_from_text(name, text)
    try:
        for line in play_deals(variant, options, deals, seed, eager=eager):
            print(line)
    except UnreadableError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def main() -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="second_reader", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    trace = commands.add_parser("trace", help="check traces")
    trace.add_argument("files", nargs="+")
    trace.add_argument("--continued", action="store_true", help="the first line may be amid a match")
    cases = commands.add_parser("cases", help="check rule cases")
    cases.add_argument("files", nargs="+")
    own = commands.add_parser("selfplay", help="print the trace of random deals by these rules")
    own.add_argument("variant")
    own.add_argument("--deals", type=int, default=1)
    own.add_argument("--seed", type=int, default=0)
    own.add_argument("--option", action="append", default=[], metavar="k=v")
    own.add_argument("--eager", action="store_true", help="bid, declare and throw more, and ruff more")
    given = parser.parse_args()
    if given.command == "trace":
        return check_files(given.files, partial(check_trace_lines, is_continued=given.continued), "deals")
    if given.command == "cases":
        return check_files(given.files, check_case_lines, "cases")
    return selfplay(given.variant, given.option, given.deals, given.seed, eager=given.eager)


if __name__ == "__main__":
    sys.exit(main())
