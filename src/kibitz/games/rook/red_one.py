"""The Red 1: Tournament Rook with the red 1 as the highest trump in every contract.

Sources: Wikipedia's list of four-player partnership variants (name and card values); Smith County
tournament 2020 (42 cards, 9 each, nest of 6). Minimum and target follow Tournament Rook.
"""

from dataclasses import replace

from kibitz.games.rook import LIMITS, OPTIONS_WITH_ROOK, THE_RED_ONE
from kibitz.games.rook.tournament import TOURNAMENT
from kibitz.rules.parts import Place, Special

RED_ONE = replace(
    TOURNAMENT,
    id="red_one",
    revision=1,
    name="The Red 1",
    deck=replace(
        TOURNAMENT.deck,
        specials=(Special("red_one", THE_RED_ONE, Place.HIGHEST, points=30), *TOURNAMENT.deck.specials),
    ),
    options=OPTIONS_WITH_ROOK,
    limits=LIMITS,
    sources=("source-wikipedia-partnership", "source-smith-county"),
    notes=("note-rook-reconstructed-minimum-and-target", "note-red-one-no-any-time"),
)
