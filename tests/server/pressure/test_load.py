"""A slice of ``make load``: what must hold however slow the machine is."""

from __future__ import annotations

from bench.load import Plan, lines_of, run


def test_a_crowd_loses_nothing_and_everything_is_stored() -> None:
    # A short pause, so that there is much to do in little time.
    report = run(Plan(tables=40, seconds=10.0, pause=0.5, pace=0.0, players=1))
    noted = report.noted
    assert [] == noted.faults
    assert (0, 0, 0) == (noted.n_lost, noted.n_doubled, noted.n_disordered)
    assert 0 == report.stored
    assert report.n_stored > 40 * 6  # more than what a table begins with
    assert len(noted.seconds) > 100
    assert all(value for _, value, _, _ in lines_of(report))
    assert [] == [line for line in report.log.splitlines() if " INFO " not in line]
