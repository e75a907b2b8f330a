"""Every game Kibitz plays, by id. The list is explicit so that a reader can find it; a conformance test
walks the folder and fails on a declaration that is not listed.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from kibitz.errors import VariantError, problem
from kibitz.games.amerikaner import AMERIKANER
from kibitz.games.rook.buckeye import BUCKEYE
from kibitz.games.rook.crowsnest import CROWSNEST
from kibitz.games.rook.dixie import DIXIE
from kibitz.games.rook.one_high import ONE_HIGH
from kibitz.games.rook.partnership import PARTNERSHIP
from kibitz.games.rook.red_one import RED_ONE
from kibitz.games.rook.tournament import TOURNAMENT
from kibitz.games.tractor import TRACTOR
from kibitz.rules.options import with_options
from kibitz.rules.variant import Variant

VARIANTS: dict[str, Variant] = {
    variant.id: variant
    for variant in (
        CROWSNEST,
        TOURNAMENT,
        PARTNERSHIP,
        ONE_HIGH,
        RED_ONE,
        BUCKEYE,
        DIXIE,
        TRACTOR,
        AMERIKANER,
    )
}
DEFAULT_VARIANT = CROWSNEST


def variant_of(name: str, options: Mapping[str, object] | None = None) -> Variant:
    """Return a variant by id, with options as JSON values. Raises VariantError with every fault."""
    base = VARIANTS.get(name)
    if base is None:
        near = ", ".join(difflib.get_close_matches(name.lower(), VARIANTS, n=3, cutoff=0.5)) or "none"
        allowed = ", ".join(VARIANTS)
        raise VariantError(problem("variant/unknown", variant=name[:40], near=near, allowed=allowed))
    return with_options(base, options or {})
