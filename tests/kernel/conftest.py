"""A compiled module given in KIBITZ_EXT stands in for the installed one (``make sanitize``)."""

from __future__ import annotations

import importlib.util
import os
import sys

_GIVEN = os.environ.get("KIBITZ_EXT")
if _GIVEN and "kibitz.kernel._ext" not in sys.modules:
    _spec = importlib.util.spec_from_file_location("kibitz.kernel._ext", _GIVEN)
    assert _spec is not None
    assert _spec.loader is not None
    _module = importlib.util.module_from_spec(_spec)
    sys.modules["kibitz.kernel._ext"] = _module
    _spec.loader.exec_module(_module)
