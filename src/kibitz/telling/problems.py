"""What is wrong, as a sentence: said to the person at the table where the table has words of its own."""

from __future__ import annotations

from functools import reduce

from kibitz.errors import Argument, KibitzError, Problem
from kibitz.language import has_message
from kibitz.rules.variant import Variant
from kibitz.telling.phrase import ArgumentValue, CardsOf, LabelOf, Phrase, PlaceOf, phrase
from kibitz.telling.reader import Reader
from kibitz.telling.written import cards_in


def problem_phrase(
    fault: Problem | KibitzError, variant: Variant | None = None, reader: Reader = None
) -> Phrase:
    """Return what is wrong; several faults one after the other.

    variant: whose labels the words may use, at a table. reader: the seat that is spoken to; None: nobody.
    """
    if isinstance(fault, KibitzError):
        each = [problem_phrase(p, variant, reader) for p in fault.problems]
        return reduce(lambda first, then: phrase("problems", first=first, then=then), each)
    to_seat = f"table-{fault.message_id}"
    message = to_seat if reader is not None and has_message(to_seat) else fault.message_id
    arguments = {key: _argument(key, value, message) for key, value in fault.arguments.items()}
    own: dict[str, ArgumentValue] = {} if variant is None else {"kitty": LabelOf("kitty")}
    return Phrase(message, {**own, **arguments}, sentence=True)


def _argument(key: str, value: Argument, message: str) -> ArgumentValue:
    if key == "seat" and isinstance(value, int):
        # The other problems count the seats: “seat 2 played …”.
        return PlaceOf(value) if message.startswith("table-") else value
    cards = cards_in(value)
    return CardsOf(cards) if cards else value
