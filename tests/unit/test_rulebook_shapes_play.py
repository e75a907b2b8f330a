"""The rulebook player with singles, pairs, tractors and throws: what it leads, gives and keeps, and why."""

from __future__ import annotations

from kibitz.cards import Card, Suit, format_cards
from kibitz.games import variant_of
from kibitz.match.player import Decision
from kibitz.players.rulebook.shapes_memory import Memory, remember
from kibitz.players.rulebook.shapes_play import decide
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import apply, check, to_act
from kibitz.rules.state import Playing, State
from kibitz.views import view
from tests.rulebook.table import tractor_playing

HEARTS = Suit("H")
PLAIN = variant_of("tractor")
THROWS = variant_of("tractor", {"throws": "on"})
LIKE_FOR_LIKE = variant_of("tractor", {"follow_tractor": "tractor"})


def decided(state: State, *plays: str) -> Decision:
    """Return what the seat to act decides after these plays; the decision is checked against the rules."""
    for cards in plays:
        state = apply(state, parse_action(f"play {cards}"))
    seat = to_act(state)
    assert seat is not None
    decision = decide(view(state, seat), "seed")
    assert check(state, decision.action) is None
    return decision


def cards_of(decision: Decision) -> str:
    return format_cards(getattr(decision.action, "cards", ()))


def codes(decision: Decision) -> list[str]:
    return [reason.code for reason in decision.reasons]


def remembered(state: State, seat: int, *plays: str) -> Memory:
    """Return what the seat remembers after these plays."""
    for cards in plays:
        state = apply(state, parse_action(f"play {cards}"))
    assert isinstance(state, Playing)
    return remember(view(state, state.variant.seats[seat]))


# --- memory ---------------------------------------------------------------------------------------

HANDS = "HA HA H3 C3 / S5 H4 C4 C4 / HK HQ H6 C6 / H7 H7 H8 C8"


def test_who_gives_another_suit_is_void() -> None:
    memory = remembered(tractor_playing(PLAIN, HANDS), 0, "HA", "H4", "H6", "H7", "HA", "C4", "HQ", "H7")
    assert HEARTS in memory.void[1]
    assert 1.0 == memory.chance_void(1, HEARTS)
    assert HEARTS not in memory.void[2]


def test_who_breaks_a_led_pair_has_no_pair_there() -> None:
    memory = remembered(tractor_playing(PLAIN, HANDS), 0, "HA HA", "H4 S5", "HK HQ", "H7 H7")
    assert HEARTS in memory.pairless[2]
    assert HEARTS not in memory.pairless[3]
    assert 0.0 == memory.chance_higher(2, HEARTS, 1, 0)


def test_both_copies_of_a_face_are_counted() -> None:
    state = tractor_playing(PLAIN, HANDS)
    start = remembered(state, 2)
    assert 2 == start.n_higher(HEARTS, start.order.strength[Card("HK")])
    after_one = remembered(state, 2, "HA", "H4", "H6", "H7")
    assert 1 == after_one.n_higher(HEARTS, after_one.order.strength[Card("HK")])


def test_the_seat_that_must_hold_what_is_out_surely_does() -> None:
    """Seats 1 and 2 have shown void in hearts, the dealer knows the kitty: seat 3 holds what is out."""
    state = tractor_playing(PLAIN, "HA HA H3 / C5 C6 C7 / D5 D6 D7 / H7 H8 H9", buried="C8 C9")
    memory = remembered(state, 0, "HA", "C5", "D5", "H7")
    assert 1.0 == memory.share(3, HEARTS)
    assert 1.0 == memory.chance_higher(3, HEARTS, 0, memory.order.strength[Card("H3")])


# --- following ------------------------------------------------------------------------------------


def test_points_go_to_the_partners_sure_winner() -> None:
    state = tractor_playing(PLAIN, "HA C3 / H3 C4 / HK H6 / H4 C5")
    decision = decided(state, "HA", "H3")
    assert "HK" == cards_of(decision)
    assert "adds_points" == codes(decision)[0]


def test_no_points_go_to_the_opponents_sure_winner() -> None:
    state = tractor_playing(PLAIN, "HA C3 / HK H6 / H3 C4 / H4 C5")
    decision = decided(state, "HA")
    assert "H6" == cards_of(decision)
    assert ["gives_least", "keeps_points_back"] == codes(decision)


