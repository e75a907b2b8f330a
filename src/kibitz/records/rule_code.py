"""The rule code: a variant and its house rules in a word that survives a link, e.g. ``VARIANT~target.500``.

Grammar: the id of the variant, then for each option that differs from the declaration ``~`` name ``.``
value; the members of a list are separated by ``.`` as well. All characters are unreserved in URLs
(RFC 3986, 2.3), so nothing is ever escaped. A code names options, not their places, so it stays valid when
options are added.
"""

from __future__ import annotations

import re

from kibitz.errors import RecordError, problem
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.house_rules import RankList
from kibitz.rules.options import format_option_value, parse_option_text
from kibitz.rules.variant import Variant

_OPTION, _VALUE = "~", "."
_FORBIDDEN = re.compile(r"[^A-Za-z0-9._~-]")


def format_rule_code(variant: Variant) -> str:
    """Return the rule code of a variant."""
    options = (f"{name}{_VALUE}{format_option_value(value, _VALUE)}" for name, value in variant.chosen)
    return _OPTION.join((variant.id, *options))


def parse_rule_code(text: str) -> Variant:
    """Return the variant a rule code names; options may come in any order.

    Raises RecordError for a text that is no rule code, VariantError for one whose rules cannot be played.
    """
    strange = _FORBIDDEN.search(text)
    if strange:
        raise RecordError(
            problem("rule_code/character", character=_shown(strange[0])), column=strange.start() + 1
        )
    name, *options = text.split(_OPTION)
    if not name:
        raise RecordError(problem("rule_code/empty"))
    if name not in VARIANTS:
        return variant_of(name, {})  # says so, and which there are; its options could not be judged
    known = {option.name: option for option in VARIANTS[name].options}
    given: dict[str, object] = {}
    column = len(name) + 2
    for word in options:
        key, dot, value = word.partition(_VALUE)
        if not word:
            raise RecordError(problem("rule_code/nothing"), column=column)
        if not key or not dot or not value:
            raise RecordError(problem("rule_code/option", text=word[:40]), column=column)
        if key in given:
            raise RecordError(problem("rule_code/twice", option=key[:40]), column=column)
        option = known.get(key)
        if option is not None and isinstance(option.kind, RankList):
            value = value.replace(_VALUE, ",")
        given[key] = value if option is None else parse_option_text(option, value)
        column += len(word) + 1
    return variant_of(name, given)


def _shown(character: str) -> str:
    """Return a character as a message shows it, by its number if it would not be seen."""
    is_seen = character.isprintable() and not character.isspace()
    return f"“{character}”" if is_seen else f"U+{ord(character):04X}"
