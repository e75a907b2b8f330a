"""The examples of README and docs, run: Python as doctests, commands through the program itself.

A ``console`` block holds commands after ``$`` and what they print, errors included; ``...`` stands for
anything. The blocks of a page run one after the other in one folder, the Python ones in one namespace.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kibitz.cli.run import run
from tests.docs.blocks import ROOT, Block, blocks_of, documents

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
TITLES = re.compile(r"^#+ +(.*)$", re.MULTILINE)


def pages_with(language: str) -> list[Path]:
    return [file for file in documents() if any(runs(block, language) for block in blocks_of(file))]


def runs(block: Block, language: str) -> bool:
    # A block with words behind its language is a file to be written, not an example.
    return block.language == language and not block.words


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", pages_with("python"), ids=name_of)
def test_python_examples(file: Path) -> None:
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks_of(file):
        if not runs(block, "python"):
            continue
        if ">>>" not in block.text:
            exec(compile(block.text, str(block), "exec"), names)
            continue
        example = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(file), block.line)
        told = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        runner.run(example, out=told.write, clear_globs=False)
        names = example.globs
        assert 0 == runner.failures, f"{block}\n{told.getvalue()}"


@dataclass
class Shell:
    """As much of a shell as the examples use: kibitz, printf, echo $?, a pipe, files."""

    status: int = 0
    printed: str = field(default="", init=False)

    def run(self, line: str) -> str:
        """Return what a command line prints on both streams."""
        if line == "echo $?":
            return f"{self.status}\n"
        stdin = ""
        words = shlex.split(line)
        if "|" in words:
            at = words.index("|")
            stdin, words = self._printf(words[:at]), words[at + 1 :]
        target = None
        if ">" in words:
            at = words.index(">")
            target, words = Path(words[at + 1]), words[:at]
        assert "kibitz" == words[0], f"only kibitz is run in an example: {line}"
        out = self._kibitz(words[1:], stdin)
        if target is not None:
            target.write_text(out, "utf-8")
            return ""
        return out

    @staticmethod
    def _printf(words: list[str]) -> str:
        assert "printf" == words[0] and len(words) in (2, 3)
        return words[2] if len(words) == 3 else words[1].replace("\\n", "\n")

    def _kibitz(self, words: list[str], stdin: str) -> str:
        out = io.StringIO()
        given = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            before, sys.stdin = sys.stdin, given
            try:
                self.status = run(words)
            finally:
                sys.stdin = before
        return out.getvalue()


def commands_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield each command of a console block with what it is to print."""
    command, expected = "", ""
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            if command:
                yield command, expected
            command, expected = line[2:].strip(), ""
        else:
            expected += line
    yield command, expected


def prints(expected: str, found: str) -> bool:
    """Return whether what was found is what was expected: ``...`` is any text, on a line alone any lines."""
    pattern = ""
    for line in expected.rstrip("\n").split("\n"):
        if line == "...":
            pattern += r"(?:.*\n)*"
        else:
            pattern += ".*".join(re.escape(part) for part in line.rstrip().split("...")) + r"[ ]*\n"
    return re.fullmatch(pattern, found.strip("\n") + "\n") is not None


@pytest.mark.parametrize("file", pages_with("console"), ids=name_of)
def test_console_examples(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("KIBITZ_LANG", raising=False)
    shell = Shell()
    for block in blocks_of(file):
        if not runs(block, "console"):
            continue
        for command, expected in commands_of(block.text):
            found = shell.run(command)
            assert prints(expected, found), f"{block}: {command}\nexpected:\n{expected}\nfound:\n{found}"


def test_commands_named_outside_of_examples_exist() -> None:
    from kibitz.cli.group import COMMANDS

    shell_blocks = [block for file in documents() for block in blocks_of(file) if block.language == "sh"]
    assert shell_blocks
    named = {
        word
        for block in shell_blocks
        for word in re.findall(r"(?:^|/)kibitz ([a-z]+(?:-[a-z]+)*)", block.text, re.MULTILINE)
    }
    named |= {
        word
        for file in documents()
        for word in re.findall(r"`kibitz ([a-z]+(?:-[a-z]+)*)", file.read_text("utf-8"))
    }
    assert [] == sorted(named - set(COMMANDS) - NOT_THERE_YET - NO_COMMANDS)


# Commands of which the documents say that they will come.
NOT_THERE_YET = {"solve", "review"}
# Words after "kibitz" that begin a file or a text that is hashed, not a command line.
NO_COMMANDS = {"chain", "commitment", "record"}


def test_make_targets_named_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {
        word
        for file in documents()
        for word in re.findall(
            r"\bmake (play|test|test-all|bench|lint|format|help|clean|install)\b", file.read_text("utf-8")
        )
    }
    assert {"play", "test"} <= named <= targets


def anchors_of(file: Path) -> set[str]:
    titles = TITLES.findall(file.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("file", documents(), ids=name_of)
def test_links_lead_somewhere(file: Path) -> None:
    text = re.sub(r"^(`{3,}).*?^\1$", "", file.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    dead = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        if path.startswith("http"):
            continue
        target = (file.parent / path).resolve() if path else file
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors_of(target)):
            dead.append(link)
    assert [] == dead


def test_an_example_that_prints_something_else_is_seen() -> None:
    found = Shell().run("kibitz perft crowsnest --seed 7 --depth 1")
    assert prints("perft 1 12\n", found)
    assert not prints("perft 1 13\n", found)
    assert prints("a\n...\nd\n", "a\nb\nc\nd\n") and prints("a\n...\nd\n", "a\nd\n")
    assert not prints("a\n...\nd\n", "a\nd\ne\n")
    assert prints("one ... three", "one two three\n") and not prints("one ... three", "one two\nthree\n")
