"""What a server says that cannot have its address."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from kibitz.errors import KibitzError
from kibitz.language import LANGUAGES
from kibitz.server.run import bind

pytest.importorskip("uvicorn")


@pytest.fixture(name="port")
def _port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_port_in_use_is_named_once_and_another_way_shown(port: int) -> None:
    with pytest.raises(KibitzError) as fault:
        bind("127.0.0.1", port)
    assert "server/port_taken" == fault.value.code
    for language in LANGUAGES:
        text = fault.value.text(language)
        assert text.count(str(port)) == 1, text
        assert text.count("127.0.0.1") == 1, text
        assert "--port 0" in text


def test_of_several_ports_the_first_free_one_is_taken(port: int) -> None:
    with bind("127.0.0.1", port, tries=20) as listening:
        assert port < listening.getsockname()[1] < port + 20


def test_an_address_of_somebody_else_is_told_with_the_reason_once() -> None:
    with pytest.raises(KibitzError) as fault:
        bind("192.0.2.1", 8080)
    assert "server/address" == fault.value.code
    text = str(fault.value)
    assert (1, 1) == (text.count("192.0.2.1"), text.count("8080")), text


def test_a_name_that_nobody_has_is_told_too() -> None:
    with pytest.raises(KibitzError) as fault:
        bind("nobody.invalid", 8080)
    assert "server/address" == fault.value.code
