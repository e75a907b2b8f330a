"""The screen as it is painted, for many positions of every game, without a terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from kibitz.cards import Card
from kibitz.cli.terminal.holding import by_number, holding
from kibitz.cli.terminal.screen import Screen
from kibitz.cli.terminal.seating import Place, place_of
from kibitz.cli.terminal.words import TableWords
from kibitz.games import VARIANTS, variant_of
from kibitz.match.log import Acted, Match, NextDeal, Seated, Setup, happen, start_match
from kibitz.match.referee import decisions
from kibitz.players.random import RandomPlayer
from kibitz.rules.actions import Bury, Play
from kibitz.rules.engine import to_act
from kibitz.rules.order import TRUMPS
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver
from kibitz.rules.variant import Variant
from kibitz.views import View, view
from tests.terminal.driver import CLEAR, COLUMNS, LINES, plain

Options = dict[str, object]
TABLES: list[tuple[str, Options]] = [
    *((name, Options()) for name in VARIANTS),
    ("amerikaner", {"players": 3}),
    ("amerikaner", {"players": 5}),
    ("amerikaner", {"players": 6}),
    ("amerikaner", {"players": 3, "kitty": "four"}),
    ("tractor", {"throws": "on"}),
]
NAMES = ("", "Bartholomew Long", "Wilhelmina Longer"[:16], "Æ", "Ødegård", "O")


def _matches(variant: Variant, n_deals: int) -> Iterator[Match]:
    """Yield every position of some deals between random players."""
    players = {seat: RandomPlayer() for seat in variant.seats}
    match = start_match(Setup(variant, "screen", (Seated("", "random"),) * variant.n_seats))
    while match.current.index < n_deals:
        for step in decisions(match.state, match.deal_seed, players):
            yield match
            match = happen(match, Acted(step.seat, step.action))
        yield match
        if match.is_over:
            return
        match = happen(match, NextDeal())


def _painted(screen: Screen, out: io.StringIO, view: View, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    out.seek(0)
    out.truncate()
    monkeypatch.setattr("builtins.input", out.write)
    screen.ask(view, ["A note that was asked for.", "And another one."])
    return plain(out.getvalue().split(CLEAR)[-1]).split("\n")


def _screen(variant: Variant, names: tuple[str, ...], *, signs: bool) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=COLUMNS, height=LINES, force_terminal=True, no_color=True)
    words = TableWords(variant, Seat(0), names[: variant.n_seats], signs=signs)
    return Screen(words, console), out


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_position_fits_and_shows_the_whole_hand(
    name: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = variant_of(name, options)
    screen, out = _screen(variant, NAMES, signs=True)
    n_seen = 0
    for match in _matches(variant, 2):
        if to_act(match.state) != 0 or isinstance(match.state, DealOver):
            continue
        seen = view(match.state, Seat(0))
        lines = _painted(screen, out, seen, monkeypatch)
        text = "\n".join(lines)
        assert len(lines) < LINES, text
        assert all(cell_len(line) <= COLUMNS for line in lines), text
        assert text.endswith("\n> "), text
        words_shown = text.replace("(", " ").replace(")", " ").replace(":", " ").split()
        assert [] == [card for card in seen.hand if card not in words_shown], text
        assert lines[0].strip().startswith(variant.name), text
        n_seen += 1
    assert n_seen > 5


def test_without_signs_the_screen_is_plain_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = VARIANTS["crowsnest"]
    screen, out = _screen(variant, ("",) * 4, signs=False)
    for match in _matches(variant, 1):
        if to_act(match.state) == 0:
            lines = _painted(screen, out, view(match.state, Seat(0)), monkeypatch)
            assert all(line.isascii() for line in lines), lines


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_numbers_stand_at_exactly_the_cards_that_may_be_played(name: str, options: dict[str, object]) -> None:
    variant = variant_of(name, options)
    for match in _matches(variant, 2):
        if to_act(match.state) != 0:
            continue
        seen = view(match.state, Seat(0))
        if len(seen.legal) > 5000:
            continue
        may: set[Card] = set()
        for action in seen.legal:
            if isinstance(action, (Play, Bury)):
                may.update(action.cards)
        numbered = by_number(seen)
        assert may == set(numbered.values())
        assert list(range(1, len(numbered) + 1)) == sorted(numbered)
        assert sorted(seen.hand) == sorted(h.card for group in holding(seen) for h in group.cards)


def test_a_hand_is_grouped_by_effective_suit_from_high_to_low() -> None:
    for match in _matches(VARIANTS["tractor"], 1):
        seen = view(match.state, Seat(0))
        order = seen.order
        groups = holding(seen)
        assert [g.suit for g in groups] == sorted(
            (g.suit for g in groups), key=[TRUMPS, *seen.variant.deck.suits].index
        )
        for group in groups:
            strengths = [order.strength[held.card] for held in group.cards]
            assert strengths == sorted(strengths, reverse=True)
            assert {group.suit} == {order.suit[held.card] for held in group.cards}


def test_clockwise_the_next_seat_is_on_the_left_and_counterclockwise_on_the_right() -> None:
    """CrowsNest and Amerikaner run clockwise; Tractor counter-clockwise (rules: the first lines)."""
    rook, tractor = VARIANTS["crowsnest"], VARIANTS["tractor"]
    around = [Place.SOUTH, Place.WEST, Place.NORTH, Place.EAST]
    assert around == [place_of(rook, Seat(2), Seat((2 + n) % 4)) for n in range(4)]
    assert [around[-n] for n in range(4)] == [place_of(tractor, Seat(1), Seat((1 + n) % 4)) for n in range(4)]


@pytest.mark.parametrize("n", [3, 5, 6])
def test_seats_are_spread_evenly(n: int) -> None:
    variant = variant_of("amerikaner", {"players": n})
    places = [place_of(variant, Seat(0), seat) for seat in variant.seats]
    assert n == len(set(places))
    assert (Place.SOUTH, Place.WEST, Place.EAST) == (places[0], places[1], places[-1])
