"""Where the rulebook claims every trick that is left, it gets them, whatever the others play."""

from __future__ import annotations

import pytest

from kibitz.games import VARIANTS
from kibitz.match.seeds import deal_from_seed
from kibitz.players.random import RandomPlayer
from kibitz.players.rulebook import RulebookPlayer
from kibitz.players.rulebook.claiming import claiming_card
from kibitz.players.rulebook.table import table_of
from kibitz.rules.actions import Play
from kibitz.rules.engine import apply, first_standing, to_act
from kibitz.rules.parts import Seat, SingleCards
from kibitz.rules.state import DealOver, Playing, State
from kibitz.rules.variant import Variant
from kibitz.views import view

SINGLE = [v for v in VARIANTS.values() if isinstance(v.play, SingleCards)]
N_DEALS = 12


def _claims(state: Playing, seat: Seat, player: RulebookPlayer) -> bool:
    """Return whether the player plays the card that claims; under a partner's sure trick he does not ruff for it."""
    seen = view(state, seat)
    contract = state.contract
    if len(seen.legal) < 2 or state.calling or (contract.trump is None and not contract.alone):
        return False
    legal = tuple(action.cards[0] for action in seen.legal if isinstance(action, Play))
    card = claiming_card(table_of(seen), legal)
    return card is not None and player.act(seen, "claims").action == Play((card,))


@pytest.mark.parametrize("variant", SINGLE, ids=[v.id for v in SINGLE])
def test_a_claim_holds_against_any_play(variant: Variant) -> None:
    rulebook, anything = RulebookPlayer(), RandomPlayer()
    n_claims = 0
    for number in range(N_DEALS):
        seed = f"claims/{number}"
        standing = first_standing(variant, Seat(number % variant.n_seats))
        state: State = deal_from_seed(variant, standing, seed)
        claimed: tuple[Seat, int] | None = None
        while (seat := to_act(state)) is not None:
            if claimed is None and isinstance(state, Playing) and _claims(state, seat, rulebook):
                claimed = (seat, len(state.plays))
                n_claims += 1
            player = rulebook if claimed is None or seat == claimed[0] else anything
            state = apply(state, player.act(view(state, seat), seed).action)
        if claimed is None:
            continue
        assert isinstance(state, DealOver) and isinstance(state.last, Playing)
        winners = {trick.winner for trick in state.last.plays[claimed[1] :]}
        assert {claimed[0]} == winners, f"{variant.id}, {seed}: claimed in trick {claimed[1] + 1}"
    assert n_claims > 0
