"""The Rook family: what its versions share, and their house rules (rules: Options)."""

from kibitz.cards import ROOK, ROOK_COLOURS, Card, Rank
from kibitz.rules.house_rules import Change, Choice, Flag, Limit, Number, Option
from kibitz.rules.parts import (
    AllPass,
    BothReach,
    BySeats,
    CountersInKitty,
    FirstLead,
    KittyPointsTo,
    MadeScores,
    NumberAuction,
    Place,
    TrumpFrom,
    Unit,
)

COLOURS = ROOK_COLOURS
FIVE_TO_FOURTEEN = tuple(Rank(str(n)) for n in range(5, 15))
ONE_TO_FOURTEEN = tuple(Rank(str(n)) for n in range(1, 15))
TWO_TO_FOURTEEN_ONE_HIGH = (*ONE_TO_FOURTEEN[1:], Rank("1"))
THE_ROOK = ROOK
THE_RED_ONE = Card("R1")

# 5 = 5, 10 = 10, 14 = 10: the counters of every version but Dixie.
STANDARD_COUNTERS = ((Rank("5"), 5), (Rank("10"), 10), (Rank("14"), 10))

LABELS = (("kitty", "nest"), ("special", "rook"))


def _hand(n: int) -> BySeats:
    return BySeats(((4, n),))


HAND_9, HAND_10, HAND_13, HAND_14 = _hand(9), _hand(10), _hand(13), _hand(14)


def _auction(minimum: int) -> NumberAuction:
    return NumberAuction(unit=Unit.POINTS, step=5, minimum=minimum, top_ends=True)


MINIMUM_70, MINIMUM_100 = _auction(70), _auction(100)

_ALL_PASS = Choice(tuple(rule.value for rule in AllPass))
_WITH_ROOK = (("rook", True),)

ROOK_IN_OR_OUT = (Option("rook", Flag(), path="deck.specials.rook.in_play"),)
ROOK_PLACE = (
    Option("rook_rank", Choice(tuple(place.value for place in Place)), path="deck.specials.rook.place"),
    Option("rook_any_time", Flag(), path="deck.specials.rook.any_time"),
)
ROOK_PLACE_IF_IN = (
    Option(
        "rook_rank",
        Choice(tuple(place.value for place in Place)),
        path="deck.specials.rook.place",
        needs=_WITH_ROOK,
    ),
    Option("rook_any_time", Flag(), path="deck.specials.rook.any_time", needs=_WITH_ROOK),
)
AUCTION_OPTIONS = (
    Option("minimum_bid", Number(lowest=5, multiple=5), path="auction.minimum"),
    Option("all_pass", _ALL_PASS, path="auction.all_pass"),
    Option("first_lead", Choice(tuple(rule.value for rule in FirstLead)), path="play.first_lead"),
)
NEST_OPTIONS = (
    Option(
        "trump_before_nest",
        Flag(),
        changes=(Change(value=True, path="trump", becomes=TrumpFrom.NAMED_BEFORE_KITTY),),
        default=False,
    ),
    Option("counters_in_nest", Choice(tuple(rule.value for rule in CountersInKitty)), path="kitty.counters"),
    Option("buried_trump_shown", Flag(), path="kitty.buried_trump_shown"),
    Option(
        "nest_points_to", Choice(tuple(rule.value for rule in KittyPointsTo)), path="score.kitty_points_to"
    ),
)
SCORE_OPTIONS = (
    Option("last_trick_bonus", Number(lowest=0, multiple=5), path="score.last_trick_bonus"),
    Option("most_tricks_bonus", Number(lowest=0, multiple=5), path="score.most_tricks_bonus"),
    Option("made_scores", Choice(tuple(rule.value for rule in MadeScores)), path="score.made"),
    Option("target", Number(lowest=50, multiple=50), path="match.target"),
    Option("both_reach_target", Choice(tuple(rule.value for rule in BothReach)), path="match.both_reach"),
)
OPTIONS_WITH_ROOK = (*ROOK_PLACE, *AUCTION_OPTIONS, *NEST_OPTIONS, *SCORE_OPTIONS)
LIMITS = (Limit("minimum_bid"),)
