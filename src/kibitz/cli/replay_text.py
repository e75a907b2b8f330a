"""What ``kibitz replay`` shows: each step as a line, and the table after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kibitz.cards import Card, format_cards
from kibitz.cli.wording import listed, printable, say
from kibitz.guide.words import Words, variant_name
from kibitz.records.format import tally_words
from kibitz.records.record import DealRecord, Record, Step
from kibitz.records.replay import deal_states
from kibitz.rules.state import DealOver, Playing, State, Trick


@dataclass(frozen=True, slots=True)
class Frame:
    """A step as a line of text, and the open table after it."""

    line: str
    table: str


def frames_of(record: Record, language: str) -> Iterator[Frame]:
    """Yield for each deal its start, then every step; of a match without deals what is said about it."""
    if not record.deals:
        yield Frame(_about(record, language), "")
    for number, deal in enumerate(record.deals, start=1):
        yield from _deal_frames(record, deal, number, language)


def _about(record: Record, language: str) -> str:
    lines = ["", say("cli-replay-no-deals", language, variant=variant_name(record.variant, language))]
    for seat, name in enumerate(record.seats):
        lines.append(f"{say('cli-deal-seat', language, seat=seat)}  {printable(name)}")
    lines += [text for text in (record.date, printable(record.comment)) if text]
    lines += [f"{name}: {printable(value)}" for name, value in record.tags]
    return "\n".join(lines)


def _deal_frames(record: Record, deal: DealRecord, number: int, language: str) -> Iterator[Frame]:
    states = deal_states(deal)
    before = next(states)
    yield Frame(_head(record, deal, number, language), "")
    for place, (step, after) in enumerate(zip(deal.steps, states, strict=True), start=1):
        yield Frame(_step_line(place, step, before, after, language), _table(after, language))
        before = after


def _head(record: Record, deal: DealRecord, number: int, language: str) -> str:
    start = deal.start
    standing = start.standing
    key, totals = tally_words(record.variant, standing.tally)
    lines = [
        "",
        say(
            "cli-replay-deal",
            language,
            variant=variant_name(record.variant, language),
            n=number,
            all=len(record.deals),
            dealer=standing.dealer,
            kind=key,
            totals=totals,
        ),
    ]
    for seat, hand in enumerate(start.hands):
        name = printable(record.seats[seat]) if seat < len(record.seats) else ""
        lines.append(f"{say('cli-deal-seat', language, seat=seat)}  {format_cards(hand)}  {name}".rstrip())
    if start.kitty:
        lines.append(f"{Words(record.variant, language).label('kitty')}  {format_cards(start.kitty)}")
    return "\n".join(lines)


def _step_line(number: int, step: Step, before: State, after: State, language: str) -> str:
    text = say("cli-replay-step", language, n=number, seat=step.seat, action=str(step.action))
    if step.comment:
        text += f"  ; {printable(step.comment)}"
    trick = _finished(before, after)
    if trick is not None:
        text += "\n    " + say(
            "cli-replay-trick", language, cards=_plays(trick.cards, language), seat=trick.winner
        )
    if isinstance(after, DealOver):
        key, totals = tally_words(after.variant, after.result.tally)
        gains = " ".join(f"{n:+}" for n in after.result.delta)
        text += "\n    " + say("cli-replay-result", language, gains=gains, kind=key, totals=totals)
        if after.result.winners:
            winners = " ".join(map(str, after.result.winners))
            text += "\n    " + say("cli-replay-winners", language, winners=winners)
    return text


def _plays(plays: Iterable[Iterable[Card]], language: str) -> str:
    return listed(map(format_cards, plays), language)


def _finished(before: State, after: State) -> Trick | None:
    """Return the trick that the step ended, if it did."""
    play = after.last if isinstance(after, DealOver) else after
    if isinstance(before, Playing) and isinstance(play, Playing) and len(play.plays) > len(before.plays):
        return play.plays[-1]
    return None


def _table(state: State, language: str) -> str:
    if isinstance(state, DealOver):
        return ""
    lines = [
        f"    {say('cli-deal-seat', language, seat=seat)}  {format_cards(hand)}"
        for seat, hand in enumerate(state.hands)
    ]
    if isinstance(state, Playing) and state.trick:
        cards = _plays(state.trick, language)
        lines.append("    " + say("cli-replay-table", language, seat=state.leader, cards=cards))
    return "\n".join(lines)
