"""Tractor: double-upgrade Sheng Ji with two packs.

Sources: the seed document (Ukrainian rules of a double-upgrade game), which decides; where it is silent the
readings of rbtying/shengji, ChannonTian/80fen, jerryyyu/shengji and pagat.com kt5/tractor.
"""

from kibitz.cards import FRENCH_RANKS, FRENCH_SUITS, JOKER_BLACK, JOKER_RED, Rank
from kibitz.rules.house_rules import NONE, Change, Choice, Flag, Option, RankList
from kibitz.rules.parts import (
    AttackersPoints,
    BySeats,
    Deal,
    Deck,
    FirstDealer,
    FollowTractor,
    Kitty,
    KittyMultiplier,
    LevelMatch,
    NoDeclaration,
    OppositeSides,
    Shapes,
    ThrowBeatenBy,
    TrumpDeclaring,
    TrumpFrom,
)
from kibitz.rules.variant import Variant

LEVELS = FRENCH_RANKS

_WITH_THROWS = (("throws", "on"),)

TRACTOR = Variant(
    id="tractor",
    revision=1,
    family="tractor",
    name="Tractor",
    n_seats=4,
    deck=Deck(
        suits=FRENCH_SUITS,
        ranks=FRENCH_RANKS,
        # 'Fives (5), tens (10) and kings (10) count.'
        rank_points=((Rank("5"), 5), (Rank("T"), 10), (Rank("K"), 10)),
        jokers=(JOKER_BLACK, JOKER_RED),
        copies=2,
    ),
    deal=Deal(hand=BySeats(((4, 25),))),
    auction=TrumpDeclaring(),
    kitty=Kitty(),
    trump=TrumpFrom.DECLARED,
    partner=OppositeSides(),
    play=Shapes(),
    # 'The attackers need 80'; a band of 40 is a level, and P = 0 is three.
    score=AttackersPoints(take_over=80, band=40, shut_out_levels=3),
    match=LevelMatch(levels=LEVELS, start_level=LEVELS[0]),
    clockwise=False,
    options=(
        Option(
            "throws",
            Choice(("off", "on")),
            changes=(Change(value="on", path="play.throws", becomes=True),),
            default="off",
        ),
        Option(
            "throw_beaten_by",
            Choice(tuple(rule.value for rule in ThrowBeatenBy)),
            path="play.throw_beaten_by",
            needs=_WITH_THROWS,
        ),
        Option("throw_penalty", Choice((0, 10)), path="play.throw_penalty", needs=_WITH_THROWS),
        Option(
            "follow_tractor", Choice(tuple(rule.value for rule in FollowTractor)), path="play.follow_tractor"
        ),
        Option(
            "first_dealer", Choice(tuple(rule.value for rule in FirstDealer)), path="auction.first_dealer"
        ),
        Option(
            "no_declaration",
            Choice(tuple(rule.value for rule in NoDeclaration)),
            path="auction.no_declaration",
        ),
        Option("must_defend_ace", Flag(), path="match.must_defend_last"),
        Option("forced_levels", RankList(LEVELS), path="match.forced_levels"),
        Option("jack_back_to_two", Flag(), path="score.jack_back_to_two"),
        Option(
            "kitty_multiplier",
            Choice(tuple(rule.value for rule in KittyMultiplier)),
            path="score.kitty_multiplier",
        ),
        Option("level_cap", Choice((NONE, 3)), path="score.level_cap"),
        Option("start_level", Choice(LEVELS), path="match.start_level"),
    ),
    sources=("source-tractor-seed", "source-tractor-peers", "source-pagat-tractor"),
    notes=(
        "note-tractor-take-over",
        "note-tractor-plain-suits",
        "note-tractor-off-suit-levels",
        "note-tractor-declaring-side",
        "note-tractor-first-declarer",
        "note-tractor-beyond-ace",
    ),
)
