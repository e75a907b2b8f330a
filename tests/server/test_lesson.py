"""The prepared deal of a guided table: the learner declares it, and whoever follows the adviser makes it."""

from __future__ import annotations

import asyncio

import pytest

from kibitz.games import VARIANTS
from kibitz.match import fair
from kibitz.rules.parts import Seat
from kibitz.server.lesson import LESSON_NONCE, prepared_secret
from tests.server.client import Client, new_table, post
from tests.server.conftest import Served


def guided(served: Served, game: str) -> dict[str, object]:
    variant = VARIANTS[game]
    seats = [{"player": "me"}, *({"player": "easy"} for _ in range(variant.n_seats - 1))]
    settings = {"pace": 0.0, "observers": True, "hints": True, "undo": True}
    return post(
        served.address, "/api/tables", {"rules": game, "seats": seats, "settings": settings, "guided": True}
    )


@pytest.mark.parametrize("game", ["crowsnest", "amerikaner"])
def test_following_the_hints_of_a_lesson_declares_and_makes_the_contract(served: Served, game: str) -> None:
    made = guided(served, game)

    async def learn() -> Client:
        async with Client(served.address, str(made["table"]), str(made["token"])) as client:
            assert client.welcome["guided"] is True
            await client.ask("ready", nonce=LESSON_NONCE)
            await client.until(lambda: client.is_to_act or client.is_deal_over)
            while not client.is_deal_over:
                seen = client.seq
                hint = await client.ask("ask_hint")
                await client.act(hint["action"])
                await client.until(lambda seen=seen: client.seq != seen)  # type: ignore[misc]
                await client.until(lambda: client.is_to_act or client.is_deal_over)
            return client

    position = asyncio.run(learn()).position
    assert position is not None
    assert (position["declarer"], position["outcome"]["made"]) == (0, True)


def test_everybody_learns_a_game_from_the_same_deal(served: Served) -> None:
    variant = VARIANTS["crowsnest"]
    secret = prepared_secret(variant, Seat(0), "easy")

    async def welcome(made: dict[str, object]) -> object:
        async with Client(served.address, str(made["table"]), str(made["token"])) as client:
            return client.welcome["commitment"]

    shown = [asyncio.run(welcome(guided(served, "crowsnest"))) for _ in range(2)]
    assert shown == [fair.commitment_of(secret)] * 2


def test_a_table_without_a_lesson_has_a_secret_of_its_own(served: Served) -> None:
    made = post(
        served.address,
        "/api/tables",
        {"rules": "crowsnest", "seats": [{"player": "me"}, *[{"player": "easy"}] * 3]},
    )

    async def commitment() -> object:
        async with Client(served.address, made["table"], made["token"]) as client:
            return client.welcome["commitment"]

    lesson = prepared_secret(VARIANTS["crowsnest"], Seat(0), "easy")
    assert asyncio.run(commitment()) != fair.commitment_of(lesson)


def _shown(served: Served, made: dict[str, object], token: str | None) -> list[list[str]]:
    """Return the hands a page is shown in the first deal besides its own."""

    async def look() -> list[list[str]]:
        async with Client(served.address, str(made["table"]), str(made["token"])) as client:
            await client.ask("ready", nonce=LESSON_NONCE)
            await client.until(lambda: client.is_to_act)
            async with Client(served.address, str(made["table"]), token) as other:
                await other.until(lambda: other.position is not None)
                assert other.position is not None
                hands = other.position["open_hands"]
                return [[card for group in hand for card in group["cards"]] for hand in hands]

    return asyncio.run(look())


def test_the_deal_of_a_lesson_lies_open_to_the_learner_alone(served: Served) -> None:
    made = guided(served, "crowsnest")
    hands = _shown(served, made, str(made["token"]))
    variant = VARIANTS["crowsnest"]
    assert [variant.hand_size] * 4 == [len(hand) for hand in hands]
    assert len({card for hand in hands for card in hand}) == 4 * variant.hand_size
    assert [] == _shown(served, guided(served, "crowsnest"), None)


def test_no_other_deal_lies_open(served: Served) -> None:
    made = new_table(served.address)
    assert [] == _shown(served, made, str(made["token"]))


def test_a_lesson_with_an_open_seat_is_not_open(served: Served) -> None:
    players = ["me", "easy", "easy", "open"]
    wish = {"rules": "crowsnest", "seats": [{"player": each} for each in players], "guided": True}
    made = post(served.address, "/api/tables", wish)
    assert [] == _shown(served, made, str(made["token"]))
