"""The lead that sets trump and the call, by worlds; and what both tell the other seats of the declarer's trumps."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from kibitz.games import VARIANTS
from kibitz.kernel import Playouts, lower, playouts
from kibitz.kernel.playouts import Policy
from kibitz.kernel.sampling import WorldSampler
from kibitz.match.seeds import deal_from_seed
from kibitz.players.registry import player_from_spec
from kibitz.players.search import calling
from kibitz.players.search.budget import Budget
from kibitz.players.search.cards import shared
from kibitz.players.search.first_trick import first_trump
from kibitz.players.search.hands import rows_of
from kibitz.players.search.inference import LikelyWorlds
from kibitz.players.search.plays import moments
from kibitz.players.search.utility import utility_of
from kibitz.rules.actions import CallPartner
from kibitz.rules.engine import apply, check, legal_actions, to_act
from kibitz.rules.options import with_options
from kibitz.rules.parts import Seat
from kibitz.rules.state import Playing, Standing, State
from kibitz.rules.variant import Variant
from kibitz.views import view
from kibitz.views.worlds import World
from tests.players.conforming import counted
from tests.players.honest import Moment, dealt_anew

RULEBOOK = player_from_spec("rulebook")
SMALL = "search:call_worlds=24,pool_worlds=48,playouts=2"
BY_PLAYERS = {n: with_options(VARIANTS["amerikaner"], {"players": n}) for n in (3, 4, 5, 6)}
FOUR = BY_PLAYERS[4]


def on(state: State) -> State:
    seat = to_act(state)
    assert seat is not None
    return apply(state, RULEBOOK.act(view(state, seat), "on").action)


def leads(variant: Variant, n: int) -> Iterator[Playing]:
    """Yield states in which the declarer is to lead, and the card becomes trump."""
    i = 0
    while n:
        state: State = deal_from_seed(variant, Standing(Seat(0), 1, variant.first_tally), f"lead {i}")
        while not isinstance(state, Playing) and to_act(state) is not None:
            state = on(state)
        if isinstance(state, Playing) and not state.contract.alone:
            yield state
            n -= 1
        i += 1


def calls(variant: Variant, n: int) -> Iterator[Playing]:
    """Yield states in which the declarer is to call."""
    for state in leads(variant, n):
        after = on(state)
        if isinstance(after, Playing) and after.calling:
            yield after


def both(variant: Variant, n: int) -> list[Playing]:
    return [*leads(variant, n), *calls(variant, n)]


@pytest.mark.parametrize("players", BY_PLAYERS)
def test_what_is_weighed_is_legal_and_begins_with_the_rulebooks_choice(players: int) -> None:
    for state in both(BY_PLAYERS[players], 6):
        seen = view(state, state.contract.declarer)
        usual = RULEBOOK.act(seen, "weighed").action
        weighed = calling.candidates(seen, usual)
        assert weighed[0] == usual
        assert [check(state, action) for action in weighed] == [None] * len(weighed)
        assert len(set(weighed)) == len(weighed)


def test_without_worlds_for_it_trump_and_call_are_the_rulebooks() -> None:
    player = player_from_spec("search:call_worlds=0")
    for state in both(FOUR, 4):
        seen = view(state, state.contract.declarer)
        assert RULEBOOK.act(seen, "none") == player.act(seen, "none")


@pytest.mark.parametrize("players", BY_PLAYERS)
def test_lead_and_call_stay_when_unseen_cards_are_dealt_anew(players: int) -> None:
    player, n_otherwise = player_from_spec(SMALL), 0
    for number, state in enumerate(both(BY_PLAYERS[players], 5)):
        moment = Moment(state, state.contract.declarer, f"anew {number}")
        other = dealt_anew(moment, number)
        n_otherwise += other != state
        assert player.act(moment.view, "anew") == player.act(view(other, moment.seat), "anew")
    assert n_otherwise > 6


def test_no_more_worlds_are_drawn_than_the_budget_says() -> None:
    player = player_from_spec(SMALL)
    most = []
    for state in both(FOUR, 5):
        with counted() as drawn:
            player.act(view(state, state.contract.declarer), "counted")
        most.append(drawn.n)
    assert 0 < max(most) <= 2 * 48


def test_a_world_is_valued_as_the_deal_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds the called card in a world plays with the declarer there."""
    for state in calls(FOUR, 6):
        declarer = state.contract.declarer
        look = calling.Look(view(state, declarer), 5, Budget(call_worlds=1))
        faces = FOUR.cards
        mask = [[sum(1 << faces.index(card) for card in hand) for hand in (*state.hands, ())]]
        true = np.array(mask, dtype=np.uint64), np.zeros(1, dtype=np.intp)
        monkeypatch.setattr(LikelyWorlds, "draw", lambda _self, _n, _turn, true=true: true)
        world = World(state.hands, ())
        monkeypatch.setattr(LikelyWorlds, "world", lambda _self, _number, world=world: world)
        for action in legal_actions(state)[-3:]:
            assert isinstance(action, CallPartner)
            after = apply(state, action)
            assert isinstance(after, Playing)
            lowered = lower(after)
            assert any(action.card in after.hands[seat] for seat in lowered.ours - {declarer})
            played = playouts(after, 8, seed=5, policy=Policy.CAREFUL, random_share=0.2)
            expected = utility_of(after, lowered, declarer, is_aware=True)(played.values).mean()
            assert pytest.approx(expected) == look.values([action], 0)[0, 0]


