"""What a view proves about hidden cards: rule by rule, and never more than is true."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given

from kibitz.cards import Card, parse_cards, sort_cards
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.parts import Seat
from kibitz.rules.shape import has_disjoint_tractors
from kibitz.rules.state import DealOver, Hand, Playing, State
from kibitz.views import View, observer_view, view
from kibitz.views.knowledge import Case, Condition, Hidden, Knowledge, knowledge
from kibitz.views.worlds import World, state_of
from tests.kernel.sampler_worlds import SMALL, play_small, world_in
from tests.property.strategies import TABLES, each_table, few, moments, play_out, seeds
from tests.rulebook.table import after, dealt_with, play_on, playing, table_text, tractor_playing

PILE = 4  # the place after the seats of four


def places(seen: View, card: str) -> set[int]:
    """Return where some copy of a card may be; both parts of the pile are the pile."""
    n = seen.variant.n_seats
    found: set[int] = set()
    for case in knowledge(seen).cases:
        for hidden in case.hidden:
            if hidden.card == card:
                found |= {min(p, n) for p in range(n + 2) for mask in hidden.places if mask >> p & 1}
    return found


def can_hold_both(seen: View, card: str) -> set[int]:
    """Return which seats may hold both hidden copies."""
    (case,) = knowledge(seen).cases
    (twice,) = (hidden.twice for hidden in case.hidden if hidden.card == card)
    return {p for p in range(seen.variant.n_seats) if twice >> p & 1}


# --- voids ----------------------------------------------------------------------------------------


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    state = playing(
        VARIANTS["tournament"],
        "Y9 G7 / Y7 B6 / R9 B14 / Y8 R5",
        trump="R",
        contract=70,
        buried="G5 G6 G8 G9 B5",
    )
    seen = view(play_on(state, "play Y9", "play Y7", "play B14", "play Y8"), Seat(0))
    assert {1, 3, PILE} == places(seen, "Y10")
    assert {1, 2, 3, PILE} == places(seen, "B10")


def test_a_rook_played_at_any_time_proves_no_void() -> None:
    hands = "Y9 G7 / Y7 CR / R9 B14 / Y8 R5"
    state = playing(VARIANTS["tournament"], hands, trump="R", contract=100, leader=0)
    seen = view(play_on(state, "play Y9", "play CR", "play B14", "play Y8"), Seat(0))
    assert {1, 3, PILE} == places(seen, "Y10")
    # Without that right it is a ruff.
    state = playing(VARIANTS["one_high"], "Y9 G7 / G9 CR / R9 B14 / Y8 R5", trump="R", contract=100, leader=0)
    seen = view(play_on(state, "play Y9", "play CR", "play B14", "play Y8"), Seat(0))
    assert {3, PILE} == places(seen, "Y10")


def test_who_does_not_follow_trump_has_not_the_rook_either() -> None:
    state = playing(
        VARIANTS["tournament"], "R9 G7 / R7 CR / Y9 B14 / R8 R5", trump="R", contract=70, leader=0
    )
    seen = view(play_on(state, "play R9", "play R7", "play B14"), Seat(0))
    assert {1, 3, PILE} == places(seen, "CR")


# --- the called card ------------------------------------------------------------------------------

AMERIKANER_HANDS = {
    0: "SA SK SQ S9 S8 S7 HA HK HQ DA DK DQ CA",
    1: "ST S2 H2 H3 H4 H5 D2 D3 D4 C2 C3 C4 C5",
    2: "SJ S3 H6 H7 H8 H9 D5 D6 D7 C6 C7 C8 C9",
}


def after_the_call(options: dict[str, object], called: str, *plays: str) -> State:
    """Return a deal of Amerikaner in which seat 0 has bid 7, led the nine of spades and called."""
    start = dealt_with(variant_of("amerikaner", options), AMERIKANER_HANDS, dealer=3)
    call = f"call {called}"
    return play_on(start, "bid 7", "pass", "pass", "pass", "play S9", call, *plays)


def test_the_called_card_is_with_somebody_who_has_not_yet_played() -> None:
    assert {2, 3} == places(view(after_the_call({}, "SJ"), Seat(1)), "SJ")
    assert {2, 3} == places(view(after_the_call({}, "SJ", "play S2"), Seat(0)), "SJ")
    own = after_the_call({"call_own_card": True}, "SA", "play S2")
    assert {0, 2, 3} == places(view(own, Seat(1)), "SA")
    own = play_on(own, "play S3", "play S4")
    assert {0} == places(view(own, Seat(1)), "SA")


def test_cards_above_the_highest_missing_are_the_declarers() -> None:
    seen = view(after_the_call({"call": "highest_missing"}, "SJ"), Seat(1))
    assert [{0}] * 3 == [places(seen, card) for card in ("SA", "SK", "SQ")]
    assert {0, 2, 3} == places(seen, "S8")


def test_without_a_card_to_call_all_trumps_are_the_declarers() -> None:
    variant = variant_of("amerikaner", {"players": 3})
    start = dealt_with(variant, {0: "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA H2 H3 H4 H5"}, dealer=2)
    state = play_on(start, "bid 9", "pass", "pass", "play SA")
    assert state.called is None and not state.calling
    assert {0} == places(view(state, Seat(1)), "S7")


def test_while_a_call_is_awaited_there_is_a_card_to_call() -> None:
    start = dealt_with(VARIANTS["amerikaner"], AMERIKANER_HANDS, dealer=3)
    state = play_on(start, "bid 7", "pass", "pass", "pass", "play S9")
    (condition,) = knowledge(view(state, Seat(1))).conditions
    assert condition.wanted
    assert {1, 2, 3} == {seat for seat, _ in condition.hands}


# --- burying --------------------------------------------------------------------------------------


def test_buried_trumps_that_are_shown_are_all_there_are() -> None:
    variant = variant_of("tournament", {"buried_trump_shown": True})
    start = dealt_with(variant, {0: "R5 R6 R7 R8 R9 Y5 Y6 Y7 Y8"}, "R10 G5 G6 G7 G8", dealer=3)
    play = play_on(start, "bid 70", "pass", "pass", "pass", "bury R10 G6 G7 G8 Y6", "trump R", "play R5")
    known = knowledge(view(play, Seat(1)))
    assert ("R10",) == known.pile
    assert PILE not in places(view(play, Seat(1)), "R14")
    assert PILE in places(view(play, Seat(1)), "Y14")


@pytest.mark.parametrize(("rule", "most"), [("none_unless_forced", 0), ("one", 1)])
def test_counters_are_buried_only_as_far_as_the_rule_lets(rule: str, most: int) -> None:
    variant = variant_of("tournament", {"counters_in_nest": rule, "first_lead": "declarer"})
    start = dealt_with(variant, {0: "R5 R6 R7 R8 R9 Y5 Y6 Y7 Y8"}, "R11 G5 G6 G7 G8", dealer=3)
    play = play_on(start, "bid 70", "pass", "pass", "pass", "bury R11 G6 G7 G8 Y6", "trump R", "play R6")
    # He has played a card that is no counter, so nothing forced him.
    assert list(range(most + 1)) == [case.sizes[-1] for case in knowledge(view(play, Seat(1))).cases]
    play = play_on(start, "bid 70", "pass", "pass", "pass", "bury R11 G6 G7 G8 Y6", "trump R", "play R5")
    *free, forced = knowledge(view(play, Seat(1))).cases
    assert most + 5 == len(free) + most
    (hidden,) = (h for h in forced.hidden if h.card == "Y7")
    assert 0 == hidden.places[0] & 1


# --- shown cards ----------------------------------------------------------------------------------


def test_a_kitty_all_have_seen_is_the_dealers_or_buried() -> None:
    start = dealt_with(VARIANTS["tractor"], {3: "HK"}, "SA SA HK", dealer=0)
    burying = after(start, "pass", "pass", "pass", "pass")
    seen = view(burying, Seat(1))
    (hidden,) = (h for h in knowledge(seen).cases[0].hidden if h.card == "SA")
    assert (0b00001, 0b00001) == hidden.places
    kitty = " ".join(burying.kitty)  # type: ignore[union-attr]
    state = after(burying, f"bury {kitty}")
    (hidden,) = (h for h in knowledge(view(state, Seat(1))).cases[0].hidden if h.card == "HK")
    # The other king of hearts was not in the kitty.
    assert (0b10001, 0b11101) == hidden.places


# --- pairs, tractors, throws ----------------------------------------------------------------------


def test_who_gave_fewer_pairs_than_owed_has_no_more() -> None:
    state = tractor_playing(
        VARIANTS["tractor"],
        "HA HA H3 S3 / HK HQ HJ H9 / H4 H4 C3 C4 / D3 D4 D5 D6",
    )
    seen = view(play_on(state, "play HA HA", "play HK HQ", "play H4 H4", "play D3 D4"), Seat(0))
    assert 1 not in can_hold_both(seen, "HT")
    assert 1 in places(seen, "HT")
    # With the king he gave he would have had a pair of them.
    assert 1 not in places(seen, "HK")
    assert 2 in can_hold_both(seen, "HT")
    assert {1, 2, PILE} == places(seen, "HT")


def test_what_he_played_since_counts() -> None:
    state = tractor_playing(VARIANTS["tractor"], "HA HA H3 S3 / HK HQ HJ H9 / H4 H4 C3 C4 / D3 D4 D5 D6")
    texts = "play HA HA", "play HK HQ", "play H4 H4", "play D3 D4", "play H3", "play HJ", "play C3", "play D5"
    seen = view(play_on(state, *texts), Seat(0))
    assert 1 not in places(seen, "HJ")


def test_nobody_holds_what_would_have_beaten_a_throw_that_stood() -> None:
    state = tractor_playing(
        variant_of("tractor", {"throws": "on"}),
        "HK HQ HQ S3 / HJ HJ HT H9 / H4 H4 C3 C4 / D3 D4 D5 D6",
        buried="HA HA HK",
    )
    seen = view(play_on(state, "play HK HQ HQ", "play HJ HJ HT"), Seat(1))
    # Aces beat the king; of kings he may not have had a pair, but the pair of queens stood.
    assert [{0, PILE}, {0, 2, 3, PILE}] == [places(seen, "HA"), places(seen, "HK")]
    assert set() == can_hold_both(seen, "HA") - {0}


def test_somebody_beats_what_a_throw_fell_to() -> None:
    state = tractor_playing(
        variant_of("tractor", {"throws": "on"}), "HK HQ S3 S4 / HA H5 H6 H7 / H4 H4 C3 C4 / D3 D4 D5 D6"
    )
    seen = view(play_on(state, "play HK HQ"), Seat(2))
    (condition,) = knowledge(seen).conditions
    assert condition.wanted
    assert [("HK",), ("HA",)] == [tuple(dict.fromkeys(step)) for step in condition.steps]
    assert {1, 2, 3} == {seat for seat, _ in condition.hands}


# --- never more than is true ----------------------------------------------------------------------


def fits(hidden: Hidden, at: list[int]) -> bool:
    """Return whether the copies of a face may lie at these places."""
    if len(at) == 2 and at[0] == at[1] and not hidden.twice >> at[0] & 1:
        return False
    return len(at) == len(hidden.places) and any(
        all(mask >> place & 1 for mask, place in zip(hidden.places, order, strict=True))
        for order in permutations(at)
    )


def is_in(case: Case, known: Knowledge, world: World) -> bool:
    """Return whether a world is one of a case."""
    n = len(world.hands)
    counters = {h.card for h in case.hidden if any(mask >> n + 1 & 1 for mask in h.places)}
    at: dict[Card, list[int]] = {h.card: [] for h in case.hidden}
    sizes = [0] * (n + 2)
    for place, (cards, sure) in enumerate(
        zip((*world.hands, world.pile), (*known.known, known.pile), strict=True)
    ):
        left = list(cards)
        for card in sure:
            left.remove(card)
        for card in left:
            where = n + 1 if place == n and card in counters else place
            at[card].append(where)
            sizes[where] += 1
    return tuple(sizes) == case.sizes and all(fits(h, at[h.card]) for h in case.hidden)


def is_met(condition: Condition, seen: View, hands: tuple[Hand, ...]) -> bool:
    """Return whether hands meet a condition, by the reference's own rule of runs."""
    faces = {card for step in condition.steps for card in step}

    def holds(seat: int, since: Hand) -> bool:
        cards = sort_cards(card for card in (*hands[seat], *since) if card in faces)
        return (
            has_disjoint_tractors(cards, condition.lengths, seen.order) if condition.lengths else bool(cards)
        )

    return condition.wanted == any(holds(seat, since) for seat, since in condition.hands)


