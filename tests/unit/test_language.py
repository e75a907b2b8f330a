"""Every text for people is there, is given what it asks for, and is used."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent_ast

import kibitz
from kibitz.errors import problem
from kibitz.games import VARIANTS
from kibitz.language import DEFAULT_LANGUAGE, LANGUAGES, has_message, translate

SOURCE = Path(kibitz.__file__).parent
KERNEL = Path(__file__).parents[2] / "kernel"


class Variables(visitor.Visitor):
    """Collects the names of the arguments a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[tuple[str, fluent_ast.EntryType], ...]:
    """Return every entry of a language with the name of its file."""
    paths = sorted((SOURCE / "language" / language).glob("*.ftl"))
    return tuple(
        (path.name, entry)
        for path in paths
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    )


def messages(language: str) -> dict[str, fluent_ast.Message]:
    """Return every message of a language by its id."""
    return {e.id.name: e for _, e in entries(language) if isinstance(e, fluent_ast.Message)}


def asked_for(message: fluent_ast.Message) -> set[str]:
    """Return the names of the arguments a message asks for."""
    found = Variables()
    found.visit(message)
    return found.names


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Return the syntax tree of every file of the source."""
    return tuple((p, ast.parse(p.read_text(encoding="utf-8"))) for p in sorted(SOURCE.rglob("*.py")))


def calls_of(*functions: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call of these functions in the source whose first argument is a literal text."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in functions and isinstance(node.args[0].value, str):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def first_text(call: ast.Call) -> str:
    literal = call.args[0]
    assert isinstance(literal, ast.Constant)
    return str(literal.value)


# --- the files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_files_are_well_formed(language: str) -> None:
    junk = [
        f"{name}: {entry.content}" for name, entry in entries(language) if isinstance(entry, fluent_ast.Junk)
    ]
    assert [] == junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(e.id.name for _, e in entries(language) if isinstance(e, fluent_ast.Message))
    assert [] == [name for name, n in names.items() if n > 1]


def test_english_is_the_language_when_none_is_named() -> None:
    assert "en" == DEFAULT_LANGUAGE == LANGUAGES[0]


# --- problems -------------------------------------------------------------------------------------


def test_every_problem_has_words_and_gets_the_arguments_they_ask_for() -> None:
    known = messages("en")
    faults = []
    n_calls = 0
    for place, call in calls_of("problem"):
        n_calls += 1
        code = first_text(call)
        message = known.get(problem(code).message_id)
        if message is None:
            faults.append(f"{place}: no words for {code}")
            continue
        given = {keyword.arg for keyword in call.keywords}
        if None not in given and not asked_for(message) <= given:
            faults.append(f"{place}: {code} lacks {sorted(asked_for(message) - given)}")
    assert [] == faults
    assert n_calls > 40


def test_every_wording_of_a_problem_belongs_to_a_code_in_the_source() -> None:
    paths = [*sorted(SOURCE.rglob("*.py")), *sorted(KERNEL.rglob("*.cpp"))]  # the kernel throws codes, too
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    ids = [name.removeprefix("problem-") for name in messages("en") if name.startswith("problem-")]
    assert [] == [name for name in ids if f'"{name.replace("-", "/", 1)}"' not in source]


def test_a_problem_in_words_has_no_gaps() -> None:
    text = problem("auction/too_low", bid=60, lowest=70, top=120).text()
    assert all(number in text for number in ("60", "70", "120"))
    assert "{" not in text and "problem-" not in text


# --- other texts ----------------------------------------------------------------------------------


def test_every_text_asked_for_by_name_is_there() -> None:
    missing = [
        f"{place}: {first_text(call)}"
        for place, call in calls_of("translate")
        if not has_message(first_text(call).partition(".")[0])
    ]
    assert [] == missing


def test_every_reason_a_player_gives_has_words() -> None:
    missing = [
        f"{place}: {first_text(call)}"
        for place, call in calls_of("reason", "Reason")
        if not has_message(f"reason-{first_text(call)}")
    ]
    assert [] == missing


def test_every_option_has_a_name_in_words() -> None:
    names = {option.name for variant in VARIANTS.values() for option in variant.options}
    assert [] == [name for name in sorted(names) if not has_message(f"option-{name}")]


def test_every_label_of_a_variant_has_words() -> None:
    own = {word for variant in VARIANTS.values() for _, word in variant.labels} | {"kitty", "special"}
    assert [] == [word for word in sorted(own) if not has_message(f"label-{word}")]


def test_a_missing_text_shows_its_id_and_a_missing_argument_its_name() -> None:
    assert "no-such-text" == translate("no-such-text")
    assert "no-such-text.part" == translate("no-such-text.part")
    assert not has_message("no-such-text")
    assert "lowest" in translate("problem-auction-too_low", {"bid": 60})


def test_texts_hold_no_marks_of_direction() -> None:
    """A terminal would print the isolation marks of Fluent as boxes."""
    text = problem("auction/too_low", bid=60, lowest=70, top=120).text()
    assert not {"\u2068", "\u2069"} & set(text)
