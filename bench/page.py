"""How heavy and how quick the page is: ``python -m bench.page``. Prints each figure with its bound.

Measured in the Chromium of the system against ``kibitz play``: what a first visit loads, how long it takes from the
start page to the first card played and to open a closed tab again, and how smooth cards move on a processor made four
times slower. Ends with 0 if all bounds hold; on a shared machine read the load beside the figures.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import os
import sys
import tempfile
import time
from bisect import bisect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Response, sync_playwright

from tests.browser.chrome import Look, launched, program, window
from tests.browser.person import Person
from tests.browser.site import Site

WEIGHT_KB = 150.0
FIRST_CARD_SECONDS = 15.0
OPENED_SECONDS = 2.0
DRAWN_MS = 100.0
FRAME_MS = 8.0
LONG_TASK_MS = 50.0
IDLE_MS = 1.0  # less is nothing to speak of
SLOWER = 4
PLAYS = 6
MOVING = {"transform", "opacity"}
TASKS = "disabled-by-default-devtools.timeline"
# What the main thread does for a frame, by the names of Chromium's own tracing.
WORK = {
    "FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "Layout",
    "UpdateLayoutTree", "RecalculateStyles", "HandlePostMessage", "WebSocketReceive", "v8.callFunction",
}  # fmt: skip

# Notes, at every frame, when a click has changed the hand and, if asked, which properties are being animated
# where cards are.
WATCH = """watches => {
    const seen = window.__seen = {drawn: [], properties: [], clicked: null};
    const count = () => document.querySelectorAll('#hand button').length;
    document.addEventListener('click', () => { seen.clicked = [performance.now(), count()]; }, true);
    const properties = new Set();
    const watching = () => {
        if (seen.clicked && count() < seen.clicked[1]) {
            // Drawn with the frame that is being made here.
            seen.drawn.push(performance.now() - seen.clicked[0]);
            seen.clicked = null;
        }
        requestAnimationFrame(watching);
        if (!watches) return;
        for (const moving of document.getAnimations().filter(it => it.effect.target.closest('#hand, .felt')))
            for (const key of moving.effect.getKeyframes())
                for (const name of Object.keys(key))
                    if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) properties.add(name);
        seen.properties = [...properties];
    };
    requestAnimationFrame(watching);
}"""
# Plays from within the page, so that nothing but the page is at work while it is measured.
PLAY = """async n => {
    const drawn = () => new Promise(requestAnimationFrame);
    const frames = async n => { for (let made = 0; made < n; made += 1) await drawn(); };
    const found = async what => {
        for (;;) {
            const it = document.querySelector(what);
            if (it) return it;
            await new Promise(later => setTimeout(later, 200));  // looking is counted, too
        }
    };
    for (let played = 0; played < n; played += 1) {
        await found('#main.asked');
        await frames(12);  // nobody taps in the moment he is asked
        (await found('#hand button:not([aria-disabled=true])')).click();
        const main = await found('#main.asked button.main:not([aria-disabled=true])');
        await frames(12);  // the card has risen
        main.click();
        await drawn();
    }
    await found('#main.asked');
}"""


@dataclass(slots=True)
class Figures:
    """What was measured. parts: the weight of each file, gzipped, in kB."""

    parts: dict[str, float] = field(default_factory=dict)
    first_card: float = 0.0
    opened_again: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    drawn_slow: list[float] = field(default_factory=list)
    moving: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)
    other_tasks: list[float] = field(default_factory=list)
    properties: set[str] = field(default_factory=set)


def first_visit(browser: Browser, site: Site, figures: Figures) -> None:
    """Open the start page, press the first button and play until a card is on the table."""
    settings = {"motion": "full", "trickWait": 1.5}
    with window(browser, site.address, Look(settings=settings)) as context:
        person = Person(context, site.address, fast=False)
        person.passes = True
        person.page.on("response", lambda response: _weigh(response, figures))
        begin = time.monotonic()
        person.page.goto(site.address)
        person.page.get_by_role("button", name=person.word("start-play", game="CrowsNest")).click()
        while "play" not in person.kinds and person.until_asked(60):
            person.act()
        figures.first_card = time.monotonic() - begin


def _weigh(response: Response, figures: Figures) -> None:
    path = response.url.partition("://")[2].partition("/")[2]
    if response.status == 200 and not path.endswith(".woff2") and not path.startswith("api/"):
        figures.parts["/" + path] = len(gzip.compress(response.body())) / 1000


def while_cards_move(browser: Browser, site: Site, figures: Figures, slower: int) -> None:
    """Play a few cards, as quick or so many times slower, and note what every frame costs."""
    with window(browser, site.address, table_look := Look(settings={"motion": "full"})) as context:
        table = site.table("crowsnest", ["easy"] * 3)
        tokens = json.dumps({table["table"]: table["token"]})
        context.add_init_script(f"localStorage.setItem('kibitz.tokens', {json.dumps(tokens)})")
        person = Person(context, site.address, table_look.language, fast=False)
        person.passes = True
        person.open(table["table"])
        while person.until_asked(60) and "play" not in person.kinds:
            person.act()
        debugger = context.new_cdp_session(person.page)
        debugger.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        # A machine that is as slow has been so from the beginning, and the page has noticed.
        person.page.evaluate(PLAY, 1)
        person.page.evaluate(WATCH, slower == 1)
        _begin_trace(debugger)
        person.page.evaluate(PLAY, PLAYS)
        events = _end_trace(debugger, person)
        seen = person.page.evaluate("window.__seen")
    if slower == 1:
        figures.drawn, figures.properties = seen["drawn"], set(seen["properties"])
        return
    figures.drawn_slow = seen["drawn"]
    figures.moving, figures.frames = work_of_frames(events)
    figures.tasks, figures.other_tasks = tasks_of(events)


def opened_again(browser: Browser, site: Site, figures: Figures) -> None:
    """Close the tab at several moments of a deal and open its link again, until the hand is there."""
    table = site.table("crowsnest", ["easy"] * 3)
    with window(browser, site.address, Look(), {table["table"]: table["token"]}) as context:
        for _ in range(PLAYS):
            person = Person(context, site.address, fast=False)
            begin = time.monotonic()
            person.open(table["table"])
            person.hand.wait_for()
            figures.opened_again.append(time.monotonic() - begin)
            if person.until_asked(60):
                person.act()
            person.page.close()


def _begin_trace(debugger: CDPSession) -> None:
    debugger.send(
        "Tracing.start",
        {
            "traceConfig": {
                "includedCategories": ["devtools.timeline", "v8.execute", "blink.animations", TASKS]
            },
            "transferMode": "ReportEvents",
        },
    )


def _end_trace(debugger: CDPSession, person: Person) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    debugger.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    debugger.on("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108 - Playwright marks it
    debugger.send("Tracing.end")
    while not ended:
        person.page.wait_for_timeout(20)
    return events


def _of_main_thread(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what the page's main thread did, in order."""
    known = list(events)
    threads = [(e["pid"], e["tid"]) for e in known if e["name"] == "FireAnimationFrame"]
    main = max(set(threads), key=threads.count)
    return sorted(
        (e for e in known if (e["pid"], e["tid"]) == main and "ts" in e), key=lambda e: float(e["ts"])
    )


