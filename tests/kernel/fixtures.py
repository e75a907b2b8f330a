"""Deals as neutral text for the kernel's own tests: ``python -m tests.kernel.fixtures`` writes the file.

Positions and counts come from the perft files and from deals played here; the reference counts them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from kibitz.games import VARIANTS
from kibitz.kernel import Lowered, lower
from kibitz.kernel.lower import taken_before
from kibitz.match.deals import play_deals
from kibitz.match.perft import perft
from kibitz.players.random import RandomPlayer
from kibitz.records.position import parse_position
from kibitz.rules.options import with_options
from kibitz.rules.order import TRUMPS, order_of
from kibitz.rules.parts import ContractPoints, SingleCards
from kibitz.rules.state import Playing
from tests.kernel.agreement import is_settled
from tests.perft.reading import all_entries

FILE = Path(__file__).parents[2] / "kernel" / "tests" / "deals.txt"
HEAD = """\
# Deals as text (kernel/include/kibitz/reader.hpp) and how many sequences of so many cards lead on from them.
# Written by `python -m tests.kernel.fixtures`: positions and counts are those of tests/perft and of the reference.
"""
EXTRA = (
    ("amerikaner", {"amerikaner_stops_when_lost": True}),
    ("amerikaner", {"players": 3}),
    ("amerikaner", {"players": 5}),
    ("amerikaner", {"players": 6}),
    ("tournament", {"rook_any_time": False}),
)


def deal_text(state: Playing) -> str:
    """Return a settled position as the kernel's own text."""
    lowered = lower(state)
    variant, contract = state.variant, state.contract
    order = order_of(variant, contract.trump, contract.level)
    faces = lowered.faces
    suits = [suit for suit in dict.fromkeys(order.suit[card] for card in faces) if suit != TRUMPS]
    has_trumps = TRUMPS in order.suit.values()
    suits += [TRUMPS] if has_trumps else []
    score, rule = variant.score, variant.play
    points = variant.card_points if isinstance(score, ContractPoints) else dict.fromkeys(faces, 0)
    assert isinstance(rule, SingleCards)
    bonus = lowered.bonus + (
        sum(variant.card_points[card] for card in state.buried) if lowered.buried_to_last else 0
    )
    called = state.called
    is_forced = called is not None and state.partner is None and called not in state.hands[contract.declarer]
    value, tricks = taken_before(state, lowered)
    game = {
        "n_seats": variant.n_seats,
        "ours": _joined(sorted(lowered.ours)),
        "trumps": int(has_trumps),
        "trick": 0 if isinstance(score, ContractPoints) else 1,
        "last": bonus,
        "most": score.most_tricks_bonus if isinstance(score, ContractPoints) else 0,
        "forced": _faces(lowered, [called] if is_forced and called else []),
        "lone": contract.declarer if rule.stops_when_alone_loses and contract.alone else "",
        "any_time": _faces(lowered, sorted(order.any_time)),
    }
    position = {
        "leader": state.leader,
        "value": value,
        "tricks": _joined(tricks),
        "table": _joined(lowered.face(cards[0]) for cards in state.trick),
        "hands": "/".join(_faces(lowered, hand) for hand in state.hands),
    }
    return "\n".join(
        (
            f"game {_fields(game)}",
            f"suits {' '.join(str(suits.index(order.suit[card])) for card in faces)}",
            f"strengths {' '.join(str(order.strength[card]) for card in faces)}",
            f"points {' '.join(str(points[card]) for card in faces)}",
            f"position {_fields(position)}",
        )
    )


def _fields(values: dict[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _faces(lowered: Lowered, cards: Iterable[str]) -> str:
    return _joined(face for face, card in enumerate(lowered.faces) if card in set(cards))


def _joined(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _positions() -> Iterator[tuple[Playing, dict[int, int]]]:
    for entry in all_entries():
        state = parse_position(entry.position)
        if isinstance(state, Playing) and isinstance(state.variant.play, SingleCards) and is_settled(state):
            yield state, entry.counts
    for name, options in EXTRA:
        variant = with_options(VARIANTS[name], options)
        for played in play_deals(variant, "fixtures", 6, (RandomPlayer(),) * variant.n_seats):
            for step in played.steps[:: variant.n_seats + 1]:
                state = step.before
                if isinstance(state, Playing) and is_settled(state) and max(map(len, state.hands)) in (3, 5):
                    yield state, {depth: perft(state, depth) for depth in (1, 2, 4)}


def whole_text() -> str:
    """Return the file."""
    blocks = []
    for state, counts in _positions():
        rows = [deal_text(state), *(f"perft {depth} {count}" for depth, count in sorted(counts.items()))]
        blocks.append("\n".join(rows))
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    FILE.write_text(whole_text(), encoding="utf-8")
