"""The rulebook's card sense, one position for each habit that people praise or complain about."""

from __future__ import annotations

from kibitz.cards import Suit, parse_cards, shuffle, sort_cards
from kibitz.games import variant_of
from kibitz.match.player import Decision
from kibitz.players.rulebook import RulebookPlayer
from kibitz.players.rulebook.judging import Held, best_trump
from kibitz.players.rulebook.mistakes import misjudged_steps, remembered
from kibitz.rules.actions import Bid, BidAlone, Bury, CallPartner, NameTrump, Pass, parse_action
from kibitz.rules.engine import apply, deal, first_standing, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.setup import Start, state_from_start
from kibitz.rules.state import Auction, Burying, DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import view

RULEBOOK = RulebookPlayer()


def decision(state: State, *, player: RulebookPlayer = RULEBOOK) -> Decision:
    """Return what the rulebook decides for the seat to act."""
    seat = to_act(state)
    assert seat is not None
    return player.act(view(state, seat), "seed")


def chosen(state: State) -> str:
    """Return the action the rulebook decides for, as text."""
    return str(decision(state).action)


def codes(state: State) -> list[str]:
    """Return the codes of its reasons."""
    return [why.code for why in decision(state).reasons]


def rook(
    hands: tuple[str, ...],
    plays: str = "",
    *,
    declarer: int = 0,
    leader: int = 0,
    bid: int = 70,
    points: tuple[int, ...] = (30, 20),
    variant: str = "tournament",
    buried: str = "",
) -> State:
    """Return a Rook ending with red as trump, after these plays."""
    start = Start(
        phase="play",
        dealer=Seat(3),
        declarer=Seat(declarer),
        contract=bid,
        trump=Suit("R"),
        hands=tuple(parse_cards(hand) for hand in hands),
        buried=parse_cards(buried),
        leader=Seat(leader),
        points=points,
        tricks=(2, 2),
    )
    state: State = state_from_start(variant_of(variant), start)
    for card in plays.split():
        state = apply(state, parse_action(f"play {card}"))
    return state


# --- partner and defence --------------------------------------------------------------------------


def test_the_last_seat_feeds_the_partners_sure_trick_with_its_dearest_counter() -> None:
    state = rook(("G6 Y6 B6", "G14 Y7 B7", "G7 Y8 B8", "G5 G10 Y9"), "G6 G14 G7")
    assert "play G10" == chosen(state)
    assert ["feeds_partner"] == codes(state)


def test_nobody_ruffs_a_trick_the_partner_is_sure_to_win() -> None:
    state = rook(("G6 Y6 B6", "G14 Y7 B7", "G7 Y8 B8", "R7 Y9 B9"), "G6 G14 G7")
    assert chosen(state) in {"play Y9", "play B9"}


def test_no_counter_is_thrown_on_the_opponents_sure_trick() -> None:
    state = rook(("G14 Y6 B6", "G6 Y7 B7", "G7 Y8 B8", "Y10 Y9 B9"), "G14 G6 G7")
    assert chosen(state) in {"play Y9", "play B9"}


def test_the_rook_is_not_spent_on_an_empty_trick() -> None:
    state = rook(("G6 Y6 B6", "G7 Y7 B7", "G8 Y8 B8", "CR G9 B9"), "G6 G7 G8", declarer=3)
    assert "play G9" == chosen(state)


def test_the_last_seat_wins_with_the_cheapest_card_that_does() -> None:
    state = rook(("G6 Y6 B6", "G7 Y7 B7", "G10 Y8 B8", "R6 R13 B9"), "G6 G7 G10")
    assert "play R6" == chosen(state)
    assert "kept_high_trump" in codes(state)


def test_a_low_rook_is_brought_home_when_it_takes_the_trick() -> None:
    state = rook(("G6 Y6 B6", "G7 Y7 B7", "G10 Y8 B8", "CR G8 B9"), "G6 G7 G10", variant="crowsnest")
    assert "play CR" == chosen(state)
    assert "special_takes" == codes(state)[0]


# --- leading --------------------------------------------------------------------------------------


