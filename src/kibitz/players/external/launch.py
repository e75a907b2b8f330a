"""Run by path in a fresh interpreter: limits itself, then becomes the program of an external player.

Not done between fork and exec, where a program with threads may do next to nothing. Imports nothing of ours.
"""

import os
import sys

PR_SET_PDEATHSIG = 1
SIGKILL = 9
NOT_FOUND = 127
NOT_EXECUTABLE = 126


def die_with(parent: int) -> None:
    """Have the system end this process when its parent dies, however that happens; only Linux can."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        sys.exit(NOT_EXECUTABLE)


def limit_memory(mebibytes: int) -> None:
    """Let this process and what it becomes have so much address space; 0 for no limit."""
    if not mebibytes:
        return
    import resource

    size = mebibytes << 20
    try:
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (OSError, ValueError):
        # macOS knows the limit and refuses to set it.
        pass


def main() -> None:
    """Become the program: ``launch.py PARENT MEBIBYTES COMMAND…``."""
    parent, mebibytes, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    die_with(parent)
    limit_memory(mebibytes)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        sys.exit(NOT_FOUND if isinstance(error, FileNotFoundError) else NOT_EXECUTABLE)


if __name__ == "__main__":
    main()
