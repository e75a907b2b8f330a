"""Whether a player's decision depends on anything but what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field

from kibitz.cards import Draw
from kibitz.kernel.sampling import WorldSampler
from kibitz.match.player import Player
from kibitz.match.referee import player_seed
from kibitz.match.seeds import deal_from_seed, match_start
from kibitz.players.registry import player_from_spec
from kibitz.rules.engine import apply, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver, State
from kibitz.rules.variant import Variant
from kibitz.views import View, view
from kibitz.views.worlds import state_of
from tests.property.redeal import redealt


@dataclass(frozen=True, slots=True)
class Moment:
    """A state in which a seat is to act, with the text its player gets as seed."""

    state: State
    seat: Seat
    seed: str

    @property
    def view(self) -> View:
        """Return what the seat knows."""
        return view(self.state, self.seat)


@dataclass(slots=True)
class Tally:
    """How many decisions were compared, in how many the unseen cards really lay otherwise, and which changed."""

    n_decisions: int = 0
    n_redealt: int = 0
    faults: list[str] = field(default_factory=list)


def moments(variant: Variant, seed: str, players: Sequence[Player]) -> Iterator[Moment]:
    """Yield every moment of a deal in which somebody has a choice; the players go on by turns."""
    state: State = deal_from_seed(variant, match_start(variant, seed), seed)
    chance = player_seed(seed)
    while not isinstance(state, DealOver):
        seat = to_act(state)
        assert seat is not None
        moment = Moment(state, seat, chance)
        seen = moment.view
        if len(seen.legal) != 1:
            yield moment
        state = apply(state, players[seat % len(players)].act(seen, chance).action)


def dealt_anew(moment: Moment, number: int) -> State:
    """Return a state in which the cards this seat has not seen lie otherwise.

    Every other time they are dealt by the sampler the search itself uses, which respects what plays have proved;
    else by one that was written apart from it and looks at the state.
    """
    if number % 2:
        return redealt(moment.state, moment.seat, Draw(f"anew {moment.seed} {number}"))
    return state_of(moment.view, WorldSampler(moment.view).sample(1, seed=number)[0])


def compare(spec: str, variant: Variant, seed: str, n_decisions: int) -> Tally:
    """Return what became of the player's decisions when all unseen cards were dealt anew.

    Two players are made, so that one which remembers what it was asked before shows itself too; the deals are
    played by the rulebook.
    """
    tally = Tally()
    player, again = player_from_spec(spec), player_from_spec(spec)
    others = [player_from_spec("rulebook")]
    deal = 0
    while tally.n_decisions < n_decisions:
        for moment in moments(variant, f"{seed} {deal}", others):
            if tally.n_decisions == n_decisions:
                break
            other = dealt_anew(moment, tally.n_decisions)
            first = player.act(moment.view, moment.seed)
            second = again.act(view(other, moment.seat), moment.seed)
            tally.n_decisions += 1
            tally.n_redealt += other != moment.state
            if first != second:
                tally.faults.append(
                    f"{variant.id} deal {seed!r} {deal}, seat {moment.seat}, {moment.view.phase.value}: "
                    f"{first.action} became {second.action}"
                )
        deal += 1
    return tally


def alike_in_threads(spec: str, variant: Variant, seed: str, pool: Executor) -> list[str]:
    """Return the decisions of one deal that come out otherwise when several are made at a time."""
    player = player_from_spec(spec)
    asked = list(moments(variant, seed, [player_from_spec("rulebook")]))
    alone = [player.act(moment.view, moment.seed) for moment in asked]
    together = list(pool.map(lambda moment: player.act(moment.view, moment.seed), asked))
    return [
        f"{variant.id} {seed!r} {moment.view.phase.value}: {one.action} became {other.action}"
        for moment, one, other in zip(asked, alone, together, strict=True)
        if one != other
    ]
