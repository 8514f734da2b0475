"""Records that are damaged or of another game: what is wrong is told, and what is valid can be played on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from luna.app.saved_games.scene import SavedGames
from luna.app.table.scene import TableScene
from luna.core.game_record import load_record
from luna.games.rivers.game import RIVERS
from tests.games.rivers.window.program import Rivers, opened, setup_of, written
from tests.root import ROOT

PLAYED = (ROOT / "tests" / "games" / "rivers" / "golden" / "played-3p.luna").read_text("utf-8")
RECORD = written(setup_of("krrbbg", "krbbgg"), "tile blue a4", "tile red f5")


def told(program: Rivers) -> str:
    """All that stands in the list of saved games."""
    assert isinstance(program.app.top, SavedGames)
    return " ".join(label.text for label in program.form.form.labels)


def bagged(old: str, new: str) -> str:
    """The record with one tile of its bag exchanged, added or taken away."""
    head, bag, rest = RECORD.partition("\nbag ")
    return head + bag + rest.replace(old, new, 1)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (bagged("k", "r"), ("5", "black 29", "black 30")),
        (bagged("k", ""), ("5", "black 29", "black 30")),
        (bagged("g", "gg"), ("5", "green 31", "green 30")),
        (bagged("k", "y"), ("5", "y", "k, r, b, g")),
        (RECORD.replace("valley-1", "valley-2"), ("2", "valley-2", "valley-1")),
    ],
    ids=["another tile", "one tile less", "one tile more", "no tile", "another board"],
)
def test_what_is_no_game_of_this_edition_is_refused_with_what_is_there_and_what_belongs(
    program: Rivers, tmp_path: Path, record: str, words: tuple[str, ...]
) -> None:
    opened(program, tmp_path / "given", record)
    for language in program.app.context.text.languages:
        program.app.use_language(language)
        assert all(word in told(program) for word in words)


@pytest.mark.parametrize(
    ("line", "reason"),
    [("tile purple a5", "tile purple a5"), ("catastrophe b2", "treasure"), ("\0", "Line 9")],
)
def test_of_a_damaged_game_what_comes_before_is_played_on_and_the_line_is_told(
    program: Rivers, tmp_path: Path, line: str, reason: str
) -> None:
    opened(program, tmp_path / "given", f"{RECORD}{line}\ntile red f6\n")
    assert isinstance(program.app.top, TableScene)
    assert program.table.covered
    for _ in range(10):
        program.app.update(1.0)  # nobody has come yet
    program.key(pygame.K_SPACE)
    assert program.table.game.match.notations() == ["tile blue a4", "tile red f5"]
    bubble = program.table.shown().bubble
    assert bubble is not None
    assert "Line 9" in bubble.text
    assert reason in bubble.text


def test_a_game_cut_off_anywhere_can_be_played_on(program: Rivers, tmp_path: Path) -> None:
    text = PLAYED[: len(PLAYED) * 2 // 3]
    opened(program, tmp_path / "given", text)
    kept = program.table.game.match.notations()
    assert kept == load_record(text, [RIVERS]).match.notations()
    assert kept == text.split("\n")[6:-1]
