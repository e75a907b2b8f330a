"""The command line's manners: help with an example, exit codes, one clear line for bad input, no traceback."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from kibitz.cli import main
from kibitz.cli.group import COMMANDS
from kibitz.games import VARIANTS

Run = tuple[int, str, str]


@pytest.fixture
def kibitz(capsys: pytest.CaptureFixture[str]) -> Kibitz:
    return Kibitz(capsys)


class Kibitz:
    """Runs a command line in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Run:
        """Return exit status, stdout and stderr."""
        status = main(words)
        out, err = self.capsys.readouterr()
        return status, out, err

    def refuses(self, *words: str) -> str:
        """Return the one line with which bad usage is refused."""
        status, out, err = self(*words)
        assert (2, "") == (status, out)
        assert err.startswith("kibitz: ")
        assert 1 == len(err.splitlines()), err
        assert "problem-" not in err
        return err


# --- help -----------------------------------------------------------------------------------------


def test_without_a_command_the_help_is_shown(kibitz: Kibitz) -> None:
    status, out, _ = kibitz()
    assert 0 == status
    assert all(f"  {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(kibitz: Kibitz, name: str) -> None:
    status, out, _ = kibitz(name, "--help")
    assert 0 == status
    assert "Example:" in out
    assert f"kibitz {name}" in out.partition("Example:")[2]
    assert "cli-" not in out


def test_help_imports_no_command() -> None:
    """Help and complaints are quick: neither games nor players are loaded for them."""
    code = (
        "import sys; from kibitz.cli import main; main(['--help']); main(['nonsense']);"
        "print(sorted(m for m in sys.modules if m.startswith('kibitz')), file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert "kibitz.games" not in run.stderr
    assert "kibitz.players" not in run.stderr


def test_importing_the_command_line_is_quick() -> None:
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", "import kibitz.cli"], check=True, timeout=60)
        times.append(time.perf_counter() - begun)
    # The whole process, the start of Python included; generous, since the machine is shared.
    assert min(times) < 1.0


def test_version(kibitz: Kibitz) -> None:
    from kibitz import __version__

    assert (0, f"kibitz {__version__}\n", "") == kibitz("--version")


# --- bad usage ------------------------------------------------------------------------------------


def test_an_unknown_command_names_the_nearest(kibitz: Kibitz) -> None:
    assert "trace" in kibitz.refuses("trce")


def test_an_unknown_variant_names_the_nearest(kibitz: Kibitz) -> None:
    assert "tractor" in kibitz.refuses("deal", "tracktor")


def test_capitals_are_no_reason_not_to_find_it(kibitz: Kibitz) -> None:
    assert "nearest are: crowsnest" in kibitz.refuses("deal", "CROWSNEST")
    assert "nearest are: random" in kibitz.refuses("trace", "dixie", "--players", "RANDOM")


def test_where_nothing_is_near_all_are_named_and_not_called_near(kibitz: Kibitz) -> None:
    for line in (kibitz.refuses("deal", "zzzz"), kibitz.refuses("trace", "dixie", "--players", "zzzz")):
        assert "nearest" not in line and "there are: " in line
    assert all(variant in kibitz.refuses("deal", "zzzz") for variant in VARIANTS)


def test_a_player_without_settings_says_so(kibitz: Kibitz) -> None:
    assert "takes no settings" in kibitz.refuses("trace", "dixie", "--players", "random:foo=1")
    assert "knows: mistakes" in kibitz.refuses("trace", "dixie", "--players", "rulebook:foo=1")


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("trace", "dixie", "--deals", "1", "--deals", "2"), "--deals"),
        (("trace", "dixie", "--deals=1", "--deals=1"), "--deals"),
        (("deal", "--seed", "1", "dixie", "--seed", "2"), "--seed"),
        (("deal", "--code", "dixie", "--code", "tractor"), "--code"),
        (("perft", "dixie", "--depth", "1", "--depth", "2"), "--depth"),
        (("--lang", "en", "--lang", "en", "variants"), "--lang"),
    ],
)
def test_what_is_given_once_is_not_given_twice(kibitz: Kibitz, words: tuple[str, ...], option: str) -> None:
    assert f"{option} is given twice" in kibitz.refuses(*words)


