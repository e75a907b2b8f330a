"""The deals that are really served prove themselves, and every way of cheating shows.

``tests/unit/test_fair.py`` asks the same of records made by hand; here people play at a table, ask the server for
the record, and compare it with what they noted while they played.
"""

from __future__ import annotations

import asyncio
import random
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from kibitz.cards import Card
from kibitz.cli import main
from kibitz.match import fair
from kibitz.match.verified import verify
from kibitz.records.format import format_record
from kibitz.records.parse import read_record
from kibitz.records.record import DealRecord, Record
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.parts import Seat
from kibitz.rules.state import State
from kibitz.server.app import Configuration
from kibitz.server.table import Table
from tests.server.client import new_table
from tests.server.conftest import Served, serving
from tests.server.pressure.playing import Habits, Person, play
from tests.server.test_leak import GAMES

MANY_DEALS = 504
DEALS_A_TABLE = 6


@dataclass(frozen=True, slots=True)
class Noted:
    """A record as it was served, and what the people of its table noted before they had it.

    commitments: in the order they were promised. heads: every head that was shown. nonces: what each
    person really sent, by deal.
    """

    text: str
    commitments: tuple[str, ...]
    heads: frozenset[str]
    nonces: tuple[dict[str, str], ...]

    @property
    def record(self) -> Record:
        """Return the record as it is read."""
        read = read_record(self.text)
        assert not read.faults
        (record,) = read.records
        return record


class Witness(Person):
    """A person who notes every promise that is made and every nonce he sends."""

    def __init__(self, address: str, table: str, token: str | None = None) -> None:
        super().__init__(address, table, token)
        self.given: list[str] = []

    async def ready(self) -> dict[str, object]:
        """Want the deal."""
        self.given.append(random.Random(f"{self.seat} {len(self.given)} {self.table}").randbytes(16).hex())
        return await self.ask("ready", nonce=self.given[-1])


async def _played(served: Served, rules: str, seed: int, n_deals: int) -> Noted:
    n_seats = int(rules[-1]) if rules[-1].isdigit() else 4
    chance = random.Random(f"fair {rules} {seed}")
    made = await asyncio.to_thread(new_table, served.address, rules, ["open", *["medium"] * (n_seats - 2)])
    ada = Witness(served.address, made["table"], made["token"])
    bo = Witness(served.address, made["table"])
    async with ada, bo:
        await bo.ask("join", seat=1, name="Bo")
        habits = Habits(chance, hint=0, check=0, reconnect=0, say=0)
        await asyncio.gather(*(play(person, habits, n_deals) for person in (ada, bo)))
        await bo.until(lambda: bo.seq == ada.seq)
    text = await asyncio.to_thread(_record, served, made["table"], bo.token or "")
    promised = [ada.welcome["commitment"], *(e["commitment"] for e in bo.events if e["commitment"])]
    heads = frozenset(e["head"] for e in (*ada.events, *bo.events) if e["head"])
    nonces = tuple({"0": a, "1": b} for a, b in zip(ada.given, bo.given, strict=False))
    return Noted(text, tuple(promised), heads, nonces)