def test_the_partners_sure_winner_is_not_ruffed() -> None:
    state = tractor_playing(PLAIN, "HA C3 C6 / H3 C4 C7 / S5 D3 C8 / H4 H7 C5")
    decision = decided(state, "HA", "H3")
    assert "S5" != cards_of(decision)
    assert {"leaves_to_partner"} == set(codes(decision))


def test_last_to_play_an_opponents_points_are_taken_as_cheaply_as_possible() -> None:
    state = tractor_playing(PLAIN, "H9 C3 C6 / H4 C4 C7 / HT D3 C8 / HA HQ HJ")
    decision = decided(state, "H9", "H4", "HT")
    assert "HJ" == cards_of(decision)
    assert "takes_last_to_play" == codes(decision)[0]


def test_last_to_play_points_are_ruffed_with_a_counter() -> None:
    """A ten of trumps that is safe here would be a prey later."""
    state = tractor_playing(PLAIN, "HK C3 C6 / H4 C4 C7 / HT D3 C8 / ST JR D9")
    decision = decided(state, "HK", "H4", "HT")
    assert "ST" == cards_of(decision)
    assert "ruffs_shape" == codes(decision)[0]


def test_the_cheapest_pair_is_given_where_one_is_owed() -> None:
    state = tractor_playing(PLAIN, "HA HA C3 C6 D3 / H4 H4 HQ HQ HK / H3 H6 C8 C9 D4 / H7 H8 D9 D8 D6")
    decision = decided(state, "HA HA")
    assert "H4 H4" == cards_of(decision)
    assert "owes_pairs" in codes(decision)


def test_a_tractor_is_answered_by_the_cheapest_tractor_where_one_is_owed() -> None:
    hands = "HK HK HA HA C3 C6 D3 / H4 H4 H5 H5 H8 H8 H9 / H3 H6 C8 C9 D4 D5 D7 / HJ HT D9 D8 D6 C5 C7"
    pairs = decided(tractor_playing(PLAIN, hands), "HK HK HA HA")
    assert "H4 H4 H8 H8" == cards_of(pairs), "the fives are points"
    tractor = decided(tractor_playing(LIKE_FOR_LIKE, hands), "HK HK HA HA")
    assert "H4 H4 H5 H5" == cards_of(tractor)


def test_a_void_is_made_when_nothing_can_be_won() -> None:
    """Seat 1 is void in hearts; the lone club goes, so that clubs can be ruffed."""
    state = tractor_playing(PLAIN, "HA C3 C6 C7 / D7 D8 C9 SK / H3 D3 C8 CJ / H4 HQ DJ DQ", dealer=0)
    decision = decided(state, "HA")
    assert cards_of(decision) in {"C9", "SK"}


# --- leading --------------------------------------------------------------------------------------


def test_a_card_that_nobody_can_beat_is_led() -> None:
    state = tractor_playing(PLAIN, "HA H3 D4 D6 / H4 H6 C4 C5 / H7 H8 C6 C7 / H9 HT C8 C9")
    decision = decided(state)
    assert "HA" == cards_of(decision)
    assert "leads_top_card" == codes(decision)[0]


def test_the_only_play_is_said_to_be_one() -> None:
    state = tractor_playing(PLAIN, "HA C3 / H3 C4 / HK S6 / H4 C5")
    assert ["only_play"] == codes(decided(state, "HA"))


def test_the_sure_winner_is_kept_for_the_last_trick_when_the_kitty_counts() -> None:
    state = tractor_playing(
        PLAIN, "S3 D3 / JR H3 / S6 C6 / H8 C8", leader=1, buried="HK HK HT HT DK DK DT DT"
    )
    decision = decided(state)
    assert "H3" == cards_of(decision)
    assert "keeps_for_last_trick" in codes(decision)


def test_certain_cards_are_thrown_together_where_throws_are_on() -> None:
    state = tractor_playing(THROWS, "HA HK HK H3 / H4 H6 C4 C5 / H7 H8 C6 C7 / H9 HT C8 C9", buried="HA")
    decision = decided(state)
    assert "HK HK HA" == cards_of(decision)
    assert "throws_sure_cards" == codes(decision)[0]


def test_a_throw_that_may_fall_is_not_tried() -> None:
    """The kings of hearts are out, so the queen is not certain; the aces alone are."""
    state = tractor_playing(THROWS, "HA HA HQ H3 / H4 HK C4 C5 / H7 H8 C6 C7 / H9 HT C8 C9")
    assert "HA HA" == cards_of(decided(state))
