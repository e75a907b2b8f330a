"""Partnership Rook: all 56 cards dealt, no Rook, no nest, 20 for most tricks.

Sources: Wikipedia's list of four-player partnership variants (name and card values); the rest is the best
supported reading of incomplete sources and follows Tournament Rook where nothing else is printed.
"""

from kibitz.games.rook import (
    AUCTION_OPTIONS,
    COLOURS,
    HAND_14,
    LABELS,
    LIMITS,
    MINIMUM_70,
    ONE_TO_FOURTEEN,
    SCORE_OPTIONS,
    STANDARD_COUNTERS,
)
from kibitz.rules.parts import (
    ContractPoints,
    Deal,
    Deck,
    FirstLead,
    MadeScores,
    OppositeSides,
    SingleCards,
    TargetMatch,
    TrumpFrom,
)
from kibitz.rules.variant import Variant

PARTNERSHIP = Variant(
    id="partnership",
    revision=1,
    family="rook",
    name="Partnership Rook",
    n_seats=4,
    deck=Deck(suits=COLOURS, ranks=ONE_TO_FOURTEEN, rank_points=STANDARD_COUNTERS),
    deal=Deal(hand=HAND_14),
    auction=MINIMUM_70,
    kitty=None,
    trump=TrumpFrom.NAMED,
    partner=OppositeSides(),
    play=SingleCards(first_lead=FirstLead.LEFT_OF_DEALER),
    score=ContractPoints(made=MadeScores.CAPTURED, most_tricks_bonus=20),
    match=TargetMatch(target=300),
    labels=LABELS,
    options=(*AUCTION_OPTIONS, *SCORE_OPTIONS),
    limits=LIMITS,
    sources=("source-wikipedia-partnership",),
    notes=(
        "note-rook-reconstructed-no-nest",
        "note-rook-reconstructed-minimum-70",
        "note-rook-reconstructed-seven-seven",
        "note-rook-follows-tournament",
    ),
)