def is_possible(seen: View, world: World) -> bool:
    """Return whether the knowledge of a view lets a world be."""
    known = knowledge(seen)
    return any(is_in(case, known, world) for case in known.cases) and all(
        is_met(condition, seen, world.hands) for condition in known.conditions
    )


def check_truth(state: State) -> None:
    """Fail if a seat's knowledge, or an observer's, excludes what is."""
    if isinstance(state, DealOver):
        return
    for seat in (*state.variant.seats, None):
        seen = observer_view(state) if seat is None else view(state, seat)
        assert is_possible(seen, world_in(state)), f"seat {seat}\n{table_text(state)}"
        again = state_of(seen, world_in(state))
        assert type(again) is type(state)
        assert (state.hands, state.standing) == (again.hands, again.standing)


@each_table
@given(seed=seeds())
@few
def test_the_truth_is_never_excluded(table: int, seed: str) -> None:
    for state in moments(play_out(TABLES[table], seed), 10):
        check_truth(state)


@pytest.mark.parametrize("number", range(len(SMALL)), ids=[variant.id for variant in SMALL])
def test_the_truth_is_never_excluded_where_cards_are_few(number: int) -> None:
    for seed in range(2):
        for state in play_small(SMALL[number], f"truth {seed}").states:
            check_truth(state)