def test_the_declarer_draws_trump_while_opponents_have_some() -> None:
    hands = ("R14 R13 R12 R11 G13 Y6", "R6 R7 G6 Y7 B7 B8", "G7 G8 Y8 B9 B10 B11", "R8 R9 G9 Y9 Y10 Y11")
    state = rook(hands, buried="CR R10 R5 B5 B6")
    assert ["draws_trump"] == codes(state)
    assert chosen(state) in {"play R11", "play R12", "play R13", "play R14"}


def test_trump_is_not_led_when_only_the_partner_has_any() -> None:
    hands = ("R13 R12 G14 Y6", "G6 Y7 B7 B8", "R9 R6 G8 Y8", "G9 Y9 B10 B11")
    state = rook(hands)
    # Both opponents give no trump to the first trump trick, and the lead comes back.
    for card in "R13 B7 R6 B10".split():
        state = apply(state, parse_action(f"play {card}"))
    assert "play R12" != chosen(state)


def test_a_defender_does_not_lead_trump() -> None:
    hands = ("R14 R13 G6 Y6", "R7 G13 Y7 B7", "G7 G8 Y8 B8", "R8 R9 G9 Y9")
    assert "play R7" != chosen(rook(hands, leader=1))


# --- before the play ------------------------------------------------------------------------------


def dealt(variant: Variant, seed: str) -> Auction:
    """Return a deal by seed with seat 0 as dealer."""
    return deal(variant, first_standing(variant, Seat(0)), shuffle(variant.cards, seed))


def auction(hands: tuple[str, ...], calls: str, *, kitty: str) -> State:
    """Return a CrowsNest auction after these calls (separated by commas), seat 1 speaking first."""
    start = Start(
        phase="auction",
        dealer=Seat(0),
        hands=tuple(parse_cards(hand) for hand in hands),
        kitty=parse_cards(kitty),
    )
    state: State = state_from_start(variant_of("crowsnest"), start)
    for call in calls.split(","):
        state = apply(state, parse_action(call.strip()))
    return state


STRONG = (
    "G5 G6 G7 G8 Y5 Y6 Y7 B5 B6",
    "B7 B8 B9 Y8 Y9 Y10 G9 G10 G11",
    "B10 B11 B12 Y11 Y12 Y13 G12 G13 R5",
    "R14 R13 R12 R11 R10 R9 CR G14 Y14",
)


def test_the_partners_bid_is_not_raised_when_both_opponents_are_out() -> None:
    state = auction(STRONG, "bid 70, pass, pass, pass", kitty="R6 R7 R8 B13 B14")
    # Seat 1 bid, 2 and 0 passed and so did 3: nothing is left to say.
    assert not isinstance(state, Auction)
    state = auction(STRONG, "bid 70, pass", kitty="R6 R7 R8 B13 B14")
    state = apply(state, parse_action("bid 75"))
    state = apply(state, parse_action("pass"))
    assert "leaves_bid_to_partner" == codes(state)[0]
    assert Pass() == decision(state).action


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    weak = auction(STRONG, "bid 100, pass, pass", kitty="R6 R7 R8 B13 B14")
    assert Pass() == decision(weak).action
    strong = auction(STRONG, "pass, bid 70", kitty="R6 R7 R8 B13 B14")
    assert Bid(75) == decision(strong).action


def test_trumps_are_kept_and_the_trump_named_is_the_one_kept() -> None:
    for number in range(12):
        state: State = dealt(variant_of("crowsnest"), f"bury {number}")
        while not isinstance(state, Burying):
            state = apply(state, decision(state).action)
        action = decision(state).action
        assert isinstance(action, Bury)
        kept = [card for card in view(state, state.contract.declarer).hand if card not in action.cards]
        after = apply(state, action)
        named = decision(after).action
        assert isinstance(named, NameTrump)
        assert "CR" not in action.cards
        assert not [card for card in action.cards if card[0] == named.suit]
        assert sum(card[0] == named.suit for card in kept) >= 3


def test_the_burial_obeys_counters_in_nest() -> None:
    for rule in ("none_unless_forced", "one"):
        variant = variant_of("crowsnest", {"counters_in_nest": rule})
        for number in range(8):
            state: State = dealt(variant, f"counters {number}")
            while not isinstance(state, Burying):
                state = apply(state, decision(state).action)
            apply(state, decision(state).action)


# --- the called card ------------------------------------------------------------------------------


