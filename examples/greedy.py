"""A greedy external player for every game: the cheapest winner, else the cheapest card; counters for a winning partner.

It thinks of one trick only, which makes it a good measure: a player that thinks further must beat it.
Only the standard library is used. The protocol is described in docs/guide/write-a-player.md.

    kibitz arena rulebook "external:python examples/greedy.py" --card-play --pairs 200 --workers 2
"""

import json
import sys

ROOK = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "1"]
FRENCH = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
# Card points where they differ from the usual ones, and what else a game has of its own.
USUAL = {"5": 5, "10": 10, "14": 10, "1": 15, "R": 20, "T": 10, "K": 10}
POINTS = {
    "dixie": {"5": 5, "10": 10, "13": 10},
    "partnership": {"5": 5, "10": 10, "14": 10},
    "amerikaner": {},
}
ONE_IS_LOW = {"partnership", "dixie"}
ROOK_IS_HIGH = {"tournament", "red_one", "buckeye"}
ALL_POINTS = {"crowsnest": 120, "tournament": 120, "partnership": 100, "one_high": 200, "red_one": 150,
              "buckeye": 180, "dixie": 100}  # fmt: skip


class Table:
    """One question: the view, and what a card is worth in it."""

    def __init__(self, view):
        self.view, self.game = view, view["variant"]
        self.hand = view["hand"].split()
        self.trump = None if view["contract"] == "amerikaner" else view["trump"] or self.best_suit()
        self.level = view["levels"][view["dealer"] % 2] if "levels" in view else None
        self.n_seats = len(view["tricks"]) if self.game == "amerikaner" else 4
        played = [cards for trick in view["plays"] for cards in trick["cards"]] + view["trick"]
        self.seen = {*self.hand, *" ".join(played).split()}

    def points(self, card):
        return POINTS.get(self.game, USUAL).get(card[1:], 0) if card[0] != "J" else 0

    def suit(self, card):
        """Return the suit a card counts for: "trump", or its letter."""
        is_special = card[0] == "J" or card == "CR" or (self.game == "red_one" and card == "R1")
        return "trump" if is_special or card[0] == self.trump or card[1:] == self.level else card[0]

    def strength(self, card):
        """Return how high a card stands in its suit."""
        if card[0] == "J":
            return 100 if card == "JR" else 99
        if card == "CR":
            high = self.view["options"].get("rook_rank", "high" if self.game in ROOK_IS_HIGH else "low")
            return 90 if high == "high" else -1
        if card[1:] == self.level:
            return 98 if card[0] == self.trump else 97
        if self.game == "red_one" and card == "R1":
            return 95
        if self.game in ONE_IS_LOW and card[1:] == "1":
            return -1
        ranks = FRENCH if self.game in ("amerikaner", "tractor") else ROOK
        return ranks.index(card[1:])

    def is_highest(self, card):
        """Return whether every higher card of its suit has been seen, or lies in our hand."""
        suit, strength = self.suit(card), self.strength(card)
        if self.game in ("amerikaner", "tractor"):
            others = [letter + rank for letter in "SHDC" for rank in FRENCH] + ["JR", "JB"] * bool(self.level)
        else:
            ranks = ROOK if self.game in ("one_high", "buckeye") else ROOK[:-1]
            others = [letter + rank for letter in "RGYB" for rank in ranks]
        return not any(
            other not in self.seen and self.suit(other) == suit and self.strength(other) > strength
            for other in others
        )

    def cost(self, card):
        """Return how much we mind to part with a card."""
        return 3 * self.points(card) + self.strength(card) + (30 if self.suit(card) == "trump" else 0)

    def best_suit(self):
        """Return the suit we hold most of, the higher cards if two are as long."""
        suits = {
            card[0] for card in self.hand if card[0] not in "CJ" or self.game in ("amerikaner", "tractor")
        }
        suits.discard("J")
        self.trump, self.level = None, None
        return max(sorted(suits), key=lambda s: (sum(c[0] == s for c in self.hand), s), default=None)

    def is_ours(self, seat):
        """Return whether a seat plays with us."""
        view, me = self.view, self.view["seat"]
        if self.game != "amerikaner":
            return (seat - me) % 2 == 0
        side = {view["declarer"], view["partner"]}
        if view["called"] in self.hand:
            side.add(me)
        return (seat in side) == (me in side)


