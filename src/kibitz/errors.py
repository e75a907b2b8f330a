"""Every error Kibitz raises on purpose.

KibitzError
├── VariantError     options or a rule code that name no playable variant (all faults at once)
├── IllegalAction    an action the rules refuse in this position
├── PlayerError      a spec that names no computer player
├── RecordError      a text that cannot be read (line, column): record, position, action, case
└── KernelError      an array or position the kernel refuses

Each carries *problems*: a stable code such as ``play/must_follow`` for tests and translation, and its
arguments. The words live in the Fluent files under ``language/``, under the message id that
``Problem.message_id`` gives; ``str(error)`` is the English text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kibitz.language import translate

Argument = str | int


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: a stable code and what it is about."""

    code: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    @property
    def message_id(self) -> str:
        """Return the Fluent id of this problem, e.g. ``problem-play-must_follow``."""
        return "problem-" + self.code.replace("/", "-")

    def text(self, language: str = "en") -> str:
        """Return the problem in words."""
        return translate(self.message_id, self.arguments, language)


def problem(code: str, **arguments: Argument) -> Problem:
    """Return a Problem; shorthand for the many places that report one."""
    return Problem(code, arguments)


class KibitzError(ValueError):
    """The root: bad input, never a defect of the program itself."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems: tuple[Problem, ...] = problems

    @property
    def code(self) -> str:
        """Return the code of the first problem."""
        return self.problems[0].code

    def text(self, language: str = "en") -> str:
        """Return all problems in words, one after the other."""
        return "; ".join(p.text(language) for p in self.problems)

    def __str__(self) -> str:
        return "; ".join(f"{p.code}: {p.text()}" for p in self.problems)


class VariantError(KibitzError):
    """A variant or its options are refused; holds all faults, not the first."""


class IllegalAction(KibitzError):
    """The rules refuse this action. ``line`` is the view line of the seat that tried it."""

    def __init__(self, fault: Problem, line: str) -> None:
        super().__init__(fault)
        self.line = line

    def __str__(self) -> str:
        return f"{super().__str__()}\n  {self.line}"


class PlayerError(KibitzError):
    """A spec that names no player, or parameters it does not take."""


class RecordError(KibitzError):
    """A text cannot be read. ``line`` and ``column`` count from 1."""

    def __init__(self, fault: Problem, line: int = 1, column: int = 1) -> None:
        super().__init__(fault)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}"


class KernelError(KibitzError):
    """The kernel refuses its input."""
