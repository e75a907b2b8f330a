"""A first external player: it plays the cheapest legal card, and leaves the rest to chance.

Kibitz writes one line of JSON at a time to our standard input, and we answer each question with one line on
standard output. So nothing else may be printed there; what is meant for people goes to standard error.

    kibitz arena rulebook "external:python examples/first_bot.py" --pairs 20
    kibitz check-player "external:python examples/first_bot.py"
"""

import json
import random
import sys

RANKS = "2 3 4 5 6 7 8 9 T 10 11 12 13 14 J Q K A 1 R B".split()
COUNTERS = {"5", "10", "13", "14", "1", "R", "T", "K"}  # cards worth points in some of the games


def price(card):
    """Return how much we would rather keep a card: counters last, low before high."""
    return card[1:] in COUNTERS, RANKS.index(card[1:])


def answer(view, legal):
    """Return an action and a reason for it."""
    hand = sorted(view["hand"].split(), key=price)
    if view["phase"] == "bury":  # too many ways to list them: as many cards as the kitty had
        return "bury " + " ".join(hand[: len(view["kitty"].split())]), "the cheapest cards"
    if legal is None:  # Tractor only: many cards at once, of the suit led if we can
        return "play " + follow(view, hand), "the cheapest cards"
    if legal[0].startswith("play"):
        return min(legal, key=lambda action: price(action.split()[1])), "the cheapest card"
    # The same view gives the same chance, so that a match can be repeated.
    return random.Random(json.dumps(view)).choice(legal), "at random"


def follow(view, hand):
    """Return as many cards as were led: pairs of its suit, its other cards, then the cheapest."""
    level = view["levels"][view["dealer"] % 2]

    def suit(card):
        return "trump" if card[0] in ("J", view["trump"]) or card[1] == level else card[0]

    led = view["trick"][0].split() if view["trick"] else hand[:1]
    pairs = {card for card in hand if hand.count(card) == 2}
    ordered = sorted(hand, key=lambda card: (suit(card) != suit(led[0]), card not in pairs, price(card)))
    return " ".join(ordered[: len(led)])


def main():
    for line in sys.stdin:  # ends when Kibitz closes our input
        message = json.loads(line)
        if message["type"] == "hello":
            reply = {"type": "hello", "name": "first bot", "protocol": 1}
        elif message["type"] == "act":
            action, why = answer(message["view"], message["legal"])
            reply = {"action": action, "reasons": [why]}
        else:
            continue  # "end": the deal is over, and nothing is to be said
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
