"""The question at the foot of the table: what is asked, and the choices that have a number."""

from __future__ import annotations

from kibitz.cli.terminal.words import TableWords
from kibitz.rules.actions import CallPartner
from kibitz.rules.parts import TrumpDeclaring
from kibitz.rules.state import Phase
from kibitz.telling import asked
from kibitz.views import View


def question(view: View, words: TableWords) -> str:
    """Return what the seat to act is to decide, in one or two sentences."""
    return " ".join(words.all_said(asked(view)))


def options_listed(view: View, words: TableWords) -> list[str]:
    """Return the choices of a short list in words, in the order of their numbers; none where one types cards."""
    match view.phase:
        case Phase.AUCTION if isinstance(view.variant.auction, TrumpDeclaring):
            return [
                words("option-pass") if not cards else words("option-declare", cards=words.cards(cards))
                for action in view.legal
                for cards in (getattr(action, "cards", ()),)
            ]
        case Phase.NAME_TRUMP:
            return [words.suit(action.suit) for action in view.legal if hasattr(action, "suit")]
        case Phase.PLAY if view.calling:
            return [words.card(action.card) for action in view.legal if isinstance(action, CallPartner)]
        case _:
            return []
