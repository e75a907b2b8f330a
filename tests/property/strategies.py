"""Random deals: tables with and without house rules, played out by uniform choices that a seed fixes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from kibitz.cards import Draw, shuffle
from kibitz.games import VARIANTS, variant_of
from kibitz.rules.actions import Action
from kibitz.rules.engine import apply, deal, legal_actions, to_act
from kibitz.rules.parts import LevelMatch, NumberAuction, Seat
from kibitz.rules.state import Auction, DealOver, Playing, Standing, State
from kibitz.rules.variant import Variant

# The declarations, and house rules that change which cards, phases or plays there are.
HOUSE_RULES: tuple[tuple[str, dict[str, object]], ...] = (
    ("crowsnest", {"rook": False}),
    ("crowsnest", {"trump_before_nest": True, "buried_trump_shown": True, "rook_rank": "ten_and_a_half"}),
    ("tournament", {"counters_in_nest": "none_unless_forced", "first_lead": "declarer"}),
    ("red_one", {"counters_in_nest": "one", "nest_points_to": "declarer", "last_trick_bonus": 10}),
    ("one_high", {"rook_any_time": True, "all_pass": "dealer_takes_minimum"}),
    ("buckeye", {"preset": "kentucky_45", "buried_trump_shown": True}),
    ("dixie", {"most_tricks_bonus": 0, "all_pass": "redeal_next_dealer", "made_scores": "bid"}),
    ("amerikaner", {"players": 3, "call_own_card": True}),
    ("amerikaner", {"players": 5, "amerikaner_stops_when_lost": True, "minimum_bid": 1}),
    ("amerikaner", {"players": 6, "call": "highest_missing", "bidder_double": True}),
    ("amerikaner", {"kitty": "four"}),
    ("amerikaner", {"kitty": "four", "players": 5, "call_own_card": True}),
    ("tractor", {"throws": "on", "throw_penalty": 10}),
    ("tractor", {"throws": "on", "follow_tractor": "tractor", "throw_beaten_by": "longest_component"}),
    ("tractor", {"follow_tractor": "tractor", "no_declaration": "no_trump", "first_dealer": "last_declarer"}),
    ("tractor", {"no_declaration": "redeal", "start_level": "A", "kitty_multiplier": "power"}),
)
TABLES: tuple[Variant, ...] = (
    *VARIANTS.values(),
    *(variant_of(name, options) for name, options in HOUSE_RULES),
)


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal from the first call to the end: ``states[k]``, then ``actions[k]``, then ``states[k + 1]``."""

    seed: str
    states: tuple[State, ...]
    actions: tuple[Action, ...]

    @property
    def variant(self) -> Variant:
        return self.states[0].variant

    @property
    def over(self) -> DealOver:
        last = self.states[-1]
        assert isinstance(last, DealOver)
        return last

    def __repr__(self) -> str:
        said = ", ".join(str(action) for action in self.actions)
        return f"{self.variant.id} {dict(self.variant.chosen)} seed {self.seed!r}: {said}"

    def _repr_pretty_(self, printer: RepresentationPrinter, _cycle: bool) -> None:
        # Without this Hypothesis prints every field of every state.
        printer.text(repr(self))


def standing_of(variant: Variant, seed: str) -> Standing:
    """Return some moment of a match: a dealer, a number, and totals or levels anywhere."""
    draw = Draw(f"{seed}/standing")
    dealer = Seat(draw.below(variant.n_seats))
    number = 1 + draw.below(3)
    if isinstance(variant.match, LevelMatch):
        if number == 1:
            return Standing(dealer, 1, variant.first_tally)
        return Standing(dealer, number, tuple(draw.below(13) for _ in range(2)))
    return Standing(dealer, number, tuple(5 * draw.below(50) - 50 for _ in range(variant.n_sides)))


@lru_cache(maxsize=64)
def play_out(variant: Variant, seed: str) -> PlayedDeal:
    """Return a whole deal in which every action is a uniform choice, but for the auction.

    There the high bids are mostly left out: they would end almost every auction at once.
    """
    draw = Draw(f"{seed}/play")
    state: State = deal(variant, standing_of(variant, seed), shuffle(variant.cards, seed))
    states, actions = [state], []
    while to_act(state) is not None:
        legal = legal_actions(state)
        low = isinstance(state, Auction) and isinstance(variant.auction, NumberAuction) and draw.below(10)
        action = legal[draw.below(min(4, len(legal)) if low else len(legal))]
        state = apply(state, action)
        states.append(state)
        actions.append(action)
    return PlayedDeal(seed, tuple(states), tuple(actions))


def replay(start: State, actions: tuple[Action, ...]) -> tuple[State, ...]:
    """Return the states that these actions lead to, the start first."""
    states = [start]
    for action in actions:
        states.append(apply(states[-1], action))
    return tuple(states)


def seeds() -> st.SearchStrategy[str]:
    """Return a strategy of seed texts."""
    return st.integers(0, 1 << 30).map(str)


@st.composite
def deals(draw: st.DrawFn, variants: tuple[Variant, ...] = TABLES) -> PlayedDeal:
    """Return whole random deals; a failure shows variant, options, seed and actions."""
    # Numbers, because a failure would print variants drawn from a list field by field.
    variant = variants[draw(st.integers(0, len(variants) - 1))]
    return play_out(variant, str(draw(st.integers(0, 1 << 30))))


def examples(percent: int) -> settings:
    """Return settings for a dear property: this part of the profile's number of examples."""
    n = settings.default.max_examples if settings.default is not None else 100
    return settings(max_examples=max(1, n * percent // 100))


# A property in which much depends on the house rules looks at some deals of each table. The parameter is a
# number, because Hypothesis would print a variant field by field.
each_table = pytest.mark.parametrize(
    "table", range(len(TABLES)), ids=[f"{place}-{table.id}" for place, table in enumerate(TABLES)]
)
few = examples(5)


def moments(played: PlayedDeal, n: int) -> list[State]:
    """Return about n states of a deal: half of them from before the second trick, and always the end."""
    *running, end = played.states
    early = [state for state in running if not (isinstance(state, Playing) and state.plays)]
    late = running[len(early) :]
    chosen = shuffle(early, f"{played.seed}/early")[: n // 2] + shuffle(late, f"{played.seed}/late")[: n // 2]
    return [*chosen, end]
