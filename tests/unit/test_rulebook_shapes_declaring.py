"""The rulebook player declaring trumps and burying where shapes are led."""

from __future__ import annotations

from kibitz.cards import Card, parse_cards
from kibitz.games import variant_of
from kibitz.match.player import Decision
from kibitz.players.rulebook import declaring, shapes_burying
from kibitz.rules.actions import Bury, Pass, parse_action
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.order import TRUMPS
from kibitz.rules.state import Burying, State
from kibitz.views import view
from tests.rulebook.table import dealt_with

PLAIN = variant_of("tractor")
LONG_SPADES = "S2 S3 S3 S4 S5 S6 S7 S8 SQ SK SA SA H3 H4 H6 D3 D4 D6 D7 C3 C4 C5 C6 C7 C8"
EVEN_HAND = "S3 S5 S7 S9 SJ SK H2 H4 H6 H8 HT HQ HA D3 D5 D7 D9 DJ DK C4 C6 C8 CT CQ CA"
WEAK_CLUBS = "C2 C3 C9 S3 S5 S7 S9 SJ SK H3 H4 H6 H8 HT HQ H7 D3 D5 D7 D9 DJ DK D8 D4 S8"


def decided(state: State, *calls: str) -> Decision:
    """Return what the seat to act declares after these calls."""
    for call in calls:
        state = apply(state, parse_action(call))
    seat = to_act(state)
    assert seat is not None
    decision = declaring.decide(view(state, seat), "seed")
    assert check(state, decision.action) is None
    return decision


def codes(decision: Decision) -> list[str]:
    return [reason.code for reason in decision.reasons]


def test_a_long_suit_is_declared() -> None:
    decision = decided(dealt_with(PLAIN, {0: LONG_SPADES}))
    assert "declare S2" == str(decision.action)
    assert ["declares_best_suit"] == codes(decision)
    assert ("n", 12) in decision.reasons[0].arguments


def test_a_suit_no_better_than_chance_is_not_declared() -> None:
    decision = decided(dealt_with(PLAIN, {0: WEAK_CLUBS}, number=2))
    assert Pass() == decision.action
    assert ["passes_no_good_suit"] == codes(decision)


def test_nothing_to_declare_is_said_so() -> None:
    hand = EVEN_HAND.replace("H2", "H3")
    assert ["passes_nothing_to_declare"] == codes(decided(dealt_with(PLAIN, {0: hand})))


def test_the_partners_declaration_is_supported() -> None:
    """With a pair of twos in a suit that is a little better, the partner's declaration stands."""
    pair = EVEN_HAND.replace("H2", "S2").replace("CA", "S2")
    state = dealt_with(PLAIN, {0: "H2", 2: pair})
    decision = decided(state, "declare H2", "pass")
    assert Pass() == decision.action
    assert ["passes_partner_declared"] == codes(decision)


def test_an_opponents_suit_that_is_bad_for_us_is_overcalled() -> None:
    long = LONG_SPADES.replace("S3 S3", "S2 S3").replace("H3", "D8")
    state = dealt_with(PLAIN, {0: "H2", 1: long})
    decision = decided(state, "declare H2")
    assert "declare S2 S2" == str(decision.action)
    assert ["overcalls_better_suit"] == codes(decision)


def test_no_trump_needs_more_than_a_pair_of_jokers() -> None:
    weak = "JR JR S3 S4 S6 S7 S8 H3 H4 H6 H7 H8 D3 D4 D6 D7 D8 C3 C4 C6 C7 C8 C9 D9 H9"
    assert Pass() == decided(dealt_with(PLAIN, {0: weak}, number=2)).action


# --- burying --------------------------------------------------------------------------------------


def buried(hand: str, kitty: str = "", trump: str = "S2") -> Decision:
    """Return the burial of dealer 0, who holds at least these cards and takes at least these."""
    state = apply(dealt_with(PLAIN, {0: hand}, kitty), parse_action(f"declare {trump}"))
    while not isinstance(state, Burying):
        state = apply(state, Pass())
    decision = shapes_burying.decide(view(state, state.contract.declarer), "seed")
    assert check(state, decision.action) is None
    return decision


def cards_of(decision: Decision) -> tuple[Card, ...]:
    assert isinstance(decision.action, Bury)
    return decision.action.cards


KITTY = "D9 D9 DJ DQ C9 CJ H8 HJ"


def test_trumps_aces_and_tractors_are_kept() -> None:
    hand = "S2 S3 S3 S4 S5 S6 S7 S8 SQ SK SA HA H3 H3 H4 H4 D3 D4 D6 D7 C3 C4 C6 CA C8"
    cards = cards_of(buried(hand, KITTY))
    order = view(dealt_with(PLAIN, {0: hand}), PLAIN.seats[0]).order
    assert not set(cards) & set(parse_cards("HA CA H3 H4"))
    assert not any(card.startswith("S") or order.suit[card] == TRUMPS for card in cards)


def test_a_short_suit_is_emptied() -> None:
    hand = "S2 S3 S3 S4 S5 S6 S7 S8 SQ SK SA H3 H6 D3 D4 D6 D7 D8 D8 DA C3 C4 C6 CA C8"
    decision = buried(hand, "D9 D9 DJ DQ C9 CJ C7 DJ")
    assert set(parse_cards("H3 H6")) <= set(cards_of(decision))
    assert "buries_for_void" in codes(decision)
    assert ("suits", "H") in decision.reasons[0].arguments


def test_no_points_are_buried_by_a_weak_hand() -> None:
    hand = "S2 S3 S4 S5 H3 H6 H7 H8 HT HK D3 D4 D5 D6 D7 D8 DT DK C3 C4 C5 C6 CK CT C8"
    decision = buried(hand, "D9 D9 DJ DQ C9 CJ H8 HJ")
    assert not [card for card in cards_of(decision) if PLAIN.card_points[card]]
    assert "buries_no_points" in codes(decision)


def test_trumps_are_buried_only_when_there_is_nothing_else() -> None:
    hand = "S2 S3 S3 S4 S4 S5 S5 S6 S6 S7 S7 S8 S8 S9 S9 ST ST SJ SJ SQ SQ SK SK SA SA"
    decision = buried(hand, "JR JB H2 H3 D3 C3 C4 C6")
    assert set(parse_cards("H3 D3 C3 C4 C6")) < set(cards_of(decision))
    assert "buries_trumps" in codes(decision)
