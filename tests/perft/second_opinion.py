"""Counts the perft files again by the rules of ``tests/second_reader``, which share no code with the engine.

``python -m tests.perft.second_opinion [FILE…]`` prints every entry and ends with 1 if a count differs.
Only positions without a history (no calls, no cards on the table) can be given to it.
"""

from __future__ import annotations

import copy
import sys
from pathlib import Path

from tests.perft.reading import FOLDER, Entry, read_perft
from tests.second_reader.deal import Deal
from tests.second_reader.games import begin, rules_of
from tests.second_reader.options import value_from_text

NUMBERS = ("dealer", "deal", "declarer", "leader", "partner")
ROWS = ("scores", "tricks", "points")


def start_of(position: str) -> Deal:
    """Return the deal that begins at the position; a line read anew, not by the engine's reader."""
    code, *fields = position.split(" ")
    variant, *chosen = code.split("~")
    options = {}
    for word in chosen:
        name, _, text = word.partition(".")
        options[name] = value_from_text(name, text.replace(".", ","))
    given = dict(field.split("=", 1) for field in fields)
    start: dict[str, object] = {}
    for key, text in given.items():
        if key in NUMBERS:
            start[key] = int(text)
        elif key in ROWS:
            start[key] = [int(number) for number in text.split(",")]
        elif key == "levels":
            start[key] = text.split(",")
        elif key == "hands":
            start[key] = [hand.replace(".", " ") for hand in text.split("/")]
        elif key in ("kitty", "buried"):
            start[key] = text.replace(".", " ")
        elif key == "contract":
            start[key] = int(text) if text.isdigit() else text
        else:
            assert key in ("phase", "trump", "level", "called"), f"no position of a start: {key}"
            start[key] = text
    if given["phase"] == "bury":
        # Here the declarer holds the kitty already; a start has it apart.
        declarer = int(given["declarer"])
        hands = given["hands"].split("/")
        held = hands[declarer].split(".")
        for card in given["kitty"].split("."):
            held.remove(card)
        hands[declarer] = ".".join(held)
        start["hands"] = [hand.replace(".", " ") for hand in hands]
    return begin(rules_of(variant, options), start)


def twin_of(deal: Deal) -> Deal:
    """Return a deal that goes its own way from here."""
    twin = copy.copy(deal)
    for name, value in vars(deal).items():
        if isinstance(value, list):
            setattr(twin, name, [list(item) if isinstance(item, list) else item for item in value])
    return twin


def count(deal: Deal, depth: int) -> int:
    """Return how many sequences of so many actions there are."""
    if depth == 0:
        return 1
    if deal.is_over:
        return 0
    if depth == 1:
        return deal.count_legal()
    total = 0
    for action in set(deal.legal()):
        after = twin_of(deal)
        after.apply(action)
        total += count(after, depth - 1)
    return total


def differences(entry: Entry, at_most: int = 10**9) -> list[str]:
    """Return where the entry says something else; counts above ``at_most`` are passed over."""
    deal = start_of(entry.position)
    found = []
    for depth, expected in entry.counts.items():
        if depth == 1 or expected <= at_most:
            counted = count(deal, depth)
            if counted != expected:
                found.append(
                    f"{entry}: perft {depth}: expected {expected}, the second reader counts {counted}"
                )
    return found


def main(names: list[str]) -> int:
    """Print what differs; return the exit status."""
    paths = [Path(name) for name in names] or sorted(FOLDER.glob("*.perft"))
    n_differ = 0
    for path in paths:
        for entry in read_perft(path):
            found = differences(entry)
            n_differ += len(found)
            print(
                f"{entry} {'differs' if found else 'agrees'} {entry.counts}", *found, sep="\n  ", flush=True
            )
    return 1 if n_differ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
