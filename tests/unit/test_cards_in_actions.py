"""The texts of actions: reading is the inverse of writing, and the order of cards says nothing."""

from __future__ import annotations

import pytest

from kibitz.cards import CARD_INDEX, FRENCH_SUITS, ROOK_COLOURS, Card, Suit, parse_cards
from kibitz.errors import RecordError
from kibitz.rules.actions import (
    Action,
    Bid,
    BidAlone,
    Bury,
    CallPartner,
    Declare,
    NameTrump,
    Pass,
    Play,
    format_action,
    parse_action,
    play,
)

TEXTS: dict[str, Action] = {
    "pass": Pass(),
    "bid 75": Bid(75),
    "bid 1": Bid(1),
    "bid amerikaner": BidAlone(),
    "declare H2": Declare(parse_cards("H2")),
    "declare H2 H2": Declare(parse_cards("H2 H2")),
    "declare JB JB": Declare(parse_cards("JB JB")),
    "bury R5 R6 CR": Bury(parse_cards("R5 R6 CR")),
    "trump R": NameTrump(Suit("R")),
    "trump S": NameTrump(Suit("S")),
    "call HA": CallPartner(Card("HA")),
    "play H5": Play(parse_cards("H5")),
    "play S3 S3 S4 S4": Play(parse_cards("S3 S3 S4 S4")),
}


@pytest.mark.parametrize(("text", "action"), TEXTS.items(), ids=list(TEXTS))
def test_an_action_is_read_and_written(text: str, action: Action) -> None:
    assert action == parse_action(text)
    assert text == format_action(action) == str(action)


def test_every_card_can_be_played_called_declared_and_buried() -> None:
    for card in CARD_INDEX:
        for action in (Play((card,)), CallPartner(card), Declare((card,)), Bury((card,))):
            assert action == parse_action(str(action))


def test_every_suit_of_every_pack_can_be_named() -> None:
    for suit in (*FRENCH_SUITS, *ROOK_COLOURS):
        assert NameTrump(suit) == parse_action(f"trump {suit}")


def test_what_reads_the_same_after_sorting_the_cards_is_the_same_action() -> None:
    assert parse_action("play S4 S3 S4 S3") == parse_action("play S3 S3 S4 S4")
    assert parse_action("bury CR R6 R5") == parse_action("bury R5 R6 CR")
    assert play(Card("S4"), Card("S3")) == parse_action("play S4 S3")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "pass ",
        "pass 5",
        "bid",
        "bid 0",
        "bid 075",
        "bid -5",
        "bid 7.5",
        "bid ٥",
        "bid 10000000000",
        "bid Amerikaner",
        "declare",
        "trump",
        "trump NT",
        "trump X",
        "trump H5",
        "call",
        "call HA HK",
        "play",
        "plays H5",
        "lead H5",
        " play H5",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_action(text)
    assert "action/unknown" == caught.value.code


@pytest.mark.parametrize(("text", "column"), [("play H5 XX", 9), ("call Z1", 6), ("bury R5 R99", 9)])
def test_an_unknown_card_in_an_action_is_named_with_its_column(text: str, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_action(text)
    assert ("card/unknown", column) == (caught.value.code, caught.value.column)


def test_long_nonsense_is_cut_short_in_the_message() -> None:
    with pytest.raises(RecordError) as caught:
        parse_action("x" * 10_000)
    assert len(str(caught.value)) < 400
