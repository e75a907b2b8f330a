"""A program of its own: Bo Haglund's DDS, as endplay brings it, on deals given as JSON; one value each."""

import json
import sys
import time

import endplay._dds as dds  # type: ignore[import-not-found]
from endplay.dds import solve_board  # type: ignore[import-not-found]
from endplay.dds.solve import SolveMode  # type: ignore[import-not-found]
from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]

STRAINS = {"S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs, None: Denom.nt}
SEATS = [Player.north, Player.east, Player.south, Player.west]
RANKS = "AKQJT98765432"


def main() -> None:
    """Read the deals and print [[tricks, seconds], ...]."""
    dds.SetMaxThreads(1)
    rows = []
    for given in json.loads(sys.stdin.read()):
        hands = []
        for cards in given["hands"]:
            hands.append(".".join("".join(r for r in RANKS if suit + r in cards) for suit in "SHDC"))
        deal = Deal("N:" + " ".join(hands))
        deal.trump, deal.first = STRAINS[given["trump"]], SEATS[given["leader"]]
        begun = time.process_time()
        answer = solve_board(deal, SolveMode.OptimalOne)
        seconds = time.process_time() - begun
        rows.append([next(iter(answer))[1], seconds])
    print(json.dumps(rows))


main()
