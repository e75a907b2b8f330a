"""States set up from facts: what defaults mean, and every fault named at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kibitz.cards import Card, Rank, Suit, parse_cards
from kibitz.errors import RecordError
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.engine import to_act
from kibitz.rules.parts import Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Auction, Burying, DealOver, Hand, LastTrick, NamingTrump, Playing
from kibitz.rules.variant import Variant

CROWSNEST, TRACTOR, AMERIKANER = VARIANTS["crowsnest"], VARIANTS["tractor"], VARIANTS["amerikaner"]


def hands(text: str) -> tuple[Hand, ...]:
    return tuple(parse_cards(part.strip()) for part in text.split("/"))


ENDING = Start(
    phase="play",
    dealer=Seat(3),
    hands=hands("R5 G6 / R6 G7 / R7 G8 / R8 CR"),
    trump=Suit("G"),
    declarer=Seat(1),
    contract=90,
)


def codes(variant: Variant, start: Start) -> list[str]:
    """Return the codes of all faults of a start."""
    with pytest.raises(RecordError) as caught:
        state_from_start(variant, start)
    return sorted(fault.code for fault in caught.value.problems)


# --- defaults -------------------------------------------------------------------------------------


def test_who_leads_trick_one_leads_if_nobody_is_named() -> None:
    for dealer in range(4):
        state = state_from_start(CROWSNEST, replace(ENDING, dealer=Seat(dealer)))
        assert (dealer + 1) % 4 == to_act(state)
    after_declarer = variant_of("crowsnest", {"first_lead": "left_of_declarer"})
    assert 2 == to_act(state_from_start(after_declarer, ENDING))
    assert 3 == to_act(state_from_start(CROWSNEST, replace(ENDING, leader=Seat(3))))


def test_totals_are_zero_if_none_are_given() -> None:
    state = state_from_start(CROWSNEST, ENDING)
    assert isinstance(state, Playing)
    assert ((0, 0), (0, 0), (0, 0), 1) == (
        state.points,
        state.tricks,
        state.standing.tally,
        state.standing.deal,
    )


def test_hands_are_sorted_and_the_kitty_keeps_its_order() -> None:
    start = Start(
        phase="bury",
        dealer=Seat(0),
        hands=hands("G6 R5 / R6 G7 / R7 G8 / R8 CR"),
        kitty=parse_cards("B9 R9"),
        declarer=Seat(0),
        contract=100,
    )
    state = state_from_start(CROWSNEST, start)
    assert isinstance(state, Burying)
    assert (("R5", "R9", "G6", "B9"), ("B9", "R9")) == (state.hands[0], state.kitty)


def test_naming_trump_stands_after_burying_or_before_the_nest_is_taken() -> None:
    start = Start(
        phase="name_trump",
        dealer=Seat(0),
        hands=hands("G6 R5 / R6 G7 / R7 G8 / R8 CR"),
        buried=parse_cards("B9 R9"),
        declarer=Seat(0),
        contract=100,
    )
    state = state_from_start(CROWSNEST, start)
    assert isinstance(state, NamingTrump)
    assert ("R9", "B9") == state.buried
    before = variant_of("crowsnest", {"trump_before_nest": True})
    state = state_from_start(before, replace(start, buried=(), kitty=parse_cards("B9 R9")))
    assert isinstance(state, NamingTrump)
    assert ((), ("B9", "R9")) == (state.buried, state.kitty)


def test_the_level_follows_from_the_levels_and_the_dealer_unless_given() -> None:
    start = Start(
        phase="play",
        dealer=Seat(1),
        deal=2,
        hands=hands("H5 / H6 / H7 / H8"),
        trump=Suit("S"),
        levels=(Rank("9"), Rank("Q")),
    )
    for given, expected in ((None, "Q"), (Rank("4"), "4")):
        state = state_from_start(TRACTOR, replace(start, level=given))
        assert isinstance(state, Playing)
        assert (expected, 1) == (state.contract.level, state.contract.declarer)


def test_an_auction_needs_full_hands() -> None:
    deck = AMERIKANER.cards
    full = tuple(deck[seat * 13 : seat * 13 + 13] for seat in range(4))
    start = Start(phase="auction", dealer=Seat(0), hands=full)
    assert isinstance(state_from_start(AMERIKANER, start), Auction)
    short = replace(start, hands=tuple(hand[:12] for hand in full))
    assert ["start/full_hands"] == codes(AMERIKANER, short)


def test_a_result_needs_no_hands() -> None:
    start = Start(
        phase="result",
        dealer=Seat(0),
        declarer=Seat(0),
        contract=90,
        points=(100, 20),
        tricks=(5, 4),
        last_trick=LastTrick(Seat(0), 1, ()),
    )
    state = state_from_start(CROWSNEST, start)
    assert isinstance(state, DealOver)
    assert (90, 20) == state.result.delta


# --- faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"phase": "bidding"}, "start/phase"),
        ({"dealer": Seat(4)}, "start/seat"),
        ({"leader": Seat(-1)}, "start/seat"),
        ({"deal": 0}, "start/deal"),
        ({"scores": (1, 2, 3)}, "start/length"),
        ({"points": (-5, 0)}, "start/negative"),
        ({"points": (10**10, 0)}, "start/number"),
        ({"levels": (Rank("2"), Rank("3"))}, "start/not_in_this_game"),
        ({"declarer": None}, "start/missing"),
        ({"contract": None}, "start/missing"),
        ({"contract": 125}, "start/contract"),
        ({"contract": 0}, "start/contract"),
        ({"contract": 91}, "auction/not_a_multiple"),
        ({"trump": None}, "start/missing"),
        ({"trump": Suit("S")}, "trump/no_such_suit"),
        ({"trump": Suit("NT")}, "trump/no_such_suit"),
        ({"called": Card("R5")}, "start/not_in_this_game"),
        ({"hands": None}, "start/missing"),
        ({"hands": hands("R5 / R6 / R7")}, "start/length"),
        ({"hands": hands("R5 / R6 / R7 / R8 R9")}, "start/hand_sizes"),
        ({"hands": ((), (), (), ())}, "start/hand_sizes"),
        ({"hands": hands("R5 / R6 / R5 / R8")}, "start/card"),
        ({"hands": hands("R5 / R6 / R1 / R8")}, "start/card"),
        ({"buried": parse_cards("R5")}, "start/card"),
    ],
    ids=str,
)
def test_each_fault_is_named(change: dict[str, object], code: str) -> None:
    assert code in codes(CROWSNEST, replace(ENDING, **change))  # type: ignore[arg-type]


def test_all_faults_are_named_at_once() -> None:
    bad = replace(ENDING, dealer=Seat(9), deal=0, trump=Suit("X"), contract=7000, scores=(1,))
    assert ["start/contract", "start/deal", "start/length", "start/seat", "trump/no_such_suit"] == codes(
        CROWSNEST, bad
    )


def test_tractor_has_levels_and_no_scores_and_no_contract() -> None:
    start = Start(phase="play", dealer=Seat(0), deal=2, hands=hands("H5 / H6 / H7 / H8"), trump=Suit("S"))
    assert isinstance(state_from_start(TRACTOR, start), Playing)
    assert ["start/not_in_this_game"] == codes(TRACTOR, replace(start, scores=(0, 0)))
    assert ["start/not_in_this_game"] == codes(TRACTOR, replace(start, contract=80))
    assert ["start/level"] == codes(TRACTOR, replace(start, levels=(Rank("2"), Rank("1"))))
    assert "start/card" in codes(TRACTOR, replace(start, hands=hands("H5 / H5 / H5 / H8")))


def test_amerikaner_has_no_points_and_a_partner_who_is_not_the_declarer() -> None:
    start = Start(
        phase="play",
        dealer=Seat(0),
        hands=hands("H5 / H6 / H7 / H8"),
        trump=Suit("H"),
        declarer=Seat(1),
        contract=7,
        partner=Seat(2),
    )
    assert isinstance(state_from_start(AMERIKANER, start), Playing)
    assert ["start/partner"] == codes(AMERIKANER, replace(start, partner=Seat(1)))
    assert ["start/not_in_this_game"] == codes(AMERIKANER, replace(start, points=(0, 0, 0, 0)))
    assert "auction/no_such_bid" in codes(CROWSNEST, replace(ENDING, alone=True, contract=None))


def test_what_an_ending_may_hold_is_not_narrowed() -> None:
    """What was captured need not fit what is held, nor the tricks the cards left."""
    state_from_start(CROWSNEST, replace(ENDING, points=(75, 45), tricks=(9, 0), contract=70))
    state_from_start(CROWSNEST, replace(ENDING, kitty=parse_cards("CR R5"), contract=5))
    start = Start(phase="play", dealer=Seat(0), hands=hands("HK / H6 / H7 / H8"), trump=Suit("S"))
    state_from_start(TRACTOR, replace(start, points=(200, 0), buried=parse_cards("HK DK")))


TRACTOR_RESULT = Start(
    phase="result",
    dealer=Seat(1),
    deal=2,
    trump=Suit("NT"),
    points=(105, 75),
    last_trick=LastTrick(Seat(0), 1, ()),
)


def test_a_result_without_its_last_trick_is_scored_without_the_kitty() -> None:
    without_last_trick = state_from_start(TRACTOR, replace(TRACTOR_RESULT, trump=None, last_trick=None))
    assert isinstance(without_last_trick, DealOver)
    assert TRACTOR_RESULT.points == without_last_trick.result.points


def test_in_tractor_the_dealer_is_the_declarer_once_there_is_a_dealer() -> None:
    for declarer in (None, Seat(1)):
        assert isinstance(state_from_start(TRACTOR, replace(TRACTOR_RESULT, declarer=declarer)), DealOver)
    assert ["start/declarer"] == codes(TRACTOR, replace(TRACTOR_RESULT, declarer=Seat(2)))
    first = replace(TRACTOR_RESULT, deal=1, declarer=Seat(2))
    assert isinstance(state_from_start(TRACTOR, first), DealOver)


def test_a_phase_the_game_does_not_have_is_refused() -> None:
    start = replace(ENDING, phase="bury", hands=hands("R5 / R6 / R7 / R8"))
    assert "start/no_such_phase" in codes(VARIANTS["partnership"], start)
    start = Start(phase="name_trump", dealer=Seat(0), hands=hands("H5 / H6 / H7 / H8"), trump=Suit("S"))
    assert "start/no_such_phase" in codes(TRACTOR, start)


def test_burying_needs_the_kitty() -> None:
    start = replace(ENDING, phase="bury", trump=None)
    assert ["start/missing"] == codes(CROWSNEST, start)


def test_every_fault_has_words() -> None:
    with pytest.raises(RecordError) as caught:
        state_from_start(CROWSNEST, replace(ENDING, dealer=Seat(9), deal=0))
    assert "seat 9" in str(caught.value)
    assert "problem-" not in str(caught.value)
