"""What all seven Rook versions share, each paragraph on each version it speaks of."""

from __future__ import annotations

import pytest

from kibitz.cards import Card, shuffle, sort_cards
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.engine import apply, legal_actions, next_standing
from kibitz.rules.state import Auction, Burying, DealOver, NamingTrump
from kibitz.rules.variant import Variant
from tests.rulebook.table import (
    after,
    assert_can,
    assert_cannot,
    assert_legal,
    assert_turn,
    burying,
    deal_over,
    dealt,
    playing,
    scored,
    trick_winner,
)

SEVEN = ("crowsnest", "tournament", "partnership", "one_high", "red_one", "buckeye", "dixie")
TARGETS = dict.fromkeys(SEVEN, 300) | {"one_high": 500}
WITH_NEST = tuple(name for name in SEVEN if name != "partnership")
every_version = pytest.mark.parametrize("variant", [VARIANTS[name] for name in SEVEN], ids=SEVEN)
every_version_with_nest = pytest.mark.parametrize(
    "variant", [VARIANTS[name] for name in WITH_NEST], ids=WITH_NEST
)


@every_version
def test_there_are_four_seats_two_sides_crosswise_and_play_is_clockwise(variant: Variant) -> None:
    assert 4 == variant.n_seats
    assert [0, 1, 0, 1] == [variant.side_of(seat) for seat in variant.seats]
    assert variant.clockwise


@every_version
def test_cards_are_dealt_singly_from_the_seat_left_of_the_dealer_and_the_nest_is_what_is_left(
    variant: Variant,
) -> None:
    state = dealt(variant, dealer=1)
    # The same shuffle, dealt out by hand.
    deck = shuffle(variant.cards, "rule book")
    piles: list[list[Card]] = [[], [], [], []]
    n_dealt = 4 * variant.hand_size
    for number, card in enumerate(deck[:n_dealt]):
        piles[(2 + number) % 4].append(card)
    assert [sort_cards(pile) for pile in piles] == list(state.hands)
    assert deck[n_dealt:] == state.kitty


# --- auction --------------------------------------------------------------------------------------


@every_version
def test_the_seat_left_of_the_dealer_speaks_first(variant: Variant) -> None:
    for dealer in range(4):
        assert_turn(dealt(variant, dealer=dealer), (dealer + 1) % 4, "auction")


@every_version
def test_a_bid_is_a_multiple_of_five_from_the_minimum_to_all_points(variant: Variant) -> None:
    minimum, top = variant.minimum_bid, variant.all_points
    state = dealt(variant)
    assert_legal(state, ["pass", *(f"bid {n}" for n in range(minimum, top + 1, 5))])
    assert_cannot(state, f"bid {minimum - 5}", "auction/too_low")
    assert_cannot(state, f"bid {minimum + 1}", "auction/not_a_multiple")
    assert_cannot(state, f"bid {top + 5}", "auction/above_top")


@every_version
def test_a_bid_is_strictly_above_the_standing_one_and_jumps_are_allowed(variant: Variant) -> None:
    minimum, top = variant.minimum_bid, variant.all_points
    state = after(dealt(variant), f"bid {minimum}")
    assert_cannot(state, f"bid {minimum}", "auction/too_low")
    assert_can(state, f"bid {minimum + 5}", f"bid {top - 5}", "pass")


@every_version
def test_a_pass_is_final(variant: Variant) -> None:
    low = variant.minimum_bid
    state = after(dealt(variant), "pass", f"bid {low}", "pass", f"bid {low + 5}")
    assert_turn(state, 1, "auction")
    state = after(state, f"bid {low + 10}")
    assert_turn(state, 3, "auction")


@every_version
def test_the_auction_ends_when_one_bidder_is_left(variant: Variant) -> None:
    state = after(dealt(variant), f"bid {variant.minimum_bid}", "pass", "pass")
    assert_turn(state, 3, "auction")
    state = after(state, "pass")
    assert not isinstance(state, (Auction, DealOver))
    assert (0, variant.minimum_bid) == (state.contract.declarer, state.contract.bid)


