"""Off-suit level pairs are equal: one fills a step of a tractor, two stand in two tractors (rules: Leads)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kibitz.cards import parse_cards
from kibitz.kernel.tractor import ShapeState
from kibitz.records.position import parse_position
from kibitz.rules.actions import play
from kibitz.rules.engine import apply, legal_actions
from kibitz.rules.state import Playing

# Spades trump, level 2. Of the ladder … SK SA (H2 D2 C2) S2 JB JR seat 1 holds SA SA H2 H2 D2 D2 S2 S2.
HANDS = "hands=C3/SA.SA.H2.H2.D2.D2.S2.S2.{}/{}/D3.D3.D4.D4.D5.D5.D6.D6.D7"
TERMS = "phase=play dealer=0 deal=2 {} declarer=0 trump=S level=2 leader=0 trick={}"
LOWER = "S3.S3.S4.S4.S6.S6.S7.S7.C4"
HIGHER = "SQ.SQ.SK.SK.JB.JB.JR.JR.C4"
HEARTS = "H5+H5+H6+H6+H8+H8+H9+H9"


def position(code: str, others: str, after: str, trick: str) -> Playing:
    state = parse_position(f"{code} {TERMS.format(HANDS.format(others, after), trick)}")
    assert isinstance(state, Playing)
    return state


@pytest.mark.parametrize(
    ("beaten_by", "after", "winner"),
    [
        # Two tractors, tops S2 and D2 (A-H2 and D2-S2): the second seat's ruff is of the led shape, so it beats hearts.
        ("all_components", LOWER, 1),
        # Tops JR and SK: JR is above S2, SK is not above the level pairs.
        ("all_components", HIGHER, 1),
        ("longest_component", HIGHER, 2),
    ],
)
def test_equal_pairs_in_two_tractors_of_a_ruff(beaten_by: str, after: str, winner: int) -> None:
    state = position(f"tractor~throws.on~throw_beaten_by.{beaten_by}", "C5", after, HEARTS)
    kernel = ShapeState(state)
    for cards in (
        "SA SA H2 H2 D2 D2 S2 S2".split(),
        after.split(".")[:8],
        "D3 D3 D4 D4 D5 D5 D6 D6".split(),
    ):
        action = play(*cards)  # type: ignore[arg-type]
        assert kernel.check(action.cards) is None
        kernel.apply(action.cards)
        after_it = apply(state, action)
        assert isinstance(after_it, Playing)
        state = after_it
    assert winner == state.leader
    assert winner == kernel.to_act


@pytest.mark.parametrize(
    ("follow", "n_legal"),
    [
        # Of SA, H2, D2, S2, SQ any four pairs.
        ("pairs", 5),
        # Both tractors are owed: SA-H2 and D2-S2, or SA-D2 and H2-S2, which are the same cards.
        ("tractor", 1),
    ],
)
def test_equal_pairs_in_two_tractors_owed(follow: str, n_legal: int) -> None:
    # This throw would fall; what is owed to one that lies there is another question, so it is put there.
    lead = "S5.S5.S6.S6.S8.S8.S9.S9"
    hands = "hands=C3.C3.{}/S2.S2.SQ.SQ.SA.SA.H2.H2.D2.D2/C4.C5.C6.C7.C8.C9.CT.CJ.CK.CA/D3.D3.D4.D4.D5.D5.D6.D6.D7.D8"
    terms = TERMS.removesuffix(" trick={}").format(hands.format(lead))
    state = parse_position(f"tractor~throws.on~follow_tractor.{follow} {terms}")
    assert isinstance(state, Playing)
    led = parse_cards(lead.replace(".", " "))
    state = replace(state, trick=(led,), hands=(parse_cards("C3 C3"), *state.hands[1:]))
    kernel = ShapeState(state)
    assert n_legal == len(legal_actions(state))
    assert n_legal == kernel.n_legal == len(kernel.legal())
    assert n_legal == len({kernel.lowered.cards(row) for row in kernel.draw(200, seed=1)})
