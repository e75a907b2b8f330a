"""Tournament Rook (Kentucky Discard): the official four-player partnership game.

Sources: the CrowsNest app's store descriptions and tournament-rook.com/rulesforplay.html (the game in full);
en.wikipedia.org/wiki/Rook_(card_game) and the Hasbro booklet of 2010 (the Rook's any-time right).
"""

from kibitz.games.rook import (
    AUCTION_OPTIONS,
    COLOURS,
    FIVE_TO_FOURTEEN,
    HAND_9,
    LABELS,
    LIMITS,
    MINIMUM_70,
    NEST_OPTIONS,
    ROOK_IN_OR_OUT,
    ROOK_PLACE_IF_IN,
    SCORE_OPTIONS,
    STANDARD_COUNTERS,
    THE_ROOK,
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

TOURNAMENT = Variant(
    id="tournament",
    revision=1,
    family="rook",
    name="Tournament Rook (Kentucky Discard)",
    n_seats=4,
    deck=Deck(
        suits=COLOURS,
        ranks=FIVE_TO_FOURTEEN,
        rank_points=STANDARD_COUNTERS,
        specials=(Special("rook", THE_ROOK, Place.HIGHEST, points=20, any_time=True),),
    ),
    deal=Deal(hand=HAND_9),
    auction=MINIMUM_70,
    kitty=Kitty(),
    trump=TrumpFrom.NAMED,
    partner=OppositeSides(),
    play=SingleCards(first_lead=FirstLead.LEFT_OF_DEALER),
    score=ContractPoints(made=MadeScores.CAPTURED),
    match=TargetMatch(target=300),
    labels=LABELS,
    options=(*ROOK_IN_OR_OUT, *ROOK_PLACE_IF_IN, *AUCTION_OPTIONS, *NEST_OPTIONS, *SCORE_OPTIONS),
    limits=LIMITS,
    sources=("source-tournament-rook", "source-wikipedia-rook"),
)
