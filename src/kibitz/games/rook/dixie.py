"""Dixie Rook: 56 cards, no Rook, thirteens count instead of fourteens.

Source: gamerules.com/rules/dixie-rook. All-pass, first lead, made score and nest points follow Tournament.
"""

from kibitz.cards import Rank
from kibitz.games.rook import (
    AUCTION_OPTIONS,
    COLOURS,
    HAND_13,
    LABELS,
    LIMITS,
    MINIMUM_70,
    NEST_OPTIONS,
    ONE_TO_FOURTEEN,
    SCORE_OPTIONS,
)
from kibitz.rules.parts import (
    ContractPoints,
    Deal,
    Deck,
    FirstLead,
    Kitty,
    MadeScores,
    OppositeSides,
    SingleCards,
    TargetMatch,
    TrumpFrom,
)
from kibitz.rules.variant import Variant

DIXIE = Variant(
    id="dixie",
    revision=1,
    family="rook",
    name="Dixie Rook",
    n_seats=4,
    deck=Deck(
        suits=COLOURS,
        ranks=ONE_TO_FOURTEEN,
        # 'Each 5 counts 5, each 10 and each 13 counts 10.'
        rank_points=((Rank("5"), 5), (Rank("10"), 10), (Rank("13"), 10)),
    ),
    deal=Deal(hand=HAND_13),
    auction=MINIMUM_70,
    kitty=Kitty(),
    trump=TrumpFrom.NAMED,
    partner=OppositeSides(),
    play=SingleCards(first_lead=FirstLead.LEFT_OF_DEALER),
    score=ContractPoints(made=MadeScores.CAPTURED, most_tricks_bonus=20),
    match=TargetMatch(target=300),
    labels=LABELS,
    options=(*AUCTION_OPTIONS, *NEST_OPTIONS, *SCORE_OPTIONS),
    limits=LIMITS,
    sources=("source-gamerules-dixie",),
    notes=("note-rook-follows-tournament", "note-dixie-nest-points"),
)