def test_the_lowest_trump_is_led_and_the_highest_missing_called() -> None:
    variant = variant_of("amerikaner")
    start = Start(
        phase="play",
        dealer=Seat(3),
        declarer=Seat(0),
        contract=7,
        hands=tuple(
            parse_cards(hand)
            for hand in ("S2 S5 SQ SK HA", "SA S4 H2 H3 H4", "S6 S7 D2 D3 D4", "S8 S9 C2 C3 C4")
        ),
        leader=Seat(0),
    )
    state: State = state_from_start(variant, start)
    assert "play S2" == chosen(state)
    state = apply(state, parse_action("play S2"))
    assert CallPartner(parse_cards("SA")[0]) == decision(state).action


def test_every_trick_alone_is_bid_only_with_a_hand_that_takes_them() -> None:
    variant = variant_of("amerikaner")
    sure = parse_cards("SA SK SQ SJ ST S9 S8 HA HK HQ DA DK CA")
    short = parse_cards("SA SK SQ SJ ST S9 S8 HA HK HQ DA DK C2")
    for hand, alone in ((sure, True), (short, False)):
        rest = [card for card in variant.cards if card not in hand]
        hands = (rest[:13], sort_cards(hand), rest[13:26], rest[26:])
        start = Start(phase="auction", dealer=Seat(0), hands=tuple(sort_cards(h) for h in hands))
        assert alone == (BidAlone() == decision(state_from_start(variant, start)).action)


# --- honesty --------------------------------------------------------------------------------------


def test_the_decision_does_not_depend_on_unseen_cards() -> None:
    variant = variant_of("crowsnest")
    for number in range(20):
        state = dealt(variant, f"unseen {number}")
        seat = to_act(state)
        assert seat is not None
        unseen = [c for s, hand in enumerate(state.hands) if s != seat for c in hand] + list(state.kitty)
        again = list(shuffle(unseen, f"again {number}"))
        hands = tuple(
            hand if s == seat else sort_cards(again.pop() for _ in hand) for s, hand in enumerate(state.hands)
        )
        other = Auction(variant, state.standing, hands, tuple(again))
        assert other.hands != state.hands
        assert decision(state) == decision(other)


def test_the_same_view_and_seed_give_the_same_decision() -> None:
    easy = RulebookPlayer("easy", mistakes=50)
    state: State = dealt(variant_of("tournament"), "twice")
    while not isinstance(state, DealOver):
        assert decision(state, player=easy) == decision(state, player=easy)
        state = apply(state, decision(state, player=easy).action)


# --- honest mistakes ------------------------------------------------------------------------------


def test_what_is_forgotten_stays_forgotten_and_the_last_trick_never_is() -> None:
    state: State = dealt(variant_of("crowsnest"), "forget")
    forgotten: list[int] = []
    while not isinstance(state, DealOver):
        if isinstance(state, Playing) and len(state.plays) > 1:
            seen = view(state, Seat(2))
            kept = remembered(seen, "seed", 50)
            assert kept.plays[-1] == seen.plays[-1]
            gone = [i for i, trick in enumerate(seen.plays[:-1]) if trick not in kept.plays]
            assert gone[: len(forgotten)] == forgotten
            forgotten = gone
        state = apply(state, decision(state).action)
    assert 0 < len(forgotten) < 8


def test_a_hand_is_misjudged_by_one_step_at_most_and_the_same_way_all_through_the_auction() -> None:
    first = dealt(variant_of("crowsnest"), "steps")
    seen = [view(first, seat) for seat in first.variant.seats]
    steps = [[misjudged_steps(v, f"s{i}", 50) for i in range(40)] for v in seen]
    assert {-1, 0, 1} == {step for row in steps for step in row}
    later = apply(first, Bid(70))
    assert [misjudged_steps(view(later, Seat(2)), f"s{i}", 50) for i in range(40)] == steps[2]
    assert 0 == misjudged_steps(seen[0], "s", 0)


def test_length_beats_tops_in_judging_a_hand() -> None:
    variant = variant_of("crowsnest")
    long_suit = parse_cards("R6 R7 R8 R9 R11 R12 G14 G13 Y6")
    assert "R" == best_trump(variant, long_suit, Held.PLAYED).suit
