"""Tractor: aim, levels, declaring trumps, the kitty, and the order of cards."""

from __future__ import annotations

import pytest

from kibitz.cards import Rank, Suit, parse_cards
from kibitz.games import VARIANTS
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.state import Burying, State
from kibitz.views import observer_view, view
from tests.rulebook.table import (
    after,
    assert_can,
    assert_cannot,
    assert_legal,
    assert_turn,
    dealt,
    dealt_with,
    play_on,
    table_text,
    tractor_playing,
)

TRACTOR = VARIANTS["tractor"]


def declaring(
    holdings: dict[int, str], kitty: str = "", dealer: int = 0, number: int = 1, levels: str | None = None
) -> State:
    """Return the start of a Tractor deal."""
    return dealt_with(TRACTOR, holdings, kitty, dealer=dealer, number=number, levels=levels)


def settled(state: State) -> Burying:
    assert isinstance(state, Burying), table_text(state)
    return state


# All twos and jokers placed, so that the first deal's declarations are known exactly.
TWOS = {0: "S2 S2 JB", 1: "H2 D2 JB", 2: "JR JR C2", 3: "H2 D2 C2"}


# --- table and aim --------------------------------------------------------------------------------


def test_two_packs_with_jokers_are_108_cards_25_each_and_a_kitty_of_8() -> None:
    state = dealt(TRACTOR)
    assert 108 == len(TRACTOR.cards)
    assert ([25, 25, 25, 25], 8) == ([len(hand) for hand in state.hands], len(state.kitty))
    assert all(2 == TRACTOR.cards.count(card) for card in TRACTOR.cards)


def test_sides_are_crosswise_and_play_runs_counter_clockwise() -> None:
    assert ([0, 1, 0, 1], False) == ([TRACTOR.side_of(s) for s in TRACTOR.seats], TRACTOR.clockwise)


def test_fives_tens_and_kings_count_200_in_all() -> None:
    expected = {suit + rank: n for suit in "SHDC" for rank, n in (("5", 5), ("T", 10), ("K", 10))}
    assert expected == {card: n for card, n in TRACTOR.card_points.items() if n}
    assert 200 == TRACTOR.all_points


# --- level and declaring --------------------------------------------------------------------------


def test_the_level_rank_is_the_start_level_in_the_first_deal() -> None:
    assert_can(declaring({0: "S2"}), "declare S2")
    assert_cannot(declaring({0: "S3"}), "declare S3", "declare/no_declaration")


def test_later_the_level_rank_is_the_level_of_the_dealers_side_for_everybody() -> None:
    state = declaring({1: "S7", 2: "S9"}, dealer=1, number=3, levels="9 7")
    assert_can(state, "declare S7")
    state = after(state, "pass")
    assert_cannot(state, "declare S9", "declare/no_declaration")


def test_declaring_goes_in_turn_from_the_dealer() -> None:
    for dealer in range(4):
        assert_turn(declaring({}, dealer=dealer), dealer, "auction")
        assert_turn(after(declaring({}, dealer=dealer), "pass"), (dealer + 1) % 4, "auction")


def test_each_kind_may_open() -> None:
    state = declaring(TWOS)
    assert_legal(state, "pass, declare S2, declare S2 S2")
    state = after(state, "pass")
    assert_legal(state, "pass, declare H2, declare D2")
    state = after(state, "pass")
    assert_legal(state, "pass, declare JR JR, declare C2")
    assert_can(declaring({0: "JB JB"}), "declare JB JB")


def test_one_joker_or_a_red_and_a_black_one_is_no_declaration() -> None:
    state = declaring({0: "JR JB"})
    for text in ("declare JR", "declare JB", "declare JB JR"):
        assert_cannot(state, text, "declare/no_declaration")


def test_two_level_cards_that_are_not_identical_are_no_declaration() -> None:
    assert_cannot(declaring({0: "S2 H2"}), "declare S2 H2", "declare/no_declaration")


def test_a_declaration_is_from_cards_in_hand() -> None:
    state = declaring({0: "S2", 1: "S2 H2"})
    assert_cannot(state, "declare H2", "declare/not_held")
    assert_cannot(state, "declare S2 S2", "declare/not_held")


