"""A person at a table in the browser: reads the page by roles and names only, and plays with one kind of input.

What it may do it learns from the page, as a person does; the wire only tells it that its act has arrived.
"""

from __future__ import annotations

import time
from typing import Protocol

from playwright.sync_api import BrowserContext, Locator, Page

from kibitz.cards import Card
from kibitz.language import translate
from tests.browser.chrome import Input
from tests.browser.following import following
from tests.browser.wire import Json, Wire
from tests.browser.words import phrase_of, plain, said, word, words_of

# Milliseconds the page's clock goes on at once: as long as several computers' plays are shown.
BEAT = 1500
MOST_TABS = 120
# Milliseconds until a press must have been taken; long, for a machine that is shared.
MOST_PRESS = 15_000
# Keeps what is said of events to those who hear the page, in the order it is said.
LISTEN = """() => {
    const heard = window.__heard = [];
    new MutationObserver(changes => {
        const said = document.querySelector('[role=status][data-announcer=events]');
        if (said && changes.some(it => said.contains(it.target))) heard.push(said.textContent);
    }).observe(document, {subtree: true, childList: true, characterData: true});
}"""


class Fingers(Protocol):
    """One kind of input."""

    def press(self, target: Locator) -> None:
        """Press a button."""

    def choose(self, hand: Locator, card: Locator) -> None:
        """Raise a card of the hand."""


class Pointer:
    """A mouse, or a finger."""

    def __init__(self, *, touch: bool) -> None:
        self.touch = touch

    def press(self, target: Locator) -> None:
        """Press a button."""
        target.tap(timeout=MOST_PRESS) if self.touch else target.click(timeout=5000)

    def choose(self, hand: Locator, card: Locator) -> None:
        """Press the part of a card that shows: its neighbours lie over the rest."""
        box = card.bounding_box()
        assert box is not None
        left = {"x": min(8.0, box["width"] / 2), "y": 8.0}
        if self.touch:
            card.tap(position={"x": left["x"], "y": left["y"]}, timeout=MOST_PRESS)
        else:
            card.click(position={"x": left["x"], "y": left["y"]}, timeout=MOST_PRESS)


