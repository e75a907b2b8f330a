"""The rules page up to the first lead: cards, order, deal, auction, kitty, trump."""

from __future__ import annotations

from kibitz.cards import suit_of
from kibitz.guide.words import Paragraphs, Words, capital, yes_or_no
from kibitz.rules.house_rules import NONE
from kibitz.rules.parts import (
    AllPass,
    CalledCard,
    ContractPoints,
    CountersInKitty,
    LevelMatch,
    NumberAuction,
    Place,
    Special,
    TrumpDeclaring,
    TrumpFrom,
)
from kibitz.rules.variant import Variant


def cards_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield the cards and what they are worth."""
    deck = variant.deck
    suits = words.listed(words.suit(s) for s in deck.suits)
    yield words("rules-deck", cards=len(variant.cards), copies=deck.copies, listed=suits)
    yield words("rules-ranks", ranks=words.listed(words.rank(r) for r in deck.ranks))
    specials = _specials(variant, words)
    if specials:
        yield words("rules-special", n=len(specials), cards=words.listed(specials))
    if deck.jokers:
        yield words("rules-jokers", n=len(deck.jokers) * deck.copies)
    if variant.set_aside:
        listed = words.listed(words.card(c) for c in variant.set_aside)
        yield words("rules-set-aside", n=len(variant.set_aside), cards=listed)
    counters = counters_in_words(variant, words)
    if counters:
        bonus = variant.all_points - sum(variant.card_points[card] for card in variant.cards)
        listed = words.listed(counters)
        yield words("rules-counters", counters=listed, bonus=bonus, total=variant.all_points)


def _specials(variant: Variant, words: Words) -> list[str]:
    return [words.card(s.card) for s in variant.deck.specials if s.in_play]


def counters_in_words(variant: Variant, words: Words) -> list[str]:
    """Return what each kind of counter is worth, ranks first."""
    deck = variant.deck
    counters = [
        words("rules-counter", card=words("rules-each-rank", rank=rank), points=points)
        for rank, points in deck.rank_points
        if points
    ]
    return counters + [
        words("rules-counter", card=words.card(s.card), points=s.points)
        for s in deck.specials
        if s.points and s.in_play
    ]


def order_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield which card is higher."""
    if isinstance(variant.match, LevelMatch):
        yield words("rules-order-levels")
        yield words("rules-order-ladder")
        yield words("rules-order-no-trump")
        yield words("rules-order-plain")
        yield words("rules-order-one-suit")
        return
    yield words("rules-order")
    higher: Special | None = None
    for special in variant.deck.specials:
        if special.in_play:
            yield from map(capital, _special(special, higher, words))
            higher = special if special.place is Place.HIGHEST else higher


def place_of(special: Special, higher: Special | None) -> str:
    """Return the word of a special card's place. higher: another one at the top, listed before it."""
    is_second = higher is not None and special.place is Place.HIGHEST
    return "second" if is_second else special.place.value


def _special(special: Special, higher: Special | None, words: Words) -> Paragraphs:
    """Yield what a special card is. higher: the one above it, if both are at the top."""
    name = words.card(special.card)
    above = words.card(higher.card) if higher is not None else ""
    place = place_of(special, higher)
    yield words("rules-special-place", card=name, place=place, above=above)
    printed = suit_of(special.card)
    if printed is not None:
        yield words("rules-special-printed", card=name, suit=printed)
    if special.any_time:
        yield words("rules-special-any-time", card=name)
    else:
        yield words("rules-special-not-any-time", card=name)
    yield words("rules-special-forced", card=name)


def deal_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield how cards are dealt."""
    yield words("rules-deal", hand=variant.hand_size)
    if variant.kitty_size:
        yield words("rules-deal-kitty", n=variant.kitty_size)
    if isinstance(variant.match, LevelMatch):
        yield words("rules-first-dealer-levels")
    else:
        yield words("rules-first-dealer")


def auction_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield bidding, or declaring trumps."""
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
    yield words("rules-bid-opener")
    yield words(
        "rules-bid-range",
        unit=rule.unit.value,
        step=rule.step,
        minimum=variant.minimum_bid,
        top=variant.top_bid,
        only=yes_or_no(variant.minimum_bid == variant.top_bid),
    )
    yield words("rules-bid-pass-final")
    if rule.top_ends:
        yield words("rules-bid-top-ends", top=variant.top_bid)
    if rule.alone_bid:
        yield words("rules-bid-alone", top=variant.top_bid, ends=yes_or_no(rule.top_ends))
    if rule.all_pass is not AllPass.DEALER_TAKES_MINIMUM:
        yield words("rules-bid-last-turn")
    yield words("rules-all-pass", rule=rule.all_pass.value, minimum=variant.minimum_bid)


def kitty_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield taking up and burying the kitty; nothing where there is none."""
    rule = variant.kitty
    if rule is None:
        return
    specials = words.listed(_specials(variant, words)) or NONE
    taker = "dealer" if isinstance(variant.auction, TrumpDeclaring) else "declarer"
    yield words("rules-kitty-take", n=variant.kitty_size, taker=taker)
    if rule.counters is not CountersInKitty.ANY:
        yield words("rules-kitty-counters", rule=rule.counters.value, specials=specials)
    elif isinstance(variant.score, ContractPoints):
        yield words("rules-kitty-any", specials=specials)
    if rule.buried_trump_shown:
        yield words("rules-kitty-trump-shown")
    if isinstance(variant.partner, CalledCard):
        yield words("rules-kitty-not-callable")
    if rule.buried_shown_at_end:
        yield words("rules-kitty-shown-at-end")


def trump_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield how trump is settled, and the partner found."""
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
        own = yes_or_no(variant.partner.own_card)
        apart = "buried" if variant.kitty else "aside" if variant.set_aside else NONE
        yield words("rules-call", which=variant.partner.which.value, apart=apart, own=own)
        yield words("rules-called-plays")
        yield words("rules-call-none", own=own)
