"""CrowsNest: Tournament Rook with a low Rook, the Crow, and made contracts that score the bid.

Source of every number: the CrowsNest rules of play (store description of the CrowsNest app).
"""

from dataclasses import replace

from kibitz.games.rook.tournament import TOURNAMENT
from kibitz.rules.parts import ContractPoints, MadeScores, Place

CROWSNEST = replace(
    TOURNAMENT,
    id="crowsnest",
    revision=1,
    name="CrowsNest",
    # 'The Crow is always the lowest trump', and may be played at any time.
    deck=replace(TOURNAMENT.deck, specials=(replace(TOURNAMENT.deck.specials[0], place=Place.LOWEST),)),
    # 'A made contract scores the bid.'
    score=ContractPoints(made=MadeScores.BID),
    labels=(("kitty", "nest"), ("special", "crow")),
    sources=("source-crowsnest",),
    notes=("note-crowsnest-forced-crow",),
)