class Keys:
    """A keyboard, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        """Go to a button with Tab and press it with Enter."""
        self.reach(target)
        self.page.keyboard.press("Enter")

    def choose(self, hand: Locator, card: Locator) -> None:
        """Go to a card with Tab and the arrows and raise it with Space."""
        self.reach_in(hand)
        here = hand.get_by_role("button").evaluate_all("all => all.indexOf(document.activeElement)")
        there = card.evaluate(
            "(card, hand) => [...hand.querySelectorAll('button')].indexOf(card)", hand.element_handle()
        )
        for _ in range(abs(there - here)):
            self.page.keyboard.press("ArrowRight" if there > here else "ArrowLeft")
        assert focused(card), "the arrows do not reach the card"
        self.page.keyboard.press("Space")

    def reach(self, target: Locator) -> None:
        """Press Tab until the target has the focus."""
        for _ in range(MOST_TABS):
            if focused(target):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def reach_in(self, group: Locator) -> None:
        """Press Tab until something in a group has the focus."""
        for _ in range(MOST_TABS):
            if group.evaluate("it => it !== document.activeElement && it.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {group}")


def focused(target: Locator) -> bool:
    """Return whether a part of the page has the focus."""
    return bool(target.evaluate("it => it === document.activeElement"))


class Person:
    """One page at one table. fast: the page's clock is the test's, so that nothing is waited for."""

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        language: str = "en",
        how: Input = "mouse",
        *,
        fast: bool = True,
    ) -> None:
        self.page = context.new_page()
        self.address = address
        self.language = language
        self.how = how
        self.fast = fast
        self.keys = Keys(self.page)
        self.fingers: Fingers = self.keys if how == "keys" else Pointer(touch=how == "touch")
        self.wire = Wire(self.page)
        self.spoken: list[str] = []  # all that was written to the console
        self.faults: list[str] = []
        self.kinds: set[str] = set()
        self.passes = False  # whether to pass from the first call on
        self._calls = 0
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("console", self._spoke)
        self.page.add_init_script(f"({LISTEN})()")
        if fast:
            self.page.clock.install()

    def _spoke(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), str(getattr(message, "text", ""))
        self.spoken.append(text)
        if kind in ("error", "warning") and "WebSocket connection" not in text and "ERR_" not in text:
            self.faults.append(f"{kind}: {text}")

    # --- what the page shows ------------------------------------------------------------------------

    def word(self, message: str, **arguments: str | int) -> str:
        """Return a message of the page in this person's language."""
        return word(self.language, message, **arguments)

    def button(self, message: str) -> Locator:
        """Return the button that is named by a message."""
        return self.page.get_by_role("button", name=self.word(message), exact=True)

    @property
    def hand(self) -> Locator:
        """Return the hand."""
        return self.page.get_by_role("group", name=self.word("hand"), exact=True)

    @property
    def cards(self) -> Locator:
        """Return the cards of the hand."""
        return self.hand.get_by_role("button")

    @property
    def bar(self) -> Locator:
        """Return the place where the page says what is asked."""
        return self.page.get_by_role("region", name=self.word("action-bar"), exact=True)

    @property
    def log(self) -> Locator:
        """Return the log; on a small screen it must be opened first."""
        return self.page.get_by_role("log", name=self.word("log"), exact=True)

    def main_button(self) -> Locator | None:
        """Return the button that does what is asked, None if nothing is."""
        others = {self.word(each) for each in ("hint", "undo", "claim", "close")}
        buttons = self.bar.get_by_role("button")
        names = buttons.evaluate_all("all => all.map(it => it.ariaLabel ?? it.textContent)")
        return next((buttons.nth(at) for at, name in enumerate(names) if plain(name) not in others), None)

    def open_log(self) -> None:
        """Open the log where the screen is too small to show it all the time."""
        if self.log.count() == 0:
            self.fingers.press(self.button("log"))
        self.log.wait_for()

    def is_over(self) -> bool:
        """Return whether the page shows how the deal ended."""
        outcome = self.wire.outcome
        if outcome is None:
            return False
        first = plain(words_of(self.wire, self.language).say(phrase_of(outcome["lines"][0])))
        return first in plain(self.page.get_by_role("main").inner_text())

    def log_lines(self) -> list[str]:
        """Return the lines of the log as they are read."""
        items = self.log.get_by_role("listitem")
        return [plain(text) for text in items.all_inner_texts()]

    def heard(self) -> str:
        """Return all that was said of events since the page was opened."""
        return plain(" ".join(self.page.evaluate("window.__heard")))

    def told_events(self) -> str:
        """Return what the server told of events since then."""
        words = words_of(self.wire, self.language)
        told = [entry for entry in self.wire.log if entry["seq"] > self.wire.welcome["seq"]]
        return plain(" ".join(said(words, entry["lines"]) for entry in told))

    def told_lines(self) -> list[tuple[str, str]]:
        """Return the lines the server told, each without and with the offer to say why."""
        words = words_of(self.wire, self.language)
        lines = []
        for entry in self.wire.log:
            line = said(words, entry["lines"])
            who = "" if entry["seat"] is None else words.name(entry["seat"])
            why = f" {who} {self.word('why')}" if entry["reasons"] or entry["kept_back"] else ""
            lines.append((line, plain(line + why)))
        return lines

    # --- what a person does -------------------------------------------------------------------------

    def open(self, table: str) -> None:
        """Open a table by its link."""
        self.page.goto(f"{self.address}/t/{table}")

    def visit(self, path: str, *, n_headings: int = 2) -> None:
        """Open a screen and wait until what it shows has come: so many headings at least."""
        self.page.goto(self.address + path)
        self.page.get_by_role("main").get_by_role("heading").nth(n_headings - 1).wait_for()
        self.page.wait_for_load_state("networkidle")

    def tick(self) -> None:
        """Let a moment pass."""
        if self.fast:
            self.page.clock.run_for(BEAT)
        self.page.wait_for_timeout(5)

    def until_asked(self, seconds: float = 20) -> bool:
        """Wait for one's turn, or for the end of the deal; return whether it is one's turn."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            position = self.wire.position
            if position is None or (position["turn"] is None and position["outcome"] is None):
                self.page.wait_for_timeout(5)  # the page cannot know more than it was told
                continue
            if self.main_button() is not None or self.page.get_by_role("radiogroup").count():
                return True
            if position["outcome"] is not None and self.is_over():
                return False
            self.tick()
        raise AssertionError(f"nothing is asked: {plain(self.page.get_by_role('main').inner_text())[:600]}")

    def new_deal(self) -> None:
        """Forget how often one has bid: each deal has an auction of its own."""
        self._calls = 0

    def play_deal(self) -> None:
        """Play the deal on the table to its end."""
        while self.until_asked():
            self.act()

    def act(self) -> None:
        """Do one thing that is asked, and see that it is done."""
        before = (self.wire.own_acts(), self.wire.position and self.wire.position["deal"])
        turn = self.wire.position and self.wire.position["turn"]
        assert turn, "nothing is asked"
        self.kinds.add(turn["kind"])
        if turn["kind"] in ("play", "bury"):
            self._choose_cards(turn)
        else:
            self._choose_option()
        end = time.monotonic() + 10
        while (self.wire.own_acts(), self.wire.position and self.wire.position["deal"]) == before:
            if time.monotonic() > end:
                raised = self.hand.get_by_role("button", pressed=True).count()
                asks = f"{plain(self.bar.inner_text())} ({raised} raised)"
                raise AssertionError(f"the act did not arrive: {asks} {turn} {self.wire.sent[-2:]}")
            self.page.wait_for_timeout(5)

    def _pass_button(self) -> Locator:
        name = translate("table-do-pass", None, self.language)
        return self.page.get_by_role("button", name=name[:1].upper() + name[1:], exact=True)

    def _choose_option(self) -> None:
        """Bid once and then pass, so that auctions end and one is often declarer; else take the first option."""
        passing = self._pass_button()
        group = self.page.get_by_role("radiogroup")
        if passing.count() and (self._calls or self.passes or group.count() == 0):
            self.fingers.press(passing)
            return
        self._calls += 1
        options = group.get_by_role("radio")
        if options.and_(self.page.get_by_role("radio", checked=True)).count() == 0:
            self._choose_radio(group, options.first)
        if self.how == "keys":
            self.keys.reach_in(group)
            self.page.keyboard.press("Enter")
        else:
            main = self.main_button()
            assert main is not None
            self.fingers.press(main)

    def _choose_radio(self, group: Locator, option: Locator) -> None:
        if self.how != "keys":
            self.fingers.press(option)
            return
        self.keys.reach_in(group)
        self.page.keyboard.press("Space")
        if option.get_attribute("aria-checked") != "true":
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("ArrowLeft")
        assert option.get_attribute("aria-checked") == "true", "the arrows do not choose"

    def _choose_cards(self, turn: Json) -> None:
        """Raise cards that may be chosen until the main button can be pressed, and press it."""
        main = self.main_button()
        assert main is not None, "nothing is asked"
        for card in self._shape(turn) or self._may_be_chosen():
            if main.get_attribute("aria-disabled") != "true":
                break
            self.fingers.choose(self.hand, card)
        if main.get_attribute("aria-disabled") == "true":
            raise AssertionError(f"no choice is allowed: {plain(main.inner_text())}")
        if self.how == "keys" and turn["kind"] == "play":
            self.page.keyboard.press("Enter")  # on the card that is raised
        else:
            self.fingers.press(main)

    def _shape(self, turn: Json) -> list[Locator]:
        """Return cards that may be played together where several must be; empty where one is enough."""
        if turn["kind"] != "play" or (turn["n"] or 1) == 1:
            return []
        wanted = following(self.wire) if turn["actions"] is None else turn["actions"][0].split()[1:]
        words = words_of(self.wire, self.language)
        names = [plain(name or "") for name in self.cards.evaluate_all("all => all.map(it => it.ariaLabel)")]
        taken: list[int] = []
        for card in wanted:
            begin = plain(words.card(Card(card)))
            fits = [at for at, name in enumerate(names) if name == begin or name.startswith(f"{begin},")]
            fits = fits or [at for at, name in enumerate(names) if name.startswith(begin)]
            taken.append(next(at for at in fits if at not in taken))
        return [self.cards.nth(at) for at in taken]

    def _may_be_chosen(self) -> list[Locator]:
        """Return the cards that are not disabled and not raised yet, from the right."""
        states = self.cards.evaluate_all(
            "all => all.map(it => it.ariaDisabled !== 'true' && it.ariaPressed !== 'true')"
        )
        return [self.cards.nth(at) for at in reversed(range(len(states))) if states[at]]
