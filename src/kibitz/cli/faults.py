"""What went wrong, as one line of words."""

from __future__ import annotations

from kibitz.cli.wording import language_of, say
from kibitz.errors import IllegalAction, KibitzError, RecordError, problem


def words_of(error: KibitzError, language: str) -> str:
    """Return an error on a text of one line in words: all its problems, and the column or the position."""
    text = error.text(language)
    match error:
        case IllegalAction(line=line):
            return f"{text}  ({line})"
        case RecordError(column=column) if column > 1:
            return say("cli-column", language, column=str(column), text=text)
    return text


def in_file(name: str, error: KibitzError) -> KibitzError:
    """Return the error with the name of the file it is in, and where it has them line and column."""
    language = language_of()
    text = words_of(error, language)
    if isinstance(error, RecordError):
        place = {"line": str(error.line), "column": str(error.column)}
        text = say("cli-place", language, text=error.text(language), **place)
    return KibitzError(problem("file/fault", file=name, text=text))