def _record(served: Served, table: str, token: str) -> str:
    address = f"{served.address}/api/tables/{table}/record"
    request = urllib.request.Request(address, headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        text: bytes = answer.read()
        return text.decode()


async def _at_once(served: Served, seed: int, n_deals: int) -> list[Noted]:
    gate = asyncio.Semaphore(4)

    async def one(rules: str) -> Noted:
        async with gate:
            return await _played(served, rules, seed, n_deals)

    return list(await asyncio.gather(*map(one, GAMES)))


def codes(record: Record, *heads: str) -> list[str]:
    return [finding.said.code for finding in verify(record, heads)]


def faults_of(noted: Noted) -> list[str]:
    """Return what is wrong with a served record, for somebody who noted what he was shown."""
    record = noted.record
    found = [code for code in codes(record) if code != "fair/holds"]
    for deal, promised, sent in zip(record.deals, noted.commitments, noted.nonces, strict=False):
        assert deal.fairness is not None
        if deal.fairness.commitment != promised:
            found.append("another commitment than was promised")
        if {str(seat): nonce for seat, nonce in deal.fairness.nonces} != sent:
            found.append("other nonces than were sent")
    # A head of what was taken back again is not in the record, that of the last act of each deal is.
    ends = {deal.fairness.head for deal in record.deals if deal.fairness}
    if not ends <= noted.heads:
        found.append("another end than was shown")
    return found


def tampered(record: Record, chance: random.Random) -> dict[str, Record]:
    """Return a deal of the record with one thing altered, each of them by the code that must be found."""
    n = chance.randrange(len(record.deals))
    deal = record.deals[n]
    proof = deal.fairness
    assert proof is not None

    def with_deal(changed: DealRecord) -> Record:
        return replace(record, deals=(*record.deals[:n], changed, *record.deals[n + 1 :]))

    (seat, nonce), *others = proof.nonces
    at = chance.randrange(len(nonce))
    digit = next(d for d in "0123456789abcdef" if d != nonce[at])
    nonces = ((seat, nonce[:at] + digit + nonce[at + 1 :]), *others)
    altered = _one_action_altered(deal, chance)
    found = {
        "fair/cards nonce": with_deal(replace(deal, fairness=replace(proof, nonces=nonces))),
        "fair/cards": with_deal(replace(deal, start=replace(deal.start, hands=_one_card_swapped(deal)))),
        "fair/secret": with_deal(replace(deal, fairness=replace(proof, secret=proof.secret[::-1]))),
    }
    if altered is not None:
        found["fair/head"] = with_deal(altered)
    return found


def _one_card_swapped(deal: DealRecord) -> tuple[tuple[Card, ...], ...]:
    first, second, *rest = deal.start.hands
    a, b = next((a, b) for a in first for b in second if a != b)
    return (
        tuple(b if card == a else card for card in first),
        tuple(a if card == b else card for card in second),
        *rest,
    )


def _one_action_altered(deal: DealRecord, chance: random.Random) -> DealRecord | None:
    """Return the deal with another legal action in one place, None if there never was a choice."""
    state: State = deal.start
    choices = []
    for n, step in enumerate(deal.steps):
        legal = legal_actions(state)
        other = next((action for action in legal if action != step.action), None)
        if other is not None:
            choices.append((n, replace(step, action=other)))
        state = apply(state, step.action)
    if not choices:
        return None
    n, step = chance.choice(choices)
    return replace(deal, steps=(*deal.steps[:n], step, *deal.steps[n + 1 :]))


def _check(noted: Noted, chance: random.Random) -> int:
    """Require that the record holds and that every tampering with it shows; return how many deals it has."""
    assert [] == faults_of(noted)
    record = noted.record
    for code, changed in tampered(record, chance).items():
        assert code.split()[0] in codes(changed), (code, noted.text)
    return len(record.deals)


def test_served_deals_hold_and_tampering_with_any_of_them_shows(served: Served, tmp_path: Path) -> None:
    games = asyncio.run(_at_once(served, 0, 1))
    n_deals = sum(_check(noted, random.Random(n)) for n, noted in enumerate(games))
    assert n_deals >= len(GAMES) - 3  # a thrown-in deal of a match's beginning is no scored deal
    _ask_the_command(next(noted for noted in games if noted.record.deals), tmp_path)


def _ask_the_command(noted: Noted, folder: Path) -> None:
    """Have ``kibitz verify`` judge the record, and each of the three ways of altering it."""
    file = folder / "match.kbz"
    proof = noted.record.deals[0].fairness
    assert proof is not None
    file.write_text(noted.text)
    assert 0 == _verify(file, proof.head)
    for code, changed in tampered(noted.record, random.Random(3)).items():
        file.write_text(format_record(changed))
        assert 1 == _verify(file, proof.head), code
    # The same by hand, in the text.
    hands = [line for line in noted.text.splitlines() if line.startswith("hand ")]
    one, other = hands[0].split()[2], next(c for c in hands[1].split()[2:] if c != hands[0].split()[2])
    swapped = noted.text.replace(hands[0], hands[0].replace(one, other, 1), 1)
    swapped = swapped.replace(hands[1], hands[1].replace(other, one, 1), 1)
    file.write_text(swapped)
    assert 0 != _verify(file)


def _verify(file: Path, *heads: str) -> int:
    return main(["verify", str(file), "--json", *(word for head in heads for word in ("--head", head))])


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_served_deals_hold() -> None:
    n_deals, seed = 0, 0
    with serving(Configuration(players=2)) as served:
        while n_deals < MANY_DEALS:
            seed += 1
            games = asyncio.run(_at_once(served, seed, DEALS_A_TABLE))
            n_deals += sum(_check(noted, random.Random(seed)) for noted in games)
    print(f"{n_deals} deals")


# --- servers that cheat -----------------------------------------------------------------------------------


def _deals_from(table: Table, seed: str) -> None:
    """Have a table deal from a seed of the cheat's choice, and prove what it would have had to do."""
    assert table.match is not None
    current = table.match.current
    from kibitz.match.seeds import deal_from_seed

    start = deal_from_seed(table.variant, current.start.standing, seed)
    table.match = replace(table.match, current=replace(current, start=start, state=start))


def test_a_server_that_deals_from_another_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._deal

    def cheat(table: Table, event: object) -> None:
        honest(table, event)  # type: ignore[arg-type]
        _deals_from(table, "a hand that I like better")

    monkeypatch.setattr(Table, "_deal", cheat)
    with serving(Configuration(players=1)) as served:
        noted = asyncio.run(_played(served, "crowsnest", 9, 1))
    assert "fair/cards" in codes(noted.record)


def test_a_server_that_changes_its_secret_once_it_has_the_nonces_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Table._deal

    def cheat(table: Table, event: object) -> None:
        table.secret = "0" * 64
        honest(table, event)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "_deal", cheat)
    with serving(Configuration(players=1)) as served:
        noted = asyncio.run(_played(served, "crowsnest", 9, 1))
    # The record alone is in order: who noted the promise knows better.
    assert {"fair/holds"} == set(codes(noted.record))
    assert "another commitment than was promised" in faults_of(noted)


def test_a_server_that_leaves_out_a_nonce_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = fair.mixed

    def cheat(secret: str, nonces: Mapping[Seat, str]) -> str:
        return honest(secret, {seat: nonce for seat, nonce in nonces.items() if seat != 1})

    with monkeypatch.context() as patched, serving(Configuration(players=1)) as served:
        patched.setattr(fair, "mixed", cheat)
        noted = asyncio.run(_played(served, "crowsnest", 9, 1))
    assert "fair/cards" in codes(noted.record)
