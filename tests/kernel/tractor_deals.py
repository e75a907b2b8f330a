"""Deals of shapes made for comparing kernel and reference: every option of the play, any trump and level."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

from kibitz.cards import FRENCH_SUITS, NO_TRUMP, Card, rank_of, sort_cards
from kibitz.games import VARIANTS
from kibitz.games.tractor import LEVELS
from kibitz.rules.options import with_options
from kibitz.rules.order import TRUMPS as EFFECTIVE_TRUMPS
from kibitz.rules.order import order_of
from kibitz.rules.parts import Seat, Shapes
from kibitz.rules.state import Contract, Playing, Standing
from kibitz.rules.variant import Variant

TRACTOR = VARIANTS["tractor"]
TRUMPS = (*FRENCH_SUITS, NO_TRUMP)


def play_variants() -> dict[str, Variant]:
    """Return the game with every combination of the options that the play phase knows, by name."""
    kitties = ("twice_cards", "two", "power")
    follows = ("pairs", "tractor")
    choices: list[dict[str, object]] = [
        {"follow_tractor": follow, "kitty_multiplier": kitty} for follow, kitty in product(follows, kitties)
    ]
    choices += [
        {"throws": "on", "throw_beaten_by": beaten, "throw_penalty": penalty} | plain
        for beaten, penalty, plain in product(("all_components", "longest_component"), (0, 10), choices)
    ]
    return {
        " ".join(str(value) for value in choice.values()): with_options(TRACTOR, choice) for choice in choices
    }


def random_start(
    variant: Variant, random: Random, hand_size: int | None = None, spread: float | None = None
) -> Playing:
    """Return a position before a lead: hands, trump, level, leader and what was captured before at random.

    spread: how far cards are moved from the order of suits and strengths before they are dealt. A large one is
    a fair shuffle, with a small one each seat gets long suits. By default one of these, or the sorted packs cut
    into short runs, so that pairs, tractors and voids are everywhere.
    """
    level = random.choice(LEVELS)
    declarer = Seat(random.randrange(4))
    contract = Contract(declarer, trump=random.choice(TRUMPS), level=level)
    size = variant.hand_size if hand_size is None else hand_size
    cards = _sorted_packs(variant, random, contract)
    if spread is None:
        spread = random.choice((0, 0, 0, 2, 10, 500))
    places = [place + random.gauss(0, spread) for place in range(len(cards))]
    cards = [cards[i] for i in sorted(range(len(cards)), key=places.__getitem__)]
    # A window of the packs, so that the cards of short endings still belong together.
    n = 4 * size + variant.kitty_size
    first = random.randrange(len(cards) - n + 1)
    window = cards[first : first + n]
    if spread < 5:
        window = _shuffled_in_runs(window, random, random.choice(((4,), (4, 6), (2, 4), (1, 2, 3, 4, 5))))
    hands = tuple(sort_cards(window[seat * size : (seat + 1) * size]) for seat in range(4))
    buried = sort_cards(window[4 * size :])
    is_ending = size < variant.hand_size
    # An ending may come after anything.
    throws = isinstance(variant.play, Shapes) and variant.play.throws
    tens = (10 * random.randrange(7), 10 * random.randrange(7)) if is_ending else (0, 0)
    failed = (random.randrange(3), random.randrange(3)) if is_ending and throws else (0, 0)
    return Playing(
        variant,
        Standing(declarer, 2, (LEVELS.index(level),) * 2),
        hands,
        buried,
        contract,
        Seat(random.randrange(4)) if is_ending else declarer,
        buried=buried,
        tricks=(0, 0),
        points=tens,
        failed_throws=failed,
        known=((), (), (), ()),
    )


def ruffing_start(variant: Variant, random: Random, hand_size: int) -> Playing:
    """Return a position in which the leader has one plain suit that nobody follows, and others many trumps."""
    start = random_start(variant, random, hand_size)
    declarer = start.contract.declarer
    contract = Contract(declarer, trump=random.choice(FRENCH_SUITS), level=start.contract.level)
    order = order_of(variant, contract.trump, contract.level)
    packs = _sorted_packs(variant, random, contract)
    suits = {
        suit: [card for card in packs if order.suit[card] == suit]
        for suit in dict.fromkeys(order.suit.values())
    }
    trumps = _shuffled_in_runs(suits.pop(EFFECTIVE_TRUMPS), random, (1, 2, 4))
    led, *others = random.sample(list(suits.values()), 3)
    rest = _shuffled_in_runs(others[0] + others[1], random, (1, 2, 4))
    hands = [_shuffled_in_runs(led, random, (1, 2, 4))[:hand_size]]
    for n_trumps in (hand_size, hand_size, hand_size // 2):
        own = trumps[:n_trumps] + rest[: hand_size - n_trumps]
        trumps, rest = trumps[n_trumps:], rest[hand_size - n_trumps :]
        hands.append(own)
    turn = random.randrange(4)
    return replace(
        start,
        hands=tuple(sort_cards(hands[(seat - turn) % 4]) for seat in range(4)),
        contract=contract,
        leader=Seat(turn),
        kitty=sort_cards(rest[: variant.kitty_size]),
        buried=sort_cards(rest[: variant.kitty_size]),
    )


def answering_start(variant: Variant, random: Random) -> Playing:
    """Return a position in which a throw of tractors and pairs lies before seats with many pairs to answer it.

    Whether it would have stood does not matter to who follows.
    """
    left = random.randint(1, 3)
    start = random_start(variant, random, left)
    declarer = start.contract.declarer
    contract = Contract(declarer, trump=random.choice(FRENCH_SUITS), level=start.contract.level)
    order = order_of(variant, contract.trump, contract.level)
    packs = _sorted_packs(variant, random, contract)
    led = random.choice([EFFECTIVE_TRUMPS, *{order.suit[card] for card in packs}])
    # Runs of two pairs and more; none is cut by the end of a suit.
    lengths = random.choice(((4,), (4, 6), (2, 4), (2,)))
    same = _shuffled_in_runs([card for card in packs if order.suit[card] == led], random, lengths)
    trumps = [card for card in packs if order.suit[card] == EFFECTIVE_TRUMPS and led != EFFECTIVE_TRUMPS]
    others = _shuffled_in_runs(trumps, random, lengths)
    if random.random() < 0.5:
        # Equal pairs in one hand: two of them are two pairs, and may stand in two tractors.
        others.sort(key=lambda card: rank_of(card) != contract.level)
    rest = [card for card in packs if order.suit[card] not in (led, EFFECTIVE_TRUMPS)]
    random.shuffle(rest)
    n = random.choice((4, 6, 8, 8, 9))
    lead, same = same[:n], same[n:]
    hands = []
    for share in random.sample(((1, 0), (0.9, 0.1), (0, 1)), 3):
        own: list[Card] = []
        for source, part in zip((same, others), share, strict=True):
            taken = source[: round(part * (n + left))]
            del source[: len(taken)]
            own += taken
        own += [rest.pop() for _ in range(n + left - len(own))]
        hands.append(own)
    hands.insert(0, [rest.pop() for _ in range(left)])
    leader = random.randrange(4)
    return replace(
        start,
        hands=tuple(sort_cards(hands[(seat - leader) % 4]) for seat in range(4)),
        contract=contract,
        leader=Seat(leader),
        trick=(sort_cards(lead),),
        kitty=sort_cards(rest[: variant.kitty_size]),
        buried=sort_cards(rest[: variant.kitty_size]),
    )


def _sorted_packs(variant: Variant, random: Random, contract: Contract) -> list[Card]:
    """Return both packs by suit, in any order of the suits, and by strength."""
    order = order_of(variant, contract.trump, contract.level)
    suits = list(dict.fromkeys(order.suit.values()))
    random.shuffle(suits)
    return sorted(variant.cards, key=lambda card: (suits.index(order.suit[card]), order.strength[card]))


def _shuffled_in_runs(cards: list[Card], random: Random, lengths: tuple[int, ...]) -> list[Card]:
    """Return the cards cut into runs of these lengths, the runs shuffled."""
    runs, left = [], cards
    while left:
        length = random.choice(lengths)
        runs.append(left[:length])
        left = left[length:]
    random.shuffle(runs)
    return [card for run in runs for card in run]