@every_version
def test_a_bid_of_the_maximum_ends_the_auction_at_once(variant: Variant) -> None:
    state = after(dealt(variant), "pass", f"bid {variant.all_points}")
    assert not isinstance(state, (Auction, DealOver))
    assert (1, variant.all_points) == (state.contract.declarer, state.contract.bid)


@every_version
def test_after_three_opening_passes_the_fourth_player_may_still_bid_or_pass(variant: Variant) -> None:
    state = after(dealt(variant), "pass", "pass", "pass")
    assert_turn(state, 3, "auction")
    assert_can(state, "pass", f"bid {variant.minimum_bid}", f"bid {variant.all_points}")
    bid = after(state, f"bid {variant.minimum_bid}")
    assert not isinstance(bid, (Auction, DealOver))
    assert 3 == bid.contract.declarer


@every_version
def test_all_pass_is_thrown_in_and_the_same_dealer_deals_again_without_score(variant: Variant) -> None:
    over = deal_over(dealt(variant, dealer=2, tally=(150, -20)), "pass", "pass", "pass", "pass")
    result = over.result
    assert (True, (0, 0), (150, -20), 2, ()) == (
        result.thrown_in,
        result.delta,
        result.tally,
        result.next_dealer,
        result.winners,
    )
    assert 2 == next_standing(over).dealer


# --- nest and trump -------------------------------------------------------------------------------


@every_version_with_nest
def test_the_declarer_takes_the_nest_buries_as_many_cards_and_then_names_trump(variant: Variant) -> None:
    start = dealt(variant)
    state = after(start, f"bid {variant.minimum_bid}", "pass", "pass", "pass")
    assert isinstance(state, Burying)
    assert_turn(state, 0, "bury")
    assert sorted((*start.hands[0], *start.kitty)) == sorted(state.hands[0])
    assert_cannot(state, "trump R", "phase/wrong_action")
    hand = state.hands[0]
    size = variant.kitty_size
    assert_cannot(state, "bury " + " ".join(hand[: size - 1]), "bury/wrong_number")
    assert_cannot(state, "bury " + " ".join(hand[: size + 1]), "bury/wrong_number")
    elsewhere = state.hands[1][0]
    assert_cannot(state, " ".join(["bury", elsewhere, *hand[1:size]]), "bury/not_held")
    named = after(state, "bury " + " ".join(hand[:size]))
    assert isinstance(named, NamingTrump)
    assert_turn(named, 0, "name_trump")
    assert_legal(named, "trump R, trump G, trump Y, trump B")
    assert_turn(after(named, "trump G"), 0, "play")


@every_version_with_nest
def test_counters_trumps_and_the_rook_may_be_buried(variant: Variant) -> None:
    specials = [special.card for special in variant.deck.specials]
    size = variant.kitty_size
    own: list[str] = [*specials, *(c for c in ("R14", "R10", "R5", "G14", "G10", "G5") if c not in specials)]
    fillers: list[str] = [c for c in variant.cards if c not in own]
    n = len(own)
    others = (fillers[place * n : (place + 1) * n] for place in range(3))
    hands = " / ".join(" ".join(hand) for hand in (own, *others))
    nest = fillers[3 * n : 3 * n + size]
    state = burying(variant, hands, " ".join(nest), contract=variant.minimum_bid)
    assert_can(state, "bury " + " ".join(own[:size]))


@every_version
def test_the_seat_left_of_the_dealer_leads_to_trick_one_whoever_is_declarer(variant: Variant) -> None:
    # Seat 2 speaks first; a bid of the maximum ends the auction.
    for n_passes in range(4):
        state = after(dealt(variant, dealer=1), *["pass"] * n_passes, f"bid {variant.all_points}")
        if isinstance(state, Burying):
            state = apply(state, legal_actions(state)[0])
        assert isinstance(state, NamingTrump)
        assert (2 + n_passes) % 4 == state.contract.declarer
        assert_turn(after(state, "trump Y"), 2, "play")


# --- tricks ---------------------------------------------------------------------------------------


@every_version
def test_the_winner_of_a_trick_leads_the_next(variant: Variant) -> None:
    start = playing(variant, "Y6 G7 / Y9 G8 / Y14 G9 / Y10 G12", trump="R", contract=100)
    assert_turn(after(start, "play Y6", "play Y9", "play Y14", "play Y10"), 2, "play")


