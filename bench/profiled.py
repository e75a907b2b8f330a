"""``python -m bench.profiled FILE serve …``: the program under cProfile, in processor time of its main thread.

By the clock on the wall a call that waits, or during which another process runs, would look like work.
"""

from __future__ import annotations

import cProfile
import sys
import time

from kibitz.cli import main


def profiled(file: str, arguments: list[str]) -> None:
    """Run the program and write the profile to a file when it ends."""
    profile = cProfile.Profile(time.thread_time)
    sys.argv = ["kibitz", *arguments]
    try:
        profile.runcall(main)
    finally:
        profile.dump_stats(file)


if __name__ == "__main__":
    profiled(sys.argv[1], sys.argv[2:])
