"""The commands hint and why: what a computer player would do in your place, and why it did what it did."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.cli.terminal.words import TableWords
from kibitz.match.log import Acted, Match
from kibitz.match.player import Player, Reason
from kibitz.match.referee import ask
from kibitz.telling import action_phrase, is_open, reason_phrase
from kibitz.views import View, view


def hint(match: Match, adviser: Player, words: TableWords) -> list[str]:
    """Return what the adviser would do in your place, and why."""
    decision = ask(match, adviser)
    seen = view(match.state, words.seat)
    line = words("hint", action=words.say(action_phrase(decision.action, seen)))
    return [line, *_because(decision.reasons, words)]


def why(match: Match, words: TableWords, who: str) -> list[str]:
    """Return why a computer player did what it did last. who: the beginning of its name or place, or empty."""
    asked = [
        seat
        for seat in match.setup.variant.seats
        if any(text.lower().startswith(who.lower()) for text in (words.name(seat), words.place(seat)))
    ]
    if not asked:
        return [words("why-unknown", text=who[:40])]
    if asked == [words.seat]:
        return [words("why-own")]
    for acted in reversed(match.current.acted):
        if acted.seat in asked and acted.seat != words.seat:
            return _why(acted, view(match.state, words.seat), words)
    others = [words.name(seat) for seat in asked if seat != words.seat]
    return [words("why-not-yet", seat=words.listed(others), n=len(others)) if who else words("why-nobody")]


def _why(acted: Acted, seen: View, words: TableWords) -> list[str]:
    action = words.say(action_phrase(acted.action, seen, own=False))
    lines = [words("why", seat=words.name(acted.seat), action=action)]
    if not acted.reasons:
        return [*lines, words("why-no-reason")]
    told = [r for r in acted.reasons if seen.result is not None or is_open(r, acted.action, seen)]
    lines += _because(told, words)
    if len(told) < len(acted.reasons):
        lines.append(words("why-kept-back", n=len(acted.reasons) - len(told)))
    return lines


def _because(reasons: Iterable[Reason], words: TableWords) -> list[str]:
    return [words("because", reason=words.say(reason_phrase(given, words.seat))) for given in reasons]
