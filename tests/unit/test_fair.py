"""Fair deals: what verify accepts, and that it refuses every way of cheating it names."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from kibitz.games import VARIANTS
from kibitz.match import fair
from kibitz.match.log import NextDeal, Seated, Setup, happen, start_match
from kibitz.match.recorded import record_of
from kibitz.match.referee import play_deal
from kibitz.match.verified import verify
from kibitz.players.registry import player_from_spec
from kibitz.records.format import format_record
from kibitz.records.jsonl import lines_to_record, records_to_lines
from kibitz.records.parse import read_record
from kibitz.records.record import DealRecord, Fairness, Record, Step, deal_record
from kibitz.rules.engine import legal_actions, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import State

NONCES = ({Seat(0): "aa" * 16}, {Seat(0): "bb" * 16, Seat(2): "cc" * 16})


def secret_of(n: int) -> str:
    return f"{n:02x}" * 32


@cache
def served(name: str, deals_from_commitment: bool = True) -> Record:
    """Return the record of two deals as a server plays them, or as one that deals other cards would."""
    variant = VARIANTS[name]
    player = player_from_spec("random")
    proofs: dict[int, Fairness] = {}
    match = None
    for n, nonces in enumerate(NONCES):
        secret = secret_of(n)
        seed = fair.mixed(secret if deals_from_commitment else secret_of(77), nonces)
        if match is None:
            seats = tuple(Seated("", "random") for _ in variant.seats)
            match = start_match(Setup(variant, seed, seats), seed)
        else:
            match = happen(match, NextDeal(seed))
        match = play_deal(match, [player] * variant.n_seats)
        if match.is_over:
            break
        acts = ((act.seat, act.action) for act in match.current.acted)
        head = fair.head_of(secret, nonces, acts)
        proofs[n] = Fairness(fair.commitment_of(secret), tuple(nonces.items()), secret, head)
    assert match is not None
    return record_of(match, fairness=proofs)


def codes(record: Record, *heads: str) -> list[str]:
    return [finding.said.code for finding in verify(record, heads)]


def with_first(record: Record, deal: DealRecord) -> Record:
    return replace(record, deals=(deal, *record.deals[1:]))


def proof_of(record: Record) -> Fairness:
    proof = record.deals[0].fairness
    assert proof is not None
    return proof


def with_proof(record: Record, **changes: str | tuple[tuple[Seat, str], ...]) -> Record:
    proof = proof_of(record)
    return with_first(record, replace(record.deals[0], fairness=replace(proof, **changes)))  # type: ignore[arg-type]  # by name


@pytest.mark.parametrize("name", VARIANTS)
def test_a_served_record_holds_also_after_being_written_and_read(name: str) -> None:
    record = served(name)
    assert {"fair/holds"} == set(codes(record))
    (again,) = read_record(format_record(record)).records
    assert {"fair/holds"} == set(codes(again))
    (lines,) = lines_to_record([*records_to_lines([record])]).records
    assert {"fair/holds"} == set(codes(lines))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_server_that_deals_from_anything_but_its_commitment_is_caught(name: str) -> None:
    assert {"fair/cards"} == set(codes(served(name, deals_from_commitment=False)))


@pytest.mark.parametrize("name", VARIANTS)
def test_one_swapped_card_is_caught(name: str) -> None:
    record = served(name)
    start = record.deals[0].start
    (a, *more), (b, *others), *rest = start.hands
    # Of two equal cards nothing changes.
    b, others = next((card, [*others[:n], b, *others[n + 1 :]]) for n, card in enumerate(others) if card != a)
    hands = (tuple(sorted([b, *more])), tuple(sorted([a, *others])), *rest)
    swapped = replace(record.deals[0], start=replace(start, hands=hands))
    found = codes(with_first(record, swapped))
    assert "fair/cards" == found[0]


def test_another_kitty_or_dealer_is_caught() -> None:
    record = served("crowsnest")
    start = record.deals[0].start
    standing = replace(start.standing, dealer=Seat((start.standing.dealer + 1) % 4))
    assert (
        "fair/cards"
        == codes(with_first(record, replace(record.deals[0], start=replace(start, standing=standing))))[0]
    )
    kitty = (start.hands[0][0], *start.kitty[1:])
    hands = (tuple(sorted((*start.hands[0][1:], start.kitty[0]))), *start.hands[1:])
    moved = replace(start, kitty=kitty, hands=hands)
    assert "fair/cards" == codes(with_first(record, replace(record.deals[0], start=moved)))[0]


def test_a_dealer_nobody_drew_is_caught() -> None:
    """The cards are dealt for the wrong dealer from the right pack: only the draw of the dealer is wrong."""
    from kibitz.match.seeds import deal_from_seed

    record = served("crowsnest")
    start = record.deals[0].start
    standing = replace(start.standing, dealer=Seat((start.standing.dealer + 1) % 4))
    proof = proof_of(record)
    seed = fair.mixed(proof.secret, dict(proof.nonces))
    wrong = deal_record(deal_from_seed(start.variant, standing, seed), (), replace(proof, head=""))
    assert "fair/dealer" == codes(with_first(record, wrong))[0]


def test_another_nonce_secret_or_commitment_is_caught() -> None:
    record = served("crowsnest")
    assert "fair/cards" == codes(with_proof(record, nonces=((Seat(0), "ab" * 16),)))[0]
    assert "fair/cards" == codes(with_proof(record, nonces=()))[0]
    assert "fair/secret" == codes(with_proof(record, secret=secret_of(9)))[0]
    assert "fair/secret" == codes(with_proof(record, commitment=fair.commitment_of("x")))[0]


def altered(record: Record) -> DealRecord:
    """Return the first deal with one action changed for another legal one, the deal ending there."""
    deal = record.deals[0]
    steps: list[Step] = []
    state: State = deal.start
    from kibitz.rules.engine import apply

    for step in deal.steps:
        seat = to_act(state)
        assert seat is not None
        others = [action for action in legal_actions(state)[:50] if action != step.action]
        if len(steps) > 2 and others:
            steps.append(Step(seat, others[0]))
            return deal_record(deal.start, steps, deal.fairness)
        steps.append(step)
        state = apply(state, step.action)
    raise AssertionError("nothing could be changed")


@pytest.mark.parametrize("name", VARIANTS)
def test_an_altered_action_is_caught_by_the_head(name: str) -> None:
    record = served(name)
    deal = altered(record)
    assert "fair/head" == codes(with_first(record, deal))[0]
    # A forger who knows the secret makes a new chain: then the noted head tells.
    proof = proof_of(record)
    head = fair.head_of(proof.secret, dict(proof.nonces), ((s.seat, s.action) for s in deal.steps))
    forged = with_first(record, replace(deal, fairness=replace(proof, head=head)))
    assert "fair/holds" == codes(forged)[0]
    assert "fair/head_unknown" == codes(forged, proof.head)[-1]
    assert "fair/head_holds" == codes(record, proof.head)[-1]


def test_a_head_noted_in_the_middle_of_a_deal_is_found() -> None:
    record = served("crowsnest")
    proof = proof_of(record)
    steps = record.deals[0].steps[:5]
    head = fair.head_of(proof.secret, dict(proof.nonces), ((s.seat, s.action) for s in steps))
    *_, last = verify(record, [head])
    assert ("fair/head_holds", 1, 5) == (
        last.said.code,
        last.said.arguments["deal"],
        last.said.arguments["step"],
    )


def test_a_deal_without_a_promise_is_not_provable() -> None:
    record = served("crowsnest")
    bare = with_first(record, replace(record.deals[0], fairness=None))
    found = [*verify(bare)]
    assert (None, "fair/not_provable") == (found[0].holds, found[0].said.code)
    assert "fair/not_provable" == codes(with_proof(record, secret=""))[0]


def test_a_burial_cannot_be_found_from_the_heads_without_the_secret() -> None:
    """Two secrets give other links for the same action: no table of digests of all burials helps."""
    action = served("crowsnest").deals[0].steps[0].action
    assert fair.next_head("0", "a", 1, Seat(0), action) != fair.next_head("0", "b", 1, Seat(0), action)


def test_the_documented_texts_give_the_documented_digests() -> None:
    from hashlib import sha256

    assert sha256(b"kibitz commitment 1\ns").hexdigest() == fair.commitment_of("s")
    assert sha256(b"kibitz deal 1\ns\n0 aa\n2 bb\n").hexdigest() == fair.mixed(
        "s", {Seat(2): "bb", Seat(0): "aa"}
    )


def test_findings_are_worded() -> None:
    record = served("crowsnest")
    for finding in verify(record, ["0" * 64]):
        assert "{" not in finding.said.text()
