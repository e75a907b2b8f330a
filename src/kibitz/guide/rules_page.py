"""The rules page of a variant in plain words, generated from its declaration with the options in force.

Every paragraph asks the parts of the declaration, so a house rule changes the page as it changes the play.
The text is Markdown with headings, lists and one table; it reads well as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kibitz.guide.words import Words
from kibitz.rules.options import allowed_values, format_option_value, option_default, option_value
from kibitz.rules.variant import (
    AllPass,
    AttackersPoints,
    CalledCard,
    ContractPoints,
    ContractTricks,
    CountersInKitty,
    IndividualMatch,
    LevelMatch,
    NumberAuction,
    OppositeSides,
    Place,
    Shapes,
    SingleCards,
    TargetMatch,
    TrumpDeclaring,
    TrumpFrom,
    Variant,
)

Paragraphs = Iterator[str]


def rules_page(variant: Variant, language: str = "en") -> str:
    """Return the rules page as Markdown text, ending with a newline."""
    words = Words(variant, language)
    sections: list[tuple[str, Callable[[Variant, Words], Paragraphs]]] = [
        ("rules-heading-cards", _cards),
        ("rules-heading-order", _order),
        ("rules-heading-deal", _deal),
        ("rules-heading-auction", _auction),
        ("rules-heading-kitty", _kitty),
        ("rules-heading-trump", _trump),
        ("rules-heading-play", _play),
        ("rules-heading-throws", _throws),
        ("rules-heading-score", _score),
        ("rules-heading-match", _match),
        ("rules-heading-options", _options),
        ("rules-heading-notes", _notes),
        ("rules-heading-sources", _sources),
    ]
    lines = [f"# {words('rules-title', name=variant.name)}", "", words("rules-intro", **_table_facts(variant))]
    lines += ["", *(f"- {line}" for line in _house_rules(variant, words))]
    for heading, section in sections:
        paragraphs = list(section(variant, words))
        if paragraphs:
            lines += ["", f"## {words(heading)}", ""]
            lines += [p if not p or p.startswith("|") else f"- {p}" for p in paragraphs]
    if has_trademark(variant):
        lines += ["", words("rules-trademark")]
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def has_trademark(variant: Variant) -> bool:
    """Return whether the page must say whose word the name of the special card is."""
    return ("kitty", "nest") in variant.labels


def _table_facts(variant: Variant) -> dict[str, str | int]:
    return {
        "seats": variant.n_seats,
        "sides": "two" if isinstance(variant.partner, OppositeSides) else "called",
        "direction": "clockwise" if variant.clockwise else "counter",
    }


def _house_rules(variant: Variant, words: Words) -> Paragraphs:
    by_name = {option.name: option for option in variant.options}
    for name, value in variant.chosen:
        option = by_name[name]
        yield words(
            "rules-house-rule", option=words.option_name(option), value=words.option_value(option, value)
        )


def _cards(variant: Variant, words: Words) -> Paragraphs:
    deck = variant.deck
    suits = words.listed(words.suit(s) for s in deck.suits)
    ranks = words.listed(words.rank(r) for r in deck.ranks)
    yield words("rules-deck", cards=len(variant.cards), copies=deck.copies, suits=suits)
    yield words("rules-ranks", ranks=ranks)
    for special in deck.specials:
        if special.in_play:
            yield words("rules-special", card=words.card(special.card))
    if deck.jokers:
        yield words("rules-jokers", n=len(deck.jokers) * deck.copies)
    if variant.set_aside:
        yield words("rules-set-aside", cards=words.listed(words.card(c) for c in variant.set_aside))
    counters = [
        words("rules-counter", card=words("rules-each-rank", rank=words.rank(rank)), points=points)
        for rank, points in deck.rank_points
        if points
    ]
    counters += [
        words("rules-counter", card=words.card(s.card), points=s.points)
        for s in deck.specials
        if s.points and s.in_play
    ]
    if counters:
        yield words("rules-counters", counters=words.listed(counters), total=variant.all_points)


def _order(variant: Variant, words: Words) -> Paragraphs:
    if isinstance(variant.match, LevelMatch):
        yield words("rules-order-levels")
        yield words("rules-order-no-trump")
        yield words("rules-order-plain")
        return
    yield words("rules-order")
    for special in variant.deck.specials:
        if not special.in_play:
            continue
        name = words.card(special.card)
        above = any(
            s.place is Place.HIGHEST and s.in_play and s is not special
            for s in variant.deck.specials[: variant.deck.specials.index(special)]
        )
        place = "second" if special.place is Place.HIGHEST and above else special.place.value
        yield words("rules-special-place", card=name, place=place)
        yield words("rules-special-any-time" if special.any_time else "rules-special-not-any-time", card=name)
        yield words("rules-special-forced", card=name)


def _deal(variant: Variant, words: Words) -> Paragraphs:
    yield words("rules-deal", hand=variant.hand_size)
    if variant.kitty_size:
        yield words("rules-deal-kitty", n=variant.kitty_size)
    if isinstance(variant.match, LevelMatch):
        yield words("rules-first-dealer-levels")
    else:
        yield words("rules-first-dealer")


def _auction(variant: Variant, words: Words) -> Paragraphs:
    match variant.auction:
        case NumberAuction() as rule:
            yield from _bidding(variant, rule, words)
        case TrumpDeclaring() as rule:
            yield words("rules-declare-turn", hand=variant.hand_size)
            yield words("rules-declare-strength")
            yield words("rules-declare-trump")
            yield words("rules-declare-end")
            yield words("rules-declare-nobody", rule=rule.no_declaration.value)
            yield words("rules-declare-first-dealer", rule=rule.first_dealer.value)
            yield words("rules-declare-shown")


def _bidding(variant: Variant, rule: NumberAuction, words: Words) -> Paragraphs:
    unit = rule.unit.value
    yield words("rules-bid-opener")
    yield words(
        "rules-bid-range",
        unit=unit,
        step=rule.step,
        minimum=variant.minimum_bid,
        top=variant.top_bid,
        next=variant.minimum_bid + rule.step,
    )
    yield words("rules-bid-pass-final")
    if rule.top_ends:
        yield words("rules-bid-top-ends", top=variant.top_bid)
    if rule.alone_bid:
        yield words("rules-bid-alone", top=variant.top_bid)
    if rule.all_pass is not AllPass.DEALER_TAKES_MINIMUM:
        yield words("rules-bid-last-turn")
    yield words("rules-all-pass", rule=rule.all_pass.value, minimum=variant.minimum_bid)


def _kitty(variant: Variant, words: Words) -> Paragraphs:
    rule = variant.kitty
    if rule is None:
        return
    yield words("rules-kitty-take", n=variant.kitty_size, dealer=_declarer_word(variant))
    if rule.counters is not CountersInKitty.ANY:
        yield words("rules-kitty-counters", rule=rule.counters.value)
    elif not isinstance(variant.partner, CalledCard):
        yield words("rules-kitty-any")
    if rule.buried_trump_shown:
        yield words("rules-kitty-trump-shown")
    if isinstance(variant.partner, CalledCard):
        yield words("rules-kitty-not-callable")


def _declarer_word(variant: Variant) -> str:
    return "dealer" if isinstance(variant.auction, TrumpDeclaring) else "declarer"


def _trump(variant: Variant, words: Words) -> Paragraphs:
    match variant.trump:
        case TrumpFrom.NAMED:
            yield words("rules-trump-named" if variant.kitty else "rules-trump-named-at-once")
        case TrumpFrom.NAMED_BEFORE_KITTY:
            yield words("rules-trump-before-kitty")
        case TrumpFrom.FIRST_LEAD:
            yield words("rules-trump-first-lead")
        case TrumpFrom.DECLARED:
            pass
    if isinstance(variant.partner, CalledCard):
        yield words("rules-call", which=variant.partner.which.value)
        if variant.partner.own_card:
            yield words("rules-call-own")
        yield words("rules-called-plays")
        yield words("rules-call-none")


def _play(variant: Variant, words: Words) -> Paragraphs:
    match variant.play:
        case SingleCards() as rule:
            yield words("rules-first-lead", rule=rule.first_lead.value)
            yield words("rules-follow")
            yield words("rules-winner")
            if isinstance(variant.auction, NumberAuction) and variant.auction.alone_bid:
                yield words("rules-alone-play", stops="yes" if rule.stops_when_alone_loses else "no")
        case Shapes() as rule:
            yield words("rules-first-lead", rule="dealer")
            yield words("rules-shapes")
            yield words("rules-tractor-gap")
            yield words("rules-tractor-ladder")
            yield words("rules-shapes-follow")
            yield words("rules-shapes-pairs", rule=rule.follow_tractor.value)
            yield words("rules-shapes-short")
            yield words("rules-shapes-winner")


def _throws(variant: Variant, words: Words) -> Paragraphs:
    rule = variant.play
    if not isinstance(rule, Shapes):
        return
    if not rule.throws:
        yield words("rules-throws-off")
        return
    yield words("rules-throw-lead")
    yield words("rules-throw-stands")
    yield words("rules-throw-follow", rule=rule.follow_tractor.value)
    yield words("rules-throw-winner", rule=rule.throw_beaten_by.value)
    if rule.throw_penalty:
        yield words("rules-throw-penalty", points=rule.throw_penalty)


def _score(variant: Variant, words: Words) -> Paragraphs:
    match variant.score:
        case ContractPoints() as rule:
            if variant.kitty is not None:
                yield words("rules-kitty-points", rule=rule.kitty_points_to.value)
            if rule.last_trick_bonus:
                yield words("rules-last-trick-bonus", points=rule.last_trick_bonus)
            if rule.most_tricks_bonus:
                yield words("rules-most-tricks-bonus", points=rule.most_tricks_bonus)
            yield words("rules-made", rule=rule.made.value)
            yield words("rules-set")
            yield words("rules-others-captured")
        case ContractTricks() as rule:
            yield words("rules-tricks-made", double="yes" if rule.bidder_double else "no")
            yield words("rules-tricks-set", double="yes" if rule.bidder_double else "no")
            yield words("rules-tricks-others")
            yield words("rules-alone-score", points=rule.alone)
            yield words("rules-overtricks")
        case AttackersPoints() as rule:
            yield words("rules-attackers-points", needed=rule.take_over, total=variant.all_points)
            yield words("rules-kitty-multiplier", rule=rule.kitty_multiplier.value)
            yield from _bands(rule, words)
            if rule.level_cap is not None:
                yield words("rules-level-cap", cap=rule.level_cap)
            yield words("rules-next-dealer", needed=rule.take_over)
            if rule.jack_back_to_two:
                yield words("rules-jack-back")


def _bands(rule: AttackersPoints, words: Words) -> Paragraphs:
    """Yield the table of levels; bands are multiples of five points."""

    def row(points: str, meaning: str) -> str:
        return f"| {points} | {meaning} |"

    yield ""
    yield row(words("rules-band-points"), words("rules-band-levels"))
    yield "|---|---|"
    yield row("0", words("rules-band-dealers", levels=_capped(rule, rule.shut_out_levels)))
    for low in range(0, rule.take_over, rule.band):
        levels = (rule.take_over - 1 - low) // rule.band + 1
        first = low or 5
        yield row(f"{first}–{low + rule.band - 5}", words("rules-band-dealers", levels=_capped(rule, levels)))
    for band in range(4):
        low = rule.take_over + band * rule.band
        yield row(
            f"{low}–{low + rule.band - 5}", words("rules-band-attackers", levels=_capped(rule, band))
        )
    yield row("…", words("rules-band-on", band=rule.band))
    yield ""


def _capped(rule: AttackersPoints, levels: int) -> int:
    return levels if rule.level_cap is None else min(levels, rule.level_cap)


def _match(variant: Variant, words: Words) -> Paragraphs:
    match variant.match:
        case TargetMatch() as rule:
            yield words("rules-target", target=rule.target)
            yield words("rules-both-reach", rule=rule.both_reach.value)
        case IndividualMatch() as rule:
            yield words("rules-individual-target", target=rule.target)
        case LevelMatch() as rule:
            yield words("rules-levels", start=rule.start_level, last=rule.levels[-1])
            forced = words.listed(rule.forced_levels)
            if rule.must_defend_last:
                yield words("rules-must-defend", last=rule.levels[-1])
            else:
                yield words("rules-beyond-last", last=rule.levels[-1])
            if rule.forced_levels:
                yield words("rules-forced-levels", levels=forced)


def _options(variant: Variant, words: Words) -> Paragraphs:
    for option in variant.options:
        value = option_value(variant, option.name)
        yield words(
            "rules-option",
            name=option.name,
            option=words.option_name(option),
            value=format_option_value(value),
            default=format_option_value(option_default(variant, option)),
            allowed=allowed_values(option),
        )


def _notes(variant: Variant, words: Words) -> Paragraphs:
    for note in variant.notes:
        yield words(note)


def _sources(variant: Variant, words: Words) -> Paragraphs:
    for source in variant.sources:
        yield words(source)
