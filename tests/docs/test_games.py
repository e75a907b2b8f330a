"""The deals shown on the games' pages hold as cases: every action legal, the outcome as the page says."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.guide.pages import deals_of
from kibitz.records.cases import read_cases, run_case
from tests.docs.blocks import ROOT

SHOWN = {name: deals_of((ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")) for name in VARIANTS}


@pytest.mark.parametrize("name", [name for name, deals in SHOWN.items() if deals])
def test_the_deal_on_the_page_holds(name: str) -> None:
    for case in read_cases("\n".join(SHOWN[name]), name):
        assert [] == run_case(case)


def test_a_deal_that_ends_otherwise_is_seen() -> None:
    (line,) = SHOWN["crowsnest"]
    (wrong,) = read_cases(line.replace('"delta": [90, 10]', '"delta": [90, 20]'), "wrong")
    assert 1 == len(run_case(wrong))