def call(table, legal):
    """Return the highest bid that the hand is worth, but no higher than needed."""
    bids = [action for action in legal if action.startswith("bid ") and action[4:].isdigit()]
    suit, hand = table.trump, table.hand
    length = sum(card[0] == suit or card == "CR" for card in hand)
    if table.game == "tractor":
        strong = [action for action in legal if action.startswith("declare") and action.split()[1][0] == suit]
        if strong and 3 * length > len(hand):
            return strong[-1], "our longest suit"
        return "pass", "too short"
    if table.game == "amerikaner":
        worth = length + sum(card[1] in "AK" for card in hand if card[0] != suit)
    else:
        tops = sum(card[0] == suit and card[1:] in ("13", "14", "1") for card in hand)
        judged = 10 * length + 12 * ("CR" in hand) + 5 * tops + sum(map(table.points, hand)) / 5
        worth = (judged - 41 + 75) * ALL_POINTS[table.game] / 120 if judged >= 41 else 0
    if bids and int(bids[0][4:]) <= worth:
        return bids[0], f"worth about {worth:.0f}"
    return ("pass", "not worth more") if "pass" in legal else (legal[0], "must")


def bury(table):
    """Return the burial of the lowest cards, counters and trumps last."""
    hand = sorted(table.hand, key=lambda c: (table.points(c) > 0, table.suit(c) == "trump", table.cost(c)))
    return "bury " + " ".join(hand[: len(table.view["kitty"].split())]), "low cards"


def winner_so_far(table):
    """Return the seat and the cards that win the trick as it lies."""
    trick = [cards.split() for cards in table.view["trick"]]
    leader = (table.view["seat"] - len(trick)) % table.n_seats
    best = 0
    for place, cards in enumerate(trick):
        if beats(table, cards, trick[best], trick[0]):
            best = place
    return (leader + best) % table.n_seats, trick[best]


def beats(table, cards, best, lead):
    """Return whether cards win over the best so far; of several cards only pairs and single cards are judged."""
    if len(cards) > 2 or (len(cards) == 2) != (
        len(set(cards)) == 1 and len(set(lead)) == 1 and len(lead) == 2
    ):
        return False
    ours, theirs = table.suit(cards[0]), table.suit(best[0])
    if ours == theirs:
        return table.strength(cards[0]) > table.strength(best[0])
    return ours == "trump"


def play(table, legal):
    """Return the cheapest winner, else the cheapest cards; counters if the partner has the trick."""
    if legal is None:
        return follow_blindly(table), "too many ways to list"
    plays = [action.split()[1:] for action in legal]

    def cost(cards):
        return sum(map(table.cost, cards))

    if not table.view["trick"]:
        # A pair or more of them; else a card that nobody can beat in its suit; else the cheapest.
        longest = max(plays, key=lambda cards: (len(cards), -cost(cards)))
        if len(longest) > 1:
            return "play " + " ".join(longest), "the most cards"
        sure = [cards for cards in plays if table.is_highest(cards[0])]
        return "play " + " ".join(min(sure or plays, key=cost)), "a sure card" if sure else "the cheapest"
    seat, best = winner_so_far(table)
    lead = table.view["trick"][0].split()
    is_last = len(table.view["trick"]) == table.n_seats - 1
    if table.is_ours(seat) and (is_last or table.is_highest(best[0])):
        given = max(plays, key=lambda cards: (sum(map(table.points, cards)), -cost(cards)))
        return "play " + " ".join(given), "points for the partner"
    winners = [] if table.is_ours(seat) else [cards for cards in plays if beats(table, cards, best, lead)]
    if winners:
        return "play " + " ".join(min(winners, key=cost)), "the cheapest winner"
    return "play " + " ".join(min(plays, key=cost)), "the cheapest"


def follow_blindly(table):
    """Return a follow of the right number: pairs of the suit led, then its other cards, then the cheapest."""
    lead = table.view["trick"][0].split() if table.view["trick"] else table.hand[:1]
    led = table.suit(lead[0])

    def order(card):
        return (
            table.suit(card) != led,
            table.suit(card) == led and table.hand.count(card) < 2,
            table.cost(card),
            card,
        )

    return "play " + " ".join(sorted(table.hand, key=order)[: len(lead)])


def answer(view, legal):
    table = Table(view)
    if view["phase"] == "auction":
        return call(table, legal)
    if view["phase"] == "bury":
        return bury(table)
    if legal and legal[0].startswith("trump"):
        wanted = f"trump {table.best_suit()}"
        return (wanted if wanted in legal else legal[0]), "our longest suit"
    if legal and legal[0].startswith("call"):
        return legal[-1], "the highest"
    return play(table, legal)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            reply = {"type": "hello", "name": "greedy", "protocol": 1}
        elif message["type"] == "act":
            action, why = answer(message["view"], message["legal"])
            reply = {"action": action, "reasons": [why]}
        else:
            continue
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