def after_the_call(n: int) -> Iterator[Playing]:
    for state in calls(FOUR, n):
        after = on(state)
        assert isinstance(after, Playing)
        yield after


def test_who_did_not_call_the_ace_is_given_it() -> None:
    """Worlds drawn put the trumps above the called one with the declarer, and none below the one he led."""
    shares: dict[str, list[float]] = {"above": [], "below": []}
    proven: dict[str, list[float]] = {"above": [], "below": []}
    for state in after_the_call(16):
        declarer, called, led = state.contract.declarer, state.called, state.trick[0][0]
        assert called is not None
        seat = next(s for s in FOUR.seats if s != declarer and called not in state.hands[s])
        seen = view(state, seat)
        assert led == first_trump(seen)
        strength, faces = seen.order.strength, FOUR.cards
        trumps = [c for c in faces if c[0] == called[0] and c not in (*seen.hand, led)]
        of = {
            "above": [c for c in trumps if strength[c] > strength[called]],
            "below": [c for c in trumps if strength[c] < strength[led]],
        }
        likely, _ = LikelyWorlds(seen, 3, 1.0, 240).draw(60, 0)
        uniform = WorldSampler(seen).masks(60, seed=3)
        for which, cards in of.items():
            columns = [faces.index(card) for card in cards]
            for found, masks in ((shares, likely), (proven, uniform)):
                if columns:
                    rows = rows_of(masks[:, declarer], len(faces))
                    found[which].append(float(rows[:, columns].mean()))
    assert np.mean(proven["above"]) < 0.6
    assert np.mean(shares["above"]) > 0.8
    assert np.mean(proven["below"]) > 0.2
    assert np.mean(shares["below"]) < 0.1


def test_a_card_that_had_to_be_played_is_not_explained() -> None:
    for state in after_the_call(5):
        called, led, declarer = state.called, state.trick[0][0], state.contract.declarer
        assert called is not None
        later: State = state
        for _ in range(9):
            later = on(later)
        assert isinstance(later, Playing)
        seat = next(s for s in FOUR.seats if s not in (declarer, later.partner))
        explained = [FOUR.cards[moment.card] for moment in moments(view(later, seat), FOUR.cards)]
        assert called not in explained
        assert led not in explained
        assert len(explained) > 4


def test_defenders_share_what_they_take_as_in_playouts_but_no_more_than_is_proven() -> None:
    state = next(after_the_call(1))
    lowered = lower(state)
    defenders = [s for s in FOUR.seats if s not in lowered.ours]
    mine = lower(state, ours=defenders)
    tricks = np.zeros((4, 4), dtype=np.uint8)
    tricks[:, defenders] = [[4, 2], [6, 0], [0, 0], [3, 3]]
    whole = np.array([3, 5], dtype=np.int16)
    found = shared(state, mine, Playouts(np.zeros(4, dtype=np.int16), tricks), whole)
    assert [[2.0, 1.0], [5.0, 0.0], [1.5, 1.5], [2.5, 2.5]] == found[:, defenders].tolist()
