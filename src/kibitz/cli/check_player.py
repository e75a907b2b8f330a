"""``kibitz check-player``: what a computer player does wrong. Ends with 1 if it does anything wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click

from kibitz.cli.choices import WholeNumber, json_option, seed_option
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.progress import ProgressBar
from kibitz.cli.wording import listed, printable
from kibitz.games import VARIANTS, variant_of
from kibitz.match.player import Player
from kibitz.players.external import ExternalPlayer
from kibitz.players.external.checking import Checked, Finding, check_player
from kibitz.players.external.messages import PROTOCOL
from kibitz.players.registry import player_from_spec


@command("check-player")
@click.argument("spec", metavar="SPEC")
@option("--variant", "names", metavar="VARIANT", multiple=True, words="check-player-variant")
@option("--deals", "n_deals", type=WholeNumber(1, 10_000), default=2, metavar="N", words="check-player-deals")
@seed_option
@json_option
def check_player_command(spec: str, *, names: tuple[str, ...], n_deals: int, seed: str, as_json: bool) -> int:
    """Print every finding with its place, then what was measured."""
    player = player_from_spec(spec)
    variants = [variant_of(name) for name in dict.fromkeys(names or VARIANTS)]
    language = language_of()
    with ProgressBar(say("cli-progress-deals", language), n_deals * len(variants)) as bar:
        checked = check_player(player, variants, n_deals, seed, progress=bar.advance)
    if as_json:
        click.echo(json.dumps(_table(player, checked)))
    else:
        for line in _lines(player, checked, language):
            click.echo(line)
    return 1 if checked.n_wrong else 0


def _table(player: Player, checked: Checked) -> dict[str, object]:
    settings = player.settings if isinstance(player, ExternalPlayer) else None
    median, p95, longest = _milliseconds(checked)
    return {
        "player": checked.player,
        "fine": not checked.n_wrong,
        "findings": [_finding(finding) for finding in checked.findings],
        "name": checked.hello[0] if checked.hello else None,
        "protocol": PROTOCOL if settings else None,
        "hello_ms": 1000 * checked.hello[1] if checked.hello else None,
        "answers": len(checked.seconds),
        "phases": checked.phases,
        "median_ms": median,
        "p95_ms": p95,
        "max_ms": longest,
        "allowed_ms": 1000 * settings.seconds if settings else None,
        "memory_mib": checked.mebibytes,
        "allowed_mib": (settings.memory or None) if settings else None,
        "stderr": list(checked.words),
    }


def _finding(finding: Finding) -> dict[str, object]:
    return {
        "code": finding.problem.code,
        "text": finding.problem.text(),
        "warning": finding.is_warning,
        "variant": finding.variant,
        "n": finding.n,
        "view": finding.line,
    }


def _milliseconds(checked: Checked) -> tuple[float, float, float]:
    """Return median, 95 % and longest time of an answer; zeros if there was none."""
    ordered = sorted(checked.seconds)
    if not ordered:
        return 0.0, 0.0, 0.0
    last = len(ordered) - 1
    return 1000 * ordered[last // 2], 1000 * ordered[round(0.95 * last)], 1000 * ordered[-1]


def _lines(player: Player, checked: Checked, language: str) -> Iterator[str]:
    for finding in checked.findings:
        yield _line_of(finding, language)
    settings = player.settings if isinstance(player, ExternalPlayer) else None
    for text in checked.words:
        yield say("check-player-words", language, text=text)
    if checked.hello:
        name, seconds = checked.hello
        yield say("check-player-hello", language, name=name, ms=f"{1000 * seconds:.0f}")
    phases = listed((f"{phase} {n}" for phase, n in checked.phases.items()), language)
    yield say("check-player-answers", language, answers=len(checked.seconds), phases=phases or "–")
    any_ = say("check-player-allowed-any", language)
    if checked.seconds:
        allowed = any_
        if settings:
            allowed = say("check-player-allowed-ms", language, ms=f"{1000 * settings.seconds:g}")
        median, p95, longest = (f"{ms:.2f}" for ms in _milliseconds(checked))
        yield say("check-player-times", language, median=median, p95=p95, longest=longest, allowed=allowed)
    if checked.mebibytes is not None and settings:
        allowed = say("check-player-allowed-mib", language, mib=settings.memory) if settings.memory else any_
        yield say("check-player-memory", language, mib=checked.mebibytes, allowed=allowed)
    n = checked.n_wrong
    yield say("check-player-wrong", language, n=n) if n else say("check-player-fine", language)


def _line_of(finding: Finding, language: str) -> str:
    """Return a finding as one line: what, where first and how often."""
    kind = "warning" if finding.is_warning else "wrong"
    text = finding.problem.text(language)
    if finding.variant is not None and finding.line is not None:
        place = say("check-player-place", language, variant=finding.variant, n=finding.n, line=finding.line)
        text = f"{text}  ({place})"
    return printable(say("check-player-finding", language, kind=kind, text=text))
