"""1-High Partnership: 57 cards, the 1 high and worth 15, a low Rook without the any-time right.

Sources: Wikipedia's list of four-player partnership variants (name and card values); deck, nest, low Rook,
minimum, target and bonus are a reconstruction, and the notes say so one by one.
"""

from kibitz.cards import Rank
from kibitz.games.rook import (
    COLOURS,
    HAND_13,
    LABELS,
    LIMITS,
    MINIMUM_100,
    OPTIONS_WITH_ROOK,
    STANDARD_COUNTERS,
    THE_ROOK,
    TWO_TO_FOURTEEN_ONE_HIGH,
)
from kibitz.rules.parts import (
    ContractPoints,
    Deal,
    Deck,
    FirstLead,
    Kitty,
    MadeScores,
    OppositeSides,
    Place,
    SingleCards,
    Special,
    TargetMatch,
    TrumpFrom,
)
from kibitz.rules.variant import Variant

ONE_HIGH = Variant(
    id="one_high",
    revision=1,
    family="rook",
    name="1-High Partnership",
    n_seats=4,
    deck=Deck(
        suits=COLOURS,
        ranks=TWO_TO_FOURTEEN_ONE_HIGH,
        rank_points=((Rank("1"), 15), *STANDARD_COUNTERS),
        specials=(Special("rook", THE_ROOK, Place.LOWEST, points=20),),
    ),
    deal=Deal(hand=HAND_13),
    auction=MINIMUM_100,
    kitty=Kitty(),
    trump=TrumpFrom.NAMED,
    partner=OppositeSides(),
    play=SingleCards(first_lead=FirstLead.LEFT_OF_DEALER),
    score=ContractPoints(made=MadeScores.CAPTURED, most_tricks_bonus=20),
    match=TargetMatch(target=500),
    labels=LABELS,
    options=OPTIONS_WITH_ROOK,
    limits=LIMITS,
    sources=("source-wikipedia-partnership",),
    notes=(
        "note-rook-reconstructed-deck-and-nest",
        "note-rook-reconstructed-low-rook",
        "note-rook-reconstructed-minimum-100",
        "note-rook-reconstructed-target-500",
        "note-rook-reconstructed-bonus",
        "note-rook-follows-tournament",
    ),
)