def work_of_frames(events: Iterable[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Return the milliseconds of script, style and layout in each frame that had any to speak of.

    First of those in which cards move, then of all others. The time of the thread is counted, not of the clock:
    others on the machine do not make the page slower. Nor is the watcher's own part the page's.
    """
    known = list(events)
    when = movements_of(known)
    watched = sorted(float(e["ts"]) for e in known if e["name"] == "FunctionCall" and _is_watcher(e))
    frames: list[tuple[float, list[float]]] = [(0.0, [])]
    end = 0.0
    for event in _of_main_thread(known):
        if event["name"] == "FireAnimationFrame":
            frames.append((float(event["ts"]), []))  # the watcher asks for one each frame
        if event["name"] not in WORK or event.get("ph") != "X" or event["ts"] < end:
            continue  # what lies within another is counted with it
        end = event["ts"] + event.get("dur", 0)
        if event["name"] == "FireAnimationFrame" and bisect(watched, end) > bisect(watched, event["ts"]):
            continue
        frames[-1][1].append(event.get("tdur", event.get("dur", 0)) / 1000)
    moving: list[float] = []
    others: list[float] = []
    for at, parts in frames:
        if sum(parts) > IDLE_MS:
            (moving if any(begun < at < done for begun, done in when) else others).append(sum(parts))
    return moving, others


def _is_watcher(event: Mapping[str, Any]) -> bool:
    return bool(event.get("args", {}).get("data", {}).get("functionName") == "watching")


def movements_of(events: Iterable[dict[str, Any]]) -> list[tuple[float, float]]:
    """Return when anything moved, from its first frame to its last, in microseconds."""
    begun: dict[str, tuple[float, bool]] = {}
    found = []
    for event in sorted((e for e in events if e["name"] == "Animation"), key=lambda e: float(e["ts"])):
        which, at = event["id2"]["local"], float(event["ts"])
        told = event.get("args", {}).get("data", {})
        if event["ph"] == "b":
            begun[which] = at, False
        elif which in begun and event["ph"] == "n":
            begun[which] = begun[which][0], begun[which][1] or told.get("state") == "running"
        elif which in begun:
            since, runs = begun.pop(which)
            found += [(since, at)] if runs else []  # one that waits to begin moves nothing
    return found + [(since, math.inf) for since, runs in begun.values() if runs]


def tasks_of(events: Iterable[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each task of the page, drawing included, by the time of the thread.

    First of those during any part of which cards move, then of all others.
    """
    known = list(events)
    when = movements_of(known)
    moving: list[float] = []
    others: list[float] = []
    for event in _of_main_thread(known):
        if event["name"] != "RunTask":
            continue
        at, took = float(event["ts"]), float(event.get("dur", 0))
        is_moving = any(begun < at + took and at < done for begun, done in when)
        (moving if is_moving else others).append(event.get("tdur", took) / 1000)
    return moving, others


def lines_of(figures: Figures) -> list[tuple[str, str, str, bool]]:
    """Return what was measured, how much, the bound, and whether it holds."""
    weight = sum(figures.parts.values())
    moving, still = sorted(figures.moving), sorted(figures.frames)
    slow = f"{SLOWER}x slower"
    others = figures.properties - MOVING
    return [
        ("page, gzipped, without fonts", f"{weight:.0f} kB", f"{WEIGHT_KB:.0f} kB", weight <= WEIGHT_KB),
        _at_most("start page to first card played", figures.first_card, FIRST_CARD_SECONDS, "s"),
        _at_most("closed tab opened again, longest", max(figures.opened_again), OPENED_SECONDS, "s"),
        _at_most("own card drawn, median", median(figures.drawn), DRAWN_MS, "ms"),
        _at_most("own card drawn, longest", max(figures.drawn), DRAWN_MS, "ms"),
        _at_most(f"own card drawn, {slow}, longest", max(figures.drawn_slow), DRAWN_MS, "ms"),
        _at_most(f"frame while cards move, {slow}, median of {len(moving)}", median(moving), FRAME_MS, "ms"),
        _at_most(f"frame while cards move, {slow}, 95 in 100", _p95(moving), FRAME_MS, "ms"),
        _at_most(f"frame while cards move, {slow}, longest", moving[-1], FRAME_MS, "ms"),
        _at_most(f"any other frame, {slow}, 95 in 100", _p95(still), DRAWN_MS, "ms"),
        _at_most(f"any other frame, {slow}, longest", still[-1], DRAWN_MS, "ms"),
        _at_most(f"task while cards move, {slow}, longest", max(figures.tasks), LONG_TASK_MS, "ms"),
        _at_most(f"any other task, {slow}, longest", max(figures.other_tasks), DRAWN_MS, "ms"),
        (
            "animated beside transform and opacity",
            ", ".join(sorted(others)) or "nothing",
            "nothing",
            not others,
        ),
    ]


def _p95(values: Sequence[float]) -> float:
    return values[int(0.95 * (len(values) - 1))]


def _at_most(what: str, value: float, bound: float, unit: str) -> tuple[str, str, str, bool]:
    return what, f"{value:.1f} {unit}", f"{bound:.0f} {unit}", value <= bound


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure; return 0 if all bounds hold."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--parts", action="store_true", help="list the weight of every file")
    given = parser.parse_args(arguments)
    if program() is None:
        sys.stdout.write("Chromium is not installed here\n")
        return 2
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder)).start()
        try:
            browser = launched(playwright)
            first_visit(browser, site, figures)
            opened_again(browser, site, figures)
            while_cards_move(browser, site, figures, 1)
            while_cards_move(browser, site, figures, SLOWER)
            browser.close()
        finally:
            site.stop()
    if given.parts:
        for path, weight in sorted(figures.parts.items()):
            sys.stdout.write(f"{weight:8.1f} kB  {path}\n")
    lines = lines_of(figures)
    for what, value, bound, holds in lines:
        sys.stdout.write(f"{what:<48}{value:>12}  at most {bound:<10}{'OK' if holds else 'NOT'}\n")
    sys.stdout.write(f"load of the machine: {os.getloadavg()[0]:.1f}\n")
    return 0 if all(holds for *_, holds in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
