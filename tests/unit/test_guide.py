"""The rules page: all words are there, every house rule changes it, and it says what the rules say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import kibitz.guide
from kibitz.games import VARIANTS, variant_of
from kibitz.guide import rules_page
from kibitz.language import has_message
from kibitz.rules.house_rules import Choice, Flag, Number, Option, OptionValue, RankList
from kibitz.rules.options import option_default
from kibitz.rules.variant import Variant

# Options that only make sense beside another one, and what is asked for with them.
BESIDE: Mapping[str, Mapping[str, object]] = {
    "throw_beaten_by": {"throws": "on"},
    "throw_penalty": {"throws": "on"},
    "call_own_card": {"call": "any"},
}
# What a page shows of a message that is missing: its id.
RAW_ID = re.compile(
    r"\b(rules|note|source|option|value|label|suit|rank|card|word|facts)-[a-z_0-9]+(-[a-z_0-9]+)*\b"
)


def values_of(variant: Variant, option: Option) -> list[object]:
    """Return values that differ from the default: all of them, or a few where there is no end of them."""
    default = option_default(variant, option)
    return [value for value in some_values(variant, option) if value != default]


def some_values(variant: Variant, option: Option) -> list[object]:
    match option.kind:
        case Flag():
            return [True, False]
        case Choice(values=values):
            return list(values)
        case Number(lowest=lowest, multiple=multiple, words=words):
            top = variant.top_bid if option.name == "minimum_bid" else 1000
            return [*words, lowest, lowest + multiple, top - top % multiple]
        case RankList(ranks=ranks):
            return ["none", [ranks[-1]], [ranks[3], ranks[8]], list(ranks)]


OPTIONS = [(variant.id, option.name) for variant in VARIANTS.values() for option in variant.options]


@cache
def changed_pages(name: str, option_name: str) -> list[tuple[object, str]]:
    """Return the page for every value of an option that is not its default."""
    option = next(option for option in VARIANTS[name].options if option.name == option_name)
    beside = BESIDE.get(option_name, {})
    return [
        (value, rules_page(variant_of(name, {**beside, option_name: value})))
        for value in values_of(VARIANTS[name], option)
    ]


def rules_without_options(page: str) -> str:
    """Return the paragraphs of a page that tell how to play, without the lists of house rules."""
    told = page.partition("\n## House rules")[0].splitlines()
    return "\n".join(line for line in told if not line.startswith("- House rule"))


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_every_house_rule_changes_what_the_page_tells(name: str, option: str) -> None:
    plain = rules_without_options(rules_page(variant_of(name, BESIDE.get(option, {}))))
    pages = changed_pages(name, option)
    assert pages
    assert [] == [value for value, page in pages if rules_without_options(page) == plain]
    assert [] == [value for value, page in pages if "- House rule: " not in page]


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_no_page_shows_the_id_of_a_message(name: str, option: str) -> None:
    for value, page in changed_pages(name, option):
        assert [] == [found[0] for found in RAW_ID.finditer(page)], value
        assert not re.search(r"[{}$]", page), f"{value}: an argument was not filled in"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_page_is_sentences(name: str) -> None:
    page = rules_page(VARIANTS[name])
    told = rules_without_options(page).splitlines()[1:]
    for line in told:
        text = line.removeprefix("- ")
        if not text or text.startswith(("|", "#")):
            continue
        assert text[0].isupper() or text[0].isdigit() or text[0] == "“", line
        assert text[-1] in ".)", line
        assert "  " not in text, line
        assert not re.search(r"[.!?] [a-z]", text), f"a sentence begins small: {line}"


def message_ids(node: ast.AST) -> Iterator[str]:
    prefixes = ("rules-", "facts-", "list-", "word-", "suit-", "rank-", "card-", "value-", "deal-")
    for found in ast.walk(node):
        if isinstance(found, ast.Constant) and isinstance(found.value, str):
            if found.value.startswith(prefixes) and " " not in found.value and found.value[-1] != "-":
                yield found.value


def test_every_message_the_guide_names_exists() -> None:
    folder = Path(kibitz.guide.__file__).parent
    named = {word for file in folder.glob("*.py") for word in message_ids(ast.parse(file.read_text("utf-8")))}
    assert len(named) > 60
    assert [] == sorted(word for word in named if not has_message(word))


def test_every_message_of_the_page_is_used() -> None:
    folder = Path(kibitz.guide.__file__).parent
    words = (folder.parent / "language" / "en" / "rules.ftl").read_text("utf-8")
    there = set(re.findall(r"^(rules-[a-z-]+) =", words, re.MULTILINE))
    named = {word for file in folder.glob("*.py") for word in message_ids(ast.parse(file.read_text("utf-8")))}
    assert [] == sorted(there - named)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_every_note_source_option_and_label_has_words(variant: Variant) -> None:
    missing = [word for word in (*variant.notes, *variant.sources) if not has_message(word)]
    missing += [f"option-{o.name}" for o in variant.options if not has_message(f"option-{o.name}")]
    missing += [f"label-{own}" for _, own in variant.labels if not has_message(f"label-{own}")]
    assert [] == missing


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_every_word_an_option_may_be_has_words(variant: Variant) -> None:
    def words(option: Option) -> tuple[OptionValue, ...]:
        match option.kind:
            case Choice(values=values):
                return values
            case Number(words=some):
                return some
            case Flag() | RankList():
                return ()

    missing = [
        f"{option.name}={value}"
        for option in variant.options
        for value in words(option)
        if isinstance(value, str) and value not in variant.deck.ranks
        if not has_message(f"value-{option.name}-{value}") and not has_message(f"value-{value}")
    ]
    assert [] == missing


def paragraphs(name: str, **options: object) -> str:
    return rules_without_options(rules_page(variant_of(name, options)))


def test_the_standard_is_told_beside_a_changed_option() -> None:
    page = rules_page(variant_of("crowsnest", {"minimum_bid": 80}))
    assert "- House rule: Lowest bid: 80" in page
    assert "- Lowest bid: 80 (standard: 70). `minimum_bid` = " in page
    assert "- Target of the match: 300. `target` = " in page


def test_a_preset_tells_what_it_changes() -> None:
    page = rules_page(variant_of("buckeye", {"preset": "kentucky_45"}))
    assert "- Lowest bid: 100 (standard: 70)." in page
    assert "- Target of the match: 500 (standard: 300)." in page


def test_red_1_is_no_red_card() -> None:
    assert "The red 1 is not a red card, unless red is trump" in paragraphs("red_one")
    assert "The red 1 is always trump, the highest of all." in paragraphs("red_one")
    assert "The Rook is always trump, the second highest after the red 1." in paragraphs("red_one")
    assert "The Rook is always trump, the lowest of all." in paragraphs("red_one", rook_rank="lowest")


def test_without_the_rook_nothing_is_told_of_it() -> None:
    assert "Crow" not in paragraphs("crowsnest", rook=False).replace("CrowsNest", "")
    assert "All points of a deal: 100." in paragraphs("crowsnest", rook=False)
    assert "The 4 cards that are left over are the nest" in paragraphs("tournament", rook=False)


def test_without_a_nest_trump_is_named_at_once() -> None:
    page = paragraphs("partnership")
    assert "nest" not in page
    assert "The declarer names the trump colour at once." in page


def test_the_only_bid_is_not_called_a_range() -> None:
    page = paragraphs("crowsnest", minimum_bid=120)
    assert "A turn is a pass or the one bid there is: 120, all points of the deal." in page


@pytest.mark.parametrize(
    ("players", "aside", "range_"),
    [
        (3, "this card is set aside, so that the deal comes out even: 2 of clubs.", "at least 9, at most 17"),
        (4, "", "at least 7, at most 13"),
        (5, "2 of clubs, 2 of spades.", "at least 5, at most 10"),
        (6, "2 of spades, 2 of hearts, 2 of diamonds, 2 of clubs.", "at least 4, at most 8"),
    ],
)
def test_twos_set_aside_and_the_range_of_bids(players: int, aside: str, range_: str) -> None:
    page = paragraphs("amerikaner", players=players)
    assert aside in page and range_ in page
    assert ("set aside" in page) is bool(aside)


@pytest.mark.parametrize(
    ("players", "kitty", "range_"),
    [
        (3, "The card that is left over is the kitty; it lies", "at least 9, at most 17"),
        (4, "The 4 cards that are left over", "at least 6, at most 12"),
        (5, "The 2 cards that are left over", "at least 5, at most 10"),
        (6, "The 4 cards that are left over", "at least 4, at most 8"),
    ],
)
def test_a_kitty_keeps_the_twos(players: int, kitty: str, range_: str) -> None:
    page = paragraphs("amerikaner", players=players, kitty="four")
    assert kitty in page and range_ in page
    assert "set aside" not in page
    assert "Buried cards cannot be called" in page


def test_a_card_of_ones_own_may_be_called_only_with_the_house_rule() -> None:
    assert "Nor can a card that the declarer holds." in paragraphs("amerikaner")
    page = paragraphs("amerikaner", call_own_card=True)
    assert "The declarer may also call another card of that suit that he holds himself." in page
    assert "Nor can a card that the declarer holds." not in page


def test_a_highest_number_that_ends_the_auction_is_not_outranked() -> None:
    page = paragraphs("amerikaner", top_number_ends_auction=True)
    assert "A bid of 13 ends the auction at once." in page
    assert "even 13" not in page


def test_the_table_of_levels() -> None:
    rows = re.findall(r"^\| (.*) \| (.*) \|$", paragraphs("tractor"), re.MULTILINE)
    assert [
        ("attackers' points", "levels"),
        ("0", "dealer's side +3"),
        ("5–35", "dealer's side +2"),
        ("40–75", "dealer's side +1"),
        ("80–115", "attackers take over, +0"),
        ("120–155", "attackers take over, +1"),
        ("160–195", "attackers take over, +2"),
        ("200–235", "attackers take over, +3"),
        ("…", "one level more for every 40 points"),
    ] == rows


def test_a_cap_ends_the_table_of_levels() -> None:
    rows = re.findall(r"^\| (.*) \| (.*) \|$", paragraphs("tractor", level_cap=3), re.MULTILINE)
    assert ("200 and more", "attackers take over, +3") == rows[-1]


@pytest.mark.parametrize("options", [{"must_defend_ace": True}, {"forced_levels": ["5", "A"]}])
def test_listing_the_ace_is_the_same_as_having_to_defend_it(options: dict[str, object]) -> None:
    page = paragraphs("tractor", **options)
    assert "A climb stops at level ace." in page
    assert "would go beyond" not in page


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_the_trademark_is_acknowledged_where_the_game_is_a_rook_game(variant: Variant) -> None:
    assert ("“Rook” is a trademark" in rules_page(variant)) is (variant.family == "rook")
