"""What a person types at the table, and what it answers."""

from __future__ import annotations

import re
from pathlib import Path

from kibitz.records.parse import read_record
from kibitz.rules.actions import Play
from kibitz.rules.engine import legal_actions
from kibitz.rules.state import DealOver, Playing
from tests.terminal.driver import Person

SHORT = ("crowsnest", "--seed", "3", "--option", "target=50", "--plain")


def _until_following(person: Person) -> None:
    """Play until a card must follow and not every card may."""
    while person.wait():
        state = person.match.state
        if isinstance(state, Playing) and state.trick and len(legal_actions(state)) < len(state.hands[0]):
            return
        person.type(person.next_text())
    raise AssertionError("the match had no such trick")


def test_an_illegal_card_is_answered_with_the_rule_and_asked_again(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        _until_following(person)
        state = person.match.state
        assert isinstance(state, Playing)
        legal = {action.cards[0] for action in legal_actions(state) if isinstance(action, Play)}
        illegal = next(card for card in state.hands[0] if card not in legal)
        before = person.path.read_bytes()
        answer = person.answer(illegal.lower())
        assert "You cannot play" in answer
        # A terminal breaks lines where they are full.
        assert re.search(r"was led( \(.*?\))? and you hold (one|\d+)\.", " ".join(answer.split()))
        assert "Follow " in answer
        assert before == person.path.read_bytes()


def test_a_number_plays_the_card_before_which_it_stands(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        _until_following(person)
        spoken = person.answer("hand")
        named = re.search(r"You may play 1: (.*?)[;.]", spoken)
        assert named
        assert f"You play {named.group(1)}." in person.answer("1")


def test_undo_goes_back_to_the_last_decision_of_ones_own(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        _until_following(person)
        before = person.match
        person.answer(person.next_text())
        if not isinstance(person.match.state, DealOver):
            assert "Taken back" in person.answer("undo")
            assert before == person.match
            assert '"take_back"' in person.path.read_text(encoding="utf-8")


def test_hint_and_why_give_reasons_in_words(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        _until_following(person)
        for command, first in (("hint", "A hint: play "), ("why", " chose to play ")):
            answer = person.answer(command)
            assert first in answer
            assert "Because: " in answer or "kept back" in answer
            assert "reason-" not in answer


def test_why_keeps_back_what_a_bid_tells_of_the_hand(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        person.wait()
        answer = person.answer("why")
        assert "chose to bid" in answer
        assert "kept back while the deal" in answer
        assert "as trump" not in answer


ANSWERS = {
    "help": "A card: type its number",
    "rules": "The rules in force: CrowsNest",
    "score": "No deal is finished yet.",
    "table": "CrowsNest · deal 1",
    "last": "No trick has been finished",
    "kitty": "Nobody has shown you the nest",
    "save": "Type a file name",
    "undo": "nothing in this deal",
    "h": "could be help, hint, hand",
    "xyzzy": "means nothing here",
    "5": "too low",
    "bury 1": "Nothing is numbered now",
    "trump r": "the auction is not over",
    "p": "You pass.",
}


def test_every_command_answers_and_an_abbreviation_must_be_clear(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        person.wait()
        before = person.path.read_bytes()
        for command, expected in ANSWERS.items():
            assert before == person.path.read_bytes()
            assert expected in person.answer(command)


def test_save_writes_the_finished_deals_and_never_over_a_file(tmp_path: Path) -> None:
    target = tmp_path / "match.kbz"
    with Person(tmp_path, *SHORT) as person:
        while person.wait() and not isinstance(person.match.state, DealOver):
            person.type(person.next_text())
        assert "One finished deal was written" in person.answer(f"save {target}")
        read = read_record(target.read_text(encoding="utf-8"))
        assert () == read.faults
        assert person.match.current.start == read.records[0].deals[0].start
        kept = target.read_bytes()
        assert "exists already" in person.answer(f"save {target}")
        assert kept == target.read_bytes()


def test_why_tells_who_has_done_nothing_and_who_is_not_there(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT, "--names", "Ann,Bo,Cy") as person:
        person.wait()
        acted = {acted.seat for acted in person.match.current.acted}
        idle = next(seat for seat in (1, 2, 3) if seat not in acted)
        name = person.match.setup.seats[idle].name
        assert f"{name} has not done anything in this deal yet." in person.answer(f"why {name.lower()}")
        assert "Nobody at this table is called “zed”." in person.answer("why zed")
        assert "your own choice" in person.answer("why you")
        place = ("", "left", "partner", "right")[next(iter(acted))]
        assert "chose to" in person.answer(f"why {place}")


def test_undo_says_so_when_cards_were_seen_since(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        _until_following(person)
        person.answer(person.next_text())
        if not isinstance(person.match.state, DealOver):
            assert "You have seen cards since" in person.answer("undo")


def test_plain_the_table_says_its_title_once(tmp_path: Path) -> None:
    with Person(tmp_path, *SHORT) as person:
        person.wait()
        assert 1 == person.answer("table").count("CrowsNest · deal 1")
