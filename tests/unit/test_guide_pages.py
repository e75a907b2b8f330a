"""The games' pages in the documentation: there for every game, and their tables as the declarations say."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from kibitz.games import VARIANTS
from kibitz.guide.deal_tables import deal_tables
from kibitz.guide.pages import deals_of, main, page_with_tables, stale_pages, write_pages
from kibitz.guide.tables import facts_table, notes_list, options_table, players_table

FOLDER = Path(__file__).parents[2] / "docs" / "games"
BLOCKS = ("facts", "options", "sources")


def page(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text("utf-8")


def test_no_page_is_missing_or_stale() -> None:
    assert [] == stale_pages(FOLDER), "run: python -m kibitz.guide.pages --write docs/games"


def test_no_page_is_left_of_a_game_that_is_gone() -> None:
    assert {"README", *VARIANTS} == {file.stem for file in FOLDER.glob("*.md")}


@pytest.mark.parametrize("name", VARIANTS)
def test_a_page_holds_every_table_and_links_that_lead_somewhere(name: str) -> None:
    text = page(name)
    assert [] == [block for block in BLOCKS if f"<!-- generated: {block} -->" not in text]
    notes = bool(VARIANTS[name].notes)
    assert ("<!-- generated: notes -->" in text) is notes
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert [] == [link for link in links if not link.startswith("http") and not (FOLDER / link).exists()]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_changed_declaration_makes_its_page_stale(name: str) -> None:
    variant = VARIANTS[name]
    text = page(name)
    assert page_with_tables(text, variant) == text
    assert page_with_tables(text, replace(variant, revision=variant.revision + 1)) != text
    assert page_with_tables(text, replace(variant, options=variant.options[:-1])) != text


def test_writing_mends_a_stale_page_and_reports_a_missing_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in FOLDER.glob("*.md"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    assert 0 == main([str(tmp_path)])
    stale = tmp_path / "dixie.md"
    stale.write_text(page("dixie").replace("| 56 |", "| 57 |"), "utf-8")
    assert 1 == main([str(tmp_path)])
    assert ["dixie.md"] == write_pages(tmp_path)
    assert page("dixie") == stale.read_text("utf-8")
    stale.unlink()
    capsys.readouterr()
    assert 1 == main(["--write", str(tmp_path)])
    assert "dixie.md is missing" in capsys.readouterr().err
    assert 2 == main([])


WITH_A_DEAL = [name for name in VARIANTS if "<!-- generated: deal -->" in page(name)]


@pytest.mark.parametrize("name", WITH_A_DEAL)
def test_the_deal_shown_is_of_the_game_and_comes_to_what_it_says(name: str) -> None:
    (line,) = deals_of(page(name))
    facts = json.loads(line)
    assert name == facts["variant"]
    tables = deal_tables(line)
    for number in facts["expect"]["delta"]:
        assert str(number) in tables.splitlines()[-1]


def test_nearly_every_page_shows_a_deal() -> None:
    assert len(WITH_A_DEAL) >= 9


def test_facts_are_those_of_the_rules() -> None:
    facts = facts_table(VARIANTS["red_one"])
    assert "| Cards | 42 |" in facts
    assert "the red 1 (highest trump), the Rook (second highest trump, may be played at any time)" in facts
    assert "| Bids | 70 to 150 |" in facts


def test_every_option_has_a_row() -> None:
    for variant in VARIANTS.values():
        rows = options_table(variant).splitlines()[2:]
        assert [f"`{option.name}`" for option in variant.options] == [row.split(" | ")[1] for row in rows]


def test_every_reconstruction_is_an_item() -> None:
    assert 6 == notes_list(VARIANTS["one_high"]).count("- ")


def test_hands_kitty_and_bids_for_every_number_of_players() -> None:
    rows = [row.strip("| ").split(" | ") for row in players_table(VARIANTS["amerikaner"]).splitlines()[2:]]
    assert [
        ("3", "17", "–", "9–17"),
        ("3", "17", "1", "9–17"),
        ("4", "13", "–", "7–13"),
        ("4", "12", "4", "6–12"),
        ("5", "10", "–", "5–10"),
        ("5", "10", "2", "5–10"),
        ("6", "8", "–", "4–8"),
        ("6", "8", "4", "4–8"),
    ] == [(n, hand, kitty, bids) for n, _, hand, kitty, bids in rows]
