"""Addresses that nobody gave out: a person gets the page with ways to somewhere, a program a typed error."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import pytest

from kibitz.server.app import static_folder
from tests.server.conftest import Served

BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


def _answer(served: Served, path: str, accept: str = BROWSER) -> tuple[int, str, str]:
    """Return status, type and text of the answer to a GET."""
    request = urllib.request.Request(served.address + path, headers={"accept": accept})
    try:
        answer = urllib.request.urlopen(request, timeout=10)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return int(answer.status), answer.headers["content-type"].partition(";")[0], answer.read().decode()


@pytest.mark.skipif(static_folder() is None, reason="the page is not built")
@pytest.mark.parametrize("path", ["/nope", "/t/", "/t", "/nope/deeper?with=this", "/index.htm"])
def test_a_mistyped_address_is_the_page_with_the_status_of_nothing(served: Served, path: str) -> None:
    status, kind, text = _answer(served, path)
    assert (404, "text/html") == (status, kind)
    assert 'id="page"' in text


@pytest.mark.parametrize(
    "path", ["/rules/", "/verify/", "/history/", "/settings/", "/house-rules/", "/guide/"]
)
def test_a_stroke_at_the_end_does_not_matter(served: Served, path: str) -> None:
    status, _, _ = _answer(served, path)
    assert (200 if static_folder() else 503) == status


@pytest.mark.parametrize(
    ("path", "accept"), [("/nope", "*/*"), ("/nope", "application/json"), ("/api/nope", BROWSER)]
)
def test_a_program_is_told_a_code(served: Served, path: str, accept: str) -> None:
    status, kind, text = _answer(served, path, accept)
    assert (404, "application/json") == (status, kind)
    assert "server/not_found" == json.loads(text)["code"]


def test_a_missing_asset_is_no_page(served: Served) -> None:
    status, kind, _ = _answer(served, "/assets/nope.js")
    assert (404, "application/json") == (status, kind)
