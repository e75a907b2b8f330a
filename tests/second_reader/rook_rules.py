"""The seven versions of Rook as data, with their options settled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import ROOK_COLOURS, RefusedError
from .options import Check, faults_of, is_flag, multiple_of, one_of

FIVE_UP = tuple(range(5, 15))
ONE_LOW = (1, *range(2, 15))
ONE_HIGH = (*range(2, 15), 1)
FIVE_TEN_FOURTEEN = {5: 5, 10: 10, 14: 10}


@dataclass(frozen=True)
class Version:
    """One column of the table of versions."""

    ranks: tuple[int, ...]
    rook_rank: str | None
    rook_any_time: bool
    hand: int
    nest: int
    counters: Mapping[int, int]
    most_tricks: int
    minimum: int
    made_scores: str
    target: int
    has_red_one: bool = False


VERSIONS = {
    "crowsnest": Version(FIVE_UP, "lowest", True, 9, 5, FIVE_TEN_FOURTEEN, 0, 70, "bid", 300),
    "tournament": Version(FIVE_UP, "highest", True, 9, 5, FIVE_TEN_FOURTEEN, 0, 70, "captured", 300),
    "partnership": Version(ONE_LOW, None, False, 14, 0, FIVE_TEN_FOURTEEN, 20, 70, "captured", 300),
    "one_high": Version(
        ONE_HIGH, "lowest", False, 13, 5, {1: 15, **FIVE_TEN_FOURTEEN}, 20, 100, "captured", 500
    ),
    "red_one": Version(FIVE_UP, "highest", True, 9, 6, FIVE_TEN_FOURTEEN, 0, 70, "captured", 300, True),
    "buckeye": Version(
        (*FIVE_UP, 1), "highest", True, 10, 5, {1: 15, **FIVE_TEN_FOURTEEN}, 0, 70, "captured", 300
    ),
    "dixie": Version(ONE_LOW, None, False, 13, 4, {5: 5, 10: 10, 13: 10}, 20, 70, "captured", 300),
}

KNOWN: dict[str, Check] = {
    "rook": is_flag,
    "rook_rank": one_of("lowest", "highest", "ten_and_a_half"),
    "rook_any_time": is_flag,
    "minimum_bid": multiple_of(5, 5),
    "all_pass": one_of("redeal_same_dealer", "redeal_next_dealer", "dealer_takes_minimum"),
    "first_lead": one_of("left_of_dealer", "declarer", "left_of_declarer"),
    "trump_before_nest": is_flag,
    "counters_in_nest": one_of("any", "none_unless_forced", "one"),
    "buried_trump_shown": is_flag,
    "nest_points_to": one_of("last_trick", "declarer"),
    "last_trick_bonus": multiple_of(5, 0),
    "most_tricks_bonus": multiple_of(5, 0),
    "made_scores": one_of("captured", "bid"),
    "target": multiple_of(50, 50),
    "both_reach_target": one_of("higher", "bidder"),
    "preset": one_of("kentucky_45"),
}
NEST_OPTIONS = ("trump_before_nest", "counters_in_nest", "buried_trump_shown", "nest_points_to")
KENTUCKY_45 = {"minimum_bid": 100, "all_pass": "dealer_takes_minimum", "target": 500}


@dataclass(frozen=True)
class RookRules:
    """A version with every option settled."""

    version: Version
    has_rook: bool
    hand: int
    nest: int
    rook_rank: str
    rook_any_time: bool
    minimum_bid: int
    all_pass: str
    first_lead: str
    trump_before_nest: bool
    counters_in_nest: str
    nest_points_to: str
    last_trick_bonus: int
    most_tricks_bonus: int
    made_scores: str
    target: int
    both_reach_target: str

    def deck(self) -> list[str]:
        """Return every card of the deal."""
        cards = [f"{colour}{rank}" for colour in ROOK_COLOURS for rank in self.version.ranks]
        if self.version.has_red_one:
            cards.append("R1")
        if self.has_rook:
            cards.append("CR")
        return cards

    def value(self, card: str) -> int:
        """Return the card points of a card."""
        if card == "CR":
            return 20
        if card == "R1" and self.version.has_red_one:
            return 30
        return self.version.counters.get(int(card[1:]), 0)

    def all_points(self) -> int:
        """Return all points of the deal, which is also the maximum bid."""
        return sum(map(self.value, self.deck())) + self.last_trick_bonus + self.most_tricks_bonus

    def suit(self, card: str, trump: str) -> str:
        """Return the colour a card belongs to once trump is named."""
        if card == "CR" or (card == "R1" and self.version.has_red_one):
            return trump
        return card[0]

    def strength(self, card: str) -> float:
        """Return the height of a card within the colour it belongs to."""
        ranks = self.version.ranks
        if card == "R1" and self.version.has_red_one:
            return len(ranks) + 1
        if card == "CR":
            return {"lowest": -1.0, "highest": float(len(ranks))}.get(self.rook_rank, ranks.index(10) + 0.5)
        return ranks.index(int(card[1:]))


def rook_rules(variant: str, options: Mapping[str, object]) -> RookRules:
    """Return the rules of the variant with these explicit options; raises RefusedError with all faults."""
    version = VERSIONS[variant]
    faults = faults_of(options, KNOWN)
    if "rook" in options and variant not in ("crowsnest", "tournament"):
        faults.append(f"rook: {variant} lacks this option")
    has_rook = version.rook_rank is not None and options.get("rook", True) is not False
    if not has_rook:
        faults += [f"{n}: there is no Rook" for n in ("rook_rank", "rook_any_time") if n in options]
    if version.nest == 0:
        faults += [f"{name}: {variant} has no nest" for name in NEST_OPTIONS if name in options]
    if "preset" in options and variant != "buckeye":
        faults.append(f"preset: not in {variant}")
    settled: dict[str, object] = {
        "rook_rank": version.rook_rank or "lowest",
        "rook_any_time": version.rook_any_time,
        "minimum_bid": version.minimum,
        "all_pass": "redeal_same_dealer",
        "first_lead": "left_of_dealer",
        "trump_before_nest": False,
        "counters_in_nest": "any",
        "nest_points_to": "last_trick",
        "last_trick_bonus": 0,
        "most_tricks_bonus": version.most_tricks,
        "made_scores": version.made_scores,
        "target": version.target,
        "both_reach_target": "higher",
    }
    if options.get("preset") == "kentucky_45":
        settled.update(KENTUCKY_45)
    settled.update({name: value for name, value in options.items() if name in settled})
    ill = {fault.split(":")[0] for fault in faults}

    def number(name: str) -> int:
        value = settled[name]
        return value if isinstance(value, int) and name not in ill else 0

    rules = RookRules(
        version=version,
        has_rook=has_rook,
        hand=version.hand,
        nest=4 if version.rook_rank and not has_rook else version.nest,
        rook_rank=str(settled["rook_rank"]),
        rook_any_time=bool(settled["rook_any_time"]),
        minimum_bid=number("minimum_bid"),
        all_pass=str(settled["all_pass"]),
        first_lead=str(settled["first_lead"]),
        trump_before_nest=bool(settled["trump_before_nest"]),
        counters_in_nest=str(settled["counters_in_nest"]),
        nest_points_to=str(settled["nest_points_to"]),
        last_trick_bonus=number("last_trick_bonus"),
        most_tricks_bonus=number("most_tricks_bonus"),
        made_scores=str(settled["made_scores"]),
        target=number("target"),
        both_reach_target=str(settled["both_reach_target"]),
    )
    if "minimum_bid" in options and rules.minimum_bid > rules.all_points():
        faults.append(f"minimum_bid: above the maximum, {rules.all_points()}")
    if faults:
        raise RefusedError(faults)
    return rules
