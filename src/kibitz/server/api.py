"""What is asked over HTTP: the lobby, new tables, a table's facts, records and proofs, and one's own tables."""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kibitz.errors import Problem, VariantError, problem
from kibitz.games import variant_of
from kibitz.language import LANGUAGES
from kibitz.records.rule_code import format_rule_code, parse_rule_code
from kibitz.rules.options import json_options, option_value
from kibitz.server import creating, proofs
from kibitz.server.answers import HttpProblem, answer, bearer, body_of
from kibitz.server.facts import table_facts
from kibitz.server.guard import Bucket
from kibitz.server.http_protocol import (
    Erase,
    Erased,
    Keep,
    Mine,
    MineList,
    NewTable,
    Rules,
    RulesPage,
    TableForJoining,
    TableLine,
)
from kibitz.server.lobby import as_json, lobby
from kibitz.server.room import Room
from kibitz.server.rooms import KEEP_SETTING, Rooms
from kibitz.server.rows import line_for
from kibitz.server.secret import digest
from kibitz.telling import problem_phrase

MOST_TABLES_ASKED = 200
MOST_ADDRESSES = 10_000


@dataclass(slots=True)
class Api:
    """The routes under /api. folder: where the tables lie, told on a local server. rate: new tables a minute from
    one address, None for no limit.
    """

    rooms: Rooms
    folder: str | None = None
    rate: float | None = None
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def routes(self) -> list[Route]:
        """Return all routes."""
        table = "/api/tables/{table}"
        return [
            Route("/api/lobby", self.lobby),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/record", self.record),
            Route(f"{table}/verify", self.verify),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/rules", self.rules, methods=["POST"]),
            Route("/api/keep", self.keep, methods=["POST"]),
            Route("/api/erase", self.erase, methods=["POST"]),
        ]

    async def lobby(self, _request: Request) -> Response:
        """Return the games and players there are."""
        local = self.rooms.local
        keep = await self.rooms.keeps()
        days = self.rooms.limits.days
        return answer(lobby(local=local, folder=self.folder if local else None, keep=keep, days=days))

    async def create(self, request: Request) -> Response:
        """Set up a table."""
        self._slow_down(request)
        wanted = await body_of(request, NewTable)
        created = await creating.create(self.rooms, wanted)
        return answer(created)

    def _slow_down(self, request: Request) -> None:
        if self.rate is None:
            return
        address = request.client.host if request.client else ""
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.setdefault(address, Bucket(self.rate / 60, max(1.0, self.rate)))
        if not bucket.take():
            raise HttpProblem(problem("server/too_many_tables"), 429)

    async def table(self, request: Request) -> Response:
        """Return what a join form shows."""
        room = await self._room(request)
        facts = table_facts(room.table.id, room.table.variant)
        return answer(TableForJoining(facts, room.audience.seat_facts(), room.table.settings.observers))

    async def record(self, request: Request) -> Response:
        """Return the finished deals as a record, to whoever has a seat."""
        room = await self._own_room(request)
        made = proofs.record(room.table, _language(request))
        if made is None:
            raise HttpProblem(problem("table/no_record"), 404)
        text = await asyncio.to_thread(proofs.record_text, made)
        name = f"{room.table.variant.id}-{room.table.id}.kbz"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return PlainTextResponse(text, headers=headers)

    async def verify(self, request: Request) -> Response:
        """Return whether each finished deal was dealt as promised."""
        room = await self._room(request)
        made = proofs.record(room.table)
        return answer(await asyncio.to_thread(proofs.verdict, made))

    async def mine(self, request: Request) -> Response:
        """Return the tables a browser has seats at; on a local server all of this device."""
        asked = await body_of(request, Mine)
        storage = self.rooms.storage
        lines: dict[str, TableLine] = {}
        for table, token in list(asked.tokens.items())[:MOST_TABLES_ASKED]:
            row = await storage.row(table)
            line = line_for(row, token) if row is not None else None
            if line is not None:
                lines[table] = line
        if self.rooms.local:
            for row in await storage.rows(limit=MOST_TABLES_ASKED):
                owned = [line for token in row.tokens.values() if (line := line_for(row, token)) is not None]
                if owned and row.id not in lines:
                    lines[row.id] = owned[0]
        return answer(MineList(sorted(lines.values(), key=lambda line: line.updated, reverse=True)))

    async def rules(self, request: Request) -> Response:
        """Return the rules in force, or why these options cannot be."""
        asked = await body_of(request, Rules)
        page = await asyncio.to_thread(_rules_page, asked)
        return answer(page)

    async def keep(self, request: Request) -> Response:
        """Set whether finished matches are kept."""
        self._only_local()
        wish = await body_of(request, Keep)
        await self.rooms.storage.set_setting(KEEP_SETTING, "yes" if wish.keep else "no")
        return answer(wish)

    async def erase(self, request: Request) -> Response:
        """Erase finished tables; running ones too if everything is to go."""
        self._only_local()
        wish = await body_of(request, Erase)
        return answer(Erased(await self.rooms.erase(everything=wish.everything)))

    def _only_local(self) -> None:
        if not self.rooms.local:
            raise HttpProblem(problem("server/only_local"), 403)

    async def _room(self, request: Request) -> Room:
        room = await self.rooms.room(request.path_params["table"])
        if room is None:
            raise HttpProblem(problem("table/unknown"), 404)
        return room

    async def _own_room(self, request: Request) -> Room:
        room = await self._room(request)
        found = digest(bearer(request))
        if not any(hmac.compare_digest(seat.token, found) for seat in room.table.seats if seat.token):
            raise HttpProblem(problem("table/token"), 403)
        return room


def _language(request: Request) -> str:
    language = request.query_params.get("language", "en")
    return language if language in LANGUAGES else "en"


def _rules_page(asked: Rules) -> RulesPage:
    from kibitz.guide import rules_page

    base = parse_rule_code(asked.rules[: creating.LONGEST_CODE])
    # A code may hold options already; those tried come on top.
    given = {**json_options(base), **asked.options}
    faults: tuple[Problem, ...] = ()
    try:
        variant = variant_of(base.id, given)
    except VariantError as error:
        variant, faults = base, error.problems
    values = {option.name: option_value(variant, option.name) for option in variant.options}
    language = asked.language if asked.language in LANGUAGES else "en"
    return RulesPage(
        variant=variant.id,
        name=variant.name,
        code=None if faults else format_rule_code(variant),
        options={name: as_json(value) for name, value in values.items()},
        changed=[name for name, _ in variant.chosen],
        faults=[problem_phrase(fault, variant, None) for fault in faults],
        page=rules_page(variant, language),
    )