@pytest.mark.parametrize(
    "words",
    [
        ("deal", "--json", "--position"),
        ("perft", "dixie", "--depth", "2", "--json", "--write", "x.perft"),
        ("perft", "dixie", "--depth", "2", "--divide", "--write", "x.perft"),
    ],
)
def test_two_forms_of_output_are_not_given_together(kibitz: Kibitz, words: tuple[str, ...]) -> None:
    assert "cannot be given together" in kibitz.refuses(*words)


def test_an_unknown_option_of_a_command_names_the_nearest(kibitz: Kibitz) -> None:
    assert "--deals" in kibitz.refuses("trace", "dixie", "--dels", "3")


def test_a_missing_value_names_its_option(kibitz: Kibitz) -> None:
    line = kibitz.refuses("trace", "dixie", "--deals")
    assert "--deals" in line and "kibitz trace --help" in line


def test_a_missing_option_or_argument_is_named(kibitz: Kibitz) -> None:
    assert "--depth is missing" in kibitz.refuses("perft", "dixie")
    assert "FILE" in kibitz.refuses("cases")
    assert "OUT is missing" in kibitz.refuses("convert", "a.kbz")


def test_a_word_where_a_number_belongs_names_the_range(kibitz: Kibitz) -> None:
    line = kibitz.refuses("trace", "dixie", "--deals", "many")
    assert "--deals" in line and "many" in line


@pytest.mark.parametrize("text", ["0", "-3", "1.5", "9" * 30, "٣"])
def test_only_a_positive_whole_number_of_deals_is_taken(kibitz: Kibitz, text: str) -> None:
    assert text in kibitz.refuses("trace", "dixie", "--deals", text)


def test_a_missing_variant_names_all(kibitz: Kibitz) -> None:
    line = kibitz.refuses("trace")
    assert all(variant in line for variant in VARIANTS)


def test_a_bad_option_value_names_those_allowed(kibitz: Kibitz) -> None:
    line = kibitz.refuses("deal", "amerikaner", "--option", "players=9")
    assert "players" in line and "“9”" in line and "3, 4, 5, 6" in line


def test_all_faults_of_the_options_are_named_at_once(kibitz: Kibitz) -> None:
    options = ["call=highest_missing", "call_own_card=true", "target=no", "bid=3", "kitty", "target=52"]
    line = kibitz.refuses(
        "deal", "amerikaner", *(word for option in options for word in ("--option", option))
    )
    assert "call_own_card=true and call=highest_missing contradict each other" in line
    assert "target cannot be “no”" in line
    assert "no option “bid”" in line
    assert "--option kitty: write it as name=value" in line
    assert "target is given twice" in line


def test_a_code_and_a_variant_are_not_given_together(kibitz: Kibitz) -> None:
    assert "--code" in kibitz.refuses("deal", "dixie", "--code", "dixie")


def test_a_rule_code_is_as_good_as_options(kibitz: Kibitz) -> None:
    by_code = kibitz("deal", "--code", "amerikaner~players.5", "--seed", "7", "--json")
    by_options = kibitz("deal", "amerikaner", "--option", "players=5", "--seed", "7", "--json")
    assert 0 == by_code[0]
    assert by_code == by_options


def test_a_bad_rule_code_is_refused_with_its_column(kibitz: Kibitz) -> None:
    assert "column 7" in kibitz.refuses("deal", "--code", "dixie~target")


def test_an_unknown_language_names_those_there_are(kibitz: Kibitz) -> None:
    assert "en" in kibitz.refuses("--lang", "tlh", "variants")