STRENGTHS = ("S2", "H2 H2", "JB JB", "JR JR")


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_level_card_is_below_a_pair_of_them_below_black_jokers_below_red_ones(place: int) -> None:
    weak, strong = STRENGTHS[place], STRENGTHS[place + 1]
    assert_can(after(declaring({0: weak, 1: strong}), f"declare {weak}"), f"declare {strong}")
    if strong != "JR JR":
        state = after(declaring({0: strong, 1: weak}), f"declare {strong}")
        assert_cannot(state, f"declare {weak}", "declare/not_stronger")


def test_equal_never_overcalls() -> None:
    state = after(declaring({0: "S2", 1: "H2 D2 D2"}), "declare S2")
    assert_cannot(state, "declare H2", "declare/not_stronger")
    state = after(declaring({0: "S2 S2", 1: "H2 H2"}), "declare S2 S2")
    assert_cannot(state, "declare H2 H2", "declare/not_stronger")


def test_a_suit_declaration_makes_that_suit_trump() -> None:
    state = settled(after(declaring({0: "H2"}), "declare H2", "pass", "pass", "pass"))
    assert "H" == state.contract.trump


@pytest.mark.parametrize("jokers", ["JB JB", "JR JR"])
def test_a_joker_pair_makes_it_no_trump(jokers: str) -> None:
    state = after(declaring({0: jokers}), f"declare {jokers}")
    if jokers == "JB JB":
        state = after(state, "pass", "pass", "pass")
    assert "NT" == settled(state).contract.trump


def test_a_pass_is_not_final() -> None:
    state = after(declaring({0: "H2 H2", 1: "S2"}), "pass", "declare S2", "pass", "pass")
    assert_turn(state, 0, "auction")
    assert_can(state, "declare H2 H2")


def test_three_passes_in_a_row_after_a_declaration_end_it() -> None:
    state = after(declaring({0: "H2 H2", 1: "S2"}), "pass", "declare S2", "pass", "pass", "declare H2 H2")
    assert_turn(after(state, "pass", "pass"), 3, "auction")
    assert_turn(after(state, "pass", "pass", "pass"), 1, "bury")


def test_a_declarer_whose_turn_returns_may_declare_again() -> None:
    state = after(declaring({0: "S2 JB JB", 1: "H2 H2"}), "declare S2", "declare H2 H2", "pass", "pass")
    assert_can(state, "declare JB JB")


def test_red_jokers_end_it_at_once() -> None:
    state = after(declaring({0: "S2", 2: "JR JR"}), "declare S2", "pass", "declare JR JR")
    assert "NT" == settled(state).contract.trump


# --- nobody declares ------------------------------------------------------------------------------


def test_four_passes_show_the_kitty_and_its_first_suit_is_trump_and_the_dealer_stays() -> None:
    state = settled(after(declaring({}, "D9 H3 S4", dealer=2), "pass", "pass", "pass", "pass"))
    assert ("D", 2) == (state.contract.trump, state.contract.declarer)
    assert state.kitty == observer_view(state).kitty == view(state, state.variant.seats[0]).kitty


def test_jokers_in_the_kitty_name_no_suit_and_a_level_card_counts_by_its_printed_suit() -> None:
    state = settled(after(declaring({}, "JR JB C2 H3"), "pass", "pass", "pass", "pass"))
    assert "C" == state.contract.trump


def test_the_kitty_stays_hidden_when_somebody_declares() -> None:
    state = settled(after(declaring({0: "S2"}), "declare S2", "pass", "pass", "pass"))
    assert None is observer_view(state).kitty
    assert [state.kitty, None, None, None] == [view(state, seat).kitty for seat in state.variant.seats]


# --- who deals ------------------------------------------------------------------------------------


def test_first_deal_the_first_declarer_becomes_dealer() -> None:
    state = settled(after(declaring({1: "S2"}), "pass", "declare S2", "pass", "pass", "pass"))
    assert 1 == state.contract.declarer
    assert_turn(state, 1, "bury")


def test_first_deal_an_overcall_changes_only_trumps() -> None:
    state = after(
        declaring({1: "S2", 2: "H2 H2"}), "pass", "declare S2", "declare H2 H2", "pass", "pass", "pass"
    )
    assert (1, "H") == (settled(state).contract.declarer, settled(state).contract.trump)