@every_version
def test_follow_the_led_colour_if_able(variant: Variant) -> None:
    state = after(playing(variant, "Y6 G7 / Y9 G8 / Y14 G9 / Y10 G12", trump="R", contract=100), "play Y6")
    assert_legal(state, "play Y9")
    assert_cannot(state, "play G8", "play/must_follow")


@every_version
def test_a_void_seat_plays_anything_and_need_not_trump(variant: Variant) -> None:
    state = after(playing(variant, "Y6 G7 / R9 G8 / Y14 G9 / Y10 G12", trump="R", contract=100), "play Y6")
    assert_legal(state, "play R9, play G8")


@every_version
def test_the_highest_trump_wins_else_the_highest_card_of_the_colour_led(variant: Variant) -> None:
    hands = "Y6 G7 / R9 G8 / R11 G9 / Y10 G12"
    start = playing(variant, hands, trump="R", contract=100)
    assert 2 == trick_winner(start, "play Y6", "play R9", "play R11", "play Y10")
    assert 1 == trick_winner(start, "play Y6", "play R9", "play G9", "play Y10")
    assert 3 == trick_winner(start, "play Y6", "play G8", "play G9", "play Y10")


# --- score ----------------------------------------------------------------------------------------


def with_tricks(variant: Variant) -> tuple[int, int]:
    """Return even tricks, so that no bonus for most tricks is given."""
    return (variant.hand_size, variant.hand_size)


@every_version_with_nest
def test_card_points_in_the_nest_go_to_the_side_that_wins_the_last_trick(variant: Variant) -> None:
    even = with_tricks(variant)
    for winner, expected in ((2, (85, 30)), (3, (70, 45))):
        result = scored(
            variant,
            declarer=0,
            contract=80,
            points=(70, 30),
            tricks=even,
            buried="R5 G10 Y7",
            last_winner=winner,
        )
        assert expected == result.points


@every_version_with_nest
def test_points_in_the_nest_count_toward_the_contract(variant: Variant) -> None:
    result = scored(
        variant,
        declarer=0,
        contract=120,
        points=(105, 0),
        tricks=with_tricks(variant),
        buried="R5 G10",
        last_winner=0,
    )
    assert (120, 120) == (result.points[0], result.delta[0])


@every_version
def test_a_set_contract_scores_minus_the_bid_and_nothing_for_captured_points(variant: Variant) -> None:
    result = scored(variant, declarer=1, contract=100, points=(5, 95), tricks=with_tricks(variant))
    assert (5, -100) == result.delta


@every_version
def test_the_other_side_always_scores_what_it_captured(variant: Variant) -> None:
    even = with_tricks(variant)
    made = scored(variant, declarer=1, contract=70, points=(30, 70), tricks=even)
    fell = scored(variant, declarer=1, contract=75, points=(30, 70), tricks=even)
    assert (30, 30) == (made.delta[0], fell.delta[0])


@every_version
def test_scores_may_be_negative(variant: Variant) -> None:
    result = scored(
        variant, declarer=1, contract=100, points=(5, 95), tricks=with_tricks(variant), scores=(0, 20)
    )
    assert (5, -80) == result.tally


@every_version
def test_the_deal_passes_to_the_left_after_each_scored_deal(variant: Variant) -> None:
    for dealer in range(4):
        result = scored(variant, dealer=dealer, contract=100, points=(95, 5), tricks=with_tricks(variant))
        assert (dealer + 1) % 4 == result.next_dealer


# --- end of the match -----------------------------------------------------------------------------


def end_of_match(variant: Variant, before: tuple[int, int], points: tuple[int, int]) -> tuple[int, ...]:
    """Return the winners after side 1, the bidders, made a contract of what they captured."""
    return scored(
        variant, declarer=1, contract=points[1], points=points, tricks=with_tricks(variant), scores=before
    ).winners


@every_version
def test_a_side_at_the_target_wins_the_match(variant: Variant) -> None:
    target = TARGETS[variant.id]
    assert () == end_of_match(variant, (0, target - 85), (20, 80))
    assert (1,) == end_of_match(variant, (0, target - 80), (20, 80))
    assert (0,) == end_of_match(variant, (target - 20, 0), (20, 80))


