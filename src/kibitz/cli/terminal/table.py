"""A match at the table: the loop between the person, the computer players and the file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kibitz.cli.streams import let_output_go
from kibitz.cli.terminal import advice
from kibitz.cli.terminal.ending import Ended
from kibitz.cli.terminal.entry import Command, NotUnderstood, command_named, read_entry
from kibitz.cli.terminal.face import Face
from kibitz.cli.terminal.helping import help_lines
from kibitz.cli.terminal.saves import MatchFile
from kibitz.cli.terminal.speech import hand_spoken, table_spoken
from kibitz.cli.terminal.words import TableWords
from kibitz.errors import Argument, KibitzError
from kibitz.match.log import Acted, Event, Match, NextDeal, TakenBack, decided, happen
from kibitz.match.player import Player
from kibitz.match.referee import ask
from kibitz.rules.actions import Action
from kibitz.rules.engine import check, legal_actions, to_act
from kibitz.rules.parts import Seat
from kibitz.rules.state import DealOver
from kibitz.telling import by_strength, deal_begins, happened, last_trick
from kibitz.views import View, view


@dataclass(frozen=True, slots=True)
class Manners:
    """How the table behaves. pace: seconds after a computer's action. auto: a choice of one is made by itself."""

    pace: float = 0.0
    auto: bool = True