def test_a_world_that_breaks_a_proof_is_excluded() -> None:
    """The tests above would be worth nothing if this passed for possible."""
    state = playing(
        VARIANTS["tournament"], "Y9 G7 / Y7 B6 / R9 B14 / Y8 R5", trump="R", contract=70, leader=0
    )
    state = play_on(state, "play Y9", "play Y7", "play B14", "play Y8")
    seen = view(state, Seat(0))
    pile = list(dict.fromkeys(state.variant.cards))
    for card in ("Y9", "Y7", "B14", "Y8", "G7", "B6", "R9", "R5"):
        pile.remove(Card(card))
    hands = (parse_cards("G7"), parse_cards("B6"), parse_cards("R9"), parse_cards("R5"))
    assert is_possible(seen, World(hands, tuple(pile)))
    pile[pile.index(Card("Y10"))] = Card("R9")
    assert not is_possible(seen, World((hands[0], hands[1], parse_cards("Y10"), hands[3]), sort_cards(pile)))


def test_a_state_of_an_ending_set_up_by_hand_gives_the_same_view() -> None:
    state = playing(VARIANTS["tournament"], "Y9 G7 / Y7 B6 / R9 B14 / Y8 R5", trump="R", contract=70)
    seen = view(state, Seat(1))
    held = [card for hand in state.hands for card in hand]
    pile = tuple(card for card in state.variant.cards if card not in held)
    again = state_of(seen, World(state.hands, pile))
    assert isinstance(again, Playing)
    assert seen == view(again, Seat(1))
