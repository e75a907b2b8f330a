"""Amerikaner: the Norwegian game for three to six in which the partner is found by calling a card.

Sources: the seed document (a browser edition checked against "Norske kortspill"), which decides; pagat.com
"Amerikaner" (12 cards and a kitty of four, a pass is final); norwegianamerican.com (maximum bids 17/13/10/8);
spillby.com (overtricks earn nothing; the declarer leads an Amerikaner).
"""

from kibitz.cards import FRENCH_RANKS, FRENCH_SUITS, Card
from kibitz.rules.house_rules import NONE, Change, Choice, Clash, Flag, Limit, Number, Option
from kibitz.rules.parts import (
    HALF,
    AllPass,
    BySeats,
    Callable,
    CalledCard,
    ContractTricks,
    Deal,
    Deck,
    FirstLead,
    IndividualMatch,
    Kitty,
    NumberAuction,
    SingleCards,
    TrumpFrom,
    Unit,
)
from kibitz.rules.variant import Variant

CLUB, SPADE, HEART, DIAMOND = Card("C2"), Card("S2"), Card("H2"), Card("D2")

AMERIKANER = Variant(
    id="amerikaner",
    revision=1,
    family="amerikaner",
    name="Amerikaner",
    n_seats=4,
    deck=Deck(suits=FRENCH_SUITS, ranks=FRENCH_RANKS),
    # 'To deal evenly, twos are set aside before the deal.'
    deal=Deal(
        hand=BySeats(((3, 17), (4, 13), (5, 10), (6, 8))),
        set_aside=BySeats(((3, (CLUB,)), (4, ()), (5, (CLUB, SPADE)), (6, (SPADE, HEART, DIAMOND, CLUB)))),
    ),
    auction=NumberAuction(
        unit=Unit.TRICKS,
        step=1,
        minimum=HALF,
        top_ends=False,
        alone_bid=True,
        all_pass=AllPass.REDEAL_NEXT_DEALER,
    ),
    kitty=None,
    trump=TrumpFrom.FIRST_LEAD,
    partner=CalledCard(),
    play=SingleCards(first_lead=FirstLead.DECLARER),
    score=ContractTricks(alone=52),
    match=IndividualMatch(target=52),
    labels=(("kitty", "talon"), ("alone", "amerikaner")),
    options=(
        Option("players", Choice((3, 4, 5, 6)), path="n_seats"),
        Option(
            "kitty",
            Choice((NONE, "four")),
            # 'No twos set aside: 12 each + 4 with four players; 17+1, 10+2, 8+4 with three, five, six.'
            changes=(
                Change("four", "deal", Deal(hand=BySeats(((3, 17), (4, 12), (5, 10), (6, 8))))),
                Change("four", "kitty", Kitty(buried_shown_at_end=False)),
            ),
            default=NONE,
        ),
        Option("minimum_bid", Number(lowest=1, words=(HALF,)), path="auction.minimum"),
        Option("top_number_ends_auction", Flag(), path="auction.top_ends"),
        Option(
            "all_pass",
            Choice((AllPass.REDEAL_NEXT_DEALER.value, AllPass.REDEAL_SAME_DEALER.value)),
            path="auction.all_pass",
        ),
        Option("call", Choice(tuple(rule.value for rule in Callable)), path="partner.which"),
        Option("call_own_card", Flag(), path="partner.own_card"),
        Option("amerikaner_stops_when_lost", Flag(), path="play.stops_when_alone_loses"),
        Option("bidder_double", Flag(), path="score.bidder_double"),
        Option("target", Number(lowest=1), path="match.target"),
    ),
    clashes=(Clash(("call_own_card", True), ("call", Callable.HIGHEST_MISSING.value)),),
    limits=(Limit("minimum_bid"),),
    sources=(
        "source-amerikaner-seed",
        "source-pagat-amerikaner",
        "source-norwegianamerican",
        "source-spillby",
    ),
    notes=(
        "note-amerikaner-silent",
        "note-amerikaner-no-callable-card",
        "note-amerikaner-example",
        "note-amerikaner-one-rule-set",
    ),
)