class Table:
    """One person's table. ``players``: who decides for each other seat; ``adviser``: who is asked for a hint."""

    def __init__(
        self,
        file: MatchFile,
        seat: Seat,
        *,
        players: Mapping[Seat, Player],
        adviser: Player,
        face: Face,
        manners: Manners,
    ) -> None:
        self._file = file
        self._match = file.match_at_opening
        self._seat = seat
        self._players = players
        self._adviser = adviser
        self._face = face
        self._manners = manners
        self._announced: list[tuple[str, dict[str, Argument]]] = []
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "": lambda _: [],
            "help": self._help,
            "hint": self._hint,
            "why": lambda who: advice.why(self._match, self._words, who),
            "undo": self._undo,
            "last": self._last,
            "rules": self._rules,
            "score": self._score,
            "table": self._table,
            "hand": lambda _: hand_spoken(self._view, self._words),
            "kitty": self._kitty,
            "save": self._save,
        }

    def announce(self, message: str, **arguments: Argument) -> None:
        """Have a sentence of the table said when it opens."""
        self._announced.append((message, arguments))

    def run(self) -> None:
        """Play until the match is over and looked at, the person quits, or nobody answers any more.

        Raises Ended, the last words said, if the program was told to end.
        """
        try:
            self._open()
            while self._step():
                pass
        except Ended:
            # Who is told to end because the terminal is gone cannot say anything there.
            try:
                self._farewell()
            except OSError:
                let_output_go()
            raise
        except (EOFError, KeyboardInterrupt):
            pass
        self._farewell()

    def _farewell(self) -> None:
        name = self._file.name
        if self._match.is_over:
            self._face.farewell([self._words("goodbye-over", name=name)])
        else:
            self._face.farewell([self._words("goodbye", name=name), self._words("resume-with", name=name)])

    # --- the course of the match --------------------------------------------------------------------

    @property
    def _words(self) -> TableWords:
        return self._face.words

    @property
    def _view(self) -> View:
        return view(self._match.state, self._seat)

    def _open(self) -> None:
        seen = self._view
        announced = [self._words(message, **arguments) for message, arguments in self._announced]
        if self._match.finished or self._match.current.acted:
            self._face.reopen([*announced, self._words("welcome-back", name=self._file.name)], seen)
        else:
            welcome = self._words("welcome", name=self._file.name)
            self._face.tell([*announced, welcome, *self._opening(seen)], seen, pace=0)
            self._face.introduce(self._words.legend)

    def _opening(self, seen: View) -> list[str]:
        return self._words.all_said(deal_begins(seen, self._seat))

    def _step(self) -> bool:
        """Let one thing happen; return whether the match goes on."""
        state = self._match.state
        if isinstance(state, DealOver):
            return self._after_deal()
        turn = to_act(state)
        assert turn is not None
        if turn != self._seat:
            self._face.thinking(self._view)
            self._do(decided(self._match, ask(self._match, self._players[turn])))
            return True
        legal = legal_actions(state)
        if len(legal) == 1 and self._manners.auto:
            self._do(Acted(turn, legal[0]), forced=True)
            return True
        return self._own_turn()

    def _do(self, event: Acted, *, forced: bool = False) -> None:
        """Put an action on the disk, then on the table."""
        before = self._view
        match = self._recorded(event)
        after = self._view
        lines = self._words.all_said(happened(before, event, after, self._seat))
        if forced:
            lines[0] = self._words("event-forced", event=lines[0])
        over = isinstance(match.state, DealOver)
        trick_ends = len(after.plays) > len(before.plays)
        pace = self._manners.pace if event.seat != self._seat or trick_ends else 0.0
        self._face.tell(lines, after, pace=0 if over else pace * (2 if trick_ends else 1), of_action=True)

    def _recorded(self, event: Event) -> Match:
        match = happen(self._match, event)
        self._file.append(event)
        self._match = match
        return match

    def _own_turn(self) -> bool:
        notes: list[str] = []
        while True:
            seen = self._view
            entry = read_entry(self._face.ask(seen, notes), seen, self._words)
            match entry:
                case Command(name="quit"):
                    return False
                case Command(name="undo", argument=argument):
                    before = self._match
                    notes = self._undo(argument)
                    if self._match is not before:
                        return True
                case Command(name=name, argument=argument):
                    notes = self._commands[name](argument)
                case NotUnderstood(text=text):
                    notes = [text]
                case _:
                    notes = self._try(entry)
                    if not notes:
                        return True

    def _try(self, action: Action) -> list[str]:
        """Do what was typed if the rules allow it; else return why not."""
        fault = check(self._match.state, action)
        if fault is not None:
            return [self._words.problem(fault)]
        self._do(Acted(self._seat, action))
        return []

    def _after_deal(self) -> bool:
        notes: list[str] = []
        while True:
            line = self._face.ask_after_deal(self._match, self._view, notes).strip()
            if not line:
                break
            first, _, rest = line.partition(" ")
            entry = command_named(first)
            if isinstance(entry, NotUnderstood) or entry.name not in (*self._commands, "quit"):
                notes = [self._words("entry-unknown", text=line[:40])]
            elif entry.name == "quit":
                return False
            elif entry.name in ("hint", "undo", "hand"):
                notes = [self._words("deal-is-over")]
            else:
                notes = self._commands[entry.name](rest)
        if self._match.is_over:
            return False
        self._recorded(NextDeal())
        self._face.tell(self._opening(self._view), self._view, pace=0)
        return True

    # --- commands: each returns what to say above the question ----------------------------------------

    def _help(self, _: str) -> list[str]:
        self._face.page(self._words("help-title"), help_lines(self._match.setup.variant, self._words))
        return []

    def _hint(self, _: str) -> list[str]:
        return advice.hint(self._match, self._adviser, self._words)

    def _undo(self, _: str) -> list[str]:
        n = self._n_to_take_back()
        if n is None:
            return [self._words("nothing-to-undo")]
        match = self._recorded(TakenBack(n))
        saw = match.current.undone[-1].saw_cards
        self._face.take_back(n)
        self._face.tell([self._words("undone-seen" if saw else "undone")], self._view, pace=0)
        return []

    def _n_to_take_back(self) -> int | None:
        """Return how many actions lie back to the last choice of one's own in this deal."""
        acted = self._match.current.acted
        if isinstance(self._match.state, DealOver):
            return None
        for n in range(1, len(acted) + 1):
            if acted[-n].seat != self._seat:
                continue
            match = happen(self._match, TakenBack(n))
            if not self._manners.auto or len(legal_actions(match.state)) > 1:
                return n
        return None

    def _last(self, _: str) -> list[str]:
        last = last_trick(self._view)
        return [self._words.say(last) if last else self._words("no-last-trick")]

    def _rules(self, _: str) -> list[str]:
        from kibitz.guide import rules_page

        variant = self._match.setup.variant
        page = rules_page(variant, self._words.language).splitlines()
        self._face.page(self._words("rules-title", game=self._words.game), page)
        return []

    def _score(self, _: str) -> list[str]:
        if not self._match.scored_deals:
            return [self._words("sheet-none")]
        self._face.sheet(self._match)
        return []

    def _table(self, _: str) -> list[str]:
        title, *lines = table_spoken(self._view, self._words)
        self._face.page(title, lines)
        return []

    def _kitty(self, _: str) -> list[str]:
        seen = self._view
        cards = seen.buried or seen.kitty or seen.buried_shown
        if not cards:
            return [self._words("kitty-hidden")]
        message = "buried-seen" if seen.buried else "kitty-seen" if seen.kitty else "buried-trumps"
        return [self._words.sentence(message, cards=self._words.cards(by_strength(seen, cards)))]

    def _save(self, name: str) -> list[str]:
        from kibitz.cli.terminal.export import save_record

        if not name:
            return [self._words("save-where")]
        if not self._match.scored_deals:
            return [self._words("save-nothing")]
        try:
            n_deals, path = save_record(self._match, name, self._words.language)
        except KibitzError as error:
            return [self._words.problem(error)]
        except OSError as error:
            return [self._words("save-failed", file=name, reason=str(error.strerror))]
        return [self._words("saved-record", file=path, n=n_deals)]