def test_an_unknown_language_of_the_environment_is_passed_over(
    kibitz: Kibitz, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIBITZ_LANG", "tlh")
    assert 0 == kibitz("variants")[0]


@pytest.mark.parametrize("command", ["cases", "replay"])
def test_a_file_that_is_not_there_is_named(kibitz: Kibitz, tmp_path: Path, command: str) -> None:
    assert "nothing.txt" in kibitz.refuses(command, str(tmp_path / "nothing.txt"))


@pytest.mark.parametrize("command", ["cases", "replay"])
def test_a_folder_is_no_file(kibitz: Kibitz, tmp_path: Path, command: str) -> None:
    assert "folder" in kibitz.refuses(command, str(tmp_path))


@pytest.mark.parametrize("command", ["cases", "replay"])
def test_bytes_that_are_no_text_are_refused(kibitz: Kibitz, tmp_path: Path, command: str) -> None:
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe{}")
    assert "UTF-8" in kibitz.refuses(command, str(tmp_path / "bytes.jsonl"))


def test_words_that_are_no_text_are_refused(kibitz: Kibitz) -> None:
    assert "UTF-8" in kibitz.refuses("deal", "dixie", "--seed", "\udcff")


def test_too_many_players_are_refused(kibitz: Kibitz) -> None:
    line = kibitz.refuses("trace", "dixie", *["--players", "random"] * 5)
    assert "5 players are given for 4 seats" in line


def test_an_unknown_player_names_the_nearest(kibitz: Kibitz) -> None:
    assert "random" in kibitz.refuses("trace", "dixie", "--players", "rondom")


# --- endings --------------------------------------------------------------------------------------


def test_a_closed_pipe_ends_quietly() -> None:
    words = [sys.executable, "-m", "kibitz.cli", "trace", "dixie", "--deals", "100000"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None and run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert b"" == run.stderr.read()
        assert 141 == run.wait(timeout=60)


def test_an_interrupt_ends_quietly_with_130(tmp_path: Path) -> None:
    output = tmp_path / "trace.jsonl"
    with output.open("wb") as file:
        run = subprocess.Popen(
            [sys.executable, "-m", "kibitz.cli", "trace", "dixie", "--deals", "100000"],
            stdout=file,
            stderr=subprocess.PIPE,
        )
    with run:
        while not output.stat().st_size and run.poll() is None:
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        assert run.stderr is not None
        assert b"" == run.stderr.read().strip()
        assert 130 == run.wait(timeout=60)


def test_a_bar_shows_what_takes_long_on_a_terminal() -> None:
    command = f"{sys.executable} -m kibitz.cli trace dixie --deals 100000 >{os.devnull}"
    shown = pexpect.spawn("/bin/sh", ["-c", f"exec {command}"], timeout=60, encoding="utf-8")
    shown.expect("deals .*%")
    shown.sendintr()
    shown.expect(pexpect.EOF)
    shown.close()
    assert 130 == shown.exitstatus


def test_no_bar_is_shown_where_no_terminal_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kibitz.cli.progress.SHOWN_AFTER_SECONDS", -1.0)
    assert 0 == main(["trace", "dixie", "--deals", "2"])
    assert "" == capsys.readouterr().err


# --- the small commands -----------------------------------------------------------------------------


def test_variants_lists_all_games(kibitz: Kibitz) -> None:
    status, out, _ = kibitz("variants")
    assert 0 == status
    assert list(VARIANTS) == [line.split()[0] for line in out.splitlines()]


def test_variants_as_json_holds_the_options(kibitz: Kibitz) -> None:
    found = json.loads(kibitz("variants", "--json")[1])
    assert list(VARIANTS) == [variant["id"] for variant in found]
    for variant in found:
        names = [option["name"] for option in variant["options"]]
        assert names == [option.name for option in VARIANTS[variant["id"]].options]


def test_variants_with_options_shows_default_and_values(kibitz: Kibitz) -> None:
    assert "players = 4   (3, 4, 5, 6)" in kibitz("variants", "--options")[1]


def test_deal_shows_every_card_once(kibitz: Kibitz) -> None:
    for name, variant in VARIANTS.items():
        found = json.loads(kibitz("deal", name, "--seed", "x", "--json")[1])
        cards = " ".join([*found["hands"], found["kitty"]]).split()
        assert sorted(variant.cards) == sorted(cards)


def test_the_same_seed_deals_the_same_cards(kibitz: Kibitz) -> None:
    assert kibitz("deal", "dixie", "--seed", "7") == kibitz("deal", "dixie", "--seed", "7")
    assert kibitz("deal", "dixie", "--seed", "7") != kibitz("deal", "dixie", "--seed", "8")


def test_the_dealt_position_is_read_again(kibitz: Kibitz) -> None:
    line = kibitz("deal", "dixie", "--position")[1].strip()
    assert (0, "perft 1 12\n", "") == kibitz("perft", "--position", line, "--depth", "1")


def test_rules_prints_the_page_of_the_house_rules(kibitz: Kibitz) -> None:
    status, out, _ = kibitz("rules", "crowsnest", "--option", "target=450", "--plain")
    assert 0 == status
    assert out.startswith("# CrowsNest")
    assert "450" in out


def test_standard_input_is_a_file_called_minus(kibitz: Kibitz, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\n")))
    assert (0, "0 cases, 0 failed\n", "") == kibitz("cases", "-")