@every_version
def test_if_both_are_at_the_target_the_higher_total_wins_without_precedence_of_the_bidders(
    variant: Variant,
) -> None:
    target = TARGETS[variant.id]
    assert (0,) == end_of_match(variant, (target, target - 80), (20, 80))
    assert (1,) == end_of_match(variant, (target - 20, target), (20, 80))


@every_version
def test_equal_totals_at_or_above_the_target_play_one_more_deal(variant: Variant) -> None:
    target = TARGETS[variant.id]
    assert () == end_of_match(variant, (target - 20, target - 80), (20, 80))
    assert () == end_of_match(variant, (target + 40, target - 20), (20, 80))
    # Still equal after the extra deal: another one.
    assert () == end_of_match(variant, (target, target - 60), (20, 80))


@every_version
def test_the_match_ends_only_after_a_whole_deal(variant: Variant) -> None:
    # The side needs five points and takes them in the first of two tricks: the second is still played.
    target = TARGETS[variant.id]
    state = playing(
        variant,
        "Y5 G7 / Y9 G8 / Y14 G9 / Y10 G12",
        trump="R",
        contract=70,
        scores=(target - 5, 0),
        points=(0, 0),
        tricks=(0, 0),
    )
    assert_turn(after(state, "play Y5", "play Y9", "play Y14", "play Y10"), 2, "play")


# --- shares of the Rook ---------------------------------------------------------------------------

WITH_ROOK = ("crowsnest", "tournament", "one_high", "red_one", "buckeye")
every_version_with_the_rook = pytest.mark.parametrize(
    "variant", [VARIANTS[n] for n in WITH_ROOK], ids=WITH_ROOK
)
WITH_RIGHT = ("crowsnest", "tournament", "red_one", "buckeye")


@every_version_with_the_rook
def test_following_the_only_trump_rook_is_forced_when_trump_is_led(variant: Variant) -> None:
    state = after(playing(variant, "G8 R9 / CR R14 / B9 G14 / Y6 B6", trump="G", contract=100), "play G8")
    assert_legal(state, "play CR")
    assert_cannot(state, "play R14", "play/must_follow_trump")


@every_version_with_the_rook
def test_with_another_trump_in_hand_the_rook_is_not_forced_by_a_trump_lead(variant: Variant) -> None:
    state = after(
        playing(variant, "G8 R9 Y7 / CR R14 G6 / B9 G14 B8 / Y6 B6 B7", trump="G", contract=100), "play G8"
    )
    assert_legal(state, "play CR, play G6")


@every_version_with_the_rook
def test_when_the_rook_is_led_trump_is_led(variant: Variant) -> None:
    state = after(playing(variant, "CR R9 / G5 R14 / B9 Y14 / Y6 G6", trump="G", contract=100), "play CR")
    assert_legal(state, "play G5")
    state = after(state, "play G5")
    assert_legal(state, "play B9, play Y14")


@every_version_with_the_rook
def test_the_rook_wins_over_any_plain_card(variant: Variant) -> None:
    start = playing(variant, "Y14 R9 / CR R14 / Y13 B9 / Y6 G6", trump="G", contract=100)
    assert 1 == trick_winner(start, "play Y14", "play CR", "play Y13", "play Y6")


@pytest.mark.parametrize("name", WITH_RIGHT)
def test_the_rook_may_be_played_at_any_time_even_by_a_player_able_to_follow(name: str) -> None:
    start = playing(VARIANTS[name], "Y9 G7 B13 / Y7 R14 CR / R9 B14 Y6 / Y8 R6 G10", trump="G", contract=100)
    assert_legal(after(start, "play Y9"), "play Y7, play CR")


@pytest.mark.parametrize("name", ["crowsnest", "tournament"])
def test_without_the_rook_there_are_40_cards_hands_of_9_a_nest_of_4_and_100_points(name: str) -> None:
    variant = variant_of(name, {"rook": False})
    found = (len(variant.cards), variant.hand_size, variant.kitty_size, variant.all_points)
    assert (40, 9, 4, 100) == found
    assert "CR" not in variant.cards
    assert_cannot(dealt(variant), "bid 105", "auction/above_top")
    assert_can(dealt(variant), "bid 100")
