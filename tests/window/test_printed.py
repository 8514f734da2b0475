"""The owner of the box corrects a value in the real window, keeps it and plays with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_scripts.driving.driver import Point, Program
from build_scripts.driving.screen import Screen, eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import press, to_the_table
from build_scripts.games.luna.driving.hand import LunaHand
from luna.app.new_game.scene import NewGameScene
from luna.app.printed.scene import PrintedScene
from luna.app.screens.title import Title
from luna.core.own_files import OwnFiles
from luna.games.luna.game import LUNA
from luna.games.luna.rules.own_board import own_board

pytestmark = pytest.mark.window

SEAT = "council.seats[4]"


def at(scene: PrintedScene, field: str) -> Point:
    """The middle of a field of the picture in the window."""
    left, top, width, height = scene.keeping.desk.fields[field]
    return scene.form.rect((scene.picture.left + left, scene.picture.top + top, width, height)).center


def shown(seen: Seen, scene: PrintedScene) -> PrintedScene:
    """The same screen as a person sees it now."""
    seen.widget(scene, "save")
    return scene


def test_a_value_is_corrected_kept_and_played_with(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, tmp_path / "game") as program:
        seen = Seen(tmp_path / "seen")
        press(program, seen, Title(seen.app.context), "printed")
        scene = shown(seen, PrintedScene(seen.app.context, LUNA))
        program.click(at(scene, SEAT))
        program.rest()
        program.type("1")
        program.rest()
        press(program, seen, scene, "name")
        program.type("Anna")
        program.rest()
        program.click(seen.widget(scene, "save"))
        file = program.home / "data" / "luna" / "Anna.toml"
        eventually("the values on disk", file.is_file)
        board = own_board(file.read_text("utf-8"))
        assert (board.name, board.seats[4]) == ("Anna", 1)
        own: OwnFiles = seen.app.context.own_files
        own.add("Anna", file.read_text("utf-8"))
        press(program, seen, scene, "back")
        press(program, seen, Title(seen.app.context), "players")
        form = NewGameScene(seen.app.context, LUNA, "players")
        press(program, seen, form, "board")
        to_the_table(program, seen, form, "begin")
        eventually("the new game on disk", lambda: bool(program.record()))
        assert f"board {board.id}\nprinted name=Anna " in program.record()
        hand = LunaHand(program, seen)
        hand.play(next(line for line in hand.seen.legal() if line.startswith("journey")))
