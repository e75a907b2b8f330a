"""Names as they are spoken, lists one can hear, and the small sentences around them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz import telling
from kibitz.cards import Card
from kibitz.cli.terminal.asking import question
from kibitz.cli.terminal.entry import read_entry
from kibitz.cli.terminal.helping import help_lines
from kibitz.cli.terminal.speech import hand_spoken
from kibitz.cli.terminal.words import TableWords
from kibitz.games import VARIANTS, variant_of
from kibitz.match.log import Acted, Match, NextDeal, Seated, Setup, happen, start_match
from kibitz.match.referee import decisions
from kibitz.players.random import RandomPlayer
from kibitz.rules.actions import Play
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, Phase, Playing
from kibitz.views import View, view
from tests.terminal.driver import Person, screens

SHORT = ("crowsnest", "--seed", "3", "--option", "target=50")


def _start(name: str) -> tuple[View, TableWords]:
    variant = VARIANTS[name]
    match = start_match(Setup(variant, "names", (Seated("", "random"),) * variant.n_seats))
    return view(match.state, Seat(0)), TableWords(variant, Seat(0), ("",) * variant.n_seats, spoken=True)


def _own_turns(name: str, n_deals: int = 2) -> list[View]:
    variant = VARIANTS[name]
    players = {seat: RandomPlayer() for seat in variant.seats}
    match: Match = start_match(Setup(variant, "names", (Seated("", "random"),) * variant.n_seats))
    seen = []
    for _ in range(n_deals):
        for step in decisions(match.state, match.deal_seed, players):
            if step.seat == 0:
                seen.append(view(match.state, Seat(0)))
            match = happen(match, Acted(step.seat, step.action))
        match = match if match.is_over else happen(match, NextDeal())
    return seen


@pytest.mark.parametrize("name", VARIANTS)
def test_every_card_may_be_typed_as_it_is_spoken(name: str) -> None:
    seen, words = _start(name)
    for card in sorted(set(seen.variant.cards)):
        assert Play((card,)) == read_entry(f"play {words.card(card)}", seen, words)


@pytest.mark.parametrize(
    ("name", "text", "cards"),
    [
        ("crowsnest", "the Crow", "CR"),
        ("crowsnest", "crow", "CR"),
        ("crowsnest", "Black 7, red 14 and the crow", "B7 R14 CR"),
        ("crowsnest", "b7 and red 10; h5", "B7 R10 H5"),
        ("tractor", "red joker", "JR"),
        ("tractor", "10 of hearts and ace of spades", "HT SA"),
    ],
)
def test_spoken_names_stand_beside_each_other_and_beside_short_ones(name: str, text: str, cards: str) -> None:
    seen, words = _start(name)
    entry = read_entry(f"play {text}", seen, words)
    assert isinstance(entry, Play)
    assert sorted(Card(card) for card in cards.split()) == sorted(entry.cards)


def test_a_spoken_name_may_follow_a_number() -> None:
    seen = next(seen for seen in _own_turns("tractor") if seen.phase is Phase.BURY)
    words = TableWords(seen.variant, Seat(0), ("",) * 4, spoken=True)
    by_text = read_entry(f"1 {words.card(seen.hand[-1])}", seen, words)
    assert by_text == read_entry(f"1 {seen.hand[-1]}", seen, words)


def test_plain_a_spoken_name_is_played(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT, "--plain") as person:
        while person.wait():
            if isinstance(person.match.state, Playing):
                break
            person.type(person.next_text())
        named = re.search(r"1: ([^;.]*)[;.]", person.answer("hand"))
        assert named
        assert re.search(rf"You (play|lead) {named.group(1)}\.", person.answer(named.group(1)))


@pytest.mark.parametrize("name", VARIANTS)
def test_plain_no_number_runs_into_a_rank(name: str) -> None:
    for seen in _own_turns(name):
        words = TableWords(seen.variant, Seat(0), ("",) * seen.variant.n_seats, spoken=True)
        numbered = [line for line in hand_spoken(seen, words) if re.search(r"\d: ", line)]
        assert seen.phase is not Phase.PLAY or numbered or seen.calling
        for line in numbered:
            assert line.count(";") == len(re.findall(r"\d: ", line)) - 1


def test_plain_semicolons_stand_between_players() -> None:
    seen = next(seen for seen in _own_turns("tractor") if seen.plays and len(seen.plays[-1].cards[0]) > 1)
    words = TableWords(seen.variant, Seat(0), ("",) * 4, spoken=True)
    last, auction = telling.last_trick(seen), telling.auction(seen)
    assert last is not None and auction is not None
    assert 3 == words.say(last).count(";")
    assert len(seen.calls) - 1 == words.say(auction).count(";")


@pytest.mark.parametrize(
    ("name", "legend"),
    [
        ("crowsnest", "CR is the Crow."),
        ("tractor", "JB is the black joker, JR is the red joker."),
        ("amerikaner", ""),
    ],
)
def test_cards_without_a_suit_are_introduced_on_the_first_screen_and_in_help(
    name: str, legend: str, tmp_path: Path
) -> None:
    _, words = _start(name)
    assert legend == words.legend
    assert bool(legend) == any(
        line.startswith(legend or "CR is") for line in help_lines(words.variant, words)
    )
    with Person(tmp_path, name, "--seed", "3") as person:
        person.wait()
        first = "\n".join(screens(person.output)[-1])
        assert (legend or "Your call") in first
        if legend:
            assert legend not in person.answer("last")


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_asked_begins_its_sentences_with_capitals(name: str) -> None:
    for seen in _own_turns(name):
        words = TableWords(seen.variant, Seat(0), ("",) * seen.variant.n_seats, spoken=True)
        assert not re.search(r"(?:^|[.!?] )[a-z]", question(seen, words))


def test_the_crow_that_may_be_played_at_any_time_is_named_with_a_capital() -> None:
    variant = VARIANTS["crowsnest"]
    words = TableWords(variant, Seat(0), ("",) * 4, spoken=True)
    texts = [question(seen, words) for seen in _own_turns("crowsnest", 12)]
    assert any("The Crow may be played at any time." in text for text in texts)


def test_the_short_score_names_no_best_of_equals() -> None:
    variant = variant_of("amerikaner", {"players": 6})
    match = start_match(Setup(variant, "names", (Seated("", "random"),) * 6))
    seen, words = view(match.state, Seat(0)), TableWords(variant, Seat(0), ("",) * 6)
    assert words.say(telling.standing_in_short(seen, Seat(0))).startswith("All at 0 ·")
    assert "best Right 2" in words.say(telling.standing_in_short(seen, Seat(0), (0, 0, 0, 0, 0, 2)))


def test_the_attackers_points_say_what_they_need() -> None:
    seen = next(seen for seen in _own_turns("tractor") if seen.phase is Phase.PLAY)
    words = TableWords(seen.variant, Seat(0), ("",) * 4)
    (text,) = words.all_said(telling.captured(seen, Seat(0)))
    assert re.fullmatch(r"Attackers: (We|They) \d+ \(need 80\)", text)


def test_save_without_a_finished_deal_writes_nothing(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT, "--plain") as person:
        person.wait()
        assert "nothing to save yet" in person.answer(f"save {tmp_path / 'early'}")
        assert [] == list(tmp_path.glob("early*"))


def test_save_appends_the_ending_of_records_and_kitty_answers_in_a_sentence(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT, "--plain") as person:
        while person.wait() and not isinstance(person.match.state, DealOver):
            person.type(person.next_text())
        person.answer(f"save {tmp_path / 'game.txt'}")
        assert (tmp_path / "game.txt.kbz").exists()
        assert not (tmp_path / "game.txt").exists()
        assert "folder, not a file" in " ".join(person.answer(f"save {tmp_path}").split())
        assert re.search(r"Buried: [^.]*\. Enter: ", " ".join(person.answer("kitty").split()))
        assert "Deal 1: " in person.answer("score")


def test_what_is_undone_leaves_the_log_of_the_screen(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        person.wait()
        person.answer("120")
        shown = "\n".join(screens(person.output)[-1])
        assert "You take the nest: " in shown
        person.answer("undo")
        shown = "\n".join(screens(person.output)[-1])
        assert "You take the nest" not in shown
        assert "You bid 120" not in shown
        assert "You have seen cards since" in shown
