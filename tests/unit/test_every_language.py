"""Every language says what English says: the same messages, the same attributes, no argument English lacks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent_ast

import kibitz

FOLDER = Path(kibitz.__file__).parent / "language"
SHIPPED = ("el", "fa", "nb", "uk", "zh-Hans")
OTHERS = tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name in SHIPPED))

# What every message of a table or a rules page is given besides its own arguments.
ALWAYS = {"kitty", "kitty_word", "special", "special_word", "suits", "direction", "game"}

# Letters of the writing a language uses: a message that has words has some of them.
WRITING = {"el": r"[Ͱ-Ͽἀ-῿]", "fa": r"[؀-ۿ]", "uk": r"[Ѐ-ӿ]", "zh-Hans": r"[一-鿿]", "nb": r"[A-Za-zæøå]"}


class References(visitor.Visitor):
    """Collects the arguments, messages and terms that an entry asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.entries: set[str] = set()
        self.words = ""

    def visit_TermReference(self, node: fluent_ast.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")
        self.words += "term"
        if node.arguments:
            for named in node.arguments.named:
                self.visit(named.value)

    def visit_MessageReference(self, node: fluent_ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)
        self.words += "term"

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: fluent_ast.TextElement) -> None:  # noqa: N802
        self.words += node.value


@cache
def entries(language: str) -> dict[str, fluent_ast.Message | fluent_ast.Term]:
    """Return every message and term of a language by its id; a term's begins with a dash."""
    found: dict[str, fluent_ast.Message | fluent_ast.Term] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent_ast.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, fluent_ast.Term):
                found[f"-{entry.id.name}"] = entry
    return found


def messages(language: str) -> dict[str, fluent_ast.Message]:
    return {name: entry for name, entry in entries(language).items() if isinstance(entry, fluent_ast.Message)}


def references(entry: fluent_ast.BaseNode) -> References:
    found = References()
    found.visit(entry)
    return found


def test_all_languages_are_there() -> None:
    assert SHIPPED == OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_is_well_formed_and_says_nothing_twice(language: str) -> None:
    faults, seen = [], set[str]()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent_ast.Junk):
                faults.append(f"{path.name}: {str(entry.content)[:80]!r}")
            elif isinstance(entry, fluent_ast.Message | fluent_ast.Term):
                name = f"{type(entry).__name__} {entry.id.name}"
                if name in seen:
                    faults.append(f"{path.name}: {name} twice")
                seen.add(name)
    assert [] == faults


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        ours = FOLDER / language / path.name
        assert ours.exists(), f"{language}/{path.name} is missing"

        def ids(where: Path) -> set[str]:
            body = FluentParser().parse(where.read_text(encoding="utf-8")).body
            return {entry.id.name for entry in body if isinstance(entry, fluent_ast.Message)}

        assert set() == ids(path) ^ ids(ours), f"{language}/{path.name}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_parts_as_in_english(language: str) -> None:
    faults = []
    for name, english in messages("en").items():
        ours = messages(language).get(name)
        if ours is None:
            continue
        if (english.value is None) != (ours.value is None):
            faults.append(f"{name}: only one of the two has a text")
        difference = {a.id.name for a in english.attributes} ^ {a.id.name for a in ours.attributes}
        faults += [f"{name}.{attribute}: only in one of the two" for attribute in sorted(difference)]
    assert [] == faults


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_asks_for_nothing_that_english_is_not_given(language: str) -> None:
    """An argument that English only chooses by, or does not use at all, may still be missing here."""
    faults = []
    for name, english in messages("en").items():
        ours = messages(language).get(name)
        if ours is not None:
            extra = all_arguments(language, ours) - all_arguments("en", english) - ALWAYS
            faults += [f"{name}: ${argument}" for argument in sorted(extra)]
            lost = plain_arguments(english) - all_arguments(language, ours) - ALWAYS
            faults += [f"{name}: lacks ${argument}" for argument in sorted(lost)]
    assert [] == faults


def all_arguments(language: str, entry: fluent_ast.BaseNode) -> set[str]:
    """Return what an entry asks for, the messages it refers to with it: they share its arguments."""
    found = references(entry)
    inner = (entries(language).get(name) for name in found.entries if not name.startswith("-"))
    return found.arguments.union(*(all_arguments(language, each) for each in inner if each is not None))


def plain_arguments(entry: fluent_ast.Message) -> set[str]:
    """Return the arguments that stand in the text outside any choice: none of them may be dropped."""
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    return {
        element.expression.id.name
        for pattern in patterns
        if pattern is not None
        for element in pattern.elements
        if isinstance(element, fluent_ast.Placeable)
        and isinstance(element.expression, fluent_ast.VariableReference)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_term_and_message_referred_to_is_there(language: str) -> None:
    known = set(entries(language))
    faults = [
        f"{name}: {wanted}"
        for name, entry in entries(language).items()
        for wanted in sorted(references(entry).entries - known)
    ]
    assert [] == faults


class Forms(visitor.Visitor):
    """Collects the forms that an entry asks of terms, and those it has to give."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()
        self.given: set[str] = set()

    def visit_TermReference(self, node: fluent_ast.TermReference) -> None:  # noqa: N802
        for named in node.arguments.named if node.arguments else ():
            if named.name.name == "form" and isinstance(named.value, fluent_ast.StringLiteral):
                self.asked.add((f"-{node.id.name}", named.value.value))

    def visit_SelectExpression(self, node: fluent_ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, fluent_ast.VariableReference) and selector.id.name == "form":
            self.given |= {v.key.name for v in node.variants if isinstance(v.key, fluent_ast.Identifier)}
        self.generic_visit(node)


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_asked_of_a_term_is_one_it_has(language: str) -> None:
    found: dict[str, Forms] = {}
    for name, entry in entries(language).items():
        found[name] = Forms()
        found[name].visit(entry)
    asked = {(term, form) for each in found.values() for term, form in each.asked}
    assert [] == sorted((term, form) for term, form in asked if form not in found[term].given)


@pytest.mark.parametrize("language", OTHERS)
def test_every_term_is_used(language: str) -> None:
    used = {wanted for entry in entries(language).values() for wanted in references(entry).entries}
    assert set() == {name for name in entries(language) if name.startswith("-")} - used


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_with_words_has_them_in_the_language(language: str) -> None:
    """A text that stayed English shows: it has long words and no letter of the language's own writing."""
    faults = []
    for name, english in messages("en").items():
        ours = messages(language).get(name)
        if ours is None or ours.value is None or english.value is None:
            continue
        there, here = references(english.value).words, references(ours.value).words
        has_words = re.search(r"[a-z]{4}", there.replace("kibitz", "")) is not None
        if has_words and "term" not in here and not re.search(WRITING[language], here):
            faults.append(f"{name}: {here[:60]}")
        elif len(re.findall(r"\b[a-z]{3,}\b", there)) > 2 and there == here and "kibitz " not in here:
            faults.append(f"{name}: as in English: {here[:60]}")
    # The names of games and of formats stay as they are.
    assert [] == [fault for fault in faults if not fault.startswith(("label-", "variant-"))]


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_no_text_holds_marks_of_direction(language: str) -> None:
    """The page puts them around what it fills in; a terminal would show them as boxes."""
    marks = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
    assert [] == [
        path.name for path in (FOLDER / language).glob("*.ftl") if marks.search(path.read_text("utf-8"))
    ]
