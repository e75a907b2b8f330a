"""A program of its own: how many whole random deals OpenSpiel rolls out a second (processor time).

Its fastest path from Python: one simulation of its tree search whose leaf is so many rollouts, all in C++.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

N_ROLLOUTS = 2000


def dealt(game: Any, chance: random.Random) -> Any:
    """Return a state after all chance moves."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
    return state


def main() -> None:
    """Read {"game", "seconds"} and print the rate."""
    given = json.loads(sys.stdin.read())
    chance = random.Random(1)
    game = pyspiel.load_game(given["game"])
    states = [dealt(game, chance) for _ in range(16)]
    evaluator = pyspiel.RandomRolloutEvaluator(N_ROLLOUTS, 7)
    solves, verbose = False, False
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, solves, 3, verbose)
    n = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < given["seconds"]:
        bot.step(chance.choice(states))
        n += N_ROLLOUTS
    print(n / taken)


main()
