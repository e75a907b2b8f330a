"""One suite for every storage: what ``base.Storage`` promises."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from kibitz.errors import KibitzError
from kibitz.server.storage import Conflict, Row, Storage, StorageFault
from kibitz.server.storage.open import storage_from
from tests import postgres

ROW = Row(
    "t1", "crowsnest", "waiting", "2026-11-30T10:00:00Z", "2026-11-30T10:00:00Z", b'{"a":1}', {"0": "s"}
)
OPENED, SECOND, THIRD = b'{"event":"opened"}', b'{"n":2}', b'{"n":3}'

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.server() as url:
        yield url


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param(
            "postgresql",
            marks=pytest.mark.skipif(postgres.programs() is None, reason="PostgreSQL is not installed"),
        ),
        "memory",
    ]
)
def make(request: pytest.FixtureRequest, tmp_path: Path) -> object:
    """Return a maker of storages that all look at the same tables, empty at first."""
    if request.param == "memory":
        from kibitz.server.storage.memory import MemoryStorage

        return MemoryStorage().again
    if request.param == "sqlite":
        return lambda: storage_from(f"sqlite:///{tmp_path / 'sub' / 'kibitz.db'}")
    url = request.getfixturevalue("database")
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return lambda: storage_from(url)


@asynccontextmanager
async def opened(make: object) -> AsyncIterator[Storage]:
    assert callable(make)
    storage: Storage = make()
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


async def test_a_table_and_its_events_are_read_back_also_by_another(make: object) -> None:
    async with opened(make) as storage:
        await storage.create(ROW, [OPENED])
        await storage.append("t1", 2, [SECOND, THIRD])
        assert [OPENED, SECOND, THIRD] == await storage.events("t1")
    async with opened(make) as again:
        assert [OPENED, SECOND, THIRD] == await again.events("t1")
        assert [THIRD] == await again.events("t1", after=2)
        assert ROW == await again.row("t1")


async def test_what_is_not_there_is_empty(make: object) -> None:
    async with opened(make) as storage:
        assert [] == await storage.events("nowhere")
        assert await storage.row("nowhere") is None
        assert [] == await storage.rows()
        assert await storage.setting("keep") is None
        assert 0 == await storage.erase_all()
        await storage.erase("nowhere")


async def test_a_table_is_made_once(make: object) -> None:
    async with opened(make) as storage:
        await storage.create(ROW, [OPENED])
        with pytest.raises(Conflict):
            await storage.create(replace(ROW, code="dixie"), [SECOND])
        assert ROW == await storage.row("t1")
        assert [OPENED] == await storage.events("t1")


@pytest.mark.parametrize("first", [1, 3, 0])
async def test_an_event_follows_the_one_before_it(make: object, first: int) -> None:
    """Number 1 is taken, number 3 would leave a gap: neither is stored, nor the row beside it."""
    async with opened(make) as storage:
        await storage.create(ROW, [OPENED])
        with pytest.raises(Conflict):
            await storage.append("t1", first, [SECOND], replace(ROW, state="running"))
        assert [OPENED] == await storage.events("t1")
        assert ROW == await storage.row("t1")


async def test_nothing_is_added_to_a_table_that_is_not_there(make: object) -> None:
    async with opened(make) as storage:
        with pytest.raises(Conflict):
            await storage.append("nowhere", 1, [OPENED])
        assert [] == await storage.events("nowhere")


async def test_of_two_writers_one_wins(make: object) -> None:
    async with opened(make) as one, opened(make) as other:
        await one.create(ROW, [OPENED])
        results = await asyncio.gather(
            one.append("t1", 2, [SECOND]), other.append("t1", 2, [THIRD]), return_exceptions=True
        )
        assert [type(None), Conflict] == sorted(map(type, results), key=lambda t: t.__name__ != "NoneType")
        assert 2 == len(await one.events("t1"))


async def test_a_fault_among_many_at_once_harms_no_other(make: object) -> None:
    async with opened(make) as storage:
        rows = [replace(ROW, id=f"t{n}") for n in range(20)]
        for row in rows:
            await storage.create(row, [OPENED])
        wanted = [storage.append(row.id, 9 if n == 7 else 2, [SECOND]) for n, row in enumerate(rows)]
        wanted += [storage.append(row.id, 3, [THIRD]) for n, row in enumerate(rows) if n != 7]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        assert [7] == [n for n, result in enumerate(results) if isinstance(result, Conflict)]
        for n, row in enumerate(rows):
            assert ([OPENED] if n == 7 else [OPENED, SECOND, THIRD]) == await storage.events(row.id)


async def test_events_of_one_table_keep_their_order_when_many_are_sent_at_once(make: object) -> None:
    async with opened(make) as storage:
        await storage.create(ROW, [])
        await asyncio.gather(*(storage.append("t1", n, [b"%d" % n]) for n in range(1, 601)))
        assert [b"%d" % n for n in range(1, 601)] == await storage.events("t1")


async def test_the_row_changes_with_the_events(make: object) -> None:
    async with opened(make) as storage:
        await storage.create(ROW, [OPENED])
        later = replace(ROW, state="over", updated="2026-11-30T11:00:00Z", line=b"{}", tokens={})
        await storage.append("t1", 2, [SECOND], later)
        assert later == await storage.row("t1")


async def test_tables_are_listed_the_last_changed_first(make: object) -> None:
    async with opened(make) as storage:
        for n, state in enumerate(("over", "running", "over")):
            await storage.create(replace(ROW, id=f"t{n}", state=state, updated=f"2026-11-30T1{n}:00:00Z"), [])
        assert ["t2", "t1", "t0"] == [row.id for row in await storage.rows()]
        assert ["t2", "t0"] == [row.id for row in await storage.rows(state="over")]
        assert ["t2"] == [row.id for row in await storage.rows(limit=1)]


async def test_erasing_leaves_the_others_and_the_settings(make: object) -> None:
    async with opened(make) as storage:
        await storage.create(ROW, [OPENED])
        await storage.create(replace(ROW, id="t2"), [OPENED])
        await storage.set_setting("keep", "no")
        await storage.erase("t1")
        assert (None, []) == (await storage.row("t1"), await storage.events("t1"))
        assert [OPENED] == await storage.events("t2")
        assert 1 == await storage.erase_all()
        assert [] == await storage.rows()
        assert "no" == await storage.setting("keep")
        await storage.create(ROW, [OPENED])  # the id is free again


async def test_a_setting_is_changed(make: object) -> None:
    async with opened(make) as storage:
        await storage.set_setting("keep", "yes")
        await storage.set_setting("keep", "no")
        assert "no" == await storage.setting("keep")


async def test_any_bytes_and_signs_come_back(make: object) -> None:
    async with opened(make) as storage:
        odd = replace(ROW, id="o", line="Ω ✦ 马".encode(), tokens={"3": "é"})
        await storage.create(odd, [bytes(range(256)), b""])
        assert odd == await storage.row("o")
        assert [bytes(range(256)), b""] == await storage.events("o")


async def test_a_closed_storage_refuses_and_closes_twice(make: object) -> None:
    async with opened(make) as storage:
        await storage.create(ROW, [])
        waiting = [asyncio.create_task(storage.append("t1", n, [SECOND])) for n in range(1, 30)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StorageFault):
            await storage.append("t1", 30, [SECOND])
    async with opened(make) as again:
        assert 29 == len(await again.events("t1"))


# --- files and databases ----------------------------------------------------------------------------


async def test_erased_games_cannot_be_read_from_the_files(tmp_path: Path) -> None:
    path = tmp_path / "kibitz.db"
    storage = storage_from(str(path))
    await storage.open()
    await storage.create(ROW, [b"SECRET-OF-THE-DEAL" * 50])
    await storage.append("t1", 2, [b"SECRET-OF-THE-DEAL" * 50])
    await storage.erase_all()
    texts = [file.read_bytes() for file in tmp_path.iterdir()]
    await storage.close()
    assert texts
    assert not [text for text in texts if b"SECRET-OF" in text]


async def test_sqlite_keeps_a_log_ahead_and_writes_through(tmp_path: Path) -> None:
    storage = storage_from(str(tmp_path / "kibitz.db"))
    await storage.open()
    await storage.create(ROW, [OPENED])
    with sqlite3.connect(tmp_path / "kibitz.db") as reader:
        assert [("wal",)] == [*reader.execute("PRAGMA journal_mode")]
        assert [(1,)] == [*reader.execute("SELECT count(*) FROM tables")]
    reader.close()
    await storage.close()


async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """The process is killed in the middle of writing: everything it printed as stored is there."""
    program = f"""
