"""The rules page from the first lead on: play, throws, score, the match."""

from __future__ import annotations

from kibitz.guide.words import Paragraphs, Words, yes_or_no
from kibitz.rules.parts import (
    AttackersPoints,
    ContractPoints,
    ContractTricks,
    IndividualMatch,
    KittyMultiplier,
    LevelMatch,
    NumberAuction,
    Shapes,
    SingleCards,
    TargetMatch,
)
from kibitz.rules.variant import Variant


def play_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield leading, following, winning a trick."""
    match variant.play:
        case SingleCards() as rule:
            yield words("rules-first-lead", rule=rule.first_lead.value)
            yield words("rules-follow")
            yield words("rules-winner")
            if isinstance(variant.auction, NumberAuction) and variant.auction.alone_bid:
                yield words("rules-alone-play", stops=yes_or_no(rule.stops_when_alone_loses))
        case Shapes() as rule:
            yield words("rules-first-lead", rule="dealer")
            yield words("rules-shapes")
            yield words("rules-tractor-gap")
            yield words("rules-tractor-ladder")
            yield words("rules-shapes-follow")
            yield words("rules-shapes-pairs", rule=rule.follow_tractor.value)
            yield words("rules-shapes-short")
            yield words("rules-shapes-winner")


def throws_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield leading several shapes; nothing where single cards are played."""
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
    if (
        isinstance(variant.score, AttackersPoints)
        and variant.score.kitty_multiplier is not KittyMultiplier.TWO
    ):
        yield words("rules-throw-kitty")


def score_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield what a deal is worth."""
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
            double = yes_or_no(rule.bidder_double)
            yield words("rules-tricks-made", double=double)
            yield words("rules-tricks-set", double=double)
            yield words("rules-tricks-single")
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
    yield row(words.number(0), words("rules-band-dealers", levels=_capped(rule, rule.shut_out_levels)))
    for low in range(0, rule.take_over, rule.band):
        levels = (rule.take_over - 1 - low) // rule.band + 1
        first = low or 5
        points = words("overview-from-to", low=first, high=low + rule.band - 5)
        yield row(points, words("rules-band-dealers", levels=_capped(rule, levels)))
    last = 3 if rule.level_cap is None else rule.level_cap
    for band in range(last + 1):
        low = rule.take_over + band * rule.band
        is_end = rule.level_cap is not None and band == last
        high = low + rule.band - 5
        more = words("rules-band-more", low=low)
        points = more if is_end else words("overview-from-to", low=low, high=high)
        yield row(points, words("rules-band-attackers", levels=band))
    if rule.level_cap is None:
        yield row("…", words("rules-band-on", band=rule.band))
    yield ""


def _capped(rule: AttackersPoints, levels: int) -> int:
    return levels if rule.level_cap is None else min(levels, rule.level_cap)


def match_section(variant: Variant, words: Words) -> Paragraphs:
    """Yield when the match is over and who has won."""
    match variant.match:
        case TargetMatch() as rule:
            yield words("rules-target", target=rule.target)
            yield words("rules-both-reach", rule=rule.both_reach.value)
        case IndividualMatch() as rule:
            yield words("rules-individual-target", target=rule.target)
        case LevelMatch() as rule:
            last = rule.levels[-1]
            listed = words.listed(words.rank(rank) for rank in rule.levels)
            yield words("rules-levels", start=words.rank(rule.start_level), listed=listed)
            stops = tuple(rank for rank in rule.forced_levels if rank != last)
            if stops:
                yield words("rules-forced-levels", levels=words.listed(words.rank(rank) for rank in stops))
            if rule.must_defend_last or last in rule.forced_levels:
                yield words("rules-must-defend", last=words.rank(last))
            else:
                yield words("rules-beyond-last", last=words.rank(last))
