"""What every test gets: reproducible examples, a home folder of its own, and a note on long files."""

from __future__ import annotations

import os
import re
import signal
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, settings

from tests.architecture.source import MANY_LINES, files_over, name_of

# No deadline: the machines that run this are shared, and an example that took long once proves nothing.
# Derandomized: the same commit gives the same result; `make test-all` looks further and anew each time.
settings.register_profile("default", deadline=None, derandomize=True, max_examples=60)
settings.register_profile(
    "thorough", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow]
)
# Whoever starts tests behind his back (nohup, & in a script) has these ignored, and every program inherits it: what is
# said of Ctrl-C could not be tried.
for _number in (signal.SIGINT, signal.SIGHUP) if hasattr(signal, "SIGHUP") else ():
    if signal.getsignal(_number) is signal.SIG_IGN:
        signal.signal(_number, signal.default_int_handler if _number == signal.SIGINT else signal.SIG_DFL)
_NOT_INSTALLED = re.compile(r"(\w+(?:-\w+)*) is not installed")
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True, scope="session")
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep tests away from the home folder and the language of whoever runs them."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[variable] = str(home)
    os.environ["LC_ALL"] = "C.UTF-8"  # whose words are English
    os.environ.pop("KIBITZ_LANG", None)


def missing_programs(reasons: Iterable[str]) -> dict[str, int]:
    """Return the programs for want of which tests were left out, and how many tests each."""
    found = Counter(match.group(1) for reason in reasons if (match := _NOT_INSTALLED.search(reason)))
    return dict(sorted(found.items()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was left out for want of a program, and the files that are worth a look for a seam.

    test_sizes.py fails files that are far too long.
    """
    left_out = missing_programs(
        [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    )
    if left_out:
        terminalreporter.section("left out")
        for program, n_tests in left_out.items():
            terminalreporter.write_line(f"{n_tests} tests, since {program} is not installed here")
    long_files = files_over(MANY_LINES)
    if long_files:
        terminalreporter.section(f"files over {MANY_LINES} lines")
        for n_lines, path in long_files:
            terminalreporter.write_line(f"{n_lines:5} {name_of(path)}")
