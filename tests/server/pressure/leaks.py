"""Holding every text that was sent to a reader against what he may have seen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from kibitz.cards import CARD_INDEX
from kibitz.rules.parts import Seat
from tests.server.pressure.seen import Moment, Reader, Story

Json = dict[str, Any]
# A card stands alone or between spaces and quotes; all else that is sent (ids, digests, names) is small letters.
CARD = re.compile(r"(?<![A-Za-z0-9_])(?:[RGYB](?:1[0-4]|[1-9])|[SHDC][2-9TJQKA]|CR|JR|JB)(?![A-Za-z0-9_])")


@dataclass(frozen=True, slots=True)
class Sent:
    """Everything one person's connections were sent, in order, from his first welcome on.

    own: his token. named: cards that his own requests spoke of.
    """

    texts: Sequence[str]
    own: str | None = None
    named: frozenset[str] = frozenset()


@dataclass(slots=True)
class Looked:
    """What was looked at, so that a test can tell whether there was anything to find."""

    n_texts: int = 0
    n_cards: int = 0
    n_deals: int = 0
    n_bytes: int = 0
    kinds: set[str] = field(default_factory=set)


def leaks(story: Story, sent: Sent, never: Iterable[str], looked: Looked) -> Iterator[str]:
    """Yield what is wrong with what a connection was sent. never: texts that nobody may ever be sent."""
    never = [text for text in never if text and text != sent.own]
    seq = 0
    reader: Reader = None
    for text in sent.texts:
        message: Json = json.loads(text)
        kind = message["type"]
        seq = max(seq, message["seq"]) if kind in ("event", "welcome", "resumed") else seq
        if kind == "resumed":
            # The events that were missed are still to come, all of them with the position of now.
            continue
        if kind == "welcome":
            reader = None if message["seat"] is None else Seat(message["seat"])
            # The facts of the game name every face of its pack.
            message["table"] = None
        moment = story.moments[seq]
        looked.n_texts += 1
        looked.n_bytes += len(text)
        looked.kinds.add(kind)
        where = f"seat {reader}, after event {seq}, {kind}"
        for secret in (*moment.secrets, *never):
            if secret in text:
                yield f"{where}: secret, seed or token {secret[:8]}…"
        found = set(CARD.findall(json.dumps(message)))
        looked.n_cards += len(found)
        extra = found - moment.cards.get(reader, frozenset()) - sent.named
        if extra and reader is not None and reader == moment.turn:
            extra -= moment.nameable
        if extra:
            yield f"{where}: cards not seen: {' '.join(sorted(extra))} in {text[:300]}"
        yield from (f"{where}: {fault}" for fault in _tells(story, moment, reader, message))


def _tells(story: Story, moment: Moment, reader: Reader, message: Json) -> Iterator[str]:
    """Yield what a message tells of hidden things without naming a card."""
    position = message.get("position") or {}
    if position.get("turn") is not None and (reader is None or position["seat"] != reader):
        yield "a turn that is another's"
    if position and position["seat"] != reader:
        yield f"the position of seat {position['seat']}"
    if position and position["partner"] is not None and not moment.partner_shown:
        yield "the partner"
    if position and reader is None and position["hand"]:
        yield "a hand for somebody who watches"
    for entry in (*message.get("log", ()), *(message.get("told") or ())):
        if entry["forced"] and not moment.is_over and story.forced.get(entry["seq"]) != reader:
            yield f"that seat {entry['seat']} had only one card to play (event {entry['seq']})"


def leaks_in_log(text: str, never: Iterable[str]) -> Iterator[str]:
    """Yield what is wrong with the server's own log: no card and no secret, not even afterwards."""
    for secret in never:
        if secret and secret in text:
            yield f"log: {secret[:8]}…"
    for line in text.splitlines():
        cards = [word for word in CARD.findall(line) if word in CARD_INDEX]
        if cards:
            yield f"log: {line}"
