"""What a seat can tell from the cards it has seen."""

from __future__ import annotations

from kibitz.cards import Card, Suit, parse_cards
from kibitz.games import variant_of
from kibitz.players.rulebook.memory import Memory, remember
from kibitz.rules.actions import parse_action
from kibitz.rules.engine import apply
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import State
from kibitz.views import view


def rook_ending(hands: tuple[str, ...], plays: str, *, trump: str = "R", buried: str = "") -> State:
    """Return a CrowsNest ending after these plays; seat 0 is declarer and leads."""
    start = Start(
        phase="play",
        dealer=Seat(3),
        declarer=Seat(0),
        contract=70,
        trump=Suit(trump),
        hands=tuple(parse_cards(hand) for hand in hands),
        buried=parse_cards(buried),
        leader=Seat(0),
    )
    state: State = state_from_start(variant_of("crowsnest"), start)
    for card in plays.split():
        state = apply(state, parse_action(f"play {card}"))
    return state


def memory_of(state: State, seat: int) -> Memory:
    """Return what a seat remembers."""
    return remember(view(state, Seat(seat)))


HANDS = ("R14 G5 G6", "G7 G8 B5", "B6 B7 CR", "G9 B8 B9")


def test_who_does_not_follow_is_void() -> None:
    memory = memory_of(rook_ending(("R14 G5 G6", "G7 G8 B5", "B6 B7 Y5", "G9 B8 B9"), "G5 G7 B6 G9"), 0)
    assert [frozenset(), frozenset(), frozenset({"G"}), frozenset()] == list(memory.voids)


def test_the_rook_played_at_any_time_shows_no_void() -> None:
    memory = memory_of(rook_ending(HANDS, "G5 G7 CR G9"), 0)
    assert not memory.voids[2]


def test_who_gives_no_trump_to_a_trump_lead_is_void_of_trump() -> None:
    memory = memory_of(rook_ending(HANDS, "R14 G7 CR G9"), 0)
    assert [frozenset(), frozenset({TRUMPS}), frozenset(), frozenset({TRUMPS})] == list(memory.voids)


def test_a_card_is_master_once_all_above_it_are_seen() -> None:
    state = rook_ending(("R14 G13 G6", "G14 G8 B5", "B6 B7 CR", "G9 B8 B9"), "")
    assert not memory_of(state, 0).is_master(Card("G13"))
    for card in "G6 G14 B6 G9".split():
        state = apply(state, parse_action(f"play {card}"))
    assert memory_of(state, 0).is_master(Card("G13"))


def test_the_declarer_knows_what_he_buried_and_the_others_do_not() -> None:
    state = rook_ending(HANDS, "", buried="G14 G13 G12 Y5 Y6")
    assert Card("G14") not in memory_of(state, 0).unseen
    assert Card("G14") in memory_of(state, 1).unseen
    assert (0, 5) == (memory_of(state, 0).n_buried, memory_of(state, 1).n_buried)


def called_deal(plays: int) -> State:
    """Return a game with a called card: seat 0 leads S2 and calls SA, which seat 2 holds."""
    start = Start(
        phase="play",
        dealer=Seat(3),
        declarer=Seat(0),
        contract=7,
        hands=tuple(parse_cards(h) for h in ("S2 S3 HA", "S4 H2 H3", "SA S5 D2", "S6 C2 C3")),
        leader=Seat(0),
    )
    state: State = state_from_start(variant_of("amerikaner"), start)
    for action in ("play S2", "call SA", "play S4", "play SA", "play S6")[:plays]:
        state = apply(state, parse_action(action))
    return state


def test_only_the_holder_of_the_called_card_knows_his_side_before_it_is_played() -> None:
    state = called_deal(3)
    assert (Seat(0), Seat(2)) == memory_of(state, 2).allies
    assert (Seat(1), Seat(2), Seat(3)) == memory_of(state, 1).allies
    assert (Seat(0),) == memory_of(state, 0).allies


def test_once_the_called_card_lies_on_the_table_all_know() -> None:
    state = called_deal(4)
    assert [(0, 2), (1, 3), (0, 2), (1, 3)] == [memory_of(state, seat).allies for seat in range(4)]
