"""At a table over the network: whole deals, nothing done twice, nothing missed, nothing seen too early."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from kibitz.cards import CARD_INDEX
from kibitz.records.parse import read_record
from kibitz.server.log import Dealt, Did, decode_event
from tests.server.client import Client, Json, Refused, bidding_first, first_action, new_table
from tests.server.conftest import Served

GAMES = ["crowsnest", "tractor", "amerikaner~players.3", "red_one"]


def _table(served: Served, rules: str = "crowsnest", n: int = 4, **more: object) -> Json:
    return new_table(served.address, rules, ["medium"] * (n - 1), **more)


@pytest.mark.parametrize("rules", GAMES)
def test_a_whole_deal_is_played_and_its_record_holds(served: Served, rules: str) -> None:
    made = _table(served, rules, 3 if "3" in rules else 4)

    async def play() -> Client:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            await client.play_deal(bidding_first)
            return client

    client = asyncio.run(play())
    deals = [event["fair"] for event in client.events if event["fair"]]
    assert [None] == [deal["secret"] for deal in deals[:-1]]
    assert deals[-1]["secret"]
    assert [e["seq"] for e in client.events] == list(range(client.events[0]["seq"], (client.seq or 0) + 1))
    verdict = _get(f"{served.address}/api/tables/{made['table']}/verify")
    assert verdict["holds"], verdict
    text = _get_text(f"{served.address}/api/tables/{made['table']}/record", made["token"])
    (record,) = read_record(text).records
    assert 1 == len(record.deals)


def _get(url: str) -> Json:
    found: Json = json.loads(_get_text(url))
    return found


def _get_text(url: str, token: str = "") -> str:
    import urllib.request

    headers = {"authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=20) as answer:
        text: bytes = answer.read()
        return text.decode()


def _cards_in(node: object) -> Iterator[str]:
    """Yield every text in a message that is a card, or an action about cards."""
    match node:
        case str():
            yield from (word for word in node.split() if word in CARD_INDEX)
        case list():
            for item in node:
                yield from _cards_in(item)
        case dict():
            for item in node.values():
                yield from _cards_in(item)


@pytest.mark.parametrize("rules", ["crowsnest", "dixie", "tractor"])
def test_no_seat_and_no_observer_is_sent_a_card_it_has_not_seen(served: Served, rules: str) -> None:
    made = _table(served, rules)

    async def play() -> tuple[Client, Client]:
        person = Client(served.address, made["table"], made["token"], keeps=True)
        observer = Client(served.address, made["table"], keeps=True)
        async with person, observer:
            await person.ready()
            await person.play_deal(first_action)
            await observer.until(lambda: observer.seq == person.seq)
            return person, observer

    for client in asyncio.run(play()):
        assert client.texts is not None
        seen: set[str] = set()
        for text in client.texts:
            message = json.loads(text)
            if message["type"] != "event" or message["position"] is None:
                continue
            position = message["position"]
            if position["outcome"] is not None:
                break
            seen |= set(_cards_in([group["cards"] for group in position["hand"]]))
            for key in ("trick", "last_trick", "kitty", "buried", "buried_shown", "known", "calls", "called"):
                seen |= set(_cards_in(position[key]))
            # The faces one may name are no cards of anybody's.
            rest = {**position, "turn": None}
            unseen = set(_cards_in([message["log"], message["told"], rest])) - seen
            assert not unseen, (client.seat, message["seq"], unseen)
        hidden = _hidden_cards(served, made["table"], client.seat)
        assert hidden or client.seat is not None


def _hidden_cards(served: Served, table: str, seat: int | None) -> set[str]:
    """Return what the seat was not dealt (so that the test is known to have had something to find)."""
    room = asyncio.run_coroutine_threadsafe(served.rooms.room(table), served.loop).result(10)
    assert room is not None and room.table.match is not None
    hands = room.table.match.current.start.hands
    return {card for place, hand in enumerate(hands) if place != seat for card in hand}


def test_a_request_sent_twice_is_carried_out_once(served: Served) -> None:
    made = _table(served)

    async def play() -> None:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            await client.until(lambda: client.is_to_act)
            first = await client.act("pass", request="the-same")
            await client.until(lambda: client.seq != first["seq"] or client.is_to_act)
            assert first == await client.act("pass", request="the-same")

    asyncio.run(play())
    bodies = asyncio.run(served.storage.events(made["table"]))
    mine = [e for e in map(decode_event, bodies) if isinstance(e, Did) and e.id == "the-same"]
    assert 1 == len(mine)


def test_an_action_for_another_position_is_refused(served: Served) -> None:
    made = _table(served)

    async def play() -> str:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            await client.until(lambda: client.is_to_act)
            assert client.position is not None
            with pytest.raises(Refused) as refusal:
                await client.ask("act", action="pass", at=1)
            return refusal.value.code

    assert "table/stale" == asyncio.run(play())


def test_who_comes_back_misses_nothing_and_hears_nothing_twice(served: Served) -> None:
    made = _table(served)

    async def play() -> tuple[Client, Client]:
        steady = Client(served.address, made["table"])
        fickle = Client(served.address, made["table"], made["token"])
        async with steady, fickle:
            await fickle.ready()
            n = 0

            async def come_back() -> None:
                nonlocal n
                n += 1
                await fickle.disconnect()
                await fickle.connect(resume=True)

            await fickle.play_deal(bidding_first, before=come_back)
            assert n > 5
            await steady.until(lambda: steady.seq == fickle.seq)
            return steady, fickle

    steady, fickle = asyncio.run(play())
    told = [[e["seq"] for e in client.events] for client in (steady, fickle)]
    assert told[0] == told[1] == list(range(told[0][0], told[0][-1] + 1))
    heads = [[e["head"] for e in client.events] for client in (steady, fickle)]
    assert heads[0] == heads[1]


def test_undo_among_computers_is_done_at_once(served: Served) -> None:
    made = _table(served)

    async def play() -> Client:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            await client.until(lambda: client.is_to_act)
            before = client.position
            await client.act(first_action(client.position or {}))
            await client.until(lambda: client.position is not None and client.position["can_undo"])
            await client.ask("undo")
            await client.until(lambda: any(e["taken_back"] for e in client.events))
            undone = next(e for e in client.events if e["taken_back"])
            assert before is not None and undone["position"]["hand"] == before["hand"]
            await client.until(lambda: client.is_to_act)
            return client

    asyncio.run(play())


def test_the_rest_of_the_table_must_agree_to_an_undo_among_people(served: Served) -> None:
    made = new_table(served.address, "crowsnest", ["open", "medium", "medium"])

    async def play() -> None:
        ada = Client(served.address, made["table"], made["token"])
        bo = Client(served.address, made["table"])
        async with ada, bo:
            await bo.ask("join", seat=1, name="Bo")
            assert 1 == bo.seat and bo.token
            await ada.ready()
            await bo.ready()
            actors = {0: ada, 1: bo}

            async def turn() -> Client:
                await ada.until(lambda: ada.position is not None and ada.position["to_act"] in actors)
                return actors[(ada.position or {})["to_act"]]

            first = await turn()
            await first.until(lambda: first.is_to_act)
            await first.act(first_action(first.position or {}))
            other = bo if first is ada else ada
            for agree in (False, True):
                await first.ask("undo")
                await other.until(lambda: other.others[-1]["type"] == "asked" and other.others[-1]["open"])
                assert not any(e["taken_back"] for e in first.events)
                with pytest.raises(Refused):
                    await first.ask("answer", agree=True)
                await other.ask("answer", agree=agree)
                await first.until(lambda: not [m for m in first.others if m["type"] == "asked"][-1]["open"])
            await first.until(lambda: any(e["taken_back"] for e in first.events))

    asyncio.run(play())
    dealt = list(map(decode_event, asyncio.run(served.storage.events(made["table"]))))
    assert [{"0", "1"}] == [set(e.nonces) for e in dealt if isinstance(e, Dealt)]


def test_a_seat_is_given_to_a_computer_and_taken_back(served: Served) -> None:
    made = _table(served)

    async def play() -> None:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            await client.ask("give_seat", seat=0, player="medium")
            assert client.seats[0]["held"] and "medium" == client.seats[0]["player"]
            with pytest.raises(Refused):
                await client.ask("give_seat", seat=0, player="rulebook:mistakes=1")
            await client.until(lambda: client.is_deal_over)
            await client.ask("take_seat")
            assert "person" == client.seats[0]["player"]
            await client.ready()
            await client.until(lambda: not client.is_deal_over)

    asyncio.run(play())


def test_only_the_owner_sets_the_table_and_nobody_acts_for_another(served: Served) -> None:
    made = new_table(served.address, "crowsnest", ["open", "open", "medium"])

    async def play() -> list[str]:
        codes = []
        ada = Client(served.address, made["table"], made["token"])
        bo = Client(served.address, made["table"])
        watcher = Client(served.address, made["table"])
        async with ada, bo, watcher:
            await bo.ask("join", seat=2, name="Bo")
            for client, kind, content in (
                (bo, "set", {"settings": {"pace": 0.0, "undo": False}}),
                (bo, "open_seat", {"seat": 3, "open": True}),
                (bo, "give_seat", {"seat": 0, "player": "medium"}),
                (watcher, "join", {"seat": 0, "name": "Eve"}),
                (watcher, "join", {"seat": 1, "name": "Bo"}),
                (watcher, "join", {"seat": 1, "name": "a\u202eb"}),
                (watcher, "join", {"seat": 9, "name": "x"}),
                (watcher, "ready", {"nonce": "0" * 32}),
                (watcher, "act", {"action": "pass", "at": 99}),
                (watcher, "say", {"word": "hello"}),
                (ada, "act", {"action": "pass", "at": 99}),
                (ada, "ready", {"nonce": "not hex"}),
                (ada, "set", {"settings": {"pace": 11.0}}),
                (ada, "say", {"word": "anything"}),
                (ada, "claim", {}),
                (ada, "undo", {}),
                (ada, "take_seat", {}),
            ):
                with pytest.raises(Refused) as refusal:
                    await client.ask(kind, **content)
                codes.append(refusal.value.code.removeprefix("table/"))
        return codes

    expected = (
        "not_owner not_owner not_your_seat seat_taken name_taken name seat_unknown no_seat no_seat no_seat no_deal "
        "nonce pace phrase_unknown no_deal nothing_to_undo seat_not_held"
    )
    assert expected.split() == asyncio.run(play())


def test_a_table_sleeps_while_nobody_is_there_and_is_as_it_was_for_who_comes_back(served: Served) -> None:
    made = _table(served)

    async def play() -> None:
        client = Client(served.address, made["table"], made["token"])
        await client.connect()
        await client.ready()
        await client.disconnect()
        await asyncio.sleep(0.3)
        n_events = len(await served.storage.events(made["table"]))
        await asyncio.sleep(0.3)
        assert n_events == len(await served.storage.events(made["table"]))
        async with client:
            await client.until(lambda: client.is_to_act)

    asyncio.run(play())


def test_a_check_says_why_not_and_a_hint_is_legal(served: Served) -> None:
    made = _table(served)

    async def play() -> None:
        async with Client(served.address, made["table"], made["token"]) as client:
            await client.ready()
            await client.until(lambda: client.is_to_act)
            checked = await client.ask("check", action="bid 1")
            assert checked["problem"]["id"]
            assert None is (await client.ask("check", action="pass"))["problem"]
            hint = await client.ask("ask_hint")
            assert None is (await client.ask("check", action=hint["action"]))["problem"]

    asyncio.run(play())