import asyncio
from kibitz.server.storage import Row
from kibitz.server.storage.open import storage_from
async def main():
    storage = storage_from({str(tmp_path / "k.db")!r})
    await storage.open()
    await storage.create(Row("t", "c", "running", "", "", b"", {{}}), [])
    n = 0
    while True:
        n += 1
        await storage.append("t", n, [b"%d" % n])
        print(n, flush=True)
asyncio.run(main())
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if int(line) >= 100:
            break
    process.kill()
    acknowledged = int(([line] + process.stdout.read().split())[-1])
    process.wait()
    process.stdout.close()
    storage = storage_from(str(tmp_path / "k.db"))
    await storage.open()
    stored = await storage.events("t")
    await storage.close()
    assert acknowledged >= 100
    assert [b"%d" % n for n in range(1, len(stored) + 1)] == stored
    assert len(stored) >= acknowledged


async def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kibitz.db"
    storage = storage_from(str(path))
    await storage.open()
    await storage.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v999'")
    connection.close()
    with pytest.raises(StorageFault, match="v999"):
        await storage_from(str(path)).open()


async def test_a_file_that_is_no_database_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "kibitz.db"
    path.write_text("this is a letter, not a database" * 100)
    with pytest.raises(StorageFault):
        await storage_from(str(path)).open()
    assert path.read_text().startswith("this is a letter")


def test_the_migrations_make_the_schema_that_is_declared(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy import create_engine

    from kibitz.server.storage.migrate import migrate
    from kibitz.server.storage.schema import METADATA, NEWEST, version_of

    engine = create_engine(f"sqlite:///{tmp_path / 'k.db'}")
    with engine.begin() as connection:
        assert version_of(connection) is None
        migrate(connection)
    with engine.connect() as connection:
        assert version_of(connection) == NEWEST
        assert [] == compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()


@pytest.mark.parametrize("url", ["mysql://x/y", "redis://x", "://"])
def test_an_address_nobody_knows_is_refused(url: str) -> None:
    with pytest.raises(KibitzError):
        storage_from(url)
