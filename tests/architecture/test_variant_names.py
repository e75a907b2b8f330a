"""Nothing outside ``games/`` asks which variant it is, so nothing outside names one.

Names of variants are of two kinds. *Own* words (``crowsnest``) mean nothing but the game: they may stand
in no identifier and as no word of a text. *Shared* words mean something else as well (a partnership, a
tournament of the arena, a tractor that was led), so only a text that is exactly the id counts, and an
import of that name from ``kibitz.games``. Docstrings and comments may name any game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from kibitz.games import DEFAULT_VARIANT, VARIANTS
from tests.architecture.source import docstrings, imports, name_of, python_files, tree_of

IDS = frozenset(VARIANTS)
SHARED = frozenset({"partnership", "tournament", "tractor"})
OWN = IDS - SHARED

# Two words of the rules happen to be names of games; a file format and a benchmark are about single games.
# Each stands once, and only there.
ALLOWED = {
    ("kibitz/rules/actions.py", "amerikaner"),  # the bid to take every trick alone, as records write it
    ("kibitz/records/open_hands.py", "amerikaner"),  # open-hand values from elsewhere are of this game
    ("kibitz/cli/benches/kernel.py", "amerikaner"),  # compared with like games of others: a pack of bridge,
    ("kibitz/cli/benches/kernel.py", "tournament"),  # nine tricks,
    ("kibitz/cli/benches/kernel.py", "tractor"),  # and shapes
    ("kibitz/rules/parts.py", "tractor"),  # an option's value: a led tractor is answered by a tractor
}


def words(text: str) -> str:
    """Return the text as lower-case words with a blank about each; ``_`` and capitals part words too."""
    parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    return f" {' '.join(re.findall(r'[a-z0-9]+', parted.lower()))} "


def ids_in(text: str) -> set[str]:
    """Return the ids with a word of their own that occur in an identifier or a text."""
    spaced = words(text)
    return {variant for variant in OWN if words(variant) in spaced}


def identifiers(node: ast.AST) -> Iterator[str]:
    """Yield the names that a node itself holds."""
    for field, value in ast.iter_fields(node):
        if field in {"id", "attr", "arg", "name", "asname", "module", "rest"} and isinstance(value, str):
            yield value
        elif field in {"names", "kwd_attrs"} and isinstance(value, list):
            yield from (name for name in value if isinstance(name, str))


def variants_named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and id of each place that names a variant."""
    exempt = docstrings(tree)
    for line, name in imports(tree):
        if name.startswith("kibitz.games."):
            yield from ((line, variant) for variant in IDS if variant in name.lower().split("."))
    for node in ast.walk(tree):
        found: set[str] = set()
        for name in identifiers(node):
            found |= ids_in(name)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in exempt:
            found |= ids_in(node.value) | ({node.value.strip().lower()} & IDS)
        line = getattr(node, "lineno", 0)
        yield from ((line, variant) for variant in sorted(found))


def test_only_games_name_a_variant() -> None:
    outside = sorted(set(python_files()) - set(python_files("games")))
    assert [] == sorted(
        f"{name_of(path)}:{line}: {variant}"
        for path in outside
        for line, variant in set(variants_named(tree_of(path)))
        if (name_of(path), variant) not in ALLOWED
    )


def test_each_exception_is_needed_once() -> None:
    assert dict.fromkeys(ALLOWED, 1) == {
        (file, variant): sum(
            variant == found
            for path in python_files()
            if name_of(path) == file
            for found in texts_equal(path_tree=tree_of(path))
        )
        for file, variant in ALLOWED
    }


def texts_equal(*, path_tree: ast.AST) -> Iterator[str]:
    """Yield every text that is exactly an id, docstrings aside."""
    exempt = docstrings(path_tree)
    for node in ast.walk(path_tree):
        if isinstance(node, ast.Constant) and node.value in IDS and node not in exempt:
            yield str(node.value)


def test_the_default_variant_is_one_of_the_games() -> None:
    assert VARIANTS[DEFAULT_VARIANT.id] is DEFAULT_VARIANT


@pytest.mark.parametrize(
    "text",
    [
        "if variant.id == 'crowsnest': pass",
        "names = {'tractor': 1}",
        "match variant.id:\n    case 'partnership': pass",
        "default = 'Tournament'",
        "text = f'{x} of buckeye'",
        "example = 'kibitz play --variant red_one'",
        "def is_dixie(): pass",
        "CROWSNEST_DECK = ()",
        "class CrowsnestPlayer: pass",
        "f(one_high=True)",
        "from kibitz.games.tractor import x",
        "from kibitz.games import TRACTOR",
        "x = games.AMERIKANER",
    ],
)
def test_a_named_variant_is_seen(text: str) -> None:
    assert list(variants_named(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    [
        "'''Tractor and Crowsnest differ here.'''",
        "class Shape:\n    tractor: int\n    '''A tractor.'''",
        "def is_tractor(): pass",
        "message = 'a tractor of three pairs was led'",
        "partnership = (0, 2)",
        "def run_tournament(): pass",
        "from kibitz.games import VARIANTS",
    ],
)
def test_a_word_of_the_trade_is_let_pass(text: str) -> None:
    assert [] == list(variants_named(ast.parse(text)))
