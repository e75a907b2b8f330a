"""Exact values: against plain minimax by the reference's rules, values from elsewhere, and what must not matter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kibitz.cards import Card, sort_cards
from kibitz.games import VARIANTS
from kibitz.kernel import Bounds, Solver, TrickState, lower
from kibitz.match.deals import play_deals
from kibitz.players.random import RandomPlayer
from kibitz.records.open_hands import read_open_hands
from kibitz.records.position import format_position
from kibitz.records.rule_code import format_rule_code
from kibitz.rules.options import with_options
from kibitz.rules.parts import Seat, SingleCards
from kibitz.rules.state import Playing
from kibitz.rules.variant import Variant
from tests.conformance.every_option import house_rules
from tests.kernel.agreement import is_settled

CASES = Path(__file__).parents[1] / "cases"
SINGLE = [name for name, variant in VARIANTS.items() if isinstance(variant.play, SingleCards)]
TABLES = [*(VARIANTS[name] for name in SINGLE)]
TABLES += [with_options(VARIANTS["amerikaner"], {"players": n}) for n in (3, 5, 6)]


def minimax(state: TrickState) -> int:
    """Return the value by trying every card, on the state that the reference agrees with."""
    if state.is_over:
        return state.value
    values = []
    for card in state.legal():
        state.apply(card)
        values.append(minimax(state))
        state.undo()
    ours = state.to_act in state.lowered.ours
    return max(values) if ours else min(values)


def endings(variant: Variant, seed: str, n_deals: int, n_cards: int) -> Iterator[Playing]:
    """Yield a position of each deal in which the seat to act holds so many cards, at any place of a trick."""
    players = (RandomPlayer(),) * variant.n_seats
    for at, played in enumerate(play_deals(variant, seed, n_deals, players)):
        fitting = [
            step.before
            for step in played.steps
            if isinstance(step.before, Playing)
            and is_settled(step.before)
            and len(step.before.hands[step.seat]) == n_cards
        ]
        if fitting:
            yield fitting[at % len(fitting)]


def wrong_in(variant: Variant, seed: str, n_deals: int, n_cards: int) -> tuple[int, list[str]]:
    """Return how many endings were compared, and which differ."""
    solver, n, wrong = Solver(1), 0, []
    for state in endings(variant, seed, n_deals, n_cards):
        n += 1
        lowered = lower(state)
        solution = solver.solve(state)
        by_card = {}
        for card in TrickState(state, lowered).legal():
            after = TrickState(state, lowered)
            after.apply(card)
            value = minimax(after)
            by_card[card] = Bounds(value, value)
        if dict(solution.cards) != by_card:
            wrong.append(f"{dict(solution.cards)} != {by_card}: {format_position(state)}")
        if solver.value(state) != solution.value:
            wrong.append(f"value alone differs: {format_position(state)}")
        line = TrickState(state, lowered)
        for card in solution.line:
            line.apply(card)
        if not line.is_over or line.value != solution.value.low:
            wrong.append(
                f"the line {solution.line} does not lead to {solution.value}: {format_position(state)}"
            )
    return n, wrong


@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_endings_of_every_variant(variant: Variant) -> None:
    # Plain minimax in Python: the more seats, the fewer cards.
    plan = (
        ((3, 10), (4, 2)) if variant.n_seats < 5 else ((2, 10), (3, 1)) if variant.n_seats == 5 else ((2, 8),)
    )
    n_compared = 0
    for n_cards, n_deals in plan:
        n, wrong = wrong_in(variant, "solver", n_deals, n_cards)
        assert [] == wrong
        n_compared += n
    assert n_compared >= 6


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", TABLES, ids=format_rule_code)
def test_two_thousand_endings_of_every_variant(variant: Variant) -> None:
    n_cards = 3 if variant.n_seats < 5 else 2
    n, wrong = wrong_in(variant, "many", 2_600, n_cards)
    assert [] == wrong
    assert n >= 2_000
    for name, other in house_rules(variant):
        assert [] == wrong_in(other, f"many {name}", 20, 2)[1], name


@pytest.mark.parametrize("seats", [(0,), (1, 3), (0, 1), (1, 2, 3)])
def test_any_partition_of_the_seats(seats: tuple[int, ...]) -> None:
    ours = tuple(Seat(seat) for seat in seats)
    for state in endings(VARIANTS["crowsnest"], f"sides {seats}", 6, 3):
        lowered = lower(state, ours=ours)
        assert Solver(1).value(state, ours=ours).low == minimax(TrickState(state, lowered))


def test_values_from_double_dummy_and_brute_force() -> None:
    text = (CASES / "amerikaner-dds.jsonl").read_text(encoding="utf-8")
    deals = [deal for deal in read_open_hands(text) if len(deal.state.hands[0]) < 9 or deal.line <= 2]
    solver = Solver()
    assert len(deals) > 10
    for deal in deals:
        solution = solver.solve(deal.state, leads=deal.leads)
        assert solution.value == Bounds(deal.value or 0, deal.value or 0), deal.id
        assert deal.by_card.items() <= {card: each.low for card, each in solution.cards.items()}.items(), (
            deal.id
        )


@pytest.mark.slow
def test_all_values_from_elsewhere() -> None:
    solver = Solver()
    for deal in read_open_hands((CASES / "amerikaner-dds.jsonl").read_text(encoding="utf-8")):
        solution = solver.solve(deal.state, leads=deal.leads)
        assert solution.value == Bounds(deal.value or 0, deal.value or 0), deal.id
        assert deal.by_card.items() <= {card: each.low for card, each in solution.cards.items()}.items(), (
            deal.id
        )


def renamed(cards: tuple[Card, ...], names: dict[str, str]) -> tuple[Card, ...]:
    """Return the cards with their suits called otherwise; the Rook keeps its name."""
    return sort_cards(card if card[0] not in names else Card(names[card[0]] + card[1:]) for card in cards)


def test_names_of_plain_suits_and_seats_do_not_matter() -> None:
    solver = Solver(1)
    for state in endings(VARIANTS["tournament"], "names", 8, 5):
        if state.trick:
            continue
        plain = [suit for suit in state.variant.deck.suits if suit != state.contract.trump]
        names: dict[str, str] = dict(zip(plain, [*plain[1:], plain[0]], strict=True))
        hands = tuple(renamed(hand, names) for hand in state.hands)
        other = replace(state, hands=hands, buried=renamed(state.buried, names))
        assert solver.value(other) == solver.value(state)
        turned = replace(
            state,
            hands=(*state.hands[2:], *state.hands[:2]),
            leader=Seat((state.leader + 2) % 4),
            contract=replace(state.contract, declarer=Seat((state.contract.declarer + 2) % 4)),
        )
        assert solver.value(turned) == solver.value(state)


def test_a_budget_leaves_honest_bounds() -> None:
    state = next(endings(VARIANTS["tournament"], "budget", 3, 9))
    exact = Solver().value(state)
    assert exact.is_exact
    bounds = Solver().value(state, nodes=20)
    assert bounds.low < bounds.high
    assert bounds.low <= exact.low <= bounds.high
    above = Solver().at_least(state, exact.low + 1)
    assert above.high <= exact.low
    assert Solver().at_least(state, exact.low).low >= exact.low


def test_answers_and_nodes_do_not_depend_on_what_was_solved_before() -> None:
    first, *others = endings(VARIANTS["crowsnest"], "memory", 6, 5)
    fresh = Solver(1)
    alone = (fresh.value(first), fresh.nodes())
    used = Solver(1)
    for state in others:
        used.value(state)
    assert alone == (used.value(first), used.nodes())
