"""``kibitz perft``: how many sequences of actions a position has, to compare one program with another."""

from __future__ import annotations

import json

import click

from kibitz.cli.choices import WholeNumber, force_option, json_option, variant_argument
from kibitz.cli.chosen import chosen_variant
from kibitz.cli.command import command, language_of, option, say
from kibitz.cli.files import check_writable, write_text
from kibitz.cli.progress import ProgressBar
from kibitz.errors import KibitzError, problem
from kibitz.match.deals import first_deal
from kibitz.match.perft import divide, perft
from kibitz.records.position import format_position, parse_position
from kibitz.rules.engine import legal_actions
from kibitz.rules.state import State


@command("perft")
@variant_argument
@option("--position", metavar="LINE", words="perft-position")
@option("--seed", metavar="S", words="seed")
@option("--depth", type=WholeNumber(0, 500), required=True, metavar="N", words="perft-depth")
@option("--divide", "with_parts", is_flag=True, words="perft-divide")
@json_option
@option("--write", metavar="FILE", words="perft-write")
@force_option
def perft_command(
    name: str | None,
    options: tuple[str, ...],
    code: str | None,
    *,
    position: str | None,
    seed: str | None,
    depth: int,
    write: str | None,
    with_parts: bool,
    as_json: bool,
    force: bool,
) -> None:
    """Print the number of sequences of each length up to the depth, the deepest last."""
    state = _state(name, options, code, position, seed)
    if write is not None:
        for flag, given in (("--json", as_json), ("--divide", with_parts)):
            if given:
                raise KibitzError(problem("usage/not_both", option=flag, other="--write"))
        check_writable(write, force=force)
    if with_parts and depth == 0:
        raise KibitzError(problem("usage/needs_option", option="--divide", other="--depth 1"))
    counts = {shorter: perft(state, shorter) for shorter in range(1, depth)}
    parts: dict[str, int] = {}
    if depth > 1:
        parts = _parts(state, depth)
        counts[depth] = sum(parts.values())
    else:
        counts[depth] = perft(state, depth)
        parts = {str(action): 1 for action in legal_actions(state)} if with_parts else {}
    line = format_position(state)
    if write is not None:
        write_text(write, perft_text(line, counts), force=force)
    elif as_json:
        facts: dict[str, object] = {"position": line, "depth": depth, "count": counts[depth]}
        facts["counts"] = {str(shorter): count for shorter, count in counts.items()}
        click.echo(json.dumps(facts | ({"divide": parts} if with_parts else {})))
    else:
        for action, count in parts.items() if with_parts else ():
            click.echo(f"{action}: {count}")
        for shorter, count in counts.items():
            click.echo(f"perft {shorter} {count}")


def _state(
    name: str | None, options: tuple[str, ...], code: str | None, position: str | None, seed: str | None
) -> State:
    if position is None:
        return first_deal(chosen_variant(name, options, code), "0" if seed is None else seed)[0]
    if seed is not None or options or code is not None:
        raise KibitzError(problem("usage/position_alone"))
    state = parse_position(position.strip())
    if name is not None and name != state.variant.id:
        raise KibitzError(problem("usage/position_of_another", variant=name[:40], found=state.variant.id))
    return state


def _parts(state: State, depth: int) -> dict[str, int]:
    """Return the count under each first action, with a bar where that takes long."""
    with ProgressBar(say("cli-progress-actions", language_of()), len(legal_actions(state))) as bar:
        parts = {}
        for action, count in divide(state, depth):
            parts[str(action)] = count
            bar.advance()
    return parts


def perft_text(line: str, counts: dict[int, int]) -> str:
    """Return a perft file: the position, then a count for each depth; who counted is said in comments."""
    rows = [f"position {line}", "# counted by this engine alone: a guard against change, not against error"]
    return "\n".join([*rows, *(f"perft {depth} {count}" for depth, count in counts.items())]) + "\n"
