"""What a deal never loses: cards, points, tricks, and the bytes a seed stands for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

from hypothesis import given

from kibitz.cards import Card, sort_cards
from kibitz.games import VARIANTS
from kibitz.rules.engine import legal_actions
from kibitz.rules.parts import AttackersPoints, ContractPoints, ContractTricks, KittyMultiplier
from kibitz.rules.state import Auction, Burying, DealOver, NamingTrump, Playing, State
from kibitz.rules.variant import Variant
from tests.property.strategies import TABLES, PlayedDeal, deals, examples, play_out


def scored_by(part: type) -> tuple[Variant, ...]:
    """Return the tables that score in this way."""
    return tuple(table for table in TABLES if isinstance(table.score, part))


def all_cards(state: State) -> tuple[Card, ...]:
    """Return every card that is somewhere in the state, each where it lies now."""
    match state:
        case DealOver(last=None):
            return ()
        case DealOver(last=(Auction() | Playing()) as last):
            return all_cards(last)
        case Auction():
            apart = state.kitty
        case Burying():
            apart = ()
        case NamingTrump():
            apart = state.buried or state.kitty
        case Playing():
            on_table = [card for cards in state.trick for card in cards]
            played = [card for trick in state.plays for cards in trick.cards for card in cards]
            apart = (*state.buried, *on_table, *played)
        case _:
            raise AssertionError(type(state))
    return sort_cards([*apart, *(card for hand in state.hands for card in hand)])


@given(deals())
def test_no_card_is_lost_or_doubled(played: PlayedDeal) -> None:
    for state in played.states:
        assert played.variant.cards == all_cards(state)


@given(deals())
def test_hands_are_equally_large_before_every_trick_and_one_play_apart_within(played: PlayedDeal) -> None:
    for state in played.states:
        if isinstance(state, Auction):
            assert {played.variant.hand_size} == {len(hand) for hand in state.hands}
            assert played.variant.kitty_size == len(state.kitty)
        if isinstance(state, Burying):
            assert played.variant.kitty_size + played.variant.hand_size == len(
                state.hands[state.contract.declarer]
            )
        if isinstance(state, Playing):
            n_led = len(state.trick[0]) if state.trick else 0
            n = state.variant.n_seats
            sizes = [
                len(hand) + (n_led if (seat - state.leader) % n < len(state.trick) else 0)
                for seat, hand in enumerate(state.hands)
            ]
            assert 1 == len(set(sizes)), sizes


@given(deals())
def test_every_seat_plays_the_same_number_of_cards_to_a_trick(played: PlayedDeal) -> None:
    last = played.over.last
    if isinstance(last, Playing):
        for trick in last.plays:
            assert played.variant.n_seats == len(trick.cards)
            assert 1 == len({len(cards) for cards in trick.cards}), trick


@given(deals(scored_by(AttackersPoints)))
@examples(40)
def test_tractor_plays_100_cards_in_tricks_and_tricks_and_buried_hold_200_points(played: PlayedDeal) -> None:
    last = played.over.last
    if isinstance(last, Playing):
        in_tricks = [card for trick in last.plays for cards in trick.cards for card in cards]
        assert (100, 8) == (len(in_tricks), len(last.buried))
        points = played.variant.card_points
        assert 200 == sum(points[card] for card in (*in_tricks, *last.buried))
        assert sum(points[card] for card in in_tricks) == sum(last.points)


@given(deals(scored_by(AttackersPoints)))
@examples(40)
def test_attackers_points_are_their_tricks_and_the_multiplied_kitty_and_penalties(played: PlayedDeal) -> None:
    last, rule = played.over.last, played.variant.score
    if not isinstance(last, Playing):
        return
    assert isinstance(rule, AttackersPoints)
    value = played.variant.card_points
    attackers = 1 - last.contract.declarer % 2
    expected = sum(
        value[card]
        for trick in last.plays
        if trick.winner % 2 == attackers
        for cards in trick.cards
        for card in cards
    )
    final = last.plays[-1]
    if final.winner % 2 == attackers:
        n = len(final.cards[0])
        times = 2**n if rule.kitty_multiplier is KittyMultiplier.POWER else 2 * n
        expected += times * sum(value[card] for card in last.buried)
    penalty = getattr(played.variant.play, "throw_penalty", 0)
    expected += penalty * (last.failed_throws[1 - attackers] - last.failed_throws[attackers])
    assert max(0, expected) == played.over.result.points[attackers]


@given(deals(scored_by(ContractPoints)))
def test_rook_points_of_both_sides_add_up_to_all_points_less_a_bonus_nobody_won(played: PlayedDeal) -> None:
    last, rule = played.over.last, played.variant.score
    if not isinstance(last, Playing):
        return
    assert isinstance(rule, ContractPoints)
    won = Counter(trick.winner % 2 for trick in last.plays)
    nobody = rule.most_tricks_bonus if won[0] == won[1] else 0
    assert played.variant.all_points - nobody == sum(played.over.result.points)


@given(deals(scored_by(ContractTricks)))
def test_all_tricks_of_an_amerikaner_deal_are_won_by_somebody(played: PlayedDeal) -> None:
    last = played.over.last
    if isinstance(last, Playing):
        assert len(last.plays) == sum(last.tricks)
        stopped = any(last.hands)
        assert stopped or played.variant.hand_size == sum(last.tricks)


@given(deals())
def test_totals_change_by_the_delta_or_by_levels_no_more_than_it(played: PlayedDeal) -> None:
    result, before = played.over.result, played.over.standing.tally
    changes = [after - was for after, was in zip(result.tally, before, strict=True)]
    if isinstance(played.variant.score, AttackersPoints):
        assert all(change <= gain for change, gain in zip(changes, result.delta, strict=True))
    else:
        assert list(result.delta) == changes


def test_a_split_of_seven_to_seven_leaves_100_points_in_partnership() -> None:
    """Of random Partnership deals, those split 7–7 hold the cards' 100 points, all others 120."""
    totals: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(40):
        over = play_out(VARIANTS["partnership"], f"split {seed}").over
        if isinstance(over.last, Playing):
            totals[over.last.tricks == (7, 7)].add(sum(over.result.points))
    assert {True: {100}, False: {120}} == totals


# --- equal seeds ----------------------------------------------------------------------------------


def as_text(variant: Variant, seed: str) -> str:
    """Return a whole deal as text, legal actions in their order included where they are few."""
    played = play_out(variant, seed)
    lines = [str(state.standing) for state in played.states[:1]]
    for state in played.states:
        legal = legal_actions(state)
        lines.append(", ".join(str(action) for action in legal) if len(legal) < 300 else str(len(legal)))
    return "\n".join([*lines, *map(str, played.actions), str(played.over.result)])


PROGRAM = """
import hashlib
from tests.property.strategies import TABLES
from tests.property.test_rules_conservation import as_text
text = "".join(as_text(variant, "bytes") for variant in TABLES)
print(hashlib.sha256(text.encode()).hexdigest())
"""


def test_equal_seeds_give_equal_bytes_whatever_the_hash_seed_of_the_process() -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    texts = [process.communicate()[0] for process in running]
    assert texts[0] == texts[1]
    assert 65 == len(texts[0]), "a SHA-256 in hexadecimal and the end of the line"


def test_different_seeds_give_different_deals() -> None:
    for variant in TABLES:
        starts = [play_out(variant, seed).states[0] for seed in ("one", "two")]
        assert starts[0] != starts[1]
