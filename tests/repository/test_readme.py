"""What the README says of commands, paths, packages, licences and targets is so."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from build_scripts import bench, test
from build_scripts.benchmarks.report import MEASURED
from luna.app.commands.command_line import parse
from luna.app.lessons.taught_table import KEYS as BOX_KEYS
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import shipped_weights
from luna.games.luna.words.details import KEYS
from luna.ui.reading.text import Text
from tests.root import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
REQUIREMENTS = ("game.in", "kernel.in", "bundle.in", "dev.in", "bench.in")
NAME_AT_START = re.compile(r"[A-Za-z][\w.-]*")
READERS: dict[str, Callable[[list[str]], object]] = {"run.py": parse, "bench.py": bench.parse, "test.py": test.is_fast}
"""Scripts with options, and what reads these."""


def section(heading: str) -> str:
    """Everything between a heading and the next one."""
    return README.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """The cells of a section's table without its head."""
    lines = [line for line in section(heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def commands() -> list[str]:
    return [line.strip() for line in README.splitlines() if line.startswith("    python3 ")]


def paths() -> set[str]:
    """Everything in code type that looks like a path of this repository, and every picture."""
    quoted = re.findall(r"`([^`\n]+)`", README)
    named = {word for word in quoted if re.fullmatch(r"[\w.-]+(/[\w.-]+)+|[A-Z]{2,}(\.md)?|\.ci", word)}
    return {word for word in named if word != "LUNA_HOME"} | set(re.findall(r"\]\((?!https?:)([^)]+)\)", README))


def test_there_are_commands_and_paths_to_check():
    assert len(commands()) >= 8
    assert {"LICENSE", "luna/core", "assets/screenshots/table.png"} <= paths()


@pytest.mark.parametrize("command", commands())
def test_every_command_is_understood(command: str):
    _, script, *arguments = shlex.split(command)
    assert (ROOT / script).is_file()
    reader = READERS.get(Path(script).name)
    if reader:
        reader(arguments)
    else:
        assert arguments == []


@pytest.mark.parametrize("path", sorted(paths()))
def test_every_path_exists(path: str):
    assert (ROOT / path).exists()


@pytest.mark.parametrize("row", rows("Where things are"), ids=lambda row: row[0])
def test_the_map_names_folders(row: list[str]):
    assert (ROOT / row[0].strip("`")).is_dir()


def test_the_file_of_printed_values_is_where_the_text_says():
    words = section("The printed values")
    assert "`board.toml` in\n`luna/games/luna/rules`" in words
    assert (ROOT / "luna/games/luna/rules/board.toml").is_file()


def test_the_table_of_dependencies_names_exactly_the_direct_ones():
    sets = [(ROOT / "build_scripts" / "requirements" / name).read_text("utf-8") for name in REQUIREMENTS]
    lines = [line for text in sets for line in text.splitlines()]
    wanted = sorted(found[0] for line in lines if (found := NAME_AT_START.match(line)))
    assert sorted(row[0] for row in rows("Dependencies")) == wanted
    assert all(row[2] for row in rows("Dependencies"))


NAMED = {"Plus": "+", "plus": "+", "Minus": "−", "minus": "−", "Arrows": "arrow keys"}
"""Keys that the program calls by another name than the table."""


@pytest.mark.parametrize("key", sorted({*KEYS, *BOX_KEYS}))
def test_the_table_of_controls_names_the_keys_that_the_game_names(key: str):
    told = Text(ROOT / "localization", "en")("help-key", what=key, system="other") if key in KEYS else f"{key} – lesson"
    signs = re.findall(r"Page Up/Down|Ctrl|F\d+|[A-Za-z]+", told.partition(" – ")[0].replace("zoomed in", ""))
    said = " ".join(row[1] for row in rows("Controls"))
    wanted = [NAMED.get(sign, sign).replace("/", " and ") for sign in signs]
    assert wanted
    assert not [sign for sign in wanted if not re.search(rf"(?<!\w){re.escape(sign)}(?!\w)", said)]


def test_every_folder_of_assets_has_its_licence():
    files = [path.relative_to(ROOT / "assets") for path in (ROOT / "assets").glob("*/**/*.*")]
    folders = {"/".join(path.parent.parts[:2]) for path in files}
    licensed = {row[0].strip("`"): row[1] for row in rows("Licences")}
    assert {name for name in licensed if name != "code"} == {f"assets/{name}" for name in folders}
    assert all(re.search(r"MIT|Open Font License|CC BY 4\.0", licence) for licence in licensed.values())


def test_the_speed_table_has_the_quantities_and_targets_of_the_benchmark():
    said = [(row[0], row[3]) for row in rows("Speed")]
    assert said == [(each.name, each.wanted()) for each in MEASURED]


def test_apostrophes_are_curly_everywhere():
    prose = re.sub(r"`[^`\n]*`", "", "\n".join(line for line in README.splitlines() if not line.startswith("    ")))
    assert re.findall(r".*['\"].*", prose) == []


@pytest.mark.parametrize("heading", ["Controls", "Where things are", "Dependencies", "Licences"])
def test_no_row_stands_twice(heading: str):
    """Rows that say the same in the same words differ at most in little words."""
    said = [re.sub(r"\W|\b(a|the|it|that|for)\b", "", row[0]) for row in rows(heading)]
    assert len(set(said)) == len(said)


def test_the_notice_names_the_game_and_says_what_this_is():
    opening = README.split("\n## ")[0]
    for words in ("Unofficial fan project", "Stefan Feld", "Hall Games", "2010", "no text and no artwork"):
        assert words in opening


def test_the_screenshot_is_small_enough_to_be_cloned_by_everybody():
    picture = (ROOT / "assets" / "screenshots" / "table.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == (1280, 720)
    assert len(picture) <= 600 * 1024


def test_the_table_of_levels_says_what_they_do_and_what_was_measured():
    lines = rows("Computer opponents")
    assert [line[0].split()[0] for line in lines] == [key.removeprefix("level-") for key in LEVELS]
    for (_, looks, won), level in zip(lines, LEVELS.values(), strict=True):
        counts = [f"{search.budget.iterations:,}" for search in level.compiled if search.budget.iterations]
        assert not counts or looks.startswith(" / ".join(counts))
        measured = shipped_weights().measured.get(level.key)
        assert won == (f"{100 * measured.won:.1f} % of {measured.games:,} games" if measured else "–")
