"""Tables of a game's facts and house rules as Markdown, made from its declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kibitz.guide.before_play import counters_in_words, place_of
from kibitz.guide.words import Words, capital, yes_or_no
from kibitz.rules.house_rules import Choice, Option
from kibitz.rules.options import allowed_values, format_option_value, option_default, with_options
from kibitz.rules.parts import (
    AttackersPoints,
    ContractPoints,
    LevelMatch,
    NumberAuction,
    OppositeSides,
    Place,
    Special,
)
from kibitz.rules.variant import Variant

Row = tuple[str, ...]
Fact = tuple[str, str]


def table(head: Row, rows: Iterable[Row]) -> str:
    """Return rows as a Markdown table, ending with a newline."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def facts_table(variant: Variant, language: str = "en") -> str:
    """Return what a player looks up: cards, counters, bids, target."""
    words = Words(variant, language)
    return table((words("facts-fact"), words("facts-value")), _facts(variant, words))


def _facts(variant: Variant, words: Words) -> Iterator[Fact]:
    deck = variant.deck
    yield words("facts-id"), words("facts-id-value", id=variant.id, revision=variant.revision)
    sides = "two" if isinstance(variant.partner, OppositeSides) else "called"
    yield words("facts-players"), words("facts-players-value", n=variant.n_seats, sides=sides)
    yield words("facts-direction"), words("facts-direction-value")
    yield words("facts-cards"), words.number(len(variant.cards))
    yield words("facts-ranks"), words.listed(words.rank(rank) for rank in deck.ranks)
    if deck.specials:
        yield words("facts-specials"), words.listed(_specials(variant, words))
    yield words("facts-hand"), words.number(variant.hand_size)
    if variant.kitty is not None:
        yield words("facts-kitty"), words.number(variant.kitty_size)
    counters = counters_in_words(variant, words)
    if counters:
        yield words("facts-counters"), words.listed(counters)
        yield words("facts-all-points"), words.number(variant.all_points)
    if isinstance(variant.auction, NumberAuction):
        bids = words("facts-bids-value", minimum=variant.minimum_bid, top=variant.top_bid)
        yield words("facts-bids"), bids
    match variant.score:
        case ContractPoints(made=made, most_tricks_bonus=bonus):
            yield words("facts-made"), words(f"value-{made.value}")
            if bonus:
                yield words("facts-most-tricks"), words("facts-most-tricks-value", points=bonus)
        case AttackersPoints(take_over=needed):
            total = variant.all_points
            yield words("facts-take-over"), words("facts-take-over-value", needed=needed, total=total)
    if isinstance(variant.match, LevelMatch):
        yield words("facts-levels"), words.listed(words.rank(rank) for rank in variant.match.levels)
    else:
        yield words("facts-target"), words.number(variant.match.target)


def _specials(variant: Variant, words: Words) -> Iterator[str]:
    higher: Special | None = None
    for special in variant.deck.specials:
        place, any_time = place_of(special, higher), yes_or_no(special.any_time)
        yield words("facts-special", card=words.card(special.card), place=place, any=any_time)
        higher = special if special.place is Place.HIGHEST else higher


def options_table(variant: Variant, language: str = "en") -> str:
    """Return the house rules with their standard and allowed values."""
    words = Words(variant, language)
    head = tuple(words(f"options-heading-{column}") for column in ("meaning", "name", "standard", "allowed"))
    return table(head, (_option_row(variant, option, words) for option in variant.options))


def _option_row(variant: Variant, option: Option, words: Words) -> Row:
    allowed = allowed_values(option)
    for other, needed in option.needs:
        value = format_option_value(needed)
        allowed = words("options-needs", allowed=allowed, other=other, needed=value)
    standard = format_option_value(option_default(variant, option))
    return capital(words.option_name(option)), f"`{option.name}`", standard, allowed


def notes_list(variant: Variant, language: str = "en") -> str:
    """Return the readings and reconstructions, item by item."""
    words = Words(variant, language)
    return "".join(f"- {words(note)}\n" for note in variant.notes)


def sources_list(variant: Variant, language: str = "en") -> str:
    """Return the sources, item by item."""
    words = Words(variant, language)
    return "".join(f"- {words(source)}\n" for source in variant.sources)


def overview_table(variants: Iterable[Variant], language: str = "en") -> str:
    """Return all games side by side, each with a link to its page."""
    listed = [(variant, Words(variant, language)) for variant in variants]
    words = listed[0][1]
    columns = ("overview-game", "facts-id", "facts-players", "facts-cards", "facts-hand", "overview-kitty")
    head = tuple(words(column) for column in (*columns, "facts-all-points", "facts-bids", "facts-target"))
    return table(head, (_overview_row(variant, own) for variant, own in listed))


def differences_table(variants: Iterable[Variant], language: str = "en") -> str:
    """Return the facts in which games of one family differ, a column for each game."""
    listed = [(variant, Words(variant, language)) for variant in variants]
    words = listed[0][1]
    columns = [dict(_facts(variant, own)) for variant, own in listed]
    named = dict.fromkeys(fact for column in columns for fact in column)
    rows = [(fact, *(column.get(fact, "–") for column in columns)) for fact in named]
    head = (words("facts-fact"), *(f"[{own.name}]({variant.id}.md)" for variant, own in listed))
    return table(head, (row for row in rows if len(set(row[1:])) > 1))


def players_table(variant: Variant, language: str = "en") -> str:
    """Return what changes with the number of players, for a game that leaves it open, with and without a kitty.

    Raises StopIteration for a game that does not.
    """
    option = next(option for option in variant.options if option.path == "n_seats")
    kitty = next(option for option in variant.options if any(c.path == "kitty" for c in option.changes))
    assert isinstance(option.kind, Choice)
    words = Words(variant, language)
    rows = []
    for n_seats in option.kind.values:
        for kitty_too in (None, *(change.value for change in kitty.changes if change.path == "kitty")):
            given = (
                {option.name: n_seats} if kitty_too is None else {option.name: n_seats, kitty.name: kitty_too}
            )
            chosen = with_options(variant, given)
            bids = words("overview-from-to", low=chosen.minimum_bid, high=chosen.top_bid)
            aside = words.listed(words.card(card) for card in chosen.set_aside) or "–"
            kitty_cards = words.number(chosen.kitty_size) if chosen.kitty_size else "–"
            rows.append(
                (words.number(chosen.n_seats), aside, words.number(chosen.hand_size), kitty_cards, bids)
            )
    columns = ("facts-players", "players-set-aside", "facts-hand", "overview-kitty", "facts-bids")
    return table(tuple(words(column) for column in columns), rows)


def _overview_row(variant: Variant, words: Words) -> Row:
    bids = (
        words("overview-from-to", low=variant.minimum_bid, high=variant.top_bid) if variant.top_bid else "–"
    )
    match = variant.match
    target = words.rank(match.levels[-1]) if isinstance(match, LevelMatch) else words.number(match.target)
    return (
        f"[{words.name}]({variant.id}.md)",
        f"`{variant.id}`",
        words.number(variant.n_seats),
        words.number(len(variant.cards)),
        words.number(variant.hand_size),
        words.number(variant.kitty_size) if variant.kitty_size else "–",
        words.number(variant.all_points) if any(variant.card_points.values()) else "–",
        bids,
        target,
    )
