"""The command line in every language: what it says of itself, of wrong arguments and to a reader that is gone."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from luna.__main__ import main
from luna.app.commands.command_line import parse
from luna.app.commands.usage import WORDS
from luna.app.settings.language import LANGUAGES
from luna.app.system import paths
from luna.ui.reading.text import Text
from tests.app.saves.saved import RECORD
from tests.root import ROOT

PLACES = re.compile(r"%(?:\(\w+\))?[rs]")
WRONG = {
    "usage-required": ["replay"],
    "usage-one-needed": ["simulate", "--players"],
    "usage-bad-choice": ["simulate", "--players", "5"],
    "usage-bad-number": ["simulate", "--players", "two"],
    "usage-one-of": ["simulate", "--seed", "1", "--out", "x"],
    "usage-not-with": ["simulate", "--players", "2", "--solo", "1"],
    "usage-unknown": ["replay", "--json", "a", "b"],
    "usage-ambiguous": ["simulate", "--s", "1"],
    "usage-no-value": ["replay", "--json=3", "x"],
    "usage-argument": ["frobnicate"],
}


def words(language: str, id: str) -> list[str]:
    """The fixed parts of a text."""
    return [part.strip() for part in PLACES.split(Text(paths.localization(), language)(id)) if part.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WRONG)
def test_wrong_arguments_are_told_in_the_language(language: str, id: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main([*WRONG[id], "--language", language])
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    for needed in (id, "usage-start", "usage-error"):
        assert all(part in printed.err for part in words(language, needed)), printed.err
    if language != "en":
        assert not re.search("usage|error:|required|invalid|expected", printed.err), printed.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["simulate"], ["replay"]])
def test_help_is_in_the_language(language: str, command: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help", "--language", language])
    printed = capsys.readouterr()
    assert (ended.value.code, printed.err) == (0, "")
    told = " ".join(printed.out.split())
    for id in ("usage-start", "usage-options", "usage-help"):
        assert words(language, id)[0] in told


@pytest.mark.parametrize("id", WORDS.values())
def test_the_words_can_be_filled_in_like_the_english_ones(id: str):
    """They need not name the type of a number."""
    (english,) = [words for words, key in WORDS.items() if key == id]
    expected = [place for place in PLACES.findall(english) if place != "%(type)s"]
    for language in LANGUAGES:
        assert PLACES.findall(Text(paths.localization(), language)(id)) == expected


def test_the_standard_parser_still_asks_for_these_words():
    """The one about an argument is said without asking before Python 3.12."""
    source = Path(argparse.__file__).read_text("utf-8")
    assert [words for words in WORDS if repr(words)[1:-1] not in source] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "de", "--version"],
        ["--version", "--language", "de"],
        ["--version", "--language=de"],
        ["--language=de", "--version"],
    ],
)
def test_the_version_is_told_in_the_language(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(arguments) == 0
    assert "Regelkern" in capsys.readouterr().out


@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_the_language_may_stand_anywhere(at: int, capsys: pytest.CaptureFixture[str]):
    arguments = ["replay", "--json", "/nowhere"]
    assert main([*arguments[:at], "--language", "de", *arguments[at:]]) == 1
    assert capsys.readouterr().err == "/nowhere lässt sich nicht lesen: eine Datei dieses Namens gibt es nicht\n"


def test_simulate_speaks_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "file").write_text("")
    out = str(tmp_path / "file" / "x")
    assert main(["simulate", "--language", "pl", "--players", "2", "--seed", "1", "--out", out]) == 1
    assert capsys.readouterr().err == f"nie można zapisać {out}: ta nazwa jest już zajęta\n"
    with pytest.raises(SystemExit):
        main(["simulate", "--language", "pl", "--solo", "1", "--preset", "--seed", "1", "--out", out])
    assert "użycie: luna simulate" in capsys.readouterr().err


def test_a_language_there_is_not_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "it")
    for arguments in (["--language", "fr"], ["--language"], ["replay", "--language=fr", "--json", "x"]):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
        assert "errore: argomento --language: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["game.luna", "--language", "de"],
        ["--language=de", "game.luna"],
        ["--language", "de", "game.luna"],
        ["game.luna", "--language=de"],
    ],
)
def test_a_record_file_and_a_language_open_its_game(arguments: list[str]):
    options = parse(arguments)
    assert (options.file, options.language) == ("game.luna", "de")


def test_nothing_reaches_the_terminal_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "x"
    file.write_text(RECORD.replace("setup ", "setup \x1b[31m"), "utf-8")
    assert main(["replay", "--json", str(file)]) == 1
    assert main(["replay", "--json", "\x1b[31mnowhere"]) == 1
    with pytest.raises(SystemExit):
        main(["replay", "--json", "a", "\x1b[31mb"])
    assert "\x1b" not in capsys.readouterr().err


def run(shell: str, record: Path) -> subprocess.CompletedProcess[str]:
    """A line of a shell in which `luna` is the program and `$1` a record."""
    luna = f"{sys.executable} -m luna"
    environment = {**os.environ, "LC_ALL": "C", "PYTHONPATH": str(ROOT)}
    line = shell.replace("luna", luna, 1)
    command = ["bash", "-o", "pipefail", "-c", line, "bash", str(record)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    (tmp_path / "game.luna").write_text(RECORD, "utf-8")
    return tmp_path / "game.luna"


@pytest.mark.skipif(os.name == "nt", reason="needs a shell with pipes")
@pytest.mark.parametrize(
    "command", ['luna replay --json --every "$1"', "luna --version", "luna --help", "luna simulate --help"]
)
def test_a_reader_that_is_gone_ends_the_program_quietly(command: str, record: Path):
    ended = run(f"{command} > >(exec true; ) ; exit $?", record)
    assert ended.stderr == ""
    first = run(f"{command} | head -c 1", record)
    assert first.stderr == ""
    assert first.returncode in (0, 141)
    if "every" in command:
        assert first.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("command", ['luna replay --json --every "$1"', "luna --version", "luna --help"])
def test_output_that_does_not_arrive_is_told(command: str, record: Path):
    ended = run(f"{command} > /dev/full", record)
    assert (ended.returncode, ended.stderr) == (1, "the output did not arrive: the disk is full\n")