def test_first_deal_if_nobody_declares_the_initial_dealer_deals() -> None:
    assert 3 == settled(after(declaring({}, dealer=3), "pass", "pass", "pass", "pass")).contract.declarer


def test_later_deals_the_dealer_is_fixed_and_anybody_may_declare_trumps() -> None:
    start = declaring({1: "S5"}, dealer=0, number=2, levels="5 3")
    state = settled(after(start, "pass", "declare S5", "pass", "pass", "pass"))
    assert (0, "S") == (state.contract.declarer, state.contract.trump)


def test_declared_cards_stay_in_hand_known_to_all_until_played() -> None:
    start = declaring({1: "S2", 2: "H2 H2"}, dealer=1)
    shown = after(start, "declare S2", "declare H2 H2")
    assert ((), ("S2",), ("H2", "H2"), ()) == observer_view(shown).known
    taken = settled(after(shown, "pass", "pass", "pass"))
    assert ("H2", "H2") == observer_view(taken).known[2]
    # Everything but the declared S2, which comes first.
    state = play_on(taken, "bury " + " ".join(taken.hands[1][1:9]))
    # The dealer might have buried the card he showed; the others' lie in their hands.
    assert ((), (), ("H2", "H2"), ()) == observer_view(state).known
    state = play_on(state, "play S2", "play H2")
    assert ((), (), ("H2",), ()) == observer_view(state).known


# --- kitty ----------------------------------------------------------------------------------------


def test_the_dealer_takes_the_kitty_buries_any_eight_cards_and_leads() -> None:
    state = settled(after(declaring({0: "S2"}), "declare S2", "pass", "pass", "pass"))
    assert 33 == len(state.hands[0])
    hand = state.hands[0]
    assert_cannot(state, "bury " + " ".join(hand[:7]), "bury/wrong_number")
    counters_and_trumps = [c for c in hand if TRACTOR.card_points[c] or c[0] == "S"][:8]
    assert_can(state, "bury " + " ".join(counters_and_trumps))
    assert_turn(after(state, "bury " + " ".join(hand[:8])), 0, "play")


# --- order of cards -------------------------------------------------------------------------------


def from_high_to_low(cards: str, trump: str, level: str) -> str:
    """Return the trumps among the cards from high to low, equals joined by =."""
    order = order_of(TRACTOR, Suit(trump), Rank(level))
    found = [c for c in parse_cards(cards) if order.suit[c] == TRUMPS]
    by_strength: dict[int, list[str]] = {}
    for card in found:
        by_strength.setdefault(order.strength[card], []).append(card)
    return " ".join("=".join(by_strength[s]) for s in sorted(by_strength, reverse=True))


FACES = " ".join([*(s + r for s in "SHDC" for r in "23456789TJQKA"), "JB", "JR"])


def test_trumps_from_red_joker_to_the_two_of_trump() -> None:
    expected = "JR JB S7 H7=D7=C7 SA SK SQ SJ ST S9 S8 S6 S5 S4 S3 S2"
    assert expected == from_high_to_low(FACES, "S", "7")


def test_without_trump_suit_level_cards_and_jokers_are_the_trumps() -> None:
    assert "JR JB S7=H7=D7=C7" == from_high_to_low(FACES, "NT", "7")


def test_other_suits_run_from_ace_to_two_without_the_level_card() -> None:
    order = order_of(TRACTOR, Suit("S"), Rank("7"))
    hearts = sorted((c for c in order.suit if order.suit[c] == "H"), key=lambda c: -order.strength[c])
    assert "HA HK HQ HJ HT H9 H8 H6 H5 H4 H3 H2" == " ".join(hearts)


def test_a_level_card_follows_trump_and_not_its_printed_suit() -> None:
    state = tractor_playing(TRACTOR, "H9 C3 / H2 H5 / S3 D2 / C4 C5", trump="S", level="2")
    led_heart = after(state, "play H9")
    assert_legal(led_heart, "play H5")
    led_trump = tractor_playing(TRACTOR, "S9 C3 / H2 H5 / S3 D2 / C4 C5", trump="S", level="2")
    assert_legal(after(led_trump, "play S9"), "play H2")
