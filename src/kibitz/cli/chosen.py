"""The variant a command line names: an id, house rules as ``--option k=v``, or a rule code."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.errors import KibitzError, Problem, VariantError, problem
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.options import parse_option_text
from kibitz.rules.variant import Variant


def chosen_variant(name: str | None, options: Sequence[str] = (), code: str | None = None) -> Variant:
    """Return the variant. Raises KibitzError holding every fault of the choice.

    name and options: as on the command line. code: a rule code; it stands alone, the two say the same thing.
    """
    if code is not None:
        if name is not None or options:
            raise KibitzError(problem("usage/code_or_variant"))
        from kibitz.records.rule_code import parse_rule_code

        return parse_rule_code(code)
    if name is None:
        raise KibitzError(problem("usage/no_variant", allowed=", ".join(VARIANTS)))
    base = variant_of(name)
    kinds = {option.name: option for option in base.options}
    given: dict[str, object] = {}
    faults: list[Problem] = []
    for word in options:
        key, equals, text = word.partition("=")
        if not equals or not key:
            faults.append(problem("usage/option_form", text=word[:60]))
        elif key in given:
            faults.append(problem("usage/option_twice", option=key[:40]))
        else:
            given[key] = parse_option_text(kinds[key], text) if key in kinds else text
    try:
        variant = variant_of(name, given)
    except VariantError as error:
        raise VariantError(*faults, *error.problems) from None
    if faults:
        raise VariantError(*faults)
    return variant
