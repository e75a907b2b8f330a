"""The browser of the tests: the Chromium of the system, and the windows people open in it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Playwright, StorageState

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {
    "phone": (360, 640),
    "landscape": (640, 360),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}
Size = Literal["phone", "landscape", "tablet", "desktop"]
Theme = Literal["light", "dark"]
Input = Literal["mouse", "touch", "keys"]


def program() -> str | None:
    """Return the path of Chromium, None where there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def launched(playwright: Playwright) -> Browser:
    """Return a running Chromium."""
    path = program()
    assert path is not None, "no Chromium here"
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


@dataclass(frozen=True)
class Look:
    """How somebody looks at the page. theme: of the device; the page follows it. settings: of the page."""

    language: str = "en"
    size: str = "desktop"
    theme: Theme = "light"
    input: Input = "mouse"
    settings: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.language}-{self.size}-{self.theme}-{self.input}"


@contextmanager
def window(
    browser: Browser,
    address: str,
    look: Look,
    tokens: dict[str, str] | None = None,
    *,
    size: tuple[int, int] | None = None,
    **more: Any,
) -> Iterator[BrowserContext]:
    """Yield a browser with a memory of its own, which holds these settings and seats (tokens by table).

    Nothing moves, and tricks are cleared at once, unless the look's settings say otherwise.
    """
    width, height = size or SIZES[look.size]
    settings = {
        "language": look.language,
        "theme": "system",  # which is the look's, and may change while the page is open
        "trickWait": 0,
        "autoForced": False,
        "motion": "less",
        **look.settings,
    }
    kept = {"kibitz.settings": json.dumps(settings), "kibitz.tokens": json.dumps(tokens or {})}
    state: StorageState = {
        "cookies": [],
        "origins": [
            {
                "origin": address,
                "localStorage": [{"name": name, "value": value} for name, value in kept.items()],
            }
        ],
    }
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=look.theme,
        reduced_motion="reduce" if settings["motion"] == "less" else "no-preference",
        has_touch=look.input == "touch",
        is_mobile=look.input == "touch",
        locale=look.language,
        storage_state=state,
        **more,
    )
    context.set_default_timeout(10_000)
    try:
        yield context
    finally:
        context.close()
