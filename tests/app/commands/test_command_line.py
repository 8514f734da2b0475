"""The commands that need no window: version, simulate, replay."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import tomli_w

from luna import __version__
from luna.__main__ import main
from luna.app.commands.command_line import open_window, parse
from luna.core.game_record import load_record
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.own_board import identified, values_of


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_the_version_names_the_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"luna {__version__} (interpreted kernel)\n"


@pytest.mark.parametrize("mode", [["--players", "2"], ["--players", "4", "--preset"], ["--solo", "2"]])
def test_a_simulated_game_is_a_record_that_replays_to_its_end(mode: list[str], tmp_path: Path) -> None:
    out = tmp_path / "a game.luna"
    assert main(["simulate", *mode, "--seed", "5", "--out", str(out)]) == 0
    loaded = load_record(out.read_text("utf-8"), [LUNA])
    assert loaded.fault is None
    assert dump(loaded.match.state)["phase"] == "over"


def test_several_games_go_into_a_folder_and_the_seed_decides(tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert main(["simulate", "--players", "3", "--seed", "8", "--games", "2", "--out", str(tmp_path / name)]) == 0
    files = sorted((tmp_path / "a").iterdir())
    assert [file.name for file in files] == ["game-8.luna", "game-9.luna"]
    assert [file.read_text() for file in files] == [(tmp_path / "b" / file.name).read_text() for file in files]
    assert files[0].read_text() != files[1].read_text()


def test_a_simulated_bot_may_have_a_character_which_its_record_keeps(tmp_path: Path) -> None:
    out = tmp_path / "g.luna"
    bots = "level-1:zealot,level-2"
    assert main(["simulate", "--players", "2", "--bots", bots, "--seed", "5", "--out", str(out)]) == 0
    seats = LUNA.seats(load_record(out.read_text("utf-8"), [LUNA]).setup)
    assert [(seat.name, seat.character) for seat in seats] == [("level-1", "zealot"), ("level-2", "")]


@pytest.mark.parametrize(
    "wrong",
    [
        ["--solo", "1", "--preset"],
        ["--players", "3", "--bots", "random"],
        ["--players", "2", "--bots", "random,grandmaster"],
        ["--players", "2", "--bots", "level-2,level-2:poet"],
        ["--players", "2", "--bots", "random:zealot,level-1"],
        ["rivers", "--players", "2", "--bots", "level-1,level-1:zealot"],
        ["--solo", "1", "--bots", "level-2:zealot"],
        ["--players", "2", "--games", "0"],
        ["--players", "5"],
        [],
    ],
)
def test_wrong_options_end_with_usage(wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *wrong, "--seed", "1", "--out", str(tmp_path / "x")])
    assert ended.value.code == 2
    assert capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_replay_prints_the_last_or_every_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "g.luna"
    main(["simulate", "--players", "2", "--seed", "3", "--out", str(out)])
    assert main(["replay", str(out), "--json"]) == 0
    last = capsys.readouterr().out
    assert main(["replay", str(out), "--json", "--every"]) == 0
    every = capsys.readouterr().out.splitlines()
    actions = out.read_text().split("---\n")[1].splitlines()
    assert len(every) == len(actions) + 1
    assert every[-1] + "\n" == last
    state = json.loads(last)
    assert list(state) == sorted(state)
    assert state["result"]["ranking"]


def test_a_bad_line_is_named_and_the_states_before_it_are_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "g.luna"
    main(["simulate", "--players", "2", "--seed", "3", "--out", str(out)])
    lines = out.read_text().splitlines()
    at = lines.index("---") + 5
    out.write_text("\n".join([*lines[:at], "favor moon", *lines[at:]]))
    assert main(["replay", str(out), "--json", "--every"]) == 1
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 5
    assert printed.err == f"Line {at + 1}: there is no action “favor moon”.\n"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff\xfe", "Line 1: this is not UTF-8 text.\n"),
        (b"", "The record cannot be used: the line “---” between header and actions is missing.\n"),
        (b"luna-record 9\n---\n", "Line 1: the record comes from a newer version of Luna (format 9).\n"),
    ],
)
def test_what_is_no_record_is_told_plainly(
    content: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    assert main(["replay", str(file), "--json"]) == 1
    assert capsys.readouterr().err == told


def test_a_missing_file_is_told_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none"), "--json"]) == 1
    assert "none" in capsys.readouterr().err


def test_the_commands_never_import_pygame(tmp_path: Path) -> None:
    script = (
        "import sys; from luna.__main__ import main;"
        f"main(['simulate', '--players', '2', '--seed', '1', '--out', {str(tmp_path / 'g')!r}]);"
        f"main(['replay', {str(tmp_path / 'g')!r}, '--json']);"
        "sys.exit('pygame' in sys.modules)"
    )
    child = subprocess.run([sys.executable, "-c", script], env={**os.environ, "DISPLAY": ""}, capture_output=True)
    assert child.returncode == 0, child.stderr


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (["game.luna"], "game.luna"),
        (["a b/Game.TXT"], "a b/Game.TXT"),
        (["--language", "pl", "game.luna"], "game.luna"),
        (["--open", "game"], "game"),
        (["--frame-log", "times.txt"], None),
        ([], None),
    ],
)
def test_a_record_file_alone_opens_its_game(arguments: list[str], file: str | None) -> None:
    options = parse(arguments)
    assert options.file == file
    assert options.command is open_window


def test_a_record_file_after_a_command_is_left_to_it() -> None:
    assert parse(["replay", "--json", "game.luna"]).command is not open_window


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="a device that never ends")
def test_what_never_ends_is_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", "/dev/zero"]) == 1
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("Line 1: ")


def test_games_are_simulated_on_the_board_of_a_file_and_replay_without_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "own.toml", tmp_path / "own.luna"
    board = replace(shipped_board(), name="Anna", seats=(*shipped_board().seats[:4], 1, *shipped_board().seats[5:]))
    file.write_text(tomli_w.dumps(values_of(board)), "utf-8")
    options = ["simulate", "--players", "2", "--seed", "3", "--board", str(file), "--out", str(out)]
    assert main(options) == 0
    file.unlink()
    assert f"board {identified(board).id}\nprinted name=Anna " in out.read_text("utf-8")
    assert main(["replay", "--json", str(out)]) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "over"
    with pytest.raises(SystemExit):
        main(options)
    assert "cannot be read" in capsys.readouterr().err
    file.write_text(tomli_w.dumps(values_of(replace(board, builder_moves=3))), "utf-8")
    with pytest.raises(SystemExit):
        main(options)
    assert "builder.moves" in capsys.readouterr().err
