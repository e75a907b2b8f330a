"""The perft files against this engine, and against the independent second reader."""

from __future__ import annotations

import pytest

from kibitz.match.perft import divide, perft
from kibitz.records.position import format_position, parse_position
from tests.perft.reading import Entry, all_entries
from tests.perft.second_opinion import differences
from tests.second_reader.games import VARIANTS as KNOWN

ENTRIES = all_entries()
# A version added later has its counts by hand and by this engine until the second reader learns it.
SECOND_OPINIONS = [entry for entry in ENTRIES if parse_position(entry.position).variant.id in KNOWN]
# Counting by the second reader is slow; all of it is done by `python -m tests.perft.second_opinion`.
QUICK = 2_500


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_counts_of_sequences(entry: Entry) -> None:
    state = parse_position(entry.position)
    assert entry.counts == {depth: perft(state, depth) for depth in entry.counts}


@pytest.mark.parametrize("entry", SECOND_OPINIONS, ids=str)
def test_the_second_reader_counts_the_same(entry: Entry) -> None:
    assert [] == differences(entry, at_most=QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("entry", SECOND_OPINIONS, ids=str)
def test_the_second_reader_counts_all_the_same(entry: Entry) -> None:
    assert [] == differences(entry)


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_every_file_has_counts_for_each_position(entry: Entry) -> None:
    assert entry.counts
    assert all(depth >= 1 for depth in entry.counts)


def test_the_parts_add_up_to_the_whole() -> None:
    state = parse_position(ENTRIES[0].position)
    parts = dict(divide(state, 2))
    assert perft(state, 2) == sum(parts.values())
    assert perft(state, 1) == len(parts)


def test_no_action_at_all_is_one_sequence() -> None:
    assert 1 == perft(parse_position(ENTRIES[0].position), 0)


def test_a_wrong_count_is_seen_by_the_second_reader() -> None:
    entry = ENTRIES[0]
    wrong = Entry(entry.file, entry.line, entry.position, {1: entry.counts[1] + 1})
    assert 1 == len(differences(wrong))


def test_a_position_of_a_file_prints_as_a_position_with_the_same_counts() -> None:
    for entry in ENTRIES:
        state = parse_position(entry.position)
        assert state == parse_position(format_position(state)), entry
