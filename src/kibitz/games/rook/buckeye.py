"""Buckeye: 45 cards, the 1 high and worth 15, the Rook above it.

Sources: Wikipedia's list of four-player partnership variants (name and card values); pagat.com kt5/rook
(Kentucky Rook, by John Hay): the Rook above the 1, 45 cards, and the preset.
"""

from dataclasses import replace

from kibitz.cards import Rank
from kibitz.games.rook import FIVE_TO_FOURTEEN, HAND_10, LIMITS, OPTIONS_WITH_ROOK, STANDARD_COUNTERS
from kibitz.games.rook.tournament import TOURNAMENT
from kibitz.rules.house_rules import NONE, Change, Choice, Option
from kibitz.rules.parts import AllPass, Deal

KENTUCKY_45 = "kentucky_45"

BUCKEYE = replace(
    TOURNAMENT,
    id="buckeye",
    revision=1,
    name="Buckeye",
    deck=replace(
        TOURNAMENT.deck,
        ranks=(*FIVE_TO_FOURTEEN, Rank("1")),
        rank_points=((Rank("1"), 15), *STANDARD_COUNTERS),
    ),
    deal=Deal(hand=HAND_10),
    options=(
        Option(
            "preset",
            Choice((NONE, KENTUCKY_45)),
            changes=(
                Change(KENTUCKY_45, "auction.minimum", 100),
                Change(KENTUCKY_45, "auction.all_pass", AllPass.DEALER_TAKES_MINIMUM),
                Change(KENTUCKY_45, "match.target", 500),
            ),
            default=NONE,
        ),
        *OPTIONS_WITH_ROOK,
    ),
    limits=LIMITS,
    sources=("source-wikipedia-partnership", "source-pagat-kentucky"),
    notes=("note-rook-reconstructed-minimum-and-target",),
)
