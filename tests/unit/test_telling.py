"""Whatever is told of whole deals, to every seat and to observers: it has words, all of them, and no hidden card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
import pytest

from kibitz import telling
from kibitz.cards import CARD_INDEX, Card, Draw, sort_cards
from kibitz.cli.terminal.words import TableWords
from kibitz.errors import KibitzError, Problem, problem
from kibitz.games import VARIANTS
from kibitz.language import has_message, translate
from kibitz.match.log import Acted, Match, Seated, Setup, decided, happen, start_match
from kibitz.match.player import reason
from kibitz.match.referee import ask
from kibitz.players.registry import player_from_spec
from kibitz.rules.actions import Bid, Bury, NameTrump, Play
from kibitz.rules.engine import check, to_act
from kibitz.rules.parts import LevelMatch, Seat
from kibitz.rules.state import Auction, Burying, DealOver, Phase, State
from kibitz.rules.variant import Variant
from kibitz.telling import ArgumentValue, CardsOf, Listed, Phrase, Reader
from kibitz.views import View, observer_view, view
from tests.property.strategies import TABLES, play_out
from tests.property.test_rules_views import everybody, seen_by, visible_to
from tests.unit.test_language import asked_for, messages

tables = pytest.mark.parametrize(
    "table", range(len(TABLES)), ids=[f"{n}-{t.id}" for n, t in enumerate(TABLES)]
)
ENGLISH = messages("en")


def match_of(variant: Variant, spec: str, seed: str) -> Match:
    return start_match(Setup(variant, seed, (Seated("", spec),) * variant.n_seats))


@cache
def deal_of(variant: Variant, spec: str) -> tuple[tuple[State, Acted, State], ...]:
    """Return each act of a deal with the states before and after it."""
    match, player = match_of(variant, spec, "telling"), player_from_spec(spec)
    acts = []
    while not isinstance(match.state, DealOver):
        acted = decided(match, ask(match, player))
        after = happen(match, acted)
        acts.append((match.state, acted, after.state))
        match = after
    return tuple(acts)


def told(before: State, acted: Acted, after: State, reader: Reader) -> Iterator[Phrase]:
    """Yield everything that a client is told of an act and of where it leads, as the server and terminal do."""
    earlier, now = seen_by(before, reader), seen_by(after, reader)
    yield from telling.happened(earlier, acted, now, reader)
    yield from telling.status(now, reader)
    yield from telling.asked(now)
    yield telling.action_phrase(acted.action, earlier, own=acted.seat == reader)
    for given in acted.reasons:
        if isinstance(after, DealOver) or telling.is_open(given, acted.action, now):
            yield telling.reason_phrase(given, reader)
    yield telling.title(now)
    yield telling.score_now(now, reader)
    yield from telling.put_on_table(now)
    yield from filter(None, (telling.auction(now), telling.last_trick(now)))
    if now.result is not None:
        yield from telling.outcome(now, reader)
        if not now.result.thrown_in:
            yield from telling.sheet_row(now, reader)


def parts(value: ArgumentValue) -> Iterator[ArgumentValue]:
    """Yield a value and everything inside it."""
    yield value
    inner: Iterable[ArgumentValue] = ()
    if isinstance(value, Phrase):
        inner = value.args.values()
    elif isinstance(value, Listed):
        inner = value.items
    for each in inner:
        yield from parts(each)


def gaps(said: Phrase) -> list[str]:
    """Return what a phrase lacks: a message, or arguments of it. Nothing is filled in for it."""
    faults = []
    for each in parts(said):
        if isinstance(each, Phrase):
            message = ENGLISH.get(each.id)
            lacks = asked_for(message) - set(each.args) if message else {"message"}
            faults += [f"{each.id} lacks {name}" for name in sorted(lacks)]
    return faults


def cards_of(said: Phrase) -> set[Card]:
    """Return every card a phrase names, also as a bare text."""
    found: set[Card] = set()
    for each in parts(said):
        texts = each.cards if isinstance(each, CardsOf) else each.split() if isinstance(each, str) else ()
        found.update(Card(text) for text in texts if text in CARD_INDEX)
    return found


@tables
@pytest.mark.parametrize("spec", ["random", "rulebook"])
def test_all_that_is_told_has_words(table: int, spec: str) -> None:
    variant = TABLES[table]
    worded: set[bytes] = set()
    for before, acted, after in deal_of(variant, spec):
        for reader in everybody(after):
            words = TableWords(variant, reader or Seat(0), ("",) * variant.n_seats, spoken=True)
            start = telling.deal_begins(seen_by(before, reader), reader) if not worded else []
            for said in (*start, *told(before, acted, after, reader)):
                key = msgspec.json.encode((reader, said))
                if key in worded:
                    continue
                worded.add(key)
                assert [] == gaps(said), said
                text = words.say(said)
                assert text and not re.search(r"[{}$_]|None|table-|reason-|  ", text), text
                assert said == msgspec.json.decode(msgspec.json.encode(said), type=Phrase)


@tables
@pytest.mark.parametrize("spec", ["random", "rulebook"])
def test_nothing_told_names_a_card_the_reader_has_not_seen(table: int, spec: str) -> None:
    """What a reader has seen is read off the states rule by rule, not off his view."""
    variant = TABLES[table]
    for before, acted, after in deal_of(variant, spec):
        for reader in everybody(after):
            seen = visible_to(before, reader) | visible_to(after, reader) | {*variant.set_aside}
            for said in told(before, acted, after, reader):
                if isinstance(after, DealOver) and said.id.startswith("reason-"):
                    continue  # Once the deal is over the reasons are told in full.
                assert set() == cards_of(said) - seen, (reader, said)


@tables
def test_an_observer_is_never_spoken_to(table: int) -> None:
    for before, acted, after in deal_of(TABLES[table], "random"):
        for said in told(before, acted, after, None):
            for each in parts(said):
                if isinstance(each, Phrase):
                    assert "yes" not in (each.args.get("you"), each.args.get("partner_you"))
                    assert each.id not in ("table-you", "table-event-you-bury", "table-event-you-take-kitty")
            assert said.args.get("kind") != "own"


@tables
def test_only_the_seat_to_act_is_asked_something(table: int) -> None:
    for state in play_out(TABLES[table], "asked").states:
        for reader in everybody(state):
            asked = telling.asked(seen_by(state, reader))
            assert bool(asked) == (reader is not None and reader == to_act(state))


@tables
def test_the_hand_in_groups_is_the_hand_from_high_to_low(table: int) -> None:
    for state in play_out(TABLES[table], "groups").states[::5]:
        for seat in state.variant.seats:
            seen = view(state, seat)
            groups = telling.grouped_hand(seen)
            assert sort_cards(card for _, cards in groups for card in cards) == seen.hand
            for suit, cards in groups:
                strengths = [seen.order.strength[card] for card in cards]
                assert {suit} == {seen.order.suit[card] for card in cards}
                assert strengths == sorted(strengths, reverse=True)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_status_begins_with_trump(name: str) -> None:
    for state in play_out(VARIANTS[name], "status").states:
        assert telling.status(observer_view(state), None)[0].id.startswith("table-trump-")


def first_view_in(variant: Variant, phase: Phase) -> View:
    """Return what the seat to act sees when a deal first comes to this phase."""
    states = play_out(variant, "problems").states
    state = next(s for s in states if observer_view(s).phase is phase)
    seat = to_act(state)
    assert seat is not None
    return view(state, seat)


# --- what is wrong ----------------------------------------------------------------------------------


@tables
def test_what_is_wrong_is_said_to_the_seat_and_without_gaps(table: int) -> None:
    variant, draw = TABLES[table], Draw("wrong")
    played = play_out(variant, "wrong")
    codes = set[str]()
    for state in played.states[:-1]:
        seat = to_act(state)
        assert seat is not None
        hand = view(state, seat).hand
        others = sort_cards(hand[draw.below(len(hand))] for _ in range(1 + draw.below(2)))
        for action in (
            Play(others),
            Play((variant.cards[0],)),
            Bury(others),
            NameTrump(variant.deck.suits[0]),
        ):
            fault = check(state, action)
            if fault is None:
                continue
            codes.add(fault.code)
            for reader in (seat, None):
                said = telling.problem_phrase(fault, variant, reader)
                words = TableWords(variant, seat, ("",) * variant.n_seats)
                text = words.say(said)
                assert [] == gaps(said) and said.sentence
                assert not re.search(r"[{}]|None|problem-", text), text
                own = has_message(f"table-{fault.message_id}") and reader is not None
                assert said.id == (f"table-{fault.message_id}" if own else fault.message_id)
                assert cards_of(said) <= {*hand, *variant.cards[:1], *cards_open(state)}
    assert any(code.startswith("play/") for code in codes)


def cards_open(state: State) -> set[Card]:
    """Return what an answer may name of the table: the lead, and what may be called."""
    seen = observer_view(state)
    named = {card for cards in seen.trick for card in cards} | ({seen.called} if seen.called else set())
    return named | (set(state.variant.cards) if seen.calling else set())


def test_several_faults_are_told_one_after_the_other() -> None:
    faults = [problem("play/no_cards"), problem("bury/not_held", card="R5"), problem("play/one_card", n=3)]
    crowsnest = VARIANTS["crowsnest"]
    words = TableWords(crowsnest, Seat(0), ("",) * 4, spoken=True)
    said = telling.problem_phrase(KibitzError(*faults), crowsnest, Seat(0))
    assert [] == gaps(said)
    assert "Name the cards you want to play. You do not hold red 5. Play one card, not 3." == words.say(said)
    assert (
        words.say(telling.problem_phrase(faults[0], crowsnest, Seat(0))) == "Name the cards you want to play."
    )


def test_without_a_table_a_fault_counts_seats_and_speaks_to_nobody() -> None:
    fault: Problem = problem("play/not_held", seat=2, card="R5")
    said = telling.problem_phrase(fault)
    assert Phrase("problem-play-not_held", {"seat": 2, "card": CardsOf(("R5",))}, sentence=True) == said


# --- single things ----------------------------------------------------------------------------------


def test_a_reason_about_the_reader_says_you() -> None:
    given = reason("partner_bid", seat=2)
    assert telling.PlaceOf(2) == telling.reason_phrase(given, Seat(0)).args["seat"]
    assert telling.PlaceOf(2) == telling.reason_phrase(given, None).args["seat"]
    assert telling.phrase("you") == telling.reason_phrase(given, Seat(2)).args["seat"]


def test_a_bid_above_the_worth_of_the_hand_is_not_said_to_be_within_it() -> None:
    crowsnest, player = VARIANTS["crowsnest"], player_from_spec("rulebook")
    words = TableWords(crowsnest, Seat(0), ("",) * 4, spoken=True)
    for n in range(200):
        match = match_of(crowsnest, "rulebook", f"worth {n}")
        while isinstance(match.state, Auction):
            acted = decided(match, ask(match, player))
            found = {given.code: dict(given.arguments) for given in acted.reasons}
            match = happen(match, acted)
            if not isinstance(acted.action, Bid) or acted.action.amount <= int(found["hand_worth"]["worth"]):
                continue
            said = [words.say(telling.reason_phrase(given, Seat(0))) for given in acted.reasons]
            limit = found["hand_worth"]["limit"]
            assert f"A bid of {acted.action.amount} is within the limit for this hand." == said[0]
            assert f"the limit of the bidding is {limit}." in said[1]
            assert acted.action.amount <= int(limit)
            assert "that raises the limit." in said[2]
            return
    pytest.fail("no hand was helped by its partner")


def test_arguments_of_a_reason_are_cards_and_suits() -> None:
    args = telling.reason_phrase(reason("x", cards="H5 HA", suit="S", suits="S NT", n=2), None).args
    assert CardsOf(("H5", "HA")) == args["cards"]
    assert telling.SuitOf("S") == args["suit"]
    assert Listed((telling.SuitOf("S"), telling.SuitOf("NT"))) == args["suits"]
    assert 2 == args["n"]


def test_a_burial_is_told_in_full_to_who_buried_only() -> None:
    before, acted, after = next(
        (b, a, c) for b, a, c in deal_of(VARIANTS["crowsnest"], "rulebook") if isinstance(b, Burying)
    )
    for reader in everybody(after):
        first = telling.happened(seen_by(before, reader), acted, seen_by(after, reader), reader)[0]
        own = reader == acted.seat
        assert first.id == ("table-event-you-bury" if own else "table-event-buries")
        assert bool(cards_of(first)) == own


def test_changes_of_the_score_have_their_sign() -> None:
    words = TableWords(VARIANTS["crowsnest"], Seat(0), ("",) * 4)
    for n, sign, text in ((-120, "minus", "We -120"), (0, "plus", "We +0"), (1200, "plus", "We +1200")):
        assert text == words.say(telling.phrase("score-change", side=telling.SideOf(0), n=n, sign=sign))


def test_nothing_is_typed_at_a_table_that_is_not_a_terminal() -> None:
    variant = VARIANTS["crowsnest"]
    seen = first_view_in(variant, Phase.BURY)
    (said,) = telling.asked(seen)
    assert "table-choose-bury" == said.id
    assert "type" in TableWords(variant, Seat(0), ("",) * 4).say(said)
    chosen = [name for name in ENGLISH if name.startswith("table-choose-")]
    assert 3 == len(chosen)
    assert not any("type" in translate(name, {"n": 5, "counters": "any"}) for name in chosen)


def test_scores_of_a_match_about_levels_are_levels() -> None:
    seen = first_view_in(VARIANTS["tractor"], Phase.AUCTION)
    assert isinstance(seen.variant.match, LevelMatch)
    levels = [each for each in parts(telling.standing(seen, None)) if isinstance(each, telling.LevelOf)]
    assert [seen.variant.match.levels[n] for n in seen.standing.tally] == [each.rank for each in levels]
